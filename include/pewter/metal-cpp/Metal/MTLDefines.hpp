// Has a header of its own in metal-cpp.
#pragma once

#include "MTLTypes.hpp"
