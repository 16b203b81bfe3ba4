// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/lesson_report.h"

#include "app/handouts/paper/lesson_charts.h"
#include "app/handouts/paper/sheet_texts.h"
#include "app/lesson/elements/number_shown.h"
#include "app/lesson/elements/prose.h"
#include "app/lesson/questions/question_forms.h"
#include "app/plots/analysis_plots.h"
#include "app/plots/lesson_stage.h"
#include "app/plots/standard_plots.h"
#include "core/json/json.h"
#include "core/run/session/session.h"
#include "lessons/model/evaluate_check.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <set>

namespace timestep {

namespace {

struct LessonReportTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::Report)
};

class Writer {
public:
    Writer(const Lesson& lesson, const LessonProgress& progress) : m_lesson(lesson), m_progress(progress) {
        m_report.title = sheetTitle(lesson);
        m_report.outcomes.columns = {LessonReportTexts::tr("question"), LessonReportTexts::tr("predicted"),
                                     LessonReportTexts::tr("came out")};
        m_report.measured.columns = {LessonReportTexts::tr("measured"), LessonReportTexts::tr("number")};
    }

    Report write() {
        for (const LessonStep& step : m_lesson.steps)
            forEachOnPaper(step, [this](const auto& block) { print(block); });
        return std::move(m_report);
    }

private:
    static void paragraph(QString& text, const QString& more) {
        if (!more.isEmpty()) text += (text.isEmpty() ? QString() : QStringLiteral("\n\n")) + more;
    }

    const Answer* answerOf(const std::string& question) const {
        const auto entry = m_progress.questions.find(question);
        return entry != m_progress.questions.end() && entry->second.given ? &*entry->second.given : nullptr;
    }

    void print(const Prose&) {} // a report contains what the learner found
    void print(const PictureBlock&) {}
    void print(const ExplanationBlock&) {}
    void print(const TeacherBlock&) {}

    void print(const Question& question) {
        const Answer* answer = answerOf(question.id);
        if (question.prediction) {
            paragraph(m_report.question, onPaper(question.ask));
            paragraph(m_report.prediction, answer == nullptr
                                               ? LessonReportTexts::tr("*Nothing was predicted.*")
                                               : reported(question, *answer, std::nullopt));
            return;
        }
        if (answer == nullptr) return;
        paragraph(m_report.explanation, onPaper(question.ask));
        paragraph(m_report.explanation, quoted(reported(question, *answer, std::nullopt)));
    }

    static QString quoted(QString text) {
        return QStringLiteral("> ") + text.replace(QStringLiteral("\n"), QStringLiteral("\n> "));
    }

    /// One cell of an answer, or all of it if `cell` is empty. `unit`: of a number whose question has none.
    static QString reported(const Question& question, const Answer& answer, std::optional<int> cell,
                            const std::string& unit = {}) {
        return withForm(question, [&](const auto& form, const auto& kind) {
            return form.reported(kind, answer, cell)
                .value_or(onPaper(form.said(kind, answer, cell.value_or(0), unit)));
        });
    }

    void print(const Check& check) {
        if (check.kind != Check::Kind::Measure) return;
        const auto done = m_progress.checks.find(check.id);
        const bool measured = done != m_progress.checks.end() && done->second.measured;
        const QString number =
            measured ? QString::fromStdString(asMarkdown(numberShown(
                           shownValue(check, *done->second.measured), check.digits, check.unit, QLocale())))
                     : LessonReportTexts::tr("not measured");
        if (!check.text.empty()) m_report.measured.rows.push_back({onPaper(check.text), number});
        const Question* prediction = check.outcome.empty() ? nullptr : m_lesson.question(check.outcome);
        if (prediction == nullptr) return;
        const Answer* answer = answerOf(prediction->id);
        const QString given = answer == nullptr
                                  ? LessonReportTexts::tr("nothing")
                                  : reported(*prediction, *answer, check.outcomeCell, check.unit);
        const bool again = !m_asked.insert(prediction->id).second;
        m_report.outcomes.rows.push_back(
            {again ? QStringLiteral("″") : onPaper(prediction->ask), given,
             check.text.empty() ? number : onPaper(check.text) + QStringLiteral(": ") + number});
    }

    const Lesson& m_lesson;
    const LessonProgress& m_progress;
    std::set<std::string> m_asked;
    Report m_report;
};

} // namespace

Report reportOf(const Lesson& lesson, const LessonProgress& progress) {
    return Writer(lesson, progress).write();
}

std::optional<ReportFigure> lessonFigure(const Lesson& lesson) {
    return lessonFigure(lesson, lesson.chartPlot);
}

std::optional<ReportFigure> lessonFigure(const Lesson& lesson, const std::string& plotId) {
    const std::optional<LessonChart> found = lessonChart(lesson, plotId);
    if (!found) return std::nullopt;
    ReportFigure figure;
    figure.plot = found->chart.plot;
    figure.table = found->chart.table;
    figure.caption = plotId == lesson.chartPlot ? onPaper(lesson.chartCaption)
                                                : QString::fromStdString(asMarkdown(figure.plot.title));
    if (found->controls != nullptr) figure.controls = controlsOf(*found->controls);
    const Session start(found->experiment);
    figure.recipe = {found->experiment, found->analysis};
    figure.settings =
        found->analysis ? analysisCaption(start, *found->analysis) : caption(start, &figure.plot);
    return figure;
}

std::vector<std::string> plotsOf(const Lesson& lesson) {
    std::vector<std::string> ids;
    for (const LessonStep& step : lesson.steps)
        for (const Block& block : step.blocks)
            if (const auto* plot = std::get_if<PlotBlock>(&block))
                if (std::find(ids.begin(), ids.end(), plot->id) == ids.end()) ids.push_back(plot->id);
    return ids;
}

void addFigures(Report& report, std::vector<ReportFigure> figures) {
    Report more = reportOf(report.title, std::move(figures));
    if (report.method.isEmpty()) report.method = more.method;
    for (const QString& line : more.references)
        if (!report.references.contains(line)) report.references << line;
    for (ReportFigure& figure : more.figures) report.figures.push_back(std::move(figure));
}

} // namespace timestep
