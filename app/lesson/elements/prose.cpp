// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/elements/prose.h"

#include "core/table/escaped_text.h"
#include "widgets/formula/rich_document.h"

#include <QTextDocument>

namespace timestep {

RichText* makeProse(const std::string& markdown, QWidget* parent,
                    std::function<void(const QString& address)> onLink) {
    auto* text = new RichText(parent);
    text->setMinimumWidth(1); // wraps at any width
    if (onLink)
        QObject::connect(
            text, &RichText::linkActivated, text,
            [onLink = std::move(onLink)](const QUrl& link) { onLink(link.toString(QUrl::FullyEncoded)); });
    setProse(text, markdown);
    return text;
}

void setProse(RichText* prose, const std::string& markdown) {
    prose->showMarkdown(QString::fromStdString(markdown));
}

void watchClicks(RichText* prose, QObject* filter) {
    prose->installEventFilter(filter);
    prose->viewport()->installEventFilter(filter);
}

QString plainText(const std::string& markdown) {
    QTextDocument document;
    document.setMarkdown(QString::fromStdString(markdown).remove(QLatin1Char('$')));
    return document.toPlainText().simplified();
}

QString spokenText(const std::string& markdown) {
    const bool isPlain = markdown.find_first_of("$|") == std::string::npos; // no formula and no table
    return isPlain ? plainText(markdown) : spokenMarkdown(QString::fromStdString(markdown));
}

std::string asMarkdown(const QString& typed) {
    return markdownText(typed.toStdString());
}

} // namespace timestep
