// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/handouts/handout.h"
#include "app/handouts/paper/lesson_charts.h"
#include "app/handouts/paper/sheet_texts.h"
#include "app/lesson/questions/question_forms.h"

#include <QCoreApplication>

#include <algorithm>

namespace timestep {

namespace {

using Kind = SheetPart::Kind;

struct SlideTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::Sheet)
};

class Slides {
public:
    Slides(const Lesson& lesson, const MeasuredAnswers& answers) : m_lesson(lesson), m_answers(answers) {
        m_sheet.title = sheetTitle(lesson);
        m_sheet.subtitle = sheetSubtitle(lesson);
        m_sheet.footer = sheetFooter(lesson);
        m_sheet.names = false;
        m_sheet.slides = true;
    }

    Sheet make() {
        for (std::size_t step = 0; step < m_lesson.steps.size(); ++step) {
            const LessonStep& one = m_lesson.steps[step];
            if (one.deeper || one.kind == StepKind::Explore) continue;
            addTask(step);
            addOutcome(step);
        }
        addEnd();
        m_sheet.mostPages =
            static_cast<int>(std::count_if(m_sheet.parts.begin(), m_sheet.parts.end(),
                                           [](const SheetPart& part) { return part.kind == Kind::Heading; }));
        return std::move(m_sheet);
    }

private:
    using Parts = std::vector<SheetPart>;

    void add(const QString& title, const QString& tail, Parts parts) {
        if (parts.empty()) return;
        SheetPart heading;
        heading.kind = Kind::Heading;
        heading.text = title;
        heading.tail = tail;
        m_sheet.parts.push_back(std::move(heading));
        std::move(parts.begin(), parts.end(), std::back_inserter(m_sheet.parts));
    }

    QString titleOf(std::size_t step) const { return headingPart(m_lesson, step).text; }

    /// What the step says, and what it asks.
    void addTask(std::size_t number) {
        const LessonStep& step = m_lesson.steps[number];
        Parts said;
        std::vector<Parts> asked; // by question
        for (const Block& block : step.blocks) {
            if (const auto* prose = std::get_if<Prose>(&block))
                said.push_back(textPart(onPaper(prose->markdown)));
            if (const auto* question = std::get_if<Question>(&block)) {
                asked.push_back(partsOf(*question));
                m_open.push_back(question->id);
            }
        }
        // Several questions, a long list, or a long page and a question with a list do not fit together.
        constexpr std::size_t longList = 6;
        const Parts drawn = picturesOf(step);
        const std::size_t list = asked.empty() ? 0 : asked.front().size();
        const bool apart =
            !drawn.empty() || asked.size() > 1 || list > longList || (said.size() > 1 && list > 1);
        if (!apart)
            for (Parts& parts : asked) std::move(parts.begin(), parts.end(), std::back_inserter(said));
        add(titleOf(number), stepKindOnPaper(step.kind), std::move(said));
        for (const SheetPart& picture : drawn) add(titleOf(number), stepKindOnPaper(step.kind), {picture});
        if (!apart) return;
        for (Parts& parts : asked) add(titleOf(number), SlideTexts::tr("question"), std::move(parts));
    }

    /// The pictures between the paragraphs, each for a slide of its own.
    static Parts picturesOf(const LessonStep& step) {
        constexpr int width = 560; // [px]
        Parts parts;
        for (const Block& block : step.blocks)
            if (const auto* drawn = std::get_if<PictureBlock>(&block)) {
                SheetPart part;
                part.kind = Kind::Picture;
                part.picture = std::make_shared<SheetPicture>(drawn->picture, width);
                parts.push_back(std::move(part));
            }
        return parts;
    }

    /// The question with its choices or lines; what is written by hand is on the handout.
    Parts partsOf(const Question& question) const {
        Parts parts{textPart(onPaper(question.ask))};
        Parts room = withForm(question, [this](const auto& form, const auto& kind) {
            return form.room(kind, {m_lesson, 0});
        });
        for (SheetPart& part : room)
            if (part.kind == Kind::Choice || part.kind == Kind::Text) parts.push_back(std::move(part));
        return parts;
    }

    /// What the runs of the step give: its charts, and the answers to the predictions that they decide.
    void addOutcome(std::size_t number) {
        const LessonStep& step = m_lesson.steps[number];
        if (std::vector<SheetChart> charts = newCharts(number); !charts.empty()) {
            SheetPart part;
            part.kind = Kind::Charts;
            part.coloured = true;
            part.charts = std::move(charts);
            add(titleOf(number), SlideTexts::tr("outcome"), {std::move(part)});
        }
        Parts parts;
        for (const Check* check : step.checks()) {
            const Question* prediction = check->outcome.empty() ? nullptr : m_lesson.question(check->outcome);
            if (prediction == nullptr || !isAnsweredNow(prediction->id)) continue;
            for (SheetPart& part : m_answers.keyOf(*prediction).answer)
                if (part.kind == Kind::Choice && part.ticked) parts.push_back(std::move(part));
            for (SheetPart& part : m_answers.outcomesOf(*prediction)) parts.push_back(std::move(part));
        }
        for (const Block& block : step.blocks)
            if (const auto* explanation = std::get_if<ExplanationBlock>(&block))
                parts.push_back(textPart(onPaper(explanation->text)));
        add(titleOf(number), SlideTexts::tr("outcome"), std::move(parts));
    }

    /// Whether a slide has asked this and none has answered it; notes that it is answered now.
    bool isAnsweredNow(const std::string& id) { return std::erase(m_open, id) > 0; }

    /// The plots of a step that runs something, if no slide has shown them with this experiment.
    std::vector<SheetChart> newCharts(std::size_t number) {
        const LessonStep& step = m_lesson.steps[number];
        const Stage stage = stageOf(m_lesson, number);
        const bool runs = step.kind == StepKind::Do || step.kind == StepKind::Observe;
        const bool byHand = std::any_of(step.blocks.begin(), step.blocks.end(), [](const Block& block) {
            const auto* question = std::get_if<Question>(&block);
            return question != nullptr && std::holds_alternative<HandQuestion>(question->kind);
        });
        std::vector<SheetChart> charts;
        if (!runs || byHand || stage.experiment == nullptr) return charts;
        for (const PlotBlock* plot : stage.plots) {
            if (plot == nullptr) continue;
            const std::pair shown(plot, stage.experiment);
            if (std::find(m_charts.begin(), m_charts.end(), shown) != m_charts.end()) continue;
            m_charts.push_back(shown);
            if (std::optional<SheetChart> chart = chartOfStep(*plot, *stage.experiment))
                charts.push_back(std::move(*chart));
        }
        return charts;
    }

    void addEnd() {
        Parts parts;
        if (!m_lesson.aha.empty()) parts.push_back(textPart(onPaper(m_lesson.aha)));
        for (const LessonStep& step : m_lesson.steps)
            for (const Block& block : step.blocks)
                if (const auto* teacher = std::get_if<TeacherBlock>(&block))
                    parts.push_back(textPart(onPaper(teacher->exitQuestion)));
        add(SlideTexts::tr("What stays"), {}, std::move(parts));
    }

    const Lesson& m_lesson;
    const MeasuredAnswers& m_answers;
    Sheet m_sheet;
    std::vector<std::string> m_open; ///< questions that no outcome has answered
    std::vector<std::pair<const PlotBlock*, const ExperimentBlock*>> m_charts;
};

} // namespace

SheetVariants slidesOf(const Lesson& lesson, const MeasuredAnswers& answers) {
    return {Slides(lesson, answers).make()};
}

} // namespace timestep
