// SPDX-License-Identifier: GPL-3.0-or-later
// A window in a made-up language, in a small window, or with large type.
#pragma once

#include "tests/app/window/window_parts.h"
#include "tests/made_up_text.h"

#include <QGuiApplication>
#include <QTest>
#include <QTranslator>

#include <memory>

namespace timestep {

/// Translates each text by madeUp().
class MadeUpLanguage : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* source, const char*, int n) const override {
        QString text = madeUp(QString::fromUtf8(source));
        return n >= 0 ? text.replace("%n", QString::number(n)) : text;
    }
};

/// A window for one row of addMadeUpWindows().
class MadeUpWindow {
public:
    explicit MadeUpWindow(LanguageSwitch& languages) : m_languages(languages) {
        QFETCH(bool, longer);
        QFETCH(bool, mirrored);
        QFETCH(double, type);
        QFETCH(QSize, size);
        m_languages.use("en");
        if (longer) QCoreApplication::installTranslator(&m_language);
        if (mirrored) QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        m_window = std::make_unique<WindowParts>(WindowOptions{}, m_languages);
        m_window->setTypeScale(type);
        m_window->resize(size);
        m_window->show();
    }
    MadeUpWindow(const MadeUpWindow&) = delete;
    MadeUpWindow& operator=(const MadeUpWindow&) = delete;
    ~MadeUpWindow() {
        m_window->setTypeScale(1);
        m_window.reset();
        QCoreApplication::removeTranslator(&m_language);
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
        m_languages.use("en");
    }
    WindowParts& operator*() const { return *m_window; }

private:
    LanguageSwitch& m_languages;
    MadeUpLanguage m_language;
    std::unique_ptr<WindowParts> m_window;
};

inline void addMadeUpWindows() {
    QTest::addColumn<bool>("longer");
    QTest::addColumn<bool>("mirrored");
    QTest::addColumn<double>("type");
    QTest::addColumn<QSize>("size");
    QTest::newRow("40 % longer, from right to left") << true << true << 1.0 << QSize(1366, 768);
    QTest::newRow("40 % longer, in a small window") << true << false << 1.0 << QSize(1024, 700);
    QTest::newRow("type of 200 %") << false << false << 2.0 << QSize(1280, 800);
}

} // namespace timestep
