// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include <cstdint>
#include <vector>

class QAction;
class QLabel;
class QMenu;
class QToolButton;

namespace timestep {

class TimelineSlider;
class Workbench;

/// An instant of the run with a name.
struct Bookmark {
    QString name;
    std::int64_t tick = 0;
};

/// The past of the run on the desk, under the view: a slider over its ticks, a step back, marks with names, a
/// part that is repeated, an instant that is kept to compare.
class TimelineBar : public QWidget {
    Q_OBJECT

public:
    explicit TimelineBar(Workbench& workbench, QWidget* parent = nullptr);

    const std::vector<Bookmark>& bookmarks() const { return m_bookmarks; }
    /// Marks the present instant; without a name it gets its time.
    void addBookmark(const QString& name = {});
    void renameBookmark(std::size_t index, const QString& name);
    void removeBookmark(std::size_t index);
    /// Repeats from the mark before the present instant (or the beginning) to the one after it (or the
    /// furthest instant), or ends that.
    void setRepeating(bool on);
    bool isRepeating() const;

    TimelineSlider& slider() { return *m_slider; }
    /// Ticked: the instant at which it was ticked is kept in the view.
    QAction& compare() { return *m_compare; }

signals:
    void compareChanged(bool on);

protected:
    void changeEvent(QEvent* event) override;

private:
    void advanced();
    void stateChanged();
    void fillMenu();
    void retranslateUi();
    QString timeText(std::int64_t tick) const;

    Workbench& m_workbench;
    TimelineSlider* m_slider;
    QLabel* m_place;
    QAction *m_back, *m_forward, *m_mark, *m_repeat, *m_compare;
    QToolButton* m_marksButton;
    QMenu* m_marks;
    std::vector<Bookmark> m_bookmarks;
    std::uint64_t m_generation = 0;
    bool m_showing = false; ///< the slider moves because the run does
};

} // namespace timestep
