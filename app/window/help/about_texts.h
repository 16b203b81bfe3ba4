// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <span>

namespace timestep {

/// A library, font or set of pictures that the program uses.
struct UsedWork {
    const char* name;
    const char* licence; ///< SPDX expression where there is one
};
/// Timestep itself first.
std::span<const UsedWork> usedWorks();

/// The texts of the About dialog in the current language, as Markdown.
QString aboutText();
/// What is new, newest version first, in a language as LanguageSwitch names it; English if it has none.
QString changesText(const QString& language);
QString licencesText();
/// A sentence and an entry for BibTeX.
QString citationText();
/// Versions, system, screens, language: what a report of a fault needs.
QString systemText();

} // namespace timestep
