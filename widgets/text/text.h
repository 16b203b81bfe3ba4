// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wording.h"

#include <QCoreApplication>
#include <QString>

#include <string_view>

namespace timestep {

class InputError;
struct Sentence;

/// UTF-8 of core, untranslated: an id, a unit, a line of code.
inline QString text(std::string_view view) {
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

/// A text of core in the reader's language.
inline QString translated(Text text) {
    return *text.context == '\0' ? QString::fromUtf8(text.english)
                                 : QCoreApplication::translate(text.context, text.english);
}

inline QString translated(const Wording& wording) {
    return translated(wording.text) + translated(wording.suffix) + QString::fromStdString(wording.letters);
}

/// A sentence of core and its values in the reader's language.
QString translated(const Sentence& sentence);
/// The place of a fault in input and what is wrong, in the reader's language.
QString translated(const InputError& error);

} // namespace timestep
