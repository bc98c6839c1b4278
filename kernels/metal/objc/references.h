// References between a function and its caller.
#pragma once

// Moves what a function of this thread has returned, and nobody has taken, to the innermost pool.
void pewter_pool_returned(void);
