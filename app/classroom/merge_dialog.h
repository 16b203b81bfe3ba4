// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/background_work.h"
#include "app/classroom/class_book.h"

#include <QDialog>

#include <atomic>
#include <memory>
#include <optional>
#include <string>
#include <vector>

class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QProgressBar;
class QPushButton;

namespace timestep {

class FolderWatch;
class ResultsTable;

/// Gathers the results of a class: reads and verifies the files of a folder on a thread, shows which count
/// and why the others do not, takes marks and comments, and saves overview, grade book and feedback. Once a
/// folder is read, new files of it are read as they come, until the dialog is closed.
class MergeDialog : public QDialog {
    Q_OBJECT

public:
    /// `lessonFolders` as in listLessons(); `folder`: the proposed one, may be empty.
    MergeDialog(std::vector<std::string> lessonFolders, const QString& folder, QWidget* parent);

    void setFolder(const QString& folder);
    /// Reads the folder and verifies every file.
    void gather();
    bool isRunning() const { return m_work.isRunning(); }
    const std::optional<Merged>& merged() const { return m_merged; }
    const ClassBook& book() const { return m_book; }
    /// Write a file, or a folder of files. Return false on failure; the message says why.
    bool saveOverview(const QString& path);
    bool saveTable(const QString& path);
    bool saveGradeBook(const QString& path);
    bool saveFeedback(const QString& folder);

private:
    void layOut();
    void chooseFolder();
    void choosePath(const QString& title, const QString& proposed, const QString& filters,
                    bool (MergeDialog::*write)(const QString&));
    void chooseFeedbackFolder();
    void editList();
    bool save(const QString& path, const std::string& content);
    void openBook();
    void keepBook();
    QString folder() const;
    /// Reads the folder. `verifyAgain`: also what is known already.
    void read(bool verifyAgain);
    void take(std::optional<Merged> merged, const QString& problem);
    void fill();
    QString summary() const;
    void showState();

    std::vector<std::string> m_lessonFolders;
    QLineEdit* m_folder;
    QPushButton *m_gather, *m_cancel, *m_list, *m_overview, *m_table, *m_gradeBook, *m_feedback;
    QProgressBar* m_progress;
    QLabel* m_message;
    ResultsTable* m_results;
    QPlainTextEdit* m_sentences;
    FolderWatch* m_watch;
    QString m_read;         ///< the folder that was read last
    bool m_isAgain = false; ///< files came during the reading
    std::optional<Merged> m_merged;
    ClassBook m_book;
    std::shared_ptr<VerifiedResults> m_verified = std::make_shared<VerifiedResults>();
    std::shared_ptr<std::atomic<bool>> m_stopped;
    BackgroundWork m_work{this}; ///< last, so that it ends before the data that it reads are destroyed
};

} // namespace timestep
