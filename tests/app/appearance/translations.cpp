// SPDX-License-Identifier: GPL-3.0-or-later
// Every text is completely translated into every language; the English file has only plurals.
#include "app/course/course_layout.h"
#include "app/lesson/questions/question_forms.h"
#include "core/analysis/analysis.h"
#include "core/curve_fit/drift_verdict.h"
#include "core/integration/integrator.h"
#include "core/particles/relaxation/relaxation.h"
#include "core/rigid/rigid_method.h"
#include "core/run/experiment/experiment.h"
#include "core/run/experiment/quick_checks.h"
#include "core/run/experiment/setting_key.h"
#include "core/run/rows/metric.h"
#include "core/run/session/session.h"
#include "core/scenes/scene.h"
#include "tests/tools.h"

#include <QRegularExpression>
#include <QSet>
#include <QTranslator>
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

using Texts = std::vector<Text>;

void add(Texts& texts, const Wording& wording) {
    for (const Text text : {wording.text, wording.suffix}) texts.push_back(text);
}

void add(Texts& texts, const Sentence& sentence) {
    texts.push_back(sentence.text);
    for (const Sentence& value : sentence.values) add(texts, value);
}

void add(Texts& texts, std::span<const Parameter> parameters) {
    for (const Parameter& parameter : parameters) {
        texts.insert(texts.end(), {parameter.name, parameter.description});
        for (const Choice& choice : parameter.choices) texts.push_back(choice.name);
    }
}

/// The texts in the records of a scene, and the units of its simulation.
void add(Texts& texts, const Scene& scene) {
    texts.insert(texts.end(), {scene.name, scene.group, scene.description});
    add(texts, scene.parameters);
    add(texts, methodParameters(scene));
    for (const TextField& field : scene.texts) texts.insert(texts.end(), {field.name, field.description});
    for (const Coordinate& coordinate : scene.coordinates)
        texts.insert(texts.end(), {coordinate.name, coordinate.velocityName});
    if (scene.id == "world" || scene.id == "rigid-world") return; // described by files
    const auto simulation = makeSimulation(standardExperiment(scene), 0);
    texts.push_back(simulation->velocityConvention());
    for (const RecordedColumn& measure : columnsOf(*simulation)) add(texts, measure.name);
}

/// All texts of the catalogues.
Texts textsOfCatalogues() {
    Texts texts{exactSuffix,
                referenceSuffix,
                againstReferenceSuffix,
                changeSuffix,
                contactSolverName,
                driftName(Drift::Bounded),
                driftName(Drift::Growing),
                driftName(Drift::Decaying),
                driftName(Drift::CannotSay)};
    for (const Scene& scene : scenes()) add(texts, scene);
    for (const Integrator& integrator : integrators())
        texts.insert(texts.end(), {integrator.name, integrator.velocity});
    for (const Relaxation& relaxation : relaxations()) texts.push_back(relaxation.name);
    for (const Metric& metric : metrics()) texts.push_back(metric.name);
    for (const Analysis& analysis : analyses()) {
        texts.insert(texts.end(), {analysis.name, analysis.description});
        add(texts, analysis.settings);
    }
    for (const QuickCheck& check : quickChecks()) texts.insert(texts.end(), {check.name, check.description});
    for (const CoursePath& path : coursePaths()) texts.insert(texts.end(), {path.name, path.description});
    return texts;
}

/// The failure of a run with a float clock in which the step rounds to 0.
Sentence failureOfTheClock() {
    Experiment experiment = standardExperiment(*findScene("cart"));
    setByKey(experiment, "integrator", "explicit-euler");
    setByKey(experiment, "number-type", "float");
    setByKey(experiment, "loop", "while");
    setByKey(experiment, "duration", "1e-49");
    setByKey(experiment, "step", "1e-50");
    const auto simulation = makeSimulation(experiment, 0);
    simulation->step();
    return simulation->failure();
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
    static bool isEnglish(const QString& path) { return path.endsWith("timestep_en.ts"); }

private slots:
    void everyTextIsTranslatedWhole() {
        QVERIFY(files().size() >= 2);
        for (const QString& path : files()) {
            const QList<Message> messages = messagesOf(path);
            QVERIFY2(messages.size() > (isEnglish(path) ? 15 : 1500), qPrintable(path));
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

    /// ... in one language, however many windows show it, apart from mnemonics. Some English words have
    /// several meanings; their translations may differ, and do.
    void equalTextsAreTranslatedEqually() {
        const QMap<QString, QString> ambiguous{{"Run", "a run, or what the button does"},
                                               {"Figures", "of a report, or ragdolls"},
                                               {"Measure", "a quantity, or what a learner shall do"},
                                               {"open", "a frame, or the range of a fit"},
                                               {"Fit", "a fit, or what the button does"},
                                               {"Number", "of a lesson, or a number that is voted for"},
                                               {"Explain", "a task, or what the button does"},
                                               {"Grid", "lines of a plot, or what drawing snaps to"},
                                               {"largest %1", "a magnitude, or a residual"}};
        const auto plain = [](QString text) { return text.remove('&'); };
        for (const QString& path : files()) {
            if (isEnglish(path)) continue;
            QMap<QString, QPair<QStringList, QString>> first; // its translation, and its place
            QSet<QString> differing;
            for (const Message& message : messagesOf(path)) {
                QStringList translations;
                for (const QString& translation : message.translations) translations << plain(translation);
                const QString source = plain(message.source);
                if (!first.contains(source)) first[source] = {translations, message.context};
                if (first[source].first == translations) continue;
                differing << source;
                QVERIFY2(ambiguous.contains(source),
                         qPrintable(QStringLiteral("%1: “%2” is “%3” in %4 and “%5” in %6")
                                        .arg(path, source, first[source].first.join('/'),
                                             first[source].second, translations.join('/'), message.context)));
            }
            for (const QString& source : ambiguous.keys())
                QVERIFY2(path.endsWith("_de.ts") ? differing.contains(source) : true, qPrintable(source));
        }
    }

    /// lupdate puts some texts of a class into a context without the namespace, where the program does not
    /// look them up.
    void theTextsOfAClassHaveOneContext() {
        for (const QString& path : files()) {
            QSet<QString> contexts;
            for (const Message& message : messagesOf(path)) contexts.insert(message.context);
            for (const QString& context : contexts)
                QVERIFY2(!contexts.contains("timestep::" + context), qPrintable(path + ": " + context));
        }
    }

    void aDrawnCurveHasItsNameInTheLanguageOfTheWindow() {
        Question drawn;
        drawn.kind = SketchQuestion();
        const std::string english = answerMarkdown(drawn, {}, 0, {});
        QTranslator german;
        QVERIFY(german.load(":/i18n/timestep_de.qm"));
        QCoreApplication::installTranslator(&german);
        const std::string spoken = answerMarkdown(drawn, {}, 0, {});
        QCoreApplication::removeTranslator(&german);
        QCOMPARE(english, std::string("Your curve in the plot"));
        QCOMPARE(spoken, std::string("Deine Kurve im Diagramm"));
    }

    void everyLanguageHasTheSameTexts() {
        QStringList first, plurals;
        for (const QString& path : files()) {
            QStringList sources;
            for (const Message& message : messagesOf(path)) {
                const QString source = message.context + ": " + message.source;
                sources << source;
                if (isEnglish(path)) QVERIFY2(message.translations.size() == 2, qPrintable(source));
                if (!isEnglish(path) && message.translations.size() > 1) plurals << source;
            }
            if (isEnglish(path)) continue;
            if (first.isEmpty()) first = sources;
            QCOMPARE(sources, first);
        }
        QVERIFY(plurals.size() >= 15);
        QStringList english;
        for (const Message& message : messagesOf(TIMESTEP_SOURCE_DIR "/translations/timestep_en.ts"))
            english << message.context + ": " + message.source;
        plurals.removeDuplicates();
        english.sort();
        plurals.sort();
        QCOMPARE(english, plurals);
    }

    /// Only its own context is searched.
    void everyTextOfTheCataloguesIsTranslated() {
        Texts texts = textsOfCatalogues();
        const Sentence clock = failureOfTheClock();
        QVERIFY(!clock.empty());
        QCOMPARE(clock.letters, std::string());
        add(texts, clock);
        QVERIFY(texts.size() > 2000);
        for (const QString& path : files()) {
            if (isEnglish(path)) continue;
            QSet<QPair<QString, QString>> known;
            for (const Message& message : messagesOf(path)) known.insert({message.context, message.source});
            for (const Text text : texts)
                if (*text.context != '\0')
                    QVERIFY2(
                        known.contains({QString::fromUtf8(text.context), QString::fromUtf8(text.english)}),
                        qPrintable(QStringLiteral("%1: %2: %3").arg(path, text.context, text.english)));
        }
    }

    /// A text without a context consists of letters of a formula, never of a word.
    void onlySymbolsStayAsTheyAre() {
        const QRegularExpression symbol("^(v?[xyz]|v)[0-9]*\u2032?$");
        for (const Text text : textsOfCatalogues())
            if (!text.empty() && *text.context == '\0')
                QVERIFY2(symbol.match(text.english).hasMatch(), text.english);
    }
};

REGISTER_TEST(Translations)

} // namespace timestep::translations_test
#include "translations.moc"
