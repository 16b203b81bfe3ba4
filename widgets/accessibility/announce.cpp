// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/accessibility/announce.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QList>
#include <QTimer>
#include <QWidget>

#include <chrono>
#include <utility>

namespace timestep {

namespace {

/// A busy screen reader asks for a sentence some time after it was notified; until then the sentence is kept.
/// Beyond this number the oldest are dropped: they would take half a minute to speak.
constexpr int mostVoices = 8;

/// Time that Orca needs to process the notifications of a window that is rebuilt.
constexpr std::chrono::milliseconds untilSettled{1500};

/// A notification of a window, a widget without an extent.
class Voice : public QWidget {
public:
    explicit Voice(QWidget* window) : QWidget(window) {
        setObjectName("voice");
        setFixedSize(0, 0);
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setFocusPolicy(Qt::NoFocus);
    }

    bool isShown = false;
};

class VoiceInterface : public QAccessibleWidget {
public:
    explicit VoiceInterface(Voice* voice) : QAccessibleWidget(voice, QAccessible::Notification) {}

    QAccessible::State state() const override {
        QAccessible::State state = QAccessibleWidget::state();
        state.invisible = !static_cast<const Voice*>(widget())->isShown;
        return state;
    }
};

QAccessibleInterface* makeInterface(const QString&, QObject* object) {
    auto* const voice = dynamic_cast<Voice*>(object);
    return voice ? new VoiceInterface(voice) : nullptr;
}

/// Makes a screen reader speak: before Qt 6.8 by the appearance of the notification, later by its sentence.
void setShown(Voice& voice, bool shown) {
    voice.isShown = shown;
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    if (!shown) return;
    QAccessibleAnnouncementEvent event(&voice, voice.accessibleName());
#else
    QAccessibleEvent event(&voice, shown ? QAccessible::ObjectShow : QAccessible::ObjectHide);
#endif
    QAccessible::updateAccessibility(&event);
}

/// The notifications of a window, which take turns, and the sentences that wait for one.
class Voices : public QObject {
public:
    explicit Voices(QWidget* window) : QObject(window), m_window(window) {
        setObjectName("voices");
        m_settled.setSingleShot(true);
        m_settled.setInterval(untilSettled);
        connect(&m_settled, &QTimer::timeout, this, [this] {
            for (const QString& sentence : std::exchange(m_waiting, {})) say(sentence);
        });
    }

    void take(const QString& sentence, Announced when) {
        if (when == Announced::AtOnce && m_waiting.isEmpty()) return say(sentence);
        if (m_waiting.contains(sentence)) return;
        if (m_waiting.size() == mostVoices) m_waiting.removeFirst();
        m_waiting << sentence;
        if (!m_settled.isActive()) m_settled.start();
    }

private:
    void say(const QString& sentence) {
        Voice* const before = m_voices.isEmpty() ? nullptr : m_voices.last();
        if (m_inThisTurn && before->accessibleName() == sentence) return;
        if (!m_inThisTurn)
            QMetaObject::invokeMethod(
                this, [this] { m_inThisTurn = false; }, Qt::QueuedConnection);
        m_inThisTurn = true;
        if (before != nullptr) setShown(*before, false);
        m_voices.append(m_voices.size() < mostVoices ? new Voice(m_window) : m_voices.takeFirst());
        m_voices.last()->setAccessibleName(sentence);
        setShown(*m_voices.last(), true);
    }

    QWidget* m_window;
    QList<Voice*> m_voices;    ///< the one that spoke last is the last
    bool m_inThisTurn = false; ///< whether one spoke in this pass of the event loop
    QStringList m_waiting;
    QTimer m_settled;
};

} // namespace

void announce(const QWidget* from, const QString& sentence, Announced when) {
    if (sentence.isEmpty()) return;
    static const bool installed = (QAccessible::installFactory(makeInterface), true);
    static_cast<void>(installed);
    QWidget* const window = from->window();
    auto* voices = static_cast<Voices*>(window->findChild<QObject*>("voices", Qt::FindDirectChildrenOnly));
    if (voices == nullptr) voices = new Voices(window);
    voices->take(sentence, when);
}

} // namespace timestep
