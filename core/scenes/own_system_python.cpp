// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/own_system_python.h"

#include "core/formula/assignments.h"
#include "core/formula/formula.h"
#include "core/formula/python_formula.h"
#include "core/table/number_text.h"

#include <algorithm>

namespace timestep {

namespace {

struct TypedEquation {
    std::string name, right;
    bool isFirstOrder = false;
};

/// Equations and the names that their formulas may use.
class SystemText {
public:
    explicit SystemText(const TextValues& texts) : texts_(texts) {
        for (const Assignment& one : splitAssignments(textOf("equations"), 2)) {
            const std::string name = one.name.substr(0, one.name.find('\''));
            equations_.push_back({name, one.expression, one.name.size() - name.size() == 1});
        }
        constants_ = parseConstants(textOf("constants"));
    }

    std::string acceleration() const {
        std::string formulas, right;
        for (const TypedEquation& one : equations_) {
            formulas += one.right + " ";
            right += (right.empty() ? "" : ",\n                   ") + pythonFormula(one.right);
        }
        const auto valueOf = [&](std::size_t i) {
            return (equations_[i].isFirstOrder ? "velocities[" : "positions[") + std::to_string(i) + "]";
        };
        return "def a(t, positions, velocities):\n" + names(formulas, valueOf, "velocities") +
               "    return Vector([" + right + "])\n";
    }

    /// The function quantities(); empty if there is no conserved quantity.
    std::string quantities() const {
        const std::string formula = textOf("invariant");
        if (formula.find_first_not_of(" \t") == std::string::npos) return {};
        const auto valueOf = [](std::size_t i) { return "values[" + std::to_string(i) + "]"; };
        return "\n\ndef quantities(t, values, rates):\n" + names(formula, valueOf, "rates") + "    return [" +
               pythonFormula(formula) + "]\n";
    }

private:
    std::string textOf(const char* id) const {
        const auto found = texts_.find(id);
        return found == texts_.end() ? std::string() : found->second;
    }
    bool isConstant(const std::string& name) const {
        return std::any_of(constants_.begin(), constants_.end(),
                           [&](const auto& one) { return one.first == name; });
    }
    bool isVariable(const std::string& name) const {
        return std::any_of(equations_.begin(), equations_.end(),
                           [&](const TypedEquation& one) { return one.name == name; });
    }

    /// Lines that give the names in the formulas their values.
    template <class ValueOf>
    std::string names(const std::string& formulas, const ValueOf& valueOf, const std::string& rates) const {
        std::string constants, left, right, rest;
        if (mentionsWord(formulas, "e") && !isConstant("e") && !isVariable("e")) constants = "    e = math.e";
        for (const auto& [name, value] : constants_)
            if (mentionsWord(formulas, name))
                constants +=
                    (constants.empty() ? "    " : "; ") + pythonName(name) + " = " + exactNumber(value);
        if (!constants.empty()) constants += "\n";
        const bool hasDistance = mentionsWord(formulas, "r") && isVariable("x") && isVariable("y") &&
                                 !isVariable("r") && !isConstant("r");
        for (std::size_t i = 0; i < equations_.size(); ++i) {
            const TypedEquation& one = equations_[i];
            const bool isAxis = hasDistance && (one.name == "x" || one.name == "y" || one.name == "z");
            const auto give = [&](const std::string& name, const std::string& value) {
                left += (left.empty() ? "    " : ", ") + pythonName(name);
                right += (right.empty() ? "" : ", ") + value;
            };
            if (isAxis || mentionsWord(formulas, one.name)) give(one.name, valueOf(i));
            if (one.isFirstOrder) continue;
            const std::string rate = rates + "[" + std::to_string(i) + "]";
            if (formulas.find(one.name + "'") != std::string::npos) give(one.name + "'", rate);
            if (!isConstant("v" + one.name) && mentionsWord(formulas, "v" + one.name))
                give("v" + one.name, rate);
        }
        if (!left.empty()) rest = left + " = " + right + "\n";
        if (hasDistance)
            rest +=
                std::string("    r = math.sqrt(x * x + y * y") + (isVariable("z") ? " + z * z" : "") + ")\n";
        return constants + rest;
    }

    const TextValues& texts_;
    std::vector<TypedEquation> equations_;
    TypedFormula::Constants constants_;
};

} // namespace

std::string pythonOfSystem(const TextValues& texts) {
    const SystemText system(texts);
    return system.acceleration() + system.quantities();
}

} // namespace timestep
