// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/rows/column_calculator.h"

#include "core/formula/assignments.h"
#include "core/input_error.h"
#include "core/json/json_field.h"
#include "core/run/experiment/experiment.h"
#include "core/undefined.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <optional>
#include <utility>

namespace timestep {

namespace {

constexpr std::array<std::pair<const char*, const char*>, 4> lettersOfParameters{
    {{"mass", "m"}, {"gravity", "g"}, {"stiffness", "k"}, {"length", "L"}}};

struct NameInText {
    std::string_view name;
    std::size_t at; ///< bytes before it
};

/// The names in a formula. Letters inside a number, as in "1e5", are not names.
std::vector<NameInText> namesInFormula(std::string_view text) {
    const auto belongs = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; };
    std::vector<NameInText> names;
    for (std::size_t i = 0; i < text.size();) {
        if (!belongs(text[i])) {
            ++i;
            continue;
        }
        const std::size_t begin = i;
        while (i < text.size() && belongs(text[i])) ++i;
        const std::string_view name = text.substr(begin, i - begin);
        if (isName(name)) names.push_back({name, begin});
    }
    return names;
}

/// The place after the bracket that closes the bracket at `open`.
std::size_t endOfBracket(std::string_view text, std::size_t open) {
    int depth = 0;
    for (std::size_t i = open; i < text.size(); ++i) {
        if (text[i] == '(') ++depth;
        if (text[i] == ')' && --depth == 0) return i + 1;
    }
    return std::string_view::npos;
}

/// True for a column that only runs with other methods or settings have: the energy drift without drag, the
/// exact motion, an error estimate. `names`: those of the scene.
bool isMeasuredElsewhere(std::string_view name, const std::vector<std::string>& names) {
    for (const Metric& metric : metrics())
        if (nameInFormulas(metric.id) == name) return true;
    constexpr std::string_view suffixes[] = {"_exact", "_reference", "_estimate", "_drift"};
    for (const std::string_view suffix : suffixes)
        if (name.ends_with(suffix) &&
            std::find(names.begin(), names.end(), name.substr(0, name.size() - suffix.size())) != names.end())
            return true;
    return false;
}

/// A call of delta() or sum() in a formula.
struct ChangeCall {
    std::size_t begin, open; ///< of the name, and its bracket
    bool sums;
};

std::optional<ChangeCall> firstChange(std::string_view text) {
    for (const NameInText& one : namesInFormula(text)) {
        if (one.name != "delta" && one.name != "sum") continue;
        const std::size_t open = text.find_first_not_of(" \t", one.at + one.name.size());
        if (open < text.size() && text[open] == '(') return ChangeCall{one.at, open, one.name == "sum"};
    }
    return std::nullopt;
}

[[noreturn]] void refuseBracket(std::size_t position) {
    InputError error(
        Sentence(TRANSLATABLE("fault", "this bracket is not closed (at character %1)"), position + 1));
    error.column = static_cast<int>(position + 1);
    throw error;
}

Json numberOrWord(double value) {
    if (std::isfinite(value)) return value;
    return std::isnan(value) ? "nan" : value > 0 ? "inf" : "-inf";
}

} // namespace

ColumnCalculator::ColumnCalculator(const Experiment& experiment, const Simulation& simulation) {
    const std::vector<CalculatedColumn>& columns = experiment.calculated;
    if (columns.empty()) return;
    nameInputs(experiment, simulation);
    namesOfScene_ = names_.size();
    firstColumn_ = values_.size();
    firstChange_ = firstColumn_ + columns.size();
    std::size_t characters = 0;
    for (const CalculatedColumn& column : columns) characters += column.formula.size();
    values_.resize(firstChange_ + characters / std::string_view("sum()").size());
    values_.push_back(undefined); // of the columns that this run does not have
    for (std::size_t i = 0; i < columns.size(); ++i) {
        try {
            add(columns[i]);
        } catch (InputError& error) {
            if (error.path.empty()) error.path = "formula";
            error.path = "record/calculated/" + std::to_string(i) + "/" + error.path;
            throw;
        }
    }
    std::erase_if(inputs_, [](const Input& input) { return !input.used; });
    std::erase_if(settings_, [](const Setting& setting) { return !setting.used; });
    forget();
}

void ColumnCalculator::nameInputs(const Experiment& experiment, const Simulation& simulation) {
    for (RecordedColumn& column : columnsOf(simulation)) {
        const std::size_t place = values_.size();
        values_.push_back(0);
        name(nameInFormulas(column.id), place);
        if (column.id == "time") name("t", place);
        inputs_.push_back({std::move(column), place});
    }
    const auto isOfTexts = [](const TextField& field) { return field.id == "constants"; };
    const auto& texts = simulation.scene().texts;
    if (std::any_of(texts.begin(), texts.end(), isOfTexts))
        for (auto& constant : parseConstants(experiment.texts.at("constants")))
            if (find(constant.first) == nullptr) constants_.push_back(std::move(constant));
    const ParameterValues& parameters = simulation.parameters();
    for (const Parameter& parameter : parameters.descriptors()) {
        if (parameter.kind != ParameterKind::Number && parameter.kind != ParameterKind::Integer) continue;
        const std::size_t place = values_.size();
        values_.push_back(0);
        name(nameInFormulas(parameter.id), place);
        for (const auto& [key, letter] : lettersOfParameters)
            if (parameter.id == key) name(letter, place);
        settings_.push_back({std::string(parameter.id), place});
    }
}

const ColumnCalculator::Name* ColumnCalculator::find(std::string_view name) const {
    const auto found =
        std::find_if(names_.begin(), names_.end(), [name](const Name& one) { return one.name == name; });
    return found != names_.end() ? &*found : nullptr;
}

/// Adds a name. If the name exists, its first meaning is kept.
void ColumnCalculator::name(const std::string& name, std::size_t place) {
    const bool constant = name == "pi" || std::any_of(constants_.begin(), constants_.end(),
                                                      [&](const auto& one) { return one.first == name; });
    if (isName(name) && !constant && find(name) == nullptr) names_.push_back({name, place});
}

std::vector<std::string> ColumnCalculator::namesFor(std::size_t column) const {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < std::min(names_.size(), namesOfScene_ + column); ++i)
        names.push_back(names_[i].name);
    for (const auto& constant : constants_) names.push_back(constant.first);
    return names;
}

void ColumnCalculator::add(const CalculatedColumn& column) {
    const std::string name = nameInFormulas(column.id);
    const bool constant =
        name == "pi" || name == "e" ||
        std::any_of(constants_.begin(), constants_.end(), [&](const auto& one) { return one.first == name; });
    if (constant || find(name) != nullptr || isMeasuredElsewhere(name, namesFor(0)))
        throw InputError(
            Sentence(TRANSLATABLE("fault", "\"%1\" already stands for something else in this experiment"),
                     name),
            "id");
    for (const NameInText& one : namesInFormula(column.formula))
        if (one.name.front() == '_') // such names are reserved for the values of delta() and sum()
            throw UnknownName(std::string(one.name), namesFor(columns_.size()), one.at);
    TypedFormula whole = compiled(withoutChanges(column.formula, 0), 0);
    names_.push_back({name, firstColumn_ + columns_.size()});
    columns_.push_back({changes_.size(), std::move(whole)});
}

/// Replaces each delta() and sum() with the name of its value. The text keeps its length, so that places of
/// faults do not change. `offset`: bytes of the whole formula before the text.
std::string ColumnCalculator::withoutChanges(std::string text, std::size_t offset) {
    while (const auto call = firstChange(text)) {
        const std::size_t end = endOfBracket(text, call->open);
        if (end == std::string::npos) refuseBracket(offset + call->open);
        const std::size_t inside = call->open + 1;
        const std::string inner = withoutChanges(text.substr(inside, end - 1 - inside), offset + inside);
        TypedFormula of = compiled(inner, offset + inside);
        std::string hidden = "_" + std::to_string(changes_.size());
        hidden.resize(end - call->begin, ' ');
        text.replace(call->begin, hidden.size(), hidden);
        changes_.push_back({call->sums, std::move(of)});
    }
    return text;
}

TypedFormula ColumnCalculator::compiled(const std::string& text, std::size_t offset) {
    TypedFormula::Variables variables;
    TypedFormula::Constants constants;
    for (const NameInText& one : namesInFormula(text)) {
        const std::string name(one.name);
        if (std::any_of(variables.begin(), variables.end(), [&](const auto& v) { return v.first == name; }))
            continue;
        if (name.front() == '_') {
            variables.emplace_back(name, &values_[firstChange_ + std::stoul(name.substr(1))]);
        } else if (const Name* known = find(name)) {
            use(known->place);
            variables.emplace_back(name, &values_[known->place]);
        } else if (isMeasuredElsewhere(name, namesFor(0))) {
            variables.emplace_back(name, &values_.back());
        }
    }
    for (const auto& constant : constants_) constants.push_back(constant);
    try {
        return {text, variables, constants};
    } catch (const UnknownName& error) {
        std::vector<std::string> known = namesFor(columns_.size());
        known.insert(known.end(), {"pi", "e"});
        throw UnknownName(error.name, std::move(known), offset + static_cast<std::size_t>(error.column) - 1);
    } catch (const InputError& error) {
        throwFromPart(error, offset);
    }
}

void ColumnCalculator::use(std::size_t place) {
    for (Input& input : inputs_) input.used = input.used || input.place == place;
    for (Setting& setting : settings_) setting.used = setting.used || setting.place == place;
}

bool ColumnCalculator::needs(MetricNeeds what) const {
    return std::any_of(inputs_.begin(), inputs_.end(),
                       [what](const Input& input) { return input.column.needs(what); });
}

void ColumnCalculator::compute(const Simulation& simulation, double startEnergy, Row row) {
    for (const Input& input : inputs_) values_[input.place] = input.column.value(simulation, startEnergy);
    for (const Setting& setting : settings_) values_[setting.place] = simulation.parameters()[setting.key];
    computeFormulas(row, row == Row::Repeated && memory_.step == simulation.steps());
    if (row == Row::New) memory_.step = simulation.steps();
}

void ColumnCalculator::compute(const std::function<double(const RecordedColumn&)>& read,
                               const ParameterValues& parameters) {
    for (const Input& input : inputs_) values_[input.place] = read(input.column);
    for (const Setting& setting : settings_) values_[setting.place] = parameters[setting.key];
    computeFormulas(Row::New, false);
}

void ColumnCalculator::computeFormulas(Row row, bool counted) {
    std::size_t change = 0;
    for (std::size_t i = 0; i < columns_.size(); ++i) {
        for (; change < columns_[i].changesEnd; ++change)
            values_[firstChange_ + change] = changed(change, row, counted);
        values_[firstColumn_ + i] = columns_[i].formula.value();
    }
}

/// The value of a delta() or sum() in the current row. `counted`: the memory already contains this row.
double ColumnCalculator::changed(std::size_t index, Row row, bool counted) {
    const Change& change = changes_[index];
    double& before = memory_.values[2 * index]; // the last value of delta(); whether sum() has begun
    double& result = memory_.values[2 * index + 1];
    if (counted) return result;
    const double value = change.of.value();
    const bool begun = change.sums && (before != 0 || !std::isnan(value));
    const double now = change.sums ? (begun ? result + value : 0) : value - before;
    if (row == Row::Repeated) return now;
    before = change.sums ? static_cast<double>(begun) : value;
    return result = now;
}

void ColumnCalculator::forget() {
    memory_.step = -1;
    memory_.values.clear();
    for (const Change& change : changes_)
        memory_.values.insert(memory_.values.end(), 2, change.sums ? 0 : undefined);
}

Json ColumnCalculator::save() const {
    Json values = Json::array();
    for (const double value : memory_.values) values.push_back(numberOrWord(value));
    return {{"step", memory_.step}, {"values", std::move(values)}};
}

void ColumnCalculator::load(const JsonField& saved) {
    const JsonField step = saved.member("step"), values = saved.member("values");
    Memory memory;
    memory.step = step.tally();
    for (const JsonField& value : values.elements()) memory.values.push_back(value.numberOrNot());
    if (memory.values.size() != memory_.values.size())
        values.refuse(
            TRANSLATABLE("fault", "the state does not fit the calculated columns of the experiment"));
    memory_ = std::move(memory);
}

std::span<const std::pair<const char*, const char*>> usualLetters() {
    return lettersOfParameters;
}

const CalculatedColumn* findCalculated(const Experiment& experiment, std::string_view id) {
    for (const CalculatedColumn& column : experiment.calculated)
        if (column.id == id) return &column;
    return nullptr;
}

} // namespace timestep
