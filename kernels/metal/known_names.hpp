// The names that an unknown one may have been meant to be, for errors.
#pragma once

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

namespace pewter::metal {

/// Characters to insert, remove or replace until `a` is `b`.
inline std::size_t edit_distance(const std::string& a, const std::string& b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t(0));
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t before = row[0];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t replaced = before + (a[i - 1] != b[j - 1]);
      before = row[j];
      row[j] = std::min({replaced, row[j] + 1, row[j - 1] + 1});
    }
  }
  return row[b.size()];
}

/// "must be one of a, b": all of a short list, of a long one the eight names that are most like the wanted
/// one.
inline std::string must_be_one_of(const std::string& wanted, std::vector<std::string> names) {
  constexpr std::size_t all_up_to = 16, nearest = 8;
  if (names.empty()) return "must be one of none";
  std::string text = "must be one of ";
  if (names.size() > all_up_to) {
    text += std::to_string(names.size()) + " names, the nearest are ";
    std::vector<std::pair<std::size_t, std::string>> by_distance;
    for (const std::string& name : names) by_distance.emplace_back(edit_distance(wanted, name), name);
    std::sort(by_distance.begin(), by_distance.end());
    names.clear();
    for (std::size_t n = 0; n < nearest; ++n) names.push_back(by_distance[n].second);
  }
  for (std::size_t n = 0; n < names.size(); ++n) text += (n == 0 ? "" : ", ") + names[n];
  return text;
}

}  // namespace pewter::metal
