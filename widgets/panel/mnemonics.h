// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace timestep {

/// For each name the place of the letter that Alt reaches it with, no letter twice and none of `reserved`:
/// the first letter of a word where it is free, else any other; -1 where none is left.
std::vector<qsizetype> mnemonicLetters(const QStringList& names, const QString& reserved);

/// The name with an ampersand before that letter, and its own ampersands doubled.
QString withMnemonic(const QString& name, qsizetype letter);

} // namespace timestep
