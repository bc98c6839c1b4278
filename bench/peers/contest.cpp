#include "bench/peers/contest.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <random>
#include <thread>

#include "bench/json_object.hpp"

namespace pewter::peers {
namespace {

using std::chrono::steady_clock;

double seconds_since(steady_clock::time_point start) {
  return std::chrono::duration<double>(steady_clock::now() - start).count();
}

double seconds_of(const call& what, double calls) {
  const auto start = steady_clock::now();
  for (double i = 0; i < calls; ++i) what();
  return seconds_since(start) / calls;
}

/// The last contender's threads go on looking for work (libgomp's for 300,000 pauses, some ms), on cores
/// that the next one needs.
void let_idle_threads_sleep(int threads) {
  if (threads > 1) std::this_thread::sleep_for(std::chrono::milliseconds(20));
}

/// The mean of one turn's calls, after a warm-up of a millisecond and four calls, which bring the operands
/// back to the last cache. Calls so long that operands come from memory anyway need fewer.
double turn(const call& what, double milliseconds) {
  constexpr double enough = 1e-3, too_long = 20e-3;
  constexpr int least_calls = 4;
  const auto start = steady_clock::now();
  double fastest = seconds_of(what, 1);
  for (int calls = 1; seconds_since(start) < (calls < least_calls ? too_long : enough); ++calls)
    fastest = std::min(fastest, seconds_of(what, 1));
  return seconds_of(what, std::max(1.0, std::round(milliseconds * 1e-3 / std::max(fastest, 1e-8))));
}

/// The value below which a share of the values lies, between neighbours in proportion; NaN without values.
double quantile(std::vector<double> values, double share) {
  if (values.empty()) return NAN;
  std::sort(values.begin(), values.end());
  const double place = share * static_cast<double>(values.size() - 1);
  const auto below = static_cast<std::size_t>(place), above = std::min(below + 1, values.size() - 1);
  return std::lerp(values[below], values[above], place - std::floor(place));
}

}  // namespace

double contest::difference(const std::vector<float>& other) const {
  double largest = 0, worst = 0;
  for (std::size_t i = 0; i < reference_.size(); ++i) {
    const double error = std::fabs(double{reference_[i]} - double{other[i]});
    if (std::isnan(error)) return INFINITY;
    largest = std::max(largest, std::fabs(double{reference_[i]}));
    worst = std::max(worst, error);
  }
  return worst == 0 ? 0 : worst / largest;
}

void contest::add_call(const peer& who, call what) {
  what();
  std::vector<float> result = result_();
  if (contenders_.empty()) reference_ = result;
  const double error = difference(result);  // infinity where someone, the first one too, wrote nothing
  contenders_.push_back({&who, std::move(what), error, {}});
}

bool contest::measure(const settings& s) {
  std::vector<contender*> order;
  for (contender& c : contenders_) {
    if (c.error <= about_.tolerance) {
      order.push_back(&c);
      continue;
    }
    std::fprintf(stderr, "pewter_peers: %s: %s %s and %s differ by %.3g of the largest value; not timed\n",
                 about_.name().c_str(), c.who->name().c_str(), c.who->variant().c_str(),
                 contenders_.front().who->name().c_str(), c.error);
  }
  static std::mt19937 random(1);
  const auto start = steady_clock::now();
  constexpr int always = 3;
  for (int round = 0; round < s.rounds && (round < always || seconds_since(start) < s.seconds); ++round) {
    std::shuffle(order.begin(), order.end(), random);
    for (contender* c : order) {
      let_idle_threads_sleep(s.threads);
      c->seconds.push_back(turn(c->what, s.milliseconds));
    }
  }
  for (const contender& c : contenders_) std::printf("%s\n", record(c, s).c_str());
  std::fflush(stdout);
  return order.size() == contenders_.size();
}

std::string contest::record(const contender& c, const settings& s) const {
  bench::json_object json;
  json.add("kernel", about_.kernel)
      .add("type", about_.type)
      .add("shape", about_.shape)
      .add("threads", s.threads)
      .add("implementation", c.who->name())
      .add("variant", c.who->variant())
      .add("difference", c.error);
  const double seconds = quantile(c.seconds, 0.5);
  const double half_interquartile_range = (quantile(c.seconds, 0.75) - quantile(c.seconds, 0.25)) / 2;
  const auto bytes = static_cast<double>(about_.read + about_.written);
  const bool counts_flops = about_.flops > 0;
  json.add("median_ns", seconds * 1e9)
      .add("spread", half_interquartile_range / seconds)
      .add(counts_flops ? "gflops" : "gbs", (counts_flops ? about_.flops : bytes) * 1e-9 / seconds)
      .add("bytes", bytes)
      .add("written_share", static_cast<double>(about_.written) / bytes)
      .add("flops", about_.flops);
  if (counts_flops) json.add("rows", static_cast<double>(about_.rows));
  std::string samples = "[";
  for (const double sample : c.seconds) {
    char number[32];
    std::snprintf(number, sizeof number, "%s%.5g", samples.size() == 1 ? "" : ",", sample * 1e9);
    samples += number;
  }
  return json.raw("samples_ns", samples + ']').text();
}

}  // namespace pewter::peers
