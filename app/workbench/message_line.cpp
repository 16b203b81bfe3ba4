// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/message_line.h"

#include "core/input_error.h"
#include "core/stop.h"
#include "widgets/accessibility/announce.h"
#include "widgets/text/text.h"

#include <QEvent>

#include <algorithm>

namespace timestep {

MessageLine::MessageLine() {
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setProperty("card", true);
    setMargin(8);
    hide();
    m_leaves.setSingleShot(true);
    connect(&m_leaves, &QTimer::timeout, this, [this] {
        underMouse() ? m_leaves.start() : hide(); // somebody is reading it
    });
}

void MessageLine::floatOver(QWidget& picture, QWidget& window) {
    m_picture = &picture;
    m_window = &window;
    setParent(&window);
    for (QWidget* below : {m_picture, m_window}) below->installEventFilter(this);
}

void MessageLine::say(const QString& sentence) {
    setText(sentence);
    setToolTip(sentence);
    setAccessibleName(sentence);
    setVisible(!sentence.isEmpty() && m_window != nullptr);
    place();
    sentence.isEmpty() ? m_leaves.stop() : m_leaves.start(patience(sentence));
    if (m_window != nullptr) announce(this, sentence);
}

/// A slow reader reads 15 characters a second.
int MessageLine::patience(const QString& sentence) {
    constexpr int least = 4000, perCharacter = 65; // [ms]
    return least + perCharacter * static_cast<int>(sentence.size());
}

bool MessageLine::attempt(const std::function<void()>& work) {
    constexpr double patience = 10; // [s]
    const StopScope scope(afterSeconds(patience));
    try {
        work();
        return true;
    } catch (const InputError& error) {
        say(translated(error));
    } catch (const Stopped&) {
        say(tr("This takes too long to be computed while the window waits."));
    }
    return false;
}

bool MessageLine::eventFilter(QObject* watched, QEvent* event) {
    const bool moved = event->type() == QEvent::Resize || event->type() == QEvent::Show ||
                       event->type() == QEvent::Hide || event->type() == QEvent::Move;
    if (moved && !isHidden()) place();
    return QLabel::eventFilter(watched, event);
}

void MessageLine::mousePressEvent(QMouseEvent*) {
    hide();
}

void MessageLine::place() {
    if (isHidden() || m_window == nullptr) return;
    constexpr int widest = 640, distance = 12; // [px]
    const QWidget& below = m_picture->isVisible() ? *m_picture : *m_window;
    const QPoint corner = below.mapTo(m_window, QPoint());
    const int room = std::min(widest, below.width() - 2 * distance);
    const int line = fontMetrics().horizontalAdvance(text()) + 2 * (margin() + frameWidth()) + 4;
    const int width = std::min(line, room);
    const int height = heightForWidth(width);
    setGeometry(corner.x() + (below.width() - width) / 2, corner.y() + below.height() - height - distance,
                width, height);
    raise();
}

} // namespace timestep
