// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/classroom/new_lesson_dialog.h"

#include "app/background_work.h"
#include "app/classroom/new_lesson.h"
#include "core/input_error.h"
#include "widgets/controls/ask.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>

namespace timestep {

namespace {

constexpr int largestNumber = 99, longestTitle = 80, linesOfMessage = 3;

} // namespace

QString lessonFolderName(const QString& title) {
    static const std::pair<const char*, const char*> spelled[] = {
        {"ä", "ae"}, {"ö", "oe"}, {"ü", "ue"}, {"ß", "ss"}, {"æ", "ae"}, {"ø", "oe"}, {"å", "aa"}};
    QString plain = title.toLower();
    for (const auto& [letter, letters] : spelled)
        plain.replace(QString::fromUtf8(letter), QLatin1String(letters));
    QString name;
    for (const QChar c : plain.normalized(QString::NormalizationForm_KD)) {
        if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))
            name += c;
        else if (c.category() != QChar::Mark_NonSpacing && !name.isEmpty() &&
                 !name.endsWith(QLatin1Char('-')))
            name += QLatin1Char('-');
    }
    while (name.endsWith(QLatin1Char('-'))) name.chop(1);
    return name;
}

NewLessonDialog::NewLessonDialog(int number, const QString& folder, QWidget* parent)
    : QDialog(parent),
      m_title(new QLineEdit),
      m_folder(new QLineEdit(QDir::toNativeSeparators(folder))),
      m_number(new QSpinBox),
      m_editor(new QCheckBox(tr("Open its text in the &editor"))),
      m_message(new QLabel) {
    setWindowTitle(tr("New lesson"));
    m_title->setMaxLength(longestTitle);
    m_number->setRange(1, largestNumber);
    m_number->setValue(std::min(number, largestNumber));
    m_editor->setChecked(true);
    m_message->setWordWrap(true);
    m_message->setTextFormat(Qt::PlainText);
    m_message->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    m_message->setMinimumHeight(linesOfMessage * fontMetrics().lineSpacing());
    auto* choose = new QPushButton(tr("&Choose…"));
    choose->setAutoDefault(false); // Enter writes the lesson
    auto* where = new QHBoxLayout;
    where->addWidget(m_folder, 1);
    where->addWidget(choose);
    auto* form = new QFormLayout(this);
    form->addRow(tr("&Title"), m_title);
    form->addRow(tr("&Number"), m_number);
    form->addRow(tr("&Folder"), where);
    static_cast<QLabel*>(form->labelForField(where))->setBuddy(m_folder);
    form->addRow(m_editor);
    form->addRow(m_message);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_write = buttons->addButton(tr("&Write the lesson"), QDialogButtonBox::AcceptRole);
    m_write->setDefault(true);
    form->addRow(buttons);
    resize(fontMetrics().averageCharWidth() * 76, sizeHint().height());
    for (QLineEdit* line : {m_title, m_folder})
        connect(line, &QLineEdit::textChanged, this, &NewLessonDialog::showState);
    connect(m_number, &QSpinBox::valueChanged, this, &NewLessonDialog::showState);
    connect(choose, &QPushButton::clicked, this, &NewLessonDialog::chooseFolder);
    connect(buttons, &QDialogButtonBox::accepted, this, &NewLessonDialog::write);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    showState();
}

bool NewLessonDialog::wantsEditor() const {
    return m_editor->isChecked();
}

QString NewLessonDialog::folderOfLesson() const {
    return QDir(QDir::fromNativeSeparators(m_folder->text().trimmed()))
        .filePath(
            QStringLiteral("%1-%2").arg(QStringLiteral("%1").arg(m_number->value(), 2, 10, QLatin1Char('0')),
                                        lessonFolderName(m_title->text())));
}

void NewLessonDialog::chooseFolder() {
    FileQuestion question{tr("Folder for lessons")};
    question.folder = m_folder->text();
    askForFolder(question, this,
                 [this](const QString& folder) { m_folder->setText(QDir::toNativeSeparators(folder)); });
}

void NewLessonDialog::showState() {
    const bool named = !lessonFolderName(m_title->text()).isEmpty() && !m_folder->text().trimmed().isEmpty();
    m_write->setEnabled(named);
    m_message->setText(
        named ? tr("The lesson will be %1. It has one step of each kind and passes all checks.")
                    .arg(QDir::toNativeSeparators(folderOfLesson() + QStringLiteral("/lesson.md")))
              : tr("The title needs letters or digits from which the name of the folder is made."));
}

void NewLessonDialog::write() {
    try {
        m_file = QString::fromStdString(
            writeNewLesson(folderOfLesson().toStdString(), m_title->text().simplified().toStdString()));
        accept();
    } catch (const InputError& error) {
        m_message->setText(problemText(error));
    }
}

} // namespace timestep
