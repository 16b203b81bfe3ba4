// SPDX-License-Identifier: GPL-3.0-or-later
// Races: assembled by clicks, named by their differences, run, reported in a table, undone.
#include "app/names.h"
#include "app/race/race_card.h"
#include "app/race/race_dialog.h"
#include "app/window/actions/actions.h"
#include "core/json/json.h"
#include "core/run/experiment/run_method.h"
#include "core/run/session/session.h"
#include "core/table/csv.h"
#include "core/table/number_text.h"
#include "tests/app/window/window_parts.h"
#include "tests/tools.h"
#include "widgets/plot/chart/canvas.h"
#include "widgets/plot/chart/legend_area.h"
#include "widgets/plot/widget/plot_widget.h"

#include <QClipboard>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QToolButton>

#include <cmath>
#include <memory>
#include <set>

namespace timestep::race_test {

namespace {

/// The verdict on all values at once.
DriftVerdict driftVerdict(const std::vector<double>& values) {
    DriftWatch watch;
    watch.follow(values);
    return watch.verdict(values);
}

Experiment standard(const char* scene) {
    return standardExperiment(*findScene(scene));
}

/// Clicks the choice with that name; false if there is none.
bool click(RaceDialog& dialog, const QString& name) {
    for (QToolButton* button : dialog.findChildren<QToolButton*>())
        if (button->accessibleName() == name && button->isEnabled()) {
            QTest::mouseClick(button, Qt::LeftButton);
            return true;
        }
    return false;
}

std::vector<std::string> labelsOf(const Experiment& experiment) {
    std::vector<std::string> labels;
    for (std::size_t i = 0; i < experiment.runs.size(); ++i) labels.push_back(runLabel(experiment, i));
    return labels;
}

QString shown(const RaceModel& model, int run, RaceModel::Column column) {
    return model.data(model.index(run, column), Qt::DisplayRole).toString();
}

/// The expected parts of a label, from the differences between two runs.
QStringList differences(const Experiment& experiment, std::size_t one, std::size_t other) {
    QStringList parts;
    const Run &a = experiment.runs[one], &b = experiment.runs[other];
    for (const Parameter& parameter : a.method.descriptors()) {
        if (a.method[parameter.id] == b.method[parameter.id] || !settingActs(experiment, one, parameter.id))
            continue;
        parts << (parameter.kind == ParameterKind::Choice
                      ? text(parameter.choices[static_cast<std::size_t>(a.method[parameter.id])].name)
                      : text(parameter.name));
    }
    for (const auto& [id, value] : a.overrides) {
        const Parameter& parameter = experiment.parameters.descriptor(id);
        parts << (parameter.kind == ParameterKind::Choice
                      ? text(parameter.choices[static_cast<std::size_t>(value)].name)
                      : text(parameter.name));
    }
    if (a.step != b.step) parts << "h = " + QString::fromStdString(shortNumber(stepOf(experiment, one)));
    if (a.seed != b.seed) parts << "seed " + QString::number(seedOf(experiment, one));
    return parts;
}

} // namespace

class Race : public QObject {
    Q_OBJECT

    std::unique_ptr<WindowParts> open() {
        m_language.use("en");
        auto window = std::make_unique<WindowParts>(WindowOptions{}, m_language);
        window->show();
        return window;
    }

    static void runToEnd(WindowParts& window) {
        window.runToEnd();
        window.raceCard().refresh();
    }

    static bool start(WindowParts& window, const Experiment& race) {
        if (!window.startRace(race, false)) return false;
        runToEnd(window);
        return true;
    }

    /// Explicit Euler, velocity Verlet and backward Euler on a spring, some twenty periods.
    static Experiment threeOnASpring() {
        Experiment experiment = standard("spring");
        experiment.duration = 40;
        for (const ReadyRace& race : readyRaces(experiment))
            if (race.text == "Growing, bounded, decaying") return raceOf(experiment, race.lanes);
        return experiment;
    }

    LanguageSwitch m_language;

private slots:
    void initTestCase() {
        QSettings().clear();
        m_language.use("en");
    }

    void clicksMakeTheExperiment() {
        RaceDialog dialog(standard("spring"), false);
        dialog.show();
        const auto startButton = [&] {
            for (QPushButton* button : dialog.findChildren<QPushButton*>())
                if (button->isDefault()) return button;
            return static_cast<QPushButton*>(nullptr);
        };
        QCOMPARE(dialog.lanes().size(), std::size_t(1));
        QVERIFY(startButton() != nullptr && !startButton()->isEnabled());
        QVERIFY(click(dialog, "Method: Explicit Euler"));
        QVERIFY(startButton()->isEnabled());
        QVERIFY(click(dialog, "Method: Explicit Euler")); // there already
        QCOMPARE(dialog.lanes().size(), std::size_t(2));
        const double h = standard("spring").step;
        const QString half = QString("Step: h/2 = %1 s").arg(QLocale("en").toString(h / 2, 'g', 4));
        QVERIFY(click(dialog, half));
        dialog.setPattern(1);
        QVERIFY(click(dialog, half));
        QVERIFY(click(dialog, "Method: Backward Euler") || click(dialog, "Method: Implicit Euler"));
        QCOMPARE(dialog.lanes().size(), std::size_t(5));
        dialog.remove(4);
        Experiment expected = standard("spring");
        expected.runs.resize(4, expected.runs.front());
        expected.runs[1].method.set("integrator", "explicit-euler");
        expected.runs[2].step = h / 2;
        expected.runs[3].method.set("integrator", "explicit-euler");
        expected.runs[3].step = h / 2;
        QCOMPARE(QString::fromStdString(toJson(dialog.race()).dump()),
                 QString::fromStdString(toJson(expected).dump()));
        const std::string whole = "h = " + shortNumber(h), halved = "h = " + shortNumber(h / 2);
        const std::vector<std::string> labels{"Velocity Verlet, " + whole, "Explicit Euler, " + whole,
                                              "Velocity Verlet, " + halved, "Explicit Euler, " + halved};
        QCOMPARE(labelsOf(dialog.race()), labels);
        dialog.remove(0);
        dialog.remove(1);
        QCOMPARE(labelsOf(dialog.race()),
                 (std::vector<std::string>{"Explicit Euler, " + whole, "Explicit Euler, " + halved}));
        dialog.remove(0);
        dialog.remove(0);
        QCOMPARE(dialog.lanes().size(), std::size_t(1)); // the last one stays
        QVERIFY(!startButton()->isEnabled());
    }

    void aRaceHasUpToTwelveRuns() {
        RaceDialog dialog(standard("spring"), false);
        dialog.show();
        std::size_t offered = 1;
        for (const RaceGroup& group : dialog.groups())
            for (const RaceChoice& choice : group.choices) {
                const std::size_t before = dialog.lanes().size();
                dialog.add(choice.change);
                offered += dialog.lanes().size() > before ? 1 : 0;
            }
        QCOMPARE(dialog.lanes().size(), mostLanes);
        QCOMPARE(offered, std::size_t(12));
        QStringList shown;
        for (const QLabel* label : dialog.findChildren<QLabel*>())
            if (label->isVisible()) shown << label->text();
        QVERIFY(shown.filter("at most 12 runs").size() == 1);
    }

    /// The largest ready race: twelve runs in the table, in the plots and side by side in the view.
    void racesTwelveRuns() {
        Experiment experiment = standard("spring");
        experiment.duration = 4;
        Experiment race;
        for (const ReadyRace& ready : readyRaces(experiment))
            if (ready.lanes.size() == mostLanes) race = raceOf(experiment, ready.lanes);
        QCOMPARE(race.runs.size(), mostLanes);
        const auto window = open();
        QVERIFY(window->startRace(race, true));
        runToEnd(*window);
        const RaceModel& model = window->raceCard().model();
        QCOMPARE(model.rowCount(), 12);
        std::set<QByteArray> samples;
        for (int run = 0; run < 12; ++run) {
            QVERIFY(!shown(model, run, RaceModel::Error).isEmpty());
            const auto sample =
                model.data(model.index(run, RaceModel::Label), Qt::DecorationRole).value<QPixmap>();
            // In grey, too, no two are alike.
            const QImage grey = sample.toImage().convertToFormat(QImage::Format_Grayscale8);
            QByteArray pixels;
            for (int y = 0; y < grey.height(); ++y)
                pixels.append(reinterpret_cast<const char*>(grey.constScanLine(y)), grey.width());
            samples.insert(pixels);
        }
        QCOMPARE(samples.size(), std::size_t(12));
        QTRY_COMPARE(window->plotCard(0).plot()->table().runs.size(), std::size_t(12));
    }

    void tableAndPlotsFollowTheTimeline() {
        Experiment race = threeOnASpring();
        race.duration = 10;
        const auto window = open();
        QVERIFY(start(*window, race));
        const RaceModel& model = window->raceCard().model();
        const Table& table = window->workbench().table();
        const auto rows = static_cast<std::int64_t>(table.find("time", 0)->values.size());
        const QString atEnd = shown(model, 0, RaceModel::Error);
        PlotSpec portrait;
        portrait.x = "x";
        portrait.y = {"v"};
        window->showPlot(1, {}, portrait);
        const PlotWidget* phase = window->plotCard(1).plot();
        const auto canvasOf = [&](std::size_t slot) -> const Canvas& {
            return *window->plotCard(slot).plot()->findChild<Canvas*>();
        };
        QTRY_VERIFY(!phase->table().columns.empty());
        QVERIFY(!canvasOf(0).timeMark() && canvasOf(0).timeDiscs().empty() &&
                canvasOf(1).timeDiscs().empty());
        const std::int64_t tick = rows / 3;
        window->workbench().seek(tick);
        window->workbench().catchUp();
        const double time = window->workbench().snapshot().time;
        QCOMPARE(window->workbench().pastTime(), std::optional(time));
        window->raceCard().refresh();
        const auto row = static_cast<std::size_t>(tick);
        COMPARE_NEAR(table.find("time", 0)->values[row], time, 1e-9);
        QVERIFY(window->raceCard().title().contains("t = "));
        QVERIFY(shown(model, 0, RaceModel::Error) != atEnd);
        QCOMPARE(shown(model, 0, RaceModel::Error),
                 QLocale("en").toString(table.find("position-error", 0)->values[row], 'g', 4));
        QCOMPARE(shown(model, 1, RaceModel::Cost),
                 QLocale("en").toString(static_cast<qlonglong>(table.find("evaluations", 1)->values[row])));
        QTRY_COMPARE(canvasOf(0).timeDiscs().size(), std::size_t(3));
        const PlotWidget& chart = *window->plotCard(0).plot();
        const QPointF corner = chart.findChild<Canvas*>()->mapTo(&chart, QPoint());
        COMPARE_NEAR(*canvasOf(0).timeMark() + corner.x(), chart.pixelAt({time, 0}).x(), 0.5);
        // A phase portrait has no line for the time, but a disc at the position of the run.
        QVERIFY(!canvasOf(1).timeMark());
        QCOMPARE(canvasOf(1).timeDiscs().size(), std::size_t(3));
        const QPointF place(table.find("x", 1)->values[row], table.find("v", 1)->values[row]);
        const QPointF disc =
            canvasOf(1).timeDiscs()[1].first + QPointF(phase->findChild<Canvas*>()->mapTo(phase, QPoint()));
        COMPARE_NEAR(disc.x(), phase->pixelAt(place).x(), 0.5);
        COMPARE_NEAR(disc.y(), phase->pixelAt(place).y(), 0.5);
        window->workbench().seek(window->workbench().snapshot().furthest);
        window->workbench().catchUp();
        window->raceCard().refresh();
        QCOMPARE(shown(model, 0, RaceModel::Error), atEnd);
        QCOMPARE(window->raceCard().title(), QString("Race"));
        QVERIFY(!canvasOf(0).timeMark() && canvasOf(0).timeDiscs().empty() &&
                canvasOf(1).timeDiscs().empty());
    }

    void aRunIsItsSettingsAndNotItsHistory() {
        const Experiment experiment = standard("spring");
        Run run = experiment.runs.front();
        run.label = "mine";
        run.method.set("tolerance", 1e-3); // no adaptive method: it changes nothing
        run.step = experiment.step;
        run.seed = experiment.seed;
        run.overrides.emplace_back("mass", experiment.parameters["mass"]);
        QVERIFY(sameLane(tidied(experiment, run), tidied(experiment, experiment.runs.front())));
        QVERIFY(tidied(experiment, run).label.empty());
        run.method.set("integrator", "dormand-prince-adaptive");
        Run other = run;
        other.method.set("tolerance", 1e-4);
        QVERIFY(!sameLane(tidied(experiment, run), tidied(experiment, other)));
        // Velocity Verlet has no other velocity: the choice is rejected with a sentence.
        QString why;
        QVERIFY(!laneLike(experiment, experiment.runs.front(), {"no-such-setting", "1"}, &why));
        QVERIFY(!why.isEmpty());
    }

    void listedOrdersAreNamedAsFarAsTheyDiffer() {
        Experiment experiment = standard("triangle");
        experiment.runs.front().method.set("order", "listed");
        experiment.runs.resize(2, experiment.runs.front());
        experiment.runs[0].stickOrder = {0, 1, 2};
        experiment.runs[1].stickOrder = {0, 2, 1};
        QVERIFY(!sameLane(experiment.runs[0], experiment.runs[1]));
        QCOMPARE(labelsOf(experiment),
                 (std::vector<std::string>{"order of sticks 0 1 …", "order of sticks 0 2 …"}));
        experiment.runs[1].method.set("order", "reversed");
        QVERIFY(tidied(experiment, experiment.runs[1]).stickOrder.empty());
    }

    void everySceneOffersRacesThatRun() {
        for (const Scene& scene : scenes()) {
            if (scene.source != WorldSource::Scene) continue; // files describe these
            const Experiment experiment = standardExperiment(scene);
            const Run pattern = tidied(experiment, experiment.runs.front());
            const auto groups = raceGroups(experiment, pattern, QLocale("en"));
            QVERIFY2(groups.size() >= 2, scene.id.data());
            Run all = pattern; // one change of each group
            for (const RaceGroup& group : groups) {
                QVERIFY2(!group.heading.isEmpty() && group.choices.size() > 1, scene.id.data());
                for (const RaceChoice& choice : group.choices) {
                    const auto lane = laneLike(experiment, pattern, choice.change);
                    QVERIFY(lane.has_value());
                    if (sameLane(*lane, pattern)) continue;
                    const Experiment race = raceOf(experiment, {pattern, *lane});
                    for (const std::size_t run : {std::size_t{0}, std::size_t{1}}) {
                        const QString label = QString::fromStdString(runLabel(race, run));
                        for (const QString& part : differences(race, run, 1 - run))
                            QVERIFY2(label.contains(part), qPrintable(label + " lacks " + part));
                    }
                    QVERIFY2(runLabel(race, 0) != runLabel(race, 1), runLabel(race, 0).c_str());
                    if (choice.change.first == "frame-loop")
                        break; // the steps of these runs cannot be aligned
                    if (const auto another = laneLike(experiment, all, choice.change)) all = *another;
                    break;
                }
            }
            const Experiment race = raceOf(experiment, {pattern, all});
            const QString label = QString::fromStdString(runLabel(race, 1));
            for (const QString& part : differences(race, 1, 0))
                QVERIFY2(label.contains(part), qPrintable(label + " lacks " + part));
            Session session(race);
            for (int i = 0; i < 8; ++i) session.step(); // some scenes last for fewer
            for (std::size_t run = 0; run < 2; ++run)
                QVERIFY2(session.simulation(run).steps() > 0 && session.simulation(run).finite(),
                         scene.id.data());
        }
    }

    void everyReadyRaceRunsSomewhere() {
        std::set<QString> seen;
        for (const char* id : {"spring", "rope", "box-stack"}) {
            const Experiment experiment = standard(id);
            for (const ReadyRace& ready : readyRaces(experiment)) {
                QVERIFY2(ready.lanes.size() >= fewestLanes && ready.lanes.size() <= mostLanes,
                         qPrintable(ready.text));
                if (!seen.insert(ready.text).second) continue;
                const Experiment race = raceOf(experiment, ready.lanes);
                const std::vector<std::string> labels = labelsOf(race);
                QVERIFY2(std::set<std::string>(labels.begin(), labels.end()).size() == labels.size(),
                         qPrintable(ready.text));
                Session session(race);
                QVERIFY(session.step());
            }
        }
        QVERIFY2(seen.size() >= 14, qPrintable(QStringList(seen.begin(), seen.end()).join("; ")));
    }

    void theTableDistinguishesGrowingBoundedAndDecaying() {
        const auto window = open();
        QVERIFY(window->openScene("spring"));
        QVERIFY(!window->raceCard().isVisible());
        QVERIFY(start(*window, threeOnASpring()));
        QVERIFY(window->raceCard().isVisible());
        const RaceModel& model = window->raceCard().model();
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(shown(model, 0, RaceModel::Label), QString("Explicit Euler"));
        QCOMPARE(shown(model, 0, RaceModel::Verdict), QString("growing"));
        QCOMPARE(shown(model, 1, RaceModel::Verdict), QString("bounded"));
        QCOMPARE(shown(model, 2, RaceModel::Verdict), QString("decaying"));
        const Table& table = window->workbench().table();
        for (int run = 0; run < 3; ++run) {
            const DriftVerdict verdict = driftVerdict(table.find("energy-drift", run)->values);
            const QString tip = model.data(model.index(run, RaceModel::Verdict), Qt::ToolTipRole).toString();
            QVERIFY(tip.startsWith(text(verdict.rule)));
            QVERIFY(tip.contains(QLocale("en").toString(verdict.levelTrend, 'g', 3)));
        }
    }

    void theNumbersAreThoseOfTheTable() {
        const auto window = open();
        QVERIFY(window->openScene("spring"));
        QVERIFY(start(*window, threeOnASpring()));
        const Table& table = window->workbench().table();
        const QStringList lines = window->raceCard().model().tabbed().split('\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 4);
        QVERIFY(lines[0].contains("this machine"));
        for (int run = 0; run < 3; ++run) {
            const QStringList cells = lines[run + 1].split('\t');
            QCOMPARE(cells.size(), static_cast<qsizetype>(RaceModel::columns));
            const auto same = [&](RaceModel::Column column, const char* id) {
                return cells[column].toDouble() == table.find(id, run)->values.back();
            };
            QVERIFY(same(RaceModel::Error, "position-error"));
            QVERIFY(same(RaceModel::Energy, "energy-drift"));
            QVERIFY(same(RaceModel::Cost, "evaluations"));
            const double seconds = cells[RaceModel::StepTime].toDouble();
            QVERIFY(seconds > 0 && seconds < 1);
            QCOMPARE(seconds, window->workbench().snapshot().runs[static_cast<std::size_t>(run)].stepTime);
        }
        // Not the same number everywhere:
        QVERIFY(lines[1].split('\t')[RaceModel::Error] != lines[2].split('\t')[RaceModel::Error]);
        window->raceCard().copyMarkdown();
        const QStringList copied = QGuiApplication::clipboard()->text().split('\n', Qt::SkipEmptyParts);
        QCOMPARE(copied.size(), 5);
        for (const QString& line : copied) QCOMPARE(line.count('|'), RaceModel::columns + 1);
        QVERIFY(copied[2].contains("growing"));
        window->raceCard().copyTabbed();
        QCOMPARE(QGuiApplication::clipboard()->text(), window->raceCard().model().tabbed());
        window->raceCard().copyLatex();
        const QStringList tex = QGuiApplication::clipboard()->text().split('\n', Qt::SkipEmptyParts);
        // Two parts, which a page is wide enough for: the second one repeats the names of the runs.
        QCOMPARE(tex.filter(QRegularExpression("rule$")).size(), 6);
        const QStringList rows = tex.filter(" & ");
        qsizetype cells = 0;
        for (const QString& row : rows) {
            cells += row.count(" & ") + 1;
            QVERIFY2(row.endsWith(" \\\\"), qPrintable(row));
            QVERIFY2(!row.contains(QRegularExpression("[⁻⁰¹²³⁴⁵⁶⁷⁸⁹−]|[0-9]e[-+0-9]")), qPrintable(row));
        }
        QVERIFY2(cells >= 4 * (RaceModel::columns + 1), qPrintable(tex.join('\n')));
    }

    void figuresFollowRowsThatComeAndGo() {
        Table table;
        table.runs = {"one"};
        table.columns = {{"time", "time t", "s", 0, {}}, {"energy-drift", "energy drift", "1", 0, {}}};
        std::vector<double>&time = table.columns[0].values, &drift = table.columns[1].values;
        Snapshot snapshot;
        snapshot.generation = 1;
        snapshot.runs.resize(1);
        RaceFigures figures;
        const auto grow = [&](int rows, double slope) {
            for (int i = 0; i < rows; ++i) {
                const auto t = static_cast<double>(drift.size());
                time.push_back(t);
                drift.push_back(slope * t + std::sin(t));
            }
        };
        const auto agrees = [&] {
            figures.update(table, snapshot);
            const DriftVerdict expected = driftVerdict(drift), &found = figures.runs()[0].verdict;
            return found.drift == expected.drift && found.change == expected.change &&
                   found.wobbleTrend == expected.wobbleTrend && figures.runs()[0].energy == drift.back();
        };
        grow(2000, 0);
        QVERIFY(agrees());
        QCOMPARE(figures.runs()[0].verdict.drift, Drift::Bounded);
        drift.resize(900); // undone and redone differently before an update
        time.resize(900);
        grow(1100, 0.1);
        QVERIFY(agrees());
        QCOMPARE(figures.runs()[0].verdict.drift, Drift::Growing);
        drift.resize(70);
        time.resize(70);
        QVERIFY(agrees());
        drift.erase(drift.begin(), drift.begin() + 20); // the oldest rows are dropped
        time.erase(time.begin(), time.begin() + 20);
        grow(500, -0.1);
        QVERIFY(agrees());
        ++snapshot.generation; // another session
        for (double& value : drift) value = 0;
        QVERIFY(agrees());
        QCOMPARE(figures.runs()[0].verdict.drift, Drift::Bounded);
        QVERIFY(std::isnan(figures.runs()[0].error));
    }

    void aRaceFromItsFileIsTheSameBytes() {
        const auto window = open();
        QTemporaryDir folder;
        QVERIFY(window->openScene("rope"));
        Experiment experiment = window->workbench().experiment();
        experiment.duration = 0.5;
        RaceDialog dialog(experiment, true);
        dialog.add({"order", "random"});
        dialog.setPattern(1);
        dialog.add({"seed", "2"});
        dialog.add({"passes", "4"});
        QCOMPARE(dialog.lanes().size(), std::size_t(4));
        QVERIFY(start(*window, dialog.race()));
        QVERIFY(window->saveTo(folder.filePath("race.json"), false));
        const std::string state = window->workbench().state().dump();
        const std::string csv = toCsv(window->workbench().table(), {});
        const auto strains = [&](int run) {
            return window->workbench().table().find("largest-strain", run)->values;
        };
        QVERIFY(strains(1) != strains(2)); // the seed decides the order of the sticks
        QVERIFY(state.find("time-per-step") == std::string::npos && csv.find("machine") == std::string::npos);
        QVERIFY(window->openPath(folder.filePath("race.json")));
        QCOMPARE(window->workbench().experiment().runs[2].seed, std::optional<std::uint64_t>(2));
        runToEnd(*window);
        QCOMPARE(window->workbench().state().dump(), state);
        QCOMPARE(toCsv(window->workbench().table(), {}), csv);
    }

    void takeBackBringsTheOldExperiment() {
        const auto window = open();
        for (const int steps : {0, 7}) {
            QVERIFY(window->openScene("spring"));
            QVERIFY(window->set({{"integrator", "rk4"}}));
            if (steps > 0) window->workbench().step(steps);
            window->workbench().finish();
            const std::string before = toJson(window->workbench().experiment()).dump();
            const std::string state = window->workbench().state().dump();
            QVERIFY(start(*window, threeOnASpring()));
            QVERIFY(toJson(window->workbench().experiment()).dump() != before);
            for (int i = 0; i < 4 && window->workbench().experiment().runs.size() > 1; ++i)
                window->actions().at("undo")->trigger();
            window->workbench().finish();
            QCOMPARE(toJson(window->workbench().experiment()).dump(), before);
            QCOMPARE(window->workbench().state().dump(), state);
            QCOMPARE(window->workbench().table().rows(), static_cast<std::size_t>(steps + 1));
        }
    }

    void anOwnMethodGoesIntoTheRaceOfAnotherScene() {
        const auto window = open();
        const std::string lines = "# halfway\nv = v + h * a(x)\nx = x + h * v";
        QVERIFY(window->openScene("spring"));
        QTRY_VERIFY(window->workbench().isCurrent());
        QVERIFY(window->set({{"runs/0/method", lines}}));
        QVERIFY(window->openScene("pendulum"));
        QTRY_VERIFY(window->workbench().isCurrent());
        window->actions().at("race")->trigger();
        auto* const dialog = window->findChild<RaceDialog*>();
        QVERIFY(dialog != nullptr && click(*dialog, "Method: Own method"));
        dialog->accept();
        QTRY_VERIFY(window->workbench().isCurrent());
        QCOMPARE(window->workbench().experiment().runs.back().methodText, lines);
    }

    void theWindowRemembersTheTable() {
        {
            const auto window = open();
            window->actions().at("race-table")->trigger();
            QVERIFY(window->raceCard().isVisible());
            window->close();
        }
        const auto window = open();
        QVERIFY(window->raceCard().isVisible());
        window->actions().at("race-table")->setChecked(false); // as a lesson with one run does
        QVERIFY(!window->raceCard().isVisible());              // the choice of the user stays
        window->close();
        QVERIFY(QSettings().value("window/race-table").toBool());
        QVERIFY(!window->raceCard().isVisible());
        window->close();
    }

    void chartsStayReadableBesideTheTableOfManyRuns() {
        const auto window = open();
        window->resize(1366, 768);
        Experiment race = standard("spring");
        race.runs.resize(12, race.runs.front());
        for (std::size_t i = 0; i < race.runs.size(); ++i)
            race.runs[i].label = "run " + std::to_string(i + 1);
        window->workbench().open(race);
        window->workbench().finish();
        const auto legends = [&] {
            const auto all = window->plots().findChildren<LegendArea*>();
            return std::count_if(all.begin(), all.end(),
                                 [](const LegendArea* one) { return !one->isHidden(); });
        };
        window->actions().at("side-by-side")->setChecked(false);
        for (const bool table : {true, false}) {
            window->actions().at("race-table")->setChecked(table);
            for (int i = 0; i < 5; ++i) QCoreApplication::processEvents();
            QCOMPARE(window->raceCard().isVisible(), table);
            if (table) QTRY_COMPARE(legends(), 0);
            if (!table) QTRY_VERIFY(legends() > 0);
            for (const QWidget* card : window->plots().shown())
                for (const PlotWidget* plot : card->findChildren<PlotWidget*>())
                    QVERIFY2(!table || plot->height() >= 100, qPrintable(QString::number(plot->height())));
        }
        window->actions().at("side-by-side")->setChecked(true); // the pictures name the runs
        QTRY_COMPARE(legends(), 0);
        window->close();
    }

    void everyControlOfTheDialogHasAName() {
        RaceDialog dialog(standard("rope"), false);
        dialog.show();
        int controls = 0;
        for (const QWidget* widget : dialog.findChildren<QWidget*>()) {
            if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible()) continue;
            const auto* button = qobject_cast<const QAbstractButton*>(widget);
            const QString name = !widget->accessibleName().isEmpty() ? widget->accessibleName()
                                 : button != nullptr                 ? button->text()
                                                                     : QString();
            QVERIFY2(!name.isEmpty(), widget->metaObject()->className());
            ++controls;
        }
        QVERIFY(controls > 40);
    }
};

REGISTER_TEST(Race)

} // namespace timestep::race_test
#include "race.moc"
