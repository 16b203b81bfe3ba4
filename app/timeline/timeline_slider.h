// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSlider>

#include <optional>
#include <utility>
#include <vector>

namespace timestep {

/// A slider over the ticks of a run. It draws the bookmarks and the repeated range below the groove.
class TimelineSlider : public QSlider {
    Q_OBJECT

public:
    explicit TimelineSlider(QWidget* parent = nullptr);

    void setMarks(std::vector<int> ticks);
    void setRepeated(std::optional<std::pair<int, int>> range);
    /// Shows the tick. Many messages in a second keep a screen reader from speaking: it hears of the tick
    /// when the run rests.
    void follow(int tick, bool running);
    /// Tells a screen reader of the tick that is shown.
    void catchUp();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    /// While there are no ticks, the handle is at the start, which is on the right in right-to-left
    /// languages.
    void initStyleOption(QStyleOptionSlider* option) const override;
    void paintEvent(QPaintEvent* event) override;
    /// A click moves the handle to the cursor.
    void mousePressEvent(QMouseEvent* event) override;

private:
    double placeOf(int tick) const;

    std::vector<int> m_marks;
    std::optional<int> m_passing; ///< the tick that is shown and not yet told
    std::optional<std::pair<int, int>> m_repeated;
};

} // namespace timestep
