// SPDX-License-Identifier: GPL-3.0-or-later
// The whole desk saved in a file, which stays intact whatever happens to the program.
#include "app/desk/desk_file.h"
#include "app/desk/desk_files.h"
#include "app/desk/recovery.h"
#include "app/lesson/panel/aside_bar.h"
#include "app/measured/data_fields.h"
#include "app/measured/measured_dialog.h"
#include "app/plots/export_dialog.h"
#include "app/plots/plot_card.h"
#include "app/provenance/open_file.h"
#include "app/provenance/table_digest.h"
#include "app/provenance/verify_table.h"
#include "app/report/report_dialog.h"
#include "app/report/write_report.h"
#include "app/window/actions/actions.h"
#include "app/window/actions/view_layers.h"
#include "app/workbench/message_line.h"
#include "core/analysis/sweep.h"
#include "core/input_error.h"
#include "core/json/json.h"
#include "core/run/experiment/setting_key.h"
#include "tests/app/commands/command_call.h"
#include "tests/app/window/window_parts.h"
#include "tests/tools.h"
#include "widgets/plot/widget/plot_widget.h"

#include <QFile>
#include <QLabel>
#include <QMessageBox>
#include <QProcess>
#include <QPushButton>
#include <QSettings>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <memory>

namespace timestep::project_test {

namespace {

/// A desk whose notes begin with `number` and end with "end", so that a test detects truncated files.
Desk numberedDesk(int number) {
    Desk saved;
    saved.experiment = standardExperiment(*findScene("spring"));
    saved.notes = QString::number(number) + QStringLiteral(" ") + QString(20000, QLatin1Char('x')) + " end";
    return saved;
}

/// Entry of the child process that gets killed: it saves desks until then and prints the last complete
/// one.
int keepForEver(const QString& folder) {
    Autosave autosave(folder);
    QTextStream out(stdout);
    for (int number = 1;; ++number) {
        if (!autosave.save(deskBytes(numberedDesk(number))).isEmpty()) return 1;
        out << number << Qt::endl;
    }
}

} // namespace

class Project : public QObject {
    Q_OBJECT

    QString path(const QString& name) const { return m_folder.filePath(name); }

    std::unique_ptr<WindowParts> open() {
        m_language.use("en");
        auto window = std::make_unique<WindowParts>(WindowOptions{}, m_language);
        window->show();
        return window;
    }

    static Experiment damped() {
        Experiment experiment = standardExperiment(*findScene("spring"));
        setByKey(experiment, "damping", "0.3");
        setByKey(experiment, "integrator", "rk4");
        experiment.duration = 12;
        return experiment;
    }

    static QString refusal(const QByteArray& bytes) {
        try {
            deskFromBytes(bytes, "some.timestep-desk");
        } catch (const InputError& error) {
            return QString::fromStdString(error.sentence());
        }
        return {};
    }

    QTemporaryDir m_folder;
    LanguageSwitch m_language;

private slots:
    void initTestCase() { QSettings().clear(); }

    void aDeskComesBackAsItWas() {
        Desk saved = numberedDesk(3);
        saved.lesson = "energy-drift-or-wobble";
        saved.speed = 0.25;
        saved.view = {{"trace", false}, {"exact", true}};
        SavedPlot plot;
        plot.slot = 1;
        plot.spec.title = "ä";
        plot.spec.x = "time";
        plot.spec.y = {"x", "v"};
        plot.spec.logY = true;
        plot.spec.yRange = PlotRange{0.1, 1e9};
        plot.spec.runs = {0};
        plot.spec.referenceLines.push_back({"one", -1, {0, 1}, {1, 1}});
        plot.spec.added.lines = {{"time|x", "here", true, 0.25}};
        plot.spec.added.notes = {{"time|x", "ö", 1, 2}};
        plot.spec.added.measures = {{"time|x", PlotMeasure::Kind::Area, "x", 1, 3, 9}};
        plot.spec.added.differences = {{"x", "v", 0, 1}};
        plot.spec.symlogX = true;
        plot.spec.xLabel = "Zeit τ";
        plot.spec.yLabel = "Winkel";
        plot.spec.runNames = {{0, "mine"}, {3, "yours"}};
        plot.spec.runColours = {{1, QColor("#c00000")}};
        plot.spec.runWidths = {{0, 2.5}};
        plot.spec.fontFamily = "Serif";
        saved.plots = {plot};
        const QByteArray bytes = deskBytes(saved);
        const Desk again = deskFromBytes(bytes, "a");
        QCOMPARE(deskBytes(again), bytes);
        QCOMPARE(again.plots.size(), std::size_t{1});
        QVERIFY(again.plots[0].spec.yRange && again.plots[0].spec.yRange->high == 1e9);
        QCOMPARE(again.notes, saved.notes);
        QCOMPARE(again.plots[0].spec.xLabel, plot.spec.xLabel);
        QCOMPARE(again.plots[0].spec.yLabel, plot.spec.yLabel);
        QCOMPARE(again.plots[0].spec.runNames, plot.spec.runNames);
        QCOMPARE(again.plots[0].spec.runColours, plot.spec.runColours);
        QCOMPARE(again.plots[0].spec.runWidths, plot.spec.runWidths);
        QCOMPARE(again.plots[0].spec.fontFamily, plot.spec.fontFamily);
        const PlotAdditions& added = again.plots[0].spec.added;
        QVERIFY(added.lines.size() == 1 && added.lines[0].vertical && added.lines[0].value == 0.25);
        QVERIFY(added.notes.size() == 1 && added.notes[0].text == "ö");
        QVERIFY(added.measures.size() == 1 && added.measures[0].to == 9);
        QVERIFY(added.differences.size() == 1 && added.differences[0].lessRun == 1 && !added.spectrum);
    }

    /// Axes, zoom, fits, notes, additional plots and the run itself.
    void aSessionComesBackWithItsPlotsAsTheyWere() {
        QByteArray saved;
        QStringList labels;
        {
            const auto window = open();
            QVERIFY(window->openExperiment(damped()));
            window->workbench().setSpeed(0);
            window->workbench().run();
            window->workbench().finish();
            window->addPlot();
            PlotSpec portrait;
            portrait.x = "x";
            portrait.y = {"v"};
            portrait.equalScales = true;
            portrait.wrapY = true;
            window->showPlot(1, {}, portrait);
            PlotSpec place;
            place.x = "time";
            place.y = {"x"};
            place.xLabel = "t in s";
            window->showPlot(0, {}, place);
            PlotWidget& plot = *window->plotCard(0).plot();
            QTRY_VERIFY(plot.table().rows() > 10);
            PlotFit own;
            own.axes = "time x";
            own.kind = FitKind::Own;
            own.formula = "A*exp(-d*t)*cos(w*t + p)";
            own.starts = "A = 1, d = 0.1, w = 2, p = 0";
            own.from = 0.5;
            own.to = 6;
            QVERIFY(plot.addFits(own));
            PlotSpec noted = plot.spec();
            noted.added.notes.push_back({"time x", "here", 1, 0.25});
            noted.added.lines.push_back({"time x", "half", false, 0.5});
            plot.setSpec(noted);
            QTest::keyClick(plot.focusProxy(), Qt::Key_Plus);
            QTest::keyClick(plot.focusProxy(), Qt::Key_Right);
            QVERIFY(plot.view());
            window->desk().setNotes("what I think");
            for (const ReferenceLine& line : plot.fits()) labels << line.label;
            saved = deskBytes(window->desk().present());
        }
        QCOMPARE(labels.size(), 1);
        const auto window = open();
        QVERIFY(window->openScene("pendulum"));
        QVERIFY(window->desk().restore(deskFromBytes(saved, "s.timestep-desk")));
        const Desk goal = deskFromBytes(saved, "s.timestep-desk");
        QVERIFY(goal.reached > 100);
        QTRY_COMPARE(window->workbench().snapshot().furthest, goal.reached);
        QTRY_COMPARE(window->plotCard(0).plot()->fits().size(), std::size_t(1));
        QCOMPARE(window->plotCard(0).plot()->fits()[0].label, labels[0]);
        QTRY_COMPARE(QString::fromUtf8(deskBytes(window->desk().present())), QString::fromUtf8(saved));
    }

    void aFigureAndATableComeBackWithTheirPlot() {
        QByteArray shown;
        QStringList labels;
        const QStringList files{path("chart.svg"), path("chart.png"), path("chart.pdf"), path("chart.csv")};
        {
            const auto window = open();
            QVERIFY(window->openExperiment(damped()));
            window->workbench().setSpeed(0);
            window->workbench().run();
            window->workbench().finish();
            PlotSpec energy;
            energy.title = "Energy";
            energy.x = "time";
            energy.y = {"total-energy"};
            energy.logY = true;
            window->showPlot(0, {}, energy);
            PlotWidget& plot = *window->plotCard(0).plot();
            QTRY_VERIFY(plot.table().rows() > 10);
            PlotFit decay;
            decay.axes = "time total-energy";
            decay.kind = FitKind::Exponential;
            QVERIFY(plot.addFits(decay));
            labels << plot.fits().front().label;
            ExportDialog dialog(window->exportSubject(0));
            for (const QString& file : files) QCOMPARE(dialog.writeTo(file), QString());
        }
        for (const QString& file : files) {
            const auto window = open();
            QVERIFY(window->openScene("pendulum"));
            QVERIFY2(window->openPath(file), qPrintable(file));
            const PlotWidget& plot = *window->plotCard(0).plot();
            QVERIFY2(plot.spec().logY && plot.spec().y == std::vector<std::string>{"total-energy"},
                     qPrintable(file));
            QTRY_COMPARE(plot.fits().size(), std::size_t(1));
            QTRY_COMPARE(plot.fits().front().label, labels[0]); // of all rows, which are computed again
            QCOMPARE(window->plots().order().size(), std::size_t(2));
        }
        // A table of the command line has no plot of its own: its rows are in the standard ones.
        writeFile(path("damped.json"), toJson(damped()).dump());
        QCOMPARE(call({"run", path("damped.json"), "--quiet", "--table", path("table.csv")}).exitCode, 0);
        const auto window = open();
        QVERIFY(window->openPath(path("table.csv")));
        const double end = damped().duration;
        QTRY_VERIFY(std::abs(window->workbench().snapshot().time - end) < 1e-9);
        QTRY_VERIFY(window->plotCard(0).plot()->table().rows() > 10);
    }

    void anotherExperimentPutsTheLessonAsideAndSaysSo() {
        const auto window = open();
        QVERIFY(window->openLesson("energy-drift-or-wobble"));
        auto* const bar = window->findChild<AsideBar*>();
        QVERIFY(bar != nullptr && !bar->isVisibleTo(window.get()));
        const QString title = QString::fromStdString(window->lessonPanel().lesson()->title);
        QVERIFY(window->report().title.contains(title));
        QVERIFY(window->openScene("kepler"));
        QVERIFY(bar->isVisibleTo(window.get()));
        QStringList texts;
        for (const QLabel* label : bar->findChildren<QLabel*>()) texts << label->text();
        QVERIFY2(texts.join(' ').contains(title), qPrintable(texts.join(' ')));
        QVERIFY(!window->report().title.contains(title)); // the orbit does not belong to the lesson
        window->setLanguage("de");                        // the lesson is read again, and stays put aside
        QVERIFY(bar->isVisibleTo(window.get()));
        QCOMPARE(window->workbench().experiment().scene->id, std::string_view("kepler"));
        window->setLanguage("en");
        bar->findChild<QToolButton*>("back-to-lesson")->click();
        QVERIFY(!bar->isVisibleTo(window.get()));
        QVERIFY(!window->lessonPanel().walk().isAside());
        QVERIFY(window->workbench().experiment().scene->id != "kepler");
        QVERIFY(window->actions().at("lesson")->isChecked());
        QVERIFY(window->report().title.contains(title));
        window->openScene("kepler"); // another step also opens the lesson's experiment
        window->lessonPanel().goTo(window->lessonPanel().step() + 1);
        QVERIFY(window->workbench().experiment().scene->id != "kepler");
    }

    void faultsOfAFileAreReportedInADialog() {
        const auto window = open();
        QVERIFY(window->openExperiment(damped()));
        window->workbench().setSpeed(0);
        window->workbench().run();
        window->workbench().finish();
        PlotSpec place;
        place.x = "time";
        place.y = {"x"};
        window->showPlot(0, {}, place);
        QTRY_VERIFY(window->plotCard(0).plot()->table().rows() > 10);
        ExportDialog dialog(window->exportSubject(0));
        QCOMPARE(dialog.writeTo(path("true.csv")), QString());
        QFile file(path("true.csv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QByteArray altered = file.readAll();
        const qsizetype last = altered.lastIndexOf('\n', altered.size() - 2) + 1;
        altered.replace(last, altered.indexOf(',', last) - last, "999");
        writeFile(path("altered.csv"), altered.toStdString());
        writeFile(path("foreign.csv"), "t,x\n0,1\n1,2\n");
        const auto boxOf = [&] { return window->findChild<QMessageBox*>(); };
        auto* const message = window->findChild<MessageLine*>();
        QVERIFY(window->openPath(path("true.csv")));
        QTRY_VERIFY(message->text().contains("same to the last byte"));
        QVERIFY(boxOf() == nullptr);
        QVERIFY(window->openPath(path("altered.csv")));
        QTRY_VERIFY(boxOf() != nullptr);
        QVERIFY2(boxOf()->text().contains("altered.csv") && boxOf()->text().contains("999"),
                 qPrintable(boxOf()->text()));
        boxOf()->close();
        QTRY_VERIFY(boxOf() == nullptr);
        const std::string before = toJson(window->workbench().experiment()).dump();
        QVERIFY(!window->openPath(path("foreign.csv")));
        QTRY_VERIFY(boxOf() != nullptr);
        QVERIFY2(boxOf()->text().contains("carries no experiment"), qPrintable(boxOf()->text()));
        QCOMPARE(toJson(window->workbench().experiment()).dump(), before);
        for (QAbstractButton* button : boxOf()->buttons())
            if (boxOf()->buttonRole(button) == QMessageBox::AcceptRole) button->click();
        QTRY_VERIFY(window->findChild<MeasuredDialog*>() != nullptr);
        QTRY_VERIFY(window->findChild<MeasuredDialog*>()->fields().hasData());
        window->findChild<MeasuredDialog*>()->reject();
    }

    void aDeskThatIsNoneOrNewerIsRefusedInASentence() {
        QVERIFY(refusal(deskBytes(numberedDesk(1))).isEmpty());
        QVERIFY(refusal("{}").contains("holds no session"));
        QVERIFY(refusal("{").contains("not JSON"));
        QVERIFY(refusal(deskBytes(numberedDesk(1)).left(500)).contains("not JSON"));
        QByteArray newer = deskBytes(numberedDesk(1));
        newer.replace("\"timestep-desk\": 2", "\"timestep-desk\": 3").replace(TIMESTEP_VERSION, "99.0");
        QVERIFY2(refusal(newer).contains("newer version of Timestep (99.0)"), qPrintable(refusal(newer)));
        QByteArray odd = deskBytes(numberedDesk(1));
        QVERIFY(refusal(odd.replace("\"speed\": 1.0", "\"speed\": \"fast\""))
                    .contains("speed: a number is expected here"));
        QByteArray scene = deskBytes(numberedDesk(1));
        QVERIFY(
            refusal(scene.replace("\"scene\": \"spring\"", "\"scene\": \"wormhole\"")).contains("wormhole"));
    }

    void theWindowSavesAndOpensItsDesk() {
        const auto window = open();
        QVERIFY(window->openScene("pendulum"));
        window->workbench().step(4);
        window->workbench().finish();
        QTRY_VERIFY(window->workbench().isCurrent());
        PlotSpec spec;
        spec.title = "Mine";
        spec.x = "angle";
        spec.y = {"angular-velocity"};
        window->showPlot(1, {}, spec);
        window->actions().at("trace")->setChecked(false);
        window->desk().setNotes("remember this");
        const std::string experiment = toJson(window->workbench().played()).dump();
        QVERIFY(window->desk().save(path("mine.timestep-desk")));
        QVERIFY(window->recentFiles().first().endsWith("mine.timestep-desk"));

        const auto other = open();
        QVERIFY(other->openScene("spring"));
        QVERIFY(other->openPath(path("mine.timestep-desk")));
        QCOMPARE(toJson(other->workbench().played()).dump(), experiment);
        QCOMPARE(other->desk().notes(), QString("remember this"));
        QVERIFY(!other->actions().at("trace")->isChecked());
        QCOMPARE(other->plotCard(1).plot()->spec().y, std::vector<std::string>{"angular-velocity"});
        QTRY_VERIFY(other->workbench().isCurrent());
        QCOMPARE(other->plotCard(1).title(), QString("Mine"));
        QVERIFY(!other->openPath(path("missing.timestep-desk")));
        QCOMPARE(toJson(other->workbench().played()).dump(), experiment); // the open experiment stays
    }

    void plotsOfSweepsAndAnalysesAndLayersComeBack() {
        const auto window = open();
        QVERIFY(window->openScene("two-polygons"));
        const auto layer = [](WindowParts& of, FrameLayer bit) {
            const auto all = viewLayers();
            const auto found = std::find_if(all.begin(), all.end(),
                                            [bit](const ViewLayer& one) { return one.layer == bit; });
            return of.actions().at(layerAction(*found));
        };
        QAction* axes = layer(*window, AxisLayer);
        QVERIFY(axes->isChecked());
        axes->setChecked(false);
        layer(*window, VelocityLayer)->setChecked(true);
        QTRY_VERIFY(window->workbench().isCurrent());
        QVERIFY(window->desk().save(path("layers.timestep-desk")));

        Experiment experiment = standardExperiment(*findScene("spring"));
        experiment.duration = 1;
        QVERIFY(window->openExperiment(experiment));
        QTRY_VERIFY(window->workbench().isCurrent());
        const AnalysisSpec sweep = sweepOver("step", {0.1, 0.05}, "energy-drift");
        const PlotSource swept{PlotSource::Kind::Derived, "a sweep", {.column = "energy-drift-end"}, true};
        PlotSpec spec;
        spec.title = "Swept";
        spec.logX = true;
        spec.y = {"energy-drift-end"};
        window->showPlot(0, swept, spec);
        // A parameter sweep was started and has not finished: there is nothing to save.
        QVERIFY(window->desk().present().plots.empty() || !window->desk().present().plots[0].derived);
        window->workbench().startAnalysis(swept.name, sweep);
        QTRY_VERIFY(window->plotCard(0).plot()->table().rows() == 2);
        QVERIFY(window->set({{"step", "0.02"}})); // the sweep keeps its experiment
        QTRY_VERIFY(window->workbench().isCurrent());
        SavedPlot analysed;
        analysed.slot = 1;
        analysed.spec.title = "Halved";
        analysed.derived = SavedDerived{{experiment, standardAnalysis(experiment, "halve-step")}};
        Desk saved = window->desk().present();
        QVERIFY(!saved.plots.empty() && saved.plots[0].derived);
        const std::string madeOf = toJson(experiment).dump();
        QCOMPARE(toJson(saved.plots[0].derived->recipe.experiment).dump(), madeOf);
        std::erase_if(saved.plots, [](const SavedPlot& plot) { return plot.slot == 1; });
        saved.plots.push_back(analysed);
        const QByteArray bytes = deskBytes(saved);
        QCOMPARE(deskBytes(deskFromBytes(bytes, "a")), bytes);
        const Table table = window->plotCard(0).plot()->table();

        const auto other = open();
        QVERIFY(other->openPath(path("layers.timestep-desk")));
        QVERIFY(!layer(*other, AxisLayer)->isChecked() && layer(*other, VelocityLayer)->isChecked());
        QVERIFY(other->desk().restore(deskFromBytes(bytes, "a")));
        QTRY_VERIFY(other->plotCard(0).plot()->table().rows() == 2);
        QTRY_VERIFY(other->plotCard(1).plot()->table().rows() > 0);
        for (std::size_t i = 0; i < table.columns.size(); ++i)
            QCOMPARE(digestOf(other->plotCard(0).plot()->table()).columns[i].hash,
                     digestOf(table).columns[i].hash);
        QCOMPARE(other->plotCard(0).title(), QString("Swept"));
        QCOMPARE(other->plotCard(1).title(), QString("Halved"));
        QCOMPARE(other->workbench().experiment().step, 0.02);
        const Desk again = other->desk().present();
        QCOMPARE(again.plots.size(), std::size_t{2});
        QCOMPARE(toJson(again.plots[0].derived->recipe.experiment).dump(), madeOf);
        QCOMPARE(again.plots[1].derived.value().recipe.analysis.value().kind, std::string("halve-step"));

        QByteArray neither = bytes;
        neither.replace("\"analysis\":", "\"analyses\":");
        QVERIFY2(refusal(neither).contains("expected here") || refusal(neither).contains("analyses"),
                 qPrintable(refusal(neither)));
    }

    void figuresOfSweepsFromTheWindowAreVerifiedAndPutUpAgain() {
        const auto window = open();
        Experiment experiment = standardExperiment(*findScene("spring"));
        experiment.duration = 1;
        QVERIFY(window->openExperiment(experiment));
        QTRY_VERIFY(window->workbench().isCurrent());
        PlotSource source{PlotSource::Kind::Derived, "s", {.column = "energy-drift-maximum"}, true};
        PlotSpec spec;
        spec.logX = spec.logY = true;
        window->showPlot(1, source, spec);
        QVERIFY(!window->exportSubject(1).verifiable); // not computed yet
        window->workbench().startAnalysis("s", sweepOver("step", {0.1, 0.05, 0.025}, "energy-drift"));
        QTRY_VERIFY(window->plotCard(1).plot()->table().rows() == 3);
        source = {PlotSource::Kind::Derived, "a"};
        window->showPlot(0, source, {});
        window->workbench().startAnalysis("a", standardAnalysis(experiment, "halve-step"));
        QTRY_VERIFY(window->plotCard(0).plot()->table().find("estimate") != nullptr);
        for (const char* ending : {"png", "svg", "pdf", "csv"})
            for (const std::size_t slot : {std::size_t{0}, std::size_t{1}}) {
                const QString file = path(QString("window-%1.%2").arg(slot).arg(ending));
                QVERIFY(ExportDialog(window->exportSubject(slot)).writeTo(file).isEmpty());
                const TableVerdict verdict = verifyTable(file);
                QVERIFY2(verdict.state == TableVerdict::State::Same, qPrintable(verdict.sentence));
            }
        const Report report = window->report();
        QCOMPARE(report.figures.size(), std::size_t{2});
        QVERIFY(report.figures[1].verifiable && report.figures[1].recipe.analysis.value().kind == "sweep");
        QVERIFY(report.figures[1].settings.contains("One run for each"));

        const auto other = open();
        QVERIFY(other->openPath(path("window-1.svg")));
        QTRY_COMPARE(other->plotCard(1).plot()->table().rows(), std::size_t{3});
        QVERIFY(other->plotCard(1).plot()->spec().y.front() == "energy-drift-maximum");
        QVERIFY(!other->plotCard(0).plot()->spec().y.empty());
        QVERIFY(other->openPath(path("window-0.csv")));
        QTRY_VERIFY(other->plotCard(1).plot()->table().find("estimate") != nullptr);
        QVERIFY(other->openPath(path("window-1.svg")));       // its plot is dropped before it is computed
        QVERIFY(other->openPath(path("mine.timestep-desk"))); // a run: no other plot is added
        QTest::qWait(50);
        QVERIFY(other->plotCard(1).source().kind == PlotSource::Kind::Run);
    }

    void failedWritesAreReportedAndLeaveNoPartialFile() {
        const auto window = open();
        QVERIFY(window->openScene("spring"));
        QVERIFY(!window->desk().save(path("nowhere/desk.timestep-desk")));
        // A folder has the name of the file, which cannot be replaced: everything there stays unchanged.
        QVERIFY(QDir(m_folder.path()).mkdir("desk.timestep-desk"));
        QVERIFY(!window->desk().save(path("desk.timestep-desk")));
        QVERIFY(QFileInfo(path("desk.timestep-desk")).isDir());
        QVERIFY(QDir(m_folder.path()).entryList({"desk.timestep-desk.*"}, QDir::Files).isEmpty());
        Autosave nowhere("/dev/null/autosave");
        QVERIFY(!nowhere.save("{}").isEmpty());
    }

    void anAutosaveIsGoneWhenTheWindowIsClosedAndLeftOtherwise() {
        const QString folder = path("autosave");
        {
            Autosave one(folder), two(folder);
            QVERIFY(one.file() != two.file());
            QVERIFY(one.save("a").isEmpty() && two.save("b").isEmpty());
            QVERIFY(one.leftBehind().isEmpty()); // the other window is open
        }
        QVERIFY(QDir(folder).entryList(QDir::Files).isEmpty());
    }

    void killedInTheMidstOfSavingItLosesNothing() {
        const QString folder = path("killed");
        for (int round = 0; round < 12; ++round) {
            QProcess child;
            child.start(QCoreApplication::applicationFilePath(), {"--keep-for-ever", folder});
            QVERIFY(child.waitForReadyRead(10000));
            QTest::qWait(5 + 7 * round); // at any point of a save
            child.kill();
            QVERIFY(child.waitForFinished(10000));
            const QList<QByteArray> told = child.readAllStandardOutput().trimmed().split('\n');
            const Autosave autosave(folder);
            const QStringList files = autosave.leftBehind();
            QCOMPARE(files.size(), 1);
            const Desk saved = readDesk(files.front());
            QVERIFY(saved.notes.endsWith(" end"));
            const int kept = saved.notes.section(' ', 0, 0).toInt();
            QVERIFY2(kept >= told.last().toInt(), "what it said was safe is safe");
            QVERIFY(kept <= told.last().toInt() + 1);
            Autosave::forget(files.front());
            QVERIFY(autosave.leftBehind().isEmpty());
            QVERIFY(
                QDir(folder).entryList({"*.timestep-desk*"}, QDir::Files).filter(files.front()).isEmpty());
        }
    }

    void theNextStartContinuesTheLeftSession() {
        const QString folder = path("left");
        QVERIFY(QDir().mkpath(folder));
        Desk saved = numberedDesk(8);
        QVERIFY(saved.experiment.scene != nullptr);
        writeFile(folder + "/open-1-1.timestep-desk", deskBytes(saved).toStdString());
        const auto window = open();
        QVERIFY(window->openScene("pendulum"));
        window->recovery().start(folder);
        QVERIFY(window->recovery().recover());
        QVERIFY(window->workbench().experiment().scene->id == "spring");
        QVERIFY(window->desk().notes().startsWith("8 "));
        QVERIFY(!QFileInfo::exists(folder + "/open-1-1.timestep-desk"));
        QVERIFY(!window->recovery().recover());
        window->recovery().keep();
        QCOMPARE(QDir(folder).entryList({"*.timestep-desk"}, QDir::Files).size(), 1);
    }

    void aReportBeginsWithThePlotsOnTheDesk() {
        const auto window = open();
        QVERIFY(window->openLesson("energy-drift-or-wobble"));
        window->workbench().setSpeed(0);
        window->lessonPanel();
        QTRY_VERIFY(window->workbench().isCurrent());
        window->desk().setNotes("My *own* words");
        const Report report = window->report();
        QVERIFY(!report.figures.empty());
        QVERIFY(report.explanation.contains("own"));
        ReportDialog dialog(report);
        dialog.show();
        QVERIFY(dialog.writeTo(path("desk.html")).isEmpty());
        QVERIFY(!dialog.writeTo(path("nowhere/desk.html")).isEmpty());
        QVERIFY(!dialog.writeTo(path("desk.docx")).isEmpty());
        if (!qEnvironmentVariable("TIMESTEP_PICTURES").isEmpty())
            dialog.grab().save(qEnvironmentVariable("TIMESTEP_PICTURES") + "/report-dialog.png");
    }

    void closingTheWindowAsksForAReportThatIsInNoFile() {
        const auto window = open();
        QVERIFY(window->openScene("pendulum"));
        QTRY_VERIFY(window->workbench().isCurrent());
        window->workbench().step(20);
        window->workbench().finish();
        QTRY_VERIFY(window->workbench().table().rows() > 20);
        window->actions().at("add-to-report")->trigger();
        const auto question = [&]() -> QMessageBox* {
            const auto boxes = window->findChildren<QMessageBox*>();
            return boxes.isEmpty() ? nullptr : boxes.last();
        };
        QVERIFY(!window->close() && window->isVisible());
        QTRY_VERIFY(question() != nullptr);
        question()->button(QMessageBox::Cancel)->click();
        QTRY_VERIFY(question() == nullptr);
        QVERIFY(window->isVisible());
        QVERIFY(!window->close());
        QTRY_VERIFY(question() != nullptr);
        for (QAbstractButton* button : question()->buttons())
            if (question()->buttonRole(button) == QMessageBox::DestructiveRole) button->click();
        QTRY_VERIFY(!window->isVisible());
    }

    void theTextsOfAReportStayWithTheSession() {
        const auto window = open();
        QVERIFY(window->openScene("pendulum"));
        QTRY_VERIFY(window->workbench().isCurrent());
        const auto reportDialog = [&](const WindowParts& of) {
            of.actions().at("report")->trigger();
            for (int i = 0; i < 100 && of.findChildren<ReportDialog*>().isEmpty(); ++i) QTest::qWait(20);
            const auto all = of.findChildren<ReportDialog*>();
            return all.isEmpty() ? nullptr : all.last();
        };
        const auto close = [&](ReportDialog* dialog) {
            dialog->reject();
            QTRY_VERIFY(window->findChildren<ReportDialog*>().isEmpty());
        };
        ReportDialog* dialog = reportDialog(*window);
        QVERIFY(dialog != nullptr && dialog->texts().empty());
        dialog->setTexts({{"title", "My pendulum"}, {"result", "It *swings*."}});
        close(dialog);
        dialog = reportDialog(*window);
        QCOMPARE(dialog->report().title, QString("My pendulum"));
        QCOMPARE(dialog->report().result, QString("It *swings*."));
        QCOMPARE(dialog->texts().size(), std::size_t{2}); // the others are proposed again
        close(dialog);
        QVERIFY(window->desk().save(path("reported.timestep-desk")));
        QVERIFY(window->saveTo(path("another.timestep"), false));
        QVERIFY(window->openPath(path("another.timestep"))); // begins with empty fields
        QVERIFY(window->desk().reportTexts().empty());
        const auto other = open();
        QVERIFY(other->openPath(path("reported.timestep-desk")));
        dialog = reportDialog(*other);
        QCOMPARE(dialog->report().result, QString("It *swings*."));
    }
};

REGISTER_CHILD_PROCESS("--keep-for-ever", keepForEver)
REGISTER_TEST(Project)

} // namespace timestep::project_test
#include "project.moc"
