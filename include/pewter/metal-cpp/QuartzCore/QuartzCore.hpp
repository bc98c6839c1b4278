// Generated from kernels/metal/interface/QuartzCore.
#pragma once

#include "CAMetalDrawable.hpp"
#include "CAMetalLayer.hpp"
