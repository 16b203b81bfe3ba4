// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/handouts/handout.h"
#include "widgets/text/text.h"

#include "app/handouts/lesson_charts.h"
#include "app/handouts/sheet_texts.h"
#include "app/lesson/elements/number_shown.h"
#include "lessons/claims/claims.h"
#include "lessons/model/evaluate_check.h"
#include "lessons/text/text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

using Kind = SheetPart::Kind;
constexpr int answerDigits = 6;

struct KeyTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::Sheet)
};

QString number(double value, const std::string& unit) {
    return numberShown(value, answerDigits, unit, QLocale());
}

QString toleranceText(const Tolerance& tolerance, const std::string& unit) {
    if (tolerance.amount == 0) return KeyTexts::tr("exactly");
    return QStringLiteral("± ") +
           (tolerance.relative ? number(tolerance.amount * 100, "%") : number(tolerance.amount, unit));
}

QString wantedText(const HandMeasure& measure) {
    const auto shown = [&](double value) {
        return numberShown(value * shownPerMeasured(measure.unit), measure.digits, measure.unit, QLocale());
    };
    const Expectation& wanted = measure.expected;
    if (wanted.value)
        return shown(*wanted.value) +
               QStringLiteral(" (%1)").arg(toleranceText(wanted.tolerance, measure.unit));
    if (wanted.atLeast && wanted.atMost)
        return KeyTexts::tr("from %1 to %2").arg(shown(*wanted.atLeast), shown(*wanted.atMost));
    return wanted.atLeast ? KeyTexts::tr("at least %1").arg(shown(*wanted.atLeast))
                          : KeyTexts::tr("at most %1").arg(shown(*wanted.atMost));
}

class Key {
public:
    Key(const Lesson& lesson, std::vector<ClaimResult> results, bool wordy)
        : lesson_(lesson), results_(std::move(results)), wordy_(wordy) {
        sheet_.title = KeyTexts::tr("Key: %1").arg(sheetTitle(lesson));
        sheet_.subtitle = sheetSubtitle(lesson);
        sheet_.footer = sheetFooter(lesson);
        sheet_.names = false;
        sheet_.columns = 2;
        sheet_.mostPages = 4; // one of them for the teacher
    }

    Sheet make(const std::optional<SheetChart>& chart) {
        if (!lesson_.aha.empty()) add(textPart(KeyTexts::tr("**Goal.** %1").arg(onPaper(lesson_.aha))));
        addFailures();
        for (const LessonStep& step : lesson_.steps)
            for (const Block& block : step.blocks)
                if (const auto* teacher = std::get_if<TeacherBlock>(&block)) addTeacherPage(*teacher);
        for (std::size_t step = 0; step < lesson_.steps.size(); ++step) addStep(step);
        if (sentences_) addRubric();
        if (chart) {
            addHeading(KeyTexts::tr("The chart"));
            SheetPart part;
            part.kind = Kind::Charts;
            part.charts.push_back(*chart);
            add(std::move(part));
        }
        return std::move(sheet_);
    }

private:
    void add(SheetPart part) { sheet_.parts.push_back(std::move(part)); }

    void addHeading(const QString& text) {
        SheetPart part;
        part.kind = Kind::Heading;
        part.text = text;
        add(std::move(part));
    }

    /// The results that the program computes and the lesson does not contain.
    void addFailures() {
        const auto failed = std::count_if(results_.begin(), results_.end(),
                                          [](const ClaimResult& result) { return !result.holds; });
        if (failed == 0) {
            add(remarkPart(
                KeyTexts::tr("All %n number(s) of this lesson were computed anew for this sheet, and "
                             "agree with it.",
                             nullptr, static_cast<int>(results_.size()))));
            return;
        }
        for (const ClaimResult& result : results_)
            if (!result.holds)
                add(textPart(KeyTexts::tr("**The lesson disagrees with the program:** %1.")
                                 .arg(translated(result.sentence))));
    }

    const ClaimResult* resultOf(const std::string& id) const {
        const auto found = std::find_if(results_.begin(), results_.end(),
                                        [&](const ClaimResult& result) { return result.id == id; });
        return found != results_.end() && std::isfinite(found->measured) ? &*found : nullptr;
    }

    QString measuredText(const Check& check) const {
        const ClaimResult* result = resultOf(check.id);
        if (result == nullptr) return KeyTexts::tr("not measured");
        return numberShown(shownValue(check, result->measured), check.digits, check.unit, QLocale());
    }

    void addStep(std::size_t number) {
        const LessonStep& step = lesson_.steps[number];
        const std::size_t before = sheet_.parts.size();
        add(headingPart(lesson_, number));
        forEachOnPaper(step, [this](const auto& block) { print(block); });
        if (sheet_.parts.size() == before + 1) sheet_.parts.pop_back();
    }

    void print(const Prose&) {} // is in the handout

    void print(const ExplanationBlock& explanation) { add(textPart(onPaper(explanation.text))); }

    void print(const TeacherBlock&) {} // stands before the steps

    void print(const Check& check) {
        if (check.kind != Check::Kind::Measure || check.text.empty()) return;
        SheetPart part = textPart(onPaper(check.text));
        part.kind = Kind::Field;
        part.written = measuredText(check);
        add(std::move(part));
    }

    void addTeacherPage(const TeacherBlock& teacher) {
        const auto list = [this](const QString& heading, const std::vector<std::string>& texts) {
            QString markdown = QStringLiteral("**%1**\n").arg(heading);
            for (const std::string& each : texts)
                markdown += QStringLiteral("\n- ") + onPaper(each).trimmed();
            add(textPart(markdown));
        };
        addHeading(KeyTexts::tr("For the teacher"));
        list(KeyTexts::tr("Goals"), teacher.goals);
        list(KeyTexts::tr("What learners have to know"), teacher.needs);
        add(textPart(KeyTexts::tr("**Time.** %1").arg(onPaper(teacher.plan))));
        list(KeyTexts::tr("To discuss"), teacher.discuss);
        list(KeyTexts::tr("Wrong ideas to expect"), teacher.wrongIdeas);
        add(textPart(
            KeyTexts::tr("**At the end.** %1 *%2*")
                .arg(onPaper(teacher.exitQuestion).trimmed(), onPaper(teacher.exitAnswer).trimmed())));
        list(KeyTexts::tr("Topics at school"), teacher.topics);
    }

    void print(const Question& question) {
        add(textPart(onPaper(question.ask)));
        addAnswer(question);
        if (question.prediction) addOutcomes(question);
        for (const NumberFeedback& typical : question.feedback)
            add(remarkPart(KeyTexts::tr("*If the answer is %1:* %2")
                               .arg(numberShown(typical.value, answerDigits, question.unit, QLocale()),
                                    onPaper(typical.text))));
        if (!question.solution.empty() && wordy_)
            add(remarkPart(KeyTexts::tr("*Solution:* %1").arg(onPaper(question.solution))));
        if (!question.model.empty())
            add(textPart(KeyTexts::tr("**Model answer.** %1").arg(onPaper(question.model))));
    }

    void addAnswer(const Question& question) {
        switch (question.type) {
        case Question::Type::Choice:
            return addChoices(question);
        case Question::Type::Number:
            return addNumber(question);
        case Question::Type::Table:
            return addTable(question);
        case Question::Type::Sentence:
            sentences_ = true;
            return;
        case Question::Type::Sketch:
            return addCurve(question);
        case Question::Type::Order:
            return addOrder(question);
        case Question::Type::Fill:
            return addFilled(question);
        case Question::Type::Write:
            return addWritten(question);
        case Question::Type::Hand:
            return addDone(question);
        }
    }

    void addOrder(const Question& question) {
        QString markdown;
        int place = 0;
        for (const OrderItem& item : question.order.items)
            markdown += QStringLiteral("%1. %2\n").arg(++place).arg(onPaper(item.text));
        add(textPart(markdown));
        for (const OrderFeedback& wrong : question.order.feedback) add(remarkPart(onPaper(wrong.text)));
    }

    void addWritten(const Question& question) {
        std::vector<std::string> lines;
        for (const std::string_view line : splitLines(question.write.right)) lines.emplace_back(line);
        add(codePart(lines));
        for (const WriteFeedback& wrong : question.write.feedback) add(remarkPart(onPaper(wrong.text)));
    }

    /// What is wanted of each measure, and the feedback to what misses it.
    void addDone(const Question& question) {
        for (const HandMeasure& measure : question.hand.measures) {
            SheetPart part = textPart(onPaper(measure.text));
            part.kind = Kind::Field;
            part.written = wantedText(measure);
            add(std::move(part));
        }
        for (const HandFeedback& wrong : question.hand.feedback) add(remarkPart(onPaper(wrong.text)));
    }

    void addFilled(const Question& question) {
        std::vector<std::string> entries;
        for (const auto& accepted : question.fill.answers) entries.push_back(accepted.front());
        add(codePart(filledCode(question.fill, entries)));
        for (const FillFeedback& wrong : question.fill.feedback)
            add(remarkPart(KeyTexts::tr("*If the answer is %1:* %2")
                               .arg(QStringLiteral("`%1`").arg(QString::fromStdString(wrong.entry)),
                                    onPaper(wrong.text))));
    }

    void addChoices(const Question& question) {
        for (const QuestionChoice& choice : question.choices) {
            SheetPart part = textPart(onPaper(choice.text));
            part.kind = Kind::Choice;
            part.ticked = choice.right;
            add(std::move(part));
            if (!choice.feedback.empty()) add(remarkPart(onPaper(choice.feedback)));
        }
    }

    void addNumber(const Question& question) {
        if (!question.answer) return;
        add(textPart(KeyTexts::tr("**Answer: %1** (%2)")
                         .arg(number(*question.answer, question.unit),
                              toleranceText(question.tolerance, question.unit))));
    }

    /// The curve of the run in place of the learner's sketch.
    void addCurve(const Question& question) {
        std::optional<SheetChart> chart = filledChart(lesson_, question.sketch.plot);
        if (!chart) return;
        chart->plot.xRange = PlotRange{question.sketch.from, question.sketch.to};
        chart->plot.yRange = PlotRange{question.sketch.lowest, question.sketch.highest};
        SheetPart part;
        part.kind = Kind::Charts;
        part.charts.push_back(std::move(*chart));
        add(std::move(part));
    }

    void addTable(const Question& question) {
        SheetPart part;
        part.kind = Kind::Table;
        for (const std::string& heading : question.table.headings) part.columns << onPaper(heading);
        int blank = 0;
        for (const auto& row : question.table.rows) {
            QStringList cells;
            for (const TableCell& cell : row)
                cells << (cell.blank ? QStringLiteral("**%1**").arg(cellText(question, cell, blank++))
                                     : onPaper(cell.text));
            part.rows.push_back(cells);
        }
        add(std::move(part));
    }

    /// The content of a cell: its answer, or the outcome of the run for a prediction.
    QString cellText(const Question& question, const TableCell& cell, int blank) const {
        if (cell.answer) return number(*cell.answer, {});
        for (const LessonStep& step : lesson_.steps)
            for (const Check* check : step.checks())
                if (check->outcome == question.id && check->outcomeCell == blank)
                    if (const ClaimResult* result = resultOf(check->id))
                        return numberShown(shownValue(*check, result->measured), check->digits, {},
                                           QLocale());
        return QStringLiteral("…");
    }

    void addOutcomes(const Question& prediction) {
        if (prediction.type == Question::Type::Table) return; // they are in its cells
        for (const LessonStep& step : lesson_.steps)
            for (const Check* check : step.checks())
                if (check->outcome == prediction.id)
                    add(textPart(KeyTexts::tr("**What happens.** %1: **%2**")
                                     .arg(onPaper(check->text), measuredText(*check))));
    }

    void addRubric() {
        addHeading(KeyTexts::tr("Marking sentences"));
        SheetPart part;
        part.kind = Kind::Table;
        part.columns = {KeyTexts::tr("points"), KeyTexts::tr("the sentence")};
        part.rows = {
            {QStringLiteral("0"), KeyTexts::tr("names no cause, or one that the run contradicts")},
            {QStringLiteral("1"), KeyTexts::tr("names the cause: numerical, physical, or a constraint")},
            {QStringLiteral("2"),
             KeyTexts::tr("names the cause, and uses the measured number or predicts a new case")}};
        add(std::move(part));
    }

    const Lesson& lesson_;
    std::vector<ClaimResult> results_;
    bool wordy_;
    bool sentences_ = false;
    Sheet sheet_;
};

} // namespace

SheetVariants keyOf(const Lesson& lesson) {
    const std::vector<ClaimResult> results = testClaims(lesson);
    const std::optional<SheetChart> chart = filledChart(lesson, lesson.chartPlot);
    SheetVariants variants;
    for (const bool wordy : {true, false}) variants.push_back(Key(lesson, results, wordy).make(chart));
    return variants;
}

} // namespace timestep
