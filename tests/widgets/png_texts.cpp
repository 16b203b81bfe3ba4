// SPDX-License-Identifier: GPL-3.0-or-later
// The texts in a PNG, read without decoding the picture: all that Qt writes is read, and damage is detected.
#include "tests/tools.h"
#include "widgets/formula/rich_document.h"
#include "widgets/png_chunks.h"

#include <QBuffer>
#include <QFile>
#include <QImage>
#include <QTemporaryDir>
#include <QUrl>

namespace timestep::png_texts_test {

namespace {

QByteArray pngWith(const QString& text) {
    QImage picture(30, 20, QImage::Format_RGB32);
    picture.fill(Qt::darkGreen);
    picture.setText("key", text);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (!picture.save(&buffer, "PNG")) qFatal("no PNG can be written");
    return bytes;
}

} // namespace

class PngTexts : public QObject {
    Q_OBJECT

private slots:
    void textsComeBackInEveryFormThatQtWrites() {
        for (const QString& text : {QString("short"), QString(5000, 'x'), QString("h = ½, größer"),
                                    QString("ω → ∞"), QString("ω").repeated(5000)}) {
            const QByteArray png = pngWith(text);
            QCOMPARE(textInPng(png, "key").value_or("none"), QImage::fromData(png).text("key"));
            QCOMPARE(textInPng(png, "key").value_or("none"), text);
            QVERIFY(!textInPng(png, "ke"));
        }
        QCOMPARE(textInPng(QByteArray("\x89PNG\r\n\x1a\n", 8) +
                               pngChunk("iTXt", QByteArray("key\0\0\0de\0Schl\0", 14) + "ω"),
                           "key")
                     .value_or("none"),
                 QString("ω"));
    }

    void everyDamageIsDetected() {
        const QByteArray whole = pngWith("some text");
        QVERIFY(isWholeIfPng(whole));
        QVERIFY(isWholeIfPng("GIF89a"));
        for (qsizetype size = 8; size < whole.size(); ++size) QVERIFY(!isWholeIfPng(whole.left(size)));
        for (qsizetype at = 8; at < whole.size(); ++at) {
            QByteArray changed = whole;
            changed[at] = static_cast<char>(changed[at] ^ 0x10);
            QVERIFY2(!isWholeIfPng(changed), QByteArray::number(at));
            const auto text = textInPng(changed, "key");
            QVERIFY(!text || *text == "some text");
        }
    }

    void aDamagedPictureIsNotDecoded() {
        const QTemporaryDir folder;
        QByteArray png = pngWith("some text");
        const auto shown = [&] {
            QFile file(folder.filePath("p.png"));
            if (!file.open(QIODevice::WriteOnly) || file.write(png) != png.size()) qFatal("no file");
            file.close();
            return !pictureBelow(folder.path(), QUrl("p.png")).isNull();
        };
        QVERIFY(shown());
        png[png.size() - 20] = static_cast<char>(png[png.size() - 20] ^ 1);
        QVERIFY(!shown());
    }
};

REGISTER_TEST(PngTexts)

} // namespace timestep::png_texts_test

#include "png_texts.moc"
