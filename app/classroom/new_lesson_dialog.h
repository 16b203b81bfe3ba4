// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QString>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace timestep {

/// "Größe & Maß" becomes "groesse-mass": small letters, digits and hyphens.
QString lessonFolderName(const QString& title);

/// Asks for title, number and folder of a new lesson and writes its skeleton.
class NewLessonDialog : public QDialog {
    Q_OBJECT

public:
    /// `number`: the proposed one; `folder`: the lessons of the user.
    NewLessonDialog(int number, const QString& folder, QWidget* parent);

    /// The path of the new lesson.md; valid after the dialog was accepted.
    const QString& file() const { return m_file; }
    bool wantsEditor() const;

private:
    QString folderOfLesson() const;
    void chooseFolder();
    void showState();
    void write();

    QLineEdit *m_title, *m_folder;
    QSpinBox* m_number;
    QCheckBox* m_editor;
    QLabel* m_message;
    QPushButton* m_write;
    QString m_file;
};

} // namespace timestep
