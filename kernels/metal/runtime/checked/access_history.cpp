#include "kernels/metal/runtime/checked/access_history.hpp"

namespace pewter::metal {

access_history::page& access_history::page_of(std::uintptr_t address) {
  const std::uintptr_t number = address / page_bytes;
  if (last_ != nullptr && last_number_ == number) return *last_;
  const auto found = pages_.find(number);
  if (found != pages_.end()) {
    last_ = &found->second;
  } else {
    while (words_ > word_limit) {
      const auto oldest = pages_.find(order_.front());
      words_ -= oldest->second.words.size();
      pages_.erase(oldest);
      order_.pop_front();
    }
    order_.push_back(number);
    last_ = &pages_[number];
    last_->words.resize(page_bytes / word_bytes);
    words_ += last_->words.size();
  }
  last_number_ = number;
  return *last_;
}

void access_history::split(page& p) {
  std::vector<word_history> bytes;
  bytes.reserve(page_bytes);
  for (const word_history& w : p.words) bytes.insert(bytes.end(), word_bytes, w);
  words_ += bytes.size() - p.words.size();
  p.words = std::move(bytes);
  p.by_bytes = true;
}

}  // namespace pewter::metal
