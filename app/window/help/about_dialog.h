// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QTabWidget;
class QTextBrowser;

namespace timestep {

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
