// SPDX-License-Identifier: GPL-3.0-or-later
// Every text has been translated, whole, into every language.
#include "tests/tools.h"

#include <QRegularExpression>
#include <QXmlStreamReader>

namespace timestep::translations_test {

namespace {

struct Message {
    QString context, source;
    QStringList translations; ///< several for plural forms
    bool unfinished = false;
};

QList<Message> messagesOf(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return {};
    QXmlStreamReader xml(&file);
    QList<Message> messages;
    QString context;
    bool plural = false;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) continue;
        if (xml.name() == u"name") context = xml.readElementText();
        if (xml.name() == u"message") {
            messages.append({context, {}, {}, false});
            plural = xml.attributes().value("numerus") == u"yes";
        }
        if (xml.name() == u"source") messages.last().source = xml.readElementText();
        if (xml.name() == u"translation") {
            messages.last().unfinished = xml.attributes().hasAttribute("type");
            if (!plural) messages.last().translations << xml.readElementText();
        }
        if (xml.name() == u"numerusform") messages.last().translations << xml.readElementText();
    }
    return messages;
}

QStringList placeholders(const QString& text) {
    QStringList found;
    QRegularExpressionMatchIterator matches = QRegularExpression("%(L?[0-9]+|n)").globalMatch(text);
    while (matches.hasNext()) found << matches.next().captured();
    found.sort();
    return found;
}

} // namespace

class Translations : public QObject {
    Q_OBJECT

    static QStringList files() {
        const QDir folder(TIMESTEP_SOURCE_DIR "/translations");
        QStringList paths;
        for (const QString& name : folder.entryList({"timestep_*.ts"})) paths << folder.filePath(name);
        return paths;
    }

private slots:
    void everyTextIsTranslatedWhole() {
        QVERIFY(files().size() >= 2);
        for (const QString& path : files()) {
            const QList<Message> messages = messagesOf(path);
            QVERIFY2(messages.size() > 400, qPrintable(path));
            for (const Message& message : messages) {
                const QString place = path + ": " + message.context + ": " + message.source;
                QVERIFY2(!message.unfinished, qPrintable(place));
                QVERIFY2(!message.translations.isEmpty(), qPrintable(place));
                for (const QString& translation : message.translations) {
                    QVERIFY2(!translation.trimmed().isEmpty(), qPrintable(place));
                    QVERIFY2(placeholders(translation) == placeholders(message.source), qPrintable(place));
                    QVERIFY2(translation.startsWith(' ') == message.source.startsWith(' '),
                             qPrintable(place));
                }
            }
        }
    }

    void everyLanguageHasTheSameTexts() {
        QStringList first;
        for (const QString& path : files()) {
            QStringList sources;
            for (const Message& message : messagesOf(path))
                sources << message.context + ": " + message.source;
            if (first.isEmpty()) first = sources;
            QCOMPARE(sources, first);
        }
    }
};

REGISTER_TEST(Translations)

} // namespace timestep::translations_test
#include "translations.moc"
