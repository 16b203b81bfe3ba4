# SPDX-License-Identifier: GPL-3.0-or-later
# Shared by app/run, tests/run and .ci/run: packages, configuring, building. Sourced with $root set to the top folder.
# All messages go to stderr, so that the output of headless calls stays clean.

say() { printf 'timestep: %s\n' "$*" >&2; }
stop() { say "$@"; exit 1; }

# The name of this system: "debian 12".
system=$(if [ -r /etc/os-release ]; then . /etc/os-release && echo "${ID:-?} ${VERSION_ID:-}"; else uname -s; fi)

# packagesOf GROUP... : the packages of these groups of app/packages, one per line, including those only for this release of Debian.
packagesOf() {
    local group package why wanted
    while read -r group package why; do
        for wanted in "$@"; do
            if [ "$group" = "$wanted" ] || [ "$group" = "$wanted-${system##* }" ]; then echo "$package"; fi
        done
    done <"$root/app/packages"
}

# missingOf PACKAGE... : the packages that are not installed. Asks only dpkg, not apt.
missingOf() {
    local installed package
    installed=" $(dpkg-query -W -f '${Package}/${db:Status-Status} ' "$@" 2>/dev/null || true)"
    for package in "$@"; do
        case $installed in *" $package/installed "*) ;; *) echo "$package" ;; esac
    done
}

# needPackages GROUP... : lists the missing packages on Debian 12 and 13 and installs them; on a terminal it asks first. On
# another system it continues: CMake finds what is installed, and wantedElsewhere lists what CMake does not find.
wantedElsewhere=''
needPackages() {
    local wanted missing admin='' log
    wanted=$(echo $(packagesOf "$@"))
    case $system in
    'debian 12' | 'debian 13') ;;
    *)
        wantedElsewhere="$wantedElsewhere $wanted"
        return
        ;;
    esac
    missing=$(echo $(missingOf $wanted))
    if [ -z "$missing" ]; then return; fi
    if [ "$(id -u)" -ne 0 ]; then
        admin=sudo
        command -v sudo >/dev/null ||
            stop "these packages are missing: $missing. As root, run: apt-get install --no-install-recommends $missing"
    fi
    say "$(echo $missing | wc -w) packages are missing and will be installed${admin:+ with sudo}: $missing"
    if [ -t 0 ] && [ -t 2 ]; then
        local answer
        read -r -p 'timestep: install them now? [Y/n] ' answer || answer=n
        case $answer in
        '' | [yYjJ]*) ;;
        *) stop "nothing was installed; apt-get install --no-install-recommends $missing does it, too" ;;
        esac
    fi
    log=$(mktemp)
    local apt="$admin env DEBIAN_FRONTEND=noninteractive apt-get -q -y -o DPkg::Lock::Timeout=300 -o Acquire::Retries=3"
    # A package source of other software may fail to update; only the installation must succeed.
    $apt update >"$log" 2>&1 || true
    if ! $apt install --no-install-recommends $missing >>"$log" 2>&1 </dev/null; then
        cat "$log" >&2
        rm -f "$log"
        stop "the packages could not be installed (apt's words are above): $missing"
    fi
    rm -f "$log"
}

# followBuild SENTENCE LOG : copies a build's output to LOG; prints SENTENCE when the first file is really built, and
# shows the progress on a terminal.
followBuild() {
    local line said=''
    while IFS= read -r line; do
        printf '%s\n' "$line" >&3
        case $line in
        '[0/'*) ;;
        '['*/*']'*)
            if [ -z "$said" ]; then say "$1"; said=yes; fi
            if [ -t 2 ]; then printf '\r%s] ' "${line%%]*}" >&2; fi
            ;;
        esac
    done 3>"$2"
    if [ -n "$said" ] && [ -t 2 ]; then printf '\r\033[K' >&2; fi
}

# lockPreset PRESET : allows one configuration or build at a time in a folder, however many calls there are.
lockPreset() {
    mkdir -p "$root/build/$1"
    exec 8>"$root/build/$1.lock"
    if command -v flock >/dev/null; then flock 8; fi
}
unlockPreset() { exec 8>&-; }

# configurePreset PRESET [OPTION...] : configures build/PRESET, or build/$buildFolder for options that only scripts use, if
# that was not done yet, or was done for another place, other options or older presets. The build itself notices all other
# changes.
configurePreset() {
    local preset=$1 name=${buildFolder:-$1}
    local dir="$root/build/$name" log="$root/build/$name.log"
    shift
    if ! grep -qsxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$dir/CMakeCache.txt"; then
        rm -rf "$dir"
        mkdir -p "$dir"
    fi
    if [ "$dir/build.ninja" -nt "$root/CMakePresets.json" ] && [ "$*" = "$(cat "$dir/options" 2>/dev/null)" ]; then
        return
    fi
    say "configuring build/$name"
    if command -v ccache >/dev/null; then export CMAKE_CXX_COMPILER_LAUNCHER="${CMAKE_CXX_COMPILER_LAUNCHER-ccache}"; fi
    if ! (cd "$root" && cmake --preset "$preset" -B "$dir" "$@") >"$log" 2>&1 </dev/null; then
        cat "$log" >&2
        stop "build/$name could not be configured (CMake's words are above)." \
            ${wantedElsewhere:+"Install for $system what Debian calls:$wantedElsewhere"}
    fi
    echo "$*" >"$dir/options"
}

# buildPreset PRESET TARGET... : builds targets of the configured build/PRESET. Quiet; when it fails, shows the log.
buildPreset() {
    local preset=$1 log="$root/build/$1.log"
    shift
    if ! cmake --build "$root/build/$preset" --parallel "$(processors)" --target "$@" 2>&1 </dev/null |
        followBuild "building build/$preset (minutes at first, then only what changed)" "$log"; then
        grep -v '^\[[0-9]*/[0-9]*\]' "$log" >&2 || true
        stop "build/$preset does not build (the compiler's words are above)"
    fi
}

# The differences that ccache must ignore so that it can cache objects made with precompiled headers.
export CCACHE_SLOPPINESS=${CCACHE_SLOPPINESS-pch_defines,time_macros}

processors() { nproc 2>/dev/null || echo 2; }
