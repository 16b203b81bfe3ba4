// SPDX-License-Identifier: GPL-3.0-or-later
// The compiled half of the Python package, module timestep._core: functions of core on experiments as JSON
// texts. Tables become numpy arrays that share the memory of the C++ table. All work is done without the lock
// of the interpreter, and stops within about 0.1 s if Python has a signal (Ctrl+C). The other half,
// timestep/__init__.py, has the interface that people use.
#include "core/analysis/analysis.h"
#include "core/input_error.h"
#include "core/integration/integrator.h"
#include "core/measured/step_check.h"
#include "core/parallel.h"
#include "core/run/experiment/crossing_condition.h"
#include "core/run/experiment/experiment.h"
#include "core/run/rows/experiment_changes.h"
#include "core/run/session/session.h"
#include "core/run/simulation/observed_state.h"
#include "core/scenes/scene.h"
#include "core/stop.h"
#include "core/table/chosen_columns.h"
#include "core/table/csv.h"

#include <pybind11/functional.h>
#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <chrono>
#include <exception>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace py = pybind11;

namespace timestep {

namespace {

using Changes = std::vector<std::pair<std::string, std::string>>;
using Callback = std::function<void(std::size_t done, std::size_t of)>;

/// Asks Python about every 50 ms whether the work may continue: runs its signal handlers, and the caller's
/// function for the progress. An exception of either stops the work and is thrown again by rethrow().
class Interpreter {
public:
    explicit Interpreter(Callback callback) : callback_(std::move(callback)) {}

    bool goesOn(std::size_t done, std::size_t of) {
        const auto now = Clock::now();
        if (fault_ || now - asked_ < std::chrono::milliseconds(50)) return !fault_;
        asked_ = now;
        const py::gil_scoped_acquire lock;
        try {
            if (PyErr_CheckSignals() != 0) throw py::error_already_set();
            if (callback_) callback_(done, of);
        } catch (const py::error_already_set&) {
            fault_ = std::current_exception();
        }
        return !fault_;
    }
    Progress progress() {
        return [this](std::size_t done, std::size_t of) { return goesOn(done_ = done, of_ = of); };
    }
    /// Without news of the progress: from inside a step.
    bool mustStop() { return !goesOn(done_, of_); }
    void rethrow() const {
        if (fault_) std::rethrow_exception(fault_);
    }

private:
    using Clock = std::chrono::steady_clock;

    Callback callback_;
    std::exception_ptr fault_;
    Clock::time_point asked_ = Clock::now();
    std::size_t done_ = 0, of_ = 0;
};

/// Does the work without the lock of the interpreter.
template <class Work>
void compute(Callback callback, const Work& work) {
    Interpreter interpreter(std::move(callback));
    {
        const py::gil_scoped_release unlocked;
        const StopScope scope([&] { return interpreter.mustStop(); });
        try {
            work(interpreter);
        } catch (const Stopped&) {}
    }
    interpreter.rethrow();
}

/// An experiment with changes, as the command line makes them with --set, --calculate, --until and
/// --crossings.
std::string prepared(const std::string& text, const std::string& file, const Changes& changes,
                     const std::vector<std::string>& calculated, const std::string& until,
                     const std::vector<std::string>& crossings) {
    // Lines of a text that Python made from a dict say nothing.
    Experiment experiment =
        file.empty() ? experimentFromJson(Json::parse(text)) : experimentFromText(text, file);
    setValues(experiment, changes);
    addCalculated(experiment, calculated);
    setConditions(experiment, until, crossings);
    return toJson(experiment).dump();
}

std::string standard(const std::string& scene) {
    const Scene* const found = findScene(scene);
    if (found == nullptr)
        return prepared(Json({{"scene", scene}, {"runs", Json::array({Json::object()})}}).dump(), {}, {}, {},
                        {}, {});
    return toJson(standardExperiment(*found)).dump();
}

/// A table in Python: its arrays keep it alive.
py::list columnsOf(const std::shared_ptr<const Table>& table) {
    py::list columns;
    for (const Column& column : table->columns) {
        auto* const owner = new std::shared_ptr<const Table>(table);
        const py::capsule keeps(owner,
                                [](void* held) { delete static_cast<std::shared_ptr<const Table>*>(held); });
        py::array_t<double> values(static_cast<py::ssize_t>(column.values.size()), column.values.data(),
                                   keeps);
        values.attr("setflags")(py::arg("write") = false);
        py::dict one;
        one["id"] = column.id;
        one["name"] = column.name.english();
        one["unit"] = column.unit;
        one["run"] = column.run;
        one["values"] = values;
        columns.append(one);
    }
    return columns;
}

/// Class timestep._core.Table.
struct SharedTable {
    std::shared_ptr<const Table> table;

    std::string csv(bool tidy) const { return toCsv(*table, {}, tidy ? CsvForm::Tidy : CsvForm::Wide); }
};

SharedTable shared(Table table) {
    return {std::make_shared<const Table>(std::move(table))};
}

py::dict run(const std::string& text, const std::vector<std::string>& columns, Callback callback) {
    const Experiment experiment = experimentFromJson(Json::parse(text));
    std::optional<Session> session;
    compute(std::move(callback), [&](Interpreter& interpreter) {
        session.emplace(experiment);
        std::int64_t most = 0;
        for (std::size_t i = 0; i < session->runs(); ++i)
            most = std::max(most, mostStepsOf(session->experiment(), i));
        const auto goesOn = [&] {
            return interpreter.progress()(static_cast<std::size_t>(session->ticks()),
                                          static_cast<std::size_t>(most));
        };
        goesOn();
        for (std::int64_t ticks = 1; session->advance(ticks) && goesOn();)
            ticks = std::min<std::int64_t>(2 * ticks, 4096);
    });
    py::list divergence, crossings;
    const auto conditions = conditionsOf(session->experiment());
    for (std::size_t i = 0; i < session->runs(); ++i)
        for (const Crossing& one : session->crossings(i))
            crossings.append(py::make_tuple(i, toText(conditions[one.condition]),
                                            one.rising ? "rising" : "falling", one.time, one.values));
    py::dict result;
    result["diverged"] = py::none();
    if (const auto& where = session->divergence())
        result["diverged"] = py::make_tuple(where->run, where->step, where->time, where->why.english());
    Json state = session->save();
    for (std::size_t i = 0; i < session->runs(); ++i)
        state["runs"][i]["observed"] = observedState(session->simulation(i), false);
    const Table& table = session->table();
    result["table"] = shared(columns.empty() ? table : chosenColumns(table, columns));
    result["crossings"] = crossings;
    result["state"] = state.dump();
    return result;
}

std::string standardAnalysisOf(const std::string& text, const std::string& kind) {
    if (findAnalysis(kind) == nullptr) analysisFromJson(Json({{"kind", kind}})); // throws
    return toJson(standardAnalysis(experimentFromJson(Json::parse(text)), kind)).dump();
}

py::dict analysed(const std::string& text, const std::string& spec, unsigned threads, Callback callback) {
    const Experiment experiment = experimentFromJson(Json::parse(text));
    const AnalysisSpec wanted = analysisFromJson(Json::parse(spec));
    AnalysisResult found;
    compute(std::move(callback), [&](Interpreter& interpreter) {
        found = analyse(experiment, wanted, interpreter.progress(), threads);
    });
    py::list sentences;
    for (const std::vector<FactSentence>& ofRun : found.sentences) {
        py::list of;
        for (const FactSentence& sentence : ofRun) of.append(english(sentence));
        sentences.append(of);
    }
    py::dict result;
    result["table"] = shared(std::move(found.table));
    result["summary"] = shared(std::move(found.summary));
    result["sentences"] = sentences;
    return result;
}

using Points = std::vector<double>;
/// Id of a measure, times, values, and their standard uncertainties (none: unknown).
using Series = std::tuple<std::string, Points, Points, Points>;

py::dict fitted(const std::string& text, const std::vector<Series>& series,
                const std::vector<std::string>& parameters, std::size_t run, bool fitsShift, bool refines,
                unsigned threads, Callback callback) {
    const Experiment experiment = experimentFromJson(Json::parse(text));
    FitRequest request{run, parameters, fitsShift, {}};
    for (const auto& [measure, time, value, sigma] : series)
        request.series.push_back({measure, time, value, sigma});
    ParameterFit fit;
    compute(std::move(callback), [&](Interpreter& interpreter) {
        fit = fitWithStepCheck(experiment, request, refines, interpreter.progress(), threads);
    });
    py::list found, of;
    for (const FittedParameter& one : fit.parameters) {
        py::dict parameter;
        parameter["key"] = one.key;
        parameter["unit"] = one.unit;
        parameter["start"] = one.start;
        parameter["value"] = one.value;
        parameter["error"] = one.error;
        parameter["half_step_shift"] = one.halfStepShift;
        found.append(parameter);
    }
    for (const FittedSeries& one : fit.series)
        of.append(py::make_tuple(one.measure, one.unit, py::array(py::cast(one.time)),
                                 py::array(py::cast(one.model)), py::array(py::cast(one.residual)), one.rms));
    py::dict result;
    result["failure"] = fit.found() ? std::string() : english(fit.failure);
    result["parameters"] = found;
    result["series"] = of;
    result["correlation"] = fit.correlation;
    result["points"] = fit.points;
    result["chi_square"] = fit.chiSquare;
    result["freedom"] = fit.freedom;
    result["weighted"] = fit.weighted;
    result["determination"] = fit.determination();
    result["step"] = fit.step;
    result["experiment"] = fit.found() ? toJson(withFittedValues(experiment, fit)).dump() : std::string();
    return result;
}

py::list catalogue(const std::string& of) {
    py::list entries;
    const auto add = [&](std::string_view id, const std::string& name) {
        entries.append(py::make_tuple(std::string(id), name));
    };
    if (of == "scenes")
        for (const Scene& scene : scenes()) add(scene.id, scene.name.english);
    else if (of == "integrators")
        for (const Integrator& one : integrators()) add(one.id, one.name.english);
    else
        for (const Analysis& one : analyses()) add(one.id, one.name.english);
    return entries;
}

} // namespace

} // namespace timestep

PYBIND11_MODULE(_core, module) {
    using namespace timestep;
    // The class of Python is given by the package: it has the place as attributes.
    py::register_exception_translator([](std::exception_ptr thrown) {
        try {
            if (thrown) std::rethrow_exception(thrown);
        } catch (const InputError& error) {
            const py::object type = py::module_::import("timestep").attr("InputError");
            const py::object made =
                type(error.sentence(), error.what(), error.path, error.file, error.line, error.column);
            PyErr_SetObject(type.ptr(), made.ptr());
        }
    });
    py::class_<SharedTable>(module, "Table")
        .def("csv", &SharedTable::csv, py::arg("tidy"))
        .def_property_readonly("columns", [](const SharedTable& one) { return columnsOf(one.table); })
        .def_property_readonly("runs", [](const SharedTable& one) { return one.table->runs; });
    module.attr("version") = TIMESTEP_VERSION;
    module.def("prepared", &prepared);
    module.def("standard", &standard);
    module.def("run", &run);
    module.def("standard_analysis", &standardAnalysisOf);
    module.def("analyse", &analysed);
    module.def("fit", &fitted);
    module.def("catalogue", &catalogue);
}
