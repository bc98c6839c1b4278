// Definition of detail::raise: inline for header-only use, compiled once in the library.
#include <cstdarg>
#include <cstdio>

namespace pewter::detail {

#if !defined(PEWTER_COMPILED)
inline
#endif
    void
    raise(const char* format, ...) {
  char text[512];
  std::va_list values;
  va_start(values, format);
  std::vsnprintf(text, sizeof text, format, values);
  va_end(values);
  throw error(text);
}

}  // namespace pewter::detail
