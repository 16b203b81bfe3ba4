// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/blocks/picture.h"

#include <QWidget>

class QPainter;

namespace timestep {

/// Draws a picture of a lesson in the colours of the theme.
class PictureView : public QWidget {
    Q_OBJECT

public:
    explicit PictureView(Picture picture, QWidget* parent = nullptr);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QRectF frame() const;
    void drawAxes(QPainter& painter) const;
    void drawBars(QPainter& painter) const;
    void drawCurves(QPainter& painter) const;
    void drawKeys(QPainter& painter) const;
    QPointF at(double x, double y) const;

    Picture m_picture;
};

} // namespace timestep
