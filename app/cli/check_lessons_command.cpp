// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/authoring/lesson_check.h"
#include "app/cli/commands.h"
#include "app/paths.h"

#include <memory>
#include <ostream>

namespace timestep {

namespace {

int check(const std::string& given, std::ostream& out) {
    const std::string folder = given.empty() ? bundledLessonsFolder() : given;
    const std::vector<InputError> problems = checkLessonsAt(QString::fromStdString(folder));
    for (const InputError& problem : problems) out << problem.sentence() << '\n';
    if (problems.empty()) out << "every lesson in " << folder << " is in order, and every claim holds\n";
    return problems.empty() ? Done : OtherFailure;
}

CommandForm checkLessonsForm() {
    auto folder = std::make_shared<std::string>();
    return {{{"DIR", folder.get(), "Folder of lessons; the bundled ones if none is given"}},
            [folder](const CommandContext& context) { return check(*folder, context.out); }};
}

} // namespace

constinit const CommandRow checkLessonsCommand{
    "check-lessons", "Check format, names, formulas, translations and claims", checkLessonsForm};

} // namespace timestep
