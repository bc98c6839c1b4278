// What check_ends_nothing.py must find: an object that ends with the program or, compiled with
// PEWTER_ENDS_WITH_THREAD, with a thread.
#include <string>

#if defined(PEWTER_ENDS_WITH_THREAD)
thread_local std::string ending = "of a thread";
#else
std::string ending = "of the program";
#endif

std::size_t length_of_ending() { return ending.size(); }
