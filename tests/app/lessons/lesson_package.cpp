// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons in one file: they come back byte for byte, and no file damages others.
#include "app/authoring/lesson_package.h"
#include "app/authoring/check_lesson_dialog.h"
#include "app/classroom/new_lesson.h"
#include "app/paths.h"
#include "core/input_error.h"
#include "lessons/read/library.h"
#include "tests/app/commands/command_call.h"
#include "tests/app/files/test_folder.h"
#include "tests/app/window/window_parts.h"
#include "tests/full_disk.h"
#include "tests/tools.h"

#include <QDirIterator>
#include <QImage>
#include <QLabel>
#include <QMessageBox>
#include <QMimeDatabase>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTreeWidget>

#include <map>

namespace timestep::lesson_package_test {

namespace {

constexpr int patience = 60000; // [ms]

/// The sentence of the refusal; empty if there is none.
template <class Work>
QString refusalOf(Work work) {
    try {
        work();
    } catch (const InputError& error) {
        return QString::fromStdString(error.sentence());
    }
    return {};
}

QByteArray contentOf(const QString& file) {
    QFile opened(file);
    return opened.open(QIODevice::ReadOnly) ? opened.readAll() : QByteArray();
}

QByteArray typedZip(std::vector<ZipEntry> entries) {
    entries.insert(entries.begin(), {"mimetype", packageType});
    return zipOf(entries);
}

/// The archive with one byte changed in every header of its directory.
QByteArray withDirectoryByte(QByteArray zip, int offset, char value) {
    for (qsizetype at = zip.indexOf("PK\x01\x02"); at >= 0; at = zip.indexOf("PK\x01\x02", at + 1))
        zip[at + offset] = value;
    return zip;
}

} // namespace

class LessonPackageTest : public QObject, TestFolder {
    Q_OBJECT

    /// A new lesson with a picture and a table.
    QString lessonWithFiles() {
        const QString folder = path("25-rich");
        if (QFileInfo::exists(folder)) return folder;
        writeNewLesson(folder.toStdString());
        QImage picture(9, 9, QImage::Format_RGB32);
        picture.fill(Qt::red);
        picture.save(path("25-rich/pendulum.png"));
        QDir().mkpath(folder + "/data");
        write("25-rich/data/my run.csv", "t,x\n0,1\n");
        write("25-rich/notes.txt", "not for learners");
        const QByteArray text = read("25-rich/lesson.md");
        write("25-rich/lesson.md",
              text +
                  "\n![A pendulum](pendulum.png)\n\nOpen [the data](data/my%20run.csv) in a spreadsheet.\n");
        return folder;
    }

    bool refused(const QByteArray& bytes, const char* part) {
        write("bad.timestep-lesson", bytes);
        const QString said = refusalOf([&] { readPackage(path("bad.timestep-lesson")); });
        if (said.contains(part) && said.contains("bad.timestep-lesson")) return true;
        qWarning("expected \"%s\", said: %s", part, qPrintable(said));
        return false;
    }

    LanguageSwitch m_language;

private slots:
    void init() {
        QSettings().clear();
        QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).removeRecursively();
    }

    /// The desktop recognises the file by its first bytes and by its name. This test is the first, because Qt
    /// reads the types when it first needs one.
    void theDesktopKnowsThePackage() {
        const QString packages = path("mime/packages");
        QVERIFY(QDir().mkpath(packages));
        QVERIFY(QFile::copy(TIMESTEP_SOURCE_DIR "/app/desktop/org.timestep.Timestep.mime.xml",
                            packages + "/org.timestep.Timestep.xml"));
        QStandardPaths::setTestModeEnabled(false);
        std::map<QByteArray, QByteArray> before; // the types of the system would hide the one under test
        for (const char* variable : {"XDG_DATA_HOME", "XDG_DATA_DIRS"}) {
            before[variable] = qgetenv(variable);
            qputenv(variable, QFileInfo(path("mime")).path().toUtf8());
        }
        const QMimeDatabase types;
        const QByteArray bytes = packed(collectLesson(lessonWithFiles()));
        const QString byBytes = types.mimeTypeForData(bytes).name();
        const QString byName =
            types.mimeTypeForFile("a.timestep-lesson", QMimeDatabase::MatchExtension).name();
        const QString zip = types.mimeTypeForData(zipOf({{"a", "a"}})).name();
        for (const auto& [variable, value] : before)
            value.isNull() ? qunsetenv(variable.constData()) : qputenv(variable.constData(), value);
        QStandardPaths::setTestModeEnabled(true);
        QCOMPARE(byBytes, QString(packageType));
        QCOMPARE(byName, QString(packageType));
        QVERIFY(zip != QString(packageType));
        QFile entry(TIMESTEP_SOURCE_DIR "/app/desktop/org.timestep.Timestep.desktop");
        QVERIFY(entry.open(QIODevice::ReadOnly));
        QVERIFY(entry.readAll().contains(QByteArray(packageType) + ";"));
    }

    void everyBundledLessonComesBackByteForByte() {
        for (const LessonInfo& lesson : listLessons({bundledLessonsFolder()})) {
            const LessonPackage package = collectLesson(QString::fromStdString(lesson.folder));
            QCOMPARE(package.files.size(), lesson.languages.size());
            const QByteArray bytes = packed(package);
            QCOMPARE(packed(package), bytes);
            write("one.timestep-lesson", bytes);
            const LessonPackage again = readPackage(path("one.timestep-lesson"));
            QCOMPARE(again.folder, package.folder);
            QTemporaryDir into;
            QVERIFY(isUnpackedIn(package, unpack(again, into.path())));
            QVERIFY(refusalOf([&] { unpack(again, into.path()); }).contains("already"));
        }
    }

    void filesToWhichTheTextRefersGoAlong() {
        const LessonPackage package = collectLesson(lessonWithFiles() + "/lesson.md");
        QStringList names;
        for (const ZipEntry& file : package.files) names << file.name;
        QCOMPARE(names, (QStringList{"lesson.md", "pendulum.png", "data/my run.csv"}));
        QTemporaryDir into;
        QVERIFY(isUnpackedIn(package, unpack(package, into.path())));
        QVERIFY(!isUnpackedIn(package, lessonWithFiles())); // it has notes
    }

    /// As on a full disk: the first of two files fits, the second does not.
    void aLessonIsUnpackedWhollyOrNotAtAll() {
        const LessonPackage package{"21-a", {{"lesson.md", "text"}, {"data.csv", QByteArray(100000, '1')}}};
        QTemporaryDir into;
        {
            const FullDisk disk(4096);
            QVERIFY(refusalOf([&] { unpack(package, into.path()); }).contains("cannot be written"));
        }
        const auto all = QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot;
        QCOMPARE(QDir(into.path()).entryList(all), QStringList());
        QVERIFY(isUnpackedIn(package, unpack(package, into.path())));
        QCOMPARE(QDir(into.path()).entryList(all), QStringList{"21-a"});
    }

    void whatLiesElsewhereIsNotPacked() {
        lessonWithFiles();
        write("secret.txt", "secret");
        for (const auto& [link, why] :
             std::vector<std::pair<QByteArray, QString>>{{"[a](../secret.txt)", "outside"},
                                                         {"[a](/etc/hostname)", "outside"},
                                                         {"![a](none.png)", "is not there"},
                                                         {"[a](run.sh)", "of a kind"}}) {
            QDir(path("26-bad")).removeRecursively();
            writeNewLesson(path("26-bad").toStdString());
            write("26-bad/run.sh", "rm -r ~");
            write("26-bad/lesson.md", read("26-bad/lesson.md") + "\n" + link + "\n");
            const QString said = refusalOf([&] { collectLesson(path("26-bad")); });
            QVERIFY2(said.contains(why) && said.contains("lesson.md"), qPrintable(said));
        }
        QVERIFY(QFile::link(path("secret.txt"), path("26-bad/inside.txt")));
        write("26-bad/lesson.md", read("25-rich/lesson.md") + "\n[a](inside.txt)\n");
        QFile::copy(path("25-rich/pendulum.png"), path("26-bad/pendulum.png"));
        QDir().mkpath(path("26-bad/data"));
        QFile::copy(path("25-rich/data/my run.csv"), path("26-bad/data/my run.csv"));
        QVERIFY(refusalOf([&] { collectLesson(path("26-bad")); }).contains("link that leads out"));
        QVERIFY(refusalOf([&] { collectLesson(path("nowhere")); }).contains("no lesson"));
    }

    void archivesThatWouldHarmAreRefused() {
        const ZipEntry text{"21-a/lesson.md", "text"};
        for (const char* name : {"../21-a/x.md", "21-a/../../x.md", "/21-a/x.md", "21-a//x.md", "21-a/./x.md",
                                 "21-a/x.", "21-a/ "})
            QVERIFY2(refused(typedZip({text, {name, "x"}}), "outside its folder"), name);
        QVERIFY(refused(typedZip({text, {"21-a\\x.md", "x"}}), "not allowed"));
        QVERIFY(refused(typedZip({text, {"C:/x.md", "x"}}), "not allowed"));
        QVERIFY(refused(typedZip({text, {"21-a/b/c/d/e/f.md", "x"}}), "too many folders"));
        QVERIFY(refused(typedZip({text, {"21-a/" + QString(300, 'x') + ".md", "x"}}), "too long"));
        QVERIFY(refused(typedZip({text, {"21-a/LESSON.md", "x"}}), "there twice"));
        QVERIFY(refused(typedZip({text, {"21-b/x.md", "x"}}), "one folder"));
        QVERIFY(refused(typedZip({text, {"21-a/run.desktop", "x"}}), "of a kind"));
        QVERIFY(refused(typedZip({{"21-a/x.md", "x"}}), "no packed lesson"));
        QVERIFY(refused(zipOf({text}), "no packed lesson"));
        QVERIFY(refused(withDirectoryByte(typedZip({text}), 8, 1), "is encrypted"));
        QVERIFY(refused(withDirectoryByte(typedZip({text}), 10, 14), "not known"));
        QVERIFY(refused(withDirectoryByte(typedZip({text}), 41, char(0xA1)), "is a link"));
        QVERIFY(refused("", "no zip archive"));
        QVERIFY(refused(QByteArray(100000, 'P'), "no zip archive"));
        QVERIFY(refused(typedZip({text}).chopped(1), "no zip archive"));
    }

    /// A small archive of large files, and one of many files.
    void archivesAreBounded() {
        const QByteArray large((16 << 20) + 1, ' ');
        QVERIFY(refused(typedZip({{"21-a/lesson.md", large}}), "larger than 16 MiB"));
        std::vector<ZipEntry> files;
        for (int i = 0; i < 5; ++i) files.push_back({QString("21-a/%1.md").arg(i), large.chopped(1)});
        const QByteArray bomb = typedZip(files);
        QVERIFY(bomb.size() < 200000);
        QVERIFY(refused(bomb, "64 MiB together"));
        files.clear();
        for (int i = 0; i < 200; ++i) files.push_back({QString("21-a/%1.md").arg(i), "x"});
        QVERIFY(refused(typedZip(files), "201 files"));
        // A false size does not help.
        QByteArray lie = typedZip({{"21-a/lesson.md", QByteArray(1 << 20, ' ')}});
        QVERIFY(refused(withDirectoryByte(lie, 26, 0), "is damaged"));
    }

    /// Each byte is changed: the archive is read unchanged, or rejected in a sentence.
    void damagedArchivesAreRefused() {
        const QByteArray zip = typedZip(
            {{"21-a/lesson.md", "A text with some letters, some letters again."}, {"21-a/a.csv", "1,2"}});
        const auto whole = unzipped(zip);
        QCOMPARE(whole.size(), std::size_t(3));
        for (qsizetype at = 0; at < zip.size(); ++at)
            for (const char change : {char(1), char(0x80), char(0xFF)}) {
                QByteArray bad = zip;
                bad[at] = static_cast<char>(bad[at] ^ change);
                const QString said = refusalOf([&] {
                    for (const ZipEntry& entry : unzipped(bad)) QVERIFY(entry.content.size() < 100);
                });
                QVERIFY(!said.contains('\n'));
            }
        for (qsizetype length = 0; length < zip.size(); ++length)
            QVERIFY(!refusalOf([&] { unzipped(zip.left(length)); }).isEmpty());
    }

    void theCommandPacksAndRefuses() {
        const QString out = path("rich.timestep-lesson");
        const Outcome made = call({"lesson", "pack", lessonWithFiles(), out});
        QCOMPARE(made.err, QString());
        QCOMPARE(made.exitCode, 0);
        QCOMPARE(made.out, out + ": 3 files\n");
        QCOMPARE(readPackage(out).files.size(), std::size_t(3));
        for (const QStringList& wrong : {QStringList{"lesson", "pack"},
                                         {"lesson", "pack", lessonWithFiles()},
                                         {"lesson", "pack", lessonWithFiles(), path("rich.zip")},
                                         {"lesson", "pack", path("nowhere"), out}})
            QCOMPARE(call(wrong).exitCode, 2);
        QDir(path("27-faulty")).removeRecursively();
        writeNewLesson(path("27-faulty").toStdString());
        write("27-faulty/lesson.md", read("27-faulty/lesson.md").replace("exact: yes", "exakt: yes"));
        const Outcome faulty = call({"lesson", "pack", path("27-faulty"), path("none.timestep-lesson")});
        QCOMPARE(faulty.exitCode, 1);
        QVERIFY(faulty.out.contains("\"exakt\" is unknown"));
        QVERIFY(!QFile::exists(path("none.timestep-lesson")));
    }

    /// A lesson that recalls questions of the course is complete without them, because the course is
    /// installed.
    void theWindowOpensAPackedLessonOfTheCourse() {
        m_language.use("en");
        WindowParts window({}, m_language);
        window.show();
        QString folder;
        for (const LessonInfo& lesson : listLessons({bundledLessonsFolder()}))
            if (lesson.id == "energy-drift-or-wobble") folder = QString::fromStdString(lesson.folder);
        QVERIFY(contentOf(folder + "/lesson.md").contains("yaml recall"));
        write("four.timestep-lesson", packed(collectLesson(folder)));
        window.openPath(path("four.timestep-lesson"));
        QTRY_VERIFY_WITH_TIMEOUT(window.lessonPanel().lesson() != nullptr, patience);
        QCOMPARE(window.lessonPanel().lesson()->id, std::string("energy-drift-or-wobble"));
        QVERIFY(QString::fromStdString(window.lessonPanel().lesson()->file)
                    .startsWith(QString::fromStdString(ownLessonsFolder())));
    }

    void anotherLessonInTheSameFolderIsPutAsideAfterAQuestion() {
        m_language.use("en");
        WindowParts window({}, m_language);
        window.show();
        const QString place = QString::fromStdString(ownLessonsFolder()) + "/25-rich";
        QDir().mkpath(QString::fromStdString(ownLessonsFolder()));
        writeNewLesson(place.toStdString(), "Mine");
        write("rich.timestep-lesson", packed(collectLesson(lessonWithFiles())));
        const auto question = [&]() -> QMessageBox* {
            for (QMessageBox* box : window.findChildren<QMessageBox*>())
                if (box->isVisible()) return box;
            return nullptr;
        };
        window.openPath(path("rich.timestep-lesson"));
        QTRY_VERIFY_WITH_TIMEOUT(question() != nullptr, patience);
        QTest::keyClick(question(), Qt::Key_Escape);
        QTRY_VERIFY(question() == nullptr);
        QVERIFY(!QFile::exists(place + "/pendulum.png"));
        window.openPath(path("rich.timestep-lesson"));
        QTRY_VERIFY_WITH_TIMEOUT(question() != nullptr, patience);
        for (QAbstractButton* button : question()->buttons())
            if (question()->buttonRole(button) == QMessageBox::AcceptRole) {
                QTest::mouseClick(button, Qt::LeftButton);
                break;
            }
        QTRY_VERIFY(QFile::exists(place + "/pendulum.png"));
        QTRY_VERIFY(window.lessonPanel().lesson() != nullptr);
        int aside = 0;
        for (QDirIterator it(QString::fromStdString(ownLessonsFolder()) + "/../lessons-put-aside",
                             {"lesson.md"}, QDir::Files, QDirIterator::Subdirectories);
             it.hasNext(); ++aside)
            QVERIFY(contentOf(it.next()).contains("Mine"));
        QCOMPARE(aside, 1);
        // Opening the same file again asks nothing.
        window.openPath(path("rich.timestep-lesson"));
        QSignalSpy opened(&window.workbench(), &Workbench::experimentChanged);
        QTRY_VERIFY_WITH_TIMEOUT(!opened.empty(), patience);
        QVERIFY(question() == nullptr);
    }

    void aPackedLessonWithFaultsIsNotOpened() {
        m_language.use("en");
        WindowParts window({}, m_language);
        window.show();
        LessonPackage package = collectLesson(lessonWithFiles());
        package.files.front().content.replace("exact: yes", "exakt: yes");
        write("faulty.timestep-lesson", packed(package));
        window.openPath(path("faulty.timestep-lesson"));
        const auto list = [&]() -> QTreeWidget* {
            const auto* check = window.findChild<CheckLessonDialog*>();
            return check != nullptr ? check->findChild<QTreeWidget*>() : nullptr;
        };
        QTRY_VERIFY_WITH_TIMEOUT(list() != nullptr && list()->topLevelItemCount() == 1, patience);
        QVERIFY(list()->topLevelItem(0)->text(1).contains("exakt"));
        QVERIFY(!QFile::exists(QString::fromStdString(ownLessonsFolder()) + "/25-rich"));
        write("broken.timestep-lesson", "PK");
        QTest::keyClick(list()->window(), Qt::Key_Escape);
        window.openPath(path("broken.timestep-lesson"));
        const auto says = [&](const char* part) {
            for (const QLabel* label : window.findChildren<QLabel*>())
                if (label->isVisible() && label->text().contains(part)) return true;
            return false;
        };
        QTRY_VERIFY_WITH_TIMEOUT(says("no zip archive"), patience);
    }
};

REGISTER_TEST(LessonPackageTest)

} // namespace timestep::lesson_package_test
#include "lesson_package.moc"
