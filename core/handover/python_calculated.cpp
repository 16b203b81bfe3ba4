// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/handover/python_calculated.h"

#include "core/formula/formula.h"
#include "core/formula/python_formula.h"
#include "core/input_error.h"
#include "core/run/rows/column_calculator.h"
#include "core/run/rows/metric.h"
#include "core/table/number_text.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

namespace timestep {

namespace {

constexpr std::string_view valueText = R"(def value_of(formula):
    """The value of a formula; nan where it has none."""
    try:
        value = formula()
    except (ArithmeticError, ValueError):
        return math.nan
    return math.nan if isinstance(value, complex) else float(value)


)";

constexpr std::string_view ratioText = R"(def ratio(p, q):
    """p / q, which is infinite or nan where q is 0."""
    return p / q if q != 0 else p * math.copysign(math.inf, q)


)";

constexpr std::string_view deltaText = R"(def delta(memory, key, value):
    """The change of a value since the row before."""
    before, memory[key] = memory.get(key, math.nan), value
    return value - before


)";

constexpr std::string_view totalText = R"(def total(memory, key, value):
    """The sum of a value over the rows so far, from the first in which it is a number."""
    if key in memory or not math.isnan(value):
        memory[key] = memory.get(key, 0.0) + value
    return memory.get(key, 0.0)


)";

/// Writes the function calculated(), column by column.
class CalculatedText {
public:
    CalculatedText(const Experiment& experiment, const PythonRows& rows)
        : experiment_(experiment), measures_(columnsOf(*makeSimulation(experiment, 0))), rows_(rows) {
        const auto typed = experiment.texts.find("constants");
        if (typed != experiment.texts.end()) constants_ = parseConstants(typed->second);
    }

    /// Adds a column. Returns false if it needs numbers that the program does not have.
    bool add(const CalculatedColumn& column) {
        PythonRowFormula formula;
        try {
            formula = pythonRowFormula(column.formula, changes_);
        } catch (const InputError&) {
            return false; // no equivalent in Python
        }
        std::vector<std::pair<std::string, std::string>> needed;
        for (const std::string& name : formula.names) {
            const auto value = valueOf(name);
            if (!value) return false;
            if (!value->empty()) needed.emplace_back(pythonName(name), *value);
        }
        for (auto& one : needed)
            if (std::find(names_.begin(), names_.end(), one) == names_.end())
                names_.push_back(std::move(one));
        const std::string name = pythonName(nameInFormulas(column.id));
        for (const std::string& line : formula.before) lines_ += "    " + line + "\n";
        lines_ += "    " + name + " = value_of(lambda: " + formula.value + ")\n";
        known_.insert(nameInFormulas(column.id));
        changes_ = formula.changes;
        return true;
    }

    std::string function(const std::string& results) const {
        std::string left, right;
        for (const auto& [name, value] : names_) {
            if (name == value) continue;
            left += (left.empty() ? "    " : ", ") + name;
            right += (right.empty() ? "" : ", ") + value;
        }
        std::string text(valueText);
        for (const auto& [call, helper] :
             {std::pair{"ratio(", ratioText}, {"= delta(", deltaText}, {"= total(", totalText}})
            if (lines_.find(call) != std::string::npos) text += helper;
        return text + "def calculated(" + rows_.names + ", memory):\n" +
               "    \"\"\"The calculated columns of a row.\"\"\"\n" +
               (left.empty() ? "" : left + " = " + right + "\n") + lines_ + "    return [" + results +
               "]\n\n\n";
    }

private:
    /// The value of a name in Python; empty: it is already a variable; none: the program does not have it.
    /// The meanings are tried in the order of ColumnCalculator.
    std::optional<std::string> valueOf(const std::string& name) const {
        if (known_.contains(name)) return std::string();
        if (name == "t" || name == "time") return "t";
        for (const PythonColumn& column : rows_.columns)
            if (nameInFormulas(column.id) == name) return column.value;
        for (const RecordedColumn& measure : measures_)
            if (nameInFormulas(measure.id) == name) return std::nullopt;
        for (const auto& [constant, value] : constants_)
            if (constant == name) return exactNumber(value);
        for (const Parameter& parameter : experiment_.parameters.descriptors()) {
            if (parameter.kind != ParameterKind::Number && parameter.kind != ParameterKind::Integer) continue;
            bool isMeant = nameInFormulas(parameter.id) == name;
            for (const auto& [key, letter] : usualLetters())
                isMeant = isMeant || (parameter.id == key && letter == name);
            if (isMeant) return exactNumber(experiment_.parameters[parameter.id]);
        }
        if (name == "pi") return std::string();
        if (name == "e") return "math.e";
        return std::nullopt;
    }

    const Experiment& experiment_;
    std::vector<RecordedColumn> measures_;
    const PythonRows& rows_;
    TypedFormula::Constants constants_;
    std::vector<std::pair<std::string, std::string>> names_; ///< of inputs, and their values
    std::set<std::string> known_;                            ///< columns
    std::string lines_;
    int changes_ = 0;
};

} // namespace

PythonCalculated pythonCalculated(const Experiment& experiment, const PythonRows& rows,
                                  const std::vector<std::string>& chosen) {
    PythonCalculated calculated;
    if (experiment.calculated.empty()) return calculated;
    CalculatedText text(experiment, rows);
    std::string results;
    for (const CalculatedColumn& column : experiment.calculated) {
        const bool isWanted =
            chosen.empty() || std::find(chosen.begin(), chosen.end(), column.id) != chosen.end();
        if (!text.add(column)) {
            if (isWanted) calculated.leftOut.push_back(column);
            continue;
        }
        if (!isWanted) continue;
        calculated.ids.push_back(column.id);
        results += (results.empty() ? "" : ", ") + pythonName(nameInFormulas(column.id));
    }
    if (!calculated.ids.empty()) calculated.functions = text.function(results);
    return calculated;
}

} // namespace timestep
