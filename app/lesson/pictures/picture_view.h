// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/blocks/picture.h"

#include <QImage>
#include <QWidget>

#include <memory>

class QPainter;

namespace timestep {

class RunPicture;

/// Draws a picture in the colours of paper, `width` pixels wide at 96 dpi. Only the thread of the windows
/// may.
QImage pictureOnPaper(const Picture& picture, int width);

/// Draws a picture of a lesson in the colours of the theme.
class PictureView : public QWidget {
    Q_OBJECT

public:
    explicit PictureView(Picture picture, QWidget* parent = nullptr);
    ~PictureView() override;

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
    std::size_t styleOf(std::size_t curve) const;
    void drawCurves(QPainter& painter) const;
    void drawKeys(QPainter& painter) const;
    QPointF at(double x, double y) const;

    Picture m_picture;
    std::unique_ptr<RunPicture> m_run; ///< null: the picture shows no run
};

} // namespace timestep
