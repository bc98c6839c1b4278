// Queues and command buffers. Why: kernels/metal/runtime/threads/host_threads.md#queues.
#pragma once

#include <atomic>
#include <thread>

#include "kernels/metal/host/host_objects.hpp"
#include "kernels/metal/host/queues/gpu_work.hpp"
#include "kernels/metal/host/queues/serial_thread.hpp"
#include "kernels/metal/host/resources/residency_set.hpp"
#include "kernels/metal/runtime/trace/trace.hpp"

namespace pewter::metal::host {

class queue_object final : public labelled<MTL::CommandQueue> {
 public:
  using labelled::labelled;
  MTL::CommandBuffer* commandBuffer() override;
  MTL::CommandBuffer* commandBuffer(const MTL::CommandBufferDescriptor* descriptor) override;
  MTL::CommandBuffer* commandBufferWithUnretainedReferences() override { return commandBuffer(); }
  void insertDebugCaptureBoundary() override {}
  void addResidencySet(const MTL::ResidencySet* set) override { sets_.add(set); }
  void addResidencySets(const MTL::ResidencySet* const* sets, NS::UInteger count) override {
    for (NS::UInteger n = 0; n < count; ++n) sets_.add(sets[n]);
  }
  void removeResidencySet(const MTL::ResidencySet* set) override { sets_.remove(set); }
  void removeResidencySets(const MTL::ResidencySet* const* sets, NS::UInteger count) override {
    for (NS::UInteger n = 0; n < count; ++n) sets_.remove(sets[n]);
  }

  NS::SharedPtr<MTL::LogState> log_state;  // of command buffers that have none
  /// Its thread's own stream; nullptr: the device is the CPU. @throws error if the GPU has none
  gpu_stream* stream() {
    if (gpu() != nullptr && !stream_) stream_ = std::make_unique<gpu_stream>(*gpu());
    return stream_.get();
  }

 private:
  std::unique_ptr<gpu_stream> stream_;
  residency_sets sets_;

 public:
  // They end before what their commands use.
  serial_thread ends;    ///< waits for what the other has begun on a GPU
  serial_thread thread;  ///< runs command buffers in their order
};

class command_buffer_object final : public labelled<MTL::CommandBuffer> {
 public:
  explicit command_buffer_object(queue_object& queue)
      : labelled(queue.device()), queue_(kept(&queue)), log_state_(queue.log_state) {}
  command_buffer_object(queue_object& queue, const MTL::CommandBufferDescriptor& d)
      : labelled(queue.device()),
        queue_(kept(&queue)),
        retained_references_(d.retainedReferences()),
        error_options_(d.errorOptions()),
        log_state_(d.logState() == nullptr ? queue.log_state : kept(d.logState())) {}
  MTL::CommandQueue* commandQueue() const override { return queue_.get(); }
  bool retainedReferences() const override { return retained_references_; }
  MTL::CommandBufferErrorOption errorOptions() const override { return error_options_; }
  void enqueue() override;
  void commit() override;
  void addScheduledHandler(const MTL::HandlerFunction& function) override;
  void addCompletedHandler(const MTL::HandlerFunction& function) override;
  void waitUntilScheduled() override { wait_until(MTL::CommandBufferStatusScheduled); }
  void waitUntilCompleted() override { wait_until(MTL::CommandBufferStatusCompleted); }
  MTL::CommandBufferStatus status() const override { return status_; }
  NS::Error* error() const override;
  double kernelStartTime() const override { return kernel_start_; }
  double kernelEndTime() const override { return kernel_end_; }
  double GPUStartTime() const override { return start_; }
  double GPUEndTime() const override { return end_; }
  MTL::ComputeCommandEncoder* computeCommandEncoder() override {
    return computeCommandEncoder(MTL::DispatchTypeSerial);
  }
  MTL::ComputeCommandEncoder* computeCommandEncoder(MTL::DispatchType type) override;
  MTL::ComputeCommandEncoder* computeCommandEncoder(const MTL::ComputePassDescriptor* pass) override;
  MTL::BlitCommandEncoder* blitCommandEncoder() override;
  MTL::BlitCommandEncoder* blitCommandEncoder(const MTL::BlitPassDescriptor* pass) override;
  void encodeWait(const MTL::Event* event, std::uint64_t value) override;
  void encodeSignalEvent(const MTL::Event* event, std::uint64_t value) override;
  void pushDebugGroup(const NS::String*) override {}
  void popDebugGroup() override {}
  void useResidencySet(const MTL::ResidencySet* set) override {
    add([own = kept(set)] {});
  }
  void useResidencySets(const MTL::ResidencySet* const* sets, NS::UInteger count) override {
    for (NS::UInteger n = 0; n < count; ++n) useResidencySet(sets[n]);
  }

  /// For encoders: where commands run.
  gpu_work& work() { return work_; }
  /// A command, which may throw; then the rest is not run.
  void add(std::function<void()> command) { commands_.push_back({std::move(command), encoders_.size()}); }
  /// @param signposts that the program inserted while it encoded
  void end_encoder(NS::SharedPtr<NS::String> label, std::vector<NS::SharedPtr<NS::String>> signposts) {
    for (std::function<void()>& sample : at_end_) add(std::move(sample));
    at_end_.clear();
    encoders_.push_back({std::move(label), std::move(signposts)});
    has_encoder_ = false;
  }

 private:
  struct encoded_command {
    std::function<void()> run;
    std::size_t encoder;  // its place among encoders_
  };
  struct ended_encoder {
    NS::SharedPtr<NS::String> label;
    std::vector<NS::SharedPtr<NS::String>> signposts;
  };

  /// @param at the encoder whose command failed
  NS::Error* failure(MTL::CommandBufferError code, const char* text, std::size_t at) const;
  void check_open(const char* function) const;
  void begin_encoder(const char* function);
  /// Takes the time when an encoder begins and ends, where the descriptor of its pass wants it.
  template <class Attachments>
  void sample_pass(const Attachments& attachments);
  void run();
  /// On the queue's thread for ends, with a pool.
  void post_end(std::function<void()> part);
  void call(std::vector<MTL::HandlerFunction>& handlers);
  /// Makes what it throws the command buffer's error.
  void attempt(const std::function<void()>& part);
  void run_commands();
  void finish(trace::command_buffer* traced);
  void set_status(MTL::CommandBufferStatus status);
  void wait_until(MTL::CommandBufferStatus status);

  NS::SharedPtr<queue_object> queue_;
  gpu_work work_;
  bool retained_references_ = true;
  MTL::CommandBufferErrorOption error_options_ = MTL::CommandBufferErrorOptionNone;
  NS::SharedPtr<MTL::LogState> log_state_;
  std::size_t running_ = 0;  // the encoder whose command runs, or ran last
  NS::SharedPtr<NS::Error> failed_;
  std::vector<encoded_command> commands_;
  std::vector<ended_encoder> encoders_;
  std::vector<std::function<void()>> at_end_;  // of the encoder that is open
  std::vector<MTL::HandlerFunction> scheduled_handlers_, completed_handlers_;
  bool has_encoder_ = false;
  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::atomic<MTL::CommandBufferStatus> status_ = MTL::CommandBufferStatusNotEnqueued;
  bool committed_ = false, finished_ = false;
  std::thread::id runs_on_;
  trace::buffer_times traced_;
  NS::SharedPtr<NS::Error> error_;
  std::atomic<double> kernel_start_ = 0, kernel_end_ = 0, start_ = 0, end_ = 0;
};

[[noreturn]] void raise_ended(const char* function);

/// What the two kinds of encoders share.
template <class Interface>
class encoder_of : public labelled<Interface> {
 public:
  explicit encoder_of(command_buffer_object& buffer)
      : labelled<Interface>(buffer.device()), buffer_(kept(&buffer)) {}
  ~encoder_of() override { end(); }
  void endEncoding() override { end(); }
  void insertDebugSignpost(const NS::String* text) override { signposts_.push_back(kept(text)); }
  void pushDebugGroup(const NS::String*) override {}
  void popDebugGroup() override {}
  void barrierAfterQueueStages(MTL::Stages, MTL::Stages) override {}  // a queue's commands run in their order

 protected:
  /// Commands keep it, and are kept by what owns it. nullptr after endEncoding.
  gpu_work* work() const { return buffer_ ? &buffer_->work() : nullptr; }
  /// @throws error after endEncoding
  void add(const char* function, std::function<void()> command) {
    if (!buffer_) raise_ended(function);
    buffer_->add(std::move(command));
  }

 private:
  void end() {
    if (buffer_) buffer_->end_encoder(kept(this->label()), std::move(signposts_));
    buffer_.reset();
  }
  std::vector<NS::SharedPtr<NS::String>> signposts_;
  NS::SharedPtr<command_buffer_object> buffer_;
};

MTL::ComputeCommandEncoder* new_compute_encoder(command_buffer_object& buffer, MTL::DispatchType type);
MTL::BlitCommandEncoder* new_blit_encoder(command_buffer_object& buffer);

}  // namespace pewter::metal::host
