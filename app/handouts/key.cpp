// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/handouts/handout.h"
#include "app/handouts/paper/lesson_charts.h"
#include "app/handouts/paper/sheet_texts.h"
#include "widgets/text/text.h"

#include <QCoreApplication>

#include <algorithm>

namespace timestep {

namespace {

using Kind = SheetPart::Kind;

struct KeyTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::Sheet)
};

class Key {
public:
    Key(const Lesson& lesson, const MeasuredAnswers& answers, bool wordy)
        : m_lesson(lesson), m_answers(answers), m_wordy(wordy) {
        m_sheet.title = KeyTexts::tr("Key: %1").arg(sheetTitle(lesson));
        m_sheet.subtitle = sheetSubtitle(lesson);
        m_sheet.footer = sheetFooter(lesson);
        m_sheet.names = false;
        m_sheet.columns = 2;
        m_sheet.mostPages = 4; // one of them for the teacher
    }

    Sheet make(const std::optional<SheetChart>& chart) {
        if (!m_lesson.aha.empty()) add(textPart(KeyTexts::tr("**Goal.** %1").arg(onPaper(m_lesson.aha))));
        addFailures();
        for (const LessonStep& step : m_lesson.steps)
            for (const Block& block : step.blocks)
                if (const auto* teacher = std::get_if<TeacherBlock>(&block)) addTeacherPage(*teacher);
        for (std::size_t step = 0; step < m_lesson.steps.size(); ++step) addStep(step);
        if (m_sentences) addRubric();
        if (chart) {
            addHeading(KeyTexts::tr("The chart"));
            SheetPart part;
            part.kind = Kind::Charts;
            part.charts.push_back(*chart);
            add(std::move(part));
        }
        return std::move(m_sheet);
    }

private:
    void add(SheetPart part) { m_sheet.parts.push_back(std::move(part)); }

    void addHeading(const QString& text) {
        SheetPart part;
        part.kind = Kind::Heading;
        part.text = text;
        add(std::move(part));
    }

    /// The results that the program computes and the lesson does not contain.
    void addFailures() {
        const std::vector<ClaimResult>& results = m_answers.results();
        const auto failed = std::count_if(results.begin(), results.end(),
                                          [](const ClaimResult& result) { return !result.holds; });
        if (failed == 0) {
            add(remarkPart(
                KeyTexts::tr("All %n number(s) of this lesson were computed again for this sheet, and "
                             "agree with it.",
                             nullptr, static_cast<int>(results.size()))));
            return;
        }
        for (const ClaimResult& result : results)
            if (!result.holds)
                add(textPart(KeyTexts::tr("**The lesson disagrees with the program:** %1.")
                                 .arg(translated(result.sentence))));
    }

    void addStep(std::size_t number) {
        const LessonStep& step = m_lesson.steps[number];
        const std::size_t before = m_sheet.parts.size();
        add(headingPart(m_lesson, number));
        forEachOnPaper(step, [this](const auto& block) { print(block); });
        if (m_sheet.parts.size() == before + 1) m_sheet.parts.pop_back();
    }

    void print(const Prose&) {} // is in the handout
    void print(const PictureBlock&) {}

    void print(const ExplanationBlock& explanation) { add(textPart(onPaper(explanation.text))); }

    void print(const TeacherBlock&) {} // comes before the steps

    void print(const Check& check) {
        if (check.kind != Check::Kind::Measure || check.text.empty()) return;
        SheetPart part = textPart(onPaper(check.text));
        part.kind = Kind::Field;
        part.written = m_answers.measured(check);
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
        KeyParts key = m_answers.keyOf(question);
        m_sentences = m_sentences || key.isMarked;
        for (SheetPart& part : key.answer) add(std::move(part));
        if (question.prediction && !key.hasOutcomes)
            for (SheetPart& part : m_answers.outcomesOf(question)) add(std::move(part));
        for (SheetPart& part : key.remarks) add(std::move(part));
        if (!question.solution.empty() && m_wordy)
            add(remarkPart(KeyTexts::tr("*Solution:* %1").arg(onPaper(question.solution))));
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

    const Lesson& m_lesson;
    const MeasuredAnswers& m_answers;
    bool m_wordy;
    bool m_sentences = false;
    Sheet m_sheet;
};

} // namespace

SheetVariants keyOf(const Lesson& lesson, const MeasuredAnswers& answers) {
    const std::optional<SheetChart> chart = filledChart(lesson, lesson.chartPlot);
    SheetVariants variants;
    for (const bool wordy : {true, false}) variants.push_back(Key(lesson, answers, wordy).make(chart));
    return variants;
}

} // namespace timestep
