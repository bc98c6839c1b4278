// An array framework opens namespace metal for traits that Metal lacks: is_empty, void_t and what is made of them.
//: run("sizes", 1, 1, {0: zeros(4, i32)}, {0: [1, 0, 1, 0]})
#include <metal_stdlib>
namespace metal {
template <typename T>
struct is_empty : bool_constant<__is_empty(T)> {};
template <typename T>
constexpr constant bool is_empty_v = is_empty<T>::value;
template <typename... T>
struct make_void {
  typedef void type;
};
template <typename... T>
using void_t = typename make_void<T...>::type;
template <typename T, typename = void>
struct has_size : false_type {};
template <typename T>
struct has_size<T, void_t<decltype(T::count)>> : true_type {};
}
struct nothing {};
struct three { int x[3]; static constant constexpr int count = 3; };
kernel void sizes(device int* y [[buffer(0)]]) {
  y[0] = metal::is_empty_v<nothing>, y[1] = metal::is_empty_v<three>;
  y[2] = metal::has_size<three>::value, y[3] = metal::has_size<nothing>::value;
}
