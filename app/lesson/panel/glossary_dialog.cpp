// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/panel/glossary_dialog.h"

#include "app/lesson/elements/prose.h"
#include "app/lesson/pictures/picture_view.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace timestep {

GlossaryDialog::GlossaryDialog(const Glossary& glossary, QWidget* parent)
    : QDialog(parent),
      m_glossary(glossary),
      m_search(new QLineEdit(this)),
      m_terms(new QListWidget(this)),
      m_text(new QLabel(this)),
      m_right(new QVBoxLayout) {
    setWindowTitle(tr("Glossary"));
    resize(620, 460);
    std::sort(m_glossary.begin(), m_glossary.end(), [](const GlossaryEntry& a, const GlossaryEntry& b) {
        return QString::localeAwareCompare(QString::fromStdString(a.term), QString::fromStdString(b.term)) <
               0;
    });
    for (const GlossaryEntry& entry : m_glossary) m_terms->addItem(QString::fromStdString(entry.term));
    m_search->setPlaceholderText(tr("Search"));
    m_search->setAccessibleName(tr("Search the glossary"));
    m_search->setClearButtonEnabled(true);
    m_terms->setAccessibleName(tr("Terms"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    m_text->setMargin(8);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* both = new QHBoxLayout;
    both->addWidget(m_terms, 2);
    m_right->addWidget(m_text);
    m_right->addStretch(1);
    both->addLayout(m_right, 3);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_search);
    layout->addLayout(both, 1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_search, &QLineEdit::textChanged, this, &GlossaryDialog::narrow);
    connect(m_terms, &QListWidget::currentRowChanged, this, &GlossaryDialog::showChosen);
    m_terms->setCurrentRow(0);
    m_terms->setFocus();
}

void GlossaryDialog::choose(const std::string& id) {
    for (std::size_t i = 0; i < m_glossary.size(); ++i)
        if (m_glossary[i].id == id) {
            m_search->clear();
            m_terms->setCurrentRow(static_cast<int>(i));
            m_terms->scrollToItem(m_terms->currentItem(), QAbstractItemView::PositionAtCenter);
        }
}

std::string GlossaryDialog::chosen() const {
    const int row = m_terms->currentRow();
    return row >= 0 ? m_glossary[static_cast<std::size_t>(row)].id : std::string();
}

/// The terms and sentences that hold the words; the first of them is chosen.
void GlossaryDialog::narrow(const QString& words) {
    int first = -1;
    for (int row = 0; row < m_terms->count(); ++row) {
        const GlossaryEntry& entry = m_glossary[static_cast<std::size_t>(row)];
        const QString whole = QString::fromStdString(entry.term + " " + entry.text);
        const bool fits = whole.contains(words.trimmed(), Qt::CaseInsensitive);
        m_terms->item(row)->setHidden(!fits);
        if (fits && first < 0) first = row;
    }
    const QListWidgetItem* current = m_terms->currentItem();
    if (current == nullptr || current->isHidden()) m_terms->setCurrentRow(first);
    showChosen();
}

void GlossaryDialog::showChosen() {
    const int row = m_terms->currentRow();
    delete m_picture;
    m_picture = nullptr;
    if (row < 0) {
        m_text->setText(tr("No term fits."));
        return;
    }
    const GlossaryEntry& entry = m_glossary[static_cast<std::size_t>(row)];
    m_text->setText(QString::fromStdString(entry.term) + QStringLiteral("\n\n") +
                    QString::fromStdString(entry.text));
    m_text->setAccessibleName(m_text->text());
    if (!entry.picture) return;
    m_picture = new PictureView(*entry.picture, this);
    m_right->insertWidget(1, m_picture);
}

} // namespace timestep
