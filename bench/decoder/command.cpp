#include "bench/decoder/command.hpp"

#include <charconv>
#include <cstring>
#include <functional>
#include <limits>
#include <string_view>

#include "pewter/error.hpp"

namespace pewter::decoder {

const char* const usage =
    R"(usage: pewter_decode FILE.gguf [options]

Runs the model of a file: a prompt, then tokens one after the other, each the likeliest one, or drawn where a
temperature is given.
Prints the tokens, and on the standard error tokens a second and the share of the memory's bandwidth.

  --prompt 1,2,3      tokens; without, --prompt-tokens N (64) random ones of the seed
  --tokens N          to decode (32)
  --temperature T     draws tokens; --top-k N, --top-p P, --min-p P among which, and by --seed N (1)
  --sequences N       that are decoded together, with the same prompt (1)
  --batch N           tokens of the prompt that are run together, at most (512)
  --context N         room for tokens of a sequence; without, what is needed
  --cache TYPE        of keys and values: float, half (without), bfloat, q8_0, q4_0
  --threads N         host threads; without, OpenMP's default
  --exact             multiplies by activations as they are, not by bytes
  --as-stored         does not pack weights: less memory, slower products of few tokens
  --logits FILE       writes the logits of each of the prompt's tokens, as floats
  --one-by-one        runs the prompt token by token, as decoding does
  --times FILE        writes the time of each kernel, for scripts/report --decoder
  --no-limit          does not measure the memory's bandwidth
  --quiet             prints the tokens alone
  --mpi               runs the model in the processes that mpirun has started, each with --threads
)";

namespace {

template <class N>
N number(std::string_view option, std::string_view text, N least, N most) {
  N value = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (fault != std::errc() || end != text.data() + text.size() || value < least || value > most)
    detail::raise("pewter_decode: %s %s, must be a number from %llu to %llu", std::string(option).c_str(),
                  std::string(text).c_str(), static_cast<unsigned long long>(least),
                  static_cast<unsigned long long>(most));
  return value;
}

cache_type cache_of(std::string_view text) {
  for (int i = 0; i <= static_cast<int>(cache_type::q4_0); ++i)
    if (text == traits_of(static_cast<cache_type>(i)).name) return static_cast<cache_type>(i);
  detail::raise("pewter_decode: --cache %s, must be float, half, bfloat, q8_0 or q4_0",
                std::string(text).c_str());
}

float real_number(std::string_view option, std::string_view text) {
  float value = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (fault != std::errc() || end != text.data() + text.size())
    detail::raise("pewter_decode: %s %s, must be a number", std::string(option).c_str(),
                  std::string(text).c_str());
  return value;
}

std::vector<std::uint32_t> numbers(std::string_view option, std::string_view text) {
  std::vector<std::uint32_t> found;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(',', begin), text.size());
    found.push_back(number<std::uint32_t>(option, text.substr(begin, end - begin), 0,
                                          std::numeric_limits<std::uint32_t>::max()));
    begin = end + 1;
  }
  return found;
}

struct option {
  const char* name;
  bool has_value;
  std::function<void(command&, std::string_view)> set;
};

template <auto Member, std::size_t Least, std::size_t Most>
option counted(const char* name) {
  return {name, true, [name](command& c, std::string_view text) {
            using N = std::remove_reference_t<decltype(c.*Member)>;
            c.*Member = number<N>(name, text, static_cast<N>(Least), static_cast<N>(Most));
          }};
}
/// A fraction of sampling_options, which checks it.
template <auto Member>
option fraction(const char* name) {
  return {name, true, [name](command& c, std::string_view text) {
            c.sampling.*Member = real_number(name, text);
            c.samples = true;
          }};
}
template <auto Member>
option flag(const char* name) {
  return {name, false, [](command& c, std::string_view) { c.*Member = true; }};
}
template <auto Member>
option text(const char* name) {
  return {name, true, [](command& c, std::string_view value) { c.*Member = value; }};
}

constexpr std::size_t most_tokens = 1 << 20;
const option options[] = {
    {"--prompt", true, [](command& c, std::string_view value) { c.prompt = numbers("--prompt", value); }},
    counted<&command::prompt_tokens, 1, most_tokens>("--prompt-tokens"),
    counted<&command::tokens, 0, most_tokens>("--tokens"),
    counted<&command::sequences, 1, most_sequences>("--sequences"),
    counted<&command::batch, 1, 65536>("--batch"),
    counted<&command::context, 0, most_tokens>("--context"),
    counted<&command::threads, 0, 4096>("--threads"),
    fraction<&sampling_options::temperature>("--temperature"),
    fraction<&sampling_options::top_p>("--top-p"),
    fraction<&sampling_options::min_p>("--min-p"),
    {"--top-k", true,
     [](command& c, std::string_view value) {
       c.sampling.top_k =
           number<std::uint32_t>("--top-k", value, 1, std::numeric_limits<std::uint32_t>::max());
       c.samples = true;
     }},
    {"--seed", true,
     [](command& c, std::string_view value) {
       c.sampling.seed = number<std::uint64_t>("--seed", value, 0, std::numeric_limits<std::uint64_t>::max());
     }},
    {"--cache", true, [](command& c, std::string_view value) { c.cache = cache_of(value); }},
    text<&command::logits>("--logits"),
    text<&command::times>("--times"),
    flag<&command::exact>("--exact"),
    flag<&command::as_stored>("--as-stored"),
    flag<&command::one_by_one>("--one-by-one"),
    flag<&command::no_limit>("--no-limit"),
    flag<&command::quiet>("--quiet"),
    flag<&command::mpi>("--mpi"),
};

}  // namespace

command parsed(int count, const char* const* arguments) {
  command c;
  for (int i = 1; i < count; ++i) {
    const std::string_view name = arguments[i];
    if (name.substr(0, 2) != "--") {
      if (!c.file.empty())
        detail::raise("pewter_decode: '%s' and '%s', must be one file", c.file.c_str(), arguments[i]);
      c.file = name;
      continue;
    }
    const option* found = nullptr;
    for (const option& o : options)
      if (name == o.name) found = &o;
    if (found == nullptr) detail::raise("pewter_decode: unknown option '%s'", arguments[i]);
    if (found->has_value && i + 1 == count)
      detail::raise("pewter_decode: %s has no value, must have one", arguments[i]);
    found->set(c, found->has_value ? arguments[++i] : "");
  }
  if (c.file.empty()) detail::raise("pewter_decode: no file, must be given one");
  return c;
}

}  // namespace pewter::decoder
