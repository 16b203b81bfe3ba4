// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/questions/number_answers.h"

#include "app/handouts/paper/sheet_texts.h"
#include "app/lesson/elements/number_shown.h"
#include "app/lesson/elements/prose.h"
#include "core/parameter/typed_number.h"
#include "lessons/model/evaluate_check.h"
#include "widgets/export/svg_device.h"
#include "widgets/text/label_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <map>

namespace timestep {

namespace {

constexpr double closeBy = 0.1;   ///< fraction of the measured number by which a prediction may be off
constexpr double asGood = 0.5e-3; ///< the same, for a prediction that is called right

struct NumberVerdictTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::OutcomeVerdict)
};
struct NumberKeyTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::Sheet)
};
struct ClassNumberTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::Merged)
};

QString shown(double value, const std::string& unit = {}) {
    return numberShown(value, roundedDigits(value), unit, QLocale());
}

} // namespace

std::string saidWithUnit(const std::string& typed, const std::string& unit) {
    QString text = QString::fromStdString(typed).trimmed();
    if (typedNumber(typed) && !unit.empty() && unit != "1")
        text += (unit == "°" ? QString() : QString(QChar(0x00a0))) + QString::fromStdString(unit);
    return asMarkdown(text);
}

OutcomeVerdict verdictOn(double predicted, const Check& check, double measured, const QLocale& locale,
                         Near near) {
    const double shown = shownValue(check, measured);
    const double off = predicted - shown;
    const bool accepted =
        check.expected.value && check.expected.accepts(predicted / shownPerMeasured(check.unit));
    if (accepted || std::abs(off) <= asGood * std::abs(shown))
        return {Mark::Right, asMarkdown(NumberVerdictTexts::tr("That is right."))};
    // 100 % is 72.7 percentage points above 27.3 %, and 266 % more.
    const QString difference =
        check.unit == "%"
            ? NumberVerdictTexts::tr("%1 percentage points").arg(numberShown(std::abs(off), 3, {}, locale))
            : numberShown(std::abs(off), 3, check.unit, locale);
    if (std::abs(off) <= closeBy * std::abs(shown))
        return {near == Near::IsRight ? Mark::Right : Mark::Wrong,
                asMarkdown(NumberVerdictTexts::tr("Close: %1 off.").arg(difference))};
    return {Mark::Wrong, asMarkdown((off < 0 ? NumberVerdictTexts::tr("You were %1 too low.")
                                             : NumberVerdictTexts::tr("You were %1 too high."))
                                        .arg(difference))};
}

QString numberInKey(double value, const std::string& unit) {
    return numberShown(value, roundedDigits(value), unit, QLocale());
}

QString toleranceText(const Tolerance& tolerance, const std::string& unit) {
    if (tolerance.amount == 0) return NumberKeyTexts::tr("exactly");
    return QStringLiteral("± ") + (tolerance.relative ? numberInKey(tolerance.amount * 100, "%")
                                                      : numberInKey(tolerance.amount, unit));
}

std::vector<SheetPart> feedbackInKey(const std::vector<NumberFeedback>& feedback, const std::string& unit) {
    std::vector<SheetPart> parts;
    for (const NumberFeedback& typical : feedback)
        parts.push_back(remarkPart(NumberKeyTexts::tr("*If the answer is %1:* %2")
                                       .arg(numberInKey(typical.value, unit), onPaper(typical.text))));
    return parts;
}

QString dotsOfClass(std::vector<double> values, std::optional<double> outcome, const std::string& unit) {
    if (values.empty()) return QStringLiteral("<p class=quiet>–</p>\n");
    std::sort(values.begin(), values.end());
    double low = values.front(), high = values.back();
    if (outcome) {
        low = std::min(low, *outcome);
        high = std::max(high, *outcome);
    }
    if (low == high) {
        low -= 1;
        high += 1;
    }
    constexpr double left = 70, width = 520, dot = 9;
    const auto place = [&](double value) { return left + (value - low) / (high - low) * width; };
    std::map<int, int> stacks;
    const auto column = [&](double value) { return static_cast<int>(std::lround(place(value) / dot)); };
    int highest = 3;
    for (const double value : values) highest = std::max(highest, ++stacks[column(value)]);
    const double base = 10 + highest * dot;
    QString marks;
    stacks.clear();
    for (const double value : values)
        marks += QStringLiteral("<circle cx=\"%1\" cy=\"%2\" r=\"4\" fill=\"#0072b2\"/>")
                     .arg(QString::number(place(value), 'f', 1),
                          QString::number(base - 5 - stacks[column(value)]++ * dot, 'f', 1));
    if (outcome)
        marks += QStringLiteral("<path d=\"M%1 2V%2\" stroke=\"#d55e00\" stroke-width=\"2\" "
                                "stroke-dasharray=\"5 3\"/><text x=\"%1\" y=\"%3\" "
                                "text-anchor=\"middle\">%4</text>")
                     .arg(QString::number(place(*outcome), 'f', 1), QString::number(base),
                          QString::number(base + 32),
                          xmlText(ClassNumberTexts::tr("found: %1").arg(shown(*outcome, unit))));
    return QStringLiteral("<svg width=\"660\" height=\"%9\" role=\"img\" aria-label=\"%1\"><path d=\"M%2 "
                          "%3H%4\" stroke=\"#20242a\"/>%5<text x=\"%2\" y=\"%6\">%7</text><text x=\"%4\" "
                          "y=\"%6\" text-anchor=\"end\">%8</text></svg>\n")
        .arg(xmlText(
                 ClassNumberTexts::tr("%n number(s) from %1 to %2", nullptr, static_cast<int>(values.size()))
                     .arg(shown(values.front()), shown(values.back()))),
             QString::number(left), QString::number(base), QString::number(left + width), marks,
             QString::number(base + 16), xmlText(shown(low, unit)), xmlText(shown(high, unit)),
             QString::number(base + 38));
}

} // namespace timestep
