// SPDX-License-Identifier: GPL-3.0-or-later
// Files from outside, and files on a full disk.
#include "widgets/whole_file.h"
#include "core/input_error.h"
#include "tests/full_disk.h"
#include "tests/tools.h"
#include "widgets/accessibility/plain_labels.h"
#include "widgets/controls/edits.h"
#include "widgets/formula/rich_document.h"
#include "widgets/formula/rich_text.h"

#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QPainter>
#include <QTemporaryDir>
#include <QToolTip>
#include <QVBoxLayout>

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
    void aFullDiskKeepsTheOldFileAndTheReasonIsReported() {
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

    void nonFilesAndTooLargeFilesAreRefused() {
        writeWholeFile(path("ten"), "0123456789");
        QCOMPARE(readWholeFile(path("ten"), 10).size(), 10);
        QVERIFY(refusalOf([&] { readWholeFile(path("ten"), 9); }).contains("larger"));
        QVERIFY(refusalOf([&] { readWholeFile("/dev/zero", 10); }).contains("a device or a pipe"));
        QVERIFY(refusalOf([&] { readWholeFile(m_folder.path(), 10); }).contains("a folder"));
        QVERIFY(refusalOf([&] { readWholeFile(path("none"), 10); }).contains("cannot be read"));
    }

    void aFileTakesAsMuchMemoryAsItHasBytes() {
        writeWholeFile(path("ten"), "0123456789");
        QVERIFY(readWholeFile(path("ten"), 1 << 28).capacity() < 1 << 18);
        QByteArray large(300'000, 'a');
        writeWholeFile(path("large"), large);
        QCOMPARE(readWholeFile(path("large"), 1 << 28), large);
        QCOMPARE(readWholeFile(path("large"), 300'000), large);
        QVERIFY(!readWholeFile("/proc/self/status", 1 << 20).isEmpty()); // its size is said to be 0
    }

    void picturesAreReadOnlyFromTheirFolder() {
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

    void aPictureThatNamesOtherFilesIsNotRead() {
        QVERIFY(QDir(m_folder.path()).mkpath("drawn"));
        QImage secret(3, 2, QImage::Format_RGB32);
        secret.fill(Qt::red);
        QVERIFY(secret.save(path("private.png")));
        QCOMPARE(mkfifo(QFile::encodeName(path("drawn/waits.png")).constData(), 0600), 0);
        const QString svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" "
                            "xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"3\" height=\"2\">"
                            "<image width=\"3\" height=\"2\" xlink:href=\"%1\"/></svg>";
        const QString folder = path("drawn");
        // The content decides: neither the suffix nor text in front makes the reader open other files.
        for (const char* name : {"a.svg", "a.png", "a.gif"})
            for (const QString& names : {path("private.png"), path("drawn/waits.png")}) // one of which blocks
                for (const QByteArray& before : {QByteArray(), QByteArray("<?xml version=\"1.0\"?>\n"),
                                                 QByteArray("\x89PNG\r\n\x1a\n"), QByteArray("GIF89a")}) {
                    writeWholeFile(folder + "/" + name, before + svg.arg(names).toUtf8());
                    QVERIFY2(pictureBelow(folder, QUrl(name)).isNull(), name);
                }
        QVERIFY(pictureBelow(folder, QUrl("waits.png")).isNull());
    }

    void aPictureIsRecognisedByItsContent() {
        QVERIFY(QDir(m_folder.path()).mkpath("named"));
        QImage picture(3, 2, QImage::Format_RGB32);
        picture.fill(Qt::red);
        QVERIFY(picture.save(path("named/a.jpg"), "png"));
        QVERIFY(picture.save(path("named/b.png"), "jpg"));
        for (const char* name : {"a.jpg", "b.png"})
            QCOMPARE(pictureBelow(path("named"), QUrl(name)).size(), QSize(3, 2));
    }

    void aDocumentOpensNoFileByItsName() {
        QImage secret(30, 20, QImage::Format_RGB32);
        secret.fill(Qt::red);
        QVERIFY(secret.save(path("own.png")));
        QCOMPARE(mkfifo(QFile::encodeName(path("never.png")).constData(), 0600), 0);
        QVERIFY(QDir(m_folder.path()).mkpath("empty"));
        const QString here = QDir::currentPath(); // Qt would look here for relative names
        QVERIFY(QDir::setCurrent(m_folder.path()));
        const QString prefix = "text ![x](";
        for (const QString& name : {path("own.png"), QString("own.png"), "file://" + path("own.png"),
                                    path("never.png"), QString("never.png")}) {
            ClosedDocument printed;
            setMarkdownWithFormulas(printed, prefix + name + ") more");
            QImage page(200, 100, QImage::Format_RGB32);
            page.fill(Qt::white);
            QPainter painter(&page);
            printed.setTextWidth(page.width());
            printed.drawContents(&painter);
            painter.end();
            RichText shown;
            shown.setPictureFolder(path("empty"));
            shown.showMarkdown(prefix + name + ") more");
            shown.resize(200, 100);
            for (const QImage& seen : {page, shown.grab().toImage().convertToFormat(QImage::Format_RGB32)})
                for (int y = 0; y < seen.height(); ++y)
                    for (int x = 0; x < seen.width(); ++x)
                        QVERIFY2(seen.pixelColor(x, y) != QColor(Qt::red), qPrintable(name));
        }
        QVERIFY(QDir::setCurrent(here));
    }

    void labelsAndToolTipsOpenNoFileOfTheirText() {
        QImage secret(30, 20, QImage::Format_RGB32);
        secret.fill(Qt::red);
        QVERIFY(secret.save(path("seen.png")));
        const QString text = "<b>a</b><img src='" + path("seen.png") + "'>";
        const auto shows = [](QWidget& widget) {
            const QImage seen = widget.grab().toImage();
            for (int y = 0; y < seen.height(); ++y)
                for (int x = 0; x < seen.width(); ++x)
                    if (seen.pixelColor(x, y) == QColor(Qt::red)) return true;
            return false;
        };
        QLabel open(text);
        QVERIFY(shows(open)); // the filter is needed
        const PlainLabels plain(nullptr);
        QWidget window;
        QVBoxLayout column(&window);
        column.addWidget(new QLabel(text));
        QVERIFY(!shows(window));
        window.show();
        QToolTip::showText({50, 50}, text, &window);
        bool found = false;
        for (QWidget* widget : QApplication::topLevelWidgets()) {
            if (!widget->inherits("QTipLabel") || !widget->isVisible()) continue;
            found = true;
            QVERIFY(!shows(*widget));
        }
        QToolTip::hideText();
        QVERIFY(found);
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
