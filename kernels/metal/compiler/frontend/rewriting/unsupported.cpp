#include "kernels/metal/compiler/frontend/rewriting/unsupported.hpp"

#include <map>
#include <set>
#include <string_view>

#include "kernels/metal/compiler/frontend/rewriting/address_spaces.hpp"

namespace pewter::metal {
namespace {

constexpr const char* ray_tracing = "ray tracing";
constexpr const char* tensors = "tensor operations";
constexpr const char* mesh_shading = "mesh functions";
constexpr const char* render = "render functions";
constexpr const char* blocks = "imageblocks";
constexpr const char* commands = "indirect command buffers";
constexpr const char* textures = "textures of this kind";

/// Attributes between [[ and ]].
const std::map<std::string_view, const char*>& attributes() {
  static const std::map<std::string_view, const char*> all = {
      {"stage_in", render},
      {"color", render},
      {"vertex_id", render},
      {"instance_id", render},
      {"base_vertex", render},
      {"base_instance", render},
      {"position", render},
      {"point_size", render},
      {"point_coord", render},
      {"front_facing", render},
      {"barycentric_coord", render},
      {"primitive_id", render},
      {"sample_id", render},
      {"sample_mask", render},
      {"render_target_array_index", render},
      {"viewport_array_index", render},
      {"patch", render},
      {"early_fragment_tests", render},
      {"payload", mesh_shading},
      {"imageblock_data", blocks},
  };
  return all;
}

/// Names of Metal's types and namespaces; `before` is what must follow so that it is one: a token, or "name".
struct feature {
  const char* name;
  std::string_view before;
};
const std::map<std::string_view, feature>& words() {
  static const std::map<std::string_view, feature> all = {
      {"raytracing", {ray_tracing, ":"}},
      {"intersector", {ray_tracing, "<"}},
      {"intersection_query", {ray_tracing, "<"}},
      {"intersection_function_table", {ray_tracing, "<"}},
      {"acceleration_structure", {ray_tracing, ""}},
      {"primitive_acceleration_structure", {ray_tracing, ""}},
      {"instance_acceleration_structure", {ray_tracing, ""}},
      {"ray_data", {ray_tracing, ""}},
      {"tensor", {tensors, "<"}},
      {"tensor_ops", {tensors, ":"}},
      {"mpp", {tensors, ":"}},
      {"cooperative_tensor", {tensors, "<"}},
      {"mesh", {mesh_shading, "<"}},
      {"mesh_grid_properties", {mesh_shading, ""}},
      {"object_data", {mesh_shading, ""}},
      {"command_buffer", {commands, "name"}},
      {"compute_command", {commands, "("}},
      {"render_command", {commands, "("}},
      {"imageblock", {blocks, "<"}},
      {"threadgroup_imageblock", {blocks, ""}},
      {"texture2d_ms", {textures, "<"}},
      {"texture2d_ms_array", {textures, "<"}},
      {"depth2d_ms", {textures, "<"}},
  };
  return all;
}

/// Whether token t says that the next one is a type or a namespace of the user's.
bool declares_type(const source_tokens& tokens, std::size_t t) {
  const std::string_view word = tokens.str(t);
  if (word == "using") return tokens.is(t + 2, "=");
  return word == "struct" || word == "class" || word == "namespace" || word == "enum";
}

class unsupported_search {
 public:
  explicit unsupported_search(const source_tokens& tokens) : tokens_(tokens) {
    for (std::size_t t = 0; t + 1 < tokens.size(); ++t) {
      if (!tokens[t].of_header && declares_type(tokens, t)) own_.insert(tokens.str(t + 1));
    }
  }

  std::vector<std::string> run() {
    bool in_attributes = false;
    int parentheses = 0;
    for (std::size_t t = 0; t < tokens_.size(); ++t) {
      note_scope(t);
      if (tokens_.is(t, "[") && tokens_.is(t + 1, "[")) in_attributes = true;
      if (tokens_.is(t, "]") && tokens_.is(t + 1, "]")) in_attributes = false;
      if (!in_attributes) parentheses += tokens_.is(t, "(") ? 1 : tokens_.is(t, ")") ? -1 : 0;
      if (tokens_[t].of_header || tokens_[t].kind != token::word) continue;
      if (in_attributes && (tokens_.is(t - 1, "[") || tokens_.is(t - 1, ","))) {
        const auto found = attributes().find(tokens_.str(t));
        // Structures that vertex and fragment functions exchange may stay.
        const bool of_member = parentheses == 0 && found != attributes().end() && found->second == render;
        if (parentheses == 0 && !is_structure_.back() &&
            (tokens_.is(t, "buffer") || tokens_.is(t, "texture") || tokens_.is(t, "sampler")))
          note(t, "only parameters, and members of structures that are parameters, are bound so",
               "[[" + std::string(tokens_.str(t)) + "]]");
        if (found != attributes().end() && !of_member)
          note(t, found->second, "[[" + std::string(tokens_.str(t)) + "]]");
      } else if (!in_attributes) {
        word(t);
      }
    }
    return std::move(found_);
  }

 private:
  void note_scope(std::size_t t) {
    if (tokens_.is(t, "{")) {
      is_structure_.push_back(opens_structure(tokens_, head_, t));
    } else if (tokens_.is(t, "}") && is_structure_.size() > 1) {
      is_structure_.pop_back();
    }
    if (tokens_.is(t, ";") || tokens_.is(t, "{") || tokens_.is(t, "}")) head_ = t + 1;
  }

  void word(std::size_t t) {
    const std::string_view w = tokens_.str(t);
    const auto found = words().find(w);
    if (found == words().end() || own_.count(w) != 0) return;
    if (t > 0 &&
        (tokens_.is(t - 1, ".") || (t > 1 && tokens_.is(t - 1, ":") && own_.count(tokens_.str(t - 3)))))
      return;
    const bool is_declaration =
        found->second.before == "name" && t + 1 < tokens_.size() && tokens_[t + 1].kind == token::word;
    if (found->second.before.empty() || is_declaration || tokens_.is(t + 1, found->second.before))
      note(t, found->second.name, std::string(w));
  }

  void note(std::size_t t, const char* feature, const std::string& word) {
    std::string text = tokens_.place_of(t) + ": " + word + ": " + feature;
    if (found_.empty() || found_.back() != text) found_.push_back(std::move(text));
  }

  const source_tokens& tokens_;
  std::set<std::string_view> own_;  ///< types and namespaces of the user
  std::vector<std::string> found_;
  std::vector<bool> is_structure_ = {false};  ///< of the scopes around this place, the innermost last
  std::size_t head_ = 0;                      ///< the first token after the last statement
};

}  // namespace

std::vector<std::string> find_unsupported(const source_tokens& tokens) {
  return unsupported_search(tokens).run();
}

}  // namespace pewter::metal
