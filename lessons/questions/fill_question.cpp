// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formula/formula.h"
#include "lessons/questions/question_parts.h"
#include "lessons/text/read_values.h"
#include "lessons/text/text.h"

#include <algorithm>
#include <cctype>
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

/// A line "name = formula".
struct Definition {
    std::string name, formula;
};

/// The complete lines above the one of a blank that give a value a name of its own.
std::vector<Definition> definitionsAbove(const FillQuestion& fill, std::size_t blank) {
    std::vector<std::string> right;
    for (std::size_t i = 0; i < blank && i < fill.answers.size(); ++i)
        right.push_back(fill.answers[i].front());
    std::vector<Definition> found;
    std::size_t blanks = 0;
    const std::vector<std::string> filled = filledCode(fill, right);
    for (std::size_t i = 0; i < filled.size(); ++i) {
        blanks += blanksIn({fill.code[i]});
        if (blanks > blank) break;
        const std::size_t sign = filled[i].find('=');
        if (sign == std::string::npos) continue;
        const std::string_view name = trimmed(std::string_view(filled[i]).substr(0, sign));
        const bool isName = std::all_of(name.begin(), name.end(), [](char c) {
            return c == '_' || std::isalnum(static_cast<unsigned char>(c)) != 0;
        });
        if (!name.empty() && isName &&
            std::find(fill.variables.begin(), fill.variables.end(), name) == fill.variables.end())
            found.push_back({std::string(name), filled[i].substr(sign + 1)});
    }
    return found;
}

/// The variables, and the names that the lines above the blank define.
struct KnownNames {
    KnownNames(const FillQuestion& fill, std::size_t blank)
        : names(fill.variables), values(fill.variables.size() + fill.code.size()) {
        for (std::size_t i = 0; i < names.size(); ++i) variables.emplace_back(names[i], &values[i]);
        for (const Definition& line : definitionsAbove(fill, blank)) try {
                lines.emplace_back(line.formula, variables, TypedFormula::Constants());
                variables.emplace_back(line.name, &values[names.size()]);
                names.push_back(line.name);
            } catch (const InputError&) { // its name stays unknown
            }
    }
    /// Not round, and all different.
    void goTo(int place) {
        constexpr double first = 0.37, perVariable = 0.61, perPlace = 0.83;
        const std::size_t given = names.size() - lines.size();
        for (std::size_t i = 0; i < given; ++i) {
            const auto order = static_cast<double>(i);
            values[i] = first + perVariable * order + perPlace * place * (1 + order * order / 7);
        }
        for (std::size_t i = 0; i < lines.size(); ++i) values[given + i] = lines[i].value();
    }

    std::vector<std::string> names;
    std::vector<double> values; ///< in the order of the names; the formulas point to them
    TypedFormula::Variables variables;
    std::vector<TypedFormula> lines;
};

/// The values of a formula at five places; none if it is no formula of the names that its blank knows.
std::optional<std::vector<double>> valuesAtPlaces(const FillQuestion& fill, std::size_t blank,
                                                  const std::string& text) {
    constexpr int places = 5;
    KnownNames known(fill, blank);
    try {
        const TypedFormula formula(text, known.variables, {});
        std::vector<double> results;
        for (int place = 0; place < places; ++place) {
            known.goTo(place);
            results.push_back(formula.value());
        }
        return results;
    } catch (const InputError&) {
        return std::nullopt;
    }
}

std::vector<std::string> listOfTexts(const Json* list, std::string_view key) {
    std::vector<std::string> texts;
    if (list == nullptr) return texts;
    list->expectList(key);
    for (const Json& item : list->list()) texts.push_back(item.asText(key));
    return texts;
}

void expectReadable(const FillQuestion& fill, std::size_t blank, const Json& place,
                    const std::string& entry) {
    if (isReadableEntry(fill, blank, entry)) return;
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
        for (const std::string& accepted : fill.answers.back())
            expectReadable(fill, fill.answers.size() - 1, item, accepted);
    }
}

std::string fillFeedbackTo(const FillQuestion& fill, std::size_t blank, const std::string& entry) {
    for (const FillFeedback& feedback : fill.feedback)
        if (feedback.blank == blank && sameEntry(fill, entry, feedback.entry)) return feedback.text;
    return {};
}

} // namespace

/// An entry that can be judged uses names that the last blank knows, too.
bool sameEntry(const FillQuestion& fill, const std::string& one, const std::string& other) {
    if (withoutBlanks(one) == withoutBlanks(other)) return true;
    if (fill.variables.empty() || fill.answers.empty()) return false;
    const std::size_t last = fill.answers.size() - 1;
    const auto a = valuesAtPlaces(fill, last, one), b = valuesAtPlaces(fill, last, other);
    if (!a || !b) return false;
    constexpr double rounding = 1e-9;
    for (std::size_t i = 0; i < a->size(); ++i)
        if (!(std::abs((*a)[i] - (*b)[i]) <= rounding * std::max(1.0, std::abs((*b)[i])))) return false;
    return true;
}

std::vector<std::string> namesIn(const FillQuestion& fill, std::size_t blank) {
    return KnownNames(fill, blank).names;
}

bool isReadableEntry(const FillQuestion& fill, std::size_t blank, const std::string& entry) {
    if (trimmed(entry).empty()) return false;
    if (!fill.tokens.empty())
        return std::find(fill.tokens.begin(), fill.tokens.end(), entry) != fill.tokens.end();
    return fill.variables.empty() || valuesAtPlaces(fill, blank, entry).has_value();
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
            expectReadable(fill, feedback.blank, *item.find("entry"), feedback.entry);
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
        if (isReadableEntry(fill, blank, entry)) {
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
