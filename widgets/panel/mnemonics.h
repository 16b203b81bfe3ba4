// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace timestep {

/// Chooses for each name the letter that activates it together with Alt, and returns its index in the name.
/// No letter is chosen twice. The first letter of a word is preferred. -1: every letter of the name is taken.
std::vector<qsizetype> mnemonicLetters(const QStringList& names);

/// Returns the name with an ampersand before the letter at this index, and its own ampersands doubled.
QString withMnemonic(const QString& name, qsizetype letter);

} // namespace timestep
