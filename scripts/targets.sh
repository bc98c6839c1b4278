# shellcheck shell=bash
# For sourcing: the instruction sets of kernels/targets.inc, best first, as scripts/test builds and tests them.

# targets_of_machine [EXTENSION]: those of this architecture that have every kernel; with EXTENSION the others
targets_of_machine() {
  sed -n "s/^PEWTER_${1:-TARGET}_ROW(\([a-z0-9_]*\), $(uname -m), .*/\1/p" kernels/targets.inc
}

# macros_of [FLAGS]: what g++ defines with them, sorted
macros_of() { g++ "$@" -E -dM -x c++ /dev/null 2>/dev/null | awk '{print $2}' | sort; }

# supported_targets: those of targets_of_machine that this CPU runs: what g++ defines for their flags, and not
# without flags, it defines for this machine, too. Flags that g++ does not know say nothing of the CPU. CMake asks the same of the library's own detection.
supported_targets() {
  local target flags wanted
  command -v g++ >/dev/null || { echo "scripts/targets.sh: there is no g++ to ask what this CPU runs" >&2; return 1; }
  for target in $(targets_of_machine); do
    flags=$(sed -n "s/^PEWTER_TARGET_ROW($target, [a-z0-9_]*, \"\([^\"]*\)\".*/\1/p" kernels/targets.inc)
    # shellcheck disable=SC2086
    wanted=$(macros_of $flags) || true
    [[ -z $wanted || -n $(comm -23 <(comm -23 <(echo "$wanted") <(macros_of)) <(macros_of -march=native)) ]] || echo "$target"
  done
}

# best_target: the first of these; nothing on an architecture without rows
best_target() {
  local all
  all=$(supported_targets) || return 1
  echo "${all%%$'\n'*}"
}

# halves_of_targets: sets `kernels` and `headers`, of each g++'s and clang++'s targets between `;`. Each target's kernels and
# each target's lanes are in one half, and each target is in both compilers' halves once. Of lanes all is tested for the
# first target, and for the others less; so the first is one that this CPU runs.
halves_of_targets() {
  local all full target others=() first
  kernels=() headers=()
  mapfile -t all < <(targets_of_machine EXTENSION; targets_of_machine)
  mapfile -t full < <(targets_of_machine)
  ((${#full[@]} > 1)) || return 0
  mapfile -t first < <(supported_targets | grep -vx avx2)
  for target in "${first[@]:0:1}" "${full[@]}"; do
    [[ $target == avx2 || " ${others[*]} " == *" $target "* ]] || others+=("$target")
  done
  # shellcheck disable=SC2034
  kernels=("$(printf '%s\n' "${all[@]}" | grep -vx avx2 | paste -sd ';')" avx2)
  # shellcheck disable=SC2034
  headers=(avx2 "$(IFS=';'; echo "${others[*]}")")
}
