# shellcheck shell=bash disable=SC2034
# For sourcing: `need <package>...` installs those Debian packages that are missing; a second run asks dpkg
# and does nothing. Elsewhere than on Debian or Ubuntu it only says what has to be there. `try_metal` is the same for
# Metal source, without which everything else can be built.
#
# What the packages are for stands in CONTRIBUTING.md.
#
#   bash scripts/install-dependencies.sh               installs what README's programs and the tests are built with
#   bash scripts/install-dependencies.sh --offload     installs what Debian has of what kernels for GPUs are built with

need() {
  if ! has_apt; then
    need_elsewhere "$@"
    return
  fi
  local missing
  mapfile -t missing < <(not_installed "$@")
  ((${#missing[@]} > 0)) || return 0
  may_install || { echo "missing packages: ${missing[*]}; run as root, or install sudo" >&2; exit 1; }
  echo "installing: ${missing[*]}"
  apt_get update
  apt_get install --no-install-recommends -y "${missing[@]}" >/dev/null
}

has_apt() { command -v dpkg-query >/dev/null && command -v apt-get >/dev/null; }

# not_installed <package>...: those of them, a line each
not_installed() {
  local package
  for package in "$@"; do
    [[ $(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null) == installed ]] || echo "$package"
  done
}

may_install() { ((EUID == 0)) || command -v sudo >/dev/null; }

apt_get() {
  local as_root=()
  ((EUID == 0)) || as_root=(sudo)
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq -o=Dpkg::Use-Pty=0 "$@"
}

# Installs what Metal source is compiled and tested with, where that can be had. Elsewhere it goes on, as all else builds
# without, and `metal_missing` says why: "apt has no clang-22 here".
try_metal() {
  local package missing=() unknown=()
  metal_missing=
  if ! has_apt; then
    for package in "${metal_packages[@]}"; do is_there "$package" || missing+=("$package"); done
    ((${#missing[@]} == 0)) || metal_missing="what Debian calls ${missing[*]} is missing"
    return 0
  fi
  mapfile -t missing < <(not_installed "${metal_packages[@]}")
  ((${#missing[@]} > 0)) || return 0
  may_install || { metal_missing="${missing[*]} is missing, and only root can install it"; return 0; }
  apt_get update || true  # old lists may do
  for package in "${missing[@]}"; do
    apt-cache policy "$package" | grep 'Candidate: [^(]' >/dev/null || unknown+=("$package")
  done
  if ((${#unknown[@]} > 0)); then
    metal_missing="apt has no ${unknown[*]} here"
  else
    echo "installing: ${missing[*]}"
    apt_get install --no-install-recommends -y "${missing[@]}" >/dev/null || metal_missing="apt did not install ${missing[*]}"
  fi
}

# Says what seems to be missing and goes on: CMake looks in more folders than a compiler does.
need_elsewhere() {
  local package absent=()
  for package in "$@"; do
    is_there "$package" || absent+=("$package")
  done
  ((${#absent[@]} > 0)) || return 0
  echo "This is neither Debian nor Ubuntu, and what these packages bring there seems to be missing: ${absent[*]}" >&2
  echo "Needed are CMake 3.25, Ninja, Python 3, g++ 12 or clang++ 14 with OpenMP, xsimd, GoogleTest; to measure, Google" >&2
  echo "Benchmark, and matplotlib, scipy, jsonschema for Python." >&2
  echo "  Fedora: dnf install cmake ninja-build gcc-c++ clang libomp-devel xsimd-devel gtest-devel google-benchmark-devel" >&2
  echo "          python3-matplotlib python3-scipy python3-jsonschema" >&2
  echo "  macOS:  brew install cmake ninja llvm libomp xsimd googletest google-benchmark python-matplotlib scipy" >&2
}

# is_there <package of Debian>: what is looked for in its place. CMake tells about others.
is_there() {
  case $1 in
    cmake | g++ | python3 | pkg-config) command -v "$1" ;;
    ninja-build) command -v ninja ;;
    clang) command -v clang++ ;;
    clang-22) command -v clang++-22 ;;
    llvm-22) command -v llvm-objdump-22 ;;
    libclang-22-dev) command -v llvm-config-22 && [[ -e $(llvm-config-22 --includedir)/clang/Frontend/CompilerInstance.h ]] ;;
    llvm-22-dev) command -v llvm-config-22 && [[ -e $(llvm-config-22 --includedir)/llvm/Passes/PassBuilder.h ]] ;;
    lld-22) command -v ld.lld-22 ;;
    g++-aarch64-linux-gnu) command -v aarch64-linux-gnu-g++ ;;
    g++-riscv64-linux-gnu) command -v riscv64-linux-gnu-g++ ;;
    qemu-user) command -v qemu-aarch64 ;;
    libxsimd-dev) has_header xsimd/xsimd.hpp ;;
    libgtest-dev) has_header gtest/gtest.h ;;
    libbenchmark-dev) has_header benchmark/benchmark.h ;;
    python3-*) python_with "${1#python3-}" ;;
  esac >/dev/null 2>&1
}

# has_header <header> [compiler]
has_header() { echo "#include <$1>" | "${2:-c++}" -std=c++20 -E -x c++ - >/dev/null 2>&1; }

# The compiler of Metal source that was built last, for builds that have none of their own; nothing where there is none.
built_metalc() {
  local newest
  newest=$(find "$PWD"/build/*/kernels/metal -maxdepth 1 -name pewter-metalc -printf '%T@ %p\n' 2>/dev/null | sort -n | tail -1) || true
  echo "${newest#* }"
}

# The system's Python is the one that apt gives its modules; elsewhere it may be another one.
python_with() {
  local python
  for python in /usr/bin/python3 python3; do
    if "$python" -c "import $1" 2>/dev/null; then
      echo "$python"
      return
    fi
  done
  echo "no Python here has $1" >&2
  return 1
}

# What every build needs, and what each compiler adds.
base_packages=(cmake ninja-build python3 pkg-config binutils libxsimd-dev libgtest-dev googletest)
gcc_packages=(g++)
clang_packages=(g++ clang libomp-dev)
aarch64_packages=(g++-aarch64-linux-gnu qemu-user)
riscv64_packages=(g++-riscv64-linux-gnu qemu-user)
house_packages=(clang-format-14 clang-tidy-14 doxygen)
record_packages=(python3-matplotlib python3-scipy python3-jsonschema)
bench_packages=(libbenchmark-dev "${record_packages[@]}")
metal_packages=(clang-22 libclang-22-dev llvm-22-dev lld-22 python3-numpy)
objc_packages=(libgnustep-base-dev gobjc libblocksruntime-dev)
package_packages=(file chrpath dpkg-dev help2man python3-wheel)
offload_packages=(cmake ninja-build python3 g++ libxsimd-dev libgtest-dev googletest clang-22 llvm-22 lld-22)
peer_packages=(libopenblas-dev libblis-dev libdnnl-dev libeigen3-dev ocl-icd-opencl-dev pocl-opencl-icd)

# Debian's part of what kernels for GPUs are built with, and where the other part is looked for.
install_for_offload() {
  local cuda=${PEWTER_OFFLOAD_CUDA:-/usr/local/cuda} file
  need "${offload_packages[@]}"
  for file in bin/ptxas include/cuda.h; do
    [[ -e $cuda/$file ]] && continue
    echo "Missing: $cuda/$file. It is NVIDIA's and not free, so it is not installed here. Of CUDA 13, the build looks in" >&2
    echo "/usr/local/cuda, or in the folder of cmake -DPEWTER_OFFLOAD_CUDA=DIR (here: PEWTER_OFFLOAD_CUDA)." >&2
    return 1
  done
}

# What scripts/test builds and tests with, for whoever calls CMake by hand.
install_for_builds() {
  need "${base_packages[@]}" "${gcc_packages[@]}" "${clang_packages[@]}" "${bench_packages[@]}"
  try_metal
  [[ -z $metal_missing ]] || echo "Metal source cannot be built: $metal_missing"
}

usage_of_dependencies() {
  cat <<'TEXT'
usage: bash scripts/install-dependencies.sh [--offload]

  (none)      installs Debian's packages that the presets gcc-release and clang-release are built and tested with, and what Metal
              source needs where apt has it
  --offload   what Debian has of what kernels for GPUs are built with
  --help      this text
TEXT
}

if [[ ${BASH_SOURCE[0]} == "$0" ]]; then
  set -euo pipefail
  case ${1-} in
    "") install_for_builds ;;
    --offload) install_for_offload ;;
    --help | -h) usage_of_dependencies ;;
    *) usage_of_dependencies >&2; exit 2 ;;
  esac
fi
