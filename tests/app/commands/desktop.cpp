// SPDX-License-Identifier: GPL-3.0-or-later
// The program on a desktop: its file types, the options of Qt, the About dialog, and the citations.
#include "app/authoring/lesson_package.h"
#include "app/cli/qt_options.h"
#include "app/desk/desk_file.h"
#include "app/languages.h"
#include "app/paths.h"
#include "app/window/help/about_dialog.h"
#include "core/json/json.h"
#include "core/run/experiment/experiment.h"
#include "lessons/read/library.h"
#include "tests/app/commands/command_call.h"
#include "tests/app/files/test_folder.h"
#include "tests/tools.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeDatabase>
#include <QRegularExpression>
#include <QTabWidget>

namespace timestep::desktop_test {

namespace {

constexpr char desktopFolder[] = TIMESTEP_SOURCE_DIR "/app/desktop/org.timestep.Timestep";

QString textOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList capturesOf(const QString& pattern, const QString& text) {
    QStringList found;
    for (auto it = QRegularExpression(pattern, QRegularExpression::MultilineOption).globalMatch(text);
         it.hasNext();)
        found << it.next().captured(1);
    return found;
}

} // namespace

class Desktop : public QObject, TestFolder {
    Q_OBJECT

private slots:
    /// By its name, and by its first bytes if it has another name.
    void theDesktopKnowsEachKindOfFile() {
        QVERIFY(QDir().mkpath(path("mime/packages")));
        QVERIFY(QFile::copy(QString(desktopFolder) + ".mime.xml",
                            path("mime/packages/org.timestep.Timestep.xml")));
        // The types of the system would hide the ones under test.
        for (const char* variable : {"XDG_DATA_HOME", "XDG_DATA_DIRS"})
            qputenv(variable, QFileInfo(path("mime")).path().toUtf8());
        const QMimeDatabase types;
        const Experiment experiment = standardExperiment(*findScene("spring"));
        const Outcome state =
            call({"run", TIMESTEP_SOURCE_DIR "/tests/fuzz/corpus/experiment/problem.json", "--state", "-"});
        QVERIFY2(state.exitCode == 0 && state.out.contains("\"experiment\""), qPrintable(state.err));
        Desk desk;
        desk.experiment = experiment;
        const LessonInfo lesson = listLessons({bundledLessonsFolder()}).front();
        const QByteArray package = packed(collectLesson(QString::fromStdString(lesson.folder)));
        const QByteArray text = QByteArray::fromStdString(toJson(experiment).dump(1));
        const QString ofExperiment("application/vnd.timestep.experiment+json");
        const QString ofSession("application/vnd.timestep.session+json");
        QCOMPARE(types.mimeTypeForData(text).name(), ofExperiment);
        QCOMPARE(types.mimeTypeForData(state.out.toUtf8()).name(), ofExperiment);
        QCOMPARE(types.mimeTypeForData(deskBytes(desk)).name(), ofSession);
        QCOMPARE(types.mimeTypeForData(package).name(), QString(packageType));
        const auto byName = [&](const QString& name) {
            return types.mimeTypeForFile(name, QMimeDatabase::MatchExtension).name();
        };
        QCOMPARE(byName("a.timestep"), ofExperiment);
        QCOMPARE(byName(QStringLiteral("a.") + deskSuffix), ofSession);
        QCOMPARE(byName(QStringLiteral("a.") + packageSuffix), QString(packageType));
        for (const char* other : {"{\"scene\": 1}", "{\"experiment\": 1, \"x\": 2}", "[\"timestep\"]",
                                  "{\"a\": 1, \"timestep\": \"0.1.0\"}"})
            QVERIFY2(!types.mimeTypeForData(QByteArray(other)).name().contains("timestep"), other);
    }

    void theDesktopFileAndTheMetadataNameEachKind() {
        const QStringList kinds =
            capturesOf("<mime-type type=\"([^\"]+)\">", textOf(QString(desktopFolder) + ".mime.xml"));
        QCOMPARE(kinds.size(), 3);
        QCOMPARE(capturesOf("^MimeType=(.*);$", textOf(QString(desktopFolder) + ".desktop")).join(""),
                 kinds.join(';') + QStringLiteral(";x-scheme-handler/timestep"));
        QCOMPARE(
            capturesOf("<mediatype>([^<]+)</mediatype>", textOf(QString(desktopFolder) + ".metainfo.xml")),
            kinds);
    }

    void theOptionsOfQtAreTakenOut() {
        using Words = std::vector<std::string>;
        const Words rest{"run", "a.json", "--title", "x", "-"};
        QCOMPARE(withoutQtOptions(rest), rest);
        QCOMPARE(withoutQtOptions({"-platform", "offscreen", "run", "a.json", "-style=fusion", "--title", "x",
                                   "-reverse", "-", "-session", "1_2"}),
                 rest);
        // No other option is removed; these are rejected later.
        for (const Words& other : {Words{"-platform"}, Words{"-plattform", "x"}, Words{"-reverse=1"}})
            QCOMPARE(withoutQtOptions(other), other);
        QCOMPARE(call({"-platform"}).exitCode, 2);
    }

    void noOptionOfTimestepIsOneOfQt() {
        WindowOptions options;
        std::vector<CommandOption> all = programOptions(options);
        for (const CommandRow& command : commands()) {
            const CommandForm form = command.form();
            all.insert(all.end(), form.options.begin(), form.options.end());
            for (const CommandForm::Kind& kind : form.kinds)
                all.insert(all.end(), kind.options.begin(), kind.options.end());
        }
        QVERIFY(all.size() > 50);
        for (const CommandOption& option : all)
            for (const QString& name : QString::fromStdString(option.names).split(','))
                QCOMPARE(withoutQtOptions({name.toStdString(), "x"}).size(), std::size_t(2));
    }

    /// The newest version is this one, in every language.
    void everyLanguageListsTheSameVersions() {
        const QStringList english = capturesOf("^## (.+)$", changesText("en"));
        QCOMPARE(english.value(0), QString(TIMESTEP_VERSION));
        for (const Language& language : languages()) {
            const QString own = changesText(language.code + "_XX");
            QCOMPARE(capturesOf("^## (.+)$", own), english);
            QCOMPARE(own == changesText("en"), language.code == "en");
            QCOMPARE(own.count("\n- "), changesText("en").count("\n- "));
        }
        QCOMPARE(changesText("xx"), changesText("en"));
        QCOMPARE(
            capturesOf("<release version=\"([^\"]+)\"", textOf(QString(desktopFolder) + ".metainfo.xml")),
            english);
    }

    void theCitationIsThatOfTheFile() {
        const QString file = textOf(TIMESTEP_SOURCE_DIR "/app/CITATION.cff");
        QCOMPARE(capturesOf("^version: (.+)$", file), QStringList(TIMESTEP_VERSION));
        for (const char* pattern : {"^title: \"(.+)\"$", "^  - name: (.+)$", "^license: (.+)$"}) {
            const QStringList found = capturesOf(pattern, file);
            QCOMPARE(found.size(), 1);
            QVERIFY2(citationText().contains(found.front()), qPrintable(found.front()));
        }
    }

    void theAboutDialogHasFivePagesThatCanBeCopied() {
        AboutDialog dialog("de");
        const QStringList parts{TIMESTEP_VERSION, "Lektionen", "Eigen", "@software{timestep", qVersion()};
        QCOMPARE(dialog.pages().count(), int(parts.size()));
        for (int page = 0; page < dialog.pages().count(); ++page) {
            dialog.pages().setCurrentIndex(page);
            dialog.copy();
            const QString copied = QGuiApplication::clipboard()->text();
            QVERIFY2(copied.contains(parts[page]), qPrintable(copied));
        }
        for (const UsedWork& work : usedWorks())
            QVERIFY2(licencesText().contains(QStringLiteral("| %1 | %2 |").arg(work.name, work.licence)),
                     work.name);
        for (const char* part :
             {"GNU GENERAL PUBLIC LICENSE", "GUST Font License", "Permission is hereby granted"})
            QVERIFY2(licencesText().contains(part, Qt::CaseInsensitive), part);
    }
};

REGISTER_TEST(Desktop)

} // namespace timestep::desktop_test
#include "desktop.moc"
