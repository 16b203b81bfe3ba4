// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/classroom/class_book.h"
#include "app/classroom/class_table.h"
#include "app/cli/commands.h"
#include "app/provenance/open_file.h"
#include "core/input_error.h"
#include "core/json/json.h"
#include "core/parameter/typed_number.h"
#include "widgets/whole_file.h"

#include <QCoreApplication>
#include <QFileInfo>

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
    std::string csv, html, list, gradeBook, feedback;
    std::vector<std::string> weights;
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

Json textsJson(const QStringList& texts) {
    Json json = Json::array();
    for (const QString& text : texts) json.push_back(text.toStdString());
    return json;
}

Json mergeJson(const Merged& merged, const ClassBook& book) {
    Json results = Json::array(), leftOut = Json::array();
    for (const HandedIn& one : merged.results) {
        results.push_back({{"file", one.file.toStdString()},
                           {"state", stateId(one.verification.state)},
                           {"notes", textsJson(one.verification.notes)}});
    }
    for (const LeftOut& one : merged.leftOut)
        leftOut.push_back({{"file", one.file.toStdString()},
                           {"state", stateId(one.state)},
                           {"why", one.why.toStdString()}});
    Json json = {{"results", results}, {"left-out", leftOut}};
    if (book.list.members.empty()) return json;
    const Attendance attendance = attendanceOf(merged, book);
    json["nothing-handed-in"] = textsJson(attendance.missing);
    json["not-on-the-list"] = textsJson(attendance.unlisted);
    return json;
}

void printMerged(const Merged& merged, const ClassBook& book, std::ostream& out) {
    for (const HandedIn& one : merged.results) {
        out << one.file.toStdString() << ": " << stateName(one.verification.state).toStdString() << '\n';
        for (const QString& note : one.verification.notes) out << "  " << note.toStdString() << '\n';
    }
    for (const LeftOut& one : merged.leftOut)
        out << one.file.toStdString() << ": " << one.why.toStdString() << '\n';
    const Attendance attendance = attendanceOf(merged, book);
    for (const QString& name : attendance.missing)
        out << MergeCommandTexts::tr("%1 has handed nothing in").arg(name).toStdString() << '\n';
    for (const QString& name : attendance.unlisted)
        out << MergeCommandTexts::tr("%1 is not on the list").arg(name).toStdString() << '\n';
}

ClassBook bookOf(const MergeOptions& options) {
    ClassBook book;
    if (!options.list.empty()) book = readClassBook(QString::fromStdString(options.list));
    for (const std::string& each : options.weights) {
        const std::size_t equals = each.find('=');
        const auto weight = equals == std::string::npos ? std::nullopt : typedNumber(each.substr(equals + 1));
        if (!weight || *weight < 0)
            throw InputError(TRANSLATABLE(
                "fault", "--weight: a lesson and its weight are expected, as in ten-steps-of-euler=2"));
        book.weights[each.substr(0, equals)] = *weight;
    }
    return book;
}

/// An altered result is a failure, even if it does not count, and so is one that cannot be read; the others
/// are still written.
int merge(const MergeOptions& options, const CommandContext& context) {
    if (options.csv.empty() && options.html.empty() && options.gradeBook.empty() && options.feedback.empty())
        throw InputError(TRANSLATABLE(
            "fault",
            "say what to write: --csv F.csv, --html F.html, --gradebook F.csv or --feedback FOLDER"));
    const ClassBook book = bookOf(options);
    if (!options.feedback.empty() && !QFileInfo(QString::fromStdString(options.feedback)).isDir())
        refuseFile(QString::fromStdString(options.feedback),
                   TRANSLATABLE("fault", "there is no such folder"));
    const Merged merged =
        mergeFolder(QString::fromStdString(options.folder), context.lessonFolders(), context.language());
    if (!options.csv.empty())
        writeFile(QString::fromStdString(options.csv),
                  tableOf(merged, QString::fromStdString(options.csv), book));
    if (!options.html.empty())
        writeFile(QString::fromStdString(options.html), mergedHtml(merged, book).toStdString());
    if (!options.gradeBook.empty())
        writeFile(QString::fromStdString(options.gradeBook), gradeBookCsv(merged, book));
    if (!options.feedback.empty()) writeFeedback(QString::fromStdString(options.feedback), merged, book);
    if (options.json)
        context.out << mergeJson(merged, book).dump(1) << '\n';
    else if (!options.quiet)
        printMerged(merged, book, context.out);
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
    return {
        {{"FOLDER", &own->folder, "Folder with the results that learners saved", {}, true},
         {"--csv,--table", &own->csv,
          "Write a row for each answer and measured number as CSV, or one for each result as LaTeX "
          "(booktabs) "
          "or Markdown",
          "F.csv|tex|md"},
         {"--html", &own->html, "Write an overview to look at", "F.html"},
         {"--class", &own->list,
          "The learners of the class, one in each line, as Moodle or Canvas export them, or as the window "
          "keeps them",
          "LIST"},
         {"--gradebook", &own->gradeBook,
          "Write a row for each learner, for Moodle; for Canvas if the list comes from there", "F.csv"},
         {"--weight", &own->weights, "How much a lesson counts in the grade book; the others count 1",
          "LESSON=NUMBER"},
         {"--feedback", &own->feedback, "Write a page for each learner into a folder", "FOLDER"},
         {"--json", &own->json, "Print the results as JSON"},
         {"--quiet", &own->quiet, "Print no results"}},
        [own](const CommandContext& context) { return merge(*own, context); },
        true};
}

} // namespace

constinit const CommandRow mergeCommand{
    "merge", "Gather the results of a class, and run what they measured again", mergeForm,
    "timestep merge results --csv class.csv --html class.html\n"
    "timestep merge results --class class.txt --gradebook grades.csv"};

} // namespace timestep
