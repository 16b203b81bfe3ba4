// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "core/input_error.h"
#include "lessons/claims.h"
#include "widgets/formula/formula.h"
#include "widgets/text.h"

#include <ostream>

namespace timestep {

namespace {

void checkFormula(std::string_view tex) {
    const FormulaResult result = typesetFormula(text(tex), 16, FormulaStyle::Inline);
    if (result.error) throw InputError(result.error->message.toStdString());
}

} // namespace

int checkLessonsCommand(const std::string& folder, std::ostream& out) {
    const std::vector<InputError> problems = checkLessons(folder, checkFormula);
    for (const InputError& problem : problems) out << problem.sentence() << '\n';
    if (problems.empty()) out << "every lesson in " << folder << " is in order, and every claim holds\n";
    return problems.empty() ? Done : OtherFailure;
}

} // namespace timestep
