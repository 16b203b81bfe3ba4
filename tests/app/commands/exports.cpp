// SPDX-License-Identifier: GPL-3.0-or-later
// Animations of the view, and the handling of files that cannot be written or read.
#include "app/animation/animation_dialog.h"
#include "app/desk/desk_file.h"
#include "app/plots/export_dialog.h"
#include "app/plots/standard_plots.h"
#include "app/provenance/open_file.h"
#include "app/provenance/verify_table.h"
#include "app/report/write_report.h"
#include "core/input_error.h"
#include "core/json/json.h"
#include "core/run/experiment/setting_key.h"
#include "core/run/session/session.h"
#include "core/table/csv.h"
#include "tests/app/commands/command_call.h"
#include "tests/tools.h"
#include "widgets/export/animation_comment.h"
#include "widgets/export/metadata.h"
#include "widgets/plot/dialogs/properties_dialog.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QPlainTextEdit>
#include <QProcess>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>

#include <cmath>
#include <csignal>
#include <sys/resource.h>

namespace timestep::exports_test {
using State = TableVerdict::State;

namespace {

Experiment spring(double duration = 1) {
    return experimentFromText(R"({"scene": "spring", "duration": )" + std::to_string(duration) + R"(,
        "step": 0.02, "runs": [{"integrator": "explicit-euler"}, {"integrator": "rk4"}]})",
                              {});
}

ExportSubject subject() {
    Session session(spring());
    session.runToEnd();
    PlotSpec plot;
    plot.x = "time";
    plot.y = {"x"};
    return {plot, session.table(), {session.experiment()}, "A spring", "As it swings."};
}

Report report() {
    ReportFigure figure;
    const ExportSubject shown = subject();
    figure.plot = shown.plot;
    figure.table = shown.table;
    figure.recipe = shown.recipe;
    return reportOf("A spring", {figure});
}

/// Writes a file of the type of `path`. Returns the error, or an empty string if it was written.
QString writeAs(const QString& path) {
    const QString suffix = QFileInfo(path).suffix();
    try {
        if (QStringList{"html", "md"}.contains(suffix) || path.endsWith("report.pdf")) {
            writeReport(path, report());
        } else if (path.endsWith("film.png")) {
            writeFile(path, runAnimation(spring(), {.framesPerSecond = 5}).toStdString());
        } else if (suffix == "timestep-desk") {
            Desk saved;
            saved.experiment = spring();
            saved.notes = QString(4000, 'x');
            writeFile(path, deskBytes(saved).toStdString());
        } else {
            return ExportDialog(subject()).writeTo(path);
        }
    } catch (const InputError& error) {
        return QString::fromStdString(error.sentence());
    }
    return {};
}

const QStringList& everyFile() {
    static const QStringList names{"figure.png", "figure.svg",        "figure.pdf", "data.csv",
                                   "data.tsv",   "film.png",          "report.pdf", "report.html",
                                   "report.md",  "desk.timestep-desk"};
    return names;
}

/// Entry of the child process with limited file size: prints the result for every file.
int writeWithLittleRoom(const QString& folder) {
    std::signal(SIGXFSZ, SIG_IGN); // writing then fails as on a full disk
    const rlimit room{2000, 2000}; // [bytes]
    if (setrlimit(RLIMIT_FSIZE, &room) != 0) return 1;
    QTextStream out(stdout);
    for (const QString& name : everyFile())
        out << name << ": " << writeAs(folder + '/' + name).simplified() << Qt::endl;
    return 0;
}

/// Replaces the encoder by a script that gets the file name as $out.
void installEncoder(const QString& folder, const QByteArray& script) {
    QVERIFY(QDir().mkpath(folder));
    QFile file(folder + "/ffmpeg");
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("#!/bin/sh\nfor out; do :; done\n" + script);
    file.close();
    QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
}

const QByteArray tinyGif("GIF87a\x01\x00\x01\x00\x80\x00\x00\x00\x00\x00\xff\xff\xff,\x00\x00\x00\x00\x01\x00"
                         "\x01\x00\x00\x02\x02\x44\x01\x00;",
                         35);
/// A header, and a segment of known size with one empty element.
const QByteArray tinyWebm("\x1A\x45\xDF\xA3\x80\x18\x53\x80\x67\x01\x00\x00\x00\x00\x00\x00\x03\xEC\x81\x00",
                          20);
constexpr qsizetype tinyMp4FirstBox = 16; ///< its size
const QByteArray tinyMp4("\x00\x00\x00\x10"
                         "ftypisom\x00\x00\x02\x00"
                         "\x00\x00\x00\x0C"
                         "mdat1234",
                         28);

} // namespace

class Exports : public QObject {
    Q_OBJECT

    QString path(const QString& name) const { return m_folder.filePath(name); }

    QByteArray read(const QString& name) const {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    void write(const QString& name, const QByteArray& content) const {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    }

    static AnimationSpec few(AnimationFormat format = AnimationFormat::Png) {
        return {.format = format, .size = {200, 150}, .framesPerSecond = 5};
    }

    QTemporaryDir m_folder;
    QByteArray m_path = qgetenv("PATH");

private slots:
    void initTestCase() { QCoreApplication::setApplicationName("timestep"); }
    void cleanup() { qputenv("PATH", m_path); }

    void picturesShowWhatWasReachedAndSayTheirPace() {
        QVERIFY(paceText(1).isEmpty());
        QVERIFY(paceText(4).contains("time lapse 4") && paceText(0.25).contains("slow motion 1/4"));
        Experiment cart = standardExperiment(*findScene("cart"));
        cart.duration = 4;
        setByKey(cart, "step", "1");
        std::vector<double> times;
        const auto watch = [&](FilmFrame& frame) {
            times.push_back(frame.time);
            return std::optional(QImage(200, 150, QImage::Format_RGB32));
        };
        QVERIFY(!runAnimation(cart, few(), watch).isEmpty());
        QCOMPARE(times.size(), std::size_t{21});
        for (std::size_t i = 0; i < times.size(); ++i) // never ahead of its time
            QCOMPARE(times[i], std::floor(static_cast<double>(i) / 5 + 1e-9));
        AnimationSpec fast = few();
        fast.speed = 4;
        QCOMPARE(animationLength(cart, fast).pictures, 6);
        QCOMPARE(animationLength(cart, few()).seconds, 4.2);
        AnimationSpec part = few();
        part.length = 2;
        times.clear();
        QVERIFY(!runAnimation(cart, part, watch).isEmpty());
        QCOMPARE(times.back(), 2.0);
        FilmFrame frame;
        drawFilmFrame(Session(spring()), 0, frame);
        FilmFrame same = frame;
        QVERIFY(Film(spring(), {400, 300}, 1, Theme::Print).picture(frame) !=
                Film(spring(), {400, 300}, 4, Theme::Print).picture(same));
    }

    void anAnimationIsRunAgainToTheSameTable() {
        Experiment endless = spring(0);
        AnimationSpec part = few();
        part.length = 0.5;
        write("part.png", runAnimation(endless, part));
        write("whole.png", runAnimation(spring(), few()));
        for (const char* name : {"part.png", "whole.png"}) {
            const TableVerdict verdict = verifyTable(path(name));
            QVERIFY2(verdict.state == State::Same, qPrintable(verdict.sentence));
        }
        QCOMPARE(toJson(openFile(path("part.png")).experiment).dump(), toJson(endless).dump());
        QByteArray forged = read("whole.png");
        const qsizetype at = forged.indexOf("\"step\":0.02");
        QVERIFY(at > 0);
        forged.replace(at, 11, "\"step\":0.04"); // its checksum is now wrong, so it is ignored
        write("forged.png", forged);
        QVERIFY(verifyTable(path("forged.png")).state != State::Same);
    }

    void textsInGifAndWebmComeBackWhole() {
        const QString text = "{\"ä\": \"" + QString(700, 'x') + "\"}";
        const QByteArray gif = gifWithText(tinyGif, text);
        QVERIFY(gif.startsWith("GIF89a") && gif.endsWith(';'));
        QCOMPARE(textInGif(gif), std::optional(text));
        QVERIFY(!textInGif(tinyGif));
        const QByteArray webm = webmWithText(tinyWebm, text);
        QCOMPARE(textInWebm(webm), std::optional(text));
        QVERIFY(!textInWebm(tinyWebm));
        for (qsizetype cut = 0; cut < gif.size() - 1; ++cut)
            QVERIFY(gifWithText(gif.left(cut), "x").isEmpty());
        for (qsizetype cut = 0; cut < webm.size(); ++cut) textInWebm(webm.left(cut)); // no crash
        QVERIFY(webmWithText(tinyWebm.left(19), "x").isEmpty() && webmWithText("RIFF", "x").isEmpty());
        for (qsizetype at = 0; at < tinyGif.size(); ++at) { // any byte may be damaged
            QByteArray odd = gif;
            odd[at] = '\xff';
            textInGif(odd);
        }
    }

    void aTextInAnMp4ComesBackWhole() {
        const QString text = "{\"ä\": \"" + QString(700, 'x') + "\"}";
        QCOMPARE(textInMp4(mp4WithText(tinyMp4, text)), std::optional(text));
        QVERIFY(mp4WithText(tinyMp4, text).startsWith(tinyMp4)); // players see the same boxes first
        QVERIFY(!textInMp4(tinyMp4));
        for (qsizetype cut = 0; cut < tinyMp4.size(); ++cut)
            if (cut != tinyMp4FirstBox) QVERIFY(mp4WithText(tinyMp4.left(cut), "x").isEmpty());
    }

    void aGermanExcelOpensTheData() {
        ExportDialog dialog(subject());
        dialog.setDecimalComma(true);
        QCOMPARE(dialog.writeTo(path("german.csv")), QString());
        const QByteArray csv = read("german.csv");
        QVERIFY(csv.startsWith("\xEF\xBB\xBF# "));
        const QList<QByteArray> lines = csv.trimmed().split('\n');
        const QList<QByteArray> cells = lines.last().split(';');
        QCOMPARE(cells.size(), static_cast<qsizetype>(subject().table.columns.size()));
        QVERIFY(!lines.last().contains('.') && lines.last().contains(','));
        QCOMPARE(QLocale(QLocale::German).toDouble(QString::fromUtf8(cells.first())),
                 subject().table.columns.front().values.back());
        QCOMPARE(verifyTable(path("german.csv")).state, State::Same);
        write("spring.json", QByteArray::fromStdString(toJson(spring()).dump()));
        const QStringList run{"run", path("spring.json"), "--quiet", "--table"};
        QCOMPARE(call(run + QStringList{path("cli.csv"), "--decimal", "comma"}).exitCode, 0);
        QCOMPARE(read("cli.csv").trimmed().split('\n').last().count(';'), lines.last().count(';'));
        QCOMPARE(call({"run", path("cli.csv"), "--quiet"}).exitCode, 0);
        QCOMPARE(call(run + QStringList{path("odd.csv"), "--decimal", "dot"}).exitCode, 2);
    }

    void anUnknownEndingIsRefusedBeforeAnythingIsComputed() {
        write("spring.json", QByteArray::fromStdString(toJson(spring()).dump()));
        for (const auto& [option, name] : {std::pair{"--table", "a.dat"},
                                           {"--table", "a"},
                                           {"--figure", "a.eps"},
                                           {"--animation", "a.avi"}}) {
            const Outcome outcome = call({"run", path("spring.json"), option, path(name)});
            QCOMPARE(outcome.exitCode, 2);
            QVERIFY2(outcome.err.contains("must end in"), qPrintable(outcome.err));
            QVERIFY(!QFileInfo::exists(path(name)));
        }
    }

    void panelsNameTheirColumns() {
        write("spring.json", QByteArray::fromStdString(toJson(spring()).dump()));
        const QStringList run{"run", path("spring.json"), "--quiet", "--figure", path("panels.svg")};
        const Outcome drawn = call(run + QStringList{"--panel", "x", "--panel", "v over x equal-axes",
                                                     "--panel", "total-energy run 1"});
        QVERIFY2(drawn.exitCode == 0, qPrintable(drawn.err));
        const QByteArray svg = read("panels.svg");
        for (const char* letter : {"(a)", "(b)", "(c)"}) QVERIFY(svg.contains(letter));
        QVERIFY(provenanceOf(path("panels.svg")).has_value());
        for (const auto& [panel, said] : {std::pair{"y", "there is no column"},
                                          {"x over", "a word is missing"},
                                          {"x run 7", "no run 7"},
                                          {"x log", "log-y"},
                                          {" ", "needs a column"}}) {
            const Outcome refused = call(run + QStringList{"--panel", panel});
            QCOMPARE(refused.exitCode, 2);
            QVERIFY2(refused.err.contains(said), qPrintable(refused.err));
        }
        QCOMPARE(call(run + QStringList{"--panel", "x", "--y", "x"}).exitCode, 2);
    }

    void theCaptionOfPanelsGivesEachPanelItsOwnSettings() {
        ExportSubject several = subject();
        several.caption = "Step h = 1 s.";
        several.panels = {{several.plot, several.table, "Angle", "Step h = 1 s."},
                          {several.plot, several.table, "Energy", "Step h = 1 s."},
                          {several.plot, several.table, "Orders", "Steps 1 to 0.1 s."}};
        ExportDialog dialog(several);
        QCOMPARE(dialog.layoutSpec().caption, QString("Step h = 1 s."));
        dialog.setPanelColumns(2);
        QCOMPARE(dialog.layoutSpec().caption,
                 QString("(a) Angle, (b) Energy: Step h = 1 s.\n(c) Orders: Steps 1 to 0.1 s."));
        dialog.setPanelColumns(0);
        QCOMPARE(dialog.layoutSpec().caption, QString("Step h = 1 s."));
        dialog.findChild<QPlainTextEdit*>()->setPlainText("My words.");
        dialog.setPanelColumns(2);
        QCOMPARE(dialog.layoutSpec().caption, QString("My words."));
    }

    void theDialogDrawsAllChartsAndRemembersItsSize() {
        ExportSubject several = subject();
        PlotSpec other = several.plot;
        other.y = {"v"};
        several.panels = {{several.plot, several.table}, {other, several.table}};
        several.title = "A spring: 1st try";
        ExportDialog dialog(several);
        QCOMPARE(dialog.proposedName(), QString("a-spring-1st-try"));
        dialog.setPanelColumns(2);
        QCOMPARE(dialog.writeTo(path("all.svg")), QString());
        QVERIFY(read("all.svg").contains("(b)"));
        dialog.usePreset(0);
        dialog.setDecimalComma(true);
        dialog.done(0);
        ExportDialog again(subject());
        QCOMPARE(again.layoutSpec().widthMm, 84.0);
        QCOMPARE(again.layoutSpec().fontPt, 8.0);
        QSettings().remove("export");
    }

    void aHeightThatWasNotTypedGrowsForALegendInTheDialog() {
        ExportSubject several = subject();
        several.table = {};
        several.plot = {};
        several.plot.x = "time";
        several.plot.y = {"x"};
        for (int run = 0; run < 6; ++run) { // they leave no place between the axes
            several.table.runs.push_back("A method with a long name " + std::to_string(run));
            Column time{"time", "time t", "s", run, {}}, x{"x", "position x", "m", run, {}};
            for (int i = 0; i < 400; ++i) {
                time.values.push_back(i * 0.05);
                x.values.push_back(std::sin(i * (0.3 + 0.1 * run)));
            }
            several.table.columns.push_back(time);
            several.table.columns.push_back(x);
        }
        QSettings().remove("export");
        ExportDialog dialog(several);
        dialog.usePreset(0);
        const double grown = dialog.layoutSpec().heightMm;
        QVERIFY2(grown > 65, qPrintable(QString::number(grown)));
        auto* const height = dialog.findChildren<QDoubleSpinBox*>()[1];
        COMPARE_NEAR(height->value(), grown, 0.06);
        height->setValue(62);
        QCOMPARE(dialog.layoutSpec().heightMm, 62.0);
        dialog.usePreset(2); // a slide keeps its shape
        QCOMPARE(dialog.layoutSpec().heightMm, 143.0);
        dialog.usePreset(0);
        QCOMPARE(dialog.layoutSpec().heightMm, grown);
        QSettings().remove("export");
    }

    void anEncoderGetsEveryPictureAndItsFileCarriesTheExperiment() {
        write("tiny.gif", tinyGif);
        write("tiny.webm", tinyWebm);
        installEncoder(path("bin"), "wc -c > \"" + path("bytes").toUtf8() + "\"\ncp \"" +
                                        path("tiny.").toUtf8() + "${out##*.}\" \"$out\"\n");
        qputenv("PATH", path("bin").toUtf8() + ':' + m_path);
        for (const auto& [name, format] :
             {std::pair{"a.gif", AnimationFormat::Gif}, std::pair{"a.webm", AnimationFormat::Webm}}) {
            write(name, runAnimation(spring(), few(format)));
            QCOMPARE(read("bytes").trimmed().toInt(), 6 * 200 * 150 * 3);
            QCOMPARE(verifyTable(path(name)).state, State::Same);
            QCOMPARE(openFile(path(name)).experiment.runs.size(), std::size_t{2});
        }
        installEncoder(path("bin"), "cat > /dev/null\necho 'No space left on device' >&2\nexit 1\n");
        write("spring.json", QByteArray::fromStdString(toJson(spring()).dump()));
        const Outcome outcome = call({"run", path("spring.json"), "--animation", path("failed.gif")});
        QCOMPARE(outcome.exitCode, 2);
        QVERIFY2(outcome.err.contains("ffmpeg could not make this file: No space"), qPrintable(outcome.err));
        installEncoder(path("bin"), "echo no picture > \"$out\"\ncat > /dev/null\n");
        QCOMPARE(call({"run", path("spring.json"), "--animation", path("failed.gif")}).exitCode, 2);
        QVERIFY(!QFileInfo::exists(path("failed.gif")));
    }

    void theEncoderOfThisMachineMakesFilesThatOpenAgain() {
        if (animationEncoder().isEmpty()) QSKIP("there is no ffmpeg here");
        for (const auto& [name, format] :
             {std::pair{"real.gif", AnimationFormat::Gif}, std::pair{"real.webm", AnimationFormat::Webm},
              std::pair{"real.mp4", AnimationFormat::Mp4}}) {
            AnimationSpec spec = few(format);
            spec.size = {121, 91};
            write(name, runAnimation(spring(0.4), spec));
            QCOMPARE(verifyTable(path(name)).state, State::Same);
        }
        QCOMPARE(QImage(path("real.gif")).size(), QSize(121, 91));
    }

    void withoutAnEncoderOneSentenceNamesIt() {
        write("spring.json", QByteArray::fromStdString(toJson(spring()).dump()));
        qputenv("PATH", path("none").toUtf8());
        for (const char* name : {"b.gif", "b.webm", "b.mp4"}) {
            const Outcome outcome = call(
                {"run", path("spring.json"), "--animation", path(name), "--table", path("no-encoder.csv")});
            QCOMPARE(outcome.exitCode, 2);
            QVERIFY(!QFileInfo::exists(path("no-encoder.csv"))); // rejected before anything is computed
            QVERIFY2(outcome.err.contains("\"ffmpeg\", which is not installed"), qPrintable(outcome.err));
            QCOMPARE(outcome.err.count('\n'), 1);
            QVERIFY(!QFileInfo::exists(path(name)));
        }
        QCOMPARE(call({"run", path("spring.json"), "--animation", path("b.png")}).exitCode, 0);
        QCOMPARE(call({"run", path("spring.json"), "--animation", path("b.mov")}).exitCode, 2);
        const SimulationView view;
        AnimationDialog dialog(spring(), view, few(), false);
        dialog.setFormat(AnimationFormat::Gif);
        const QList<QPushButton*> buttons = dialog.findChildren<QPushButton*>();
        const auto save = std::find_if(buttons.begin(), buttons.end(),
                                       [](const QPushButton* button) { return button->isDefault(); });
        QVERIFY(save != buttons.end() && !(*save)->isEnabled());
        dialog.setFormat(AnimationFormat::Png);
        QVERIFY((*save)->isEnabled());
    }

    void theDialogWritesCanBeStoppedAndSaysWhatCameOfIt() {
        SimulationView view;
        view.setPathShown(false);
        AnimationSpec proposal;
        proposal.length = 0.4;
        AnimationDialog dialog(spring(0), view, proposal, true);
        QSignalSpy ended(&dialog, &AnimationDialog::ended);
        dialog.start(path("dialog.png"));
        QVERIFY(dialog.isRunning());
        QVERIFY(ended.wait(20000));
        QVERIFY(!dialog.isRunning());
        QVERIFY2(dialog.message().contains("carries its experiment"), qPrintable(dialog.message()));
        QCOMPARE(verifyTable(path("dialog.png")).state, State::Same);
        QCOMPARE(QImage(path("dialog.png")).pixelColor(3, 3).lightness() < 128, true);

        dialog.setLength(150);
        dialog.start(path("stopped.png"));
        QTest::qWait(30);
        dialog.cancel();
        QVERIFY(!dialog.isRunning() && dialog.message().contains("stopped"));
        QVERIFY(!QFileInfo::exists(path("stopped.png")));
        dialog.setLength(0.1);
        dialog.start("/nowhere/at/all.png");
        QVERIFY(ended.wait(20000));
        if (ended.count() < 3) QVERIFY(ended.wait(20000));
        QVERIFY2(dialog.message().contains("cannot be written"), qPrintable(dialog.message()));
        dialog.setLength(1e8);
        dialog.start(path("stopped.png")); // too long: the message reports it
        QTRY_VERIFY(!dialog.isRunning());
        QVERIFY2(dialog.message().contains("5000"), qPrintable(dialog.message()));
        dialog.setLength(100);
        dialog.start(path("stopped.png")); // and the dialog is closed in the middle
    }

    void aFullDiskGetsASentenceAndLeavesWhatWasThere() {
        const QString folder = path("full");
        QVERIFY(QDir().mkpath(folder));
        for (const QString& name : everyFile()) write("full/" + name, "before");
        QProcess child;
        child.start(QCoreApplication::applicationFilePath(), {"--little-room", folder});
        QVERIFY(child.waitForFinished(60000));
        const QStringList lines = QString::fromUtf8(child.readAllStandardOutput()).trimmed().split('\n');
        QCOMPARE(lines.size(), everyFile().size());
        for (qsizetype i = 0; i < lines.size(); ++i) {
            const QString& name = everyFile()[i];
            QVERIFY2(lines[i].startsWith(name + ": ") && lines[i].size() > name.size() + 20,
                     qPrintable(lines[i]));
            QCOMPARE(read("full/" + name), QByteArray("before"));
        }
        QCOMPARE(QDir(folder).entryList(QDir::Files).size(),
                 everyFile().size());           // no partial files beside them
        for (const QString& name : everyFile()) // with enough room all of them are written
            QVERIFY2(writeAs(path(name)).isEmpty(), qPrintable(writeAs(path(name))));
    }

    void theDataCanHaveOneRowPerRunAndTime() {
        ExportDialog dialog(subject());
        dialog.setTidy(true);
        QCOMPARE(dialog.writeTo(path("tidy.csv")), QString());
        const QByteArray tidy = read("tidy.csv");
        QVERIFY(tidy.contains("\nrun,time,"));
        const qsizetype rows = tidy.mid(tidy.indexOf("\nrun,") + 1).count('\n') - 1;
        QCOMPARE(rows, static_cast<qsizetype>(2 * subject().table.rows()));
        QCOMPARE(toJson(openFile(path("tidy.csv")).experiment).dump(), toJson(spring()).dump());
        QCOMPARE(verifyTable(path("tidy.csv")).state, State::Unknown);
        QCOMPARE(call({"run", path("tidy.csv"), "--quiet"}).exitCode, 0);
        dialog.setTidy(false);
        QCOMPARE(dialog.writeTo(path("wide.csv")), QString());
        QVERIFY(!read("wide.csv").contains("\nrun,"));
        QCOMPARE(verifyTable(path("wide.csv")).state, State::Same);
    }

    void theDataCanHaveTheColumnsOfTheChartAlone() {
        ExportDialog dialog(subject());
        dialog.setOnlyShown(true);
        dialog.setTidy(true);
        QCOMPARE(dialog.writeTo(path("few.csv")), QString());
        QByteArray heads = "\nrun,time";
        if (subject().plot.x != "time") heads += "," + QByteArray::fromStdString(subject().plot.x);
        for (const std::string& id : subject().plot.y) heads += "," + QByteArray::fromStdString(id);
        QVERIFY2(read("few.csv").contains(heads + "\n"), read("few.csv").right(300).constData());
        dialog.setTidy(false);
        QCOMPARE(dialog.writeTo(path("few-wide.csv")), QString());
        QVERIFY(QFileInfo(path("few-wide.csv")).size() < QFileInfo(path("wide.csv")).size());
        QCOMPARE(verifyTable(path("few-wide.csv")).state, State::Same);
    }

    void aTemplateGivesOtherChartsTheSameLook() {
        ExportSubject styled = subject();
        styled.plot.runColours[0] = QColor("#c00000");
        styled.plot.runWidths[1] = 2.5;
        styled.plot.fontFamily = "Noto Serif";
        styled.plot.xLabel = "a label";
        ExportDialog dialog(styled);
        dialog.usePreset(0); // one column
        QCOMPARE(dialog.saveTemplate(path("style.json")), QString());
        ExportDialog other(subject());
        QCOMPARE(other.applyTemplate(path("style.json")), QString());
        const FigureSpec layout = other.layoutSpec();
        QCOMPARE(layout.widthMm, 84.0);
        QCOMPARE(layout.fontPt, 8.0);
        QCOMPARE(other.writeTo(path("styled.svg")), QString());
        const auto plotIn = [&](const char* name) { return provenanceOf(path(name))->plot; };
        QCOMPARE(plotIn("styled.svg").at("colours").at("0").get<std::string>(), std::string("#c00000"));
        QCOMPARE(plotIn("styled.svg").at("font").get<std::string>(), std::string("Noto Serif"));
        QVERIFY(!plotIn("styled.svg").contains("x-label")); // labels are not part of the template
        // The command line takes the same file; options of the call override it.
        QFile file(path("cart.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(toJson(spring()).dump()));
        file.close();
        const QStringList run{"run", path("cart.json"), "--quiet", "--style", path("style.json"), "--figure"};
        QCOMPARE(call(run + QStringList{path("cli.svg"), "--line-width", "1=3"}).exitCode, 0);
        QCOMPARE(plotIn("cli.svg").at("colours").at("0").get<std::string>(), std::string("#c00000"));
        QCOMPARE(plotIn("cli.svg").at("widths").at("1").get<double>(), 3.0);
        QVERIFY(read("cli.svg").contains("width=\"84mm\""));
        QCOMPARE(call(run + QStringList{path("wide.svg"), "--width-mm", "120"}).exitCode, 0);
        QVERIFY(read("wide.svg").contains("width=\"120mm\""));
        PlotSpec plain = subject().plot;
        PropertiesDialog properties(subject().table, plain);
        QCOMPARE(properties.applyTemplate(path("style.json")), QString());
        QCOMPARE(properties.read(), QString());
        QCOMPARE(properties.spec().runColours.at(0), QColor("#c00000"));
        QCOMPARE(properties.spec().runWidths.at(1), 2.5);
        QCOMPARE(properties.spec().fontFamily, QString("Noto Serif"));
        QCOMPARE(properties.saveTemplate(path("again.json")), QString());
        QCOMPARE(Json::parse(read("again.json").toStdString()).at("colours").at("0").get<std::string>(),
                 std::string("#c00000"));
        // A template with a fault changes nothing; the fault is reported with its place.
        const std::pair<const char*, const char*> faults[] = {
            {R"({"timestep-style": 1, "legend": "left"})", "legend: there is no such place"},
            {R"({"timestep-style": 1, "colours": {"0": "nocolour"}})", "colours/0: there is no such colour"},
            {R"({"timestep-style": 9})", "newer version"},
            {R"({"timestep-style": 1, "x-label": "no"})", "x-label"},
            {"[", "this is not JSON"}};
        for (const auto& [content, sentence] : faults) {
            QFile wrong(path("wrong.json"));
            QVERIFY(wrong.open(QIODevice::WriteOnly));
            wrong.write(content);
            wrong.close();
            const QString said = other.applyTemplate(path("wrong.json"));
            QVERIFY2(said.contains("wrong.json") && said.contains(sentence), qPrintable(said));
            QCOMPARE(properties.applyTemplate(path("wrong.json")), said);
            const Outcome outcome =
                call({"run", path("cart.json"), "--figure", path("no.svg"), "--style", path("wrong.json")});
            QCOMPARE(outcome.exitCode, 2);
            QVERIFY(outcome.err.contains(sentence) && !QFile::exists(path("no.svg")));
        }
    }

    void aFolderThatTakesNothingGetsASentence() {
        for (const QString& name : everyFile()) {
            QVERIFY(!writeAs("/proc/" + name).isEmpty());
            QVERIFY(!writeAs(path("nowhere/" + name)).isEmpty());
        }
        QVERIFY(!QDir(path("nowhere")).exists());
    }

    void filesThatCarryNothingOrAreNewerAreRefusedInASentence() {
        QVERIFY(writeAs(path("whole.svg")).isEmpty());
        QImage(20, 20, QImage::Format_RGB32).save(path("plain.png"));
        write("plain.gif", tinyGif);
        write("plain.webm", tinyWebm);
        write("plain.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>");
        write("plain.pdf", "%PDF-1.4\n");
        write("plain.html", "<html></html>");
        write("broken.png", "\x89PNG");
        for (const char* name :
             {"plain.png", "plain.gif", "plain.webm", "plain.svg", "plain.pdf", "plain.html", "broken.png"}) {
            const Outcome outcome = call({"run", path(name)});
            QCOMPARE(outcome.exitCode, 2);
            QVERIFY2(outcome.err.contains("carries no experiment"), qPrintable(outcome.err));
            QCOMPARE(outcome.err.count('\n'), 1);
        }
        const QByteArray newer = R"({"experiment": {"scene": "wormhole"}, "program": "99.1"})";
        write("newer.gif", gifWithText(tinyGif, newer));
        write("newer.webm", webmWithText(tinyWebm, newer));
        for (const char* name : {"newer.gif", "newer.webm"}) {
            const Outcome outcome = call({"run", path(name)});
            QCOMPARE(outcome.exitCode, 2);
            QVERIFY2(outcome.err.contains("comes from Timestep 99.1"), qPrintable(outcome.err));
        }
    }
};

REGISTER_CHILD_PROCESS("--little-room", writeWithLittleRoom)
REGISTER_TEST(Exports)

} // namespace timestep::exports_test
#include "exports.moc"
