// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/help/about_dialog.h"

#include "app/window/help/about_texts.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QFontMetrics>
#include <QGuiApplication>
#include <QPushButton>
#include <QTabWidget>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace timestep {

AboutDialog::AboutDialog(const QString& language, QWidget* parent)
    : QDialog(parent), m_pages(new QTabWidget) {
    setWindowTitle(tr("About Timestep"));
    add(tr("&About"), aboutText());
    add(tr("C&hanges"), changesText(language));
    add(tr("&Licences"), licencesText());
    add(tr("&Cite"), citationText());
    add(tr("&System"), systemText());
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton* copy = buttons->addButton(tr("Co&py this page"), QDialogButtonBox::ActionRole);
    connect(copy, &QPushButton::clicked, this, &AboutDialog::copy);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_pages, 1);
    layout->addWidget(buttons);
    const QFontMetrics metrics(font());
    resize(metrics.averageCharWidth() * 72, metrics.lineSpacing() * 24);
}

void AboutDialog::add(const QString& title, const QString& markdown) {
    auto* text = new QTextBrowser;
    text->setMarkdown(markdown);
    text->setTabChangesFocus(true);
    text->setAccessibleName(QString(title).remove('&'));
    m_pages->addTab(text, title);
}

void AboutDialog::copy() {
    if (const auto* text = qobject_cast<const QTextBrowser*>(m_pages->currentWidget()))
        QGuiApplication::clipboard()->setText(text->toPlainText());
}

} // namespace timestep
