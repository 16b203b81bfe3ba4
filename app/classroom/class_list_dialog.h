// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/classroom/class_book.h"

#include <QDialog>

#include <string>
#include <utility>
#include <vector>

class QDoubleSpinBox;
class QLabel;
class QPlainTextEdit;

namespace timestep {

/// The list of a class, typed, pasted or read from a file, and the weights of lessons.
class ClassListDialog : public QDialog {
    Q_OBJECT

public:
    /// `lessons`: ids and titles of those that have results.
    ClassListDialog(const ClassBook& book, const std::vector<std::pair<std::string, QString>>& lessons,
                    const QString& keptAs, QWidget* parent);

    /// The book with the list and weights of the dialog.
    ClassBook book() const;
    /// Puts the text of a file into the field. Returns false if it cannot be read; the message says why.
    bool readFile(const QString& path);

private:
    void chooseFile();
    void showRead();

    ClassBook m_book;
    QPlainTextEdit* m_text;
    QLabel* m_read;
    std::vector<std::pair<std::string, QDoubleSpinBox*>> m_weights;
};

} // namespace timestep
