// What check_inlined.py must find: a function of 32 lanes that is not inlined.
namespace pewter {

template <class T>
struct lanes {
  T of[32];
};

[[gnu::noinline]] float first_of(const lanes<float>& x) { return x.of[0]; }

}  // namespace pewter
