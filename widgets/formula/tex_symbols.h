// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/formula/formula_node.h"

#include <QStringView>

#include <span>

namespace timestep {

/// A command that stands for one character.
struct TexSymbol {
    const char* name; ///< without the backslash
    char32_t character;
    AtomClass atomClass;
};

/// A large operator: a sum, an integral, a product.
struct TexOperator {
    const char* name;
    char32_t character;
    bool movesLimits; ///< limits above and below in display style
};

/// A function with a name in upright letters.
struct TexFunction {
    const char* name;
    const char* text; ///< what is printed; a blank is a thin space
    bool movesLimits;
};

/// A sign over or under its argument.
struct TexAccent {
    const char* name;
    char32_t character; ///< combining character
    bool stretches;
};

struct TexSpace {
    const char* name;
    double mu; ///< [1/18 em]
};

/// An alphabet of the mathematical alphanumeric symbols of Unicode.
enum class MathAlphabet { Italic, Roman, Bold, BoldItalic, Blackboard, Script, Sans, Typewriter };

struct TexAlphabet {
    const char* name;
    MathAlphabet alphabet;
};

/// Three dots in a row.
struct TexDots {
    const char* name;
    char32_t dot;
};

std::span<const TexSymbol> texSymbols();
std::span<const TexDots> texDots();
std::span<const TexOperator> texOperators();
std::span<const TexFunction> texFunctions();
std::span<const TexAccent> texAccents();
std::span<const TexSpace> texSpaces();
std::span<const TexAlphabet> texAlphabets();

/// Returns the row with this name; null if there is none.
const TexSymbol* findTexSymbol(QStringView name);
const TexDots* findTexDots(QStringView name);
const TexOperator* findTexOperator(QStringView name);
const TexFunction* findTexFunction(QStringView name);
const TexAccent* findTexAccent(QStringView name);
const TexSpace* findTexSpace(QStringView name);
const TexAlphabet* findTexAlphabet(QStringView name);

/// Returns the class of a character that is not a command.
AtomClass atomClassOf(char32_t character);

/// Returns the character of `alphabet` for a letter, digit or Greek letter; other characters are returned
/// unchanged.
char32_t inAlphabet(char32_t character, MathAlphabet alphabet);

} // namespace timestep
