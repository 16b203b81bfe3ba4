// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/classroom/merge.h"
#include "app/cli/commands.h"
#include "app/languages.h"
#include "app/provenance/open_file.h"
#include "core/input_error.h"

#include <algorithm>
#include <ostream>

namespace timestep {

int mergeCommand(const MergeOptions& options, std::ostream& out) {
    if (options.csv.empty() && options.html.empty())
        throw InputError("say what to write: --csv F.csv, --html F.html, or both");
    LanguageSwitch language;
    language.use(QString::fromStdString(options.language));
    const Merged merged =
        mergeFolder(QString::fromStdString(options.folder), options.lessonFolders, options.language);
    if (!options.csv.empty()) writeFile(QString::fromStdString(options.csv), mergedCsv(merged));
    if (!options.html.empty())
        writeFile(QString::fromStdString(options.html), mergedHtml(merged).toStdString());
    bool altered = false;
    for (const HandedIn& one : merged.results) {
        out << one.file.toStdString() << ": " << stateName(one.verification.state).toStdString() << '\n';
        for (const QString& note : one.verification.notes) out << "  " << note.toStdString() << '\n';
        altered = altered || one.verification.state == Verification::State::Altered;
    }
    for (const LeftOut& one : merged.leftOut)
        out << one.file.toStdString() << ": " << one.why.toStdString() << '\n';
    return altered ? OtherFailure : Done;
}

} // namespace timestep
