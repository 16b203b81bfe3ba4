// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/handouts/print_preview.h"

#include "app/background_work.h"
#include "app/handouts/sheet_type.h"
#include "core/input_error.h"
#include "widgets/whole_file.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QPrintPreviewWidget>
#include <QPrinter>
#include <QPushButton>

namespace timestep {

PrintPreview::PrintPreview(PrintContent content, QWidget* parent)
    : QPrintPreviewDialog(parent), m_content(std::move(content)), m_message(new QLabel) {
    setWindowTitle(m_content.title);
    printer()->setPageSize(QPageSize(QPageSize::A4));
    printer()->setResolution(sheetResolution);
    printer()->setDocName(m_content.title);
    connect(this, &QPrintPreviewDialog::paintRequested, this,
            [this](QPrinter* paper) { m_content.print(*paper); });
    findChild<QPrintPreviewWidget*>()->setAccessibleName(m_content.title);
    m_message->setTextFormat(Qt::PlainText);
    m_message->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton* save = buttons->addButton(tr("&Save as PDF…"), QDialogButtonBox::ActionRole);
    auto* foot = new QWidget;
    auto* row = new QHBoxLayout(foot);
    row->addWidget(m_message, 1);
    row->addWidget(buttons);
    layout()->addWidget(foot);
    connect(save, &QPushButton::clicked, this, &PrintPreview::choosePath);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void PrintPreview::choosePath() {
    auto* dialog = new QFileDialog(this, tr("Save as PDF"), QString(), tr("PDF files (*.pdf)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("pdf"));
    dialog->selectFile(m_content.file);
    connect(dialog, &QFileDialog::fileSelected, this, &PrintPreview::saveAs);
    dialog->open();
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
