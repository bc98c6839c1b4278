// A library that takes thread-local memory which is laid out when a program starts, as PyTorch's libraries
// do.
#if defined(PEWTER_OCCUPIED_BYTES)
[[gnu::tls_model("initial-exec")]] thread_local unsigned char occupied[PEWTER_OCCUPIED_BYTES];
extern "C" int read_occupied() { return occupied[0]; }
#endif
