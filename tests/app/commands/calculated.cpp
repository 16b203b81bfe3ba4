// SPDX-License-Identifier: GPL-3.0-or-later
// Calculated columns on the command line, in their dialog, in plots, sessions, figures and lessons.
#include "app/calculated/calculated_dialog.h"
#include "app/desk/desk_file.h"
#include "app/plots/plot_card.h"
#include "app/plots/standard_plots.h"
#include "core/input_error.h"
#include "core/run/session/session.h"
#include "core/table/csv.h"
#include "lessons/read/read_lesson.h"
#include "tests/app/commands/command_call.h"
#include "tests/app/files/test_folder.h"
#include "tests/app/window/window_parts.h"
#include "tests/tools.h"
#include "widgets/panel/steady_scroll_area.h"
#include "widgets/plot/widget/plot_widget.h"

#include <QDialogButtonBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QToolButton>

namespace timestep::calculated_test {

namespace {

Experiment oscillation() {
    Experiment experiment = standardExperiment(*findScene("spring"));
    experiment.duration = experiment.step * 40;
    return experiment;
}

const std::vector<double>& valuesOf(const Table& table, std::string_view id) {
    return table.find(id)->values;
}

} // namespace

class Calculated : public QObject, TestFolder {
    Q_OBJECT

    LanguageSwitch m_language;

    static CalculatedDialog* dialogOf(WindowParts& window) {
        for (auto* dialog : window.findChildren<CalculatedDialog*>())
            if (dialog->isVisible()) return dialog;
        return nullptr;
    }
    static QLineEdit& line(CalculatedDialog& dialog, int number) {
        return *dialog.findChildren<QLineEdit*>().at(number);
    }
    static void type(CalculatedDialog& dialog, const QString& name, const QString& unit,
                     const QString& formula) {
        int number = 0;
        for (const QString& text : {name, unit, formula}) {
            QLineEdit& edit = line(dialog, number++);
            edit.clear();
            QTest::keyClicks(&edit, text);
            if (text.isEmpty()) emit edit.textEdited(text);
        }
    }
    static QPushButton* ok(CalculatedDialog& dialog) {
        return dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    }

private slots:
    void theCommandLineAddsColumns() {
        write("spring.json", R"({"scene": "spring", "duration": 2, "parameters": {"mass": 0.5}})");
        const QString file = path("spring.json"), csv = path("spring.csv"), figure = path("momentum.svg");
        const Outcome made =
            call({"run", file, "--calculate", "momentum [kg m/s] = m*v", "--calculate", "twice = 2*momentum",
                  "--table", csv, "--figure", figure, "--y", "momentum"});
        QVERIFY2(made.exitCode == 0, qPrintable(made.err));
        QVERIFY(made.out.contains("momentum") && made.out.contains("kg m/s"));
        QVERIFY(read("spring.csv").contains("momentum [kg m/s],twice [kg m/s]"));
        QVERIFY(read("momentum.svg").contains("momentum"));
        Experiment experiment = oscillation();
        experiment.calculated = {calculatedFromText("momentum [kg m/s] = m*v"), {"q", "q", "1", "2*x"}};
        QVERIFY(caption(Session(experiment)).contains("Calculated: momentum [kg m/s] = m*v; q = 2*x."));
        // The table embeds the columns: running it again gives the same table, which is verified.
        const Outcome again = call({"run", csv, "--table", path("again.csv")});
        QVERIFY2(again.exitCode == 0, qPrintable(again.out + again.err));
        QCOMPARE(read("again.csv"), read("spring.csv"));
        QVERIFY(call({"run", figure, "--quiet"}).exitCode == 0);
        for (const char* form : {"spring.tex", "spring.md", "tidy.csv"}) {
            QStringList words{"run", csv, "--table", path(form)};
            QVERIFY(call(words).exitCode == 0);
            QVERIFY2(read(form).contains("momentum"), form);
        }
        const Outcome fit = call({"run", csv, "--figure", figure, "--y", "momentum", "--fit", "sine"});
        QVERIFY2(fit.exitCode == 0 && fit.out.contains("momentum"), qPrintable(fit.out + fit.err));
        const Outcome sweep = call({"sweep", file, "--calculate", "p = m*v", "--over", "step", "--values",
                                    "0.1,0.05", "--measure", "p"});
        QVERIFY2(sweep.exitCode == 0 && sweep.out.contains("p"), qPrintable(sweep.err));
        const Outcome state = call({"run", csv, "--state", path("end.json"), "--quiet"});
        QVERIFY(state.exitCode == 0 && read("end.json").contains("\"momentum\""));
        const Outcome handed = call({"hand-over", csv, "--out", path("out")});
        QVERIFY2(handed.exitCode == 0, qPrintable(handed.err));
        QVERIFY(read("out/timestep.csv").contains("momentum"));
        QVERIFY(read("out/README.md").contains("momentum \\[kg m/s\\] = m\\*v"));
    }

    void theCommandLineReportsFaultsWithTheirPlace() {
        write("plain.json", R"({"scene": "spring", "duration": 1})");
        const std::pair<const char*, const char*> faults[] = {
            {"momentum = m*speed", "\"speed\" is not known (at character 14)"},
            {"rate [m/s] = delta(x)/delta(tt)", "\"tt\" is not known (at character 29)"},
            {"momentum m*v", "at character 13"},
            {"p [m] = m*v", "\"m*v\" has the unit of kg m/s, and m is expected (at character 9)"},
            {"W [J] = m*v^2/2 + k*x",
             "\"k*x\" has the unit of kg m/s², and kg m²/s² is expected (at character 19)"},
            {"s [m] = x + 2*sin(x)", "\"x\" has the unit of m, and 1 is expected (at character 19)"},
            {"x = 1", "already stands for"},
            {"p [kg = m", "at character 3"}};
        for (const auto& [text, sentence] : faults) {
            const Outcome made = call({"run", path("plain.json"), "--calculate", text});
            QCOMPARE(made.exitCode, 2);
            QVERIFY2(made.err.contains(sentence), qPrintable(made.err));
            QCOMPARE(made.err.count('\n'), 1);
        }
        QVERIFY(
            call({"run", path("plain.json"), "--calculate", "p = q"}).err.contains("known are time, t, "));
    }

    void theDialogAddsAColumnAndAPlotShowsIt() {
        m_language.use("en");
        WindowParts window({}, m_language);
        window.show();
        QVERIFY(window.openExperiment(oscillation()));
        window.runToEnd();
        const Table before = window.workbench().table();
        const std::size_t plots = window.plots().order().size();
        window.actions().at("calculated-columns")->trigger();
        CalculatedDialog* dialog = dialogOf(window);
        QVERIFY(dialog != nullptr && dialog->isModal());
        QVERIFY(dialog->columns().empty());
        QTest::qWait(50);
        QCOMPARE(dialog->findChild<SteadyScrollArea*>()->verticalScrollBar()->maximum(),
                 0); // leaves room for all names

        type(*dialog, "momentum", "kg m/s", "m*");
        QVERIFY(!dialog->isRight() && !ok(*dialog)->isEnabled());
        for (auto* chip : dialog->findChildren<QToolButton*>())
            if (chip->text() == "v") chip->click();
        QCOMPARE(line(*dialog, 2).text(), QString("m*v"));
        QVERIFY(dialog->isRight() && ok(*dialog)->isEnabled());
        QTRY_VERIFY(dialog->verdict().startsWith("At t = "));
        QVERIFY2(dialog->verdict().contains("momentum = ") && dialog->verdict().endsWith("kg m/s"),
                 qPrintable(dialog->verdict()));

        dialog->add();
        type(*dialog, "error", "", "100*mometum");
        QVERIFY(dialog->verdict().contains("mometum") && dialog->verdict().contains("character 5"));
        type(*dialog, "error", "%", "100*m/m");
        QVERIFY(dialog->isRight());
        dialog->add(); // blank, so it is left out
        ok(*dialog)->click();
        QTRY_VERIFY(dialogOf(window) == nullptr);

        window.workbench().finish();
        const Table& table = window.workbench().table();
        QVERIFY(table.rows() == before.rows());
        const double mass = window.workbench().experiment().parameters["mass"];
        for (std::size_t row = 0; row < table.rows(); ++row) {
            QVERIFY(valuesOf(table, "momentum")[row] == mass * valuesOf(table, "v")[row]);
            QVERIFY(valuesOf(table, "v")[row] == valuesOf(before, "v")[row]);
        }
        QCOMPARE(window.plots().order().size(), plots + 1);
        const PlotCard& card = window.plotCard(window.plots().order().back());
        QCOMPARE(card.plot()->spec().y, std::vector<std::string>{"momentum"});
        QTRY_COMPARE(card.plot()->table().find("momentum")->values, valuesOf(table, "momentum"));

        window.workbench().undo(); // "Take back"
        window.workbench().catchUp();
        QVERIFY(window.workbench().experiment().calculated.empty());
        QCOMPARE(toCsv(window.workbench().table(), {}), toCsv(before, {}));
    }

    void columnsAreChangedAndRemoved() {
        m_language.use("en");
        Experiment experiment = oscillation();
        experiment.calculated = {{"p", "momentum", "kg m/s", "m*v"}, {"q", "twice", "kg m/s", "2*p"}};
        CalculatedDialog dialog(experiment, 3);
        type(dialog, "impulse", "kg m/s", "m*v*1");
        QCOMPARE(dialog.columns().front(), (CalculatedColumn{"p", "impulse", "kg m/s", "m*v*1"}));
        QVERIFY(dialog.isRight());
        dialog.removeChosen(); // not possible: the other column uses it
        QVERIFY(!dialog.isRight());
        QVERIFY2(dialog.verdict().contains("“p” is not known"), qPrintable(dialog.verdict()));
        type(dialog, "twice", "kg m/s", "2*m*v");
        QVERIFY(dialog.isRight());
        QCOMPARE(dialog.columns(), (std::vector<CalculatedColumn>{{"q", "twice", "kg m/s", "2*m*v"}}));
        type(dialog, "twice", "", "");
        QVERIFY(!dialog.isRight());
        dialog.removeChosen();
        QVERIFY(dialog.columns().empty() && dialog.isRight());
        while (dialog.columns().size() < CalculatedColumn::most) {
            dialog.add();
            type(dialog, QString("c%1").arg(dialog.columns().size()), "", "t");
        }
        dialog.add();
        QCOMPARE(dialog.findChild<QListWidget*>()->count(), static_cast<int>(CalculatedColumn::most));
        type(dialog, "x", "", "t");
        QVERIFY(dialog.verdict().contains("already stands for"));
    }

    void everyFormulaNameHasAMeaning_data() {
        QTest::addColumn<QString>("id");
        for (const Scene& scene : scenes())
            if (scene.source != WorldSource::File) {
                const QString id = QString::fromStdString(std::string(scene.id));
                QTest::newRow(qPrintable(id)) << id;
            }
    }
    void everyFormulaNameHasAMeaning() {
        QFETCH(QString, id);
        const Experiment experiment = standardExperiment(*findScene(id.toStdString()));
        const auto simulation = makeSimulation(experiment, 0);
        for (const KnownName& known : knownNames(experiment, *simulation, {})) {
            const CalculatedColumn column{"made", "made", "1", known.name.toStdString()};
            QVERIFY2(!faultOf(experiment, *simulation, {column}), qPrintable(known.name));
            if (experiment.scene->texts.empty()) QVERIFY2(!known.meaning.isEmpty(), qPrintable(known.name));
        }
    }

    void lockedStepsOfferNoColumns() {
        WindowParts window({}, m_language);
        QVERIFY(window.openExperiment(oscillation()));
        QVERIFY(window.actions().at("calculated-columns")->isEnabled());
        window.workbench().setLocked(true);
        QVERIFY(!window.actions().at("calculated-columns")->isEnabled());
        QVERIFY(!window.workbench().calculate({{"p", "p", "1", "m*v"}}));
        QVERIFY(window.workbench().experiment().calculated.empty());
    }

    void dragsAndCutsAreKept() {
        WindowParts window({}, m_language);
        Experiment rope = standardExperiment(*findScene("rope"));
        rope.duration = rope.step * 30;
        QVERIFY(window.openExperiment(rope));
        window.workbench().step(10);
        Event cut;
        cut.kind = EventKind::Cut;
        cut.index = 3;
        window.workbench().perform(cut);
        window.runToEnd();
        const std::vector<double> energies = valuesOf(window.workbench().table(), "total-energy");
        QVERIFY(window.workbench().calculate({{"twice", "twice", "J", "2*total_energy"}}));
        window.workbench().finish();
        QCOMPARE(valuesOf(window.workbench().table(), "total-energy"), energies);
        QCOMPARE(valuesOf(window.workbench().table(), "twice").back(), 2 * energies.back());
    }

    void sessionsFiguresAndExperimentsKeepThem() {
        WindowParts window({}, m_language);
        QVERIFY(window.openExperiment(oscillation()));
        QVERIFY(window.workbench().calculate({{"way", "way", "m", "sum(abs(delta(x)))"}}));
        PlotSpec plot;
        plot.x = "time";
        plot.y = {"way"};
        window.showPlot(1, {}, plot);
        window.runToEnd();
        const std::vector<double> way = valuesOf(window.workbench().table(), "way");
        QVERIFY(way.back() > 0);
        const QByteArray bytes = deskBytes(window.desk().present());
        QVERIFY(window.saveTo(path("kept.json"), false));
        QVERIFY(window.saveTo(path("state.json"), true));

        const auto expectWay = [&] {
            window.runToEnd();
            QCOMPARE(valuesOf(window.workbench().table(), "way"), way);
        };
        QVERIFY(window.openScene("pendulum"));
        QVERIFY(window.desk().restore(deskFromBytes(bytes, "s.timestep-desk")));
        QCOMPARE(window.plotCard(1).plot()->spec().y, std::vector<std::string>{"way"});
        expectWay();
        QVERIFY(window.openScene("pendulum"));
        QVERIFY(window.openPath(path("kept.json")));
        expectWay();
        QCOMPARE(
            call({"run", path("kept.json"), "--figure", path("way.svg"), "--y", "way", "--quiet"}).exitCode,
            0);
        QVERIFY(window.openScene("pendulum"));
        QVERIFY(window.openPath(path("way.svg")));
        expectWay();
        QVERIFY(window.openPath(path("state.json")));
        window.workbench().catchUp();
        QCOMPARE(valuesOf(window.workbench().table(), "way").back(), way.back());
    }

    void lessonsCanUseCalculatedColumns() {
        const auto faultWith = [&](const std::string& measure) -> QString {
            const std::string text =
                "---\nid: sample\ntitle: Sample\nminutes: 5\nlevel: beginner\naha: Something.\n---\n\n"
                "## Step {#one .read}\n\nLook.\n\n"
                "```yaml experiment\nid: swing\nscene: spring\nduration: 1\n"
                "record:\n  calculated:\n    - {id: momentum, unit: kg m/s, formula: m*v}\n```\n\n"
                "```yaml plot\nid: chart\nslot: 1\ntitle: Chart\nx: time\ny: " +
                measure + "\n```\n";
            try {
                readLesson(readDocument(text, "lesson.md"));
            } catch (const InputError& error) {
                return QString::fromStdString(error.sentence());
            }
            return {};
        };
        QCOMPARE(faultWith("momentum"), QString());
        QVERIFY(faultWith("impetus").contains("impetus"));
    }
};

REGISTER_TEST(Calculated)

} // namespace timestep::calculated_test

#include "calculated.moc"
