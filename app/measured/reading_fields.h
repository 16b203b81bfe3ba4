// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/background_work.h"
#include "app/measured/measured_file.h"

#include <QWidget>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QTableWidget;

namespace timestep {

/// Where measured data come from and how they are read: a file or the clipboard, sheet, separator, decimal
/// sign, lines that are left out. The first rows appear as they are read; another choice reads them again. If
/// nothing can be read, the lines of the file appear, and the choice that is missing has the focus.
class ReadingFields : public QWidget {
    Q_OBJECT

public:
    explicit ReadingFields(QWidget* parent = nullptr);

    /// Reads a file on its own thread; opened() follows, unless reading is stopped.
    void open(const QString& path);
    /// Reads a table that was copied elsewhere.
    void paste();
    /// Opens a grid to type a table into, with the present one.
    void type();
    void stop();
    bool isReading() const { return m_work.isRunning(); }
    /// Empty if there are no data, or if they cannot be read.
    const MeasuredTable& table() const { return m_table; }
    /// The name of the file, without its folder.
    QString fileName() const;
    /// Shows a table that was read earlier; it cannot be read in another form.
    void show(const QString& name, MeasuredTable table);

signals:
    /// A file was read. `problem`: why reading failed; empty: it succeeded.
    void opened(const QString& problem);
    /// There is another table, or none.
    void tableChanged();

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    /// What the thread found.
    struct Reading {
        std::shared_ptr<const MeasuredFile> file;
        std::optional<std::size_t> sheet; ///< none: it has to be chosen
        std::optional<MeasuredTable> table;
        QString problem;
        std::string choice; ///< that solves the problem
        std::vector<std::string> lines;
    };

    void layOut();
    void chooseFile();
    void openBytes(const QString& path, const std::function<QByteArray()>& bytes);
    void readAgain();
    void start(const std::function<std::shared_ptr<const MeasuredFile>()>& load);
    void take(const QString& path, Reading reading);
    MeasuredForm form() const;
    void forgetChoices();
    void showState();
    void showChoices();
    void showTable();
    void showLines(const std::vector<std::string>& lines);

    MeasuredTable m_table;
    std::shared_ptr<const MeasuredFile> m_source;
    QString m_path, m_asked; ///< of the data, and of those that are being read
    QFormLayout* m_form;
    QLabel* m_file;
    QProgressBar* m_progress;
    QPushButton *m_choose, *m_paste, *m_type, *m_stop;
    QComboBox *m_sheet, *m_separator, *m_decimal;
    QSpinBox *m_atBegin, *m_atEnd;
    QWidget* m_lines; ///< both boxes
    QTableWidget* m_preview;
    BackgroundWork m_work{this}; ///< last, so that it ends before the data that it reads are destroyed
};

} // namespace timestep
