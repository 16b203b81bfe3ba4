// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/authoring/check_lesson_dialog.h"

#include "app/authoring/lesson_package.h"
#include "widgets/controls/ask.h"
#include "widgets/text/text.h"
#include "widgets/whole_file.h"

#include <QCheckBox>
#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSplitter>
#include <QTextBlock>
#include <QTreeWidget>
#include <QUrl>
#include <QVBoxLayout>

namespace timestep {

namespace {

constexpr QSize usualSize(860, 640);
constexpr qint64 largestText = 4 << 20; // that is shown [bytes]
enum FaultListColumn { PlaceColumn, FaultColumn };

QString fileOf(const InputError& fault) {
    return QDir::cleanPath(QString::fromStdString(fault.file));
}

/// The last folder and the name: "21-my-lesson/lesson.md".
QString shortName(const QString& file) {
    const QFileInfo info(file);
    return info.isDir() ? info.fileName() : info.dir().dirName() + QLatin1Char('/') + info.fileName();
}

} // namespace

CheckLessonDialog::CheckLessonDialog(const QString& path, QWidget* parent)
    : QDialog(parent),
      m_path(new QLineEdit(QDir::toNativeSeparators(path))),
      m_claims(new QCheckBox),
      m_progress(new QProgressBar),
      m_message(new QLabel),
      m_place(new QLabel),
      m_list(new QTreeWidget),
      m_text(new QPlainTextEdit) {
    setWindowTitle(tr("Check a lesson"));
    resize(usualSize);
    layOut();
    connect(m_path, &QLineEdit::textChanged, this, &CheckLessonDialog::showState);
    connect(m_check, &QPushButton::clicked, this, &CheckLessonDialog::check);
    connect(m_cancel, &QPushButton::clicked, this, &CheckLessonDialog::cancel);
    connect(m_open, &QPushButton::clicked, this, &CheckLessonDialog::openInEditor);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &CheckLessonDialog::showFault);
    connect(m_list, &QTreeWidget::itemActivated, this, &CheckLessonDialog::openInEditor);
    showState();
}

void CheckLessonDialog::layOut() {
    auto* label = new QLabel(tr("&Lesson, or folder of lessons:"));
    label->setBuddy(m_path);
    auto* file = new QPushButton(tr("Choose a &file…"));
    auto* folder = new QPushButton(tr("Choose a fol&der…"));
    auto* where = new QHBoxLayout;
    where->addWidget(m_path, 1);
    where->addWidget(file);
    where->addWidget(folder);
    m_claims->setText(tr("&Measure every number that the lesson claims"));
    m_claims->setChecked(true);
    m_check = new QPushButton(tr("&Check"));
    m_check->setDefault(true);
    m_cancel = new QPushButton(tr("&Stop"));
    for (QPushButton* button : {file, folder, m_cancel}) button->setAutoDefault(false);
    auto* run = new QHBoxLayout;
    run->addWidget(m_claims, 1);
    run->addWidget(m_progress);
    run->addWidget(m_cancel);
    run->addWidget(m_check);
    m_progress->setAccessibleName(tr("Progress of the check"));
    m_list->setHeaderLabels({tr("Place"), tr("Fault")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(false);
    m_list->setWordWrap(true);
    m_list->setAccessibleName(tr("Faults"));
    m_list->header()->setSectionResizeMode(PlaceColumn, QHeaderView::ResizeToContents);
    m_text->setReadOnly(true);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_text->setAccessibleName(tr("Text of the lesson"));
    m_place->setTextInteractionFlags(Qt::TextSelectableByMouse);
    for (QLabel* line : {m_message, m_place}) {
        line->setTextFormat(Qt::PlainText);
        line->setWordWrap(true);
    }
    auto* both = new QSplitter(Qt::Vertical);
    both->addWidget(m_list);
    both->addWidget(m_text);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    m_open = buttons->addButton(tr("&Open in the editor"), QDialogButtonBox::ActionRole);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(label);
    layout->addLayout(where);
    layout->addLayout(run);
    layout->addWidget(m_message);
    layout->addWidget(both, 1);
    layout->addWidget(m_place);
    layout->addWidget(buttons);
    connect(file, &QPushButton::clicked, this, &CheckLessonDialog::chooseFile);
    connect(folder, &QPushButton::clicked, this, &CheckLessonDialog::chooseFolder);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void CheckLessonDialog::setPath(const QString& path) {
    m_path->setText(QDir::toNativeSeparators(path));
}

void CheckLessonDialog::chooseFile() {
    FileQuestion question{tr("Lesson to check"), tr("Lessons (*.md)")};
    question.folder = m_path->text();
    askForFile(question, this, [this](const QString& path) { setPath(path); });
}

void CheckLessonDialog::chooseFolder() {
    FileQuestion question{tr("Folder of lessons to check")};
    question.folder = m_path->text();
    askForFolder(question, this, [this](const QString& path) { setPath(path); });
}

void CheckLessonDialog::check() {
    showFaults({});
    m_message->setText(tr("The check runs."));
    m_progress->setRange(0, 0);
    m_stopped = std::make_shared<std::atomic<bool>>(false);
    const auto compute = [this, path = QDir::fromNativeSeparators(m_path->text().trimmed()),
                          claims = m_claims->isChecked(), stopped = m_stopped] {
        std::size_t last = 0;
        return checkLessonsAt(path, claims, [&](std::size_t done, std::size_t of, const std::string& lesson) {
            if (done + 1 != last) // reports each lesson once
                m_work.post([this, done, of, name = QString::fromStdString(lesson)] {
                    m_progress->setRange(0, static_cast<int>(of));
                    m_progress->setValue(static_cast<int>(done));
                    m_message->setText(tr("The check is at “%1”.").arg(name));
                });
            last = done + 1;
            return m_work.isWanted() && !*stopped;
        });
    };
    m_work.start(compute, [this](std::optional<std::vector<InputError>> faults, const QString& problem) {
        take(std::move(faults), problem);
    });
    showState();
}

void CheckLessonDialog::cancel() {
    if (m_stopped) *m_stopped = true;
}

void CheckLessonDialog::take(std::optional<std::vector<InputError>> faults, const QString& problem) {
    const bool stopped = m_stopped && *m_stopped;
    if (faults) showFaults(std::move(*faults));
    const int count = static_cast<int>(m_faults.size());
    if (!problem.isEmpty())
        m_message->setText(problem);
    else if (stopped)
        m_message->setText(tr("The check was stopped. So far it found %n fault(s).", nullptr, count));
    else if (count > 0)
        m_message->setText(tr("%n fault(s). Choose one to see its place.", nullptr, count));
    else
        m_message->setText(m_claims->isChecked() ? tr("No fault was found, and every claim holds.")
                                                 : tr("No fault was found."));
    showState();
}

void CheckLessonDialog::showFaults(std::vector<InputError> faults) {
    m_list->clear();
    m_faults = std::move(faults);
    m_text->clear();
    m_shownFile.clear();
    for (const InputError& fault : m_faults) {
        const QString name = fault.file.empty() ? QString() : shortName(fileOf(fault));
        const QString place = fault.line > 0
                                  ? QStringLiteral("%1:%2:%3")
                                        .arg(name, QString::number(fault.line), QString::number(fault.column))
                                  : name;
        const QString said = translated(fault.message);
        auto* item = new QTreeWidgetItem(m_list, {place, said});
        item->setToolTip(FaultColumn, said);
    }
    m_place->clear();
    const int count = static_cast<int>(m_faults.size());
    m_message->setText(count > 0 ? tr("%n fault(s). Choose one to see its place.", nullptr, count)
                                 : QString());
    showState();
}

const InputError* CheckLessonDialog::current() const {
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    return row < 0 ? nullptr : &m_faults[static_cast<std::size_t>(row)];
}

void CheckLessonDialog::showFault() {
    const InputError* fault = current();
    m_open->setEnabled(fault != nullptr && !fault->file.empty());
    if (fault == nullptr) return;
    if (const QString file = fileOf(*fault); file != m_shownFile) {
        try {
            m_text->setPlainText(QString::fromUtf8(readWholeFile(file, largestText)));
        } catch (const InputError&) { // a folder, or a file that no longer exists
            m_text->clear();
        }
        m_shownFile = file;
    }
    const QTextBlock block = m_text->document()->findBlockByNumber(fault->line - 1);
    m_text->setExtraSelections({});
    const QString sentence = translated(fault->message) + QLatin1Char('\n');
    if (fault->line < 1 || !block.isValid()) {
        m_place->setText(sentence + fileOf(*fault));
        return;
    }
    QTextCursor cursor(block);
    cursor.movePosition(QTextCursor::Right, QTextCursor::MoveAnchor,
                        std::clamp(fault->column - 1, 0, block.length() - 1));
    m_text->setTextCursor(cursor);
    m_text->centerCursor();
    QTextEdit::ExtraSelection line;
    line.cursor = QTextCursor(block);
    line.format.setBackground(palette().highlight());
    line.format.setForeground(palette().highlightedText());
    line.format.setProperty(QTextFormat::FullWidthSelection, true);
    m_text->setExtraSelections({line});
    m_place->setText(sentence + tr("%1, line %2, column %3: %4")
                                    .arg(fileOf(*fault), QString::number(fault->line),
                                         QString::number(fault->column), block.text().trimmed()));
}

void CheckLessonDialog::openInEditor() {
    const InputError* fault = current();
    if (fault == nullptr || fault->file.empty()) return;
    const QString file = fileOf(*fault);
    if (!QDesktopServices::openUrl(QUrl::fromLocalFile(file)))
        m_message->setText(tr("The system has no editor for %1.").arg(file));
}

void CheckLessonDialog::showState() {
    const bool running = isRunning();
    m_check->setEnabled(!running && !m_path->text().trimmed().isEmpty());
    m_cancel->setEnabled(running);
    m_progress->setVisible(running);
    const InputError* fault = current();
    m_open->setEnabled(fault != nullptr && !fault->file.empty());
}

} // namespace timestep
