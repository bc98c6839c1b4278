# shellcheck shell=bash
# Runs in the empty root: one part of the test, by name. /source has the tests and the pages with their programs in blocks/.
set -euo pipefail
cd /source
install() { apt-get -qq -o=Dpkg::Use-Pty=0 install -y --no-install-recommends "$@" >/tmp/apt.log 2>&1 || { cat /tmp/apt.log; exit 1; }; }

# expect TEXT COMMAND...: the output contains the text
expect() {
  local text=$1 output
  shift
  output=$("$@" 2>&1) || { echo "$*: exit status $?"; echo "$output"; exit 1; }
  grep -qF -- "$text" <<<"$output" || { echo "$*: no '$text' in:"; echo "$output"; exit 1; }
}

# expect_of_block FILE COMMAND...: what the block's line `prints:` says
expect_of_block() {
  local text
  text=$(sed -n 's,.*\(//\|#\) prints: ,,p' "$1")
  shift
  expect "$text" "$@"
}

# README's first command, and how long a newcomer waits for it
first_file() {
  local started=$EPOCHREALTIME
  apt-get -qq update 2>/dev/null
  install pewter-tools
  readme_command
  echo "from apt update to the result of a .metal file: $(awk "BEGIN {print int($EPOCHREALTIME - $started + 0.5)}") s"
}

# README's first command in a checkout, where there is no compiler yet
clone() {
  local started=$EPOCHREALTIME
  apt-get -qq update 2>/dev/null
  readme_command scripts/
  echo "from a checkout to the result of a .metal file: $(awk "BEGIN {print int($EPOCHREALTIME - $started + 0.5)}") s"
}

# readme_command [FOLDER/]
readme_command() {
  local command
  command=$(sed -n 's,^scripts/\(metal-run tests/readme/saxpy.*\),\1,p' README.md)
  local printed
  printed=$(sed -n 's,^This prints `\([^`]*\)`.*,\1,p' README.md)
  [[ -n $command && -n $printed ]] || { echo "README.md: no command, or not what it prints"; exit 1; }
  # shellcheck disable=SC2086  # its words
  expect "$printed" ${1:-}$command
}

commands() {
  expect 'nothing found at 32 threads' metal-run tests/readme/saxpy.metal --check --grid 8 --threads 32 --range 0=float:8 \
    --out 1=float:8 --value 2=float:2.5
  expect saxpy metal-run tests/readme/saxpy.metal
  expect 'usage: pewter-explain-plan' pewter-explain-plan --help
  expect '512' pewter-explain-plan gemm 512x512x512
  expect '256' pewter-explain-dispatch 100000 256
}

python() {
  local block
  for block in kernels/blocks/*.py kernels/metal/blocks/*.py; do
    grep -q '^import mlx' "$block" || expect_of_block "$block" "${1:-python3}" "$block"  # Debian has no MLX
  done
}

cxx() {
  install g++ cmake ninja-build pkg-config libpewter-dev libpewter-metal-dev
  local block
  for block in blocks/*.cpp include/pewter/blocks/*.cpp; do
    # shellcheck disable=SC2046  # flags
    g++ -std=c++20 -O2 -march=native -ffp-contract=fast "$block" -o program $(pkg-config --cflags --libs pewter)
    expect_of_block "$block" ./program
  done
  for block in kernels/metal/blocks/*.cpp; do
    # shellcheck disable=SC2046
    g++ -std=c++20 "$block" -o program $(pkg-config --cflags --libs pewter pewter-metal)
    expect_of_block "$block" ./program
  done
  expect '100% tests passed' cmake -DWAY=find_package -DPREFIX=/usr -DBUILD_TYPE=Release -DBINARY=/tmp/consumers \
    -P tests/consumers/build_and_run.cmake
  expect '100% tests passed' cmake -DWAY=find_package -DPREFIX=/usr -DBUILD_TYPE=Release -DSOURCE=/source/tests/packages/metal \
    -DBINARY=/tmp/metal -P tests/consumers/build_and_run.cmake
}

c() {
  expect '100% tests passed' cmake -DWAY=pkg_config -DPREFIX=/usr -DBUILD_TYPE=Release -DSOURCE=/source/tests/consumers/c -DBINARY=/tmp/c \
    -P tests/consumers/build_and_run.cmake
  # shellcheck disable=SC2046
  gcc -std=c99 -pedantic-errors tests/metal/flat.c -o program $(pkg-config --cflags --libs pewter-metal)
  ./program >/dev/null
}

# Builds with the command on the package's page.
objective_c() {
  install libpewter-metal-objc-dev
  cp tests/metal/objc/device.m host.m
  cp tests/metal/objc/check.h .
  PREFIX=/usr sh -ec "$(sed -n '/^```sh$/,/^```$/p' kernels/metal/objc/README.md | grep -v '^```')"
  ./host
}

# Nothing stays but what users made.
removal() {
  apt-get -qq -o=Dpkg::Use-Pty=0 purge -y '*pewter*' >/tmp/apt.log 2>&1 || { cat /tmp/apt.log; exit 1; }
  local left
  left=$(find /usr /etc /var/lib -path '*/apt' -prune -o -name '*pewter*' -print)
  [[ -z $left ]] || { echo "left after purge: $left"; exit 1; }
}

wheel() {
  rm /etc/apt/sources.list.d/pewter.list  # so that only the wheel can be what is found
  apt-get -qq update
  install python3-venv python3-numpy libgomp1
  python3 -m venv --system-site-packages /venv
  /venv/bin/pip install --quiet --no-index --find-links /packages pewter
  local lacking block
  for block in kernels/blocks/*.py; do expect_of_block "$block" /venv/bin/python "$block"; done
  lacking=$(/venv/bin/python kernels/metal/blocks/block_3.py 2>&1) && { echo 'Metal source was compiled without clang'; exit 1; }
  grep -qF 'apt install clang-22 lld-22' <<<"$lacking" || { echo "without clang: $lacking"; exit 1; }
  install clang-22 lld-22
  python /venv/bin/python
  /venv/bin/pip uninstall --quiet --yes pewter
  [[ -z $(find /venv -name '*pewter*') ]] || { find /venv -name '*pewter*'; exit 1; }
}

"$1"
