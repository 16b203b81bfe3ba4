// SPDX-License-Identifier: GPL-3.0-or-later
// Files that are deleted or replaced while they are open. The window has its own copy: it continues, can be
// saved, and reports a missing file in a sentence. Lessons, which are read again, are in trouble.cpp.
#include "app/measured/data_fields.h"
#include "app/measured/measured_dialog.h"
#include "app/provenance/open_file.h"
#include "app/window/controllers/measured_controller.h"
#include "app/workbench/message_line.h"
#include "core/run/experiment/setting_key.h"
#include "tests/app/files/test_folder.h"
#include "tests/app/window/window_parts.h"
#include "tests/tools.h"
#include "widgets/plot/widget/plot_widget.h"

#include <QMenu>
#include <QMessageBox>
#include <QSettings>

#include <functional>

namespace timestep::files_gone_test {

namespace {

/// A change of an open file.
struct Fate {
    const char* name;
    std::function<void(const QString& path)> befall;
};

const Fate fates[] = {
    {"it is deleted", [](const QString& path) { QFile::remove(path); }},
    {"it is moved", [](const QString& path) { QFile::rename(path, path + ".moved"); }},
    {"it is emptied", [](const QString& path) { QFile(path).resize(0); }},
    {"it is replaced by something else",
     [](const QString& path) { writeFile(path, "not what it was\n\x01\x02"); }},
    {"it is cut off",
     [](const QString& path) {
         QFile file(path);
         file.resize(file.size() / 2);
     }},
    {"a folder takes its place",
     [](const QString& path) {
         QFile::remove(path);
         QDir().mkdir(path);
     }},
    {"it cannot be read", [](const QString& path) { QFile::setPermissions(path, QFileDevice::WriteOwner); }},
};

Experiment shortSpring() {
    Experiment experiment = standardExperiment(*findScene("spring"));
    setByKey(experiment, "stiffness", "7");
    experiment.duration = 50 * experiment.step;
    return experiment;
}

} // namespace

class FilesGone : public QObject, TestFolder {
    Q_OBJECT

    static void addFates() {
        QTest::addColumn<int>("fate");
        for (int i = 0; i < static_cast<int>(std::size(fates)); ++i) QTest::newRow(fates[i].name) << i;
    }

    /// The message of the window when the file is opened again; empty: it was opened.
    static QString saidToOpening(WindowParts& window, const QString& path) {
        if (window.openPath(path)) return {};
        auto* box = window.findChild<QMessageBox*>();
        if (box == nullptr) return window.findChild<MessageLine*>()->text();
        const QString text = box->text();
        box->close();
        deleteReplacedObjects();
        return text;
    }

    /// The window continues as if nothing had happened, and can save its content to the path of the file.
    static void goesOn(WindowParts& window, const QString& path, const std::string& before) {
        window.runToEnd();
        QVERIFY(window.workbench().snapshot().atEnd);
        QCOMPARE(toJson(window.workbench().experiment()).dump(), before);
        QVERIFY(window.plotCard(0).plot()->table().rows() > 10);
        // Root can read every file, so an unreadable file is no fault for root.
        if (const QString said = saidToOpening(window, path); !said.isEmpty())
            QVERIFY2(said.contains(QFileInfo(path).fileName()), qPrintable(said));
        QCOMPARE(toJson(window.workbench().experiment()).dump(), before);
    }

    LanguageSwitch m_language;

private slots:
    void init() { QSettings().clear(); }
    void cleanup() {
        for (const char* name : {"spring.json", "mine.timestep-desk", "swing.csv"}) {
            QDir(path(name)).removeRecursively();
            QFile::remove(path(name));
            QFile::remove(path(name) + ".moved");
        }
    }

    void anExperimentStaysOpenWithoutItsFile_data() { addFates(); }
    void anExperimentStaysOpenWithoutItsFile() {
        QFETCH(int, fate);
        const QString file = path("spring.json");
        writeFile(file, toJson(shortSpring()).dump());
        const auto window = shownWindow(m_language);
        QVERIFY(window->openPath(file));
        const std::string before = toJson(window->workbench().experiment()).dump();
        fates[fate].befall(file);
        goesOn(*window, file, before);
        if (QFileInfo(file).isDir()) QDir(file).removeRecursively();
        QVERIFY(window->saveTo(file, false));
        QCOMPARE(saidToOpening(*window, file), QString());
        QCOMPARE(toJson(window->workbench().experiment()).dump(), before);
    }

    void aSessionStaysOpenWithoutItsFile_data() { addFates(); }
    void aSessionStaysOpenWithoutItsFile() {
        QFETCH(int, fate);
        const QString file = path("mine.timestep-desk");
        const auto window = shownWindow(m_language);
        QVERIFY(window->openExperiment(shortSpring()));
        QVERIFY(window->desk().save(file));
        QVERIFY(window->openPath(file));
        const std::string before = toJson(window->workbench().experiment()).dump();
        const QString kept = path(QString("kept-%1").arg(fate));
        window->recovery().start(kept);
        fates[fate].befall(file);
        goesOn(*window, file, before);
        window->recovery().leave();
        QCOMPARE(QDir(kept).entryList({"*.timestep-desk"}, QDir::Files).size(), 1);
        if (QFileInfo(file).isDir()) QDir(file).removeRecursively();
        QVERIFY(window->desk().save(file));
        QCOMPARE(saidToOpening(*window, file), QString());
        QCOMPARE(toJson(window->workbench().experiment()).dump(), before);
    }

    /// The window and its session keep the points that were read.
    void measuredDataStayWithoutTheirFile_data() { addFates(); }
    void measuredDataStayWithoutTheirFile() {
        QFETCH(int, fate);
        const QString file = path("swing.csv"), session = path("mine.timestep-desk");
        QByteArray rows = "t (s),x (m)\n";
        for (int i = 0; i < 30; ++i)
            rows += QByteArray::number(0.01 * i) + ',' + QByteArray::number(1 - 0.001 * i) + '\n';
        write("swing.csv", rows);
        const auto window = shownWindow(m_language);
        QVERIFY(window->openExperiment(shortSpring()));
        auto& measured = *window->findChild<MeasuredController*>();
        const auto dialog = [&] { return window->findChild<MeasuredDialog*>(); };
        measured.openFile(file);
        QTRY_VERIFY_WITH_TIMEOUT(dialog()->fields().hasData(), 20000);
        fates[fate].befall(file);
        QCOMPARE(dialog()->fields().series().at(0).time.size(), std::size_t(30));
        dialog()->accept();
        deleteReplacedObjects();
        QVERIFY(window->desk().save(session));
        const auto next = shownWindow(m_language);
        QVERIFY(next->openPath(session));
        next->actions().at("measured-data")->trigger();
        auto* again = next->findChild<MeasuredDialog*>();
        QVERIFY(again != nullptr && again->fields().hasData());
        QCOMPARE(again->fields().series().at(0).time.size(), std::size_t(30));
        QCOMPARE(again->fields().fileName(), QString("swing.csv"));
        again->reject();
    }

    void aRecentFileThatWentIsRefusedInASentence() {
        const QString file = path("spring.json");
        writeFile(file, toJson(shortSpring()).dump());
        const auto window = shownWindow(m_language);
        QVERIFY(window->openPath(file));
        QVERIFY(window->openScene("pendulum"));
        const std::string before = toJson(window->workbench().experiment()).dump();
        QVERIFY(QFile::remove(file));
        window->actions().menu("recent")->actions().at(0)->trigger();
        auto* box = window->findChild<QMessageBox*>();
        QVERIFY(box != nullptr);
        QVERIFY2(box->text().contains("spring.json") && box->text().contains("No such file"),
                 qPrintable(box->text()));
        QCOMPARE(toJson(window->workbench().experiment()).dump(), before);
        box->close();
    }
};

REGISTER_TEST(FilesGone)

} // namespace timestep::files_gone_test
#include "files_gone.moc"
