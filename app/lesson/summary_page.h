// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/progress.h"
#include "lessons/lesson.h"

#include <QWidget>

#include <memory>
#include <vector>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace timestep {

class Heading;

/// The page after the last step: the main insight, predictions with their outcomes, steps that are still
/// open, and the chart for the coursework.
class SummaryPage : public QWidget {
    Q_OBJECT

public:
    SummaryPage(std::shared_ptr<const Lesson> lesson, const LessonProgress& progress, std::vector<bool> done,
                QWidget* parent = nullptr);

    QWidget* top() const;

signals:
    void chartWanted(const QString& plotId);
    void resultWanted();
    void reportWanted();
    void stepWanted(int step);
    void lessonListWanted();

private:
    void addTitle(const QString& text);
    void addPredictions(const LessonProgress& progress);
    void addOpenSteps(const std::vector<bool>& done);
    void addChart();
    void addHandIn();
    void addButton(const QString& picture, const QString& text, const QString& tip,
                   void (SummaryPage::*wanted)());

    std::shared_ptr<const Lesson> m_lesson;
    QVBoxLayout* m_layout;
    Heading* m_heading;
};

} // namespace timestep
