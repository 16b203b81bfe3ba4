// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QPlainTextEdit;

namespace timestep {

/// Edits the notes that are kept with the session.
class NotesDialog : public QDialog {
    Q_OBJECT

public:
    explicit NotesDialog(const QString& notes, QWidget* parent = nullptr);
    QString notes() const;

private:
    QPlainTextEdit* m_text;
};

} // namespace timestep
