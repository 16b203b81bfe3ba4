// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/handouts/paper/sheet_type.h"
#include "app/handouts/print_preview.h"

#include <QAction>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPrintPreviewWidget>
#include <QPrinter>
#include <QPushButton>

namespace timestep {

PrintPreview::PrintPreview(PrintContent content, QWidget* parent)
    : QPrintPreviewDialog(parent),
      m_content(std::move(content)),
      m_foot(new QHBoxLayout),
      m_message(new QLabel) {
    setWindowTitle(m_content.title);
    printer()->setPageSize(QPageSize(QPageSize::A4));
    if (m_content.isWide) printer()->setPageOrientation(QPageLayout::Landscape);
    printer()->setResolution(sheetResolution);
    printer()->setDocName(m_content.title);
    connect(this, &QPrintPreviewDialog::paintRequested, this,
            [this](QPrinter* paper) { m_content.print(*paper); });
    findChild<QPrintPreviewWidget*>()->setAccessibleName(m_content.title);
    // Without a printer Qt's page dialog only reports an error.
    if (printer()->outputFormat() != QPrinter::NativeFormat)
        for (QAction* action : findChildren<QAction*>())
            if (action->text() == QPrintPreviewDialog::tr("Page setup")) action->setVisible(false);
    m_message->setTextFormat(Qt::PlainText);
    m_message->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton* save = buttons->addButton(tr("&Save as PDF…"), QDialogButtonBox::ActionRole);
    auto* foot = new QWidget;
    foot->setLayout(m_foot);
    m_foot->addWidget(m_message, 1);
    m_foot->addWidget(buttons);
    layout()->addWidget(foot);
    connect(save, &QPushButton::clicked, this, &PrintPreview::choosePath);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void PrintPreview::setContent(PrintContent content) {
    m_content = std::move(content);
    setWindowTitle(m_content.title);
    setMessage({});
    for (QComboBox* list : m_foot->parentWidget()->findChildren<QComboBox*>()) list->setEnabled(true);
    findChild<QPrintPreviewWidget*>()->updatePreview();
}

} // namespace timestep
