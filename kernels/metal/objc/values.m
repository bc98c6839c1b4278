// A table of Foundation's values: how each becomes Objective-C's, and how each becomes C's.
#import "kernels/metal/objc/values.h"

#include <string.h>

enum { UTF8 = 4 };

static id string_value(void* object) {
  NSString* text = [[NSString alloc] initWithBytes:pewter_NSString_UTF8String(object)
                                            length:pewter_NSString_lengthOfBytesUsingEncoding_(object, UTF8)
                                          encoding:NSUTF8StringEncoding];
  if (text == nil)
    text = [[NSString alloc] initWithCString:pewter_NSString_UTF8String(object)
                                    encoding:NSISOLatin1StringEncoding];
  return [text autorelease];
}

static id array_value(void* object) {
  const NSUInteger count = pewter_NSArray_count(object);
  NSMutableArray* array = [NSMutableArray arrayWithCapacity:count];
  for (NSUInteger i = 0; i < count; ++i)
    [array addObject:pewter_borrow(pewter_NSArray_objectAtIndex_(object, i))];
  return [NSArray arrayWithArray:array];
}

static id set_value(void* object) {
  return
      [NSSet setWithArray:array_value(pewter_NSEnumerator_allObjects(pewter_NSSet_objectEnumerator(object)))];
}

static id dictionary_value(void* object) {
  pewter_NSArray* keys = pewter_NSDictionary_allKeys(object);
  NSMutableDictionary* dictionary = [NSMutableDictionary dictionary];
  for (NSUInteger i = 0; i < pewter_NSArray_count(keys); ++i) {
    pewter_NSObject* key = pewter_NSArray_objectAtIndex_(keys, i);
    [dictionary setObject:pewter_borrow(pewter_NSDictionary_objectForKey_(object, key))
                   forKey:pewter_borrow(key)];
  }
  return [NSDictionary dictionaryWithDictionary:dictionary];
}

static id number_value(void* object) {
  switch (*pewter_NSValue_objCType(object)) {
    case 'f':
      return [NSNumber numberWithFloat:pewter_NSNumber_floatValue(object)];
    case 'd':
      return [NSNumber numberWithDouble:pewter_NSNumber_doubleValue(object)];
    case 'B':
      return [NSNumber numberWithBool:pewter_NSNumber_boolValue(object)];
    case 'C':
    case 'S':
    case 'I':
    case 'L':
    case 'Q':
      return [NSNumber numberWithUnsignedLongLong:pewter_NSNumber_unsignedLongLongValue(object)];
    default:
      return [NSNumber numberWithLongLong:pewter_NSNumber_longLongValue(object)];
  }
}

static id plain_value(void* object) {
  const char* type = pewter_NSValue_objCType(object);
  NSUInteger size = 0, alignment = 0;
  NSGetSizeAndAlignment(type, &size, &alignment);
  NSMutableData* bytes = [NSMutableData dataWithLength:size];
  pewter_NSValue_getValue_size_(object, [bytes mutableBytes], size);
  return [NSValue valueWithBytes:[bytes bytes] objCType:type];
}

// Keys of errors have other texts in gnustep-base than Apple's, which C's have: a dictionary with the one for
// the other.
static NSDictionary* with_keys(NSDictionary* info, BOOL is_apple) {
  NSString* const pairs[][2] = {{NSLocalizedDescriptionKey, @"NSLocalizedDescription"},
                                {NSLocalizedFailureReasonErrorKey, @"NSLocalizedFailureReason"},
                                {NSLocalizedRecoverySuggestionErrorKey, @"NSLocalizedRecoverySuggestion"},
                                {NSLocalizedRecoveryOptionsErrorKey, @"NSLocalizedRecoveryOptions"},
                                {NSUnderlyingErrorKey, @"NSUnderlyingError"}};
  NSMutableDictionary* made = [NSMutableDictionary dictionaryWithDictionary:info];
  for (NSUInteger i = 0; i < sizeof pairs / sizeof *pairs; ++i) {
    NSString* from = pairs[i][is_apple ? 0 : 1];
    id value = [info objectForKey:from];
    if (value == nil) continue;
    [made removeObjectForKey:from];
    [made setObject:value forKey:pairs[i][is_apple ? 1 : 0]];
  }
  return made;
}

static id error_value(void* object) {
  return [NSError errorWithDomain:string_value(pewter_NSError_domain(object))
                             code:pewter_NSError_code(object)
                         userInfo:with_keys(pewter_borrow(pewter_NSError_userInfo(object)), NO)];
}

static id data_value(void* object) {
  return [NSData dataWithBytes:pewter_NSData_bytes(object) length:pewter_NSData_length(object)];
}

static id url_value(void* object) {
  return
      [NSURL fileURLWithPath:[NSString stringWithUTF8String:pewter_NSURL_fileSystemRepresentation(object)]];
}

static id bundle_value(void* object) {
  return [NSBundle bundleWithPath:pewter_borrow(pewter_NSBundle_bundlePath(object))];
}

static const struct {
  const char* name;
  id (*value)(void* object);
} values[] = {{"NSString", string_value},         {"NSArray", array_value},   {"NSSet", set_value},
              {"NSDictionary", dictionary_value}, {"NSNumber", number_value}, {"NSValue", plain_value},
              {"NSError", error_value},           {"NSData", data_value},     {"NSURL", url_value},
              {"NSBundle", bundle_value}};

static NSUInteger place_of(const char* class_name) {
  NSUInteger i = 0;
  while (i < sizeof values / sizeof *values && strcmp(values[i].name, class_name) != 0) ++i;
  return i;
}

BOOL pewter_is_value(const char* class_name) { return place_of(class_name) < sizeof values / sizeof *values; }
id pewter_value(void* object, const char* class_name) { return values[place_of(class_name)].value(object); }

static void* autoreleased(void* object) { return pewter_NSObject_autorelease(object); }

static void* from_string(id text) {
  NSData* bytes = [text dataUsingEncoding:NSUTF8StringEncoding allowLossyConversion:YES];
  return autoreleased(pewter_NSString_initWithBytesNoCopy_length_encoding_freeWhenDone_(
      pewter_NSString_alloc(), (void*)[bytes bytes], [bytes length], UTF8, false));
}

static void* from_array(id array) {
  const NSUInteger count = [array count];
  void** objects = [[NSMutableData dataWithLength:(count + 1) * sizeof(void*)] mutableBytes];
  for (NSUInteger i = 0; i < count; ++i) objects[i] = pewter_from([array objectAtIndex:i]);
  return pewter_NSArray_arrayWithObjects_count_((void*)objects, count);
}

static void* from_set(id set) {
  NSArray* array = [set allObjects];
  const NSUInteger count = [array count];
  void** objects = [[NSMutableData dataWithLength:(count + 1) * sizeof(void*)] mutableBytes];
  for (NSUInteger i = 0; i < count; ++i) objects[i] = pewter_from([array objectAtIndex:i]);
  return autoreleased(pewter_NSSet_initWithObjects_count_(pewter_NSSet_alloc(), (void*)objects, count));
}

static void* from_dictionary(id dictionary) {
  NSArray* all = [dictionary allKeys];
  const NSUInteger count = [all count];
  void **keys = [[NSMutableData dataWithLength:(2 * count + 1) * sizeof(void*)] mutableBytes],
       **objects = keys + count;
  for (NSUInteger i = 0; i < count; ++i) {
    keys[i] = pewter_from([all objectAtIndex:i]);
    objects[i] = pewter_from([dictionary objectForKey:[all objectAtIndex:i]]);
  }
  return pewter_NSDictionary_dictionaryWithObjects_forKeys_count_((void*)objects, (void*)keys, count);
}

static void* from_number(id number) {
  switch (*[number objCType]) {
    case 'f':
      return pewter_NSNumber_numberWithFloat_([number floatValue]);
    case 'd':
      return pewter_NSNumber_numberWithDouble_([number doubleValue]);
    case 'B':
      return pewter_NSNumber_numberWithBool_([number boolValue]);
    case 'C':
    case 'S':
    case 'I':
    case 'L':
    case 'Q':
      return pewter_NSNumber_numberWithUnsignedLongLong_([number unsignedLongLongValue]);
    default:
      return pewter_NSNumber_numberWithLongLong_([number longLongValue]);
  }
}

static void* from_plain_value(id value) {
  NSUInteger size = 0, alignment = 0;
  NSGetSizeAndAlignment([value objCType], &size, &alignment);
  void* bytes = [[NSMutableData dataWithLength:size] mutableBytes];
  [value getValue:bytes];
  return pewter_NSValue_valueWithBytes_objCType_(bytes, [value objCType]);
}

static void* from_url(id url) {
  if ([url isFileURL]) return pewter_NSURL_fileURLWithPath_(from_string([url path]));
  return autoreleased(pewter_NSURL_initWithString_(pewter_NSURL_alloc(), from_string([url absoluteString])));
}

static void* from_data(id data) { return pewter_NSData_dataWithBytes_length_([data bytes], [data length]); }
static void* from_bundle(id bundle) {
  return pewter_NSBundle_bundleWithPath_(from_string([bundle bundlePath]));
}
static void* from_error(id error) {
  return pewter_NSError_errorWithDomain_code_userInfo_(from_string([error domain]), [error code],
                                                       from_dictionary(with_keys([error userInfo], YES)));
}

void* pewter_from(id object) {
  if (object == nil) return NULL;
  const struct {
    Class of;
    void* (*made)(id);
  } kinds[] = {{[NSString class], from_string}, {[NSArray class], from_array},
               {[NSSet class], from_set},       {[NSDictionary class], from_dictionary},
               {[NSNumber class], from_number}, {[NSValue class], from_plain_value},
               {[NSURL class], from_url},       {[NSData class], from_data},
               {[NSBundle class], from_bundle}, {[NSError class], from_error}};
  for (NSUInteger i = 0; i < sizeof kinds / sizeof *kinds; ++i) {
    if ([object isKindOfClass:kinds[i].of]) return kinds[i].made(object);
  }
  return pewter_object(object);
}

void* pewter_dispatch_data_create(const void* bytes, size_t size);

void* pewter_dispatch_object(dispatch_data_t data) {
  if (data == nil) return NULL;
  const void* bytes = NULL;
  size_t size = 0;
  dispatch_data_t map = dispatch_data_create_map(data, &bytes, &size);
  void* copy = pewter_dispatch_data_create(bytes, size);
  dispatch_release(map);
  return autoreleased(copy);
}
