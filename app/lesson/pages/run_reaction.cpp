// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/pages/run_reaction.h"

#include "app/lesson/elements/number_shown.h"
#include "app/lesson/elements/prose.h"
#include "app/names.h"
#include "core/input_error.h"
#include "core/run/experiment/setting_key.h"
#include "core/table/number_text.h"

#include <QCoreApplication>

namespace timestep {

namespace {

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
            return numberShown(parseNumber(value), 6, unit, locale);
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

QString wantedText(const Condition& condition, const NamedSetting& setting, const QLocale& locale) {
    if (!setting.isNamed(condition.key)) return ReactionTexts::tr("another value");
    QStringList values;
    for (const std::string& value : condition.oneOf) values << setting.shown(value, locale);
    if (!values.isEmpty()) return values.join(ReactionTexts::tr(" or "));
    if (condition.atLeast)
        return ReactionTexts::tr("at least %1").arg(setting.shown(exactNumber(*condition.atLeast), locale));
    if (condition.atMost)
        return ReactionTexts::tr("at most %1").arg(setting.shown(exactNumber(*condition.atMost), locale));
    return ReactionTexts::tr("another value");
}

QString sideOf(const Expectation& expected, double measured) {
    if (expected.atLeast && measured < *expected.atLeast) return ReactionTexts::tr("That is too low.");
    if (expected.atMost && measured > *expected.atMost) return ReactionTexts::tr("That is too high.");
    if (!expected.value) return {};
    return measured < *expected.value ? ReactionTexts::tr("That is too low.")
                                      : ReactionTexts::tr("That is too high.");
}

QStringList reactionSentences(const Check& check, const CheckResult& result, const Experiment& experiment,
                              const QLocale& locale) {
    QStringList sentences;
    const bool counts = check.kind == Check::Kind::Measure;
    const QString number = counts && result.measured ? numberShown(shownValue(check, *result.measured),
                                                                   check.digits, check.unit, locale)
                                                     : QString();
    for (const Condition* condition : result.unmet) {
        try {
            const NamedSetting setting(experiment, condition->key);
            const QString now = setting.shown(valueByKey(experiment, condition->key), locale);
            sentences << ReactionTexts::tr("You ran with %1: %2. Needed: %3.")
                             .arg(setting.name, now, wantedText(*condition, setting, locale));
        } catch (const InputError&) {} // a setting that this experiment does not have
    }
    if (!number.isEmpty()) {
        QString measured = ReactionTexts::tr("You measured %1.").arg(number);
        if (result.unmet.empty()) measured += QLatin1Char(' ') + sideOf(check.expected, *result.measured);
        sentences << measured.trimmed();
    }
    return sentences;
}

} // namespace

std::string runReaction(const Check& check, const CheckResult& result, const Experiment& experiment,
                        const QLocale& locale) {
    if (result.state == CheckResult::State::Holds || !result.ran) return {};
    return asMarkdown(reactionSentences(check, result, experiment, locale).join(QLatin1Char(' ')));
}

} // namespace timestep
