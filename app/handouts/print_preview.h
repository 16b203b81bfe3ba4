// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QtPrintSupport/qtprintsupportglobal.h>
#if QT_CONFIG(printpreviewdialog)
#include <QPrintPreviewDialog>
#else
#include <QDialog>
#endif

#include <functional>

class QHBoxLayout;
class QLabel;
class QPrinter;

namespace timestep {

/// The content of a preview, in the two forms in which it can be printed or saved.
struct PrintContent {
    QString title; ///< of the window
    QString file;  ///< proposed name, "handout.pdf"
    std::function<void(QPrinter&)> print;
    std::function<QByteArray()> pdf; ///< may throw InputError
    bool isWide = false;             ///< printed across the paper
};

#if QT_CONFIG(printpreviewdialog)
using PreviewDialog = QPrintPreviewDialog;
#else
using PreviewDialog = QDialog; // in a page
#endif

/// Shows pages as they will be printed, prints them, and saves them as PDF. In a page the browser shows and
/// prints them.
class PrintPreview : public PreviewDialog {
    Q_OBJECT

public:
    PrintPreview(PrintContent content, QWidget* parent);

    /// Shows other pages in the same window.
    void setContent(PrintContent content);
    /// Adds a list of choices below the pages.
    void addChoice(const QString& label, const QStringList& names, int current);
    void setMessage(const QString& sentence);
    /// Returns false on failure; the line below the pages shows the reason.
    bool saveAs(const QString& path);

signals:
    void chosen(int index);

private:
    void choosePath();
    void showPages(); ///< only in a page

    PrintContent m_content;
    QHBoxLayout* m_foot;
    QLabel* m_message;
};

} // namespace timestep
