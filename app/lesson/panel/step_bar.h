// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QStringList>
#include <QWidget>

#include <vector>

class QGridLayout;
class QMenu;
class QPushButton;
class QToolButton;

namespace timestep {

class LessonWalk;
class StepDots;
enum class Mark;

/// The bar below the page: dots, Back, "Step 2 of 7" with a menu of all steps, Skip or Next. Skip leads on
/// from a step that is not done. It has a place of its own, so that a second click after Next skips nothing.
class StepBar : public QWidget {
    Q_OBJECT

public:
    explicit StepBar(QWidget* parent = nullptr);

    void showSteps(const LessonWalk& walk);

    /// The button to the next step, Next or Skip, for the focus.
    QWidget* nextButton() const;

signals:
    void backWanted();
    void nextWanted();
    void stepWanted(int step);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void showPlace();
    void arrange();
    QIcon markPicture(Mark mark) const;
    bool currentIsDone() const;
    /// Whether Next leads from here to the page at the end: only deeper steps follow, and Next skips them.
    bool isLast(int step) const;

    QStringList m_titles;
    std::vector<double> m_shares; ///< how much of each step is done, 0 to 1; 1: it is done
    int m_current = 0;            ///< m_titles.size(): the page at the end
    bool m_narrow = false;
    QString m_place, m_shortPlace;     ///< "Step 2 of 7", "2/7"
    QString m_longest, m_longestShort; ///< of the lesson
    QGridLayout* m_grid;
    StepDots* m_dots;
    QPushButton* m_back;
    QToolButton* m_step;
    QMenu* m_menu;
    QPushButton *m_skip, *m_next;
};

} // namespace timestep
