// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/pages/run_reaction.h"

#include "app/lesson/elements/number_shown.h"
#include "app/lesson/elements/prose.h"
#include "app/names.h"
#include "core/input_error.h"
#include "core/run/experiment/setting_key.h"
#include "core/table/number_text.h"
#include "widgets/text/label_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

constexpr double closeBy = 0.1; ///< relative

struct ReactionTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::RunReaction)
};

/// A setting as learners read it: its name, and its values in words.
struct NamedSetting {
    NamedSetting(const Experiment& experiment, const std::string& key) {
        const SettingFacts facts = describe(experiment, SettingKey::parse(key));
        name = translated(facts.name);
        parameter = facts.parameter;
        unit = std::string(facts.unit);
    }
    QString shown(const std::string& value, const QLocale& locale) const {
        if (parameter != nullptr && parameter->kind == ParameterKind::Choice)
            for (const Choice& choice : parameter->choices)
                if (choice.id == value) return translated(choice.name);
        if (parameter != nullptr && parameter->kind == ParameterKind::Toggle)
            return value == "true" || value == "1" ? ReactionTexts::tr("on") : ReactionTexts::tr("off");
        try {
            return numberShown(parseNumber(value), roundedDigits(parseNumber(value)), unit, locale);
        } catch (const InputError&) {
            return QString::fromStdString(value);
        }
    }
    /// Whether the wanted value may be shown: the text of a step names steps, durations and choices, but
    /// finding a number can be the task.
    bool isNamed(const std::string& key) const {
        return key == "step" || key == "duration" ||
               (parameter != nullptr &&
                (parameter->kind == ParameterKind::Choice || parameter->kind == ParameterKind::Toggle));
    }

    QString name;
    const Parameter* parameter = nullptr;
    std::string unit;
};

/// The value that the step waits for; empty if finding it is the task.
QString wantedText(const Condition& condition, const NamedSetting& setting, const QLocale& locale) {
    if (!setting.isNamed(condition.key)) return {};
    QStringList values;
    for (const std::string& value : condition.oneOf) values << setting.shown(value, locale);
    if (!values.isEmpty()) return values.join(ReactionTexts::tr(" or "));
    if (condition.atLeast)
        return ReactionTexts::tr("at least %1").arg(setting.shown(exactNumber(*condition.atLeast), locale));
    if (condition.atMost)
        return ReactionTexts::tr("at most %1").arg(setting.shown(exactNumber(*condition.atMost), locale));
    return {};
}

QString sideOf(const Expectation& expected, double measured) {
    if (expected.atLeast && measured < *expected.atLeast) return ReactionTexts::tr("That is too low.");
    if (expected.atMost && measured > *expected.atMost) return ReactionTexts::tr("That is too high.");
    if (!expected.value) return {};
    const double wanted = *expected.value;
    if (wanted != 0 && measured != 0 && (wanted < 0) != (measured < 0))
        return ReactionTexts::tr("That is the other direction.");
    const bool more = std::abs(measured) > std::abs(wanted);
    if (std::abs(measured - wanted) <= closeBy * std::abs(wanted))
        return more ? ReactionTexts::tr("Almost: a little less.")
                    : ReactionTexts::tr("Almost: a little more.");
    return more ? ReactionTexts::tr("That is too much.") : ReactionTexts::tr("That is not enough.");
}

QStringList reactionSentences(const Check& check, const CheckResult& result, const Experiment& experiment,
                              const QLocale& locale, bool isPuzzle) {
    QStringList sentences;
    if (check.kind == Check::Kind::Measure && result.measured) {
        // What was measured with other named settings belongs to another run of the step.
        const bool ofThis =
            std::none_of(result.unmet.begin(), result.unmet.end(), [&](const Condition* condition) {
                try {
                    return NamedSetting(experiment, condition->key).isNamed(condition->key);
                } catch (const InputError&) {
                    return true;
                }
            });
        const QString number =
            numberShown(shownValue(check, *result.measured), check.digits, check.unit, locale);
        if (ofThis)
            sentences << (ReactionTexts::tr("You measured %1.").arg(number) + QLatin1Char(' ') +
                          sideOf(check.expected, *result.measured))
                             .trimmed();
    }
    if (isPuzzle) return sentences;
    for (const Condition* condition : result.unmet) {
        try {
            const NamedSetting setting(experiment, condition->key);
            const QString wanted = wantedText(*condition, setting, locale);
            //: the next run that a step waits for: name of a setting, its value
            if (!wanted.isEmpty()) sentences << ReactionTexts::tr("Next: %1, %2.").arg(setting.name, wanted);
        } catch (const InputError&) {} // a setting that this experiment does not have
    }
    return sentences;
}

} // namespace

std::string runReaction(const Check& check, const CheckResult& result, const Experiment& experiment,
                        const QLocale& locale, bool isPuzzle) {
    if (result.state == CheckResult::State::Holds || !result.ran) return {};
    return asMarkdown(reactionSentences(check, result, experiment, locale, isPuzzle).join(QLatin1Char(' ')));
}

} // namespace timestep
