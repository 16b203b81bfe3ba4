// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/controls/fingers.h"
#include "widgets/view/contents/view_contents.h"

#include <QEvent>

class QTabletEvent;

namespace timestep {

class ViewInput;

/// Fingers and the eraser of a pen on a view. One finger does what the left mouse button does where the tool
/// can act, with a larger reach, and moves the view elsewhere; two fingers move and zoom. The eraser cuts, as
/// the right button does. Qt turns the tip of a pen into mouse events.
class ViewTouch : public QObject {
    Q_OBJECT

public:
    /// The contents and the input must outlive it.
    ViewTouch(QWidget& view, ViewContents& contents, ViewInput& input);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void press(const QPointF& at, quint64 time);
    void release(const QPointF& at, quint64 time);
    void end();
    void send(QEvent::Type type, const QPointF& at, quint64 time);
    bool erase(const QTabletEvent& event);

    QWidget& m_view;
    ViewContents& m_contents;
    ViewInput& m_input;
    Qt::MouseButton m_button = Qt::NoButton; ///< that the finger acts as
    bool m_erasing = false;
};

} // namespace timestep
