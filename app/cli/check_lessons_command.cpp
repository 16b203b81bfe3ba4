// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/paths.h"
#include "app/provenance/open_file.h"
#include "core/input_error.h"
#include "lessons/claims.h"
#include "lessons/library.h"
#include "widgets/formula/formula.h"
#include "widgets/text.h"

#include <QFileInfo>

#include <memory>
#include <ostream>

namespace timestep {

namespace {

void checkFormula(std::string_view tex) {
    const FormulaResult result = typesetFormula(text(tex), 16, FormulaStyle::Inline);
    if (result.error) throw InputError(result.error->message.toStdString());
}

int check(const std::string& given, std::ostream& out) {
    const std::string folder = given.empty() ? bundledLessonsFolder() : given;
    if (!QFileInfo::exists(QString::fromStdString(folder)))
        refuseFile(QString::fromStdString(folder), "there is no such folder");
    std::vector<std::string> bundled;
    for (const LessonInfo& info : listLessons({bundledLessonsFolder()})) bundled.push_back(info.id);
    const std::vector<InputError> problems = checkLessons(folder, checkFormula, true, bundled);
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
