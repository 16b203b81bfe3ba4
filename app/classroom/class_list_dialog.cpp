// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/classroom/class_list_dialog.h"

#include "app/background_work.h"
#include "core/input_error.h"
#include "widgets/controls/ask.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace timestep {

namespace {

constexpr double heaviest = 100;
constexpr QSize sizeOfList(560, 480);

} // namespace

ClassListDialog::ClassListDialog(const ClassBook& book,
                                 const std::vector<std::pair<std::string, QString>>& lessons,
                                 const QString& keptAs, QWidget* parent)
    : QDialog(parent), m_book(book), m_text(new QPlainTextEdit(book.text)), m_read(new QLabel) {
    setWindowTitle(tr("List of the class"));
    resize(sizeOfList);
    auto* label =
        new QLabel(tr("&Names or codes, one in each line, or the list that Moodle or Canvas exports:"));
    label->setWordWrap(true);
    label->setBuddy(m_text);
    m_text->setTabChangesFocus(true);
    m_read->setTextFormat(Qt::PlainText);
    m_read->setWordWrap(true);
    auto* kept = new QLabel(tr("Kept on this computer as %1.").arg(QDir::toNativeSeparators(keptAs)));
    kept->setTextFormat(Qt::PlainText);
    kept->setWordWrap(true);
    kept->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(label);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_read);
    auto* weights = new QFormLayout;
    for (const auto& [id, title] : lessons) {
        auto* weight = new QDoubleSpinBox;
        weight->setRange(0, heaviest);
        weight->setDecimals(1);
        weight->setValue(book.weightOf(id));
        weights->addRow(tr("Weight of %1").arg(title), weight);
        m_weights.emplace_back(id, weight);
    }
    layout->addLayout(weights);
    layout->addWidget(kept);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    auto* choose = buttons->addButton(tr("&Read a file…"), QDialogButtonBox::ActionRole);
    choose->setAutoDefault(false);
    layout->addWidget(buttons);
    connect(choose, &QPushButton::clicked, this, &ClassListDialog::chooseFile);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_text, &QPlainTextEdit::textChanged, this, &ClassListDialog::showRead);
    showRead();
}

ClassBook ClassListDialog::book() const {
    ClassBook book = m_book;
    book.setText(m_text->toPlainText());
    for (const auto& [id, weight] : m_weights) book.weights[id] = weight->value();
    return book;
}

bool ClassListDialog::readFile(const QString& path) {
    try {
        m_text->setPlainText(readClassBook(path).text);
        return true;
    } catch (const InputError& error) {
        m_read->setText(problemText(error));
        return false;
    }
}

void ClassListDialog::chooseFile() {
    askForFile({tr("List of the class"), tr("Lists (*.csv *.txt *.tsv *.json);;All files (*)")}, this,
               [this](const QString& path) { readFile(path); });
}

void ClassListDialog::showRead() {
    const ClassList list = readClassList(m_text->toPlainText());
    QStringList heads;
    for (const QString& head : list.heads) heads << head;
    const QString count = tr("%n learner(s).", nullptr, static_cast<int>(list.members.size()));
    m_read->setText(heads.isEmpty() ? count
                                    : count + QLatin1Char(' ') +
                                          tr("Columns: %1.").arg(heads.join(QStringLiteral(", "))));
}

} // namespace timestep
