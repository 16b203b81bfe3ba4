// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/authoring/lesson_package.h"
#include "app/cli/commands.h"
#include "app/names.h"
#include "app/paths.h"
#include "core/json/json.h"

#include <QCoreApplication>

#include <memory>
#include <ostream>

namespace timestep {

namespace {

struct CheckLessonsTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::CommandLine)
};

struct CheckOptions {
    std::string folder;
    bool json = false, quiet = false;
};

Json faultsJson(const std::string& folder, const std::vector<InputError>& problems) {
    Json faults = Json::array();
    for (const InputError& problem : problems)
        faults.push_back({{"sentence", translatedUtf8(problem)},
                          {"file", problem.file},
                          {"line", problem.line},
                          {"column", problem.column}});
    return {{"folder", folder}, {"faults", faults}};
}

int check(const CheckOptions& options, const CommandContext& context) {
    std::ostream& out = context.out;
    const std::string folder = options.folder.empty() ? bundledLessonsFolder() : options.folder;
    const std::vector<InputError> problems = checkLessonsAt(QString::fromStdString(folder));
    if (options.json) out << faultsJson(folder, problems).dump(1) << '\n';
    const bool speaks = !options.json && !options.quiet;
    if (!options.json)
        for (const InputError& problem : problems)
            (speaks ? out : context.err) << translatedUtf8(problem) << '\n';
    if (speaks && problems.empty())
        out << CheckLessonsTexts::tr("every lesson in %1 is in order, and every claim holds")
                   .arg(QString::fromStdString(folder))
                   .toStdString()
            << '\n';
    return problems.empty() ? Done : OtherFailure;
}

CommandForm checkLessonsForm() {
    auto own = std::make_shared<CheckOptions>();
    return {{{"DIR", &own->folder, "Folder of lessons; the bundled ones if none is given"},
             {"--json", &own->json, "Print the faults as JSON"},
             {"--quiet", &own->quiet, "Print nothing but faults"}},
            [own](const CommandContext& context) { return check(*own, context); }};
}

} // namespace

constinit const CommandRow checkLessonsCommand{"check-lessons",
                                               "Check format, names, formulas, translations and claims",
                                               checkLessonsForm, "timestep check-lessons my-lessons"};

} // namespace timestep
