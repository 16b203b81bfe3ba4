// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QObject>
#include <QString>
#include <QTranslator>

#include <string>
#include <vector>

namespace timestep {

/// A language of the program.
struct Language {
    QString code; ///< "pt"
    QString name; ///< in the language itself: "Deutsch"
};

/// The languages of translations/timestep_<code>.ts, sorted by code. English is always in the list.
std::vector<Language> languages();

/// Whether this names a compiled translation, as in "timestep_fr.qm", and not a language.
bool isTranslationFile(const QString& code);
/// Whether the file can be read as a translation.
bool isTranslation(const QString& file);

/// Switches the language of the running program: its own texts, Qt's texts and the locale of numbers. Widgets
/// receive QEvent::LanguageChange; the window passes on the locale with setLocale().
class LanguageSwitch : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    /// `code`: "pt" or "pt_BR", or a file with a translation; empty: the language of the system. Falls back
    /// to English.
    void use(const QString& code);
    QString current() const { return m_current; }
    QLocale locale() const { return m_locale; }

private:
    void useFile(const QString& file);

    QString m_current = "en";
    QLocale m_locale = QLocale(QLocale::English);
    QTranslator m_own;
    QTranslator m_qt;
};

/// Sets a language while it exists, and restores the previous locale afterwards. Its texts are those of the
/// command line.
class SpokenLanguage {
public:
    /// `code` as in LanguageSwitch::use(); empty: the present one.
    explicit SpokenLanguage(const std::string& code) {
        if (!code.empty()) m_language.use(QString::fromStdString(code));
    }
    ~SpokenLanguage() { QLocale::setDefault(m_before); }
    SpokenLanguage(const SpokenLanguage&) = delete;
    SpokenLanguage& operator=(const SpokenLanguage&) = delete;

private:
    QLocale m_before;
    LanguageSwitch m_language;
};

} // namespace timestep
