// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/document/document.h"
#include "lessons/read/read_lesson.h"
#include "lessons/text/text.h"
#include "tests/tools.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <set>

namespace timestep::malformed_lessons_test {

namespace {

const QString folder = QStringLiteral(TIMESTEP_SOURCE_DIR "/tests/lessons/malformed/");

/// The error when reading a file; empty if it is valid.
QString complaint(const QString& file) {
    try {
        const std::string path = file.toStdString();
        readLesson(readDocument(readTextFile(path), path));
    } catch (const InputError& error) {
        return QString::fromStdString(error.sentence());
    }
    return {};
}

QString complaintAboutText(const QByteArray& bytes) {
    const QTemporaryDir temporary;
    const QString path = temporary.filePath("lesson.md");
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) return "not written";
    file.close();
    return complaint(path).remove(temporary.path() + "/");
}

const QByteArray good =
    "---\nid: sample\ntitle: Sample\nminutes: 5\nlevel: beginner\naha: Something.\n---\n\n"
    "## One {#one .read}\n\nText.\n";

} // namespace

class MalformedLessons : public QObject {
    Q_OBJECT

private slots:
    void everyMalformedLessonGetsItsSentenceAtItsPlace_data() {
        QTest::addColumn<QString>("expected");
        QFile table(folder + "expected.txt");
        QVERIFY(table.open(QIODevice::ReadOnly));
        for (const QString& line : QString::fromUtf8(table.readAll()).split('\n', Qt::SkipEmptyParts)) {
            if (line.startsWith('#')) continue;
            const auto parts = line.split(" | ");
            QCOMPARE(parts.size(), 2);
            QTest::newRow(qPrintable(parts[0])) << parts[1];
        }
    }
    void everyMalformedLessonGetsItsSentenceAtItsPlace() {
        QFETCH(QString, expected);
        const QString file = folder + QTest::currentDataTag() + ".md";
        const QString sentence = complaint(file);
        const QString start = file + ":" + expected;
        QVERIFY2(sentence.startsWith(start), qPrintable(sentence + "\nexpected " + start));
    }

    void noMalformedLessonIsForgotten() {
        QFile table(folder + "expected.txt");
        QVERIFY(table.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(table.readAll());
        const QStringList files = QDir(folder).entryList({"*.md"});
        QVERIFY(files.size() >= 25);
        for (const QString& file : files)
            QVERIFY2(text.contains("\n" + file.chopped(3) + " | "), qPrintable(file));
    }

    void byteOrderMarkAndWindowsLineEndsAreRead() {
        QByteArray windows = good;
        windows.replace("\n", "\r\n");
        QCOMPARE(complaintAboutText(good), QString());
        QCOMPARE(complaintAboutText(windows), QString());
        QCOMPARE(complaintAboutText("\xEF\xBB\xBF" + good), QString());
    }

    void placesDoNotShiftWithWindowsLineEnds() {
        QByteArray windows = good + "\n## Two {#two}\n";
        QCOMPARE(complaintAboutText(windows).section(": ", 0, 0), QString("lesson.md:13:13"));
        windows.replace("\n", "\r\n");
        QCOMPARE(complaintAboutText(windows).section(": ", 0, 0), QString("lesson.md:13:13"));
    }

    void columnsCountCharactersAndNotBytes() {
        QCOMPARE(complaintAboutText(good + "äöü $a\n").section(": ", 0, 0), QString("lesson.md:12:5"));
    }

    void hugeFilesAreRefused() {
        const QByteArray huge = good + QByteArray(5'000'000, 'x');
        QCOMPARE(complaintAboutText(huge), QString("lesson.md: the file is larger than 4 MB"));
        QCOMPARE(complaintAboutText(good + QByteArray(3'000'000, 'x')), QString());
    }

    /// 50 MB, and not text at all: rejected because of its size, without being read.
    void fiftyMegabytesAreRefusedAtOnce() {
        const QTemporaryDir temporary;
        const QString path = temporary.filePath("lesson.md");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(50'000'000));
        file.close();
        QCOMPARE(complaint(path), path + ": the file is larger than 4 MB");
    }

    void whatIsNotUtf8IsRefusedAtItsPlace() {
        for (const char* bytes : {"\xFF", "\xC3(", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xC0\x80"})
            QCOMPARE(complaintAboutText(good + "ab" + bytes),
                     QString("lesson.md:12:3: the file is not UTF-8 text"));
    }

    void missingFilesAreNamed() {
        QCOMPARE(complaint("/nowhere/lesson.md"), QString("/nowhere/lesson.md: there is no such file"));
    }

    void nestingWithoutEndGetsASentence() {
        for (const char* unit : {"[", "{a: ", "- ", "? "}) {
            const QByteArray text =
                good + "\n```yaml view\n" + QByteArray(unit).repeated(100'000) + "\n```\n";
            QVERIFY2(complaintAboutText(text).startsWith("lesson.md:14:"), unit);
        }
    }

    void everyTruncationOfALessonIsReadOrGetsASentence() {
        QFile file(TIMESTEP_SOURCE_DIR "/lessons/content/12-many-sticks-relaxation/lesson.md");
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        std::set<QString> sentences;
        for (qsizetype size = 0; size < text.size(); size += 61) {
            try {
                readLesson(readDocument(cleanText(text.first(size).toStdString(), "lesson.md"), "lesson.md"));
            } catch (const InputError& error) {
                QVERIFY2(error.line > 0 && error.column > 0, error.what());
                sentences.insert(error.what());
            }
        }
        QVERIFY(sentences.size() > 5);
    }
};

REGISTER_TEST(MalformedLessons)

} // namespace timestep::malformed_lessons_test
#include "malformed_lessons.moc"
