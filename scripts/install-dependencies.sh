# shellcheck shell=bash disable=SC2034
# For sourcing: `need <package>...` installs those Debian packages that are missing; a second run asks dpkg
# and does nothing. Elsewhere than on Debian or Ubuntu it only says what has to be there.
#
# What the packages are for stands in CONTRIBUTING.md.

need() {
  if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
    need_elsewhere "$@"
    return
  fi
  local missing=() package
  for package in "$@"; do
    [[ $(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null) == installed ]] || missing+=("$package")
  done
  ((${#missing[@]} > 0)) || return 0

  local as_root=()
  if ((EUID != 0)); then
    command -v sudo >/dev/null || { echo "missing packages: ${missing[*]}; run as root, or install sudo" >&2; exit 1; }
    as_root=(sudo)
  fi
  echo "installing: ${missing[*]}"
  local apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq -o=Dpkg::Use-Pty=0)
  "${apt[@]}" update
  "${apt[@]}" install --no-install-recommends -y "${missing[@]}" >/dev/null
}

need_elsewhere() {
  local tool absent=()
  for tool in cmake ninja python3 c++; do
    command -v "$tool" >/dev/null || absent+=("$tool")
  done
  ((${#absent[@]} == 0)) && return 0
  echo "This is neither Debian nor Ubuntu, and these tools are missing: ${absent[*]}" >&2
  echo "Install CMake 3.25, Ninja, Python 3, a C++20 compiler with OpenMP, xsimd, GoogleTest, Google Benchmark" >&2
  echo "  Fedora: dnf install cmake ninja-build gcc-c++ xsimd-devel gtest-devel google-benchmark-devel" >&2
  echo "  macOS:  brew install cmake ninja llvm libomp xsimd googletest google-benchmark" >&2
  exit 1
}

# What every build needs, and what each compiler adds.
base_packages=(cmake ninja-build python3 pkg-config binutils libxsimd-dev libgtest-dev googletest)
gcc_packages=(g++)
clang_packages=(g++ clang libomp-dev)
aarch64_packages=(g++-aarch64-linux-gnu qemu-user)
bench_packages=(libbenchmark-dev python3-matplotlib python3-scipy python3-jsonschema)
peer_packages=(libopenblas-dev libblis-dev libdnnl-dev libeigen3-dev ocl-icd-opencl-dev pocl-opencl-icd)
