// SPDX-License-Identifier: GPL-3.0-or-later
// Every command uses the chosen language: no English sentence is left in German output.
#include "app/cli/commands.h"
#include "tests/app/commands/command_call.h"
#include "tests/app/files/test_folder.h"
#include "tests/tools.h"

#include <QDir>
#include <QRegularExpression>
#include <QXmlStreamReader>

#include <algorithm>
#include <cmath>

namespace timestep::command_languages_test {

namespace {

/// The English texts whose German form differs, as patterns for whole lines.
std::vector<QRegularExpression> englishSentences() {
    QFile file(QString(TIMESTEP_SOURCE_DIR) + "/translations/timestep_de.ts");
    if (!file.open(QIODevice::ReadOnly)) return {};
    QXmlStreamReader xml(&file);
    std::vector<QRegularExpression> sentences;
    QString source;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) continue;
        if (xml.name() == QLatin1String("source")) source = xml.readElementText();
        if (xml.name() != QLatin1String("translation")) continue;
        const QString german = xml.readElementText(QXmlStreamReader::IncludeChildElements);
        QString words = source;
        words.remove(QRegularExpression("%[1-9n]"));
        // Symbols and names are the same in both languages; so are words that German has, too.
        if (german.isEmpty() || german == source || !words.contains(QRegularExpression("[a-z]{3}"))) continue;
        QString pattern = QRegularExpression::escape(source);
        pattern.replace(QRegularExpression("\\\\%[1-9n]"), ".+").replace("\\(s\\)", "s?");
        sentences.emplace_back(QRegularExpression::anchoredPattern(pattern));
    }
    return sentences;
}

/// The line without the text before a sentence: blanks, the program, ids and numbers.
QString sentenceIn(QString line) {
    line.remove(QRegularExpression("^timestep: "));
    line.remove(QRegularExpression("^ *[a-z0-9-]+ {2,}"));
    return line.trimmed();
}

} // namespace

class CommandLanguages : public QObject, TestFolder {
    Q_OBJECT

    struct Row {
        const char* command;
        QStringList arguments;
    };
    std::vector<Row> m_calls;

private slots:
    void initTestCase() {
        write("spring.json", R"({"scene": "spring", "duration": 4, "step": 0.1,
            "runs": [{"integrator": "explicit-euler"}, {"integrator": "rk4"}]})");
        write("wild.json", R"({"scene": "spring", "step": 1000, "duration": 1000000,
            "runs": [{"integrator": "explicit-euler"}]})");
        write("chaos.json", R"({"scene": "double-pendulum", "step": 0.02, "duration": 20,
            "runs": [{"integrator": "rk4"}], "record": {"columns": ["time", "position-error"]}})");
        write("rope.json", R"({"scene": "rope", "duration": 0.1, "runs": [{"relaxation": "gauss-seidel"}]})");
        QByteArray data = "t,x\n";
        for (int i = 0; i < 20; ++i)
            data += QByteArray::number(0.2 * i) + ',' + QByteArray::number(std::cos(0.4 * i)) + '\n';
        write("data.csv", data);
        QVERIFY(QDir().mkpath(path("results")));
        write("results/broken.json", "{");
        const QString spring = path("spring.json");
        m_calls = {
            {"run", {spring, "--figure", path("s.svg"), "--y", "total-energy", "--fit", "line"}},
            {"run", {spring, "--figure", path("t.svg"), "--width-mm", "40", "--caption", "standard"}},
            {"run", {spring, "--figure", path("u.svg"), "--fit", "line", "--fit-range", "100:200"}},
            {"run", {path("wild.json")}},
            {"run", {path("chaos.json")}},
            {"run", {path("s.svg")}},
            {"sweep", {spring, "--over", "step", "--values", "0.2,0.1,0.05,0.025"}},
            {"sweep", {path("wild.json"), "--over", "step", "--values", "1000,500"}},
            {"sweep",
             {spring, "--over", "step", "--values", "0.1,0.05", "--part", "1/1", "--table", path("p.csv")}},
            {"tables", {"join", path("p.csv"), "--table", path("all.csv")}},
            {"tables", {"join", path("data.csv"), "--table", path("all.csv")}},
            {"fit",
             {spring, "--data", path("data.csv"), "--columns", "t=t,x=x", "--parameters",
              "stiffness,start-displacement", "--run", "1"}},
            {"fit",
             {spring, "--data", path("data.csv"), "--columns", "t=t,x=x", "--parameters", "stiffness",
              "--sigma", "0.1", "--run", "1"}},
            {"fit",
             {spring, "--data", path("data.csv"), "--columns", "t=t,x=x", "--parameters", "stiffness,mass",
              "--run", "1"}},
            {"analyse", {"facts", spring}},
            {"analyse", {"growth", spring}},
            {"analyse", {"poincare", spring}},
            {"list", {"scenes", "spring"}},
            {"list", {"integrators"}},
            {"list", {"relaxations"}},
            {"list", {"metrics"}},
            {"list", {"lessons"}},
            {"list", {"nothing"}},
            {"microscope", {spring, "--step", "3", "--run", "1"}},
            {"microscope", {path("rope.json")}},
            {"check-lessons", {path(".")}},
            {"check-lessons", {QString(TIMESTEP_SOURCE_DIR) + "/lessons/content/01-a-film-strip-of-motion"}},
            {"lesson", {"2", "--handout", path("h.pdf")}},
            {"lesson", {"new", path("21-new")}},
            {"lesson", {"pack", path("21-new"), path("new.timestep-lesson")}},
            {"merge", {path("results"), "--csv", path("class.csv")}},
            {"report", {spring, "--out", path("r.md"), "--analyse", "facts"}},
            {"hand-over", {spring, "--out", path("handed")}},
            {"hand-over", {path("wild.json"), "--out", path("handed")}},
            {"manual", {}},
            {"manual", {"--pdf", path("m.pdf")}},
        };
    }

    void everyCommandIsCalled() {
        for (const CommandRow& command : commands()) {
            if (command.name == "describe") continue; // for shells
            QVERIFY2(std::any_of(m_calls.begin(), m_calls.end(),
                                 [&](const Row& row) { return row.command == command.name; }),
                     std::string(command.name).c_str());
        }
    }

    void noEnglishSentenceIsLeftInGerman() {
        const std::vector<QRegularExpression> sentences = englishSentences();
        QVERIFY(sentences.size() > 1000);
        const QRegularExpression little("(^| )(the|is|are|of|from|with|and|to|at|it|by)( |$)");
        QStringList left;
        int german = 0, english = 0;
        for (const Row& row : m_calls) {
            const QStringList words = QStringList{row.command} + row.arguments;
            const Outcome inGerman = call(QStringList{"--lang", "de"} + words);
            const Outcome inEnglish = call(words);
            if (row.arguments.value(0) != "new") QCOMPARE(inGerman.exitCode, inEnglish.exitCode);
            const QStringList same = (inEnglish.out + inEnglish.err).split('\n');
            for (const QString& line : (inGerman.out + inGerman.err).split('\n', Qt::SkipEmptyParts)) {
                const QString sentence = sentenceIn(line);
                const bool isSource =
                    std::any_of(sentences.begin(), sentences.end(), [&](const QRegularExpression& one) {
                        return one.match(sentence).hasMatch();
                    });
                if ((isSource || sentence.contains(little)) && same.contains(line))
                    left << words.join(' ') + ": " + line;
                ++german;
            }
            for (const QString& line : same) english += sentenceIn(line).contains(little) ? 1 : 0;
        }
        QCOMPARE(left.join('\n'), QString());
        QVERIFY(german > 100 && english > 20); // the check finds sentences if there are some
    }

    void figuresAreLabelledInTheLanguage() {
        QCOMPARE(call({"--lang", "de", "run", path("spring.json"), "--figure", path("de.svg"), "--y",
                       "total-energy"})
                     .exitCode,
                 0);
        const QByteArray svg = read("de.svg");
        QVERIFY(svg.contains("Explizites Euler"));
        QVERIFY(svg.contains("gesamte Energie"));
        // Output for programs stays unchanged.
        QCOMPARE(
            call({"--lang", "de", "run", path("spring.json"), "--quiet", "--table", path("de.csv")}).exitCode,
            0);
        QCOMPARE(call({"run", path("spring.json"), "--quiet", "--table", path("en.csv")}).exitCode, 0);
        QCOMPARE(read("de.csv"), read("en.csv"));
        const QStringList list{"list", "integrators", "--json"};
        QCOMPARE(call(QStringList{"--lang", "de"} + list).out, call(list).out);
    }
};

REGISTER_TEST(CommandLanguages)

} // namespace timestep::command_languages_test
#include "command_languages.moc"
