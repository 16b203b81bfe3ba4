// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QString>

#include <span>

class QTabWidget;

namespace timestep {

/// A library, font or set of pictures that the program uses.
struct UsedWork {
    const char* name;
    const char* licence; ///< SPDX expression if there is one
};
/// All used works; Timestep itself is the first.
std::span<const UsedWork> usedWorks();

/// The texts of the About dialog in the current language, as Markdown.
QString aboutText();
/// What is new, newest version first, in a language as LanguageSwitch names it; in English if it is not
/// translated.
QString changesText(const QString& language);
QString licencesText();
/// A sentence and an entry for BibTeX.
QString citationText();
/// Versions, system, screens, language: the data that a bug report needs.
QString systemText();

/// The purpose of the program, what is new, the licences of the used works, how to cite it, and the system on
/// which it runs. A button copies the current page.
class AboutDialog : public QDialog {
    Q_OBJECT

public:
    /// `language`: of the changes, see changesText().
    explicit AboutDialog(const QString& language, QWidget* parent = nullptr);

    QTabWidget& pages() { return *m_pages; }
    /// Copies the text of the current page to the clipboard.
    void copy();

private:
    void add(const QString& title, const QString& markdown);

    QTabWidget* m_pages;
};

} // namespace timestep
