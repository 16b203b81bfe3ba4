// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/handouts/handout.h"

#include "app/handouts/paper/lesson_charts.h"
#include "app/handouts/paper/sheet_texts.h"
#include "app/lesson/questions/question_forms.h"

#include <QCoreApplication>

namespace timestep {

namespace {

using Kind = SheetPart::Kind;
constexpr int sentenceLines = 3, exploreLines = 3;

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(timestep::Sheet)
};

/// How much of the lesson is printed.
struct Detail {
    bool prose;    ///< the texts of steps that contain questions
    bool pictures; ///< those that come with the texts
    int lines;
};

SheetPart field(const QString& name, const std::string& unit) {
    SheetPart part = textPart(name);
    part.kind = Kind::Field;
    part.tail = QString::fromStdString(unit);
    return part;
}

SheetPart lines(int count) {
    SheetPart part;
    part.kind = Kind::Lines;
    part.count = count;
    return part;
}

class Handout {
public:
    Handout(const Lesson& lesson, const Detail& detail) : m_lesson(lesson), m_detail(detail) {
        m_sheet.title = sheetTitle(lesson);
        m_sheet.subtitle = sheetSubtitle(lesson);
        m_sheet.footer = sheetFooter(lesson);
    }

    Sheet make(const std::optional<SheetChart>& chart) {
        for (std::size_t step = 0; step < m_lesson.steps.size(); ++step) addStep(step);
        if (chart) addChart(*chart);
        return std::move(m_sheet);
    }

private:
    void add(SheetPart part) { m_sheet.parts.push_back(std::move(part)); }

    /// Whether all questions of a step come from earlier lessons.
    static bool onlyRecalls(const LessonStep& step) {
        bool recalls = false;
        for (const Block& block : step.blocks)
            if (const auto* question = std::get_if<Question>(&block)) {
                if (!question->recalled) return false;
                recalls = true;
            }
        return recalls;
    }

    void addStep(std::size_t number) {
        const LessonStep& step = m_lesson.steps[number];
        if (onlyRecalls(step) && !m_detail.prose) return;
        const std::size_t before = m_sheet.parts.size();
        add(headingPart(m_lesson, number));
        const bool explores = step.kind == StepKind::Explore;
        const bool asks = step.kind == StepKind::Predict || step.kind == StepKind::Explain;
        m_prose = explores || (asks && m_detail.prose);
        forEachOnPaper(step, [this](const auto& block) { print(block); });
        if (explores) add(lines(exploreLines));
        if (m_sheet.parts.size() == before + 1) m_sheet.parts.pop_back(); // nothing to fill in
    }

    void print(const Prose& prose) {
        if (m_prose) add(textPart(onPaper(prose.markdown)));
    }

    void print(const PictureBlock& block) {
        constexpr int width = 360; // [px]
        if (!m_prose || !m_detail.pictures) return;
        SheetPart part;
        part.kind = Kind::Picture;
        part.picture = std::make_shared<SheetPicture>(block.picture, width);
        add(std::move(part));
    }

    void print(const Check& check) {
        if (check.kind == Check::Kind::Measure && !check.text.empty())
            add(field(onPaper(check.text), check.unit));
    }

    void print(const ExplanationBlock&) {} // comes after the run
    void print(const TeacherBlock&) {}     // is in the key

    void print(const Question& question) {
        const QString ask = onPaper(question.ask);
        std::vector<SheetPart> room = withForm(question, [this](const auto& form, const auto& kind) {
            return form.room(kind, {m_lesson, m_detail.lines});
        });
        if (room.size() == 1 && room.front().kind == Kind::Field && room.front().text.isEmpty())
            room.front().text = ask;
        else
            add(textPart(ask));
        for (SheetPart& part : room) add(std::move(part));
    }

    void addChart(const SheetChart& chart) {
        SheetPart heading;
        heading.kind = Kind::Heading;
        heading.text = Texts::tr("Your chart");
        heading.tail = Texts::tr("Draw what you measured");
        add(std::move(heading));
        SheetPart part;
        part.kind = Kind::Charts;
        part.charts.push_back(emptyChart(chart));
        add(std::move(part));
        if (!m_lesson.chartCaption.empty()) add(remarkPart(onPaper(m_lesson.chartCaption)));
    }

    const Lesson& m_lesson;
    Detail m_detail;
    bool m_prose = false; ///< the step's own heading is printed
    Sheet m_sheet;
};

} // namespace

SheetVariants handoutOf(const Lesson& lesson) {
    const std::optional<SheetChart> chart = filledChart(lesson, lesson.chartPlot);
    SheetVariants variants;
    for (const Detail& detail :
         {Detail{true, true, sentenceLines}, Detail{true, false, sentenceLines},
          Detail{false, false, sentenceLines}, Detail{false, false, sentenceLines - 1}})
        variants.push_back(Handout(lesson, detail).make(chart));
    return variants;
}

} // namespace timestep
