// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/handouts/concept_test.h"

#include <QDialog>

class QLabel;
class QTabWidget;
class QTextBrowser;

namespace timestep {

/// Shows the questions and the key of the concept test, prints them, and saves them for Moodle. Its pages
/// look like paper in every theme.
class ConceptTestDialog : public QDialog {
    Q_OBJECT

public:
    /// Throws InputError if a page cannot be read.
    ConceptTestDialog(const QString& language, QWidget* parent);

    /// The page in front, as plain text.
    QString shown() const;
    void showPage(ConceptTestPage page);

signals:
    /// The test is to be taken in the window.
    void wanted();

private:
    void print();
    void saveForMoodle(const QString& path);

    QString m_language;
    QTabWidget* m_pages;
    QLabel* m_message; ///< what was saved, or why nothing was
};

} // namespace timestep
