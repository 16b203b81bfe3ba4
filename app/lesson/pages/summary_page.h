// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/pages/next_card.h"
#include "app/lesson/progress/progress.h"
#include "core/table/table.h"
#include "lessons/model/lesson.h"
#include "widgets/plot/content/plot_spec.h"

#include <QWidget>

#include <memory>
#include <utility>
#include <vector>

class QLabel;
class QPushButton;
class QBoxLayout;
class QVBoxLayout;

namespace timestep {

class Heading;
class PlotWidget;

/// The page after the last step: how much is done, the main insight, predictions with their outcomes, steps
/// that are still open, and the learner's chart. In a wide window the chart is beside the findings.
class SummaryPage : public QWidget {
    Q_OBJECT

public:
    SummaryPage(std::shared_ptr<const Lesson> lesson, const LessonProgress& progress, std::vector<bool> done,
                const NextLesson& next, QWidget* parent = nullptr);

    /// Shows the learner's chart.
    void showChart(const PlotSpec& spec, const Table& table);

    QWidget* top() const;

signals:
    void chartWanted(const QString& plotId);
    /// A button stands for an action of the window: its id in the table of actions.
    void actionWanted(const QString& id);
    void stepWanted(int step);
    /// The learner wants to see the chart that belongs to the lesson.
    void chartDrawWanted();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void addHeader(const LessonProgress& progress, const std::vector<bool>& done, const NextLesson& next);
    std::pair<int, int> predictionsRight(const LessonProgress& progress) const;
    bool hasDrawn(const LessonProgress& progress) const;
    void addTitle(const QString& text);
    void addPredictions(const LessonProgress& progress);
    void addSteps(const QString& title, const std::string& list);
    void addOpenSteps(const std::vector<bool>& done);
    void addChart();
    void addHandIn(bool folder);
    void addButton(const QString& action, const QString& picture, const QString& text, const QString& tip);

    std::shared_ptr<const Lesson> m_lesson;
    QBoxLayout *m_page, *m_columns;
    QVBoxLayout* m_layout; ///< of the column that is being filled
    Heading* m_heading = nullptr;
    PlotWidget* m_chart = nullptr;
    QPushButton* m_draw = nullptr;
};

} // namespace timestep
