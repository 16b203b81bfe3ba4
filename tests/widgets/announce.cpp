// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences that a window announces to screen readers.
#include "widgets/accessibility/announce.h"
#include "tests/said_in.h"
#include "tests/tools.h"

#include <QAccessible>

#include <memory>

namespace timestep::announce_test {

namespace {

/// The sentences that a busy screen reader can still ask for, in the order of their notifications.
QStringList toBeRead(const QWidget& window) {
    QStringList sentences;
    for (QWidget* voice : window.findChildren<QWidget*>("voice", Qt::FindDirectChildrenOnly))
        sentences << QAccessible::queryAccessibleInterface(voice)->text(QAccessible::Name);
    return sentences;
}

} // namespace

class Announce : public QObject {
    Q_OBJECT

private slots:
    /// Orca speaks when it appears; tests/screen_reader listens to that.
    void aSentenceBecomesTheNameOfANotification() {
        QWidget window;
        auto* child = new QWidget(&window);
        window.show();
        announce(child, {});
        QCOMPARE(window.findChild<QWidget*>("voice"), nullptr);
        announce(child, "Right.");
        QAccessibleInterface* voice =
            QAccessible::queryAccessibleInterface(window.findChild<QWidget*>("voice"));
        QCOMPARE(voice->role(), QAccessible::Notification);
        QCOMPARE(voice->text(QAccessible::Name), QString("Right."));
        QVERIFY(!voice->state().invisible && !voice->state().focusable);
    }

    void sentencesInQuickSuccessionAreAllReadable() {
        QWidget window;
        const QStringList sentences{"Right.", "Area of the box: right", "The lesson is done."};
        for (const QString& sentence : sentences) announce(&window, sentence);
        QCOMPARE(toBeRead(window), sentences);
        QCOMPARE(saidIn(window), sentences.last());
    }

    void repeatedSentencesAreAnnouncedOnceAndAgainLater() {
        QWidget window;
        announce(&window, "Right.");
        announce(&window, "Right.");
        QCOMPARE(toBeRead(window), QStringList{"Right."});
        QCoreApplication::processEvents();
        announce(&window, "Right.");
        QCOMPARE(toBeRead(window), (QStringList{"Right.", "Right."}));
    }

    void aSentenceThatComesWithChangesIsFirstInTheQueue() {
        QWidget window;
        announce(&window, "Right.", Announced::AfterChanges);
        announce(&window, "Area of the box: right");
        announce(&window, "Right.", Announced::AfterChanges);
        QVERIFY(toBeRead(window).isEmpty());
        QTRY_COMPARE(toBeRead(window), (QStringList{"Right.", "Area of the box: right"}));
        announce(&window, "The lesson is done.");
        QCOMPARE(toBeRead(window).last(), QString("The lesson is done."));
    }

    void theLastOfVeryManyWaitingSentencesAreAnnounced() {
        QWidget window;
        QStringList all;
        for (int i = 0; i < 100; ++i) all << QString("sentence %1").arg(i);
        for (const QString& sentence : all) announce(&window, sentence, Announced::AfterChanges);
        QTRY_VERIFY(!toBeRead(window).isEmpty());
        QCOMPARE(toBeRead(window), all.last(toBeRead(window).size()));
        QVERIFY2(toBeRead(window).size() > 2 && toBeRead(window).size() < 20,
                 qPrintable(QString::number(toBeRead(window).size())));
    }

    void theLastOfVeryManySentencesAreKept() {
        QWidget window;
        QStringList all;
        for (int i = 0; i < 100; ++i) all << QString("sentence %1").arg(i);
        for (const QString& sentence : all) announce(&window, sentence);
        QStringList kept = toBeRead(window);
        QVERIFY2(kept.size() > 2 && kept.size() < 20, qPrintable(kept.join('\n')));
        kept.sort();
        QCOMPARE(kept, all.last(kept.size()));
        QCOMPARE(saidIn(window), all.last());
    }

    void aWindowDeletedInTheSameEventLeavesNoAnnouncement() {
        auto window = std::make_unique<QWidget>();
        announce(window.get(), "Right.");
        announce(window.get(), "Area of the box: right", Announced::AfterChanges);
        window.reset();
        QCoreApplication::processEvents();
        QWidget other;
        announce(&other, "Right.");
        QCOMPARE(saidIn(other), QString("Right."));
    }
};

REGISTER_TEST(Announce)

} // namespace timestep::announce_test
#include "announce.moc"
