// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panel/text_row.h"

#include "widgets/panel/control_row.h"
#include "widgets/text.h"

#include <QFontDatabase>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>

namespace timestep {

TextRow::TextRow(const TextField& field, bool locked, QWidget* parent)
    : m_id(field.id),
      m_description(translated(field.description)),
      m_label(new QLabel(parent)),
      m_edit(new QLineEdit(parent)),
      m_refusal(new QLabel(parent)) {
    setParent(m_edit);
    const QString name = shownName(field.name);
    m_label->setText(name);
    m_label->setWordWrap(true);
    m_label->setBuddy(m_edit);
    m_edit->setReadOnly(locked);
    m_edit->setMaxLength(static_cast<int>(field.longest));
    m_edit->setAccessibleName(name);
    m_edit->setToolTip(m_description);
    m_edit->setObjectName(QStringLiteral("texts/") + QString::fromStdString(m_id));
    m_refusal->setWordWrap(true);
    m_refusal->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_refusal->setObjectName(QStringLiteral("refusal"));
    setRefusal({});
    connect(m_edit, &QLineEdit::editingFinished, this, &TextRow::enter);
}

void TextRow::place(QGridLayout& grid, int row, int columns) {
    grid.addWidget(m_label, row, 0);
    grid.addWidget(m_edit, row, 1, 1, columns - 1);
    grid.addWidget(m_refusal, row + 1, 0, 1, columns);
}

void TextRow::setText(const QString& text) {
    if (text == m_known && !m_tried.isEmpty()) return;
    m_known = text;
    m_tried.clear();
    m_edit->setText(text);
    m_edit->setCursorPosition(0);
    setRefusal({});
}

void TextRow::setRefusal(const QString& sentence) {
    if (sentence.isEmpty()) m_tried.clear();
    m_refusal->setText(sentence);
    m_refusal->setVisible(!sentence.isEmpty());
    m_edit->setAccessibleDescription(sentence.isEmpty() ? m_description : sentence);
}

void TextRow::enter() {
    const QString text = m_edit->text();
    if (text == (m_tried.isEmpty() ? m_known : m_tried)) return;
    m_tried = text;
    emit entered(text);
}

} // namespace timestep
