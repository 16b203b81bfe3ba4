// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/formula/tex_symbols.h"

#include <QHash>
#include <QString>

#include <algorithm>
#include <array>

namespace timestep {

namespace {

using enum AtomClass;

// Commands of TeX, LaTeX and amsmath by their usual names; characters after unicode-math.
constexpr TexSymbol symbols[] = {
    // Greek; the parser sets small letters in italic, as TeX does
    {"alpha", 0x3B1, Ordinary},
    {"beta", 0x3B2, Ordinary},
    {"gamma", 0x3B3, Ordinary},
    {"delta", 0x3B4, Ordinary},
    {"epsilon", 0x3F5, Ordinary},
    {"varepsilon", 0x3B5, Ordinary},
    {"zeta", 0x3B6, Ordinary},
    {"eta", 0x3B7, Ordinary},
    {"theta", 0x3B8, Ordinary},
    {"vartheta", 0x3D1, Ordinary},
    {"iota", 0x3B9, Ordinary},
    {"kappa", 0x3BA, Ordinary},
    {"lambda", 0x3BB, Ordinary},
    {"mu", 0x3BC, Ordinary},
    {"nu", 0x3BD, Ordinary},
    {"xi", 0x3BE, Ordinary},
    {"pi", 0x3C0, Ordinary},
    {"varpi", 0x3D6, Ordinary},
    {"rho", 0x3C1, Ordinary},
    {"varrho", 0x3F1, Ordinary},
    {"sigma", 0x3C3, Ordinary},
    {"varsigma", 0x3C2, Ordinary},
    {"tau", 0x3C4, Ordinary},
    {"upsilon", 0x3C5, Ordinary},
    {"phi", 0x3D5, Ordinary},
    {"varphi", 0x3C6, Ordinary},
    {"chi", 0x3C7, Ordinary},
    {"psi", 0x3C8, Ordinary},
    {"omega", 0x3C9, Ordinary},
    {"Gamma", 0x393, Ordinary},
    {"Delta", 0x394, Ordinary},
    {"Theta", 0x398, Ordinary},
    {"Lambda", 0x39B, Ordinary},
    {"Xi", 0x39E, Ordinary},
    {"Pi", 0x3A0, Ordinary},
    {"Sigma", 0x3A3, Ordinary},
    {"Upsilon", 0x3A5, Ordinary},
    {"Phi", 0x3A6, Ordinary},
    {"Psi", 0x3A8, Ordinary},
    {"Omega", 0x3A9, Ordinary},
    // ordinary signs
    {"infty", 0x221E, Ordinary},
    {"partial", 0x2202, Ordinary},
    {"nabla", 0x2207, Ordinary},
    {"hbar", 0x210F, Ordinary},
    {"ell", 0x2113, Ordinary},
    {"imath", 0x1D6A4, Ordinary},
    {"jmath", 0x1D6A5, Ordinary},
    {"Re", 0x211C, Ordinary},
    {"Im", 0x2111, Ordinary},
    {"aleph", 0x2135, Ordinary},
    {"emptyset", 0x2205, Ordinary},
    {"varnothing", 0x2205, Ordinary},
    {"forall", 0x2200, Ordinary},
    {"exists", 0x2203, Ordinary},
    {"neg", 0xAC, Ordinary},
    {"lnot", 0xAC, Ordinary},
    {"angle", 0x2220, Ordinary},
    {"triangle", 0x25B3, Ordinary},
    {"prime", 0x2032, Ordinary},
    {"degree", 0xB0, Ordinary},
    {"top", 0x22A4, Ordinary},
    {"bot", 0x22A5, Ordinary},
    {"backslash", 0x5C, Ordinary},
    {"vert", 0x7C, Ordinary},
    {"Vert", 0x2016, Ordinary},
    {"|", 0x2016, Ordinary},
    {"%", 0x25, Ordinary},
    {"$", 0x24, Ordinary},
    {"#", 0x23, Ordinary},
    {"&", 0x26, Ordinary},
    {"_", 0x5F, Ordinary},
    {"checkmark", 0x2713, Ordinary},
    {"square", 0x25A1, Ordinary},
    {"vdots", 0x22EE, Ordinary},
    {"ddots", 0x22F1, Inner},
    // binary operators
    {"cdot", 0x22C5, Binary},
    {"times", 0xD7, Binary},
    {"div", 0xF7, Binary},
    {"pm", 0xB1, Binary},
    {"mp", 0x2213, Binary},
    {"ast", 0x2217, Binary},
    {"star", 0x22C6, Binary},
    {"circ", 0x2218, Binary},
    {"bullet", 0x2219, Binary},
    {"oplus", 0x2295, Binary},
    {"ominus", 0x2296, Binary},
    {"otimes", 0x2297, Binary},
    {"odot", 0x2299, Binary},
    {"cap", 0x2229, Binary},
    {"cup", 0x222A, Binary},
    {"setminus", 0x2216, Binary},
    {"wedge", 0x2227, Binary},
    {"land", 0x2227, Binary},
    {"vee", 0x2228, Binary},
    {"lor", 0x2228, Binary},
    {"dagger", 0x2020, Binary},
    // relations
    {"le", 0x2264, Relation},
    {"leq", 0x2264, Relation},
    {"leqslant", 0x2A7D, Relation},
    {"ge", 0x2265, Relation},
    {"geq", 0x2265, Relation},
    {"geqslant", 0x2A7E, Relation},
    {"lt", 0x3C, Relation},
    {"gt", 0x3E, Relation},
    {"ll", 0x226A, Relation},
    {"gg", 0x226B, Relation},
    {"ne", 0x2260, Relation},
    {"neq", 0x2260, Relation},
    {"equiv", 0x2261, Relation},
    {"approx", 0x2248, Relation},
    {"sim", 0x223C, Relation},
    {"simeq", 0x2243, Relation},
    {"cong", 0x2245, Relation},
    {"propto", 0x221D, Relation},
    {"lesssim", 0x2272, Relation},
    {"gtrsim", 0x2273, Relation},
    {"prec", 0x227A, Relation},
    {"succ", 0x227B, Relation},
    {"in", 0x2208, Relation},
    {"notin", 0x2209, Relation},
    {"ni", 0x220B, Relation},
    {"subset", 0x2282, Relation},
    {"subseteq", 0x2286, Relation},
    {"supset", 0x2283, Relation},
    {"supseteq", 0x2287, Relation},
    {"perp", 0x27C2, Relation},
    {"parallel", 0x2225, Relation},
    {"mid", 0x2223, Relation},
    {"coloneqq", 0x2254, Relation},
    {"models", 0x22A7, Relation},
    // arrows
    {"to", 0x2192, Relation},
    {"rightarrow", 0x2192, Relation},
    {"longrightarrow", 0x27F6, Relation},
    {"gets", 0x2190, Relation},
    {"leftarrow", 0x2190, Relation},
    {"longleftarrow", 0x27F5, Relation},
    {"leftrightarrow", 0x2194, Relation},
    {"longleftrightarrow", 0x27F7, Relation},
    {"Rightarrow", 0x21D2, Relation},
    {"Longrightarrow", 0x27F9, Relation},
    {"implies", 0x27F9, Relation},
    {"Leftarrow", 0x21D0, Relation},
    {"impliedby", 0x27F8, Relation},
    {"Leftrightarrow", 0x21D4, Relation},
    {"iff", 0x27FA, Relation},
    {"mapsto", 0x21A6, Relation},
    {"longmapsto", 0x27FC, Relation},
    {"uparrow", 0x2191, Relation},
    {"downarrow", 0x2193, Relation},
    {"updownarrow", 0x2195, Relation},
    {"nearrow", 0x2197, Relation},
    {"searrow", 0x2198, Relation},
    {"rightleftharpoons", 0x21CC, Relation},
    // brackets
    {"{", 0x7B, Opening},
    {"lbrace", 0x7B, Opening},
    {"lbrack", 0x5B, Opening},
    {"langle", 0x27E8, Opening},
    {"lfloor", 0x230A, Opening},
    {"lceil", 0x2308, Opening},
    {"lvert", 0x7C, Opening},
    {"lVert", 0x2016, Opening},
    {"}", 0x7D, Closing},
    {"rbrace", 0x7D, Closing},
    {"rbrack", 0x5D, Closing},
    {"rangle", 0x27E9, Closing},
    {"rfloor", 0x230B, Closing},
    {"rceil", 0x2309, Closing},
    {"rvert", 0x7C, Closing},
    {"rVert", 0x2016, Closing},
    {"colon", 0x3A, Punctuation},
};

// Wider than the characters U+2026 and U+22EF of the font: single dots with thin spaces between, as TeX makes
// them.
constexpr TexDots dots[] = {{"dots", 0x2E}, {"ldots", 0x2E}, {"cdots", 0x22C5}};

constexpr TexOperator operators[] = {
    {"sum", 0x2211, true},      {"prod", 0x220F, true},     {"coprod", 0x2210, true},
    {"bigcup", 0x22C3, true},   {"bigcap", 0x22C2, true},   {"bigvee", 0x22C1, true},
    {"bigwedge", 0x22C0, true}, {"bigoplus", 0x2A01, true}, {"bigotimes", 0x2A02, true},
    {"int", 0x222B, false},     {"iint", 0x222C, false},    {"iiint", 0x222D, false},
    {"oint", 0x222E, false},
};

// The functions of LaTeX, then the elliptic functions of Jacobi, which LaTeX lacks and a pendulum needs, and
// sgn.
constexpr TexFunction functions[] = {
    {"sin", "sin", false},       {"cos", "cos", false},       {"tan", "tan", false},
    {"cot", "cot", false},       {"sec", "sec", false},       {"csc", "csc", false},
    {"arcsin", "arcsin", false}, {"arccos", "arccos", false}, {"arctan", "arctan", false},
    {"sinh", "sinh", false},     {"cosh", "cosh", false},     {"tanh", "tanh", false},
    {"coth", "coth", false},     {"exp", "exp", false},       {"ln", "ln", false},
    {"log", "log", false},       {"lg", "lg", false},         {"arg", "arg", false},
    {"deg", "deg", false},       {"dim", "dim", false},       {"ker", "ker", false},
    {"hom", "hom", false},       {"det", "det", true},        {"gcd", "gcd", true},
    {"lim", "lim", true},        {"limsup", "lim sup", true}, {"liminf", "lim inf", true},
    {"max", "max", true},        {"min", "min", true},        {"sup", "sup", true},
    {"inf", "inf", true},        {"Pr", "Pr", true},          {"sn", "sn", false},
    {"cn", "cn", false},         {"dn", "dn", false},         {"am", "am", false},
    {"sgn", "sgn", false},
};

constexpr TexAccent accents[] = {
    {"dot", 0x307, false},    {"ddot", 0x308, false},     {"dddot", 0x20DB, false},
    {"hat", 0x302, false},    {"vec", 0x20D7, false},     {"bar", 0x304, false},
    {"tilde", 0x303, false},  {"acute", 0x301, false},    {"grave", 0x300, false},
    {"breve", 0x306, false},  {"check", 0x30C, false},    {"mathring", 0x30A, false},
    {"widehat", 0x302, true}, {"widetilde", 0x303, true},
};

constexpr TexSpace spaces[] = {
    {",", 3}, {"thinspace", 3}, {":", 4},      {">", 4},       {";", 5}, {"!", -3}, {"negthinspace", -3},
    {" ", 6}, {"quad", 18},     {"qquad", 36}, {"enspace", 9},
};

constexpr TexAlphabet alphabets[] = {
    {"mathit", MathAlphabet::Italic},     {"mathrm", MathAlphabet::Roman},
    {"mathbf", MathAlphabet::Bold},       {"boldsymbol", MathAlphabet::BoldItalic},
    {"bm", MathAlphabet::BoldItalic},     {"mathbb", MathAlphabet::Blackboard},
    {"mathcal", MathAlphabet::Script},    {"mathsf", MathAlphabet::Sans},
    {"mathtt", MathAlphabet::Typewriter},
};

template <typename Row>
const Row* find(std::span<const Row> rows, QStringView name) {
    static const QHash<QString, const Row*> byName = [rows] {
        QHash<QString, const Row*> hash;
        for (const Row& row : rows) hash.insert(QString::fromLatin1(row.name), &row);
        return hash;
    }();
    return byName.value(name.toString());
}

/// First characters of an alphabet in Unicode's block of mathematical alphanumeric symbols; 0 if there are
/// none.
struct AlphabetBlock {
    char32_t capitals, small, digits, greekCapitals, greekSmall;
};

AlphabetBlock blockOf(MathAlphabet alphabet) {
    switch (alphabet) {
    case MathAlphabet::Italic:
        return {0x1D434, 0x1D44E, 0, 0, 0x1D6FC};
    case MathAlphabet::Roman:
        return {0, 0, 0, 0, 0};
    case MathAlphabet::Bold:
        return {0x1D400, 0x1D41A, 0x1D7CE, 0x1D6A8, 0x1D6C2};
    case MathAlphabet::BoldItalic:
        return {0x1D468, 0x1D482, 0x1D7CE, 0x1D6A8, 0x1D736};
    case MathAlphabet::Blackboard:
        return {0x1D538, 0x1D552, 0x1D7D8, 0, 0};
    case MathAlphabet::Script:
        return {0x1D49C, 0x1D4B6, 0, 0, 0};
    case MathAlphabet::Sans:
        return {0x1D5A0, 0x1D5BA, 0x1D7E2, 0, 0};
    case MathAlphabet::Typewriter:
        return {0x1D670, 0x1D68A, 0x1D7F6, 0, 0};
    }
    return {};
}

struct Substitution {
    char32_t reserved, character;
};

/// Letters that Unicode contained before this block: their places in it are reserved.
constexpr Substitution olderLetters[] = {
    {0x1D455, 0x210E}, {0x1D49D, 0x212C}, {0x1D4A0, 0x2130}, {0x1D4A1, 0x2131}, {0x1D4A3, 0x210B},
    {0x1D4A4, 0x2110}, {0x1D4A7, 0x2112}, {0x1D4A8, 0x2133}, {0x1D4AD, 0x211B}, {0x1D4BA, 0x212F},
    {0x1D4BC, 0x210A}, {0x1D4C4, 0x2134}, {0x1D53A, 0x2102}, {0x1D53F, 0x210D}, {0x1D545, 0x2115},
    {0x1D547, 0x2119}, {0x1D548, 0x211A}, {0x1D549, 0x211D}, {0x1D551, 0x2124},
};

/// After the 25 small Greek letters the block continues with the partial differential and the variant
/// letters.
constexpr std::array<char32_t, 7> greekVariants = {0x2202, 0x3F5, 0x3D1, 0x3F0, 0x3D5, 0x3F1, 0x3D6};

} // namespace

std::span<const TexSymbol> texSymbols() {
    return symbols;
}
std::span<const TexDots> texDots() {
    return dots;
}
std::span<const TexOperator> texOperators() {
    return operators;
}
std::span<const TexFunction> texFunctions() {
    return functions;
}
std::span<const TexAccent> texAccents() {
    return accents;
}
std::span<const TexSpace> texSpaces() {
    return spaces;
}
std::span<const TexAlphabet> texAlphabets() {
    return alphabets;
}

const TexSymbol* findTexSymbol(QStringView name) {
    return find(texSymbols(), name);
}
const TexDots* findTexDots(QStringView name) {
    return find(texDots(), name);
}
const TexOperator* findTexOperator(QStringView name) {
    return find(texOperators(), name);
}
const TexFunction* findTexFunction(QStringView name) {
    return find(texFunctions(), name);
}
const TexAccent* findTexAccent(QStringView name) {
    return find(texAccents(), name);
}
const TexSpace* findTexSpace(QStringView name) {
    return find(texSpaces(), name);
}
const TexAlphabet* findTexAlphabet(QStringView name) {
    return find(texAlphabets(), name);
}

AtomClass atomClassOf(char32_t character) {
    switch (character) {
    case U'+':
    case U'\u2212':
    case U'\u2217':
        return Binary;
    case U'=':
    case U'<':
    case U'>':
    case U':':
        return Relation;
    case U'(':
    case U'[':
        return Opening;
    case U')':
    case U']':
    case U'!':
    case U'?':
        return Closing;
    case U',':
    case U';':
        return Punctuation;
    default:
        break;
    }
    if (character < 0x80) return Ordinary;
    const auto same = [character](const TexSymbol& symbol) { return symbol.character == character; };
    const auto* found = std::find_if(std::begin(symbols), std::end(symbols), same);
    return found == std::end(symbols) ? Ordinary : found->atomClass;
}

char32_t inAlphabet(char32_t character, MathAlphabet alphabet) {
    const AlphabetBlock block = blockOf(alphabet);
    const auto shifted = [character](char32_t blockStart, char32_t start) {
        if (blockStart == 0) return character;
        const char32_t place = blockStart + (character - start);
        const auto reserved = [place](const Substitution& older) { return older.reserved == place; };
        const auto* older = std::find_if(std::begin(olderLetters), std::end(olderLetters), reserved);
        return older == std::end(olderLetters) ? place : older->character;
    };
    if (character >= U'A' && character <= U'Z') return shifted(block.capitals, U'A');
    if (character >= U'a' && character <= U'z') return shifted(block.small, U'a');
    if (character >= U'0' && character <= U'9') return shifted(block.digits, U'0');
    if (character >= 0x391 && character <= 0x3A9) return shifted(block.greekCapitals, 0x391);
    if (character >= 0x3B1 && character <= 0x3C9) return shifted(block.greekSmall, 0x3B1);
    const auto* variant = std::find(greekVariants.begin(), greekVariants.end(), character);
    if (variant == greekVariants.end() || block.greekSmall == 0) return character;
    return block.greekSmall + 25 + static_cast<char32_t>(variant - greekVariants.begin());
}

} // namespace timestep
