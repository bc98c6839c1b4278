#include "kernels/metal/runtime/compilation/whole_compilation.hpp"

#include <system_error>
#include <thread>

#include "kernels/metal/runtime/compilation/expanded_text.hpp"

namespace pewter::metal {

std::shared_ptr<const loaded_object> compiled_source::whole() const {
  if (settings_.check) return compiled(options_of_whole());
  std::shared_ptr<whole_compilation> of;
  {
    const std::lock_guard lock(whole_mutex_);
    if (whole_ == nullptr) {
      whole_ = std::make_shared<whole_compilation>();
      const auto run = [own = shared_from_this(), to = whole_] {
        try {
          const auto announced = [&](const std::string& manifest) {
            to->announce(
                std::make_shared<const loaded_object>(loaded_object::announced{manifest}, own->target_));
          };
          to->end(own->compiled(own->options_of_whole(), own->target_, announced), nullptr);
        } catch (const std::exception&) {
          to->end(nullptr, std::current_exception());
        }
      };
      try {
        std::thread(run).detach();
      } catch (const std::system_error&) {  // no more threads
        run();
      }
    }
    of = whole_;
  }
  auto made = of->announced();
  if (settings_.kernels.empty()) settings_.read->compiles = true;
  return made;
}

std::shared_ptr<const loaded_object> compiled_source::finished_whole() const {
  if (settings_.check) {
    const auto all = compiled(options_of_whole());
    return all->names.empty() ? all : nullptr;
  }
  whole();
  const auto all = whole_->finished();
  return all != nullptr && all->names.empty() ? all : nullptr;
}

}  // namespace pewter::metal
