// SPDX-License-Identifier: GPL-3.0-or-later
// The manual names every feature, in each language; its links, pictures and examples are right.
#include "app/cli/commands.h"
#include "app/languages.h"
#include "app/manual/manual_pages.h"
#include "app/manual/manual_search.h"
#include "app/manual/manual_sheet.h"
#include "app/window/actions/action_table.h"
#include "core/analysis/analysis.h"
#include "lessons/blocks/blocks.h"
#include "tests/app/commands/command_call.h"
#include "tests/tools.h"
#include "widgets/view/tools/view_tool.h"

#include <QDir>
#include <QDirIterator>
#include <QImage>
#include <QMultiMap>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include <algorithm>

namespace timestep::manual_test {

namespace {

const QStringList allLanguages{"en", "de"};

QStringList capturesOf(const QString& pattern, const QString& text) {
    QStringList found;
    for (auto it = QRegularExpression(pattern, QRegularExpression::MultilineOption).globalMatch(text);
         it.hasNext();)
        found << it.next().captured(1);
    return found;
}

/// All pages but those for looking up.
Manual taughtPages(const QString& language) {
    Manual manual = readManual(language);
    std::erase_if(manual, [](const ManualPage& page) { return page.isReference; });
    return manual;
}

QString wholeText(const Manual& manual) {
    QString text;
    for (const ManualPage& page : manual) text += page.markdown;
    return text;
}

/// The names in bold: "View > Plots > Add a plot" are three.
QSet<QString> boldNames(const Manual& manual) {
    QSet<QString> names;
    for (const QString& path : capturesOf("\\*\\*([^*]+)\\*\\*", wholeText(manual)))
        for (const QString& name : path.split(" > ")) names.insert(name);
    return names;
}

/// A name as the manual writes it: without mnemonic and ellipsis.
QString plainName(QString name) {
    return name.remove('&').remove(QChar(0x2026)).trimmed();
}

/// The prose of a page: no code, tables, pictures or headings.
QStringList proseOf(const ManualPage& page) {
    QString text = page.markdown;
    text.remove(QRegularExpression("^```.*?^```$", QRegularExpression::MultilineOption |
                                                       QRegularExpression::DotMatchesEverythingOption));
    QStringList lines;
    for (const QString& line : paperText(text).split('\n'))
        if (!line.isEmpty() && !line.startsWith('#') && !line.startsWith('|') && !line.startsWith('!'))
            lines << line;
    return lines;
}

/// The fenced blocks: the word after the fence, and the lines.
std::vector<std::pair<QString, QString>> blocksOf(const ManualPage& page) {
    std::vector<std::pair<QString, QString>> blocks;
    const QRegularExpression block("^```(\\S*)\n(.*?)^```$",
                                   QRegularExpression::MultilineOption |
                                       QRegularExpression::DotMatchesEverythingOption);
    for (auto it = block.globalMatch(page.markdown); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        blocks.emplace_back(match.captured(1), match.captured(2));
    }
    return blocks;
}

QString contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// The English titles of all dialogs, from the sources: of every dialog class, and of those that a function
/// creates.
QStringList dialogTitles() {
    const QRegularExpression dialogClass("class (\\w+)(?: final)? : public Q\\w*Dialog\\b");
    const QRegularExpression own("(?<![\\w.>])setWindowTitle\\(([^;]*);"),
        made("dialog(?:\\.|->)setWindowTitle\\(([^;]*);|\\bForm \\w+\\(([^;]*);"),
        text("tr\\(\\s*\"([^\"]+)\"");
    QStringList titles;
    const auto collect = [&](const QRegularExpression& call, const QString& source) {
        for (auto found = call.globalMatch(source); found.hasNext();)
            for (auto words = text.globalMatch(found.next().captured(0)); words.hasNext();)
                titles << words.next().captured(1);
    };
    for (const char* part : {"app", "widgets"}) {
        QDirIterator files(QString(TIMESTEP_SOURCE_DIR) + '/' + part, {"*.cpp"}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next(), source = contentOf(path);
            if (dialogClass.match(contentOf(path.chopped(3) + "h")).hasMatch()) collect(own, source);
            collect(made, source);
        }
    }
    titles.removeDuplicates();
    return titles;
}

/// The German forms of every English text.
QMultiMap<QString, QString> germanTexts() {
    QMultiMap<QString, QString> texts;
    QXmlStreamReader xml(contentOf(QString(TIMESTEP_SOURCE_DIR) + "/translations/timestep_de.ts"));
    QString source;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) continue;
        if (xml.name() == QLatin1String("source")) source = xml.readElementText();
        if (xml.name() == QLatin1String("translation"))
            texts.insert(source, xml.readElementText(QXmlStreamReader::IncludeChildElements));
    }
    return texts;
}

} // namespace

class ManualPages : public QObject {
    Q_OBJECT

    LanguageSwitch m_language;

    static void addLanguages() {
        QTest::addColumn<QString>("code");
        for (const QString& code : allLanguages) QTest::newRow(qPrintable(code)) << code;
    }

private slots:
    void cleanup() { m_language.use("en"); }

    void everyLanguageOfTheProgramHasItsPages() {
        for (const Language& language : languages()) QVERIFY(allLanguages.contains(language.code));
        const Manual english = readManual("en");
        QVERIFY(english.size() >= 12);
        QCOMPARE(readManual("xx").size(), english.size()); // falls back
        for (const QString& code : allLanguages) {
            const Manual manual = readManual(code + "_XX");
            QCOMPARE(manual.size(), english.size());
            for (std::size_t i = 0; i < manual.size(); ++i) {
                QCOMPARE(manual[i].id, english[i].id);
                QCOMPARE(manual[i].isReference, i + 1 == manual.size());
                QCOMPARE(manual[i].title == english[i].title, code == "en" || manual[i].isReference);
                QStringList ids, expected;
                for (const ManualHeading& heading : manual[i].headings) ids << heading.id;
                for (const ManualHeading& heading : english[i].headings) expected << heading.id;
                QCOMPARE(ids, expected);
                QVERIFY(!manual[i].markdown.contains("{#t"));
            }
        }
    }

    void everyActionMenuLayerAndToolIsNamed_data() { addLanguages(); }
    void everyActionMenuLayerAndToolIsNamed() {
        QFETCH(QString, code);
        m_language.use(code);
        const QSet<QString> names = boldNames(readManual(code));
        QStringList missing;
        const auto expectName = [&](const char* context, const QString& english) {
            const QString name = context == nullptr
                                     ? english
                                     : QCoreApplication::translate(context, english.toUtf8().constData());
            if (!names.contains(plainName(name))) missing << plainName(name);
        };
        for (const ActionRow& row : actionTable()) expectName(row.context, QString::fromStdString(row.text));
        for (const MenuRow& row : menuTable())
            expectName("timestep::WindowActions", QString::fromUtf8(row.title));
        for (const ViewToolRecord& row : viewTools())
            expectName("timestep::ViewTool", QString::fromUtf8(row.name));
        QCOMPARE(missing.join(", "), QString());
        QVERIFY(!names.contains("Hyperspace"));
    }

    void everyDialogIsNamed_data() { addLanguages(); }
    void everyDialogIsNamed() {
        QFETCH(QString, code);
        const QSet<QString> names = boldNames(readManual(code));
        QStringList missing;
        const QMultiMap<QString, QString> german = germanTexts();
        for (const QString& title : dialogTitles()) {
            const QStringList forms = code == "en" ? QStringList{title} : german.values(title);
            if (std::none_of(forms.begin(), forms.end(),
                             [&](const QString& form) { return names.contains(plainName(form)); }))
                missing << title;
        }
        QCOMPARE(missing.join(", "), QString());
    }

    void theTitlesOfDialogsAreFoundInTheSources() {
        const QStringList titles = dialogTitles();
        QVERIFY2(titles.size() >= 25, qPrintable(titles.join(", ")));
        for (const char* one : {"Measured data", "Look of the chart", "Fit", "Keys",
                                "Edit the rule for sticks", "Hand in", "Scenes"})
            QVERIFY2(titles.contains(one), one);
        QVERIFY(!titles.contains("Tools")); // a bar
    }

    void everyAnalysisCommandAndBlockKindIsNamed_data() { addLanguages(); }
    void everyAnalysisCommandAndBlockKindIsNamed() {
        QFETCH(QString, code);
        m_language.use(code);
        const Manual manual = readManual(code);
        const QSet<QString> names = boldNames(manual);
        const QString commandLine = findManualPage(manual, "command-line")->markdown;
        for (const Analysis& analysis : analyses()) {
            const QString name = QCoreApplication::translate(analysis.name.context, analysis.name.english);
            QVERIFY2(names.contains(name), qPrintable(name));
        }
        for (const CommandRow& command : commands()) {
            const QString name =
                QString::fromUtf8(command.name.data(), static_cast<int>(command.name.size()));
            QVERIFY2(commandLine.contains(QRegularExpression("^timestep " + name + "( |$)",
                                                             QRegularExpression::MultilineOption)),
                     qPrintable(name));
            for (const CommandForm::Kind& kind : command.form().kinds)
                QVERIFY2(commandLine.contains("`" + QString::fromStdString(kind.name) + "`"),
                         kind.name.c_str());
        }
        const QString lessons = findManualPage(manual, "own-lessons")->markdown;
        for (const BlockKind* kind : fencedKinds())
            QVERIFY2(lessons.contains("| `" + QString::fromUtf8(kind->word.data()) + "` |"),
                     kind->word.data());
    }

    /// Every kind of block has a passage in the reference, and the page for authors leads to it.
    void theReferenceOfTheLessonFormatIsThere_data() { addLanguages(); }
    void theReferenceOfTheLessonFormatIsThere() {
        QFETCH(QString, code);
        const Manual manual = readManual(code);
        const ManualPage* format = findManualPage(manual, "lesson-format");
        QVERIFY(format != nullptr && format->isReference);
        for (const BlockKind* kind : fencedKinds())
            QVERIFY2(format->markdown.contains(QRegularExpression(
                         "^#.*\\b" + QString::fromUtf8(kind->word.data()) + "s?\\b",
                         QRegularExpression::MultilineOption | QRegularExpression::CaseInsensitiveOption)),
                     kind->word.data());
        QVERIFY(findManualPage(manual, "own-lessons")->markdown.contains("](manual:lesson-format)"));
    }

    void everyPageEndsWithATaskAndItsResult_data() { addLanguages(); }
    void everyPageEndsWithATaskAndItsResult() {
        QFETCH(QString, code);
        const QString result = code == "de" ? "*Ergebnis:* " : "*Result:* ";
        for (const ManualPage& page : taughtPages(code)) {
            QCOMPARE(page.headings.back().id, QString("try-it"));
            QVERIFY2(page.markdown.section("\n## ", -1).contains(result), qPrintable(page.id));
        }
    }

    void everyLinkLeadsToAPlaceAndEveryPictureIsThere_data() { addLanguages(); }
    void everyLinkLeadsToAPlaceAndEveryPictureIsThere() {
        QFETCH(QString, code);
        constexpr int largest = 60 * 1024; // [bytes]
        const Manual manual = readManual(code);
        const QString text = wholeText(manual);
        const QStringList links = capturesOf("(?<!!)\\]\\(manual:([^)]*)\\)", text);
        QVERIFY(links.size() >= 10);
        for (const QString& link : links) {
            const ManualPage* page = findManualPage(manual, link.section('#', 0, 0));
            QVERIFY2(page != nullptr, qPrintable(link));
            const QString heading = link.section('#', 1);
            QVERIFY2(heading.isEmpty() ||
                         std::any_of(page->headings.begin(), page->headings.end(),
                                     [&](const ManualHeading& one) { return one.id == heading; }),
                     qPrintable(link));
        }
        QStringList pictures = capturesOf("!\\[[^\\]]+\\]\\(qrc:([^)]*)\\)", text);
        QCOMPARE(pictures.size(), text.count("!["));
        for (const QString& picture : pictures) {
            QVERIFY2(picture.startsWith("/manual/pictures/" + code + "/"), qPrintable(picture));
            QVERIFY2(QImage(":" + picture).width() >= 200, qPrintable(picture));
            QVERIFY2(QFileInfo(":" + picture).size() <= largest, qPrintable(picture));
        }
        pictures.replaceInStrings(QRegularExpression(".*/"), "");
        pictures.sort();
        QCOMPARE(QDir(":/manual/pictures/" + code).entryList(QDir::Files, QDir::Name), pictures);
    }

    /// A sixteen-year-old reads it with ease.
    void sentencesAreShort_data() { addLanguages(); }
    void sentencesAreShort() {
        QFETCH(QString, code);
        constexpr qsizetype longest = 30;
        constexpr double usual = 15;
        qsizetype words = 0, sentences = 0;
        for (const ManualPage& page : taughtPages(code))
            for (const QString& line : proseOf(page))
                for (const QString& sentence :
                     line.split(QRegularExpression("[.!?](?= |\\*|$)"), Qt::SkipEmptyParts)) {
                    const qsizetype count =
                        sentence.split(QRegularExpression("[\\s>–]+"), Qt::SkipEmptyParts).size();
                    QVERIFY2(count <= longest, qPrintable(page.id + ": " + sentence));
                    words += count;
                    ++sentences;
                }
        const double mean = static_cast<double>(words) / static_cast<double>(sentences);
        QVERIFY2(mean <= usual, qPrintable(QString::number(mean)));
    }

    void everyExampleRuns_data() { addLanguages(); }
    void everyExampleRuns() {
        QFETCH(QString, code);
        const QString before = QDir::currentPath();
        int ran = 0;
        for (const ManualPage& page : taughtPages(code)) {
            const QTemporaryDir folder;
            QDir::setCurrent(folder.path());
            for (const auto& [name, lines] : blocksOf(page)) {
                QVERIFY2(!name.isEmpty(), qPrintable(lines));
                if (name != "sh") {
                    QFile file(name);
                    QVERIFY(file.open(QIODevice::WriteOnly));
                    file.write(lines.toUtf8());
                    continue;
                }
                for (const QString& line : lines.split('\n', Qt::SkipEmptyParts)) {
                    QStringList words = QProcess::splitCommand(line);
                    const QString program = words.takeFirst();
                    if (program == "mkdir") {
                        QVERIFY(QDir().mkdir(words.front()));
                        continue;
                    }
                    QCOMPARE(program, QString("timestep"));
                    const Outcome outcome = call(words);
                    QVERIFY2(outcome.exitCode == 0 && !outcome.window, qPrintable(line + ": " + outcome.err));
                    ++ran;
                }
            }
            QDir::setCurrent(before);
        }
        QVERIFY(ran >= 30);
    }

    void theCommandPrintsPages() {
        const Outcome list = call({"manual"});
        QCOMPARE(list.exitCode, 0);
        for (const ManualPage& page : readManual("en")) {
            QVERIFY(list.out.contains(page.id) && list.out.contains(page.title));
            const Outcome one = call({"manual", page.id});
            QCOMPARE(one.out, terminalText(page));
            QVERIFY2(!one.out.contains("](") && !one.out.contains("**"), qPrintable(page.id));
        }
        QVERIFY(call({"manual", "plots", "--lang", "de"}).out.startsWith("# Diagramme"));
        QVERIFY(call({"manual", "plots", "--language", "de"}).out.startsWith("# Diagramme"));
        for (const QStringList& wrong : {QStringList{"manual", "plot"},
                                         {"manual", "plots", "--language", "xx"},
                                         {"manual", "--pdf", "manual.txt"},
                                         {"manual", "plots", "--pdf", "m.pdf"}})
            QCOMPARE(call(wrong).exitCode, 2);
    }

    void thePdfHasAPageForEachChapter() {
        const Manual manual = readManual("en");
        int pages = 0;
        QVERIFY(manualPdf(manual, &pages).startsWith("%PDF"));
        QVERIFY2(pages > static_cast<int>(manual.size()), qPrintable(QString::number(pages)));
    }

    void theSearchIgnoresCaseAndAccents() {
        const std::vector<ManualPassage> manual = passagesOf(readManual("de"));
        const std::vector<ManualPassage> found = passagesWith(searchWords("GROSSERE schrift"), manual);
        QVERIFY(!found.empty());
        for (const ManualPassage& passage : found)
            QVERIFY2(passage.text.contains(QString::fromUtf8("Größere Schrift")), qPrintable(passage.text));
        // In a table, a passage is a row.
        const std::vector<ManualPassage> rows = passagesWith(searchWords("BIFURKATIONSDIAGRAMM"), manual);
        QVERIFY(std::any_of(rows.begin(), rows.end(), [](const ManualPassage& row) {
            return row.text.startsWith("Bifurkationsdiagramm · Wie ");
        }));
        for (const ManualPassage& row : rows)
            QVERIFY2(row.text.contains("ifurkationsdiagramm"), qPrintable(row.text));
        QVERIFY(passagesWith(searchWords("hyperspace"), manual).empty());
        QVERIFY(passagesWith(searchWords("  "), manual).empty());
        const QString text = QString::fromUtf8("Die Größe, die Flächen");
        const std::vector<TextRange> ranges = rangesOfAll(searchWords("flache gro"), text);
        QCOMPARE(ranges.size(), std::size_t(2));
        QCOMPARE(text.mid(ranges[0].start, ranges[0].length), QString::fromUtf8("Fläche"));
        QCOMPARE(text.mid(ranges[1].start, ranges[1].length), QString::fromUtf8("Grö"));
        QVERIFY(rangesOfAll(searchWords("flache winkel"), text).empty());
    }
};

REGISTER_TEST(ManualPages)

} // namespace timestep::manual_test
#include "manual.moc"
