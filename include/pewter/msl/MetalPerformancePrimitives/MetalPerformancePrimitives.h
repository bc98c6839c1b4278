// Nothing: what it has is not supported, and each use is named.
#pragma once
