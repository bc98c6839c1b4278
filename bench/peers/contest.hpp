// One problem, given to Pewter and its peers in turns.
#pragma once

#include <cstdio>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "bench/peers/on_all_cores.hpp"
#include "bench/peers/peer.hpp"

namespace pewter::peers {

enum class selection { quick, standard, full };

/// What a problem is called, what it moves and computes, and what may be believed of its result.
struct entry {
  std::string kernel, type, shape;
  std::size_t read = 0, written = 0;  ///< bytes, each input and output once
  double flops = 0;                   ///< 0: memory-bound, measured in bytes
  std::size_t rows = 0;               ///< of a product's A
  double tolerance = 0;               ///< largest difference of two results, as a share of the largest value

  std::string name() const { return kernel + '/' + type + '/' + shape; }
};

struct settings {
  int threads = 1;
  int rounds = 7;
  double milliseconds = 5;  ///< of calls in one turn, at least one call
  double seconds = 1;       ///< of one problem, after which only the first three rounds begin
  selection shapes = selection::standard;
  bool products = true, rows = true;
  std::string filter;  ///< only problems whose name has this text

  bool wants(const entry& about) const { return about.name().find(filter) != std::string::npos; }
};

/// Those who compete in one problem, and what is written of each.
class contest {
 public:
  /// @param result takes away what a contender wrote; called after each one's first call
  contest(entry about, std::function<std::vector<float>()> result)
      : about_(std::move(about)), result_(std::move(result)) {}

  /// If the peer offers the problem: runs it once and compares its result with the first contender's.
  template <class Problem>
  void add(peer& who, const Problem& problem) {
    const on_all_cores inherited_by_its_threads;
    if (call what = who.prepare(problem)) add_call(who, std::move(what));
  }

  /// Times all those that agree, in turns: each turn after its own warm-up, each round in another order.
  /// Prints a record a contender, a JSON object a line.
  /// @return whether all agreed
  bool measure(const settings&);

 private:
  struct contender {
    const peer* who;
    call what;
    double error;
    std::vector<double> seconds;
  };
  void add_call(const peer& who, call what);
  double difference(const std::vector<float>& other) const;
  std::string record(const contender&, const settings&) const;

  entry about_;
  std::function<std::vector<float>()> result_;
  std::vector<float> reference_;
  std::vector<contender> contenders_;
};

/// Each set of problems: whether all results agreed.
using peer_list = std::vector<std::unique_ptr<peer>>;
bool compare_gemm(const peer_list&, const settings&);
bool compare_rows(const peer_list&, const settings&);

}  // namespace pewter::peers
