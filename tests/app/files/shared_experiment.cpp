// SPDX-License-Identifier: GPL-3.0-or-later
// An experiment that is sent: as text, as a link, and by its file, which Save writes again.
#include "app/provenance/experiment_link.h"
#include "core/input_error.h"
#include "tests/app/commands/command_call.h"
#include "tests/app/files/test_folder.h"
#include "tests/app/window/window_parts.h"
#include "tests/tools.h"

#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QGuiApplication>
#include <QLabel>
#include <QMessageBox>
#include <QSettings>

#include <memory>

namespace timestep::shared_experiment_test {

namespace {

std::string textOf(const Experiment& experiment) {
    return toJson(experiment).dump();
}

std::string refusalOf(const QString& text) {
    try {
        experimentFromShared(text);
    } catch (const InputError& error) {
        return error.what();
    }
    return "";
}

/// Zeros, packed a thousand times smaller.
QString bomb(qsizetype size) {
    return QStringLiteral("timestep:") +
           QString::fromLatin1(qCompress(QByteArray(size, ' '), 9)
                                   .mid(4)
                                   .toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals));
}

} // namespace

class SharedExperiment : public QObject, private TestFolder {
    Q_OBJECT

    LanguageSwitch m_language;

    std::unique_ptr<WindowParts> open(const WindowOptions& options = {}) {
        QSettings().clear();
        m_language.use("en");
        auto window = std::make_unique<WindowParts>(options, m_language);
        window->show();
        return window;
    }
    /// The text of the warning that is open, which is closed.
    static QString warning() {
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (auto* box = qobject_cast<QMessageBox*>(widget); box != nullptr && box->isVisible()) {
                box->close();
                return box->text();
            }
        return {};
    }

private slots:
    void initTestCase() { QCoreApplication::setOrganizationName("timestep-tests"); }

    void everySceneComesBackFromItsLinkAndItsText() {
        for (const Scene& scene : scenes()) {
            if (scene.source == WorldSource::File) continue;
            const Experiment experiment = standardExperiment(scene);
            const QString link = experimentLink(experiment);
            QVERIFY(isExperimentLink(link));
            static const QRegularExpression safe(QStringLiteral("^timestep:[A-Za-z0-9_-]+$"));
            QVERIFY2(safe.match(link).hasMatch(), qPrintable(link));
            QVERIFY2(link.size() < 2000, scene.id.data());
            QCOMPARE(textOf(experimentFromShared(link)), textOf(experiment));
            QCOMPARE(textOf(experimentFromShared(QString::fromStdString(toJson(experiment).dump(1)))),
                     textOf(experiment));
        }
    }

    void aMailMayBreakALinkIntoLines() {
        const Experiment experiment = standardExperiment(*findScene("spring"));
        QString link = experimentLink(experiment);
        for (qsizetype at = 70; at < link.size(); at += 72) link.insert(at, QStringLiteral("\r\n"));
        QCOMPARE(textOf(experimentFromShared(QStringLiteral("  ") + link + '\n')), textOf(experiment));
    }

    void everyCutOrChangedLinkIsRefusedWithASentence() {
        const QString link = experimentLink(standardExperiment(*findScene("pendulum")));
        for (qsizetype length = 9; length < link.size(); ++length)
            QVERIFY2(!refusalOf(link.left(length)).empty(), qPrintable(link.left(length)));
        for (qsizetype at = 9; at < link.size(); ++at) {
            QString changed = link;
            changed[at] = changed[at] == QLatin1Char('A') ? QLatin1Char('B') : QLatin1Char('A');
            // The last letter may hold bits that nothing needs.
            if (at + 1 < link.size()) QVERIFY2(!refusalOf(changed).empty(), qPrintable(changed));
        }
        QCOMPARE(refusalOf(link.left(link.size() / 2)),
                 std::string("this link is damaged: a part of it is missing or was changed"));
        QCOMPARE(refusalOf("timestep:%00<script>"), refusalOf("timestep:"));
    }

    void aHugeLinkIsRefusedBeforeItFillsTheMemory() {
        QCOMPARE(refusalOf(bomb(20 << 20)), std::string("the experiment in this link is too large"));
        QVERIFY(refusalOf(QString(2 << 20, 'x')).find("at most 1048576 letters") != std::string::npos);
        QVERIFY(refusalOf(bomb(1000)).find("too large") == std::string::npos);
        QVERIFY(!refusalOf(bomb(1000)).empty());
        for (const char* other : {"", "hello", "https://example.org/timestep:x", "[1, 2]"})
            QCOMPARE(refusalOf(QString::fromUtf8(other)),
                     std::string("this text is neither an experiment nor a link to one"));
        QVERIFY(refusalOf("{\"scene\": \"sprung\"}").find("scene") != std::string::npos);
    }

    void theProgramTakesALinkAndAnAddressOfAFile() {
        const QString link = experimentLink(standardExperiment(*findScene("spring")));
        const Outcome opened = call({link});
        QVERIFY(opened.window && opened.options.file == link.toStdString());
        write("a b.timestep", "{\"scene\": \"spring\"}");
        const Outcome file = call({QUrl::fromLocalFile(path("a b.timestep")).toString(QUrl::FullyEncoded)});
        QVERIFY(file.window);
        QCOMPARE(QString::fromStdString(file.options.file), path("a b.timestep"));
        QCOMPARE(call({"http://example.org/a.timestep"}).exitCode, 2);
    }

    void aLinkIsShownAndWaitsForRun() {
        Experiment experiment = standardExperiment(*findScene("pendulum"));
        experiment.step = 0.0125;
        WindowOptions options;
        options.file = experimentLink(experiment).toStdString();
        const auto window = open(options);
        window->start();
        QVERIFY(window->workbench().hasExperiment());
        QCOMPARE(textOf(window->workbench().experiment()), textOf(experiment));
        window->workbench().catchUp();
        QVERIFY(!window->workbench().isRunning());
        QCOMPARE(window->workbench().table().rows(), std::size_t(1));
        QVERIFY(window->preferences().recentFiles.isEmpty());
        window->actions().at("save")->trigger(); // a link is no file: Save asks for one
        auto* dialog = window->findChild<QDialog*>();
        QVERIFY(dialog != nullptr && dialog->isVisible());
        dialog->reject();
    }

    void whatIsCopiedIsPastedAndABrokenTextGetsASentence() {
        const auto window = open();
        QVERIFY(window->openScene("kepler"));
        window->set({{"step", "0.03"}});
        const std::string copied = textOf(window->workbench().experiment());
        for (const char* action : {"copy-experiment", "copy-experiment-link"}) {
            window->actions().at(action)->trigger();
            const QString text = QGuiApplication::clipboard()->text();
            QCOMPARE(isExperimentLink(text), action == std::string("copy-experiment-link"));
            QVERIFY(window->openScene("spring"));
            window->actions().at("paste-experiment")->trigger();
            QCOMPARE(textOf(window->workbench().experiment()), copied);
            QVERIFY(!window->workbench().isRunning());
        }
        QGuiApplication::clipboard()->setText("timestep:eJx");
        window->actions().at("paste-experiment")->trigger();
        QVERIFY(warning().contains("damaged"));
        QCOMPARE(textOf(window->workbench().experiment()), copied);
    }

    void saveWritesIntoTheFileOfTheExperimentAndIntoNoOther() {
        const auto window = open();
        write("own.timestep", "{\"scene\": \"spring\"}");
        write("other.timestep", "{\"scene\": \"spring\"}");
        auto* files = window->findChild<FileController*>();
        QVERIFY(files->openPath(path("own.timestep")));
        window->set({{"step", "0.125"}});
        window->actions().at("save")->trigger();
        QVERIFY(read("own.timestep").contains("0.125"));
        // Another experiment of the same scene has no file.
        QVERIFY(window->openScene("spring"));
        window->actions().at("save")->trigger();
        auto* dialog = window->findChild<QDialog*>();
        QVERIFY(dialog != nullptr);
        dialog->reject();
        QVERIFY(read("own.timestep").contains("0.125"));
        // A lesson does not write into the file that was open before.
        QVERIFY(files->openPath(path("other.timestep")));
        QVERIFY(window->openLesson("ten-steps-of-euler"));
        window->actions().at("save")->trigger();
        QCOMPARE(read("other.timestep"), QByteArray("{\"scene\": \"spring\"}"));
    }

    void theKeysAreThoseOfOtherPrograms() {
        const auto window = open();
        const WindowActions& actions = window->actions();
        const auto has = [&](const char* id, const char* keys) {
            return actions.at(id)->shortcuts().contains(QKeySequence(QString::fromUtf8(keys)));
        };
        QVERIFY(has("scenes", "Ctrl+N") && has("scenes", "Ctrl+G") && has("quit", "Ctrl+W") &&
                has("quit", "Ctrl+Q"));
        QVERIFY(has("save", "Ctrl+S") && has("save-as", "Ctrl+Shift+S") && has("full-screen", "F11"));
        QVERIFY(has("step", "F8") && has("next-pass", "Ctrl+F8") && has("preferences", "Ctrl+,"));
        QList<QKeySequence> all;
        for (const ActionRow& row : actionTable()) all += actions.at(row.id)->shortcuts();
        for (const char* menus : {"F10", "Shift+F10"}) QVERIFY(!all.contains(QKeySequence(menus)));
        all.removeAll(QKeySequence());
        for (const QKeySequence& keys : all) QCOMPARE(all.count(keys), 1);
    }

    void thePreferencesActAtOnceAndKeepTheirPlaceInAnotherLanguage() {
        const auto window = open();
        window->actions().at("preferences")->trigger();
        auto* dialog = window->findChild<QDialog*>();
        QVERIFY(dialog != nullptr);
        const auto choose = [&](const char* name, int index) {
            auto* list = dialog->findChild<QComboBox*>(QLatin1String(name));
            list->setCurrentIndex(index);
            emit list->activated(index);
        };
        choose("colours", 2);
        QVERIFY(window->actions().at("appearance/dark")->isChecked());
        choose("size", 1);
        QCOMPARE(dialog->findChild<QComboBox*>("size")->currentText(), QString("125 %"));
        const int german = dialog->findChild<QComboBox*>("language")->findText("Deutsch");
        choose("language", german);
        QTRY_COMPARE(dialog->windowTitle(), QString("Einstellungen"));
        QCOMPARE(dialog->findChildren<QComboBox*>().size(), 3);
        QCOMPARE(dialog->findChild<QComboBox*>("language")->currentIndex(), german);
        choose("size", 0);
        choose("colours", 0);
        dialog->reject();
    }
};

REGISTER_TEST(SharedExperiment)

} // namespace timestep::shared_experiment_test
#include "shared_experiment.moc"
