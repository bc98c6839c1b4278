// What tests and measurements ask of a process: which code ran, and that its environment is read again.
#pragma once

namespace pewter {

/// The target of the last kernel that the calling thread launched; null before the first.
const char* last_target();

/// Lets the next launch that names no target read PEWTER_TARGET again.
void forget_default_target();

namespace detail {

/// Lets the next call read PEWTER_VERBOSE again.
void forget_verbose();

/// Threadgroups of a cluster of the calling thread's last launch on a GPU, of the collection; 0: it had none.
unsigned last_cluster();

}  // namespace detail
}  // namespace pewter
