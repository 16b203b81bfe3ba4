// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/languages.h"

#include <QCoreApplication>
#include <QDir>
#include <QGuiApplication>
#include <QLibraryInfo>

#include <algorithm>

namespace timestep {

namespace {

const QString resources = ":/i18n/timestep_";

}

std::vector<Language> languages() {
    std::vector<Language> found;
    for (const QString& file : QDir(":/i18n").entryList({"timestep_*.qm"}, QDir::Files, QDir::Name)) {
        const QString code = file.mid(9, file.size() - 12);
        QString name = QLocale(code).nativeLanguageName();
        if (code == "en") name = "English";
        if (!name.isEmpty()) name[0] = name[0].toUpper();
        found.push_back({code, name});
    }
    return found;
}

bool isTranslationFile(const QString& code) {
    return code.endsWith(QStringLiteral(".qm"));
}

bool isTranslation(const QString& file) {
    return isTranslationFile(file) && QTranslator().load(file);
}

void LanguageSwitch::use(const QString& wanted) {
    if (isTranslationFile(wanted)) return useFile(wanted);
    const QString full = wanted.isEmpty() ? QLocale::system().name() : wanted;
    const QString code = full.section(QLatin1Char('_'), 0, 0);
    const std::vector<Language> all = languages();
    const bool known =
        std::any_of(all.begin(), all.end(), [&](const Language& language) { return language.code == code; });
    m_current = known ? code : "en";
    m_locale = known ? QLocale(full) : QLocale(QLocale::English);
    QLocale::setDefault(m_locale);
    QCoreApplication::removeTranslator(&m_own);
    QCoreApplication::removeTranslator(&m_qt);
    if (m_qt.load("qtbase_" + m_current, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qt);
    if (m_own.load(resources + m_current + ".qm")) QCoreApplication::installTranslator(&m_own);
    QGuiApplication::setLayoutDirection(m_locale.textDirection());
}

/// Lessons and the manual are in the language if available, otherwise in English.
void LanguageSwitch::useFile(const QString& file) {
    QTranslator found;
    const QString code = found.load(file) ? found.language() : QString();
    use(code.isEmpty() ? QStringLiteral("en") : code);
    QCoreApplication::removeTranslator(&m_own);
    if (m_own.load(file)) QCoreApplication::installTranslator(&m_own);
    if (code.isEmpty()) return;
    m_locale = QLocale(code);
    QLocale::setDefault(m_locale);
    QGuiApplication::setLayoutDirection(m_locale.textDirection());
}

} // namespace timestep
