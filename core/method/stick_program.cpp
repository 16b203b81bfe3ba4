// SPDX-License-Identifier: GPL-3.0-or-later
// Rules for sticks: their language, and one visit of a stick.
#include "core/method/stick_program.h"

#include "core/method/compiler.h"
#include "core/method/run_instructions.h"
#include "core/translatable.h"

#include <algorithm>
#include <type_traits>

namespace timestep {

namespace {

constexpr std::string_view vectorsOfSticks[] = {"a", "b", "right"};
constexpr std::string_view numbersOfSticks[] = {"L", "wa", "wb", "k", "compliance", "one_way", "h"};
constexpr std::size_t registerOfRight = 2;
constexpr MethodLanguage languageOfSticks = {
    .vectors = vectorsOfSticks,
    .settable = 2,
    .numbers = numbersOfSticks,
    .mostWork = StickProgram::mostWork,
    .nothingSet =
        TRANSLATABLE("method", "no line moves an end of the stick: a rule gives a or b a new value"),
    .underStart = TRANSLATABLE(
        "method", "a and b are the ends of the stick: under start: only your own variables get values"),
};

} // namespace

StickProgram::StickProgram(std::string_view text) {
    MethodCompiler(code_, languageOfSticks).compile(text);
}

std::vector<std::string> StickProgram::keptNames() const {
    std::vector<std::string> names = code_.keptNames;
    names.insert(names.end(), code_.memoryNames.begin(), code_.memoryNames.end());
    return names;
}

std::optional<std::size_t> StickProgram::lambda() const {
    const auto found = std::find(code_.keptNames.begin(), code_.keptNames.end(), "lambda");
    if (found == code_.keptNames.end()) return {};
    return static_cast<std::size_t>(found - code_.keptNames.begin());
}

StickProgram::Visitor::Visitor(const StickProgram& program, double h) : program_(program) {
    const MethodCode& code = program.code_;
    std::copy(code.numbers.begin(), code.numbers.end(), numbers_.begin());
    numbers_[StepSize] = h;
    for (std::size_t i = 0; i < code.vectors.size(); ++i) places_[i] = &vectors_[2 * i];
    places_[registerOfRight][0] = 1;
    places_[registerOfRight][1] = 0;
}

std::optional<TextPlace> StickProgram::Visitor::run(std::span<const MethodInstruction> code,
                                                    const RuledStick& stick, std::span<double> kept) {
    const MethodCode& all = program_.code_;
    numbers_[Length] = stick.length;
    numbers_[WeightA] = stick.weightA;
    numbers_[WeightB] = stick.weightB;
    numbers_[Stiffness] = stick.stiffness;
    numbers_[Compliance] = stick.compliance;
    numbers_[OneWay] = stick.oneWay ? 1 : 0;
    std::copy(stick.a.begin(), stick.a.end(), places_[0]);
    std::copy(stick.b.begin(), stick.b.end(), places_[1]);
    const auto exchangeKept = [&](const auto& copy) {
        double* number = kept.data();
        for (const std::uint16_t place : all.keptNumbers) copy(number++, &numbers_[place]);
        for (std::size_t i = 0; i < all.vectors.size(); ++i)
            if (all.vectors[i].of == VectorPlace::Of::Memory)
                for (std::size_t k = 0; k < 2; ++k) copy(number++, places_[i] + k);
    };
    exchangeKept([](const double* memory, double* place) { *place = *memory; });
    const auto nothing = [](double, double*, double*, double*) {};
    const auto divided = runInstructions(code, std::integral_constant<std::size_t, 2>(), numbers_.data(),
                                         places_.data(), nothing, nullptr);
    if (!divided) exchangeKept([](double* memory, const double* place) { *memory = *place; });
    return divided;
}

std::optional<TextPlace> StickProgram::Visitor::start(const RuledStick& stick, std::span<double> kept) {
    return run(program_.code_.start, stick, kept);
}

std::optional<TextPlace> StickProgram::Visitor::relax(RuledStick& stick, std::span<double> kept) {
    const auto divided = run(program_.code_.step, stick, kept);
    if (divided) return divided;
    std::copy_n(places_[0], 2, stick.a.begin());
    std::copy_n(places_[1], 2, stick.b.begin());
    return {};
}

} // namespace timestep
