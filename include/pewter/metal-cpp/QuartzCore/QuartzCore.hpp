// QuartzCore draws on a screen, which a compute program does not: there is nothing in it here, so that a
// program that includes it builds.
#pragma once

#include "../Foundation/Foundation.hpp"
