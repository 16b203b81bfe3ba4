// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QLabel>
#include <QRectF>

#include <optional>
#include <vector>

namespace timestep {

/// The picture of a figure, in which parts are dragged with the mouse, or chosen with the space bar and moved
/// with the arrow keys by a millimetre (with Shift by five).
class FigurePreview : public QLabel {
    Q_OBJECT

public:
    explicit FigurePreview(const QSize& size, QWidget* parent = nullptr);

    /// `parts`: boxes of what can be moved [mm in the figure].
    void showFigure(const QImage& image, double widthMm, const std::vector<QRectF>& parts);
    /// A point of the figure in this widget.
    QPointF pixelOf(const QPointF& millimetres) const;

signals:
    void moved(std::size_t part, const QPointF& millimetres);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    std::optional<std::size_t> partAt(const QPointF& pixel) const;
    QPointF corner() const;

    QSize m_least;
    double m_perMm = 1; ///< pixels
    std::vector<QRectF> m_parts;
    std::optional<std::size_t> m_part; ///< that is dragged or chosen
    QPointF m_from, m_by;              ///< where the drag began, and how far it has come [px]
    bool m_isDragging = false;
};

} // namespace timestep
