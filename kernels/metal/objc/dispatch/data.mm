// Data of one piece: bytes that a destructor ends, a copy, or a part of other data.
#import "kernels/metal/objc/dispatch/queue.hpp"

#include <sys/mman.h>

#include <cstdlib>
#include <cstring>

using pewter::dispatch::of_block;
using pewter::dispatch::work;

@interface PewterDispatchData : NSObject {
 @public
  const void* _bytes;
  std::size_t _size;
  id _whole;  // what a part is of
  work _end;  // called when the bytes are not needed longer
  dispatch_queue_t _queue;
}
@end
@implementation PewterDispatchData
- (void)dealloc {
  if (_end && _queue != nil) {
    const work end = _end;
    dispatch_async(_queue, ^{
      end();
    });
  } else if (_end) {
    _end();
  }
  [_queue release];
  [_whole release];
  [super dealloc];
}
@end

static PewterDispatchData* of(dispatch_data_t data) { return (PewterDispatchData*)data; }

static PewterDispatchData* made(const void* bytes, std::size_t size) {
  PewterDispatchData* one = [[PewterDispatchData alloc] init];
  one->_bytes = bytes;
  one->_size = size;
  return one;
}

/// Room for `size` bytes that is freed with the data.
static PewterDispatchData* made_room(std::size_t size, char*& room) {
  room = static_cast<char*>(std::malloc(size == 0 ? 1 : size));
  if (room == nullptr)
    [NSException raise:NSMallocException format:@"dispatch_data: no memory for %zu bytes", size];
  PewterDispatchData* one = made(room, size);
  one->_end = [bytes = room] { std::free(bytes); };
  return one;
}

extern "C" {

dispatch_block_t pewter_dispatch_free(void) {
  static const dispatch_block_t one = ^{
  };
  return one;
}
dispatch_block_t pewter_dispatch_munmap(void) {
  static const dispatch_block_t one = ^{
  };
  return one;
}

dispatch_data_t pewter_dispatch_no_data(void) {
  static PewterDispatchData* const one = made("", 0);
  return (dispatch_data_t)one;
}

dispatch_data_t dispatch_data_create(const void* bytes, size_t size, dispatch_queue_t queue,
                                     dispatch_block_t destructor) {
  if (destructor == DISPATCH_DATA_DESTRUCTOR_DEFAULT) {
    char* room = nullptr;
    PewterDispatchData* copy = made_room(size, room);
    if (size != 0) std::memcpy(room, bytes, size);
    return (dispatch_data_t)copy;
  }
  PewterDispatchData* one = made(bytes, size);
  void* const own = const_cast<void*>(bytes);
  if (destructor == pewter_dispatch_free()) {
    one->_end = [own] { std::free(own); };
  } else if (destructor == pewter_dispatch_munmap()) {
    one->_end = [own, size] { munmap(own, size); };
  } else {
    one->_end = of_block(destructor);
    one->_queue = [queue retain];
  }
  return (dispatch_data_t)one;
}

size_t dispatch_data_get_size(dispatch_data_t data) { return data == nil ? 0 : of(data)->_size; }

dispatch_data_t dispatch_data_create_map(dispatch_data_t data, const void** bytes, size_t* size) {
  if (bytes != nullptr) *bytes = of(data)->_bytes;
  if (size != nullptr) *size = of(data)->_size;
  return [data retain];
}

dispatch_data_t dispatch_data_create_concat(dispatch_data_t first, dispatch_data_t second) {
  char* room = nullptr;
  PewterDispatchData* both = made_room(of(first)->_size + of(second)->_size, room);
  if (of(first)->_size != 0) std::memcpy(room, of(first)->_bytes, of(first)->_size);
  if (of(second)->_size != 0) std::memcpy(room + of(first)->_size, of(second)->_bytes, of(second)->_size);
  return (dispatch_data_t)both;
}

dispatch_data_t dispatch_data_create_subrange(dispatch_data_t data, size_t offset, size_t length) {
  const std::size_t size = of(data)->_size;
  const std::size_t start = offset < size ? offset : size;
  PewterDispatchData* part =
      made(static_cast<const char*>(of(data)->_bytes) + start, length < size - start ? length : size - start);
  part->_whole = [data retain];
  return (dispatch_data_t)part;
}

bool dispatch_data_apply(dispatch_data_t data, dispatch_data_applier_t applier) {
  return of(data)->_size == 0 || applier(data, 0, of(data)->_bytes, of(data)->_size);
}

}  // extern "C"
