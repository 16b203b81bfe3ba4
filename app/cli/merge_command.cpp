// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/classroom/merge.h"
#include "app/cli/commands.h"
#include "app/languages.h"
#include "app/provenance/open_file.h"
#include "core/input_error.h"

#include <algorithm>
#include <memory>
#include <ostream>

namespace timestep {

namespace {

struct MergeOptions {
    std::string folder;
    std::string csv, html;
};

/// An altered result is a failure, also one that does not count; an unreadable one is reported and skipped.
int merge(const MergeOptions& options, const CommandContext& context) {
    std::ostream& out = context.out;

    if (options.csv.empty() && options.html.empty())
        throw InputError("say what to write: --csv F.csv, --html F.html, or both");
    LanguageSwitch language;
    language.use(QString::fromStdString(context.language()));
    const Merged merged =
        mergeFolder(QString::fromStdString(options.folder), context.lessonFolders(), context.language());
    if (!options.csv.empty()) writeFile(QString::fromStdString(options.csv), mergedCsv(merged));
    if (!options.html.empty())
        writeFile(QString::fromStdString(options.html), mergedHtml(merged).toStdString());
    bool altered = false;
    for (const HandedIn& one : merged.results) {
        out << one.file.toStdString() << ": " << stateName(one.verification.state).toStdString() << '\n';
        for (const QString& note : one.verification.notes) out << "  " << note.toStdString() << '\n';
        altered = altered || one.verification.state == Verification::State::Altered;
    }
    for (const LeftOut& one : merged.leftOut) {
        out << one.file.toStdString() << ": " << one.why.toStdString() << '\n';
        altered = altered || one.state == Verification::State::Altered;
    }
    return altered ? OtherFailure : Done;
}

CommandForm mergeForm() {
    auto own = std::make_shared<MergeOptions>();
    return {{{"FOLDER", &own->folder, "Folder with the results that learners saved", {}, true},
             {"--csv,--table", &own->csv, "Write a row for each answer and measured number", "F.csv"},
             {"--html", &own->html, "Write an overview to look at", "F.html"}},
            [own](const CommandContext& context) { return merge(*own, context); },
            true};
}

} // namespace

constinit const CommandRow mergeCommand{
    "merge", "Gather the results of a class, and run what they measured again", mergeForm};

} // namespace timestep
