// SPDX-License-Identifier: GPL-3.0-or-later
// Programs that are killed while they write the files that only the window writes: the session of an open
// window, session files, settings, cards of learners, unpacked lessons. What they reported as written exists
// and is complete, and the next start continues with it. TIMESTEP_KILLS is the number of kills (20);
// TIMESTEP_SEED (1) determines the moments.
#include "app/authoring/lesson_package.h"
#include "app/classroom/learners.h"
#include "app/desk/desk_file.h"
#include "app/desk/recovery.h"
#include "app/preferences.h"
#include "app/provenance/open_file.h"
#include "core/scenes/scene.h"
#include "tests/app/files/killed_children.h"
#include "tests/tools.h"
#include "widgets/whole_file.h"

#include <QDir>
#include <QDirIterator>
#include <QSettings>
#include <QTemporaryDir>

#include <algorithm>
#include <stdexcept>

namespace timestep::killed_files_test {

namespace {

/// A kind of file, written with increasing numbers.
struct Kind {
    const char* name;
    void (*write)(const QString& folder, int number);
    /// What a start after a kill finds: the last number in the files. Throws if something is damaged.
    int (*kept)(const QString& folder);
};

[[noreturn]] void damaged(const QString& what) {
    throw std::runtime_error(what.toStdString());
}

void demand(bool holds, const QString& what) {
    if (!holds) damaged(what);
}

/// So long that writing it takes some time.
QString longText(int number) {
    return QString("%1 %2 end").arg(number).arg(QString(20000, 'x'));
}
int numberOf(const QString& text) {
    demand(text.endsWith(" end"), "the text is cut off");
    return text.section(' ', 0, 0).toInt();
}

Desk deskOf(int number) {
    Desk desk;
    desk.experiment = standardExperiment(*findScene("kepler"));
    desk.notes = longText(number);
    return desk;
}

void keepDesk(const QString& folder, int number) {
    static Autosave autosave(folder);
    const QString problem = autosave.save(deskBytes(deskOf(number)));
    demand(problem.isEmpty(), problem);
}
/// Takes over the left session, as a user who answers Yes.
int deskKept(const QString& folder) {
    const Autosave next(folder);
    const QStringList left = next.leftBehind();
    demand(left.size() == 1, QString("%1 sessions were left").arg(left.size()));
    const int number = numberOf(readDesk(left.front()).notes);
    Autosave::forget(left.front());
    const QStringList files = QDir(folder).entryList(QDir::Files);
    demand(files.size() == 1, "besides its own lock a window finds " + files.join(' '));
    return number;
}

QString deskFile(const QString& folder) {
    return folder + "/mine.timestep-desk";
}
void saveDesk(const QString& folder, int number) {
    writeFile(deskFile(folder), deskBytes(deskOf(number)).toStdString());
}
int deskSaved(const QString& folder) {
    return numberOf(readDesk(deskFile(folder)).notes);
}

void useSettingsIn(const QString& folder) {
    QCoreApplication::setOrganizationName("Timestep");
    QCoreApplication::setApplicationName("timestep-killed-files-test");
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, folder);
}
void saveSettings(const QString& folder, int number) {
    useSettingsIn(folder);
    Preferences preferences;
    preferences.learner = "Ada";
    preferences.recentFiles = QStringList(8, longText(number));
    preferences.save();
}
int settingsKept(const QString& folder) {
    useSettingsIn(folder);
    demand(QSettings().fileName().startsWith(folder), "the settings lie elsewhere");
    const Preferences preferences = Preferences::load();
    demand(preferences.learner == "Ada", "the name of the learner is lost");
    demand(preferences.recentFiles.size() == 8, "the recent files are lost");
    return numberOf(preferences.recentFiles.last());
}

QString learnerOf(int number) {
    return QString("Ada %1").arg(number);
}
void enterLearner(const QString& folder, int number) {
    QString problem;
    LearnerStore(folder).enter(learnerOf(number), &problem);
    demand(problem.isEmpty(), problem);
}
int learnersKept(const QString& folder) {
    const std::vector<Learner> all = LearnerStore(folder).all();
    std::vector<bool> found(all.size(), false);
    for (const Learner& learner : all) {
        const auto number = static_cast<std::size_t>(learner.name.section(' ', 1).toInt());
        demand(number < all.size() && learner.seed == learnerSeed(learner.name), learner.name);
        found[number] = true;
    }
    demand(std::count(found.begin(), found.end(), true) == static_cast<std::ptrdiff_t>(all.size()),
           "a learner is missing");
    return static_cast<int>(all.size()) - 1;
}

const LessonPackage& lessonPackage() {
    static const LessonPackage package{
        "21-a-lesson",
        {{"lesson.md", QByteArray(20000, 'a')}, {"b.csv", QByteArray(20000, 'b')}, {"pictures/c.png", "c"}}};
    return package;
}
QString placeOf(const QString& folder, int number) {
    return folder + '/' + QString::number(number);
}
void unpackLesson(const QString& folder, int number) {
    unpack(lessonPackage(), placeOf(folder, number));
}
/// After unpacking was interrupted, the lesson is there with all its files or not at all.
int lessonsKept(const QString& folder) {
    int number = 0;
    const QString lesson = '/' + lessonPackage().folder;
    while (isUnpackedIn(lessonPackage(), placeOf(folder, number) + lesson)) ++number;
    demand(!QFileInfo::exists(placeOf(folder, number) + lesson), "half a lesson");
    QDir(placeOf(folder, number)).removeRecursively();
    demand(!QFileInfo::exists(placeOf(folder, number + 1)), "a lesson is missing");
    return number - 1;
}

constexpr Kind kinds[] = {{"autosave", keepDesk, deskKept},
                          {"session", saveDesk, deskSaved},
                          {"settings", saveSettings, settingsKept},
                          {"learner", enterLearner, learnersKept},
                          {"lesson", unpackLesson, lessonsKept}};

/// `argument`: kind, number of the first file, folder, with '+' between.
int writeForEver(const QString& argument) {
    const QString name = argument.section('+', 0, 0), folder = argument.section('+', 2);
    for (const Kind& kind : kinds)
        for (int number = argument.section('+', 1, 1).toInt(); name == kind.name; ++number) {
            kind.write(folder, number);
            sayWritten(number);
        }
    return 1;
}

} // namespace

class KilledFiles : public QObject {
    Q_OBJECT

    ChildKiller m_killer;

private slots:
    void writtenFilesAreWholeAndTheNextStartContinues_data() {
        QTest::addColumn<int>("number");
        for (int i = 0; i < static_cast<int>(std::size(kinds)); ++i) QTest::newRow(kinds[i].name) << i;
    }
    void writtenFilesAreWholeAndTheNextStartContinues() {
        QFETCH(int, number);
        const Kind& kind = kinds[number];
        const QTemporaryDir folder;
        const int kills = std::max(1, killsInAll() / static_cast<int>(std::size(kinds)));
        int next = 0;
        for (int kill = 0; kill < kills; ++kill) {
            const QString argument = QString("%1+%2+%3").arg(kind.name).arg(next).arg(folder.path());
            const int told = m_killer.lastBeforeKill("--write-for-ever", argument);
            QVERIFY(told >= next);
            try {
                const int kept = kind.kept(folder.path());
                QVERIFY2(kept == told || kept == told + 1,
                         qPrintable(QString("%1 of %2").arg(kept).arg(told)));
                next = kept + 1;
            } catch (const std::runtime_error& error) {
                QFAIL(error.what());
            }
        }
        qInfo("killed %d times while %d files of the kind %s were written: none lost", kills, next,
              kind.name);
    }
};

REGISTER_CHILD_PROCESS("--write-for-ever", writeForEver)
REGISTER_TEST(KilledFiles)

} // namespace timestep::killed_files_test

#include "killed_files.moc"
