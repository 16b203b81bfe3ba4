// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QObject>
#include <QString>
#include <QTranslator>

#include <vector>

namespace timestep {

/// A language that the program speaks.
struct Language {
    QString code; ///< "pt"
    QString name; ///< in itself, "Deutsch"
};

/// The languages of translations/timestep_<code>.ts, by code. English is always among them.
std::vector<Language> languages();

/// Switches the whole program's language while it runs: its own texts, Qt's, and the locale of numbers.
/// Widgets hear of it through QEvent::LanguageChange; the window has to hand the locale on with setLocale().
class LanguageSwitch : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    /// Takes a code such as "pt" or "pt_BR"; empty stands for the language of the system. Falls back to
    /// English.
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
