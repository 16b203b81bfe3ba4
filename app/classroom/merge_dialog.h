// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/background_work.h"
#include "app/classroom/merge.h"

#include <QDialog>

#include <atomic>
#include <memory>
#include <optional>
#include <string>
#include <vector>

class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QTableWidget;

namespace timestep {

/// Gathers the results of a class: reads and verifies the files of a folder on a thread, shows which count
/// and why the others do not, and saves the overview.
class MergeDialog : public QDialog {
    Q_OBJECT

public:
    /// `lessonFolders` as in listLessons(); `folder`: the proposed one, may be empty.
    MergeDialog(std::vector<std::string> lessonFolders, const QString& folder, QWidget* parent);

    void setFolder(const QString& folder);
    /// Reads the folder.
    void gather();
    bool isRunning() const { return m_work.isRunning(); }
    const std::optional<Merged>& merged() const { return m_merged; }
    /// Write the page and the table. Return false on failure; the message says why.
    bool saveOverview(const QString& path);
    bool saveTable(const QString& path);

private:
    void layOut();
    void chooseFolder();
    void choosePath(bool table);
    bool save(const QString& path, const std::string& content);
    void take(std::optional<Merged> merged, const QString& problem);
    void fill();
    void showState();

    std::vector<std::string> m_lessonFolders;
    QLineEdit* m_folder;
    QPushButton *m_gather, *m_cancel, *m_overview, *m_table;
    QProgressBar* m_progress;
    QLabel* m_message;
    QTableWidget* m_list;
    std::optional<Merged> m_merged;
    std::shared_ptr<std::atomic<bool>> m_stopped;
    BackgroundWork m_work{this}; ///< last, so that it ends before the data that it reads are destroyed
};

} // namespace timestep
