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

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    /// While there are no ticks, the handle is at the start, which is on the right in right-to-left
    /// languages.
    void initStyleOption(QStyleOptionSlider* option) const override;
    void paintEvent(QPaintEvent* event) override;
    /// A click moves the handle to the cursor.
    void mousePressEvent(QMouseEvent* event) override;

private:
    double placeOf(int tick) const;

    std::vector<int> m_marks;
    std::optional<std::pair<int, int>> m_repeated;
};

} // namespace timestep
