// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/questions/sketch_question.h"

#include <QWidget>

#include <string>
#include <vector>

namespace timestep {

class PlotWidget;

/// A transparent layer over the axes of a plot on which the learner draws a curve, one y for each place along
/// x.
///
/// Mouse: drag from left to right or back. Keys: Left and Right go from place to place, Up and Down move the
/// curve there (with Shift finely, Page Up and Page Down coarsely), Home and End go to the ends, Delete
/// clears the place, Enter goes back to the question. The first key draws a level curve.
class SketchLayer : public QWidget {
    Q_OBJECT

public:
    explicit SketchLayer(PlotWidget* plot);

    /// Shows the layer with this curve. The plot's axes should span the sketch's ranges.
    void draw(const SketchQuestion& sketch, const std::vector<std::string>& cells, const QString& name);
    /// Hides the layer.
    void rest();
    const std::vector<std::string>& cells() const { return m_cells; }
    int place() const { return m_place; }

signals:
    void changed();
    /// The learner wants to go back to the question.
    void left();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void settle();
    void take(const QPointF& position, bool first);
    void setY(int place, double y);
    void moveBy(double part);
    void say();
    std::vector<QPointF> points() const;
    bool isLogarithmic() const;
    bool isWhole() const;

    PlotWidget* m_plot;
    SketchQuestion m_sketch;
    std::vector<std::string> m_cells;
    int m_place = 0;
    double m_lastX = 0, m_lastY = 0; ///< of the drag
};

/// The numbers of a sketch for a reference line; empty when a place is missing.
struct SketchedCurve {
    std::vector<double> x, y;
};
SketchedCurve sketchedCurve(const SketchQuestion& sketch, const std::vector<std::string>& cells);

} // namespace timestep
