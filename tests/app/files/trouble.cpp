// SPDX-License-Identifier: GPL-3.0-or-later
// Files that change, vanish or cannot be written while the window is open, and windows that end at any
// moment.
#include "tests/app/lessons/small_lesson.h"
#include "tests/app/window/window_parts.h"
#include "tests/full_disk.h"

#include "app/desk/desk_file.h"
#include "app/desk/recovery.h"
#include "app/lesson/progress/progress.h"
#include "app/paths.h"
#include "app/preferences.h"
#include "app/provenance/open_file.h"
#include "lessons/read/library.h"
#include "tests/tools.h"

#include <QLockFile>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <algorithm>
#include <functional>
#include <utility>

namespace timestep::trouble_test {

class Trouble : public QObject {
    Q_OBJECT

    void writeLesson(const QString& id) const {
        QVERIFY(QDir(m_folder->path()).mkpath("lesson"));
        writeFile(m_folder->filePath("lesson/lesson.md"), smallLesson(id).toStdString());
    }

    static QPlainTextEdit* sentence(WindowParts& window) {
        return window.lessonPanel().findChild<QPlainTextEdit*>();
    }
    static std::string draftOf(const std::string& lesson) {
        const LessonProgress progress = ProgressStore().peek(lesson);
        const auto found = progress.questions.find("why");
        return found == progress.questions.end() ? std::string() : found->second.draft.text;
    }

    LanguageSwitch m_language;
    std::unique_ptr<QTemporaryDir> m_folder;

private slots:
    void init() {
        QSettings().clear();
        QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).removeRecursively();
        m_folder = std::make_unique<QTemporaryDir>();
    }

    void aDraftIsKeptAfterAPauseAndWhenTheWindowCloses() {
        writeLesson("mine");
        const auto window = shownWindow(m_language);
        QVERIFY(window->openPath(m_folder->filePath("lesson/lesson.md")));
        QVERIFY(sentence(*window) != nullptr);
        sentence(*window)->setFocus();
        QTest::keyClicks(sentence(*window), "because");
        QCOMPARE(draftOf("mine"), std::string()); // not saved at every key
        QTRY_COMPARE(draftOf("mine"), std::string("because"));
        QTest::keyClicks(sentence(*window), " it");
        window->close();
        QCOMPARE(draftOf("mine"), std::string("because it"));
    }

    void aDraftBelongsToTheLearnerWhoTypedIt() {
        writeLesson("mine");
        const auto window = shownWindow(m_language);
        QVERIFY(window->openPath(m_folder->filePath("lesson/lesson.md")));
        QTest::keyClicks(sentence(*window), "anonymous");
        auto* lessons = window->findChild<LessonController*>();
        const Learner ada = LearnerStore().enter("Ada", nullptr);
        lessons->setLearner(ada);
        QCOMPARE(draftOf("mine"), std::string("anonymous"));
        window->lessonPanel().keepWork();
        const LessonProgress hers = LearnerStore().progressOf(ada).peek("mine");
        QVERIFY(hers.questions.count("why") == 0 || hers.questions.at("why").draft.text.empty());
    }

    void onlyTheLearnerCanReadTheAnswers() {
        writeLesson("mine");
        const auto window = shownWindow(m_language);
        QVERIFY(window->openPath(m_folder->filePath("lesson/lesson.md")));
        window->recovery().start(Autosave::standardFolder());
        const auto others = QFileDevice::ReadGroup | QFileDevice::ExeGroup | QFileDevice::ReadOther |
                            QFileDevice::WriteOther | QFileDevice::ExeOther;
        for (const QString& folder : {ProgressStore::standardFolder(), Autosave::standardFolder()}) {
            QVERIFY2(QFileInfo(folder).isDir(), qPrintable(folder));
            QVERIFY2((QFile::permissions(folder) & others) == 0, qPrintable(folder));
        }
    }

    void aLessonWhoseFolderGoesAndComesBackIsReadAgain() {
        writeLesson("mine");
        const auto window = shownWindow(m_language);
        QVERIFY(window->openPath(m_folder->filePath("lesson/lesson.md")));
        QCOMPARE(window->lessonPanel().lesson()->steps.size(), std::size_t{2});
        QVERIFY(QDir(m_folder->filePath("lesson")).removeRecursively());
        QTest::qWait(400);
        QVERIFY(QDir(m_folder->path()).mkpath("lesson"));
        writeFile(m_folder->filePath("lesson/lesson.md"),
                  (smallLesson("mine") + "\n## Three {#three .read}\n\nMore.\n").toStdString());
        QTRY_COMPARE(window->lessonPanel().lesson()->steps.size(), std::size_t{3});
        // And it is watched again.
        writeLesson("mine");
        QTRY_COMPARE(window->lessonPanel().lesson()->steps.size(), std::size_t{2});
    }

    /// The method or the scene on the stage may lack what the step's controls and plots name.
    void stepsAreReadAgainWithAnotherExperimentOnTheStage() {
        const auto window = shownWindow(m_language);
        QVERIFY(window->openScene("spring"));
        const Experiment spring = window->workbench().experiment();
        int steps = 0;
        for (const LessonInfo& info : listLessons({bundledLessonsFolder()}, "en")) {
            QVERIFY(window->openLesson(QString::fromStdString(info.id)));
            LessonPanel& panel = window->lessonPanel();
            for (std::size_t step = 0; step < panel.lesson()->steps.size(); ++step) {
                const Stage stage = stageOf(*panel.lesson(), step);
                const auto& plots = stage.plots;
                const bool proposes = std::any_of(plots.begin(), plots.end(), [](const PlotBlock* plot) {
                    return plot != nullptr && plot->source == PlotBlock::Source::Derived &&
                           plot->analysis.swept.values.empty();
                });
                const bool names =
                    stage.controls != nullptr &&
                    std::any_of(stage.controls->controls.begin(), stage.controls->controls.end(),
                                [](const Control& control) { return !control.values.empty(); });
                if (!proposes && !names) continue;
                panel.goTo(step);
                QVERIFY(window->workbench().open(spring));
                panel.reload(Lesson(*panel.lesson()));
                QCOMPARE(panel.lesson()->id, info.id);
                ++steps;
                break; // one step of each lesson
            }
        }
        QVERIFY(steps > 2);
    }

    void anotherLessonInTheSameFileHasItsOwnProgress() {
        LessonProgress kept;
        kept.lesson = "other";
        kept.step = "two";
        Answer words;
        words.question = "why";
        words.text = "kept words";
        kept.questions["why"].draft = words;
        QVERIFY(ProgressStore().save(kept).isEmpty());
        writeLesson("mine");
        const auto window = shownWindow(m_language);
        QVERIFY(window->openPath(m_folder->filePath("lesson/lesson.md")));
        writeLesson("other");
        QTRY_COMPARE(window->lessonPanel().lesson()->id, std::string("other"));
        QCOMPARE(window->lessonPanel().walk().openStep()->id, std::string("two"));
        QCOMPARE(draftOf("other"), std::string("kept words"));
        QCOMPARE(window->findChild<LessonController*>()->openId(), QString("other"));
    }

    void onAFullDiskTheSettingsBeforeRemain() {
        Preferences preferences;
        preferences.language = "de";
        preferences.learner = "Ada";
        preferences.save();
        QCOMPARE(Preferences::load().learner, QString("Ada"));
        const QByteArray before = readWholeFile(QSettings().fileName(), 1 << 20);
        preferences.learner = "Emmy";
        for (const rlim_t room : {rlim_t{0}, rlim_t{1}, static_cast<rlim_t>(before.size() / 2)}) {
            const FullDisk disk(room);
            preferences.save();
        }
        QCOMPARE(readWholeFile(QSettings().fileName(), 1 << 20), before);
        QCOMPARE(QDir(QFileInfo(QSettings().fileName()).path())
                     .entryList({QFileInfo(QSettings().fileName()).fileName() + "*"}, QDir::Files)
                     .size(),
                 1);
        preferences.save();
        QCOMPARE(Preferences::load().learner, QString("Emmy"));
    }

    /// Two windows of one learner were killed: two sessions. Escape keeps both for the next start; Yes
    /// restores the newest and keeps the other.
    void noneOfTwoLeftSessionsIsDiscardedUnasked() {
        const QString folder = m_folder->filePath("autosave");
        QVERIFY(QDir().mkpath(folder));
        const auto leave = [&](int number, const char* scene, int minutesAgo) {
            Desk saved;
            saved.experiment = standardExperiment(*findScene(scene));
            const QString path = folder + QString("/open-4194303-%1.timestep-desk").arg(number);
            writeFile(path, deskBytes(saved).toStdString());
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadWrite));
            QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(-60 * minutesAgo),
                                     QFileDevice::FileModificationTime));
        };
        leave(1, "kepler", 10);
        leave(2, "pendulum", 5);
        const auto left = [&] {
            return QDir(folder).entryList({"open-4194303-?.timestep-desk"}, QDir::Files);
        };
        const auto start = [&](const std::function<void(QMessageBox&)>& answer) {
            auto window = shownWindow(m_language);
            window->recovery().start(folder);
            window->recovery().offer();
            auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (question != nullptr) answer(*question);
            return std::make_pair(std::move(window), question != nullptr);
        };
        const auto escape = [](QMessageBox& question) { QTest::keyClick(&question, Qt::Key_Escape); };
        const auto yes = [](QMessageBox& question) { question.button(QMessageBox::Yes)->click(); };
        const auto discard = [](QMessageBox& question) { question.button(QMessageBox::Discard)->click(); };
        const auto close = [](QMessageBox& question) { question.close(); };
        QVERIFY(start(escape).second);
        QCOMPARE(left().size(), 2);
        QVERIFY(start(close).second);
        QCOMPARE(left().size(), 2);
        {
            const auto [window, asked] = start(yes);
            QVERIFY(asked);
            QCOMPARE(window->workbench().experiment().scene->id, std::string_view("pendulum"));
            QCOMPARE(left(), QStringList{"open-4194303-1.timestep-desk"});
        }
        QVERIFY(start(discard).second);
        QVERIFY(left().isEmpty());
        QVERIFY(!start(escape).second);
    }

    void locksOfWindowsThatWereKilledAreRemoved() {
        const QString folder = m_folder->filePath("autosave");
        QVERIFY(QDir().mkpath(folder));
        // A lock of a program that has ended: its process id is no longer in use.
        const QString lock = folder + "/open-4194303-1.timestep-desk.lock";
        writeFile(lock, "4194303\ntimestep\n" + QSysInfo::machineHostName().toStdString() + "\n");
        const Autosave other(folder);
        QVERIFY(QFileInfo::exists(other.file() + ".lock"));
        QVERIFY(!QFileInfo::exists(lock));
        const Autosave third(folder); // the lock of a window that is open stays
        QVERIFY(QFileInfo::exists(other.file() + ".lock"));
    }
};

REGISTER_TEST(Trouble)

} // namespace timestep::trouble_test
#include "trouble.moc"
