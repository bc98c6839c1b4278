// What the rows of one family say of its kernels, as parts of their descriptions: for each row a struct
// <name>_row. The family is named before, in a header that its files share (<family>_rows.hpp,
// <kind>_launch.hpp):
//
//   #define PEWTER_FAMILY "pewter/detail/kernels/reduce.inc"
//   #include "kernels/common/described.hpp"
//
// A kernel's file then has
//
//   PEWTER_INSTANCES(row_max)
//   constinit const description row_max_description =
//       detail::described<detail::row_max_row>({.patterns = ...});
#include "kernels/common/row_parts.hpp"

#define PEWTER_KERNEL(family, kernel, text, ...)                                                             \
  namespace pewter::detail {                                                                                 \
  struct kernel##_row {                                                                                      \
    static constexpr const char* name = #kernel;                                                             \
    static constexpr const char* summary = text;                                                             \
    enum dimension : int { PEWTER_FOR_EACH(PEWTER_DIMENSION_, __VA_ARGS__) };                                \
    static constexpr const char* dimensions[] = {PEWTER_FOR_EACH(PEWTER_NAME_, __VA_ARGS__)};                \
    PEWTER_FOR_EACH(PEWTER_FIXED_, __VA_ARGS__)                                                              \
    enum place : int { PEWTER_FOR_EACH(PEWTER_PLACE_, __VA_ARGS__) };                                        \
    struct list {                                                                                            \
      using T = stored_element;                                                                              \
      static constexpr operand of[] = {PEWTER_FOR_EACH(PEWTER_OPERAND_, __VA_ARGS__)};                       \
    };                                                                                                       \
    static constexpr std::span<const operand> operands = list::of;                                           \
    static void call(const kernel_call& c) {                                                                 \
      with_element_type(                                                                                     \
          c.type, [&]<class T>(T) { pewter::kernel(PEWTER_FOR_EACH(PEWTER_CALL_, __VA_ARGS__) c.launch); }); \
    }                                                                                                        \
  };                                                                                                         \
  }
#define PEWTER_KERNEL_LIKE(family, kernel, other, ...) PEWTER_KERNEL(family, kernel, __VA_ARGS__)
#include PEWTER_FAMILY
#undef PEWTER_KERNEL
#undef PEWTER_KERNEL_LIKE
#undef PEWTER_FAMILY
