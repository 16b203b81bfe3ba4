// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace timestep {

/// A heading inside a page: `## Title {#id}`. Its id is the same in every language.
struct ManualHeading {
    QString id, title;
};

/// One page of the manual.
struct ManualPage {
    QString id;                          ///< name of its file without number and suffix: "plots"
    QString title;                       ///< its first line, `# Title`
    QString markdown;                    ///< formulas in dollars; without the ids of the headings
    std::vector<ManualHeading> headings; ///< without the title
    bool isReference = false;            ///< for looking up, in English
};

using Manual = std::vector<ManualPage>;

/// The pages in their order, in a language ("de", "de_AT"), or in English if the manual is not available in
/// it; then the reference of the lesson format, "lesson-format", which is lessons/format.md.
Manual readManual(const QString& language);

/// The page with this id; null if there is none.
const ManualPage* findManualPage(const Manual& manual, const QString& id);

/// A place in the manual, as links name it: manual:PAGE or manual:PAGE#heading.
struct ManualPlace {
    QString page;
    QString heading; ///< empty: the beginning of the page

    bool operator==(const ManualPlace& other) const = default;
};

/// A page for a terminal: its Markdown without pictures, addresses of links and marks of bold words. Lines of
/// prose have at most `width` characters.
QString terminalText(const ManualPage& page, qsizetype width = 80);

/// A page for paper: links become plain words.
QString paperText(const QString& markdown);

} // namespace timestep
