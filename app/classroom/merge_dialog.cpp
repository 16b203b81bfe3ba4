// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/classroom/merge_dialog.h"

#include "app/classroom/class_table.h"
#include "widgets/controls/ask.h"
#include "widgets/whole_file.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace timestep {

namespace {

constexpr QSize usualSize(900, 560);
constexpr int PointsColumn = 4, WhyColumn = 6; // of classTable()

} // namespace

MergeDialog::MergeDialog(std::vector<std::string> lessonFolders, const QString& folder, QWidget* parent)
    : QDialog(parent),
      m_lessonFolders(std::move(lessonFolders)),
      m_folder(new QLineEdit(QDir::toNativeSeparators(folder))),
      m_progress(new QProgressBar),
      m_message(new QLabel),
      m_list(new QTableWidget) {
    setWindowTitle(tr("Collect results"));
    resize(usualSize);
    layOut();
    connect(m_folder, &QLineEdit::textChanged, this, &MergeDialog::showState);
    connect(m_gather, &QPushButton::clicked, this, &MergeDialog::gather);
    connect(m_cancel, &QPushButton::clicked, this, [this] { *m_stopped = true; });
    connect(m_overview, &QPushButton::clicked, this, [this] { choosePath(false); });
    connect(m_table, &QPushButton::clicked, this, [this] { choosePath(true); });
    showState();
}

void MergeDialog::layOut() {
    auto* label = new QLabel(tr("&Folder with the results that learners have handed in:"));
    label->setBuddy(m_folder);
    auto* choose = new QPushButton(tr("&Choose…"));
    m_cancel = new QPushButton(tr("&Stop"));
    m_gather = new QPushButton(tr("&Read and verify"));
    m_gather->setDefault(true);
    for (QPushButton* button : {choose, m_cancel}) button->setAutoDefault(false);
    auto* where = new QHBoxLayout;
    where->addWidget(m_folder, 1);
    where->addWidget(choose);
    where->addWidget(m_gather);
    where->addWidget(m_progress);
    where->addWidget(m_cancel);
    m_progress->setAccessibleName(tr("Progress of the reading"));
    QStringList heads;
    for (const WordTable::Column& column : classTable({}).columns)
        heads << QString::fromStdString(column.head);
    m_list->setColumnCount(static_cast<int>(heads.size()));
    m_list->setHorizontalHeaderLabels(heads);
    m_list->horizontalHeaderItem(PointsColumn)
        ->setToolTip(tr("Checks of the lesson that are met; each number was measured again"));
    m_list->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->horizontalHeader()->setSectionResizeMode(WhyColumn, QHeaderView::Stretch);
    m_list->verticalHeader()->hide();
    m_list->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_list->setTabKeyNavigation(false);
    m_list->setWordWrap(true);
    m_list->setAccessibleName(tr("Results of the class"));
    m_message->setTextFormat(Qt::PlainText);
    m_message->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    m_overview = buttons->addButton(tr("Save class &overview…"), QDialogButtonBox::ActionRole);
    m_table = buttons->addButton(tr("Save &table…"), QDialogButtonBox::ActionRole);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(label);
    layout->addLayout(where);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_message);
    layout->addWidget(buttons);
    connect(choose, &QPushButton::clicked, this, &MergeDialog::chooseFolder);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void MergeDialog::setFolder(const QString& folder) {
    m_folder->setText(QDir::toNativeSeparators(folder));
}

void MergeDialog::chooseFolder() {
    FileQuestion question{tr("Folder with results")};
    question.folder = m_folder->text();
    askForFolder(question, this, [this](const QString& folder) {
        setFolder(folder);
        gather();
    });
}

void MergeDialog::gather() {
    m_merged.reset();
    fill();
    m_message->setText(tr("The results are being read, and their numbers measured again."));
    m_progress->setRange(0, 0);
    m_stopped = std::make_shared<std::atomic<bool>>(false);
    const auto compute = [this, stopped = m_stopped,
                          folder = QDir::fromNativeSeparators(m_folder->text().trimmed()),
                          language = locale().name().toStdString()] {
        return mergeFolder(folder, m_lessonFolders, language, [&](std::size_t done, std::size_t of) {
            m_work.post([this, done, of] {
                m_progress->setRange(0, static_cast<int>(of));
                m_progress->setValue(static_cast<int>(done));
            });
            return m_work.isWanted() && !*stopped;
        });
    };
    m_work.start(compute, [this](std::optional<Merged> merged, const QString& problem) {
        take(std::move(merged), problem);
    });
    showState();
}

void MergeDialog::take(std::optional<Merged> merged, const QString& problem) {
    const bool stopped = *m_stopped;
    if (!stopped) m_merged = std::move(merged);
    fill();
    if (!m_merged) {
        m_message->setText(stopped ? tr("The reading was stopped.") : problem);
    } else {
        const auto altered =
            std::count_if(m_merged->results.begin(), m_merged->results.end(), [](const HandedIn& one) {
                return one.verification.state == Verification::State::Altered;
            });
        m_message->setText(
            QStringList{tr("%n result(s) count.", nullptr, static_cast<int>(m_merged->results.size())),
                        tr("%n of them altered.", nullptr, static_cast<int>(altered)),
                        tr("%n file(s) left out.", nullptr, static_cast<int>(m_merged->leftOut.size()))}
                .join(QLatin1Char(' ')));
    }
    showState();
}

void MergeDialog::fill() {
    m_list->setRowCount(0);
    if (!m_merged) return;
    for (const std::vector<WordTable::Cell>& cells : classTable(*m_merged).rows) {
        const int row = m_list->rowCount();
        m_list->insertRow(row);
        for (std::size_t column = 0; column < cells.size(); ++column) {
            const QString words = QString::fromStdString(cells[column].words);
            auto* item = new QTableWidgetItem(words);
            item->setToolTip(words);
            m_list->setItem(row, static_cast<int>(column), item);
        }
    }
    if (m_list->rowCount() > 0) m_list->setCurrentCell(0, 0);
}

void MergeDialog::choosePath(bool table) {
    if (table)
        askForPathToSave({tr("Save table"), tr("Tables (*.csv);;LaTeX, booktabs (*.tex);;Markdown (*.md)"),
                          "class.csv", "csv"},
                         this, [this](const QString& path) { saveTable(path); });
    else
        askForPathToSave({tr("Save class overview"), tr("Web pages (*.html)"), "class.html", "html"}, this,
                         [this](const QString& path) { saveOverview(path); });
}

bool MergeDialog::saveOverview(const QString& path) {
    return m_merged && save(path, mergedHtml(*m_merged).toStdString());
}

bool MergeDialog::saveTable(const QString& path) {
    return m_merged && save(path, tableOf(*m_merged, path));
}

bool MergeDialog::save(const QString& path, const std::string& content) {
    try {
        writeWholeFile(path, QByteArray::fromStdString(content));
    } catch (const InputError& error) {
        m_message->setText(problemText(error));
        return false;
    }
    m_message->setText(tr("Saved as %1").arg(path));
    return true;
}

void MergeDialog::showState() {
    const bool running = isRunning();
    m_gather->setEnabled(!running && !m_folder->text().trimmed().isEmpty());
    for (QWidget* widget : {static_cast<QWidget*>(m_progress), static_cast<QWidget*>(m_cancel)})
        widget->setVisible(running);
    for (QPushButton* button : {m_overview, m_table}) button->setEnabled(m_merged.has_value());
}

} // namespace timestep
