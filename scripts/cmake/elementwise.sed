# What the rows of elementwise.inc lack where doxygen reads them by themselves. An undocumented namespace's functions are not missed.
1i\
/// Metal's compute hierarchy on the CPU: the kernel collection, and what kernels are written with.\
namespace pewter {
$a\
}
