// SPDX-License-Identifier: GPL-3.0-or-later
// Files from outside, and files on a disk that is full.
#include "widgets/whole_file.h"
#include "core/input_error.h"
#include "tests/full_disk.h"
#include "tests/tools.h"
#include "widgets/formula/rich_document.h"
#include "widgets/panel/text_edit.h"

#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QImage>
#include <QTemporaryDir>

#include <sys/stat.h>

namespace timestep::whole_file_test {

namespace {

QString refusalOf(const auto& act) {
    try {
        act();
        return {};
    } catch (const InputError& error) {
        return QString::fromStdString(error.sentence());
    }
}

} // namespace

class WholeFile : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QString path(const char* name) const { return m_folder.filePath(name); }

private slots:
    void onAFullDiskTheOldFileStaysAndTheReasonIsSaid() {
        const QByteArray old(300, 'a'), longer(2000, 'b');
        writeWholeFile(path("kept"), old);
        QString why;
        {
            const FullDisk disk(1000);
            why = refusalOf([&] { writeWholeFile(path("kept"), longer); });
        }
        QCOMPARE(readWholeFile(path("kept"), 5000), old);
        QVERIFY2(why.contains("cannot be written") && why.contains("too large"), qPrintable(why));
        QCOMPARE(QDir(m_folder.path()).entryList(QDir::Files).size(), 1);
        writeWholeFile(path("kept"), longer);
        QCOMPARE(readWholeFile(path("kept"), 5000), longer);
    }

    void aPipeIsWrittenToAndStaysAPipe() {
        const QByteArray name = QFile::encodeName(path("pipe"));
        QCOMPARE(mkfifo(name.constData(), 0600), 0);
        QFile reader(path("pipe"));
        QVERIFY(reader.open(QIODevice::ReadWrite | QIODevice::Unbuffered)); // does not wait for a writer
        writeWholeFile(path("pipe"), "four");
        QCOMPARE(reader.read(4), QByteArray("four"));
        struct stat now {};
        QCOMPARE(stat(name.constData(), &now), 0);
        QVERIFY(S_ISFIFO(now.st_mode));
        QVERIFY(refusalOf([&] { readWholeFile(path("pipe"), 10); }).contains("a device or a pipe"));
    }

    void whatIsNoFileOrTooLongIsRefused() {
        writeWholeFile(path("ten"), "0123456789");
        QCOMPARE(readWholeFile(path("ten"), 10).size(), 10);
        QVERIFY(refusalOf([&] { readWholeFile(path("ten"), 9); }).contains("larger"));
        QVERIFY(refusalOf([&] { readWholeFile("/dev/zero", 10); }).contains("a device or a pipe"));
        QVERIFY(refusalOf([&] { readWholeFile(m_folder.path(), 10); }).contains("a folder"));
        QVERIFY(refusalOf([&] { readWholeFile(path("none"), 10); }).contains("cannot be read"));
    }

    void aPictureComesFromItsFolderOnly() {
        QVERIFY(QDir(m_folder.path()).mkpath("lesson/pictures"));
        QImage picture(3, 2, QImage::Format_RGB32);
        picture.fill(Qt::red);
        for (const char* name : {"lesson/a.png", "lesson/pictures/b.png", "secret.png"})
            QVERIFY(picture.save(path(name)));
        QVERIFY(QFile::link(path("secret.png"), path("lesson/link.png")));
        const QString folder = path("lesson");
        for (const char* name : {"a.png", "pictures/b.png", "pictures/../a.png"})
            QCOMPARE(pictureBelow(folder, QUrl(name)).size(), QSize(3, 2));
        QCOMPARE(pictureBelow(folder, QUrl::fromLocalFile(path("lesson/a.png"))).size(), QSize(3, 2));
        for (const char* name :
             {"../secret.png", "link.png", "/dev/zero", "none.png", ".", "http://localhost/a.png"})
            QVERIFY2(pictureBelow(folder, QUrl(name)).isNull(), name);
        QVERIFY(pictureBelow(folder, QUrl::fromLocalFile(path("secret.png"))).isNull());
        QVERIFY(pictureBelow({}, QUrl::fromLocalFile(path("lesson/a.png"))).isNull());
    }

    void anEmptyClipboardIsPastedAsNothing() {
        TextEdit edit("kept");
        edit.show();
        QApplication::clipboard()->setMimeData(new QMimeData);
        QTest::keyClick(&edit, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(edit.toPlainText(), QString("kept"));
        QApplication::clipboard()->setText("more ");
        QTest::keyClick(&edit, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(edit.toPlainText(), QString("more kept"));
    }
};

REGISTER_TEST(WholeFile)

} // namespace timestep::whole_file_test
#include "whole_file.moc"
