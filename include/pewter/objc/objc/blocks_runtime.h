// Asked for by gnustep-base's headers where blocks are on: libBlocksRuntime has them.
#pragma once
#include <Block.h>
