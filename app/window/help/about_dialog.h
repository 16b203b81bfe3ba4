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
    const char* licence; ///< SPDX expression where there is one
};
/// Timestep itself first.
std::span<const UsedWork> usedWorks();

/// The texts of the About dialog in the current language, as Markdown.
QString aboutText();
/// What is new, newest version first, in a language as LanguageSwitch names it; English if it has none.
QString changesText(const QString& language);
QString licencesText();
/// A sentence and an entry for BibTeX.
QString citationText();
/// Versions, system, screens, language: what a report of a fault needs.
QString systemText();

/// What the program is, what is new, the licences of what it uses, how to cite it, and the system that it
/// runs on. A button copies the page that is shown.
class AboutDialog : public QDialog {
    Q_OBJECT

public:
    /// `language`: of the changes, see changesText().
    explicit AboutDialog(const QString& language, QWidget* parent = nullptr);

    QTabWidget& pages() { return *m_pages; }
    /// Copies the text of the page that is shown to the clipboard.
    void copy();

private:
    void add(const QString& title, const QString& markdown);

    QTabWidget* m_pages;
};

} // namespace timestep
