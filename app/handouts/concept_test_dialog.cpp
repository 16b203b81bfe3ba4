// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/handouts/concept_test_dialog.h"

#include "app/handouts/print_preview.h"
#include "widgets/controls/opening.h"

#include <QDialogButtonBox>
#include <QPrinter>
#include <QPushButton>
#include <QTabWidget>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace timestep {

namespace {

QTextBrowser* paperPage(const QString& html, const QString& name) {
    auto* page = new QTextBrowser;
    QPalette paper = page->palette();
    paper.setColor(QPalette::Base, Qt::white);
    paper.setColor(QPalette::Text, Qt::black);
    page->setPalette(paper);
    page->setHtml(html);
    page->setAccessibleName(name);
    return page;
}

} // namespace

ConceptTestDialog::ConceptTestDialog(const QString& language, QWidget* parent)
    : QDialog(parent), m_language(language), m_pages(new QTabWidget(this)) {
    setWindowTitle(tr("Concept test"));
    resize(760, 620);
    const auto add = [&](ConceptTestPage page, const QString& name) {
        m_pages->addTab(paperPage(conceptTestHtml(page, language), name), name);
    };
    add(ConceptTestPage::Questions, tr("Questions"));
    add(ConceptTestPage::Key, tr("Key for the teacher"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* printButton = buttons->addButton(tr("&Print …"), QDialogButtonBox::ActionRole);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_pages, 1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(printButton, &QPushButton::clicked, this, &ConceptTestDialog::print);
}

QString ConceptTestDialog::shown() const {
    return static_cast<QTextBrowser*>(m_pages->currentWidget())->toPlainText();
}

void ConceptTestDialog::showPage(ConceptTestPage page) {
    m_pages->setCurrentIndex(page == ConceptTestPage::Questions ? 0 : 1);
}

void ConceptTestDialog::print() {
    const ConceptTestPage page =
        m_pages->currentIndex() == 0 ? ConceptTestPage::Questions : ConceptTestPage::Key;
    auto* preview = new PrintPreview(
        {m_pages->tabText(m_pages->currentIndex()),
         page == ConceptTestPage::Questions ? QStringLiteral("concept-test.pdf")
                                            : QStringLiteral("concept-test-key.pdf"),
         [this](QPrinter& printer) {
             static_cast<QTextBrowser*>(m_pages->currentWidget())->document()->print(&printer);
         },
         [this, page] { return conceptTestPdf(page, m_language, nullptr); }},
        this);
    openAndForget(preview);
}

} // namespace timestep
