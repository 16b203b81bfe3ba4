// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/notes_dialog.h"

#include "widgets/panel/text_edit.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QVBoxLayout>

namespace timestep {

NotesDialog::NotesDialog(const QString& notes, QWidget* parent)
    : QDialog(parent), m_text(new TextEdit(notes)) {
    setWindowTitle(tr("Notes"));
    resize(520, 360);
    m_text->setAccessibleName(tr("Notes"));
    auto* about = new QLabel(tr("&Kept with the session, and a beginning for the explanation of a report:"));
    about->setWordWrap(true);
    about->setBuddy(m_text);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(about);
    layout->addWidget(m_text, 1);
    layout->addWidget(buttons);
}

QString NotesDialog::notes() const {
    return m_text->toPlainText();
}

} // namespace timestep
