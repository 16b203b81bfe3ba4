// SPDX-License-Identifier: GPL-3.0-or-later
// Reports of lessons and experiments, whose figures are run again.
#include "app/archive/zip_archive.h"
#include "app/classroom/result_file.h"
#include "app/desk/desk_report.h"
#include "app/lesson/elements/prose.h"
#include "app/paths.h"
#include "app/plots/analysis_plots.h"
#include "app/plots/export_dialog.h"
#include "app/plots/standard_plots.h"
#include "app/provenance/open_file.h"
#include "app/provenance/provenance.h"
#include "app/provenance/verify_table.h"
#include "app/report/lesson_report.h"
#include "app/report/report_dialog.h"
#include "app/report/report_page.h"
#include "app/report/write_report.h"
#include "app/workbook/workbook.h"
#include "core/handover/bibliography.h"
#include "core/input_error.h"
#include "core/integration/integrator.h"
#include "core/json/json.h"
#include "core/particles/relaxation/relaxation.h"
#include "core/run/experiment/run_method.h"
#include "core/run/experiment/setting_key.h"
#include "core/scenes/scene.h"
#include "lessons/read/library.h"
#include "tests/app/commands/command_call.h"
#include "tests/tools.h"
#include "widgets/export/metadata.h"
#include "widgets/plot/content/plot_content.h"
#include "widgets/text/text.h"

#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTextDocument>
#include <QTextDocumentFragment>
#include <QXmlStreamReader>

#include <algorithm>
#include <cmath>

namespace timestep::report_test {

class Reports : public QObject {
    Q_OBJECT

    QString path(const QString& name) const { return m_folder.filePath(name); }

    QByteArray read(const QString& name) const {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    static Lesson lesson(const std::string& id) {
        return loadLesson(findLesson({bundledLessonsFolder()}, id), "en");
    }

    /// Possible answers to lesson 5.
    static LessonProgress answered() {
        const Lesson lesson = Reports::lesson("energy-drift-or-wobble");
        LessonProgress progress;
        progress.lesson = lesson.id;
        progress.started = "2025-01-01T10:00:00Z";
        for (const LessonStep& step : lesson.steps)
            for (const Block& block : step.blocks) {
                if (const auto* question = std::get_if<Question>(&block)) {
                    Answer answer;
                    answer.question = question->id;
                    if (const auto* choice = std::get_if<ChoiceQuestion>(&question->kind))
                        answer.choice = choice->choices[1].id;
                    answer.text = std::holds_alternative<SentenceQuestion>(question->kind)
                                      ? "The *method* <did> it, 50 % | more"
                                      : "1.5";
                    if (hasCells(*question)) answer.cells.assign(askedNumbers(*question).size(), "1.5");
                    QuestionProgress& entry = progress.questions[question->id];
                    entry.given = answer;
                    entry.time = progress.started;
                }
                const auto* check = std::get_if<Check>(&block);
                if (check != nullptr && check->kind == Check::Kind::Measure && check->expected.value)
                    progress.checks[check->id] = {*check->expected.value, progress.started, {}};
            }
        return progress;
    }

    QTemporaryDir m_folder;

private slots:
    void initTestCase() {
        QCoreApplication::setApplicationName("timestep");
        QFile result(path("answers.json"));
        QVERIFY(result.open(QIODevice::WriteOnly));
        result.write(resultBytes(resultOf(lesson("energy-drift-or-wobble"), {"Ada L.", 7}, answered())));
        QFile experiment(path("spring.json"));
        QVERIFY(experiment.open(QIODevice::WriteOnly));
        experiment.write(R"({"title": "A spring", "scene": "spring", "duration": 2, "step": 0.02,
            "runs": [{"integrator": "explicit-euler"}, {"integrator": "rk4"}]})");
    }

    void lesson5BecomesAReportInEveryFormWhoseFigureIsTheSameTable() {
        for (const QString& name : QStringList{"five.pdf", "five.html", "five.md"}) {
            const Outcome outcome = call(
                {"report", "energy-drift-or-wobble", "--out", path(name), "--answers", path("answers.json")});
            QVERIFY2(outcome.exitCode == 0, qPrintable(outcome.err));
            QVERIFY(QFileInfo::exists(path(name)));
        }
        for (const QString& name :
             QStringList{"five.pdf", "five.html", "five-figure-1.svg", "five-figure-1.csv"}) {
            const TableVerdict verdict = verifyTable(path(name));
            QVERIFY2(verdict.state == TableVerdict::State::Same, qPrintable(name + ": " + verdict.sentence));
            QCOMPARE(call({"run", path(name)}).exitCode, 0);
        }
        QVERIFY(read("five.pdf").contains("/EmbeddedFile"));
    }

    void itsFigureComesBackFromEveryFormAndIsTheSameTable() {
        const auto figure = lessonFigure(lesson("energy-drift-or-wobble"));
        QVERIFY(figure);
        QVERIFY(!figure->controls.empty()); // of its step
        const TableDigest digest = digestOf(figure->table);
        const ExportDialog dialog(
            {figure->plot, figure->table, figure->recipe, "Lesson 5", figure->settings, figure->verifiable});
        for (const QString& name : QStringList{"chart.png", "chart.svg", "chart.pdf", "chart.csv"}) {
            QVERIFY(dialog.writeTo(path(name)).isEmpty());
            const TableVerdict verdict = verifyTable(path(name));
            QVERIFY2(verdict.state == TableVerdict::State::Same, qPrintable(verdict.sentence));
            const auto carried = provenanceOf(path(name));
            QVERIFY(carried && carried->digest);
            QCOMPARE(carried->digest->columns.size(), digest.columns.size());
            for (std::size_t i = 0; i < digest.columns.size(); ++i)
                QCOMPARE(carried->digest->columns[i].hash, digest.columns[i].hash);
            const Outcome again = call({"run", path(name)});
            QCOMPARE(again.exitCode, 0);
            QVERIFY(again.out.contains("same to the last byte"));
        }
    }

    void everyMethodIsCited() {
        int cited = 0;
        const auto expectCited = [&](const char* scene, const char* key, std::string_view id,
                                     std::string_view reference) {
            QVERIFY2(!reference.empty(), std::string(id).c_str());
            Experiment experiment = standardExperiment(*findScene(scene));
            try {
                setByKey(experiment, key, std::string(id));
            } catch (const InputError&) {
                return; // not a method for this scene
            }
            ++cited;
            const QString lines = referencesOf(experiment).join('\n');
            QVERIFY2(lines.contains(text(reference)), std::string(id).c_str());
        };
        for (const Integrator& integrator : integrators())
            expectCited("pendulum", "integrator", integrator.id, integrator.reference);
        for (const Relaxation& relaxation : relaxations())
            expectCited("rope", "relaxation", relaxation.id, relaxation.reference);
        QVERIFY(cited >= 30);
        QVERIFY(referencesOf(standardExperiment(*findScene("box-stack"))).join(' ').contains("Catto"));
    }

    void itHoldsWhatWasPredictedMeasuredAndWritten() {
        const Lesson five = lesson("energy-drift-or-wobble");
        Report report = reportOf(five, answered());
        QVERIFY(!report.question.isEmpty() && !report.prediction.isEmpty() && !report.explanation.isEmpty());
        QVERIFY(!report.outcomes.rows.empty() && !report.measured.rows.empty());
        QVERIFY2(report.prediction.contains("A curve was drawn"), qPrintable(report.prediction));
        for (const QStringList& row : report.outcomes.rows) {
            QCOMPARE(row.size(), report.outcomes.columns.size());
            QVERIFY(!row.contains(QString()));
        }
        const auto figure = lessonFigure(five);
        QVERIFY(figure);
        addFigures(report, {*figure});
        QVERIFY(!report.method.isEmpty());
        QVERIFY(report.references.size() >= 2); // a method and the program
        QStringList headings;
        for (const ReportSection& section : sectionsOf(report)) headings << section.heading;
        QCOMPARE(headings, (QStringList{"Question", "Prediction", "Method", "Result", "Explanation", "Data",
                                        "Settings", "References"}));
        int pages = 0;
        QVERIFY(reportPdf(report, &pages).startsWith("%PDF"));
        QVERIFY(pages >= 2 && pages <= 5);
    }

    void withoutAnswersItSaysSo() {
        const Lesson five = lesson("energy-drift-or-wobble");
        const Report report = reportOf(five, {});
        QVERIFY(report.prediction.contains("Nothing was predicted"));
        for (const QStringList& row : report.measured.rows) QCOMPARE(row.last(), QString("not measured"));
        QVERIFY(report.explanation.isEmpty());
    }

    void thePageIsOneFileWithDrawingsAndNothingFromOutside() {
        Report report = reportOf(lesson("energy-drift-or-wobble"), answered());
        addFigures(report, {*lessonFigure(lesson("energy-drift-or-wobble"))});
        const QByteArray html = reportHtml(report);
        QVERIFY(!html.contains("<img") && !html.contains("src=") && !html.contains("<script"));
        QVERIFY(html.contains("<figure><svg") && html.contains("role=\"img\""));
        QVERIFY(html.contains("&lt;did&gt;")); // typed text stays unchanged
        QVERIFY(!html.contains("$") || !html.contains("\\omega$"));
        QVERIFY(!html.contains(QString(QChar(0xE000)).toUtf8()));
        QByteArray body = html;
        QXmlStreamReader xml(body.replace("<!DOCTYPE html>\n", ""));
        while (!xml.atEnd()) xml.readNext();
        QVERIFY2(!xml.hasError(),
                 qPrintable(xml.errorString() + QString(" at line %1").arg(xml.lineNumber())));
    }

    void everyLessonMakesAReport() {
        for (const LessonInfo& info : listLessons({bundledLessonsFolder()}, "en")) {
            const Report report = reportOf(loadLesson(info.folder, "en"), {});
            QVERIFY2(!report.title.isEmpty() && !sectionsOf(report).empty(), info.id.c_str());
        }
    }

    void anOwnMethodIsPrintedWithWhatIsMeasuredOfIt() {
        Experiment experiment = standardExperiment(*findScene("pendulum"));
        useOwnMethod(experiment.runs[0],
                     "# mine\n\nk = a(x)   # `<b>`\n\nif |v| <h*0 + 1e9:\n    v = v + h*k\nelse:\n    v = v\n"
                     "x = x + h*v\n");
        Report report = reportOf("Own", {});
        report.method = ownMethodsOf(experiment);
        const QString html = QString::fromUtf8(reportHtml(report));
        const QString plain = QTextDocumentFragment::fromHtml(html).toPlainText();
        for (const char* part : {"The lines of mine:", "k = a(x)   # '< b>'",
                                 "if |v| < h*0 + 1e9:", "    v = v + h*k", "Order 1.00", "Keeps the area"})
            QVERIFY2(plain.contains(part), qPrintable(part + ("\n" + plain)));
        QVERIFY(html.contains("<pre"));
        std::vector<ReportFile> files;
        QVERIFY(reportMarkdown(report, "own", files).contains("```\n# mine\nk = a(x)"));
        int pages = 0;
        QVERIFY(reportPdf(report, &pages).startsWith("%PDF"));
        QCOMPARE(ownMethodsOf(standardExperiment(*findScene("pendulum"))), QString());
    }

    void aCaptionTellsTheChosenStepsAndTheTypedEquations() {
        const Experiment pendulum = standardExperiment(*findScene("pendulum"));
        AnalysisSpec spec = standardAnalysis(pendulum, "step-sweep");
        const QString halved = analysisCaption(Session(pendulum), spec);
        QVERIFY2(halved.contains("halvings 6") && !halved.contains("step sizes"), qPrintable(halved));
        QVERIFY2(halved.contains(QRegularExpression("largest step [0-9.]+\\x{A0}s")), qPrintable(halved));
        spec.swept.values = {0.01, 0.005};
        const QString listed = analysisCaption(Session(pendulum), spec);
        QVERIFY2(listed.contains(QStringLiteral("step sizes 0.01; 0.005\u00a0s")), qPrintable(listed));
        QVERIFY2(!listed.contains("halvings") && !listed.contains("largest step"), qPrintable(listed));

        Experiment own = standardExperiment(*findScene("own-system"));
        setByKey(own, "texts/equations", std::string("x'' = -k*x^3"));
        setByKey(own, "texts/constants", std::string("k = 2"));
        setByKey(own, "texts/start", std::string("x = 1"));
        for (const char* part : {"Equations: x'' = -k*x^3.", "Constants: k = 2.", "Start: x = 1."}) {
            QVERIFY2(caption(Session(own)).contains(part), qPrintable(caption(Session(own))));
            QVERIFY(!caption(Session(pendulum)).contains(part));
        }
        QVERIFY(!caption(Session(pendulum)).contains("Equations"));
        PlotSpec measured;
        measured.added.points = {{"time x", "fall.csv", {1, 2}, {3, 4}}};
        QVERIFY(caption(Session(pendulum), &measured).contains("Measured points: fall.csv (2)."));
    }

    void theNumbersOfAFitAreInAReportAndInAWorkbook() {
        ReportFigure figure;
        figure.recipe.experiment = openFile(path("spring.json")).experiment;
        figure.table.runs = {"one"};
        Column time{"time", "time t", "s", 0, {}}, x{"x", "position x", "m", 0, {}};
        for (int i = 0; i < 20; ++i) {
            time.values.push_back(i * 0.5);
            x.values.push_back(2 + 3 * time.values.back() + (i % 2 == 0 ? 0.1 : -0.1));
        }
        figure.table.columns = {time, x};
        figure.plot.x = "time";
        figure.plot.y = {"x"};
        figure.plot.added.fits = {{plainAxesOf(figure.plot), FitKind::Line, 3, {}, {}, "x", 0}};
        Report report = reportOf("Fit", {figure});
        FitSummary measured{"fall.csv", {}, {{"gravity", 9.81, 0.02, "m/s²"}}, 0.99, 12, 10, true};
        report.fits = {measured};
        const QString page = QTextDocumentFragment::fromHtml(QString::fromUtf8(reportHtml(report)))
                                 .toPlainText()
                                 .remove(QChar(0x2060))
                                 .replace(QChar(QChar::Nbsp), ' ');
        for (const char* part : {"gravity", "(9.810 ± 0.020) m/s²", "1.2", "one: a + b·x", "m/s", "r²",
                                 "χ²/freedom", "residual²"})
            QVERIFY2(page.contains(QString::fromUtf8(part)), qPrintable(part + ("\n" + page)));
        QVERIFY2(page.contains(
                     QRegularExpression("\\(2\\.9\\d+ ± 0\\.0\\d+\\) m/s|\\(3\\.0\\d+ ± 0\\.0\\d+\\) m/s")),
                 qPrintable(page));
        const std::string book = workbookOf({{figure.plot, &figure.table}}, figure.recipe,
                                            provenanceText(figure.recipe, nullptr), {measured});
        QByteArray parts;
        for (const ZipEntry& entry : unzipped(QByteArray::fromStdString(book))) parts += entry.content;
        for (const char* part : {"name=\"Fits\"", "gravity", "χ²/freedom", "a + b·x"})
            QVERIFY2(parts.contains(part), part);
    }

    void severalExperimentsAreInOneReportWithoutEmptyFigures() {
        Desk spring;
        spring.experiment = openFile(path("spring.json")).experiment;
        Desk pendulum;
        pendulum.experiment = standardExperiment(*findScene("pendulum"));
        setByKey(pendulum.experiment, "damping", std::string("0.3")); // no energy drift is defined
        pendulum.experiment.duration = 1;
        std::vector<ReportFigure> figures = *figuresOf(spring, nullptr);
        QCOMPARE(figures.size(), std::size_t(2));
        const auto damped = figuresOf(pendulum, nullptr);
        QCOMPARE(damped->size(), std::size_t(2));
        figures.insert(figures.end(), damped->begin(), damped->end());
        ReportFigure bare = damped->front();
        bare.plot.y = {"energy-drift"};
        for (Column& column : bare.table.columns)
            if (column.id == "energy-drift")
                std::fill(column.values.begin(), column.values.end(), std::nan(""));
        QVERIFY(!drawsSomething(bare) && drawsSomething(damped->front()));
        figures.push_back(bare);
        const Report report = reportOf("Both", figures);
        QVERIFY(report.figures.size() < figures.size());
        const QString references = sectionsOf(report).back().list.join('\n');
        QVERIFY2(references.contains("figure 1 has the SHA") && references.contains("figure 3 has the SHA") &&
                     !references.contains("figure 2 has the SHA"),
                 qPrintable(references));
        QVERIFY2(references.contains("The Timestep developers: Timestep " TIMESTEP_VERSION) &&
                     references.contains(releaseYear),
                 qPrintable(references));
        QVERIFY(report.method.contains("Mass on a spring") && report.method.contains("Pendulum"));
        // As panels of one figure they keep their settings, data and experiments.
        Report joined = report;
        joinAsPanels(joined, 2);
        QCOMPARE(joined.figures.size(), std::size_t(1));
        QVERIFY(joined.figures[0].caption.startsWith("(a) ") && joined.figures[0].caption.contains("; (c) "));
        const QString digests = sectionsOf(joined).back().list.join('\n');
        QVERIFY2(digests.contains("figure 1 \\(c\\) has the SHA"), qPrintable(digests));
        const QByteArray page = reportHtml(joined);
        QVERIFY(page.contains("(a)") && page.contains("download=\"figure-1-c.csv\""));
        QVERIFY(!page.contains("figure-1-b.csv")); // the numbers of (a)
        QCOMPARE(page.count("<figure>"), 1);
        QVERIFY(reportPdf(joined).startsWith("%PDF") && reportOdt(joined).size() > 1000);
        joinAsPanels(joined, 2);
        QCOMPARE(joined.figures[0].panels.size() + 1, report.figures.size());
        ReportDialog dialog(report);
        dialog.setPanelColumns(2);
        QCOMPARE(dialog.report().figures.size(), std::size_t(1));
        dialog.setPanelColumns(0);
        QCOMPARE(dialog.report().figures.size(), report.figures.size());
        const auto sections = sectionsOf(report);
        const auto settings = std::find_if(sections.begin(), sections.end(),
                                           [](const auto& one) { return one.heading == "Settings"; });
        QVERIFY(settings != sections.end());
        QVERIFY2(settings->list.size() == 2 && settings->list[0].startsWith("Figure 1, 2: ") &&
                     settings->list[1].startsWith("Figure 3"),
                 qPrintable(settings->list.join('\n')));
        const auto alone = sectionsOf(reportOf("One", *figuresOf(spring, nullptr)));
        for (const ReportSection& section : alone)
            if (section.heading == "Settings") QVERIFY(!section.list.join(' ').contains("Figure"));
    }

    void aNumberOfTheDataStaysOnOneLine() {
        Desk spring;
        spring.experiment = openFile(path("spring.json")).experiment;
        int numbers = 0;
        for (const ReportSection& section : sectionsOf(reportOf("x", *figuresOf(spring, nullptr))))
            for (const ReportTable& table : section.tables)
                for (const QStringList& row : table.rows)
                    for (qsizetype i = 2; i < row.size(); ++i, ++numbers) {
                        static const QRegularExpression mayBreak(QStringLiteral(" |[.,·](?!\u2060)"));
                        QVERIFY2(!row[i].contains(mayBreak), qPrintable(row[i]));
                    }
        QVERIFY(numbers >= 8);
    }

    void theCaptionOfAFigureCanBeChanged() {
        Desk spring;
        spring.experiment = openFile(path("spring.json")).experiment;
        const Report report = reportOf("x", *figuresOf(spring, nullptr));
        ReportDialog dialog(report);
        QCOMPARE(dialog.report().figures[1].caption, report.figures[1].caption);
        for (QLineEdit* edit : dialog.findChildren<QLineEdit*>())
            if (edit->accessibleName() == "Caption of figure 2") edit->setText("My *own* caption");
        QCOMPARE(dialog.report().figures[0].caption, report.figures[0].caption);
        QCOMPARE(dialog.report().figures[1].caption, QString("My *own* caption"));
    }

    void aNameForWordGetsTheEndingThatWordOpens() {
        Desk spring;
        spring.experiment = openFile(path("spring.json")).experiment;
        ReportDialog dialog(reportOf("x", *figuresOf(spring, nullptr)));
        const auto isSaid = [&](const QString& words) {
            const auto labels = dialog.findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(),
                               [&](const QLabel* label) { return label->text().contains(words); });
        };
        dialog.saveTo(path("mine.docx"));
        QVERIFY(isSaid("mine.odt") && isSaid("Word opens files that end in .odt"));
        QVERIFY(!QFileInfo::exists(path("mine.docx")));
        const QByteArray first = read("mine.odt");
        QVERIFY(first.startsWith("PK"));
        dialog.setTexts({{"title", "Another"}});
        dialog.saveTo(path("mine.docx")); // nobody has agreed to replace mine.odt
        QVERIFY(isSaid("exists already"));
        QCOMPARE(read("mine.odt"), first);
    }

    void theProgramIsCitedWithAuthorAndTheYearOfItsRelease() {
        const std::string entry = bibliographyOf(standardExperiment(*findScene("pendulum")));
        QVERIFY(entry.find("author = {{The Timestep developers}}") != std::string::npos);
        QFile facts(QStringLiteral(TIMESTEP_SOURCE_DIR "/app/desktop/org.timestep.Timestep.metainfo.xml"));
        QVERIFY(facts.open(QIODevice::ReadOnly));
        const QByteArray release = facts.readAll();
        QVERIFY(
            release.contains(QByteArray("<release version=\"" TIMESTEP_VERSION "\" date=\"") + releaseYear));
        QVERIFY(entry.find(std::string("year = {") + releaseYear + "}") != std::string::npos);
    }

    void anExperimentMakesOneToo() {
        const Outcome outcome =
            call({"report", path("spring.json"), "--out", path("spring.html"), "--author", "A < B"});
        QVERIFY2(outcome.exitCode == 0, qPrintable(outcome.err));
        const QByteArray html = read("spring.html");
        QVERIFY(html.contains("A &lt; B") && html.contains("A spring"));
        QCOMPARE(html.count("<figure>"), 2);
        QVERIFY(verifyTable(path("spring.html")).state == TableVerdict::State::Same);
        QCOMPARE(call({"report", path("spring.html"), "--out", path("again.pdf")}).exitCode, 0);
        QVERIFY(!read("again.pdf").contains("dc:creator"));
        const Outcome pdf = call(
            {"report", path("spring.json"), "--out", path("author.pdf"), "--author", "A < B", "--log-y"});
        QVERIFY2(pdf.exitCode == 0, qPrintable(pdf.err));
        QVERIFY(read("author.pdf")
                    .contains("<dc:creator><rdf:Seq><rdf:li>A &lt; B</rdf:li></rdf:Seq></dc:creator>"));
        QVERIFY(openFile(path("author.pdf")).plot.at("log-y").get<bool>());
    }

    /// The plots of the figures in an HTML report, in their order.
    QList<QByteArray> captionsIn(const QString& name) const {
        QList<QByteArray> captions;
        const QByteArray html = read(name);
        for (qsizetype at = html.indexOf("<figcaption>"); at >= 0; at = html.indexOf("<figcaption>", at + 1))
            captions << html.mid(at, html.indexOf("</figcaption>", at) - at);
        return captions;
    }

    void aSessionShowsItsPlotsAnalysesAndNotes() {
        Desk desk;
        desk.experiment = openFile(path("spring.json")).experiment;
        desk.notes = "The *end* of it.";
        SavedPlot phase, orders, tangle;
        phase.spec.title = "Phase portrait";
        phase.spec.x = "x";
        phase.spec.y = {"v"};
        phase.view = PlotView{{-0.5, 0.5}, {-1, 1}};
        orders.slot = 1;
        orders.derived = SavedDerived{{desk.experiment, standardAnalysis(desk.experiment, "halve-step")}};
        orders.spec = plannedPlot("halve-step", {}, {});
        orders.spec.yLabel = "a label of its own";
        tangle.slot = 2; // a plot without a title
        tangle.spec.x = "time";
        tangle.spec.y = {"kinetic-energy"};
        desk.plots = {phase, orders, tangle};
        writeFile(path("desk.timestep-desk"), deskBytes(desk).toStdString());
        const Outcome outcome =
            call({"report", path("desk.timestep-desk"), "--out", path("desk.html"), "--analyse", "growth"});
        QVERIFY2(outcome.exitCode == 0, qPrintable(outcome.err));
        const QList<QByteArray> captions = captionsIn("desk.html");
        QCOMPARE(captions.size(), 4);
        const char* names[] = {"Phase portrait", "Halve the step", "Kinetic energy", "Growth"};
        for (int i = 0; i < 4; ++i)
            QVERIFY2(captions[i].toLower().contains(QByteArray(names[i]).toLower()), captions[i].constData());
        const QByteArray html = read("desk.html");
        QVERIFY(html.contains("a label of its own") && html.contains("<i>end</i>"));
        const auto figures = figuresOf(shownIn(path("desk.timestep-desk")), nullptr);
        QVERIFY(figures && figures->size() == 3);
        QCOMPARE(figures->front().plot.xRange->high, 0.5);
        QCOMPARE(call({"report", path("desk.timestep-desk"), "--out", path("desk.md")}).exitCode, 0);
        for (const QString& name : QStringList{"desk-figure-1.csv", "desk-figure-2.csv", "desk-figure-3.csv"})
            QCOMPARE(verifyTable(path(name)).state, TableVerdict::State::Same);
        QVERIFY(
            !figuresOf(shownIn(path("desk.timestep-desk")), [](std::size_t, std::size_t) { return false; }));
    }

    void aFigureShowsItsPlotBesideAStandardPlot() {
        QCOMPARE(call({"run", path("spring.json"), "--figure", path("own.svg"), "--x", "x", "--y", "v",
                       "--x-label", "own label"})
                     .exitCode,
                 0);
        QCOMPARE(call({"report", path("own.svg"), "--out", path("own.html")}).exitCode, 0);
        QCOMPARE(captionsIn("own.html").size(), 2);
        QVERIFY(read("own.html").contains("own label"));
        // An analysis is beside the first standard plot, and its lines of theory are drawn once.
        QCOMPARE(call({"sweep", path("spring.json"), "--over", "step", "--values", "0.1,0.05,0.025",
                       "--figure", path("orders.svg")})
                     .exitCode,
                 0);
        const auto figures = figuresOf(shownIn(path("orders.svg")), nullptr);
        QVERIFY(figures && figures->size() == 2);
        const ReportFigure& orders = figures->back();
        QVERIFY(orders.recipe.analysis && orders.plot.logX && orders.plot.logY);
        QStringList labels;
        for (const ReferenceLine& line : orders.plot.referenceLines) labels << line.label;
        QVERIFY(!labels.isEmpty());
        QCOMPARE(labels.removeDuplicates(), 0);
    }

    void analysesAreAddedAndTheirSentencesToo() {
        const Outcome outcome =
            call({"report", path("spring.json"), "--out", path("more.html"), "--analyse", "facts",
                  "--analyse", "sweep over=step values=0.1,0.05,0.025 measure=position-error"});
        QVERIFY2(outcome.exitCode == 0, qPrintable(outcome.err));
        QVERIFY(captionsIn("more.html").size() >= 3);
        QVERIFY(read("more.html").contains("Order 3.99"));
        const std::pair<const char*, const char*> wrong[] = {
            {"growht", "there is no \"growht\"; did you mean \"growth\"?"},
            {"zzzzzz", "there is no \"zzzzzz\"; there are sweep, "},
            {"sweep ovr=step", "did you mean \"over\"?"},
            {"sweep step", "takes NAME=VALUE"},
            {"poincare", "a section needs"}};
        for (const auto& [text, sentence] : wrong) {
            const Outcome refused =
                call({"report", path("spring.json"), "--out", path("bad.html"), "--analyse", text});
            QCOMPARE(refused.exitCode, 2);
            QVERIFY2(refused.err.contains(sentence), qPrintable(refused.err));
        }
        QVERIFY(!QFileInfo::exists(path("bad.html")));
    }

    void everyChartOfALessonIsShownOnRequest() {
        const std::string id = "energy-drift-or-wobble";
        QCOMPARE(call({"report", id.c_str(), "--out", path("one.html")}).exitCode, 0);
        QCOMPARE(call({"report", id.c_str(), "--out", path("all.html"), "--lesson-charts"}).exitCode, 0);
        QCOMPARE(captionsIn("one.html").size(), 1);
        int charts = 0;
        for (const std::string& plot : plotsOf(lesson(id)))
            if (lessonFigure(lesson(id), plot)) ++charts;
        QVERIFY(charts >= 2);
        QCOMPARE(captionsIn("all.html").size(), charts);
        QCOMPARE(call({"report", path("spring.json"), "--out", path("bad.html"), "--lesson-charts"}).exitCode,
                 2);
        QCOMPARE(call({"report", id.c_str(), "--out", path("bad.html"), "--analyse", "facts"}).exitCode, 2);
        Desk desk;
        desk.experiment = openFile(path("spring.json")).experiment;
        desk.lesson = QString::fromStdString(id);
        writeFile(path("open.timestep-desk"), deskBytes(desk).toStdString());
        QCOMPARE(call({"report", path("open.timestep-desk"), "--out", path("open.html"), "--lesson-charts"})
                     .exitCode,
                 0);
        QCOMPARE(captionsIn("open.html").size(), 2 + charts);
    }

    void badInputGetsASentenceAndWritesNothing() {
        for (const QStringList& words :
             {QStringList{"report", "no-such-lesson", "--out", path("bad.pdf")},
              QStringList{"report", path("spring.json"), "--out", path("bad.docx")},
              QStringList{"report", "ten-steps-of-euler", "--out", path("bad.pdf"), "--answers",
                          path("answers.json")},
              QStringList{"report", path("spring.json"), "--out", path("bad.pdf"), "--answers",
                          path("answers.json")},
              QStringList{"report", path("spring.json"), "--out", path("nowhere/bad.pdf")}}) {
            const Outcome outcome = call(words);
            const bool isOutput = words.contains(path("nowhere/bad.pdf"));
            QCOMPARE(outcome.exitCode, isOutput ? 1 : 2);
            QCOMPARE(outcome.err.count('\n'), 1);
        }
        QVERIFY(!QFileInfo::exists(path("bad.pdf")) && !QFileInfo::exists(path("bad.docx")));
    }

    void markdownBecomesHtml() {
        QCOMPARE(htmlOf("plain"), QString("<p>plain</p>"));
        QVERIFY(htmlOf("**bold** and *slanted*").contains("<b>bold</b> and <i>slanted</i>"));
        const QString formula = htmlOf("so $x^2$ is");
        QVERIFY(formula.contains("<svg role=\"img\" aria-label=\"x^2\"") && formula.contains("<path"));
        QVERIFY(htmlOf("> said").contains("<blockquote>said</blockquote>"));
        QVERIFY(htmlOf("a < b").contains("a &lt; b"));
        QCOMPARE(htmlOf(""), QString());
        for (const char* typed : {"1. one",
                                  "- dash",
                                  "+ plus",
                                  "# head",
                                  "a * b * c",
                                  "_x_",
                                  "`code`",
                                  "[a](b)",
                                  "<b>",
                                  "a | b",
                                  "50.5 m/s^2, E/E_0 = $x$",
                                  "=====",
                                  "a & b &amp;",
                                  "\\alpha",
                                  "12) twelve",
                                  "*",
                                  "4.2",
                                  "!?",
                                  "~~gone~~",
                                  "x -- y: 'z' \"w\""}) {
            QTextDocument document; // typed text stays unchanged
            document.setMarkdown(QString::fromStdString(asMarkdown(typed)),
                                 QTextDocument::MarkdownDialectGitHub);
            QCOMPARE(document.toPlainText(), QString(typed));
        }
        QCOMPARE(asMarkdown("0.96 m/s"), std::string("0.96 m/s")); // and is readable as plain text
    }
};

REGISTER_TEST(Reports)

} // namespace timestep::report_test
#include "report.moc"
