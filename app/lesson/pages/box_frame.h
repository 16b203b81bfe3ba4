// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/model/lesson.h"

#include <QWidget>

class QToolButton;

namespace timestep {

class PictureView;
class RichText;

/// An aside. Its title is a button that folds it open and closed, with the mouse or with Space.
class BoxFrame : public QWidget {
    Q_OBJECT

public:
    explicit BoxFrame(const BoxBlock& box, QWidget* parent = nullptr);

    bool isOpen() const { return m_open; }
    void setOpen(bool open);
    RichText* text() const { return m_text; }
    /// Null when the box has no picture.
    PictureView* picture() const { return m_picture; }

signals:
    void linkActivated(const QString& address);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    BoxBlock m_box;
    bool m_open = false;
    QToolButton* m_button;
    RichText* m_text;
    PictureView* m_picture = nullptr;
};

} // namespace timestep
