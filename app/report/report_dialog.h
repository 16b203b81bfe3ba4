// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/report.h"

#include <QDialog>

#include <vector>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;

namespace timestep {

/// A report to be finished: its texts as fields, its figures to be left out or in, and what it is saved as.
class ReportDialog : public QDialog {
    Q_OBJECT

public:
    explicit ReportDialog(Report report, QWidget* parent = nullptr);

    /// As the fields say.
    Report report() const;
    /// Returns one sentence when it went wrong.
    QString writeTo(const QString& path) const;

private:
    struct Field {
        QPlainTextEdit* edit;
        QString Report::*text;
    };
    void save(const QString& filter, const QString& suffix);

    Report m_report;
    QLineEdit *m_title, *m_author;
    std::vector<Field> m_fields;
    std::vector<QCheckBox*> m_figures;
    QLabel* m_message;
};

} // namespace timestep
