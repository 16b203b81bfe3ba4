// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/announce.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QWidget>

namespace timestep {

namespace {

/// The notification of a window, a widget without an extent.
class Voice : public QWidget {
public:
    explicit Voice(QWidget* window) : QWidget(window) {
        setObjectName("voice");
        setFixedSize(0, 0);
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setFocusPolicy(Qt::NoFocus);
    }
};

class VoiceInterface : public QAccessibleWidget {
public:
    explicit VoiceInterface(Voice* voice) : QAccessibleWidget(voice, QAccessible::Notification) {}

    QAccessible::State state() const override {
        QAccessible::State state = QAccessibleWidget::state();
        state.invisible = widget()->accessibleName().isEmpty();
        return state;
    }
};

QAccessibleInterface* makeInterface(const QString&, QObject* object) {
    auto* const voice = dynamic_cast<Voice*>(object);
    return voice ? new VoiceInterface(voice) : nullptr;
}

void send(QWidget* from, QAccessible::Event type) {
    QAccessibleEvent event(from, type);
    QAccessible::updateAccessibility(&event);
}

} // namespace

void announce(const QWidget* from, const QString& sentence) {
    if (sentence.isEmpty()) return;
    static const bool installed = (QAccessible::installFactory(makeInterface), true);
    static_cast<void>(installed);
    QWidget* const window = from->window();
    auto* voice = window->findChild<QWidget*>("voice", Qt::FindDirectChildrenOnly);
    if (voice == nullptr) voice = new Voice(window);
    send(voice, QAccessible::ObjectHide);
    voice->setAccessibleName(sentence);
    send(voice, QAccessible::ObjectShow);
}

} // namespace timestep
