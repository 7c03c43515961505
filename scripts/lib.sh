# shellcheck shell=bash
# What scripts/play, scripts/test, scripts/measure and .ci/run share: which system packages the game needs by the
# names of three families of distributions, how to ask for and install them, where Rust is, and
# where everything is built. Sourced, never run; the caller has set -euo pipefail.
#
# Nothing is changed while PRINT_ONLY is 1: the same lines are printed and none is carried out.
#
# For tests, the environment may set
#   SKJALDBORG_ROOT   a folder to look in instead of / for etc/os-release, dev/dri, sys/class/drm
#                     and usr/share/vulkan. Programs are always taken from PATH.

REPO="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
SYSTEM_ROOT="${SKJALDBORG_ROOT:-}"
PRINT_ONLY="${PRINT_ONLY:-0}"

# One target folder for playing, testing and CI, outside the checkout: a second checkout then
# compiles only our own crates again.
export CARGO_TARGET_DIR="${CARGO_TARGET_DIR:-$HOME/target-skjaldborg}"

# One need a line: purpose | how to see that it is met | Debian | Fedora | Arch | what it is for.
# "command NAME" is met when the command is found, "package" when the package manager has it.
#   build     to compile anything of ours
#   window    opened by name at run time to put up a window, under Wayland or under X11
#   vulkan    to draw, with or without a window
#   software  Vulkan on the processor, where there is no graphics card; the picture tests always
#   intel amd Vulkan on such a card, where no driver is installed at all
#   display   to open windows on a display of our own, where a benchmark draws
#   rust      to fetch Rust's installer, where there is no Rust
#   lint      to check these scripts
NEEDS="\
build|command cc|gcc|gcc|gcc|the C compiler, which links the program
build|package|libc6-dev|glibc-devel|glibc|the C library to link with
build|command pkg-config|pkg-config|pkgconf-pkg-config|pkgconf|finds the sound library while building
build|package|libasound2-dev|alsa-lib-devel|alsa-lib|sound (ALSA), with headers
build|package|ca-certificates|ca-certificates|ca-certificates|trust, to fetch the Rust libraries
window|package|libwayland-client0|libwayland-client|wayland|windows under Wayland
window|package|libxkbcommon0|libxkbcommon|libxkbcommon|the keyboard
window|package|libxkbcommon-x11-0|libxkbcommon-x11|libxkbcommon-x11|the keyboard under X11
window|package|libx11-6|libX11|libx11|windows under X11
window|package|libx11-xcb1|libX11-xcb|libx11|windows under X11
window|package|libxcursor1|libXcursor|libxcursor|the mouse pointer under X11
window|package|libxi6|libXi|libxi|mouse and keyboard under X11
vulkan|package|libvulkan1|vulkan-loader|vulkan-icd-loader|the Vulkan loader, to draw
software|package|mesa-vulkan-drivers|mesa-vulkan-drivers|vulkan-swrast|Vulkan in software, which draws without a graphics card
intel|package|mesa-vulkan-drivers|mesa-vulkan-drivers|vulkan-intel|the Vulkan driver of the graphics card
amd|package|mesa-vulkan-drivers|mesa-vulkan-drivers|vulkan-radeon|the Vulkan driver of the graphics card
display|command Xvfb|xvfb|xorg-x11-server-Xvfb|xorg-server-xvfb|a display without a screen
rust|command curl|curl|curl|curl|fetches Rust's installer
lint|command shellcheck|shellcheck|ShellCheck|shellcheck|checks the scripts"

say() { printf '%s\n' "$*"; }

# Ends the script with what went wrong, in one line, and status 1.
stop() {
    printf 'Skjaldborg: %s\n' "$*" >&2
    exit 1
}

# Prints a command as one could type it; carries it out unless only printing.
carry_out() {
    printf '  %s\n' "$*"
    if [ "$PRINT_ONLY" != 1 ]; then
        "$@"
    fi
}

# Linux, or another system, where Rust alone is enough.
on_linux() { [ "$(uname -s)" = Linux ]; }

# The value of one key of os-release, without its quotes; empty when there is none.
os_release() {
    local file="$SYSTEM_ROOT/etc/os-release"
    if [ -r "$file" ]; then
        sed -n "s/^$1=//p" "$file" | tail -n 1 | tr -d "\"'"
    fi
}

# The family whose package names count: debian, fedora, arch, or unknown.
family() {
    local id
    for id in $(os_release ID) $(os_release ID_LIKE); do
        case "$id" in
            debian | ubuntu) echo debian && return ;;
            fedora | rhel | centos) echo fedora && return ;;
            arch) echo arch && return ;;
        esac
    done
    echo unknown
}

# Whether a graphics card is here that can draw: a render node that is no mere test device, or
# NVIDIA's own driver.
has_graphics_card() {
    local node driver
    for node in "$SYSTEM_ROOT"/dev/dri/renderD*; do
        [ -e "$node" ] || continue
        driver="$(readlink "$SYSTEM_ROOT/sys/class/drm/$(basename "$node")/device/driver" || true)"
        case "${driver##*/}" in
            vgem | vkms) ;;
            *) return 0 ;;
        esac
    done
    [ -e "$SYSTEM_ROOT/dev/nvidiactl" ]
}

# Whether any Vulkan driver has put its card on the table.
has_vulkan_driver() {
    local manifest
    for manifest in "$SYSTEM_ROOT"/{usr/share,etc}/vulkan/icd.d/*.json; do
        [ -e "$manifest" ] && return 0
    done
    return 1
}

# The file by which the Vulkan loader finds the software driver; empty when it is not there.
software_driver() {
    local manifest
    for manifest in "$SYSTEM_ROOT"/{usr/share,etc}/vulkan/icd.d/lvp_icd*.json; do
        if [ -e "$manifest" ]; then
            echo "$manifest"
            return
        fi
    done
}

# The purpose whose driver this machine lacks, for playing; empty when it has one.
driver_purpose() {
    if ! has_graphics_card; then
        echo software
    elif ! has_vulkan_driver; then
        case "$(cat "$SYSTEM_ROOT"/sys/class/drm/renderD*/device/vendor 2>/dev/null || true)" in
            *0x8086*) echo intel ;;
            *0x1002*) echo amd ;;
            *) echo software ;;
        esac
    fi
}

# Whether a package is installed, or another that stands in for it.
has_package() {
    case "$1" in
        debian) [ "$(dpkg-query --show --showformat '${db:Status-Status}' "$2" 2>/dev/null)" = installed ] ;;
        fedora) rpm --query --whatprovides "$2" >/dev/null 2>&1 ;;
        arch) pacman --deptest "$2" >/dev/null 2>&1 ;;
    esac
}

# Says which packages are missing for the given purposes, and why; then installs them.
# Where the distribution is unknown, lists the needs in words and goes on.
install_packages() {
    local family system purpose check debian fedora arch why name missing=() reasons=""
    family="$(family)"
    system="$(os_release PRETTY_NAME)"
    system="${system:-$(os_release NAME)}"
    if [ "$family" = unknown ]; then
        say "Packages: their names on ${system:-this system} are not known to this script. It needs:"
        while IFS='|' read -r purpose check debian fedora arch why; do
            [[ " $* " == *" $purpose "* ]] || continue
            say "  $why (Debian: $debian, Fedora: $fedora, Arch: $arch)"
        done <<<"$NEEDS"
        return
    fi
    while IFS='|' read -r purpose check debian fedora arch why; do
        [[ " $* " == *" $purpose "* ]] || continue
        name="${!family}"
        case "$check" in
            command\ *) command -v "${check#command }" >/dev/null && continue ;;
            package) has_package "$family" "$name" && continue ;;
        esac
        [[ " ${missing[*]-} " == *" $name "* ]] && continue
        missing+=("$name")
        reasons+="  $name: $why"$'\n'
    done <<<"$NEEDS"
    if [ ${#missing[@]} -eq 0 ]; then
        say "Packages: on $system nothing is missing."
        return
    fi
    say "Packages: on $system these are missing:"
    printf '%s' "$reasons"
    install_with "$family" "${missing[@]}"
}

# Installs with the family's package manager, without questions, through sudo where needed.
install_with() {
    local family="$1" root=()
    shift
    if [ "$(id -u)" != 0 ]; then
        root=(sudo)
    fi
    local refresh=() install
    case "$family" in
        debian)
            refresh=(env DEBIAN_FRONTEND=noninteractive apt-get update)
            install=(env DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends)
            ;;
        fedora) install=(dnf install --assumeyes) ;;
        arch) install=(pacman --sync --needed --noconfirm) ;;
    esac
    if [ ${#root[@]} -gt 0 ] && ! command -v sudo >/dev/null; then
        stop "these packages need root to install, and sudo is not here. As root: ${install[*]} $*"
    fi
    say "To install them:"
    if [ ${#refresh[@]} -gt 0 ]; then
        carry_out "${root[@]}" "${refresh[@]}" ||
            say "The list of packages could not be renewed; going on with the old one."
    fi
    carry_out "${root[@]}" "${install[@]}" "$@" ||
        stop "the packages could not be installed; the lines above say why."
}

# The oldest Rust that compiles the workspace, as Cargo.toml says.
rust_version() { sed -n 's/^rust-version = "\(.*\)"/\1/p' "$REPO/Cargo.toml"; }

# Whether cargo is there. rustup puts it where a shell that was opened before does not look.
has_cargo() {
    command -v cargo >/dev/null && return
    PATH="$PATH:${CARGO_HOME:-$HOME/.cargo}/bin"
    command -v cargo >/dev/null
}

# Says which Rust is here; ends with how to install it when it is missing or too old.
find_rust() {
    local wanted found
    wanted="$(rust_version)"
    if ! has_cargo; then
        stop "Rust $wanted or newer is needed, and none is here. Install it with
    curl --proto '=https' --tlsv1.2 -sSf https://sh.rustup.rs | sh
(see https://rustup.rs), open a new shell and start this again."
    fi
    found="$(cargo --version | cut -d ' ' -f 2)"
    if [ "$(printf '%s\n%s\n' "$wanted" "$found" | sort -V | head -n 1)" != "$wanted" ]; then
        if command -v rustup >/dev/null; then
            stop "Rust $wanted or newer is needed, and this is $found. Renew it with
    rustup update stable"
        fi
        stop "Rust $wanted or newer is needed, and this is $found, not managed by rustup. Install rustup with
    curl --proto '=https' --tlsv1.2 -sSf https://sh.rustup.rs | sh
(see https://rustup.rs), open a new shell and start this again."
    fi
    say "Rust: $found (at least $wanted)."
}
