// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/handouts/concept_test_dialog.h"

#include "app/background_work.h"
#include "app/handouts/print_preview.h"
#include "core/input_error.h"
#include "widgets/controls/ask.h"
#include "widgets/controls/opening.h"
#include "widgets/whole_file.h"

#include <QDialogButtonBox>
#include <QLabel>
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
    : QDialog(parent), m_language(language), m_pages(new QTabWidget(this)), m_message(new QLabel(this)) {
    setWindowTitle(tr("Concept test"));
    resize(760, 620);
    const auto add = [&](ConceptTestPage page, const QString& name) {
        m_pages->addTab(paperPage(conceptTestHtml(page, language), name), name);
    };
    add(ConceptTestPage::Questions, tr("Questions"));
    add(ConceptTestPage::Key, tr("Key for the teacher"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* printButton = buttons->addButton(tr("&Print …"), QDialogButtonBox::ActionRole);
    auto* take = buttons->addButton(tr("&Take it on this screen"), QDialogButtonBox::ActionRole);
    take->setToolTip(
        tr("Opens the questions in the window. Results that are saved or handed in before the course and "
           "after it are compared by Teach > Collect results."));
    auto* moodle = buttons->addButton(tr("Save for &Moodle …"), QDialogButtonBox::ActionRole);
    m_message->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_pages, 1);
    layout->addWidget(m_message);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(printButton, &QPushButton::clicked, this, &ConceptTestDialog::print);
    connect(take, &QPushButton::clicked, this, [this] {
        emit wanted();
        accept();
    });
    connect(moodle, &QPushButton::clicked, this, [this] {
        askForPathToSave({tr("Save for Moodle"), tr("Moodle XML (*.xml)"), QStringLiteral("concept-test.xml"),
                          QStringLiteral("xml")},
                         this, [this](const QString& path) { saveForMoodle(path); });
    });
}

QString ConceptTestDialog::shown() const {
    return static_cast<QTextBrowser*>(m_pages->currentWidget())->toPlainText();
}

void ConceptTestDialog::showPage(ConceptTestPage page) {
    m_pages->setCurrentIndex(page == ConceptTestPage::Questions ? 0 : 1);
}

void ConceptTestDialog::saveForMoodle(const QString& path) {
    try {
        writeWholeFile(path, conceptTestMoodle(m_language));
        m_message->setText(tr("Saved as %1").arg(path));
    } catch (const InputError& error) {
        m_message->setText(problemText(error));
    }
}

void ConceptTestDialog::print() {
    const ConceptTestPage page =
        m_pages->currentIndex() == 0 ? ConceptTestPage::Questions : ConceptTestPage::Key;
    auto* preview =
        new PrintPreview({m_pages->tabText(m_pages->currentIndex()),
                          page == ConceptTestPage::Questions ? QStringLiteral("concept-test.pdf")
                                                             : QStringLiteral("concept-test-key.pdf"),
                          [this, page](QPrinter& printer) { printConceptTest(page, m_language, printer); },
                          [this, page] { return conceptTestPdf(page, m_language, nullptr); }},
                         this);
    openAndForget(preview);
}

} // namespace timestep
