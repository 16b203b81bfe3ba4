// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

#include <memory>

class QMouseEvent;
class QScrollPrepareEvent;
class QWidget;

namespace timestep {

/// Whether a touch screen is connected.
bool hasTouchScreen();

/// An event filter for the whole program: a finger scrolls pages, lists and texts, which keep gliding unless
/// motion is reduced. Qt makes mouse events of a touch that no widget uses. On a page that scrolls, the press
/// waits until the finger is lifted or moves across the page's direction, so that a finger that scrolls
/// presses no button and selects no text.
class TouchScreen : public QObject {
    Q_OBJECT

public:
    /// Watches every widget of the program until it is destroyed.
    explicit TouchScreen(QObject* parent);
    ~TouchScreen() override;

signals:
    /// A touch screen is used for the first time.
    void used();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool holdBack(QWidget& target, QMouseEvent& event);
    void pressLate();

    bool m_used = false;
    bool m_passing = false; ///< the delayed press is being sent
    std::unique_ptr<QMouseEvent> m_press;
    QPointer<QWidget> m_pressed, m_page; ///< the target of the press, and the viewport around it
    bool m_scrolled = false;             ///< by this touch
};

} // namespace timestep
