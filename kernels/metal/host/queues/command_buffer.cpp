// A command buffer's way: enqueued, committed, scheduled, completed or failed.
#include <chrono>
#include <exception>

#include "kernels/metal/host/encoders/counters.hpp"
#include "kernels/metal/host/queues/command_queue.hpp"
#include "kernels/metal/host/queues/event.hpp"
#include "kernels/metal/host/queues/log_state.hpp"
#include "pewter/error.hpp"
#include "pewter/metal.hpp"

namespace pewter::metal::host {
namespace {

double seconds() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

class encoder_info_object final : public MTL::CommandBufferEncoderInfo {
 public:
  encoder_info_object(NS::SharedPtr<NS::String> label, NS::Array* signposts,
                      MTL::CommandEncoderErrorState state)
      : label_(std::move(label)), signposts_(kept(signposts)), state_(state) {}
  NS::String* label() const override { return label_.get(); }
  NS::Array* debugSignposts() const override { return signposts_.get(); }
  MTL::CommandEncoderErrorState errorState() const override { return state_; }

 private:
  NS::SharedPtr<NS::String> label_;
  NS::SharedPtr<NS::Array> signposts_;
  MTL::CommandEncoderErrorState state_;
};

}  // namespace

[[noreturn]] void raise_ended(const char* function) { detail::raise("%s: the encoder has ended", function); }

MTL::CommandBuffer* queue_object::commandBuffer() {
  return (new command_buffer_object(*this))->autorelease();
}

MTL::CommandBuffer* queue_object::commandBuffer(const MTL::CommandBufferDescriptor* descriptor) {
  if (descriptor == nullptr) return commandBuffer();
  return (new command_buffer_object(*this, *descriptor))->autorelease();
}

NS::Error* command_buffer_object::failure(MTL::CommandBufferError code, const char* text,
                                          std::size_t at) const {
  if ((error_options_ & MTL::CommandBufferErrorOptionEncoderExecutionStatus) == 0)
    return error_object(MTL::CommandBufferErrorDomain, code, text);
  std::vector<const NS::Object*> infos;
  for (std::size_t n = 0; n < encoders_.size(); ++n) {
    std::vector<const NS::Object*> signposts;
    for (const auto& s : encoders_[n].signposts) signposts.push_back(s.get());
    const MTL::CommandEncoderErrorState state = n < at    ? MTL::CommandEncoderErrorStateCompleted
                                                : n == at ? MTL::CommandEncoderErrorStateFaulted
                                                          : MTL::CommandEncoderErrorStatePending;
    NS::Array* const posts = NS::Array::array(signposts.data(), signposts.size());
    infos.push_back((new encoder_info_object(encoders_[n].label, posts, state))->autorelease());
  }
  const NS::Object* const keys[] = {NS::LocalizedDescriptionKey, MTL::CommandBufferEncoderInfoErrorKey};
  const NS::Object* const values[] = {text_object(text), NS::Array::array(infos.data(), infos.size())};
  return NS::Error::error(MTL::CommandBufferErrorDomain, static_cast<NS::Integer>(code),
                          NS::Dictionary::dictionary(values, keys, 2));
}

void command_buffer_object::check_open(const char* function) const {
  const std::lock_guard lock(mutex_);
  if (committed_) detail::raise("CommandBuffer::%s: the command buffer is committed", function);
}

void command_buffer_object::enqueue() {
  check_open("enqueue");
  if (status_ != MTL::CommandBufferStatusNotEnqueued) return;
  set_status(MTL::CommandBufferStatusEnqueued);
  // What a program is told is told on the queue's thread, which a trace shows, and which has a GPU's stream.
  queue_->thread.post([own = kept(this)] { own->run(); },
                      [this] {
                        const std::lock_guard lock(mutex_);
                        return gpu() == nullptr && !trace::is_on() && committed_ &&
                               scheduled_handlers_.empty() && completed_handlers_.empty() &&
                               log_state_.get() == nullptr;
                      });
}

void command_buffer_object::commit() {
  check_open("commit");
  if (has_encoder_) detail::raise("CommandBuffer::commit: an encoder has not ended");
  const trace::commit traced(traced_);
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
  const bool for_end = status == MTL::CommandBufferStatusCompleted;
  trace::span traced("wait", for_end ? "waitUntilCompleted" : "waitUntilScheduled");
  traced.put("command_buffer", traced_.number);
  const auto has_finished = [&] {
    const std::lock_guard own(mutex_);
    return !committed_ || finished_ || runs_on_ == std::this_thread::get_id();
  };
  while (for_end && !has_finished() && queue_->thread.run_next_here()) {
  }
  std::unique_lock lock(mutex_);
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
  if (trace::is_on()) trace::name_thread("queue " + text_of(queue_->label()));
  trace::command_buffer traced(traced_, commands_.size());
  kernel_start_ = seconds();
  set_status(MTL::CommandBufferStatusScheduled);
  const bool overlaps = gpu() != nullptr && !traced.is_open();
  if (overlaps)
    post_end([this] { call(scheduled_handlers_); });
  else
    call(scheduled_handlers_);
  kernel_end_ = seconds();
  start_ = seconds();
  attempt([this] { run_commands(); });
  if (work_.batch() != nullptr) work_.batch()->begun();
  // On a GPU the next command buffer begins before this one has ended, if no trace wants the times of both;
  // handlers keep their order.
  if (!overlaps) return finish(&traced);
  {
    const std::lock_guard lock(mutex_);
    runs_on_ = {};  // a thread that has run it while it waits for it waits for its end
  }
  post_end([this] { finish(nullptr); });
}

void command_buffer_object::post_end(std::function<void()> part) {
  queue_->ends.post([own = kept(this), part = std::move(part)] {
    const auto pool = NS::TransferPtr(NS::AutoreleasePool::alloc()->init());
    part();
  });
}

void command_buffer_object::call(std::vector<MTL::HandlerFunction>& handlers) {
  for (const MTL::HandlerFunction& h : handlers) h(this);
  handlers.clear();
}

void command_buffer_object::attempt(const std::function<void()>& part) {
  const auto fail = [&](MTL::CommandBufferError code, const std::exception& e) {
    if (!failed_) failed_ = NS::RetainPtr(failure(code, e.what(), running_));
  };
  try {
    part();
  } catch (const std::bad_alloc& e) {
    fail(MTL::CommandBufferErrorOutOfMemory, e);
  } catch (const timeout& e) {
    fail(MTL::CommandBufferErrorTimeout, e);
  } catch (const page_fault& e) {
    fail(MTL::CommandBufferErrorPageFault, e);
  } catch (const pewter::error& e) {
    fail(MTL::CommandBufferErrorInvalidResource, e);
  } catch (const std::exception& e) {
    fail(MTL::CommandBufferErrorInternal, e);
  }
}

void command_buffer_object::run_commands() {
  const log_scope logs(log_of(log_state_.get()));
  work_.begin(queue_->stream());
  for (const encoded_command& c : commands_) {
    running_ = c.encoder;
    c.run();
  }
}

/// @param traced that is to end before others learn of the end; nullptr: nothing is traced
/// Resources are given back after what was begun has ended, also where a command has failed.
void command_buffer_object::finish(trace::command_buffer* traced) {
  {
    const std::lock_guard lock(mutex_);
    runs_on_ = std::this_thread::get_id();
  }
  if (gpu_batch* const batch = work_.batch()) {
    double on_gpu = 0;
    attempt([&] { on_gpu = batch->end(); });
    end_ = seconds();
    start_ = end_ - on_gpu;
    work_.clear();
  } else {
    end_ = seconds();
  }
  const bool has_failed = static_cast<bool>(failed_);
  {
    const std::lock_guard lock(mutex_);
    error_ = std::move(failed_);
  }
  if (has_failed && traced != nullptr) traced->put("error", text_of(error_->localizedDescription()));
  set_status(has_failed ? MTL::CommandBufferStatusError : MTL::CommandBufferStatusCompleted);
  commands_.clear();
  call(completed_handlers_);
  if (traced != nullptr) traced->end();
  {
    const std::lock_guard lock(mutex_);
    finished_ = true;
  }
  changed_.notify_all();
}

}  // namespace pewter::metal::host
