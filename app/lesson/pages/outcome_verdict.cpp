// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/pages/outcome_verdict.h"

#include "app/lesson/elements/number_shown.h"
#include "app/lesson/elements/prose.h"
#include "core/parameter/typed_number.h"
#include "lessons/questions/question_kinds.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

constexpr double closeBy = 0.1;    ///< part of the measured number by which a prediction may be off
constexpr double asGood = 0.5e-3;  ///< the same, for a prediction that is called right
constexpr double levelWith = 0.08; ///< part of the drawn range within which a curve ends in the right place

struct VerdictTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::OutcomeVerdict)
};

std::string markdown(const QString& words) {
    return asMarkdown(words);
}

OutcomeVerdict ofNumber(const Check& check, double predicted, double measured, const QLocale& locale) {
    const double shown = shownValue(check, measured);
    const double off = predicted - shown;
    const bool accepted =
        check.expected.value && check.expected.accepts(predicted / shownPerMeasured(check.unit));
    if (accepted || std::abs(off) <= asGood * std::abs(shown))
        return {Mark::Right, markdown(VerdictTexts::tr("That is right."))};
    const QString difference = numberShown(std::abs(off), 3, check.unit, locale);
    if (std::abs(off) <= closeBy * std::abs(shown))
        return {Mark::Right, markdown(VerdictTexts::tr("Close: %1 off.").arg(difference))};
    return {Mark::Wrong, markdown((off < 0 ? VerdictTexts::tr("You were %1 too low.")
                                           : VerdictTexts::tr("You were %1 too high."))
                                      .arg(difference))};
}

OutcomeVerdict ofChoice(const Question& prediction, const Answer& answer) {
    const auto happens = std::find_if(prediction.choices.begin(), prediction.choices.end(),
                                      [](const QuestionChoice& choice) { return choice.happens; });
    if (happens == prediction.choices.end()) return {};
    if (happens->id == answer.choice)
        return {Mark::Right, markdown(VerdictTexts::tr("That is what happens."))};
    return {Mark::Wrong, markdown(VerdictTexts::tr("Something else happens:")) + " " + happens->text};
}

/// The drawn value that belongs to what the check takes.
std::optional<double> drawnValue(const Check& check, const QuestionSketch& sketch, const Answer& answer) {
    std::optional<double> taken;
    double nearest = 0;
    for (int point = 0; point < sketch.points && point < static_cast<int>(answer.cells.size()); ++point) {
        const auto y = typedNumber(answer.cells[static_cast<std::size_t>(point)]);
        if (!y) continue;
        const double away = std::abs(sketch.x(point) - check.probe.at);
        bool better = !taken;
        switch (check.probe.take) {
        case Take::Maximum:
            better = better || *y > *taken;
            break;
        case Take::Minimum:
            better = better || *y < *taken;
            break;
        case Take::At:
            better = better || away < nearest;
            break;
        case Take::End:
        case Take::Slope:
            better = true;
            break;
        }
        if (!better) continue;
        taken = y;
        nearest = away;
    }
    return taken;
}

OutcomeVerdict ofSketch(const Check& check, const Question& prediction, const Answer& answer, double measured,
                        const QLocale& locale) {
    const auto drawn = drawnValue(check, prediction.sketch, answer);
    if (!drawn) return {};
    const double shown = shownValue(check, measured);
    const QString drew = numberShown(*drawn, 2, check.unit, locale),
                  is = numberShown(shown, 2, check.unit, locale);
    const double range = prediction.sketch.highest - prediction.sketch.lowest;
    const QString words =
        std::abs(*drawn - shown) <= levelWith * range
            ? VerdictTexts::tr("Your curve is about right there: you drew %1, the run has %2.")
        : *drawn < shown ? VerdictTexts::tr("Your curve is too low there: you drew %1, the run has %2.")
                         : VerdictTexts::tr("Your curve is too high there: you drew %1, the run has %2.");
    return {Mark::None, markdown(words.arg(drew, is))};
}

} // namespace

OutcomeVerdict outcomeVerdict(const Check& check, const Question& prediction, const Answer& answer,
                              double measured, const QLocale& locale) {
    switch (prediction.type) {
    case Question::Type::Choice:
        return ofChoice(prediction, answer);
    case Question::Type::Sketch:
        return ofSketch(check, prediction, answer, measured, locale);
    case Question::Type::Number:
        if (const auto value = numberOf(prediction, answer.text))
            return ofNumber(check, *value, measured, locale);
        return {};
    case Question::Type::Table: {
        const auto cell = static_cast<std::size_t>(check.outcomeCell);
        if (const auto value = cell < answer.cells.size() ? typedNumber(answer.cells[cell]) : std::nullopt)
            return ofNumber(check, *value, measured, locale);
        return {};
    }
    case Question::Type::Sentence:
    case Question::Type::Order:
    case Question::Type::Fill:
    case Question::Type::Write:
    case Question::Type::Hand:
        break;
    }
    return {};
}

} // namespace timestep
