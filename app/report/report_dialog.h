// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/report.h"

#include <QDialog>

#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;

namespace timestep {

/// Edits a report: its texts, the selection of its figures, and the file format.
class ReportDialog : public QDialog {
    Q_OBJECT

public:
    explicit ReportDialog(Report report, QWidget* parent = nullptr);

    /// Shows the texts that a person wrote instead of the proposed ones.
    void setTexts(const OwnTexts& texts);
    /// The texts that differ from the proposed ones.
    OwnTexts texts() const;
    /// The report with the edited fields.
    Report report() const;
    /// Makes panels of one figure of the chosen figures, in so many columns; 0: each stays a figure.
    void setPanelColumns(int columns);
    /// Writes the report. Returns one sentence on failure, otherwise an empty string.
    QString writeTo(const QString& path) const;
    /// Writes the report and says so in the dialog. A name for Word gets the ending .odt, which Word opens.
    void saveTo(const QString& path);

signals:
    void typed();
    /// The report was written to a file.
    void written();

private:
    struct Field {
        QPlainTextEdit* edit;
        QString Report::*text;
    };
    void takeFields(Report& report) const;
    void save(const QString& filter, const QString& suffix);

    Report m_report;
    QLineEdit *m_title, *m_author;
    std::vector<Field> m_fields;
    std::vector<QCheckBox*> m_figures;
    std::vector<QLineEdit*> m_captions; ///< of the figures
    QComboBox* m_panels;
    QLabel* m_message;
};

} // namespace timestep
