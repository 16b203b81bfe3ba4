// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include <cstdint>
#include <vector>

class QAction;
class QHBoxLayout;
class QLabel;
class QMenu;
class QToolButton;

namespace timestep {

class PillButton;
class TimelineSlider;
class Workbench;

/// A named instant of the run.
struct Bookmark {
    QString name;
    std::int64_t tick = 0;
};

/// The strip below the view: run, step, skip to the end, a slider over the ticks of the run, the current
/// position, and the speed. A menu holds a step back, bookmarks, a range that repeats, and an instant to
/// compare with.
class TimelineBar : public QWidget {
    Q_OBJECT

public:
    explicit TimelineBar(Workbench& workbench, QWidget* parent = nullptr);

    /// Puts buttons for these actions before the slider, the first one as a pill, and `speed` at the end.
    void setControls(const std::vector<QAction*>& actions, QWidget* speed);

    /// Whether the button of the run is the next thing to do.
    void setRunIsNext(bool next);

    const std::vector<Bookmark>& bookmarks() const { return m_bookmarks; }
    /// Adds a bookmark at the present instant; an empty name becomes the time.
    void addBookmark(const QString& name = {});
    void renameBookmark(std::size_t index, const QString& name);
    void removeBookmark(std::size_t index);
    /// Starts or ends the repetition of a range: from the bookmark before the present instant (or the start)
    /// to the one after it (or the last instant).
    void setRepeating(bool on);
    bool isRepeating() const;

    TimelineSlider& slider() { return *m_slider; }
    /// While it is checked, the view also shows the instant at which it was checked.
    QAction& compare() { return *m_compare; }

    QSize minimumSizeHint() const override;

signals:
    void compareChanged(bool on);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void advanced();
    void stateChanged();
    void fillMenu();
    void retranslate();
    QString timeText(std::int64_t tick) const;
    /// The time of one tick [time unit].
    double timePerTick() const;
    /// The tick at which the run ends, as far as it is known: at least the furthest one.
    std::int64_t lastTick() const;
    QString placeText() const;
    /// Hides what is not needed in a narrow strip: first the place, then the last button.
    void fitParts();
    void fitPlace(int least);

    Workbench& m_workbench;
    TimelineSlider* m_slider;
    QLabel* m_place;
    QAction *m_back, *m_forward, *m_mark, *m_repeat, *m_compare;
    QHBoxLayout* m_layout;
    QToolButton* m_more;
    std::vector<QWidget*> m_needed; ///< parts that are always shown
    PillButton* m_run = nullptr;
    QWidget* m_last = nullptr; ///< the last button before the slider
    QMenu* m_marks;
    std::vector<Bookmark> m_bookmarks;
    std::uint64_t m_generation = 0;
    bool m_showing = false; ///< the slider follows the run; its signal is ignored
};

} // namespace timestep
