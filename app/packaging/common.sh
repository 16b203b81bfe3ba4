# SPDX-License-Identifier: GPL-3.0-or-later
# What the packages for systems without Debian share: stages, sources, fonts, Qt's translations, licences. Sourced with $root set to
# the top folder and $work to the folder of the stages.

# stage NAME [COMMAND...] : runs the command, or the function NAME, unless that was done before, and says how long it took; its
# words go to $work/NAME.log.
stage() {
    local name=$1 code begin=$SECONDS
    shift
    if [ -e "$work/done/$name" ]; then return; fi
    mkdir -p "$work/done"
    say "$name ..."
    set +e # in a condition the shell would go on after an error inside
    (set -e && "${@:-$name}") >"$work/$name.log" 2>&1 </dev/null
    code=$?
    set -e
    if [ "$code" -ne 0 ]; then
        tail -n 40 "$work/$name.log" >&2
        stop "the stage $name failed (its last words are above, all of them in $work/$name.log)"
    fi
    touch "$work/done/$name"
    say "$name: $((SECONDS - begin)) s"
}

# debianSources PACKAGE... : unpacks Debian's source packages in $sources. apt gets them from the package sources of this
# system; the system's own lists stay unchanged.
debianSources() {
    local package apt=$sources/apt
    mkdir -p "$apt/lists/partial"
    apt-get indextargets --format 'deb-src $(REPO_URI) $(RELEASE) $(COMPONENT)' 'Created-By: Packages' |
        sort -u >"$apt/sources.list"
    apt=(apt-get -q -o "Dir::Etc::sourcelist=$apt/sources.list" -o Dir::Etc::sourceparts=- -o "Dir::State::lists=$apt/lists"
        -o Dir::Cache::pkgcache= -o Dir::Cache::srcpkgcache= -o Acquire::Retries=3 -o APT::Sandbox::User=root)
    "${apt[@]}" update
    cd "$sources"
    for package in "$@"; do
        if compgen -G "$package-*/" >/dev/null; then continue; fi
        "${apt[@]}" source --only-source "$package"
    done
}
sourceOf() { echo "$sources/$1"-*/; }

# copyFonts FOLDER : letters, mathematical signs and symbols of fonts-noto-core, in the order in which they are asked.
copyFonts() {
    local name number=1
    mkdir -p "$1"
    for name in Sans-Regular Sans-Bold Sans-Italic Sans-BoldItalic SansMath-Regular SansSymbols-Regular SansSymbols2-Regular; do
        install -m 644 "/usr/share/fonts/truetype/noto/Noto$name.ttf" "$1/$((number++))-Noto$name.ttf"
    done
}

# copyQtTranslations FOLDER : Qt's own words in the languages of the program.
copyQtTranslations() {
    local file language
    mkdir -p "$1"
    for file in "$root"/translations/timestep_*.ts; do
        language=$(basename "$file" .ts)
        language=/usr/share/qt6/translations/qtbase_${language#timestep_}.qm
        if [ -e "$language" ]; then install -m 644 "$language" "$1"; fi
    done
}

# copyLicence FOLDER NAME FILE : the copyright file of something that is shipped.
copyLicence() {
    mkdir -p "$1"
    install -m 644 "$3" "$1/$2.txt"
}

# copyWholeLicences FOLDER COPYRIGHT... : the texts that these copyright files say are in /usr/share/common-licenses, which
# other systems do not have.
copyWholeLicences() {
    local name folder=$1
    shift
    mkdir -p "$folder"
    grep -ohE '/usr/share/common-licenses/[A-Za-z0-9]+(-[0-9]+(\.[0-9]+)?)?' "$@" | sort -u | while read -r name; do
        if [ -e "$name" ]; then install -m 644 "$name" "$folder/$(basename "$name").txt"; fi
    done
}

# bareRoot FOLDER : a minimal root of this release of Debian, from the package sources of this system; made once.
bareRoot() {
    local release
    release=$(. /etc/os-release && echo "$VERSION_CODENAME")
    if [ -e "$1/done" ]; then return; fi
    rm -rf "$1"
    debootstrap --variant=minbase "$release" "$1" \
        "$(apt-get indextargets --format '$(REPO_URI) $(CODENAME)' 'Created-By: Packages' |
            awk -v wanted="$release" '$2 == wanted { print $1; exit }')" >"$1.log" || { tail -n 20 "$1.log" >&2; return 1; }
    touch "$1/done"
}
