// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panel/text_row.h"

#include "widgets/accessibility/announce.h"
#include "widgets/accessibility/spoken_texts.h"
#include "widgets/panel/control_row.h"
#include "widgets/text/text.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <utility>

namespace timestep {

TextRow::TextRow(const TextField& field, QString key, bool locked, QWidget* parent)
    : m_id(field.id),
      m_key(std::move(key)),
      m_description(translated(field.description)),
      m_label(new QLabel(parent)),
      m_edit(new QLineEdit(parent)),
      m_answer(new QWidget(parent)),
      m_refusal(new QLabel),
      m_add(new QPushButton) {
    setParent(m_edit);
    const QString name = shownName(field.name);
    m_label->setText(name);
    m_label->setWordWrap(true);
    m_label->setBuddy(m_edit);
    m_edit->setReadOnly(locked);
    m_edit->setMaxLength(static_cast<int>(field.longest));
    m_edit->setAccessibleName(name);
    m_edit->setToolTip(m_description);
    m_edit->setObjectName(m_key);
    m_refusal->setWordWrap(true);
    m_refusal->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_refusal->setObjectName(QStringLiteral("refusal"));
    m_add->setObjectName(QStringLiteral("add constant"));
    m_add->setAutoDefault(false);
    auto* line = new QHBoxLayout(m_answer);
    line->setContentsMargins({});
    line->addWidget(m_refusal, 1);
    line->addWidget(m_add, 0, Qt::AlignTop);
    setRefusal({});
    connect(m_edit, &QLineEdit::textEdited, this, &TextRow::edited);
    connect(m_edit, &QLineEdit::editingFinished, this, &TextRow::enter);
    connect(m_add, &QPushButton::clicked, this, [this] { emit addRequested(m_unknown); });
}

void TextRow::place(QGridLayout& grid, int row, int columns) {
    grid.addWidget(m_label, row, 0);
    grid.addWidget(m_edit, row, 1, 1, columns - 1);
    grid.addWidget(m_answer, row + 1, 0, 1, columns);
}

void TextRow::setExample(const QString& example) {
    m_edit->setPlaceholderText(example);
}

void TextRow::setText(const QString& text) {
    if (text == m_known && isPending()) return;
    m_known = m_entered = text;
    setRefusal({});
    if (m_edit->text() == text) return; // keeps the cursor
    m_edit->setText(text);
    m_edit->setCursorPosition(0);
}

QString TextRow::typed() const {
    return m_edit->text();
}

bool TextRow::isPending() const {
    return m_edit->text() != m_known;
}

void TextRow::type(const QString& text, int begin, int length) {
    m_edit->setText(text);
    if (length <= 0) return;
    m_edit->setFocus(Qt::OtherFocusReason);
    m_edit->setSelection(begin, length);
}

void TextRow::setRefusal(const QString& sentence, const QString& unknown) {
    m_unknown = unknown;
    m_refusal->setText(sentence);
    m_add->setText(tr("Add %1").arg(unknown));
    m_add->setVisible(!unknown.isEmpty());
    m_answer->setVisible(!sentence.isEmpty());
    setSpokenDescription(*m_edit, sentence.isEmpty() ? m_description : sentence);
    if (m_edit->hasFocus()) announce(m_edit, sentence);
}

void TextRow::enter() {
    if (m_edit->text() == m_entered) return;
    m_entered = m_edit->text();
    emit entered();
}

} // namespace timestep
