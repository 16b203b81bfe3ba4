// SPDX-License-Identifier: GPL-3.0-or-later
// Statements, variables and registers. Terms: compiler_terms.cpp.
#include "core/method/compiler.h"

#include "core/method/functions.h"
#include "core/text.h"
#include "core/translatable.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace timestep {

namespace {

constexpr std::size_t mostVariables = 60;
[[noreturn]] void tooLarge(TextPlace at) {
    throw MethodError(at,
                      TRANSLATABLE("method", "the method is too large: it has too many variables or terms"));
}

} // namespace

bool MethodCompiler::isFunctionName(std::string_view name) const {
    constexpr std::array<std::string_view, 5> names = {"norm", "dot", "min", "max", "pi"};
    const auto functions = methodFunctions();
    return std::find(names.begin(), names.end(), name) != names.end() ||
           (language_.hasAcceleration && name == "a") ||
           std::any_of(functions.begin(), functions.end(),
                       [&](const MethodFunction& f) { return f.name == name; });
}

/// True for names that belong to the experiment: the given numbers, and the vectors that a step does not set.
bool MethodCompiler::isGiven(std::string_view name) const {
    const auto fixed = language_.vectors.subspan(language_.settable);
    return std::find(language_.numbers.begin(), language_.numbers.end(), name) != language_.numbers.end() ||
           std::find(fixed.begin(), fixed.end(), name) != fixed.end();
}

void MethodCompiler::compile(std::string_view text) {
    text_ = text;
    const MethodSyntax syntax = methodSyntax(text);
    const std::size_t given = language_.vectors.size();
    for (std::size_t i = 0; i < given; ++i) {
        const auto place = static_cast<std::uint16_t>(i);
        program_.vectors.push_back({i == 0 ? VectorPlace::Of::Position : VectorPlace::Of::Velocity, place});
        variables_.push_back({std::string(language_.vectors[i]), true, 0, place, true, true});
        variables_.back().given = true;
    }
    program_.numbers.assign(language_.numbers.size(), 0);
    inStart_ = true;
    code_ = &program_.start;
    statements(syntax.start);
    for (std::size_t i = given; i < variables_.size(); ++i)
        variables_[i].ofStart = std::exchange(variables_[i].has, false);
    inStart_ = false;
    code_ = &program_.step;
    work_ = evaluations_ = 0;
    varies_ = false;
    for (std::size_t i = 0; i < language_.settable; ++i) variables_[i].has = false;
    statements(syntax.step);
    checkSettables(syntax.step.empty());
    place();
    program_.work = static_cast<std::size_t>(work_);
    program_.evaluations = varies_ ? 0 : static_cast<int>(evaluations_);
}

void MethodCompiler::checkSettables(bool isEmpty) const {
    const auto begin = variables_.begin(), end = begin + static_cast<std::ptrdiff_t>(language_.settable);
    if (!language_.setsAll) {
        if (std::none_of(begin, end, [](const Variable& variable) { return variable.set; }))
            throw MethodError({}, language_.nothingSet);
        return;
    }
    for (auto it = begin; it != end; ++it)
        if (!it->has)
            throw MethodError({}, isEmpty ? language_.nothingSet : language_.notAlwaysSet, {it->name});
}

void MethodCompiler::statements(const std::vector<Statement>& list) {
    for (const Statement& one : list) statement(one);
}

void MethodCompiler::statement(const Statement& one) {
    switch (one.kind) {
    case Statement::Kind::Assign:
        return assign(one);
    case Statement::Kind::Repeat:
        return repeat(one);
    case Statement::Kind::For:
        return forEach(one);
    case Statement::Kind::If:
        return choose(one);
    case Statement::Kind::Break:
        if (loops_.empty()) throw MethodError(one.at, TRANSLATABLE("method", "break is outside repeat"));
        varies_ = true;
        loops_.back().breaks.push_back(emit({.operation = Do::Jump, .at = one.at}));
        loops_.back().having.push_back(having());
        return;
    }
}

void MethodCompiler::checkTarget(const Statement& one) const {
    if (isGiven(one.name))
        throw MethodError(one.at,
                          TRANSLATABLE("method", "%1 belongs to the experiment: a method cannot change it"),
                          {one.name});
    if (isFunctionName(one.name))
        throw MethodError(one.at, TRANSLATABLE("method", "%1 already has a meaning: choose another name"),
                          {one.name});
    const auto moved = language_.vectors.first(language_.settable);
    if (inStart_ && std::find(moved.begin(), moved.end(), one.name) != moved.end())
        throw MethodError(one.at, language_.underStart);
}

/// The variable that the statement sets; it keeps the type of its first value. A new variable takes over the
/// register of a temporary value.
MethodCompiler::Variable& MethodCompiler::variableFor(const Statement& one, MethodValue& value) {
    if (Variable* known = find(one.name)) {
        if (value.isVector() && !known->isVector)
            throw MethodError(one.at,
                              TRANSLATABLE("method", "%1 is a number since line %2, and this is a vector"),
                              {one.name, std::to_string(known->line)});
        return *known;
    }
    if (variables_.size() == mostVariables) tooLarge(one.at);
    std::uint16_t place = 0;
    if (value.isVector() && value.passing) {
        place = value.place;
        value.passing = false;
        value.atTarget = true;
    } else {
        place = value.isVector() ? newVector() : newNumber();
    }
    variables_.push_back({one.name, value.isVector(), one.at.line, place});
    return variables_.back();
}

void MethodCompiler::assign(const Statement& one) {
    checkTarget(one);
    const Variable* known = find(one.name);
    const bool canWriteTo = known != nullptr && known->isVector;
    MethodValue value = valueOf(one.value, canWriteTo ? std::optional(known->place) : std::nullopt);
    if (value.type == MethodValue::Type::Condition)
        throw MethodError(one.value.at,
                          TRANSLATABLE("method", "a comparison has no value: it is only allowed after if"));
    Variable& variable = variableFor(one, value);
    moveTo(variable, value, one.at);
    release(value);
    variable.has = true;
    if (inStart_) return;
    variable.set = true;
    if (program_.lines.size() == MethodCode::mostInstructions) tooLarge(one.at);
    program_.lines.push_back({statementText(one.at), one.name, variable.isVector, variable.place, one.at});
    code_->back().line = static_cast<std::int16_t>(program_.lines.size() - 1);
}

/// Copies the value to the variable, unless it is there already.
void MethodCompiler::moveTo(const Variable& variable, const MethodValue& value, TextPlace at) {
    if (value.isVector()) {
        if (!value.atTarget) emit({.operation = Do::CopyV, .r = variable.place, .a = value.place, .at = at});
        return;
    }
    emit({.operation = variable.isVector ? Do::FillV : Do::Copy,
          .r = variable.place,
          .a = numberRegister(value),
          .at = at});
}

void MethodCompiler::repeat(const Statement& one) {
    const MethodValue times{.constant = one.times};
    const std::uint16_t counter = passingNumber();
    emit({.operation = Do::Copy, .r = counter, .a = numberRegister(times), .at = one.at});
    const std::size_t begin = code_->size();
    loops_.emplace_back();
    const double outer = times_;
    times_ *= one.times;
    statements(one.block);
    emit({.operation = Do::CountDown, .r = counter, .c = static_cast<std::uint16_t>(begin), .at = one.at});
    times_ = outer;
    for (const std::size_t jump : loops_.back().breaks)
        (*code_)[jump].c = static_cast<std::uint16_t>(code_->size());
    for (const std::vector<bool>& atBreak : loops_.back().having) haveOnlyWith(atBreak);
    loops_.pop_back();
    freeNumbers_.push_back(counter);
}

/// Compiles the block once for each value of the list.
void MethodCompiler::forEach(const Statement& one) {
    for (const Expression& value : one.list) {
        Statement set;
        set.at = one.at;
        set.name = one.name;
        set.value = value;
        assign(set);
        statements(one.block);
    }
}

void MethodCompiler::choose(const Statement& one) {
    const double evaluationsBefore = evaluations_;
    const MethodValue condition = valueOf(one.value);
    if (condition.type != MethodValue::Type::Condition)
        throw MethodError(one.value.at,
                          TRANSLATABLE("method", "a comparison such as norm(d) < 1e-9 is expected here"));
    const std::size_t skip = emit({.operation = Do::JumpIfZero, .a = condition.place, .at = one.at});
    release(condition);
    const std::vector<bool> before = having();
    statements(one.block);
    const std::vector<bool> after = having();
    const std::size_t end = emit({.operation = Do::Jump, .at = one.at});
    (*code_)[skip].c = static_cast<std::uint16_t>(code_->size());
    for (std::size_t i = 0; i < variables_.size(); ++i) variables_[i].has = i < before.size() && before[i];
    statements(one.otherwise);
    // If a block ends with break, only the other block reaches what follows.
    const bool leaves = !one.block.empty() && one.block.back().kind == Statement::Kind::Break;
    if (!leaves) haveOnlyWith(after);
    (*code_)[end].c = static_cast<std::uint16_t>(code_->size());
    if (evaluations_ != evaluationsBefore) varies_ = true;
}

std::size_t MethodCompiler::emit(MethodInstruction instruction) {
    if (code_->size() == MethodCode::mostInstructions) tooLarge(instruction.at);
    work_ += times_;
    if (instruction.operation == Do::Acceleration) evaluations_ += times_;
    if (work_ > static_cast<double>(language_.mostWork))
        throw MethodError(instruction.at,
                          TRANSLATABLE("method", "one step would take more than %1 operations"),
                          {std::to_string(language_.mostWork)});
    code_->push_back(instruction);
    return code_->size() - 1;
}

std::uint16_t MethodCompiler::newNumber() {
    if (program_.numbers.size() == MethodCode::mostNumbers) tooLarge({});
    program_.numbers.push_back(0);
    return static_cast<std::uint16_t>(program_.numbers.size() - 1);
}

std::uint16_t MethodCompiler::newVector() {
    if (program_.vectors.size() == MethodCode::mostVectors) tooLarge({});
    program_.vectors.push_back({});
    return static_cast<std::uint16_t>(program_.vectors.size() - 1);
}

std::uint16_t MethodCompiler::passingNumber() {
    if (freeNumbers_.empty()) return newNumber();
    const std::uint16_t place = freeNumbers_.back();
    freeNumbers_.pop_back();
    return place;
}

std::uint16_t MethodCompiler::passingVector() {
    if (freeVectors_.empty()) return newVector();
    const std::uint16_t place = freeVectors_.back();
    freeVectors_.pop_back();
    return place;
}

void MethodCompiler::release(const MethodValue& value) {
    if (!value.passing) return;
    (value.isVector() ? freeVectors_ : freeNumbers_).push_back(value.place);
}

std::uint16_t MethodCompiler::numberRegister(const MethodValue& value) {
    if (!value.constant) return value.place;
    const auto bits = std::bit_cast<std::uint64_t>(*value.constant);
    for (const auto& [known, place] : constants_)
        if (known == bits) return place;
    const std::uint16_t place = newNumber();
    program_.numbers[place] = *value.constant;
    constants_.emplace_back(bits, place);
    return place;
}

MethodCompiler::Variable* MethodCompiler::find(std::string_view name) {
    for (Variable& variable : variables_)
        if (variable.name == name) return &variable;
    return nullptr;
}

std::vector<bool> MethodCompiler::having() const {
    std::vector<bool> result;
    for (const Variable& variable : variables_) result.push_back(variable.has);
    return result;
}

void MethodCompiler::haveOnlyWith(const std::vector<bool>& other) {
    for (std::size_t i = 0; i < variables_.size(); ++i)
        variables_[i].has = variables_[i].has && i < other.size() && other[i];
}

std::string MethodCompiler::knownNames() const {
    std::string names;
    for (const std::string_view given : language_.numbers)
        names += (names.empty() ? "" : ", ") + std::string(given);
    for (const Variable& variable : variables_)
        if (variable.given || variable.has || variable.ofStart) names += ", " + variable.name;
    return names;
}

/// The text from the place to the end of the line, a semicolon or a comment.
std::string MethodCompiler::statementText(TextPlace at) const {
    std::string_view rest = text_;
    for (int i = 1; i < at.line; ++i) rest.remove_prefix(std::min(rest.find('\n') + 1, rest.size()));
    rest = rest.substr(0, rest.find('\n'));
    for (int i = 1; i < at.column && !rest.empty(); ++i) {
        rest.remove_prefix(1);
        while (!rest.empty() && (rest[0] & 0xC0) == 0x80) rest.remove_prefix(1);
    }
    return std::string(trimmed(rest.substr(0, rest.find_first_of(";#"))));
}

/// Gives each vector its place in the state: carried variables in the memory, all others in the stages.
void MethodCompiler::place() {
    for (const Variable& variable : variables_) {
        if (!variable.kept) continue;
        if (variable.isVector) {
            program_.vectors[variable.place] = {VectorPlace::Of::Memory,
                                                static_cast<std::uint16_t>(program_.memorySlots++)};
            program_.memoryNames.push_back(variable.name);
        } else {
            program_.keptNumbers.push_back(variable.place);
            program_.keptNames.push_back(variable.name);
        }
    }
    if (language_.hasAcceleration && (program_.reads >> MethodProgram::registerOfLastH & 1) != 0) {
        program_.keptNumbers.push_back(MethodProgram::registerOfLastH);
        program_.keptNames.emplace_back("h_last");
    }
    for (std::size_t i = language_.vectors.size(); i < program_.vectors.size(); ++i)
        if (program_.vectors[i].of == VectorPlace::Of::Stage)
            program_.vectors[i].slot = static_cast<std::uint16_t>(program_.stageSlots++);
}

} // namespace timestep
