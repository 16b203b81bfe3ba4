// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/background_work.h"
#include "core/input_error.h"

#include <QDialog>

#include <atomic>
#include <memory>
#include <vector>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QProgressBar;
class QPushButton;
class QTreeWidget;

namespace timestep {

/// Checks a lesson or a folder of lessons on a thread and lists the faults. A chosen fault is shown in its
/// file; the system's editor opens the file.
class CheckLessonDialog : public QDialog {
    Q_OBJECT

public:
    /// `path`: proposed lesson or folder; may be empty.
    CheckLessonDialog(const QString& path, QWidget* parent);

    void setPath(const QString& path);
    void check();
    /// Ends the check soon; the faults found so far are listed.
    void cancel();
    bool isRunning() const { return m_work.isRunning(); }
    /// Lists faults that were found elsewhere.
    void showFaults(std::vector<InputError> faults);

private:
    void layOut();
    void chooseFile();
    void chooseFolder();
    void take(std::optional<std::vector<InputError>> faults, const QString& problem);
    void showFault();
    void openInEditor();
    void showState();
    const InputError* current() const;

    QLineEdit* m_path;
    QCheckBox* m_claims;
    QPushButton *m_check, *m_cancel, *m_open;
    QProgressBar* m_progress;
    QLabel *m_message, *m_place;
    QTreeWidget* m_list;
    QPlainTextEdit* m_text;
    QString m_shownFile;
    std::vector<InputError> m_faults;
    std::shared_ptr<std::atomic<bool>> m_stopped;
    BackgroundWork m_work{this}; ///< last, so that it ends before the data that it reads are destroyed
};

} // namespace timestep
