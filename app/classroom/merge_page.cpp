// SPDX-License-Identifier: GPL-3.0-or-later
// The overview of what a class has handed in, as a web page of its own.
#include "app/classroom/merge.h"

#include "app/handouts/sheet_texts.h"
#include "app/lesson/elements/number_shown.h"
#include "app/lesson/elements/prose.h"
#include "app/lesson/pages/check_row.h"
#include "core/parameter/typed_number.h"
#include "lessons/model/evaluate_check.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>
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
)css";

QString html(const QString& text) {
    return text.toHtmlEscaped();
}

QString shown(double value, const std::string& unit = {}) {
    return numberShown(value, 5, unit, QLocale());
}

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
    QString text = QStringLiteral("<table><tr><th>%1</th><th class=n>%2</th><th class=n>%3</th><th "
                                  "class=n>%4</th><th>%5</th></tr>\n")
                       .arg(html(MergePageTexts::tr("Learner")), html(MergePageTexts::tr("Checks")),
                            html(MergePageTexts::tr("Right at once")), html(MergePageTexts::tr("Minutes")),
                            html(MergePageTexts::tr("Run again")));
    for (const HandedIn* one : results) {
        const LearnerMarks marks = marksOf(*one);
        QStringList notes;
        for (const QString& note : one->verification.notes) notes << html(note);
        const QString name = one->result.learner.isEmpty() ? one->file : one->result.learner;
        text += QStringLiteral("<tr><td>%1</td><td class=n>%2</td><td class=n>%3</td><td class=n>%4</td>"
                               "<td><span class=%5>%6</span>%7</td></tr>\n")
                    .arg(html(name),
                         marks.ofChecks == 0
                             ? QString::number(marks.checks)
                             : MergePageTexts::tr("%1 of %2").arg(marks.checks).arg(marks.ofChecks),
                         marks.ofAnswers == 0
                             ? QStringLiteral("–")
                             : MergePageTexts::tr("%1 of %2").arg(marks.atOnce).arg(marks.ofAnswers))
                    .arg(marks.minutes)
                    .arg(className(one->verification.state), html(stateName(one->verification.state)),
                         notes.isEmpty() ? QString()
                                         : QStringLiteral("<br><span class=quiet>%1</span>")
                                               .arg(notes.join(QStringLiteral("<br>"))));
    }
    return text + QStringLiteral("</table>\n");
}

/// Counts per choice.
QString bars(const Question& question, const Class& results) {
    std::vector<int> counts(question.choices.size(), 0);
    for (const HandedIn* one : results)
        if (const Answer* answer = answerOf(*one, question.id))
            for (std::size_t i = 0; i < counts.size(); ++i)
                if (question.choices[i].id == answer->choice) ++counts[i];
    const int most = std::max(1, counts.empty() ? 1 : *std::max_element(counts.begin(), counts.end()));
    QString text = QStringLiteral("<table>");
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const int width = 300 * counts[i] / most;
        text += QStringLiteral("<tr><td>%1%2</td><td style=\"width:360px\"><svg width=\"350\" height=\"20\" "
                               "role=\"img\" aria-label=\"%3\"><rect width=\"%4\" height=\"18\" y=\"1\" "
                               "fill=\"#0072b2\"/><text x=\"%5\" y=\"15\">%3</text></svg></td></tr>\n")
                    .arg(html(plainText(question.choices[i].text)),
                         question.choices[i].right ? QStringLiteral(" <b>✓</b>") : QString())
                    .arg(counts[i])
                    .arg(width)
                    .arg(width + 8);
    }
    return text + QStringLiteral("</table>\n");
}

/// Draws numbers on a line: a dot for each, and a mark at the outcome.
QString dots(std::vector<double> values, std::optional<double> outcome, const std::string& unit) {
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
                     .arg(place(value), 0, 'f', 1)
                     .arg(base - 5 - stacks[column(value)]++ * dot, 0, 'f', 1);
    if (outcome)
        marks += QStringLiteral("<path d=\"M%1 2V%2\" stroke=\"#d55e00\" stroke-width=\"2\" "
                                "stroke-dasharray=\"5 3\"/><text x=\"%1\" y=\"%3\" "
                                "text-anchor=\"middle\">%4</text>")
                     .arg(place(*outcome), 0, 'f', 1)
                     .arg(base)
                     .arg(base + 32)
                     .arg(html(MergePageTexts::tr("found: %1").arg(shown(*outcome, unit))));
    return QStringLiteral("<svg width=\"660\" height=\"%9\" role=\"img\" aria-label=\"%1\"><path d=\"M%2 "
                          "%3H%4\" stroke=\"#20242a\"/>%5<text x=\"%2\" y=\"%6\">%7</text><text x=\"%4\" "
                          "y=\"%6\" text-anchor=\"end\">%8</text></svg>\n")
        .arg(html(MergePageTexts::tr("%n number(s) from %1 to %2", nullptr, static_cast<int>(values.size()))
                      .arg(shown(values.front()), shown(values.back()))))
        .arg(left)
        .arg(base)
        .arg(left + width)
        .arg(marks)
        .arg(base + 16)
        .arg(html(shown(low, unit)), html(shown(high, unit)))
        .arg(base + 38);
}

/// Draws the curves of all learners in one chart.
QString curves(const Question& question, const Class& results) {
    const QuestionSketch& sketch = question.sketch;
    constexpr double width = 560, height = 220;
    QString paths;
    for (const HandedIn* one : results) {
        const Answer* answer = answerOf(*one, question.id);
        if (answer == nullptr) continue;
        QString points;
        for (std::size_t i = 0; i < answer->cells.size(); ++i)
            if (const auto y = typedNumber(answer->cells[i])) {
                const double across = width * static_cast<double>(i) / std::max(1, sketch.points - 1);
                const double up = (*y - sketch.lowest) / (sketch.highest - sketch.lowest);
                points += QStringLiteral("%1,%2 ").arg(across, 0, 'f', 1).arg(height * (1 - up), 0, 'f', 1);
            }
        paths += QStringLiteral("<polyline points=\"%1\" fill=\"none\" stroke=\"#0072b2\" "
                                "stroke-opacity=\".5\" stroke-width=\"2\"/>")
                     .arg(points);
    }
    return QStringLiteral("<svg width=\"600\" height=\"240\" viewBox=\"-10 -10 600 240\" role=\"img\" "
                          "aria-label=\"%1\"><path d=\"M0 0V220H560\" fill=\"none\" "
                          "stroke=\"#20242a\"/>%2</svg>\n")
        .arg(html(MergePageTexts::tr("Sketched curves")), paths);
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

/// "v in m/s, step 2": the column heading and the start of the row.
QString cellName(const QuestionTable& table, std::size_t wanted) {
    std::size_t blank = 0;
    for (const auto& row : table.rows)
        for (std::size_t i = 0; i < row.size() && i < table.headings.size(); ++i) {
            if (!row[i].blank || blank++ != wanted) continue;
            QString name = plainText(table.headings[i]);
            if (i > 0 && !row.front().blank)
                name += QStringLiteral(", %1 %2").arg(plainText(table.headings.front()),
                                                      plainText(row.front().text));
            return name;
        }
    return {};
}

QString numbersOf(const Question& question, const Class& results, const Lesson& lesson) {
    const bool table = question.type == Question::Type::Table;
    const std::size_t cells = table ? question.table.blanks() : 1;
    QString text;
    for (std::size_t cell = 0; cell < cells; ++cell) {
        std::vector<double> values;
        for (const HandedIn* one : results) {
            const Answer* answer = answerOf(*one, question.id);
            if (answer == nullptr || (table && cell >= answer->cells.size())) continue;
            if (const auto value = typedNumber(table ? answer->cells[cell] : answer->text))
                values.push_back(*value);
        }
        std::string unit = question.unit;
        std::optional<double> outcome = outcomeOf(lesson, results, question.id, static_cast<int>(cell), unit);
        if (!question.prediction) {
            const TableCell* blank = table ? question.table.blank(cell) : nullptr;
            outcome = table ? (blank != nullptr ? blank->answer : std::nullopt) : question.answer;
        }
        if (table) text += QStringLiteral("<p class=quiet>%1</p>").arg(html(cellName(question.table, cell)));
        text += dots(std::move(values), outcome, unit);
    }
    return text;
}

QString sentences(const Question& question, const Class& results) {
    QStringList said;
    for (const HandedIn* one : results)
        if (const Answer* answer = answerOf(*one, question.id)) said << QString::fromStdString(answer->text);
    said.sort(); // sorted, so that their order does not reveal the names
    QString text;
    for (const QString& one : said)
        text += QStringLiteral("<blockquote>%1</blockquote>\n").arg(html(one).replace('\n', "<br>"));
    if (!question.model.empty())
        text += QStringLiteral("<p class=quiet>%1</p>\n")
                    .arg(html(MergePageTexts::tr("Model answer: %1").arg(plainText(question.model))));
    return text;
}

/// Every order, filled code or outcome of a hand that was handed in, with how many did so.
QString arrangements(const Question& question, const Class& results) {
    std::map<QString, int> counts;
    for (const HandedIn* one : results)
        if (const Answer* answer = answerOf(*one, question.id))
            ++counts[plainText(answerMarkdown(question, *answer, 0, {}))];
    QString text = QStringLiteral("<ul>\n");
    for (const auto& [given, count] : counts)
        text += QStringLiteral("<li>%1: %2</li>\n").arg(count).arg(html(given));
    return text + QStringLiteral("</ul>\n");
}

QString answersTo(const Question& question, const Class& results, const Lesson& lesson) {
    switch (question.type) {
    case Question::Type::Choice:
        return bars(question, results);
    case Question::Type::Sentence:
    case Question::Type::Write:
        return sentences(question, results);
    case Question::Type::Sketch:
        return curves(question, results);
    case Question::Type::Order:
    case Question::Type::Fill:
    case Question::Type::Hand:
        return arrangements(question, results);
    case Question::Type::Number:
    case Question::Type::Table:
        break;
    }
    return numbersOf(question, results, lesson);
}

QString questionsOf(const Lesson& lesson, const Class& results) {
    QString text;
    for (const LessonStep& step : lesson.steps)
        for (const Block& block : step.blocks) {
            const auto* question = std::get_if<Question>(&block);
            if (question == nullptr) continue;
            text += QStringLiteral("<h3>%1</h3><p>%2</p>\n")
                        .arg(html(QString::fromStdString(step.title)), html(plainText(question->ask)));
            text += answersTo(*question, results, lesson);
        }
    return text;
}

} // namespace

QString mergedHtml(const Merged& merged) {
    QString text = QStringLiteral("<!DOCTYPE html>\n<html lang=\"%1\"><head><meta charset=\"utf-8\"><title>%2"
                                  "</title><style>%3</style></head><body>\n<h1>%2</h1>\n")
                       .arg(QLocale().bcp47Name(), html(MergePageTexts::tr("Results of the class")),
                            QString::fromLatin1(style));
    const auto altered = std::count_if(merged.results.begin(), merged.results.end(), [](const HandedIn& one) {
        return one.verification.state == Verification::State::Altered;
    });
    text +=
        QStringLiteral("<p>%1 %2 %3</p>\n")
            .arg(html(MergePageTexts::tr("%n result(s).", nullptr, static_cast<int>(merged.results.size()))),
                 html(MergePageTexts::tr("%n altered.", nullptr, static_cast<int>(altered))),
                 html(MergePageTexts::tr("%n file(s) left out.", nullptr,
                                         static_cast<int>(merged.leftOut.size()))));
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
                    .arg(html(lesson ? sheetTitle(*lesson) : results.front()->result.title));
        text += learnersTable(results);
        if (lesson) text += questionsOf(*lesson, results);
        begin = end;
    }
    text +=
        QStringLiteral("<p class=quiet>%1 <code>timestep lesson concept-test --handout F.pdf --key "
                       "F.pdf</code></p>\n")
            .arg(html(MergePageTexts::tr(
                "A test of twelve questions for before and after the course, with a summary of the class:")));
    if (!merged.leftOut.empty()) {
        text += QStringLiteral("<h2>%1</h2>\n<ul>\n").arg(html(MergePageTexts::tr("Left out")));
        for (const LeftOut& one : merged.leftOut)
            text += QStringLiteral("<li><b>%1</b>: %2</li>\n").arg(html(one.file), html(one.why));
        text += QStringLiteral("</ul>\n");
    }
    return text + QStringLiteral("</body></html>\n");
}

} // namespace timestep
