// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QObject>
#include <QString>
#include <QTranslator>

#include <vector>

namespace timestep {

/// A language that the program is translated to.
struct Language {
    QString code; ///< "pt"
    QString name; ///< in the language itself: "Deutsch"
};

/// The languages of translations/timestep_<code>.ts, sorted by code. English is always in the list.
std::vector<Language> languages();

/// Switches the language of the running program: its own texts, Qt's texts and the locale of numbers. Widgets
/// receive QEvent::LanguageChange; the window passes the locale on with setLocale().
class LanguageSwitch : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    /// `code`: "pt" or "pt_BR"; empty: the language of the system. Falls back to English.
    void use(const QString& code);
    QString current() const { return m_current; }
    QLocale locale() const { return m_locale; }

private:
    QString m_current = "en";
    QLocale m_locale = QLocale(QLocale::English);
    QTranslator m_own;
    QTranslator m_qt;
};

} // namespace timestep
