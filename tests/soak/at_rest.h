// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QApplication>
#include <QElapsedTimer>
#include <QEvent>
#include <QEventLoop>
#include <QMetaEnum>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <map>
#include <utility>
#include <vector>

/// What a window does in which nothing moves: the processor time it takes, and which events reached which
/// objects.
class AtRest : public QObject {
public:
    /// Lets the window rest for `milliseconds`. Returns the share of a processor it took [1].
    double watch(int milliseconds) {
        m_events.clear();
        QElapsedTimer clock;
        clock.start();
        const std::clock_t before = std::clock(); // of the processor
        qApp->installEventFilter(this);
        QEventLoop loop; // sleeps until an event comes; QTest::qWait() would wake up a hundred times a second
        QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
        loop.exec();
        qApp->removeEventFilter(this);
        const double spent = static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
        return spent * 1000 / static_cast<double>(clock.elapsed());
    }

    /// Prints the most frequent events of the last watch.
    void print() const {
        std::vector<std::pair<int, QString>> most;
        for (const auto& [what, times] : m_events) most.emplace_back(times, what);
        std::sort(most.rbegin(), most.rend());
        for (std::size_t i = 0; i < std::min<std::size_t>(most.size(), 12); ++i)
            std::printf("  %5d x %s\n", most[i].first, qPrintable(most[i].second));
    }

protected:
    bool eventFilter(QObject* object, QEvent* event) override {
        QStringList path;
        for (const QObject* each = object; each != nullptr && path.size() < 3; each = each->parent())
            path << QString::fromLatin1(each->metaObject()->className()) + " '" + each->objectName() + "'";
        const char* type = QMetaEnum::fromType<QEvent::Type>().valueToKey(event->type());
        ++m_events[QString::fromLatin1(type == nullptr ? "event" : type) + " of " + path.join(" in ")];
        return false;
    }

private:
    std::map<QString, int> m_events;
};
