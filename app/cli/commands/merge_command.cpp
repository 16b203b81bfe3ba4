// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/classroom/class_table.h"
#include "app/cli/commands.h"
#include "app/provenance/open_file.h"
#include "core/input_error.h"
#include "core/json/json.h"

#include <QCoreApplication>

#include <algorithm>
#include <memory>
#include <ostream>

namespace timestep {

namespace {

struct MergeCommandTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::CommandLine)
};

struct MergeOptions {
    std::string folder;
    std::string csv, html;
    bool json = false, quiet = false;
};

std::string_view stateId(const std::optional<Verification::State>& state) {
    if (!state) return "unreadable";
    switch (*state) {
    case Verification::State::Verified:
        return "verified";
    case Verification::State::Unproven:
        return "unproven";
    case Verification::State::Altered:
        break;
    }
    return "altered";
}

Json mergeJson(const Merged& merged) {
    Json results = Json::array(), leftOut = Json::array();
    for (const HandedIn& one : merged.results) {
        Json notes = Json::array();
        for (const QString& note : one.verification.notes) notes.push_back(note.toStdString());
        results.push_back(
            {{"file", one.file.toStdString()}, {"state", stateId(one.verification.state)}, {"notes", notes}});
    }
    for (const LeftOut& one : merged.leftOut)
        leftOut.push_back({{"file", one.file.toStdString()},
                           {"state", stateId(one.state)},
                           {"why", one.why.toStdString()}});
    return {{"results", results}, {"left-out", leftOut}};
}

void printMerged(const Merged& merged, std::ostream& out) {
    for (const HandedIn& one : merged.results) {
        out << one.file.toStdString() << ": " << stateName(one.verification.state).toStdString() << '\n';
        for (const QString& note : one.verification.notes) out << "  " << note.toStdString() << '\n';
    }
    for (const LeftOut& one : merged.leftOut)
        out << one.file.toStdString() << ": " << one.why.toStdString() << '\n';
}

/// An altered result is a failure, even if it does not count, and so is one that cannot be read; the others
/// are still written.
int merge(const MergeOptions& options, const CommandContext& context) {
    if (options.csv.empty() && options.html.empty())
        throw InputError(TRANSLATABLE("fault", "say what to write: --csv F.csv, --html F.html, or both"));
    const Merged merged =
        mergeFolder(QString::fromStdString(options.folder), context.lessonFolders(), context.language());
    if (!options.csv.empty())
        writeFile(QString::fromStdString(options.csv), tableOf(merged, QString::fromStdString(options.csv)));
    if (!options.html.empty())
        writeFile(QString::fromStdString(options.html), mergedHtml(merged).toStdString());
    if (options.json)
        context.out << mergeJson(merged).dump(1) << '\n';
    else if (!options.quiet)
        printMerged(merged, context.out);
    const auto isAltered = [](const auto& state) { return state == Verification::State::Altered; };
    const bool altered =
        std::any_of(merged.results.begin(), merged.results.end(),
                    [&](const HandedIn& one) { return isAltered(one.verification.state); }) ||
        std::any_of(merged.leftOut.begin(), merged.leftOut.end(),
                    [&](const LeftOut& one) { return isAltered(one.state); });
    const auto unreadable = std::count_if(merged.leftOut.begin(), merged.leftOut.end(),
                                          [](const LeftOut& one) { return !one.state; });
    if (unreadable > 0)
        context.err << "timestep: "
                    << MergeCommandTexts::tr("%n result(s) cannot be read and are left out", nullptr,
                                             static_cast<int>(unreadable))
                           .toStdString()
                    << '\n';
    return altered || unreadable > 0 ? OtherFailure : Done;
}

CommandForm mergeForm() {
    auto own = std::make_shared<MergeOptions>();
    return {{{"FOLDER", &own->folder, "Folder with the results that learners saved", {}, true},
             {"--csv,--table", &own->csv,
              "Write a row for each answer and measured number as CSV, or one for each result as LaTeX "
              "(booktabs) "
              "or Markdown",
              "F.csv|tex|md"},
             {"--html", &own->html, "Write an overview to look at", "F.html"},
             {"--json", &own->json, "Print the results as JSON"},
             {"--quiet", &own->quiet, "Print no results"}},
            [own](const CommandContext& context) { return merge(*own, context); },
            true};
}

} // namespace

constinit const CommandRow mergeCommand{
    "merge", "Gather the results of a class, and run what they measured again", mergeForm,
    "timestep merge results --csv class.csv --html class.html"};

} // namespace timestep
