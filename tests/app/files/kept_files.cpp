// SPDX-License-Identifier: GPL-3.0-or-later
// What a browser keeps, as one file: all of it comes back, and nothing else is written.
#include "app/desk/kept_files.h"
#include "core/input_error.h"
#include "tests/app/files/test_folder.h"
#include "tests/tools.h"

#include <QDir>
#include <QDirIterator>

#include <map>

namespace timestep::kept_files_test {

class KeptFiles : public QObject, TestFolder {
    Q_OBJECT

    static std::map<QString, QByteArray> contentOf(const QString& folder) {
        std::map<QString, QByteArray> content;
        QDirIterator each(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (each.hasNext()) {
            QFile file(each.next());
            if (file.open(QIODevice::ReadOnly))
                content[QDir(folder).relativeFilePath(file.fileName())] = file.readAll();
        }
        return content;
    }

private slots:
    void allFilesComeBackAsTheyWere() {
        QByteArray everyByte(256, 0);
        for (int i = 0; i < 256; ++i) everyByte[i] = char(i);
        QDir().mkpath(path("home/.config/Timestep"));
        QDir().mkpath(path("home/.local/share/Größe"));
        write("home/.config/Timestep/timestep.ini", "dark=true\n");
        write("home/.local/share/Größe/answers.json", everyByte);
        write("home/empty", "");
        const auto before = contentOf(path("home"));
        write("home/open-42-1.timestep-desk.lock", "42\n");
        const QByteArray packed = packKeptFiles(path("home"));
        unpackKeptFiles(packed, path("elsewhere"));
        QCOMPARE(contentOf(path("elsewhere")).size(), std::size_t(3));
        QVERIFY(contentOf(path("elsewhere")) == before);
    }

    void otherFilesStayAndEqualOnesAreReplaced() {
        QDir().mkpath(path("first"));
        QDir().mkpath(path("second"));
        write("first/answers", "new");
        write("second/answers", "old");
        write("second/mine", "mine");
        unpackKeptFiles(packKeptFiles(path("first")), path("second"));
        QCOMPARE(read("second/answers"), QByteArray("new"));
        QCOMPARE(read("second/mine"), QByteArray("mine"));
    }

    void aDamagedOrHostileFileWritesNothing_data() {
        QTest::addColumn<QByteArray>("packed");
        const auto packed = [](const QByteArray& version, const QByteArray& file) -> QByteArray {
            return "{'timestep-backup': " + version + ", 'files': {'good': 'YQ==', " + file + "}}";
        };
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("something else") << QByteArray("{'scene': 'cart'}");
        QTest::newRow("a later version") << packed("2", "'other': 'YQ=='");
        QTest::newRow("cut off") << packed("1", "'other': 'YQ=='").chopped(1);
        QTest::newRow("no base64") << packed("1", "'bad': '?'");
        QTest::newRow("no text") << packed("1", "'bad': 1");
        for (const QByteArray bad : {"../bad", "a/../../bad", "/tmp/bad", "..", ""})
            QTest::newRow(bad) << packed("1", "'" + bad + "': 'YQ=='");
    }
    void aDamagedOrHostileFileWritesNothing() {
        QFETCH(QByteArray, packed);
        packed.replace('\'', '"');
        QDir().mkpath(path("target"));
        QVERIFY_THROWS_EXCEPTION(InputError, unpackKeptFiles(packed, path("target")));
        QVERIFY(contentOf(path("target")).empty());
        QVERIFY(!QFile::exists(path("bad")));
    }
};

REGISTER_TEST(KeptFiles)

} // namespace timestep::kept_files_test

#include "kept_files.moc"
