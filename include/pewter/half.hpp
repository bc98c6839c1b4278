// Placeholder replaced by the owner of this file.
#pragma once
#include <cstdint>
namespace pewter { struct half { std::uint16_t bits; }; struct bfloat { std::uint16_t bits; }; }
