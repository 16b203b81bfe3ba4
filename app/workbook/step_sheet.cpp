// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbook/step_sheet.h"

#include "core/handover/python_scenes.h"
#include "core/handover/spreadsheet_equations.h"
#include "core/input_error.h"
#include "core/integration/integrator.h"
#include "core/integration/problem.h"
#include "core/parameter/parameter.h"
#include "core/scenes/coordinates.h"
#include "core/scenes/scene.h"
#include "widgets/text/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <memory>
#include <sstream>
#include <tuple>

namespace timestep {

namespace {

struct StepSheetTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::StepSheet)
};

using Numbers = std::vector<double>;

/// "B", "AA".
std::string columnName(std::size_t column) {
    std::string name;
    for (std::size_t rest = column + 1; rest > 0; rest = (rest - 1) / 26)
        name.insert(name.begin(), static_cast<char>('A' + (rest - 1) % 26));
    return name;
}

std::string cellName(std::size_t row, std::size_t column) {
    return columnName(column) + std::to_string(row + 1);
}

std::string withUnit(const std::string& name, std::string_view unit) {
    return unit.empty() || unit == "1" ? name : name + " [" + std::string(unit) + "]";
}

/// A derivative with the order of its unit: x, v, a.
enum class Quantity { Place, Velocity, Acceleration };
/// The units of a coordinate, its velocity and its acceleration; empty: unknown.
using Units = std::array<std::string, 3>;

/// Columns of one method beside each other, and the numbers in its present row.
class Block {
public:
    Block(StepSheet& sheet, const Problem& problem, const std::vector<Units>& units,
          std::string_view equations, std::size_t headRow)
        : sheet_(sheet), problem_(problem), units_(units), equations_(equations), headRow_(headRow) {}

    std::size_t coordinates() const { return problem_.coordinates(); }

    /// Adds a column for each coordinate: "x [m]", or "x 1 [m]", "x 2 [m]". Returns the first.
    std::size_t addColumns(const std::string& name, Quantity quantity, std::size_t& next) {
        const std::size_t first = next;
        for (std::size_t i = 0; i < coordinates(); ++i)
            sheet_.cells.push_back(
                {.row = headRow_,
                 .column = next++,
                 .text = withUnit(coordinates() == 1 ? name : name + " " + std::to_string(i + 1),
                                  units_[i][static_cast<std::size_t>(quantity)])});
        return first;
    }
    std::vector<std::string> cells(std::size_t row, std::size_t first) const {
        std::vector<std::string> names;
        for (std::size_t i = 0; i < coordinates(); ++i) names.push_back(cellName(row, first + i));
        return names;
    }
    /// Fills the columns in a row; `formula(i)` of coordinate i.
    template <class OfCoordinate>
    void fill(std::size_t row, std::size_t first, const Numbers& values, const OfCoordinate& formula) {
        for (std::size_t i = 0; i < coordinates(); ++i)
            sheet_.cells.push_back(
                {.row = row, .column = first + i, .formula = formula(i), .value = values[i]});
    }
    /// Fills a(t, x, v) in the columns from `first`.
    Numbers fillAcceleration(std::size_t row, std::size_t first, const StateCells& at, double t,
                             const Numbers& x, const Numbers& v) {
        const std::vector<std::string> formulas = accelerationFormulas(equations_, at);
        Numbers a(coordinates());
        problem_.acceleration(t, x, v, a);
        fill(row, first, a, [&](std::size_t i) { return formulas[i]; });
        return a;
    }

private:
    StepSheet& sheet_;
    const Problem& problem_;
    const std::vector<Units>& units_;
    std::string_view equations_;
    std::size_t headRow_;
};

/// q + factor * rate, coordinate by coordinate.
Numbers moved(const Numbers& q, double factor, const Numbers& rate) {
    Numbers result = q;
    for (std::size_t i = 0; i < q.size(); ++i) result[i] += factor * rate[i];
    return result;
}

/// What the blocks have in common: the places of the start, and the rows.
struct Start {
    std::vector<std::string> cellsOfX, cellsOfV;
    std::size_t firstRow = 0, steps = 0, timeColumn = 0;
    double h = 0;
    Numbers x, v;

    std::string time(std::size_t row) const { return "$" + cellName(row, timeColumn); }
    double timeAt(std::size_t row) const { return static_cast<double>(row - firstRow) * h; }
};

void addEuler(Block& block, const Start& start, std::size_t& next, std::size_t& shown) {
    const std::size_t x = block.addColumns("x", Quantity::Place, next),
                      v = block.addColumns("v", Quantity::Velocity, next),
                      a = block.addColumns("a", Quantity::Acceleration, next);
    shown = x;
    Numbers xs = start.x, vs = start.v, as;
    for (std::size_t row = start.firstRow; row <= start.firstRow + start.steps; ++row) {
        if (row == start.firstRow) {
            block.fill(row, x, xs, [&](std::size_t i) { return start.cellsOfX[i]; });
            block.fill(row, v, vs, [&](std::size_t i) { return start.cellsOfV[i]; });
        } else {
            const auto X = block.cells(row - 1, x), V = block.cells(row - 1, v), A = block.cells(row - 1, a);
            xs = moved(xs, start.h, vs);
            vs = moved(vs, start.h, as);
            block.fill(row, x, xs, [&](std::size_t i) { return X[i] + "+h*" + V[i]; });
            block.fill(row, v, vs, [&](std::size_t i) { return V[i] + "+h*" + A[i]; });
        }
        as = block.fillAcceleration(row, a, {start.time(row), block.cells(row, x), block.cells(row, v)},
                                    start.timeAt(row), xs, vs);
    }
}

void addVerlet(Block& block, const Start& start, std::size_t& next, std::size_t& shown) {
    const QString middle = StepSheetTexts::tr("v in the middle", "velocity in the middle of a step");
    const std::size_t m = block.addColumns(middle.toStdString(), Quantity::Velocity, next),
                      x = block.addColumns("x", Quantity::Place, next),
                      a = block.addColumns("a", Quantity::Acceleration, next),
                      v = block.addColumns("v", Quantity::Velocity, next);
    shown = x;
    Numbers xs = start.x, vs = start.v, ms, as;
    for (std::size_t row = start.firstRow; row <= start.firstRow + start.steps; ++row) {
        if (row == start.firstRow) {
            block.fill(row, x, xs, [&](std::size_t i) { return start.cellsOfX[i]; });
            block.fill(row, v, vs, [&](std::size_t i) { return start.cellsOfV[i]; });
            as = block.fillAcceleration(row, a, {start.time(row), block.cells(row, x), block.cells(row, v)},
                                        0, xs, vs);
            continue;
        }
        const auto X = block.cells(row - 1, x), V = block.cells(row - 1, v), A = block.cells(row - 1, a),
                   M = block.cells(row, m), here = block.cells(row, a);
        ms = moved(vs, start.h / 2, as);
        xs = moved(xs, start.h, ms);
        block.fill(row, m, ms, [&](std::size_t i) { return V[i] + "+h/2*" + A[i]; });
        block.fill(row, x, xs, [&](std::size_t i) { return X[i] + "+h*" + M[i]; });
        as = block.fillAcceleration(row, a, {start.time(row), block.cells(row, x), M}, start.timeAt(row), xs,
                                    ms);
        vs = moved(ms, start.h / 2, as);
        block.fill(row, v, vs, [&](std::size_t i) { return M[i] + "+h/2*" + here[i]; });
    }
}

void addRungeKutta(Block& block, const Start& start, std::size_t& next, std::size_t& shown) {
    std::size_t x[4], v[4], a[4];
    for (std::size_t stage = 0; stage < 4; ++stage) {
        const std::string number = stage == 0 ? "" : "_" + std::to_string(stage + 1);
        x[stage] = block.addColumns("x" + number, Quantity::Place, next);
        v[stage] = block.addColumns("v" + number, Quantity::Velocity, next);
        a[stage] = block.addColumns("a" + number, Quantity::Acceleration, next);
    }
    shown = x[0];
    const double part[] = {0, 0.5, 0.5, 1};
    const char* const parts[] = {"", "h/2", "h/2", "h"};
    Numbers xs[4], vs[4], as[4];
    xs[0] = start.x;
    vs[0] = start.v;
    for (std::size_t row = start.firstRow; row <= start.firstRow + start.steps; ++row) {
        if (row == start.firstRow) {
            block.fill(row, x[0], xs[0], [&](std::size_t i) { return start.cellsOfX[i]; });
            block.fill(row, v[0], vs[0], [&](std::size_t i) { return start.cellsOfV[i]; });
        } else {
            const auto sum = [&](const std::vector<std::string>& before, const std::size_t(&rates)[4],
                                 std::size_t i) {
                const auto rate = [&](std::size_t stage) { return block.cells(row - 1, rates[stage])[i]; };
                return before[i] + "+h/6*(" + rate(0) + "+2*" + rate(1) + "+2*" + rate(2) + "+" + rate(3) +
                       ")";
            };
            Numbers nextX = xs[0], nextV = vs[0];
            for (std::size_t i = 0; i < block.coordinates(); ++i) {
                nextX[i] += start.h / 6 * (vs[0][i] + 2 * vs[1][i] + 2 * vs[2][i] + vs[3][i]);
                nextV[i] += start.h / 6 * (as[0][i] + 2 * as[1][i] + 2 * as[2][i] + as[3][i]);
            }
            xs[0] = nextX;
            vs[0] = nextV;
            const auto X = block.cells(row - 1, x[0]), V = block.cells(row - 1, v[0]);
            block.fill(row, x[0], xs[0], [&](std::size_t i) { return sum(X, v, i); });
            block.fill(row, v[0], vs[0], [&](std::size_t i) { return sum(V, a, i); });
        }
        for (std::size_t stage = 0; stage < 4; ++stage) {
            if (stage > 0) {
                xs[stage] = moved(xs[0], part[stage] * start.h, vs[stage - 1]);
                vs[stage] = moved(vs[0], part[stage] * start.h, as[stage - 1]);
                const auto X = block.cells(row, x[0]), V = block.cells(row, v[0]),
                           rateX = block.cells(row, v[stage - 1]), rateV = block.cells(row, a[stage - 1]);
                const std::string factor = "+" + std::string(parts[stage]) + "*";
                block.fill(row, x[stage], xs[stage], [&](std::size_t i) { return X[i] + factor + rateX[i]; });
                block.fill(row, v[stage], vs[stage], [&](std::size_t i) { return V[i] + factor + rateV[i]; });
            }
            const std::string t =
                stage == 0 ? start.time(row) : "(" + start.time(row) + "+" + parts[stage] + ")";
            as[stage] = block.fillAcceleration(
                row, a[stage], {t, block.cells(row, x[stage]), block.cells(row, v[stage])},
                start.timeAt(row) + part[stage] * start.h, xs[stage], vs[stage]);
        }
    }
}

/// The problem of an experiment with its equations, if a sheet can hold them.
struct SheetProblem {
    std::unique_ptr<Problem> problem;
    PythonScene python;
};

SheetProblem sheetProblemOf(const Experiment& experiment) {
    const Scene& scene = *experiment.scene;
    if (scene.kind() != SceneKind::Problem) return {};
    SheetProblem found{problemOf(scene, parametersOf(experiment, 0), experiment.texts), {}};
    const Problem& problem = *found.problem;
    if (problem.hasEvents() || problem.coordinates() > 6) return {};
    for (std::size_t i = 0; i < problem.coordinates(); ++i)
        if (problem.isFirstOrder(i)) return {};
    try {
        found.python = pythonScene(scene, parametersOf(experiment, 0), experiment.texts, problem);
        const std::vector<std::string> some(problem.coordinates(), "A1");
        accelerationFormulas(found.python.functions, {"A1", some, some});
    } catch (const InputError&) {
        return {};
    }
    return found;
}

std::vector<Units> unitsOf(const Scene& scene, const Problem& problem) {
    std::vector<Units> units;
    const std::string timeUnit(scene.timeUnit);
    for (const Coordinate& one : coordinatesOf(scene, problem)) {
        const std::string place(one.unit);
        units.push_back({place, std::string(one.velocityUnit),
                         place.empty() || timeUnit.empty() ? "" : place + "/" + timeUnit + "²"});
    }
    units.resize(problem.coordinates());
    return units;
}

} // namespace

StepSheet stepSheetOf(const Experiment& experiment) {
    const SheetProblem found = sheetProblemOf(experiment);
    StepSheet sheet;
    if (found.problem == nullptr) return sheet;
    const Problem& problem = *found.problem;
    Start start;
    start.h = stepOf(experiment, 0);
    start.x.resize(problem.coordinates());
    start.v.resize(problem.coordinates());
    problem.start(start.x, start.v);
    start.steps = std::min<std::size_t>(
        static_cast<std::size_t>(std::max<std::int64_t>(stepsOf(experiment, 0), 1)), mostSheetSteps);
    start.firstRow = 3;

    std::size_t row = start.firstRow;
    const auto addConstant = [&](const std::string& label, double value, const std::string& unit) {
        sheet.cells.push_back({.row = row, .column = 0, .text = label});
        sheet.cells.push_back({.row = row, .column = 1, .value = value});
        sheet.cells.push_back({.row = row, .column = 2, .text = unit});
        return "$B$" + std::to_string(++row);
    };
    const std::string timeUnit(experiment.scene->timeUnit);
    const std::vector<Units> units = unitsOf(*experiment.scene, problem);
    sheet.timeHeading = withUnit("t", timeUnit);
    sheet.placeHeading = withUnit("x", units.front()[0]);
    if (const std::int64_t all = stepsOf(experiment, 0); all > static_cast<std::int64_t>(start.steps))
        sheet.cells.push_back({.row = 1,
                               .column = 0,
                               .text = StepSheetTexts::tr("These are the first %1 of %2 steps.")
                                           .arg(QString::number(start.steps), QString::number(all))
                                           .toStdString()});
    sheet.names.emplace_back("h", addConstant("h", start.h, timeUnit));
    std::istringstream constants(found.python.constants);
    for (std::string line; std::getline(constants, line);) {
        const std::size_t equals = line.find(" = "), remark = std::min(line.find("  # ["), line.size());
        const std::string value(line, equals + 3, remark - equals - 3);
        if (equals == std::string::npos || value.starts_with('"') || value.starts_with('[')) continue;
        std::string unit = line.substr(remark);
        if (!unit.empty()) unit = unit.substr(5, unit.size() - 6);
        const std::string name = spreadsheetName(line.substr(0, equals));
        sheet.names.emplace_back(name, addConstant(name, parseNumber(value), unit));
    }
    for (const auto& [name, values, cells, quantity] :
         {std::tuple{"x", &start.x, &start.cellsOfX, Quantity::Place},
          {"v", &start.v, &start.cellsOfV, Quantity::Velocity}})
        for (std::size_t i = 0; i < values->size(); ++i)
            cells->push_back(
                addConstant(StepSheetTexts::tr("%1 at the start")
                                .arg(QLatin1String(name) +
                                     (values->size() == 1 ? QString() : " " + QString::number(i + 1)))
                                .toStdString(),
                            (*values)[i], units[i][static_cast<std::size_t>(quantity)]));

    constexpr std::size_t numberColumn = 4;
    start.timeColumn = numberColumn + 1;
    sheet.cells.push_back({.row = 2, .column = numberColumn, .text = "n"});
    sheet.cells.push_back({.row = 2, .column = start.timeColumn, .text = sheet.timeHeading});
    for (std::size_t n = 0; n <= start.steps; ++n) {
        const std::size_t at = start.firstRow + n;
        sheet.cells.push_back({.row = at, .column = numberColumn, .value = static_cast<double>(n)});
        sheet.cells.push_back({.row = at,
                               .column = start.timeColumn,
                               .formula = cellName(at, numberColumn) + "*h",
                               .value = start.timeAt(at)});
    }
    sheet.first = start.firstRow;
    sheet.last = start.firstRow + start.steps;
    std::size_t next = start.timeColumn + 2;
    for (const auto& [id, add] :
         {std::pair{"explicit-euler", &addEuler}, {"velocity-verlet", &addVerlet}, {"rk4", &addRungeKutta}}) {
        const std::string name = translated(findIntegrator(id)->name).toStdString();
        sheet.cells.push_back({.row = 1, .column = next, .text = name});
        Block block(sheet, problem, units, found.python.functions, 2);
        std::size_t shown = 0;
        add(block, start, next, shown);
        sheet.curves.push_back({name, start.timeColumn, shown});
        ++next;
    }
    return sheet;
}

} // namespace timestep
