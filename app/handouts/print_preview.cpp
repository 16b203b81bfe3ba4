// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/handouts/print_preview.h"

#include "app/background_work.h"
#include "core/input_error.h"
#include "widgets/controls/ask.h"
#include "widgets/whole_file.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>

namespace timestep {

void PrintPreview::addChoice(const QString& label, const QStringList& names, int current) {
    auto* title = new QLabel(label);
    auto* list = new QComboBox;
    list->addItems(names);
    list->setCurrentIndex(current);
    title->setBuddy(list);
    m_foot->insertWidget(0, title);
    m_foot->insertWidget(1, list);
    connect(list, &QComboBox::activated, this, [this, list](int index) {
        list->setEnabled(false); // until the pages are there
        emit chosen(index);
    });
}

void PrintPreview::setMessage(const QString& sentence) {
    m_message->setText(sentence);
}

void PrintPreview::choosePath() {
    askForPathToSave({tr("Save as PDF"), tr("PDF files (*.pdf)"), m_content.file, "pdf"}, this,
                     [this](const QString& path) { saveAs(path); });
}

bool PrintPreview::saveAs(const QString& path) {
    try {
        writeWholeFile(path, m_content.pdf());
    } catch (const InputError& error) {
        m_message->setText(problemText(error));
        return false;
    }
    m_message->setText(tr("Saved as %1").arg(path));
    return true;
}

} // namespace timestep
