// Clang's messages are of the rewritten text: here they get the lines that the source has.
#pragma once

#include <string>

namespace pewter::metal {

/// @param messages of clang, with excerpts
/// @param expanded the source after preprocessing, with line markers, before it was rewritten
/// @param rewritten what clang has read
/// @return the messages with excerpts and columns of `expanded`, and names of the source for those of ours
std::string with_own_lines(const std::string& messages, const std::string& expanded,
                           const std::string& rewritten);

}  // namespace pewter::metal
