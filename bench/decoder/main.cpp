// pewter_decode: a language model of a GGUF file, run by the collection's kernels. --help lists the options.
#include <omp.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <exception>
#include <memory>
#include <random>

#include "bench/decoder/command.hpp"
#include "bench/decoder/decoder.hpp"
#include "bench/decoder/mapped_file.hpp"
#include "bench/decoder/report.hpp"
#include "pewter/error.hpp"
#include "pewter/kernels.hpp"

namespace pewter::decoder {
namespace {

using ids = std::vector<std::uint32_t>;

double now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

/// A line on a terminal's standard error that grows with what is done.
class progress_bar {
 public:
  explicit progress_bar(bool shown) : shown_(shown && ::isatty(STDERR_FILENO) != 0) {}
  void show(const char* what, std::size_t done, std::size_t of, double seconds) {
    if (!shown_) return;
    constexpr std::size_t width = 30;
    const std::size_t full = of == 0 ? width : width * done / of;
    std::fprintf(stderr, "\r%-8s [%-30.*s] %zu of %zu, %.1f tokens a second ", what, static_cast<int>(full),
                 "##############################", done, of,
                 seconds > 0 ? static_cast<double>(done) / seconds : 0.0);
  }
  void end() const {
    if (shown_) std::fputs("\r\x1b[K", stderr);
  }

 private:
  bool shown_;
};

ids prompt_of(const command& c, std::size_t vocabulary) {
  if (!c.prompt.empty()) return c.prompt;
  std::mt19937_64 random(c.sampling.seed);
  ids prompt(c.prompt_tokens);
  for (std::uint32_t& token : prompt) token = static_cast<std::uint32_t>(random() % vocabulary);
  return prompt;
}

/// Appends logits to the file that was asked for.
class logits_file {
 public:
  explicit logits_file(const std::string& path)
      : path_(path), file_(path.empty() ? nullptr : std::fopen(path.c_str(), "wb")) {
    if (!path.empty() && file_ == nullptr) detail::raise("%s: cannot write it", path.c_str());
  }
  void write(std::span<const float> logits) {
    if (file_ && std::fwrite(logits.data(), sizeof(float), logits.size(), file_.get()) != logits.size())
      detail::raise("%s: cannot write the logits", path_.c_str());
  }
  /// What was written is in the file, or an error.
  void close() {
    if (file_ && std::fclose(file_.release()) != 0)
      detail::raise("%s: cannot write the logits", path_.c_str());
  }

 private:
  struct closer {
    void operator()(std::FILE* f) const { std::fclose(f); }
  };
  std::string path_;
  std::unique_ptr<std::FILE, closer> file_;
};

/// A token for each row of logits, of the sequences from `first` on.
/// @param step how many tokens have been decoded: it and the sequence are the draw's counter
ids next_tokens(std::span<const float> logits, std::size_t first, std::size_t step, const command& c,
                decoder& d) {
  const std::size_t vocabulary = d.of().extents.vocabulary, rows = logits.size() / vocabulary;
  const launch how = {.host_threads = c.threads};
  ids chosen(rows), counters(rows);
  for (std::size_t r = 0; r < rows; ++r)
    counters[r] = static_cast<std::uint32_t>(step * most_sequences + first + r);
  if (c.samples)
    d.times().time("sample", "next token", 0, [&] {
      sample(logits.data(), counters.data(), chosen.data(), {rows, vocabulary}, c.sampling, how);
    });
  else
    d.times().time("row_argmax", "next token", 0, [&] {
      row_argmax(logits.data(), chosen.data(), {rows, vocabulary}, how);
    });
  return chosen;
}

/// Runs the prompt in every sequence; returns each one's first token.
/// @param wants_all whether the first sequence's logits are all computed: in every rank, or in none
ids run_prompt(decoder& d, const ids& prompt, const command& c, bool wants_all, progress_bar& bar,
               logits_file& logits) {
  ids first;
  const std::size_t at_once = c.one_by_one ? 1 : c.batch;
  const double begin = now();
  for (std::uint32_t s = 0; s < c.sequences; ++s)
    for (std::size_t at = 0; at < prompt.size(); at += at_once) {
      std::vector<token_place> part;
      for (std::size_t i = at; i < std::min(at + at_once, prompt.size()); ++i)
        part.push_back({prompt[i], s, (wants_all && s == 0) || i + 1 == prompt.size()});
      const std::span<const float> found = d.run(part);
      if (s == 0) logits.write(found);
      if (at + part.size() == prompt.size())
        first.push_back(next_tokens(found.last(d.of().extents.vocabulary), s, 0, c, d)[0]);
      bar.show("prompt", s * prompt.size() + at + part.size(), c.sequences * prompt.size(), now() - begin);
    }
  return first;
}

/// Decodes from each sequence's first token on; returns the tokens, a sequence after the other.
std::vector<ids> decode(decoder& d, const ids& first, const command& c, progress_bar& bar) {
  std::vector<ids> tokens(first.size());
  ids next = first;
  const double begin = now();
  for (std::size_t i = 0; i < c.tokens; ++i) {
    std::vector<token_place> batch;
    for (std::uint32_t s = 0; s < next.size(); ++s) {
      tokens[s].push_back(next[s]);
      batch.push_back({next[s], s, true});
    }
    if (i + 1 == c.tokens) break;  // the last token is known, what follows it is not wanted
    next = next_tokens(d.run(batch), 0, i + 1, c, d);
    bar.show("decoding", (i + 1) * next.size(), (c.tokens - 1) * next.size(), now() - begin);
  }
  return tokens;
}

/// Runs a model in this process, or in all ranks; only the first rank prints.
void run(const command& given, ranks* shared_by) {
  command c = given;
  const bool prints = shared_by == nullptr || shared_by->rank() == 0;
  if (!prints) {
    c.quiet = c.no_limit = true;
    c.logits.clear();
    c.times.clear();
  }
  const mapped_file mapped(c.file);
  const gguf_file file(mapped.bytes(), c.file);
  const model weights(file);
  const ids prompt = prompt_of(c, weights.extents.vocabulary);
  decoder d(weights, {.sequences = c.sequences,
                      .capacity = c.context != 0 ? c.context : prompt.size() + c.tokens,
                      .batch = std::max(c.batch, c.sequences),
                      .host_threads = c.threads,
                      .activations = c.exact ? activations::exact : activations::bytes,
                      .packs = !c.as_stored,
                      .cache = c.cache,
                      .shared_by = shared_by});
  progress_bar bar(!c.quiet);
  logits_file logits(c.logits);
  const double begin = now();
  const ids first = run_prompt(d, prompt, c, !given.logits.empty(), bar, logits);
  logits.close();
  const double prompt_seconds = now() - begin;
  const std::vector<kernel_time> of_prompt = d.times().times();
  d.times().clear();
  const double decoding = now();
  const std::vector<ids> tokens = decode(d, first, c, bar);
  const double decoding_seconds = now() - decoding;
  bar.end();
  if (!prints) return;
  for (const ids& of_sequence : tokens) {
    for (const std::uint32_t token : of_sequence) std::printf("%u ", token);
    std::puts("");
  }
  const report about = {.model = &weights,
                        .threads = c.threads != 0 ? c.threads : static_cast<unsigned>(omp_get_max_threads()),
                        .prompt = {c.sequences * prompt.size(), c.sequences, prompt_seconds, of_prompt},
                        .decoding = {c.tokens == 0 ? 0 : (c.tokens - 1) * c.sequences, c.sequences,
                                     decoding_seconds, d.times().times()},
                        .bytes_a_second = c.no_limit ? 0 : read_limit(c.threads)};
  if (!c.quiet) std::fputs(text_of(about).c_str(), stderr);
  if (!c.times.empty()) write_json(about, c.times);
}

int run_command(int count, const char* const* arguments) {
  std::unique_ptr<ranks> shared_by;
  try {
    const command c = parsed(count, arguments);
    if (c.mpi) shared_by = ranks_of_mpi();
    run(c, shared_by.get());
    return 0;
  } catch (const std::exception& e) {
    std::fprintf(stderr, "%s\n", e.what());
    if (shared_by != nullptr && shared_by->count() > 1) shared_by->abort();
    return 1;
  }
}

}  // namespace
}  // namespace pewter::decoder

int main(int count, char** arguments) {
  if (count == 2 && (std::strcmp(arguments[1], "--help") == 0 || std::strcmp(arguments[1], "-h") == 0)) {
    std::fputs(pewter::decoder::usage, stdout);
    return 0;
  }
  return pewter::decoder::run_command(count, arguments);
}
