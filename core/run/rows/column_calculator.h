// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formula/formula.h"
#include "core/run/experiment/calculated_column.h"
#include "core/run/rows/metric.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace timestep {

struct Experiment;

/// Computes the calculated columns of one run, row by row. A formula can use, by their names in formulas: the
/// columns of the run, recorded or not; the time as "t"; the calculated columns before it; the parameters of
/// the scene that are numbers, the mass also as "m", gravity as "g", stiffness as "k" and length as "L"; the
/// constants that the user has typed into the scene; pi and e. A column that only runs with other methods or
/// settings have is not defined. delta(y) is the change of y since the preceding row and is not defined in
/// the first row. sum(y) is the sum of y over all rows so far; rows before the first row in which y is
/// defined count as 0.
class ColumnCalculator {
public:
    /// The values that delta() and sum() remember from the earlier rows, at one instant.
    struct Memory {
        std::int64_t step = -1;     ///< of the last row; -1: there is none
        std::vector<double> values; ///< two per delta() and sum()
    };
    /// New: the next row. Repeated: a row of a restored run, which must not be counted again.
    enum class Row : std::uint8_t { New, Repeated };

    ColumnCalculator() = default;
    /// Throws InputError (path "record/calculated/0/formula", column from 1) for a formula that cannot be
    /// read; its sentence lists the known names.
    ColumnCalculator(const Experiment& experiment, const Simulation& simulation);

    bool empty() const { return columns_.empty(); }
    bool needs(MetricNeeds what) const;
    /// Whether a value depends on earlier rows.
    bool remembers() const { return !changes_.empty(); }
    /// Computes all columns for the current row. Allocates nothing.
    void compute(const Simulation& simulation, double startEnergy, Row row = Row::New);
    /// The same for a row that is not of a simulation: `read` returns the value of a column.
    void compute(const std::function<double(const RecordedColumn&)>& read, const ParameterValues& parameters);
    /// The values of the current row, in the order of the experiment.
    std::span<const double> values() const { return {values_.data() + firstColumn_, columns_.size()}; }

    const Memory& memory() const { return memory_; }
    void remember(const Memory& memory) { memory_ = memory; }
    /// Goes back to the state before the first row.
    void forget();
    Json save() const;
    /// Restores the result of save(). Throws InputError.
    void load(const JsonField& saved);

    /// The names that the formula of column `column` may use, without pi and e: those of the scene and of the
    /// earlier columns. `column` may be one past the last.
    std::vector<std::string> namesFor(std::size_t column) const;

private:
    struct Input {
        RecordedColumn column;
        std::size_t place; ///< index into values_
        bool used = false;
    };
    struct Setting {
        std::string key;
        std::size_t place;
        bool used = false;
    };
    /// One delta() or sum() of a formula.
    struct Change {
        bool sums;
        TypedFormula of;
    };
    struct Calculated {
        std::size_t changesEnd; ///< index into changes_ after those of this column
        TypedFormula formula;
    };
    struct Name {
        std::string name;
        std::size_t place; ///< index into values_
    };

    void nameInputs(const Experiment& experiment, const Simulation& simulation);
    const Name* find(std::string_view name) const;
    void name(const std::string& name, std::size_t place);
    void add(const CalculatedColumn& column);
    std::string withoutChanges(std::string text, std::size_t offset);
    void use(std::size_t place);
    TypedFormula compiled(const std::string& text, std::size_t offset);
    void computeFormulas(Row row, bool counted);
    double changed(std::size_t change, Row row, bool counted);

    std::vector<Name> names_; ///< of the scene, then of the columns
    std::size_t namesOfScene_ = 0;
    std::vector<Input> inputs_; ///< columns of the run; after construction, only those that formulas use
    std::vector<Setting>
        settings_; ///< parameters of the scene; after construction, only those that formulas use
    TypedFormula::Constants constants_;
    std::vector<double> values_; ///< variables of the formulas; it never grows after construction
    std::size_t firstColumn_ = 0, firstChange_ = 0; ///< indices into values_
    std::vector<Change> changes_;
    std::vector<Calculated> columns_;
    Memory memory_;
};

/// The usual letters of formulas for parameters of scenes: "mass" and "m".
std::span<const std::pair<const char*, const char*>> usualLetters();

/// The calculated column with this id, or null.
const CalculatedColumn* findCalculated(const Experiment& experiment, std::string_view id);

} // namespace timestep
