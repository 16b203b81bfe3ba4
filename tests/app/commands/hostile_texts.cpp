// SPDX-License-Identifier: GPL-3.0-or-later
// Names, titles and formulas that try to become markup, commands or cells, in every format that the program
// writes.
#include "app/classroom/class_table.h"
#include "app/classroom/merge.h"
#include "core/json/json.h"
#include "core/table/escaped_text.h"
#include "tests/app/commands/command_call.h"
#include "tests/app/files/test_folder.h"
#include "tests/app/lessons/handed_in.h"
#include "tests/tools.h"

#include <QDir>
#include <QTextDocument>
#include <QXmlStreamReader>

#include <algorithm>
#include <string>
#include <vector>

namespace timestep::hostile_texts_test {

namespace {

const std::vector<std::string> texts{
    "%1 %2 %3 %4 %5 %6 %7 %8 %9",
    "</style></title><script>alert(1)</script><img src=x onerror=alert(2)>",
    "[x](javascript:alert(3)) ![y](http://example.org/z.png)",
    "a\\|b | c \\\\| d",
    "\x1b]0;owned\x07\x1b[2J\x1b[H",
    "=cmd()|' /C calc'!A0",
    "$x^2$ \\input{/etc/passwd} %comment",
    "\"quotes\" 'and' `code` &amp; <!-- --> ]]>",
    "# head",
    "\xc2\x9b"
    "31m",
};

/// The text as a page shows it: blanks are one, and control characters are nothing.
QString visible(const QString& text) {
    QString shown;
    for (const QChar c : text.simplified())
        if (c.isPrint()) shown += c;
    return shown;
}

QString visible(const std::string& text) {
    return visible(QString::fromStdString(text));
}

bool hasControls(const std::string& text) {
    return terminalText(text) != text;
}

QString pageOf(const QByteArray& html) {
    QTextDocument document;
    document.setHtml(QString::fromUtf8(html));
    return visible(document.toPlainText());
}

QString pageOfMarkdown(const QByteArray& markdown) {
    QTextDocument document;
    document.setMarkdown(QString::fromUtf8(markdown), QTextDocument::MarkdownDialectGitHub);
    return visible(document.toPlainText());
}

} // namespace

class HostileTexts : public QObject, TestFolder {
    Q_OBJECT

    QByteArray contentOf(const QStringList& words, const QString& name) const {
        const Outcome outcome = call(words);
        if (outcome.exitCode > 1) qWarning() << outcome.err;
        return read(name);
    }

    /// What no page may hold as it is: a tag, a picture or a link that starts something.
    static QString dangerIn(const QByteArray& text) {
        const QByteArray live = QByteArray(text).replace("\\<", "").replace("\\]", "");
        for (const char* part : {"<script>alert", "<img src", "href=\"javascript", "\x1b"})
            if (live.contains(part)) return part;
        return {};
    }
    /// The same for Markdown, where brackets make links, too.
    static QString dangerInMarkdown(const QByteArray& text) {
        return QByteArray(text).replace("\\]", "").contains("](javascript") ? "](javascript" : dangerIn(text);
    }

    void writeExperiment(const std::string& text) const {
        write("hostile.json",
              QByteArray::fromStdString(Json{{"scene", "spring"},
                                             {"title", text},
                                             {"duration", 0.2},
                                             {"step", 0.1},
                                             {"runs", Json::array({{{"integrator", "rk4"}, {"label", text}},
                                                                   {{"integrator", "explicit-euler"}}})}}
                                            .dump()));
    }

private slots:
    void initTestCase() { QCoreApplication::setApplicationName("timestep"); }

    void aTerminalShowsControlCharactersAsText() {
        for (const std::string& text : texts) {
            writeExperiment(text);
            for (const QStringList& words :
                 {QStringList{"run", path("hostile.json")},
                  {"run", path("hostile.json"), "--table", "-"},
                  {"run", path("hostile.json"), "--set", QString::fromStdString(text) + "=1"},
                  {QString::fromStdString(text)},
                  {"run", QString::fromStdString(text)}}) {
                const Outcome outcome = call(words);
                for (const QString& said : {outcome.out, outcome.err})
                    for (const QChar c : said)
                        QVERIFY2(c == '\n' || c == '\t' || c.category() != QChar::Other_Control,
                                 qPrintable(said));
            }
        }
    }

    void aDrawingHoldsTheTextAsItIs() {
        for (const std::string& text : texts) {
            if (hasControls(text)) continue; // a title is refused with them
            writeExperiment(text);
            const QByteArray svg =
                contentOf({"run", path("hostile.json"), "--quiet", "--figure", path("f.svg")}, "f.svg");
            QXmlStreamReader xml(svg);
            QString title;
            while (!xml.atEnd())
                if (xml.readNext() == QXmlStreamReader::StartElement &&
                    xml.name() == QLatin1String("title") && title.isEmpty())
                    title = xml.readElementText();
            QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
            QCOMPARE(visible(title), visible(text));
            const QByteArray tex =
                contentOf({"run", path("hostile.json"), "--quiet", "--figure", path("f.tex")}, "f.tex");
            for (const QByteArray& line : tex.split('\n'))
                QVERIFY2(line.startsWith('%') || !line.contains("\\input"), line.constData());
        }
    }

    void tablesHoldTheTextAsItIs() {
        for (const std::string& text : texts) {
            if (hasControls(text)) continue;
            writeExperiment(text);
            const auto table = [&](const QString& name) {
                return contentOf({"run", path("hostile.json"), "--quiet", "--table", path(name)}, name);
            };
            QVERIFY(!table("t.tex").contains("\\input"));
            const QByteArray markdown = table("t.md");
            QCOMPARE(dangerInMarkdown(markdown), QString());
            QVERIFY(pageOfMarkdown(markdown).contains(visible(text)));
            table("t.csv");
            QCOMPARE(call({"run", path("t.csv")}).exitCode, 0); // and it is the same again
        }
    }

    void aReportHoldsTheTextAsItIs() {
        for (const std::string& text : texts) {
            if (hasControls(text)) continue;
            writeExperiment(text);
            const QByteArray html =
                contentOf({"report", path("hostile.json"), "--out", path("r.html")}, "r.html");
            QCOMPARE(dangerIn(html), QString());
            QVERIFY2(pageOf(html).contains(visible(text)), qPrintable(pageOf(html).left(300)));
            const QByteArray markdown =
                contentOf({"report", path("hostile.json"), "--out", path("r.md")}, "r.md");
            QCOMPARE(dangerInMarkdown(markdown), QString());
            QVERIFY2(pageOfMarkdown(markdown).contains(visible(text)),
                     qPrintable(pageOfMarkdown(markdown).left(300)));
        }
    }

    void aClassPageHoldsNamesAsTheyAre() {
        for (const std::string& text : texts) {
            QDir(path("class")).removeRecursively();
            QDir().mkpath(path("class"));
            write("class/one.json", resultBytes(handedIn(QString::fromStdString(text), "25")));
            const Merged merged = mergeFolder(path("class"), {bundledLessonsFolder()}, "en");
            QCOMPARE(merged.results.size(), std::size_t(1));
            const QByteArray html = mergedHtml(merged).toUtf8();
            QCOMPARE(dangerIn(html), QString());
            QVERIFY2(pageOf(html).contains(visible(text)), qPrintable(pageOf(html).left(300)));
            const QByteArray markdown = QByteArray::fromStdString(tableOf(merged, "c.md"));
            QCOMPARE(dangerInMarkdown(markdown), QString());
            QVERIFY(pageOfMarkdown(markdown).contains(visible(text)));
            // Every row has as many cells as the head.
            const auto cells = [](QByteArray line) {
                return line.replace("\\\\", "").replace("\\|", "").count('|');
            };
            const QList<QByteArray> lines = markdown.trimmed().split('\n');
            for (const QByteArray& line : lines) QCOMPARE(cells(line), cells(lines.front()));
            QVERIFY(!QByteArray::fromStdString(tableOf(merged, "c.tex")).contains("\\input"));
            QVERIFY(!QByteArray::fromStdString(mergedCsv(merged)).contains(",=cmd"));
        }
    }

    /// A name of a million characters, and a number of a million digits.
    void aSentenceStaysShort() {
        const QByteArray digits(1'000'000, '7');
        write("number.json", "{\"scene\": \"cart\", \"step\": " + digits + "}");
        const Outcome number = call({"run", path("number.json")});
        QCOMPARE(number.exitCode, 2);
        QVERIFY2(number.err.size() < 1000, qPrintable(number.err.left(200)));
        write("name.json", "{\"scene\": \"" + digits + "\"}");
        const Outcome name = call({"run", path("name.json")});
        QCOMPARE(name.exitCode, 2);
        QVERIFY2(name.err.size() < 1000, qPrintable(name.err.left(200)));
        QVERIFY(name.err.contains("7777"));
        const Outcome option = call({"run", path("number.json"), "--" + QString::fromLatin1(digits)});
        QCOMPARE(option.exitCode, 2);
        QVERIFY(option.err.size() < 1000);
    }

    void bytesOfTheCommandLineThatAreNoTextAreRepaired() {
        write("kepler.json", R"({"scene": "kepler", "duration": 1, "step": 0.5, "runs": [{}]})");
        std::ostringstream out, err;
        const Call made = carryOut({"run", path("kepler.json").toStdString(), "--quiet", "--calculate",
                                    "a\xc3\\input [m/s] = vx", "--table", path("t.tex").toStdString()},
                                   out, err);
        QCOMPARE(made.exitCode, 0);
        QVERIFY(!read("t.tex").contains("\\input"));
        QVERIFY(read("t.tex").contains("a?\\textbackslash{}input"));
    }
};

REGISTER_TEST(HostileTexts)

} // namespace timestep::hostile_texts_test
#include "hostile_texts.moc"
