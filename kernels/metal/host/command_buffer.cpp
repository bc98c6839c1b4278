// A command buffer's way: enqueued, committed, scheduled, completed or failed.
#include <chrono>
#include <exception>

#include "kernels/metal/host/command_queue.hpp"
#include "kernels/metal/host/event.hpp"
#include "pewter/error.hpp"

namespace pewter::metal::host {
namespace {

double seconds() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

NS::Error* failure(MTL::CommandBufferError code, const char* text) {
  return error_object(MTL::CommandBufferErrorDomain, code, text);
}

}  // namespace

[[noreturn]] void raise_ended(const char* function) { detail::raise("%s: the encoder has ended", function); }

MTL::CommandBuffer* queue_object::commandBuffer() {
  return (new command_buffer_object(*this))->autorelease();
}

void command_buffer_object::check_open(const char* function) const {
  const std::lock_guard lock(mutex_);
  if (committed_) detail::raise("CommandBuffer::%s: the command buffer is committed", function);
}

void command_buffer_object::enqueue() {
  check_open("enqueue");
  if (status_ != MTL::CommandBufferStatusNotEnqueued) return;
  set_status(MTL::CommandBufferStatusEnqueued);
  queue_->thread.post([own = kept(this)] { own->run(); });
}

void command_buffer_object::commit() {
  check_open("commit");
  if (has_encoder_) detail::raise("CommandBuffer::commit: an encoder has not ended");
  enqueue();
  {
    const std::lock_guard lock(mutex_);
    committed_ = true;
    status_ = MTL::CommandBufferStatusCommitted;
  }
  changed_.notify_all();
}

void command_buffer_object::addScheduledHandler(const MTL::HandlerFunction& function) {
  check_open("addScheduledHandler");
  scheduled_handlers_.push_back(function);
}

void command_buffer_object::addCompletedHandler(const MTL::HandlerFunction& function) {
  check_open("addCompletedHandler");
  completed_handlers_.push_back(function);
}

NS::Error* command_buffer_object::error() const {
  const std::lock_guard lock(mutex_);
  return error_.get();
}

void command_buffer_object::set_status(MTL::CommandBufferStatus status) {
  {
    const std::lock_guard lock(mutex_);
    status_ = status;
  }
  changed_.notify_all();
}

void command_buffer_object::wait_until(MTL::CommandBufferStatus status) {
  std::unique_lock lock(mutex_);
  const bool for_end = status == MTL::CommandBufferStatusCompleted;
  changed_.wait(lock, [&] {
    if (!committed_) return true;
    if (runs_on_ == std::this_thread::get_id()) return true;  // in a handler of its own
    return for_end ? finished_ : status_ >= status;
  });
}

void command_buffer_object::run() {
  const auto pool = NS::TransferPtr(NS::AutoreleasePool::alloc()->init());
  {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return committed_; });
    runs_on_ = std::this_thread::get_id();
  }
  kernel_start_ = seconds();
  set_status(MTL::CommandBufferStatusScheduled);
  for (const MTL::HandlerFunction& h : scheduled_handlers_) h(this);
  kernel_end_ = seconds();
  run_commands();
  commands_.clear();
  for (const MTL::HandlerFunction& h : completed_handlers_) h(this);
  scheduled_handlers_.clear();
  completed_handlers_.clear();
  {
    const std::lock_guard lock(mutex_);
    finished_ = true;
  }
  changed_.notify_all();
}

void command_buffer_object::run_commands() {
  NS::Error* failed = nullptr;
  start_ = seconds();
  try {
    for (const std::function<void()>& c : commands_) c();
  } catch (const std::bad_alloc& e) {
    failed = failure(MTL::CommandBufferErrorOutOfMemory, e.what());
  } catch (const pewter::error& e) {
    failed = failure(MTL::CommandBufferErrorInvalidResource, e.what());
  } catch (const std::exception& e) {
    failed = failure(MTL::CommandBufferErrorInternal, e.what());
  }
  end_ = seconds();
  {
    const std::lock_guard lock(mutex_);
    error_ = NS::RetainPtr(failed);
  }
  set_status(failed == nullptr ? MTL::CommandBufferStatusCompleted : MTL::CommandBufferStatusError);
}

void command_buffer_object::begin_encoder(const char* function) {
  check_open(function);
  if (has_encoder_) detail::raise("CommandBuffer::%s: another encoder has not ended", function);
  has_encoder_ = true;
}

MTL::ComputeCommandEncoder* command_buffer_object::computeCommandEncoder(MTL::DispatchType type) {
  begin_encoder("computeCommandEncoder");
  return new_compute_encoder(*this, type);
}

MTL::BlitCommandEncoder* command_buffer_object::blitCommandEncoder() {
  begin_encoder("blitCommandEncoder");
  return new_blit_encoder(*this);
}

void command_buffer_object::encodeWait(const MTL::Event* event, std::uint64_t value) {
  check_open("encodeWait");
  if (event != nullptr) add([own = kept(event), v = value_of(*event), value] { v->wait(value); });
}

void command_buffer_object::encodeSignalEvent(const MTL::Event* event, std::uint64_t value) {
  check_open("encodeSignalEvent");
  if (event != nullptr) add([own = kept(event), v = value_of(*event), value] { v->set(value); });
}

}  // namespace pewter::metal::host
