// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/background_work.h"
#include "app/handouts/print_preview.h"
#include "core/input_error.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <emscripten.h>

namespace timestep {

// A page has no printer: the browser shows the PDF in a tab of its own, and prints it.
PrintPreview::PrintPreview(PrintContent content, QWidget* parent)
    : PreviewDialog(parent), m_content(std::move(content)), m_foot(new QHBoxLayout), m_message(new QLabel) {
    setWindowTitle(m_content.title);
    m_message->setTextFormat(Qt::PlainText);
    m_message->setWordWrap(true);
    m_message->setText(tr("The browser shows the pages in a tab of its own and prints them."));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton* open = buttons->addButton(tr("S&how the pages"), QDialogButtonBox::ActionRole);
    QPushButton* save = buttons->addButton(tr("&Save as PDF…"), QDialogButtonBox::ActionRole);
    open->setDefault(true);
    auto* foot = new QWidget;
    foot->setLayout(m_foot);
    m_foot->addStretch(1);
    auto* all = new QVBoxLayout(this);
    all->addWidget(m_message);
    all->addWidget(foot);
    all->addWidget(buttons);
    connect(open, &QPushButton::clicked, this, &PrintPreview::showPages);
    connect(save, &QPushButton::clicked, this, &PrintPreview::choosePath);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void PrintPreview::setContent(PrintContent content) {
    m_content = std::move(content);
    setWindowTitle(m_content.title);
    setMessage({});
    for (QComboBox* list : findChildren<QComboBox*>()) list->setEnabled(true);
}

// clang-format off
void PrintPreview::showPages() {
    try {
        const QByteArray pdf = m_content.pdf();
        EM_ASM({
            const pages = new Blob([HEAPU8.slice($0, $0 + $1)], { type: "application/pdf" });
            const address = URL.createObjectURL(pages);
            open(address);
            setTimeout(() => URL.revokeObjectURL(address), 600000);
        }, pdf.constData(), int(pdf.size()));
    } catch (const InputError& error) {
        m_message->setText(problemText(error));
    }
}
// clang-format on

} // namespace timestep
