// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/tex_text.h"

#include "core/table/escaped_text.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>

namespace timestep {

namespace {

struct TexSign {
    std::string_view sign;
    std::string_view tex;
    bool mathematics = true;
};

constexpr TexSign texSigns[] = {
    {"\\", "\\textbackslash{}", false},
    {"{", "\\{", false},
    {"}", "\\}", false},
    {"$", "\\$", false},
    {"&", "\\&", false},
    {"#", "\\#", false},
    {"%", "\\%", false},
    {"_", "\\_", false},
    {"~", "\\textasciitilde{}", false},
    {"^", "\\textasciicircum{}", false},
    {"<", "<"},
    {">", ">"},
    {"|", "|"},
    {"\u00A0", "~", false},
    {"\u202F", "\\,", false},
    {"\u2009", "\\,", false},
    {"\u2060", "", false}, // a word joiner: TeX breaks no line there, either
    {"\u200B", "", false},
    {"–", "--", false},
    {"—", "---", false},
    {"…", "\\dots{}", false},
    {"“", "``", false},
    {"”", "''", false},
    {"„", "\\quotedblbase{}", false},
    {"‘", "`", false},
    {"’", "'", false},
    {"−", "-"},
    {"·", "\\cdot "},
    {"×", "\\times "},
    {"±", "\\pm "},
    {"≤", "\\le "},
    {"≥", "\\ge "},
    {"≈", "\\approx "},
    {"≠", "\\ne "},
    {"→", "\\to "},
    {"←", "\\gets "},
    {"∞", "\\infty "},
    {"∂", "\\partial "},
    {"√", "\\surd "},
    {"Σ", "\\Sigma "},
    {"∑", "\\sum "},
    {"′", "'"},
    {"″", "''"},
    {"ẋ", "\\dot{x}"},
    {"ẏ", "\\dot{y}"},
    {"ż", "\\dot{z}"},
    {"°", "^{\\circ}"},
    {"ᵇ", "^{b}"},
    {"ⁿ", "^{n}"},
    {"⁰", "^{0}"},
    {"¹", "^{1}"},
    {"²", "^{2}"},
    {"³", "^{3}"},
    {"⁴", "^{4}"},
    {"⁵", "^{5}"},
    {"⁶", "^{6}"},
    {"⁷", "^{7}"},
    {"⁸", "^{8}"},
    {"⁹", "^{9}"},
    {"⁻", "^{-}"},
    {"⁺", "^{+}"},
    {"₀", "_{0}"},
    {"₁", "_{1}"},
    {"₂", "_{2}"},
    {"₃", "_{3}"},
    {"₄", "_{4}"},
    {"₅", "_{5}"},
    {"₆", "_{6}"},
    {"₇", "_{7}"},
    {"₈", "_{8}"},
    {"₉", "_{9}"},
    {"ₙ", "_{n}"},
    {"α", "\\alpha "},
    {"β", "\\beta "},
    {"γ", "\\gamma "},
    {"Γ", "\\Gamma "},
    {"δ", "\\delta "},
    {"Δ", "\\Delta "},
    {"ε", "\\varepsilon "},
    {"ζ", "\\zeta "},
    {"η", "\\eta "},
    {"θ", "\\theta "},
    {"Θ", "\\Theta "},
    {"κ", "\\kappa "},
    {"λ", "\\lambda "},
    {"μ", "\\mu "},
    {"µ", "\\mu "},
    {"ν", "\\nu "},
    {"ξ", "\\xi "},
    {"π", "\\pi "},
    {"ρ", "\\rho "},
    {"σ", "\\sigma "},
    {"τ", "\\tau "},
    {"φ", "\\varphi "},
    {"ϕ", "\\phi "},
    {"χ", "\\chi "},
    {"ψ", "\\psi "},
    {"ω", "\\omega "},
    {"Ω", "\\Omega "},
};

/// True for characters of ASCII that LaTeX reads as they are: no control characters.
bool isPrinted(std::string_view character) {
    return character.size() == 1 &&
           ((character[0] >= ' ' && character[0] <= '~') || character == "\n" || character == "\t");
}

/// True for letters that LaTeX knows without packages: Latin-1 Supplement and Latin Extended-A.
bool isAccentedLetter(std::string_view character) {
    if (character.size() != 2) return false;
    const auto code = static_cast<std::uint32_t>(((static_cast<unsigned char>(character[0]) & 0x1F) << 6) |
                                                 (static_cast<unsigned char>(character[1]) & 0x3F));
    return code >= 0xC0 && code <= 0x17F;
}

} // namespace

std::string texText(std::string_view utf8) {
    std::string text, open; // `open`: the current superscript or subscript, which further signs may continue
    bool mathematics = false;
    const auto leave = [&] {
        if (mathematics) text += '$';
        mathematics = false;
        open.clear();
    };
    for (std::size_t at = 0; at < utf8.size();) {
        const std::size_t length = utf8Length(utf8.substr(at, 4));
        const std::string_view character = utf8.substr(at, length);
        at += std::max<std::size_t>(length, 1);
        const auto found = std::find_if(std::begin(texSigns), std::end(texSigns),
                                        [&](const TexSign& sign) { return sign.sign == character; });
        if (found == std::end(texSigns) || !found->mathematics) {
            leave();
            if (found != std::end(texSigns))
                text += found->tex;
            else
                text +=
                    isPrinted(character) || isAccentedLetter(character) ? character : std::string_view("?");
            continue;
        }
        if (!mathematics) text += '$';
        mathematics = true;
        const bool script = (found->tex[0] == '^' || found->tex[0] == '_') && found->tex.size() > 3;
        if (script && !open.empty() && open[0] == found->tex[0]) { // "⁻⁵" is one exponent
            text.pop_back();
            text += found->tex.substr(2);
        } else {
            text += found->tex;
        }
        open = script ? std::string(1, found->tex[0]) : std::string();
    }
    leave();
    return text;
}

} // namespace timestep
