// SPDX-License-Identifier: GPL-3.0-or-later
// The whole desk in a file, kept safe whatever happens to the program.
#include "app/open_file.h"
#include "app/project/autosave.h"
#include "app/project/desk_file.h"
#include "app/project/desk_keeper.h"
#include "app/report/report_dialog.h"
#include "app/report/write_report.h"
#include "app/window/main_window.h"
#include "app/window/plot_card.h"
#include "app/window/window_actions.h"
#include "core/input_error.h"
#include "widgets/plot/plot_widget.h"

#include <QProcess>
#include <QSettings>
#include <QtTest>

#include <nlohmann/json.hpp>

#include <memory>

using namespace timestep;

namespace {

/// A desk whose notes tell by their number whether they are whole.
Desk numberedDesk(int number) {
    Desk desk;
    desk.experiment = standardExperiment(*findScene("spring"));
    desk.notes = QString::number(number) + QStringLiteral(" ") + QString(20000, QLatin1Char('x')) + " end";
    return desk;
}

/// What the killed child does: it keeps desks until somebody ends it, and says which one is safe.
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

    std::unique_ptr<MainWindow> open() {
        m_language.use("en");
        auto window = std::make_unique<MainWindow>(WindowOptions{}, m_language);
        window->show();
        return window;
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
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setApplicationName("timestep-project-test");
        QSettings().clear();
    }

    void aDeskComesBackAsItWas() {
        Desk desk = numberedDesk(3);
        desk.lesson = "energy-drift-or-wobble";
        desk.speed = 0.25;
        desk.view = {{"trace", false}, {"exact", true}};
        DeskPlot plot;
        plot.slot = 1;
        plot.spec.title = "ä";
        plot.spec.x = "time";
        plot.spec.y = {"x", "v"};
        plot.spec.logY = true;
        plot.spec.yRange = PlotRange{0.1, 1e9};
        plot.spec.runs = {0};
        plot.spec.referenceLines.push_back({"one", -1, {0, 1}, {1, 1}});
        desk.plots = {plot};
        const QByteArray bytes = deskBytes(desk);
        const Desk again = deskFromBytes(bytes, "a");
        QCOMPARE(deskBytes(again), bytes);
        QCOMPARE(again.plots.size(), std::size_t{1});
        QVERIFY(again.plots[0].spec.yRange && again.plots[0].spec.yRange->high == 1e9);
        QCOMPARE(again.notes, desk.notes);
    }

    void aDeskThatIsNoneOrNewerIsRefusedInASentence() {
        QVERIFY(refusal(deskBytes(numberedDesk(1))).isEmpty());
        QVERIFY(refusal("{}").contains("holds no desk"));
        QVERIFY(refusal("{").contains("not JSON"));
        QVERIFY(refusal(deskBytes(numberedDesk(1)).left(500)).contains("not JSON"));
        QByteArray newer = deskBytes(numberedDesk(1));
        newer.replace("\"timestep-desk\": 1", "\"timestep-desk\": 2").replace(TIMESTEP_VERSION, "99.0");
        QVERIFY2(refusal(newer).contains("newer version of Timestep (99.0)"), qPrintable(refusal(newer)));
        QByteArray odd = deskBytes(numberedDesk(1));
        QVERIFY(refusal(odd.replace("\"speed\": 1.0", "\"speed\": \"fast\"")).contains("another kind"));
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
        window->actions().trace->setChecked(false);
        window->keeper().setNotes("remember this");
        const std::string experiment = toJson(window->workbench().played()).dump();
        QVERIFY(window->keeper().save(path("mine.timestep-desk")));
        QVERIFY(window->preferences().recentFiles.first().endsWith("mine.timestep-desk"));

        const auto other = open();
        QVERIFY(other->openScene("spring"));
        QVERIFY(other->openPath(path("mine.timestep-desk")));
        QCOMPARE(toJson(other->workbench().played()).dump(), experiment);
        QCOMPARE(other->keeper().notes(), QString("remember this"));
        QVERIFY(!other->actions().trace->isChecked());
        QCOMPARE(other->plotCard(1).plot()->spec().y, std::vector<std::string>{"angular-velocity"});
        QTRY_VERIFY(other->workbench().isCurrent());
        QCOMPARE(other->plotCard(1).title(), QString("Mine"));
        QVERIFY(!other->openPath(path("missing.timestep-desk")));
        QCOMPARE(toJson(other->workbench().played()).dump(), experiment); // what was open stays
    }

    void whatCannotBeWrittenIsSaidAndLeavesNothingHalf() {
        const auto window = open();
        QVERIFY(window->openScene("spring"));
        QVERIFY(!window->keeper().save(path("nowhere/desk.timestep-desk")));
        // The folder of a file that cannot be replaced: what was there stays as it was.
        QVERIFY(QDir(m_folder.path()).mkdir("desk.timestep-desk"));
        QVERIFY(!window->keeper().save(path("desk.timestep-desk")));
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
            QVERIFY(one.leftBehind().isEmpty()); // the other is open
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
            const Desk desk = readDesk(files.front());
            QVERIFY(desk.notes.endsWith(" end"));
            const int kept = desk.notes.section(' ', 0, 0).toInt();
            QVERIFY2(kept >= told.last().toInt(), "what it said was safe is safe");
            QVERIFY(kept <= told.last().toInt() + 1);
            Autosave::forget(files.front());
            QVERIFY(autosave.leftBehind().isEmpty());
            QVERIFY(
                QDir(folder).entryList({"*.timestep-desk*"}, QDir::Files).filter(files.front()).isEmpty());
        }
    }

    void theNextStartGoesOnWithWhatWasLeft() {
        const QString folder = path("left");
        QVERIFY(QDir().mkpath(folder));
        Desk desk = numberedDesk(8);
        QVERIFY(desk.experiment.scene != nullptr);
        writeFile(folder + "/open-1-1.timestep-desk", deskBytes(desk).toStdString());
        const auto window = open();
        QVERIFY(window->openScene("pendulum"));
        window->keeper().startKeeping(folder);
        QVERIFY(window->keeper().recover());
        QVERIFY(window->workbench().experiment().scene->id == "spring");
        QVERIFY(window->keeper().notes().startsWith("8 "));
        QVERIFY(!QFileInfo::exists(folder + "/open-1-1.timestep-desk"));
        QVERIFY(!window->keeper().recover());
        window->keeper().keep();
        QCOMPARE(QDir(folder).entryList({"*.timestep-desk"}, QDir::Files).size(), 1);
    }

    void aReportBeginsWithThePlotsOnTheDesk() {
        const auto window = open();
        QVERIFY(window->openLesson("energy-drift-or-wobble"));
        window->workbench().setSpeed(0);
        window->lessonPanel();
        QTRY_VERIFY(window->workbench().isCurrent());
        window->keeper().setNotes("My *own* words");
        const Report report = window->keeper().report();
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
};

int main(int argc, char** argv) {
    if (argc == 3 && QByteArray(argv[1]) == "--keep-for-ever") {
        QCoreApplication application(argc, argv);
        return keepForEver(QString::fromLocal8Bit(argv[2]));
    }
    QApplication application(argc, argv);
    Project test;
    return QTest::qExec(&test, argc, argv);
}
#include "project.moc"
