// The version of metal-cpp whose names these headers have: that of macOS 26.
#pragma once

#define METALCPP_VERSION_MAJOR 370
#define METALCPP_VERSION_MINOR 63
#define METALCPP_VERSION_PATCH 1

/// Whether a program that needs this version or a later one finds what it needs.
#define METALCPP_SUPPORTS_VERSION(major, minor, patch)                    \
  ((major < METALCPP_VERSION_MAJOR) ||                                    \
   (major == METALCPP_VERSION_MAJOR && minor < METALCPP_VERSION_MINOR) || \
   (major == METALCPP_VERSION_MAJOR && minor == METALCPP_VERSION_MINOR && patch <= METALCPP_VERSION_PATCH))
