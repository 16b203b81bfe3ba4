// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formula/formula.h"
#include "lessons/questions/question_parts.h"
#include "lessons/text/read_values.h"
#include "lessons/text/text.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace timestep {

namespace {

constexpr std::string_view blankMark = "___";

std::size_t blanksIn(const std::vector<std::string>& code) {
    std::size_t count = 0;
    for (const std::string& line : code)
        for (std::size_t at = line.find(blankMark); at != std::string::npos;
             at = line.find(blankMark, at + blankMark.size()))
            ++count;
    return count;
}

std::string withoutBlanks(std::string_view text) {
    std::string result;
    for (const char c : text)
        if (c != ' ' && c != '\t') result += c;
    return result;
}

/// The values of a formula at five places; none if it is no formula of these variables.
std::optional<std::vector<double>> valuesAtPlaces(const std::string& text,
                                                  const std::vector<std::string>& names) {
    constexpr int places = 5;
    constexpr double first = 0.37, perVariable = 0.61, perPlace = 0.83; // not round, and all different
    std::vector<double> values(names.size());
    TypedFormula::Variables variables;
    for (std::size_t i = 0; i < names.size(); ++i) variables.emplace_back(names[i], &values[i]);
    try {
        const TypedFormula formula(text, variables, {});
        std::vector<double> results;
        for (int place = 0; place < places; ++place) {
            for (std::size_t i = 0; i < values.size(); ++i) {
                const auto order = static_cast<double>(i);
                values[i] = first + perVariable * order + perPlace * place * (1 + order * order / 7);
            }
            results.push_back(formula.value());
        }
        return results;
    } catch (const InputError&) {
        return std::nullopt;
    }
}

bool isReadable(const FillQuestion& fill, const std::string& entry) {
    if (trimmed(entry).empty()) return false;
    if (!fill.tokens.empty())
        return std::find(fill.tokens.begin(), fill.tokens.end(), entry) != fill.tokens.end();
    return fill.variables.empty() || valuesAtPlaces(entry, fill.variables).has_value();
}

std::vector<std::string> listOfTexts(const Json* list, std::string_view key) {
    std::vector<std::string> texts;
    if (list == nullptr) return texts;
    list->expectList(key);
    for (const Json& item : list->list()) texts.push_back(item.asText(key));
    return texts;
}

void expectReadable(const FillQuestion& fill, const Json& place, const std::string& entry) {
    if (isReadable(fill, entry)) return;
    throw place.error(fill.tokens.empty()
                          ? Sentence(TRANSLATABLE("fault", "this is no formula of the variables"))
                          : Sentence(TRANSLATABLE("fault", "\"%1\" is not among the tokens"), entry));
}

void readAnswers(const Json& yaml, FillQuestion& fill) {
    const Json& list = yaml.required("answers", "question");
    list.expectList("answers");
    if (list.list().size() != blanksIn(fill.code))
        throw list.error(Sentence(TRANSLATABLE("fault", "there are %1 answers for %2 blanks ___"),
                                  list.list().size(), blanksIn(fill.code)));
    for (const Json& item : list.list()) {
        fill.answers.push_back(item.is_array() ? listOfTexts(&item, "answers")
                                               : std::vector<std::string>{item.asText("answers")});
        if (fill.answers.back().empty()) throw item.error(TRANSLATABLE("fault", "a blank needs an answer"));
        for (const std::string& accepted : fill.answers.back()) expectReadable(fill, item, accepted);
    }
}

std::string fillFeedbackTo(const FillQuestion& fill, std::size_t blank, const std::string& entry) {
    for (const FillFeedback& feedback : fill.feedback)
        if (feedback.blank == blank && sameEntry(fill, entry, feedback.entry)) return feedback.text;
    return {};
}

} // namespace

bool sameEntry(const FillQuestion& fill, const std::string& one, const std::string& other) {
    if (withoutBlanks(one) == withoutBlanks(other)) return true;
    if (fill.variables.empty()) return false;
    const auto a = valuesAtPlaces(one, fill.variables), b = valuesAtPlaces(other, fill.variables);
    if (!a || !b) return false;
    constexpr double rounding = 1e-9;
    for (std::size_t i = 0; i < a->size(); ++i)
        if (!(std::abs((*a)[i] - (*b)[i]) <= rounding * std::max(1.0, std::abs((*b)[i])))) return false;
    return true;
}

void readFillQuestion(const Json& yaml, Question& question, FillQuestion& fill) {
    yaml.expectKeys("question", {"id", "type", "ask", "code", "tokens", "variables", "answers", "feedback",
                                 "runs", "hints", "solution"});
    readAsk(yaml, question);
    for (const std::string_view line : splitLines(yaml.required("code", "question").asText("code")))
        fill.code.emplace_back(line);
    if (blanksIn(fill.code) == 0)
        throw yaml.find("code")->error(TRANSLATABLE("fault", "the code has no blank ___"));
    fill.tokens = listOfTexts(yaml.find("tokens"), "tokens");
    fill.variables = listOfTexts(yaml.find("variables"), "variables");
    if (!fill.tokens.empty() && !fill.variables.empty())
        throw yaml.find("variables")
            ->error(TRANSLATABLE("fault", "a blank is filled from tokens, or typed as a formula"));
    readAnswers(yaml, fill);
    if (const Json* list = yaml.find("feedback")) {
        list->expectList("feedback");
        for (const Json& item : list->list()) {
            item.expectKeys("feedback", {"blank", "entry", "text"});
            FillFeedback feedback;
            if (const Json* blank = item.find("blank"))
                feedback.blank = static_cast<std::size_t>(
                    blank->asWhole("blank", 0, static_cast<int>(fill.answers.size()) - 1));
            feedback.entry = item.required("entry", "feedback").asText("entry");
            expectReadable(fill, *item.find("entry"), feedback.entry);
            feedback.text = item.required("text", "feedback").asText("text");
            fill.feedback.push_back(std::move(feedback));
        }
    }
    readEffects(yaml, question, fill.answers.size());
    readHelp(yaml, question);
}

void judgeFill(const Question&, const FillQuestion& fill, const Answer& answer, Judgement& judgement) {
    bool readable = answer.cells.size() == fill.answers.size(), right = true;
    for (std::size_t blank = 0; blank < fill.answers.size(); ++blank) {
        const std::string entry = blank < answer.cells.size() ? answer.cells[blank] : std::string();
        Verdict verdict = Verdict::Unreadable;
        if (isReadable(fill, entry)) {
            const auto& accepted = fill.answers[blank];
            const bool same = std::any_of(accepted.begin(), accepted.end(), [&](const std::string& each) {
                return sameEntry(fill, entry, each);
            });
            verdict = same ? Verdict::Right : Verdict::Wrong;
        }
        if (verdict == Verdict::Wrong && judgement.feedback.empty())
            judgement.feedback = fillFeedbackTo(fill, blank, entry);
        readable = readable && verdict != Verdict::Unreadable;
        right = right && verdict == Verdict::Right;
        judgement.cells.push_back(verdict);
    }
    if (!readable)
        judgement.feedback.clear();
    else
        judgement.verdict = right ? Verdict::Right : Verdict::Wrong;
}

std::span<const BlockText> fillTexts() {
    return feedbackTexts();
}

std::vector<std::string> filledCode(const FillQuestion& fill, const std::vector<std::string>& entries) {
    std::vector<std::string> code = fill.code;
    std::size_t next = 0;
    for (std::string& line : code)
        for (std::size_t at = line.find(blankMark); at != std::string::npos && next < entries.size();
             at = line.find(blankMark, at + entries[next - 1].size()))
            line.replace(at, blankMark.size(), entries[next++]);
    return code;
}

} // namespace timestep
