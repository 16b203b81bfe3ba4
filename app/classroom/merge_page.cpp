// SPDX-License-Identifier: GPL-3.0-or-later
// The overview of the submitted work of a class, as a self-contained web page.
#include "app/classroom/merge.h"

#include "app/classroom/class_findings.h"
#include "app/classroom/learners.h"
#include "app/handouts/concept_test.h"
#include "app/handouts/paper/sheet_texts.h"
#include "app/lesson/elements/number_shown.h"
#include "app/lesson/elements/prose.h"
#include "app/lesson/questions/question_forms.h"
#include "app/provenance/table_digest.h"
#include "lessons/model/evaluate_check.h"
#include "widgets/export/svg_device.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <map>
#include <optional>

namespace timestep {

namespace {

using Class = std::vector<const HandedIn*>;

struct MergePageTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::Merged)
};

constexpr const char* style = R"css(
body{font:16px/1.5 system-ui,sans-serif;max-width:62rem;margin:2rem auto;padding:0 1rem;color:#20242a;background:#fff}
h1{font-size:1.7rem}h2{margin-top:2.5rem;border-top:1px solid #c8cdd4;padding-top:1rem}h3{margin-bottom:.3rem}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.3rem .6rem;border-bottom:1px solid #dfe3e8;vertical-align:top}
.n{text-align:right}.quiet{color:#555b64}.altered{font-weight:600;color:#9a2500}.verified::before{content:"✓ "}
.altered::before{content:"✗ "}.unproven::before{content:"? "}svg text{font:13px system-ui,sans-serif;fill:#20242a}
blockquote{margin:.4rem 0;padding:.2rem .8rem;border-left:3px solid #c8cdd4}
@media print{body{margin:0;max-width:none;padding:0;font-size:11px}h1{font-size:18px}h2{margin-top:1rem;padding-top:.4rem}
h2,h3{break-after:avoid}tr,blockquote{break-inside:avoid}th,td{padding:.15rem .4rem}}
)css";

const char* className(Verification::State state) {
    return state == Verification::State::Verified   ? "verified"
           : state == Verification::State::Unproven ? "unproven"
                                                    : "altered";
}

/// The last answer to a question, or null.
const Answer* answerOf(const HandedIn& one, const std::string& question) {
    const auto found = one.result.progress.questions.find(question);
    return found != one.result.progress.questions.end() && found->second.given ? &*found->second.given
                                                                               : nullptr;
}

QString learnersTable(const Class& results) {
    const bool personal = std::any_of(results.begin(), results.end(), [](const HandedIn* one) {
        return one->lesson && !one->lesson->personal.empty();
    });
    QString text =
        QStringLiteral("<table><tr><th>%1</th>%6<th class=n>%2</th><th class=n>%3</th><th "
                       "class=n>%4</th><th>%5</th></tr>\n")
            .arg(xmlText(MergePageTexts::tr("Learner")), xmlText(MergePageTexts::tr("Checks")),
                 xmlText(MergePageTexts::tr("Right at once")), xmlText(MergePageTexts::tr("Minutes")),
                 xmlText(MergePageTexts::tr("Run again")),
                 personal ? QStringLiteral("<th>%1</th>").arg(xmlText(MergePageTexts::tr("Own numbers")))
                          : QString());
    for (const HandedIn* one : results) {
        const LearnerMarks marks = marksOf(*one);
        QStringList notes;
        for (const QString& note : one->verification.notes) notes << xmlText(note);
        const QString name = one->result.learner.isEmpty() ? one->file : one->result.learner;
        text += QStringLiteral("<tr><td>%1</td>%8<td class=n>%2</td><td class=n>%3</td><td class=n>%4</td>"
                               "<td><span class=%5>%6</span>%7</td></tr>\n")
                    .arg(xmlText(name),
                         !marks.count ? QStringLiteral("–")
                         : marks.ofChecks == 0
                             ? QString::number(marks.checks)
                             : MergePageTexts::tr("%1 of %2")
                                   .arg(QString::number(marks.checks), QString::number(marks.ofChecks)),
                         !marks.count || marks.ofAnswers == 0
                             ? QStringLiteral("–")
                             : MergePageTexts::tr("%1 of %2")
                                   .arg(QString::number(marks.atOnce), QString::number(marks.ofAnswers)),
                         QString::number(marks.minutes), QLatin1String(className(one->verification.state)),
                         xmlText(stateName(one->verification.state)),
                         notes.isEmpty() ? QString()
                                         : QStringLiteral("<br><span class=quiet>%1</span>")
                                               .arg(notes.join(QStringLiteral("<br>"))),
                         personal ? QStringLiteral("<td>%1</td>")
                                        .arg(one->lesson ? xmlText(ownNumbers(*one->lesson)) : QString())
                                  : QString());
    }
    return text + QStringLiteral("</table>\n");
}

/// The outcomes of the class's runs for a prediction, in the displayed unit.
std::optional<double> outcomeOf(const Lesson& lesson, const Class& results, const std::string& prediction,
                                int cell, std::string& unit) {
    for (const LessonStep& step : lesson.steps)
        for (const Check* check : step.checks()) {
            if (check->outcome != prediction || check->outcomeCell != cell) continue;
            unit = check->unit;
            for (const HandedIn* one : results) {
                const auto found = one->verification.again.find(check->id);
                if (found != one->verification.again.end()) return shownValue(*check, found->second);
            }
        }
    return std::nullopt;
}

/// Whether learners were asked, or measured, different numbers.
bool isPersonal(const Question& question, const Class& results, const Lesson& lesson) {
    if (lesson.personal.empty()) return false;
    std::vector<std::string> outcomes;
    for (const LessonStep& step : lesson.steps)
        for (const Check* check : step.checks())
            if (check->outcome == question.id) outcomes.push_back(check->id);
    const std::vector<AskedNumber> asked = askedNumbers(question);
    std::map<std::string, double> first;
    return std::any_of(results.begin(), results.end(), [&](const HandedIn* one) {
        const Question* own = one->lesson ? one->lesson->question(question.id) : nullptr;
        if (own == nullptr) return false;
        if (own->ask != question.ask) return true;
        const std::vector<AskedNumber> ownAsked = askedNumbers(*own);
        for (std::size_t i = 0; i < std::min(asked.size(), ownAsked.size()); ++i)
            if (asked[i].answer != ownAsked[i].answer) return true;
        for (const std::string& id : outcomes) {
            const auto again = one->verification.again.find(id);
            if (again == one->verification.again.end()) continue;
            const auto before = first.emplace(id, again->second).first;
            if (!agreeAcrossMachines(again->second, before->second)) return true;
        }
        return false;
    });
}

/// The answers beside the numbers of the learner who gave them, and what the learner's run gave.
QString personalAnswers(const Question& question, const Class& results) {
    QStringList rows;
    for (const HandedIn* one : results) {
        const Answer* answer = answerOf(*one, question.id);
        const Question* own = one->lesson ? one->lesson->question(question.id) : nullptr;
        if (answer == nullptr || own == nullptr) continue;
        const QString said = withForm(*own, [&](const auto& form, const auto& kind) {
            return plainText(form.said(kind, *answer, 0, {}));
        });
        QStringList found;
        for (const AskedNumber& asked : askedNumbers(*own))
            if (asked.answer) found << numberShown(*asked.answer, 6, asked.unit, QLocale());
        std::string unit;
        if (const auto outcome = outcomeOf(*one->lesson, {one}, question.id, -1, unit))
            found << numberShown(*outcome, 6, unit, QLocale());
        rows << QStringLiteral("<tr><td>%1</td><td class=n>%2</td><td class=n>%3</td></tr>\n")
                    .arg(xmlText(ownNumbers(*one->lesson)), xmlText(said),
                         xmlText(found.join(QStringLiteral(", "))));
    }
    rows.sort();
    return QStringLiteral("<table><tr><th>%1</th><th class=n>%2</th><th class=n>%3</th></tr>\n%4</table>\n")
        .arg(xmlText(MergePageTexts::tr("Own numbers")), xmlText(MergePageTexts::tr("Answer")),
             xmlText(MergePageTexts::tr("Asked for, or found")), rows.join(QString()));
}

QString answersTo(const Question& question, const Class& results, const Lesson& lesson) {
    if (isPersonal(question, results, lesson)) return personalAnswers(question, results);
    ClassAnswers answers;
    for (const HandedIn* one : results)
        if (const Answer* answer = answerOf(*one, question.id)) answers.answers.push_back(answer);
    answers.outcome = [&](int cell, std::string& unit) {
        return outcomeOf(lesson, results, question.id, cell, unit);
    };
    return withForm(
        question, [&](const auto& form, const auto& kind) { return form.ofClass(question, kind, answers); });
}

QString questionsOf(const Lesson& lesson, const Class& results) {
    QString text;
    for (const LessonStep& step : lesson.steps)
        for (const Block& block : step.blocks) {
            const auto* question = std::get_if<Question>(&block);
            if (question == nullptr) continue;
            text += QStringLiteral("<h3>%1</h3><p>%2</p>\n")
                        .arg(xmlText(QString::fromStdString(step.title)), xmlText(plainText(question->ask)));
            text += answersTo(*question, results, lesson);
        }
    return text;
}

/// Where a learner's results of the concept test begin and end: the first is the one from before the course,
/// and the last of several the one from after it.
struct TakenTwice {
    const HandedIn* before;
    const HandedIn* after; ///< null: taken once
};

std::vector<TakenTwice> learnersOf(const std::vector<HandedIn>& results) {
    std::vector<TakenTwice> learners;
    for (const HandedIn& one : results) {
        const bool isSame =
            !learners.empty() && !foldedName(one.result.learner).isEmpty() &&
            foldedName(learners.back().before->result.learner) == foldedName(one.result.learner);
        if (isSame)
            learners.back().after = &one;
        else
            learners.push_back({&one, nullptr});
    }
    return learners;
}

/// The choice that a result gives to an item; null: none.
const QuestionChoice* chosenIn(const HandedIn* one, const ConceptItem& item) {
    const Answer* answer = one != nullptr ? answerOf(*one, item.question->id) : nullptr;
    return answer != nullptr ? item.choice->chosen(*answer) : nullptr;
}

/// For each question how many were right before and after, the gain, and the wrong idea that most have. The
/// gain is (after - before) / (learners - before) of those who took the test twice (Hake 1998, eq. 1).
QString conceptSection(const std::vector<HandedIn>& results) {
    if (results.empty()) return {};
    const std::vector<TakenTwice> learners = learnersOf(results);
    const auto both = std::count_if(learners.begin(), learners.end(),
                                    [](const TakenTwice& one) { return one.after != nullptr; });
    QString text = QStringLiteral("<h2>%1</h2>\n<p>%2 %3</p>\n<table><tr>")
                       .arg(xmlText(QString::fromStdString(results.front().lesson->title)),
                            xmlText(MergePageTexts::tr("%n learner(s) took the test.", nullptr,
                                                       static_cast<int>(learners.size()))),
                            xmlText(MergePageTexts::tr("%n of them took it before and after.", nullptr,
                                                       static_cast<int>(both))));
    for (const QString& heading :
         {MergePageTexts::tr("question"), MergePageTexts::tr("what it is about"),
          MergePageTexts::tr("right before"), MergePageTexts::tr("right after"), MergePageTexts::tr("gain"),
          MergePageTexts::tr("most frequent wrong idea")})
        text += QStringLiteral("<th>%1</th>").arg(xmlText(heading));
    text += QStringLiteral("</tr>\n");
    int number = 0, allBefore = 0, allAfter = 0;
    for (const ConceptItem& item : itemsOf(*results.front().lesson)) {
        int before = 0, after = 0, beforeOfBoth = 0;
        std::map<std::string, int> wrong;
        for (const TakenTwice& one : learners) {
            const QuestionChoice* first = chosenIn(one.before, item);
            const QuestionChoice* last = chosenIn(one.after, item);
            before += first != nullptr && first->happens ? 1 : 0;
            after += last != nullptr && last->happens ? 1 : 0;
            beforeOfBoth += one.after != nullptr && first != nullptr && first->happens ? 1 : 0;
            const QuestionChoice* now = one.after != nullptr || both > 0 ? last : first;
            if (now != nullptr && !now->happens) ++wrong[now->feedback];
        }
        const auto most = std::max_element(wrong.begin(), wrong.end(),
                                           [](const auto& a, const auto& b) { return a.second < b.second; });
        const int possible = static_cast<int>(both) - beforeOfBoth;
        allBefore += beforeOfBoth;
        allAfter += after;
        text += QStringLiteral(
                    "<tr><td>%1</td><td>%2</td><td class=n>%3</td><td class=n>%4</td><td class=n>%5</td>"
                    "<td>%6</td></tr>\n")
                    .arg(QString::number(++number), xmlText(item.idea), QString::number(before),
                         both > 0 ? QString::number(after) : QStringLiteral("–"),
                         both > 0 && possible > 0
                             ? QLocale().toString((after - beforeOfBoth) / double(possible), 'f', 2)
                             : QStringLiteral("–"),
                         most != wrong.end() ? xmlText(QStringLiteral("%1 (%2)").arg(
                                                   plainText(most->first), QString::number(most->second)))
                                             : QString());
    }
    text += QStringLiteral("</table>\n");
    const int possible = number * static_cast<int>(both) - allBefore;
    if (both > 0 && possible > 0)
        text += QStringLiteral("<p>%1</p>\n")
                    .arg(xmlText(
                        MergePageTexts::tr("Gain of the class over all questions: %1. Below 0.3 it is small, "
                                           "above 0.7 it is large.")
                            .arg(QLocale().toString((allAfter - allBefore) / double(possible), 'f', 2))));
    return text;
}

} // namespace

QString mergedHtml(const Merged& merged) {
    return mergedHtml(merged, ClassBook());
}

QString mergedHtml(const Merged& merged, const ClassBook& book) {
    QString text = QStringLiteral("<!DOCTYPE html>\n<html lang=\"%1\"><head><meta charset=\"utf-8\"><title>%2"
                                  "</title><style>%3</style></head><body>\n<h1>%2</h1>\n")
                       .arg(QLocale().bcp47Name(), xmlText(MergePageTexts::tr("Results of the class")),
                            QString::fromUtf8(style));
    const auto altered = std::count_if(merged.results.begin(), merged.results.end(), [](const HandedIn& one) {
        return one.verification.state == Verification::State::Altered;
    });
    text += QStringLiteral("<p>%1 %2 %3</p>\n")
                .arg(xmlText(MergePageTexts::tr("%n result(s).", nullptr,
                                                static_cast<int>(merged.results.size()))),
                     xmlText(MergePageTexts::tr("%n altered.", nullptr, static_cast<int>(altered))),
                     xmlText(MergePageTexts::tr("%n file(s) left out.", nullptr,
                                                static_cast<int>(merged.leftOut.size()))));
    text += QStringLiteral("<p class=quiet>%1</p>\n")
                .arg(xmlText(
                    MergePageTexts::tr("Verified means: every number behind a point was measured again in "
                                       "the scene of its step, and every answer was judged again. Who "
                                       "wrote a file is not proven.")));
    text += rosterSection(merged, book) + findingsSection(merged);
    for (std::size_t begin = 0; begin < merged.results.size();) {
        std::size_t end = begin;
        Class results;
        std::shared_ptr<const Lesson> lesson;
        while (end < merged.results.size() &&
               merged.results[end].result.lesson == merged.results[begin].result.lesson) {
            results.push_back(&merged.results[end]);
            if (!lesson) lesson = merged.results[end].lesson;
            ++end;
        }
        text += QStringLiteral("<h2>%1</h2>\n")
                    .arg(xmlText(lesson ? sheetTitle(*lesson) : results.front()->result.title));
        text += learnersTable(results);
        if (lesson) text += questionsOf(*lesson, results);
        begin = end;
    }
    text += conceptSection(merged.conceptTests);
    if (!merged.leftOut.empty()) {
        text += QStringLiteral("<h2>%1</h2>\n<ul>\n").arg(xmlText(MergePageTexts::tr("Left out")));
        for (const LeftOut& one : merged.leftOut)
            text += QStringLiteral("<li><b>%1</b>: %2</li>\n").arg(xmlText(one.file), xmlText(one.why));
        text += QStringLiteral("</ul>\n");
    }
    return text + QStringLiteral("</body></html>\n");
}

} // namespace timestep
