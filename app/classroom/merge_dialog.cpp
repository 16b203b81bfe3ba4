// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/classroom/merge_dialog.h"

#include "app/classroom/class_list_dialog.h"
#include "app/classroom/class_table.h"
#include "app/classroom/folder_watch.h"
#include "app/classroom/results_table.h"
#include "app/handouts/paper/sheet_texts.h"
#include "app/provenance/open_file.h"
#include "widgets/controls/ask.h"
#include "widgets/controls/opening.h"
#include "widgets/whole_file.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace timestep {

namespace {

constexpr QSize usualSize(1000, 640);
constexpr int linesOfSentences = 5;
constexpr int whileTyping = 1000; ///< while a cell is typed into [ms]

} // namespace

MergeDialog::MergeDialog(std::vector<std::string> lessonFolders, const QString& folder, QWidget* parent)
    : QDialog(parent),
      m_lessonFolders(std::move(lessonFolders)),
      m_folder(new QLineEdit(QDir::toNativeSeparators(folder))),
      m_progress(new QProgressBar),
      m_message(new QLabel),
      m_results(new ResultsTable),
      m_sentences(new QPlainTextEdit),
      m_watch(new FolderWatch(this)) {
    setWindowTitle(tr("Collect results"));
    resize(usualSize);
    layOut();
    connect(m_folder, &QLineEdit::textChanged, this, &MergeDialog::showState);
    connect(m_gather, &QPushButton::clicked, this, &MergeDialog::gather);
    connect(m_cancel, &QPushButton::clicked, this, [this] { *m_stopped = true; });
    connect(m_list, &QPushButton::clicked, this, &MergeDialog::editList);
    connect(m_overview, &QPushButton::clicked, this, [this] {
        choosePath(tr("Save class overview"), QStringLiteral("class.html"), tr("Web pages (*.html)"),
                   &MergeDialog::saveOverview);
    });
    connect(m_table, &QPushButton::clicked, this, [this] {
        choosePath(tr("Save table"), QStringLiteral("class.csv"),
                   tr("Tables (*.csv);;LaTeX, booktabs (*.tex);;Markdown (*.md)"), &MergeDialog::saveTable);
    });
    connect(m_gradeBook, &QPushButton::clicked, this, [this] {
        choosePath(tr("Save grade book"), QStringLiteral("grades.csv"), tr("Tables (*.csv)"),
                   &MergeDialog::saveGradeBook);
    });
    connect(m_feedback, &QPushButton::clicked, this, &MergeDialog::chooseFeedbackFolder);
    connect(m_results, &QTableWidget::currentCellChanged, this, [this] {
        const HandedIn* one = m_results->current();
        m_sentences->setPlainText(one != nullptr ? ResultsTable::sentencesOf(*one) : QString());
    });
    connect(m_results, &ResultsTable::marked, this, [this](const HandedIn& one, const ClassBook::Mark& mark) {
        m_book.setMark(one, mark);
        keepBook();
    });
    connect(m_watch, &FolderWatch::changed, this, [this] {
        m_isAgain = isRunning();
        if (!m_isAgain) read(false);
    });
    showState();
}

void MergeDialog::layOut() {
    auto* label = new QLabel(tr("&Folder with the results that learners have handed in:"));
    label->setBuddy(m_folder);
    auto* choose = new QPushButton(tr("&Choose…"));
    m_cancel = new QPushButton(tr("&Stop"));
    m_gather = new QPushButton(tr("&Read and verify"));
    m_gather->setDefault(true);
    m_list = new QPushButton(tr("&List of the class…"));
    for (QPushButton* button : {choose, m_cancel, m_list}) button->setAutoDefault(false);
    auto* where = new QHBoxLayout;
    where->addWidget(m_folder, 1);
    for (QWidget* widget : std::initializer_list<QWidget*>{choose, m_gather, m_progress, m_cancel, m_list})
        where->addWidget(widget);
    m_progress->setAccessibleName(tr("Progress of the reading"));
    auto* sentences = new QLabel(tr("S&entences of the chosen learner:"));
    sentences->setBuddy(m_sentences);
    m_sentences->setReadOnly(true);
    m_sentences->setTabChangesFocus(true);
    m_sentences->setFixedHeight(linesOfSentences * fontMetrics().lineSpacing() + 2 * fontMetrics().descent());
    m_message->setTextFormat(Qt::PlainText);
    m_message->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    m_overview = buttons->addButton(tr("Save class &overview…"), QDialogButtonBox::ActionRole);
    m_table = buttons->addButton(tr("Save &table…"), QDialogButtonBox::ActionRole);
    m_gradeBook = buttons->addButton(tr("Save &grade book…"), QDialogButtonBox::ActionRole);
    m_feedback = buttons->addButton(tr("Save fee&dback…"), QDialogButtonBox::ActionRole);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(label);
    layout->addLayout(where);
    layout->addWidget(m_results, 1);
    layout->addWidget(sentences);
    layout->addWidget(m_sentences);
    layout->addWidget(m_message);
    layout->addWidget(buttons);
    connect(choose, &QPushButton::clicked, this, &MergeDialog::chooseFolder);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void MergeDialog::setFolder(const QString& folder) {
    m_folder->setText(QDir::toNativeSeparators(folder));
}

QString MergeDialog::folder() const {
    return QDir::fromNativeSeparators(m_folder->text().trimmed());
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
    m_results->clearRows();
    openBook();
    read(true);
}

void MergeDialog::openBook() {
    m_book = {};
    const QString file = bookFileOf(folder());
    try {
        if (QFileInfo::exists(file)) m_book = readClassBook(file);
    } catch (const InputError& error) {
        m_message->setText(problemText(error));
    }
}

void MergeDialog::keepBook() {
    const QString file = bookFileOf(m_read);
    try {
        makePrivateFolder(QFileInfo(file).path());
        writeFile(file, bookJson(m_book));
    } catch (const InputError& error) {
        m_message->setText(problemText(error));
    }
}

void MergeDialog::read(bool verifyAgain) {
    if (verifyAgain) {
        m_read = folder();
        m_verified = std::make_shared<VerifiedResults>();
        m_message->setText(tr("The results are being read, and their numbers measured again."));
    }
    m_watch->watch(m_read);
    m_progress->setRange(0, 0);
    m_stopped = std::make_shared<std::atomic<bool>>(false);
    const auto compute = [this, stopped = m_stopped, verified = m_verified, folder = m_read,
                          language = locale().name().toStdString()] {
        const auto progress = [&](std::size_t done, std::size_t of) {
            m_work.post([this, done, of] {
                m_progress->setRange(0, static_cast<int>(of));
                m_progress->setValue(static_cast<int>(done));
            });
            return m_work.isWanted() && !*stopped;
        };
        return mergeFolder(folder, m_lessonFolders, language, progress, verified.get());
    };
    m_work.start(compute, [this](std::optional<Merged> merged, const QString& problem) {
        take(std::move(merged), problem);
    });
    showState();
}

void MergeDialog::take(std::optional<Merged> merged, const QString& problem) {
    if (m_results->isEditing()) {
        // The cell that is typed into would vanish.
        QTimer::singleShot(whileTyping, this, [this, merged = std::move(merged), problem]() mutable {
            take(std::move(merged), problem);
        });
        return;
    }
    const bool stopped = *m_stopped;
    if (merged && !stopped) {
        m_results->clearRows(); // they point to the old results
        m_merged = std::move(merged);
        fill();
    }
    if (!problem.isEmpty())
        m_message->setText(problem);
    else
        m_message->setText(stopped ? tr("The reading was stopped.") : summary());
    if (stopped || !m_merged) m_watch->watch({});
    showState();
    if (std::exchange(m_isAgain, false) && !stopped) read(false);
}

QString MergeDialog::summary() const {
    const auto altered =
        std::count_if(m_merged->results.begin(), m_merged->results.end(), [](const HandedIn& one) {
            return one.verification.state == Verification::State::Altered;
        });
    QStringList parts{tr("%n result(s) count.", nullptr, static_cast<int>(m_merged->results.size())),
                      tr("%n of them altered.", nullptr, static_cast<int>(altered)),
                      tr("%n file(s) left out.", nullptr, static_cast<int>(m_merged->leftOut.size()))};
    const Attendance attendance = attendanceOf(*m_merged, m_book);
    if (!attendance.missing.isEmpty())
        parts << tr("%n learner(s) handed nothing in.", nullptr, static_cast<int>(attendance.missing.size()));
    if (!attendance.unlisted.isEmpty())
        parts << tr("Not on the list: %1.").arg(attendance.unlisted.join(QStringLiteral(", ")));
    parts << tr("New files of the folder are read as they come.");
    return parts.join(QLatin1Char(' '));
}

void MergeDialog::fill() {
    if (m_merged) m_results->fill(*m_merged, m_book);
}

void MergeDialog::editList() {
    std::vector<std::pair<std::string, QString>> lessons;
    for (const HandedIn& one : m_merged->results)
        if (one.lesson && (lessons.empty() || lessons.back().first != one.lesson->id))
            lessons.emplace_back(one.lesson->id, sheetTitle(*one.lesson));
    auto* dialog = new ClassListDialog(m_book, lessons, bookFileOf(m_read), this);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const ClassBook book = dialog->book();
        m_book.setText(book.text);
        m_book.weights = book.weights;
        fill();
        m_message->setText(summary());
        keepBook();
    });
    openAndForget(dialog);
}

void MergeDialog::choosePath(const QString& title, const QString& proposed, const QString& filters,
                             bool (MergeDialog::*write)(const QString&)) {
    askForPathToSave({title, filters, proposed, QFileInfo(proposed).suffix()}, this,
                     [this, write](const QString& path) { (this->*write)(path); });
}

void MergeDialog::chooseFeedbackFolder() {
    askForFolder({tr("Folder for a page to each learner")}, this,
                 [this](const QString& folder) { saveFeedback(folder); });
}

bool MergeDialog::saveOverview(const QString& path) {
    return m_merged && save(path, mergedHtml(*m_merged, m_book).toStdString());
}

bool MergeDialog::saveTable(const QString& path) {
    return m_merged && save(path, tableOf(*m_merged, path, m_book));
}

bool MergeDialog::saveGradeBook(const QString& path) {
    return m_merged && save(path, gradeBookCsv(*m_merged, m_book));
}

bool MergeDialog::saveFeedback(const QString& folder) {
    if (!m_merged) return false;
    try {
        const int pages = writeFeedback(folder, *m_merged, m_book);
        m_message->setText(tr("%n page(s) saved.", nullptr, pages));
        return true;
    } catch (const InputError& error) {
        m_message->setText(problemText(error));
        return false;
    }
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
    for (QPushButton* button : {m_list, m_overview, m_table, m_gradeBook, m_feedback})
        button->setEnabled(m_merged.has_value());
}

} // namespace timestep
