// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/prose.h"

#include <QTextDocument>

namespace timestep {

RichText* makeProse(const std::string& markdown, QWidget* parent,
                    std::function<void(const QString& address)> onLink) {
    auto* text = new RichText(parent);
    text->setMinimumWidth(1); // it wraps wherever it stands
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

std::string asMarkdown(const QString& typed) {
    QString escaped;
    for (const QChar c : typed) {
        if (c.unicode() < 128 && (c.isPunct() || c.isSymbol())) escaped += QLatin1Char('\\');
        escaped += c;
    }
    return escaped.replace(QLatin1Char('\n'), QStringLiteral("  \n")).toStdString();
}

} // namespace timestep
