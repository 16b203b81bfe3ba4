// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/svg_device.h"
#include "tests/tools.h"

#include <QPainter>
#include <QPainterPath>
#include <QSvgRenderer>
#include <QXmlStreamReader>

#include <functional>

namespace timestep::svg_device_test {

namespace {

QByteArray draw(const std::function<void(QPainter&)>& with, const SvgTexts& texts = {},
                const QSizeF& size = {100, 50}) {
    SvgDevice device(size, 254); // ten dots per millimetre
    QPainter painter(&device);
    with(painter);
    painter.end();
    return device.document(texts);
}

QImage rendered(const QByteArray& svg) {
    QImage image(100, 50, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    QSvgRenderer renderer(svg);
    renderer.render(&painter, QRectF(0, 0, 100, 50));
    return image;
}

QString wellFormed(const QByteArray& svg) {
    QXmlStreamReader reader(svg);
    while (!reader.atEnd()) reader.readNext();
    return reader.errorString();
}

QXmlStreamAttributes attributesOf(const QByteArray& svg, const char* element) {
    QXmlStreamReader reader(svg);
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == QLatin1String(element))
            return reader.attributes();
    return {};
}

} // namespace

class SvgDeviceTest : public QObject {
    Q_OBJECT

private slots:
    void theDocumentHasItsSizeInMillimetres() {
        const QByteArray svg = draw([](QPainter&) {}, {}, {160, 100.5});
        QCOMPARE(wellFormed(svg), QString());
        const QXmlStreamAttributes root = attributesOf(svg, "svg");
        QCOMPARE(root.value(QLatin1String("width")).toString(), QStringLiteral("160mm"));
        QCOMPARE(root.value(QLatin1String("height")).toString(), QStringLiteral("100.5mm"));
        QCOMPARE(root.value(QLatin1String("viewBox")).toString(), QStringLiteral("0 0 1600 1005"));
    }

    void shapesAreWhereTheyWereDrawn() {
        const QImage image = rendered(draw([](QPainter& painter) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(QColor("#ff0000"));
            painter.drawRect(QRectF(100, 100, 200, 200));
            painter.translate(500, 0);
            painter.setBrush(QColor("#0000ff"));
            painter.drawEllipse(QRectF(100, 100, 200, 200));
            painter.setPen(QPen(QColor("#00ff00"), 40));
            painter.drawLine(QPointF(0, 450), QPointF(300, 450));
        }));
        QCOMPARE(image.pixelColor(20, 20), QColor("#ff0000"));
        QCOMPARE(image.pixelColor(5, 20), QColor(Qt::white));
        QCOMPARE(image.pixelColor(70, 20), QColor("#0000ff"));
        QCOMPARE(image.pixelColor(61, 11), QColor(Qt::white)); // outside the ellipse, inside its box
        QCOMPARE(image.pixelColor(60, 45), QColor("#00ff00"));
        QCOMPARE(image.pixelColor(60, 35), QColor(Qt::white));
    }

    void clippedShapesHaveAClipPath() {
        const auto line = [](QPainter& painter) {
            painter.setPen(QPen(Qt::black, 20));
            painter.drawLine(QPointF(0, 250), QPointF(1000, 250));
        };
        const QByteArray svg = draw([&](QPainter& painter) {
            painter.translate(100, 0);
            painter.setClipRect(QRectF(200, 0, 200, 500));
            painter.translate(-100, 0);
            line(painter);
            painter.setClipping(false);
            painter.drawText(QPointF(0, 100), QStringLiteral("free"));
        });
        QCOMPARE(wellFormed(svg), QString());
        QCOMPARE(svg.count("<clipPath"), 1);
        QCOMPARE(svg.count("clip-path="), 1);
        QVERIFY(svg.contains("M300 0L500 0L500 500L300 500L300 0"));
        QCOMPARE(draw(line).count("<clipPath"), 0);
    }

    void clipsIntersect() {
        const QByteArray svg = draw([](QPainter& painter) {
            painter.setClipRect(QRectF(0, 0, 500, 500));
            painter.setClipRect(QRectF(300, 100, 500, 500), Qt::IntersectClip);
            painter.fillRect(QRectF(0, 0, 1000, 500), Qt::red);
        });
        const qsizetype at = svg.lastIndexOf("<clipPath");
        const QByteArray path = svg.mid(at, svg.indexOf("</clipPath>", at) - at);
        QVERIFY2(path.contains("300 100") && path.contains("500 500"), path);
        QVERIFY2(!path.contains("800"), path);
    }

    void restoreRemovesTheClip() {
        const QByteArray svg = draw([](QPainter& painter) {
            painter.save();
            painter.setClipRect(QRectF(0, 0, 10, 10));
            painter.fillRect(QRectF(0, 0, 5, 5), Qt::red);
            painter.restore();
            painter.fillRect(QRectF(0, 0, 900, 400), Qt::blue);
        });
        QCOMPARE(svg.count("clip-path="), 1);
    }

    void textIsTextInARealFamilyWithAFallback() {
        const QByteArray svg = draw([](QPainter& painter) {
            QFont font(QStringLiteral("Sans Serif"));
            font.setPixelSize(40);
            font.setBold(true);
            painter.setFont(font);
            painter.setPen(QColor("#123456"));
            painter.drawText(QPointF(10, 100), QStringLiteral("θ < 5 & \"ß\""));
        });
        QCOMPARE(wellFormed(svg), QString());
        const QXmlStreamAttributes text = attributesOf(svg, "text");
        QCOMPARE(text.value(QLatin1String("font-size")).toString(), QStringLiteral("40"));
        QCOMPARE(text.value(QLatin1String("font-weight")).toString(), QStringLiteral("700"));
        QCOMPARE(text.value(QLatin1String("fill")).toString(), QStringLiteral("#123456"));
        const QString family = text.value(QLatin1String("font-family")).toString();
        QVERIFY2(family.endsWith(QLatin1String(", sans-serif")), qPrintable(family));
        QVERIFY2(!family.contains(QLatin1String("Sans Serif")), qPrintable(family));
        QString whole; // Qt draws one item per script
        QXmlStreamReader reader(svg);
        while (!reader.atEnd())
            if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == QLatin1String("text"))
                whole += reader.readElementText();
        QCOMPARE(whole, QStringLiteral("θ < 5 & \"ß\""));
        QVERIFY(text.value(QLatin1String("textLength")).toDouble() > 10);
    }

    void dashesAreLengthsNotWidths() {
        const QByteArray svg = draw([](QPainter& painter) {
            QPen pen(Qt::black, 5, Qt::SolidLine, Qt::FlatCap);
            pen.setDashPattern({4, 2});
            painter.setPen(pen);
            painter.drawLine(0, 0, 100, 0);
        });
        QVERIFY(svg.contains("stroke-dasharray=\"20 10\""));
    }

    void markupInTextsIsEscaped() {
        const QString odd = QStringLiteral("ä \"<b>\" --> ]]> & \u2028 \U0001F600");
        const QByteArray svg = draw([](QPainter&) {}, {odd, odd, odd});
        QCOMPARE(wellFormed(svg), QString());
        QXmlStreamReader reader(svg);
        QStringList found;
        while (!reader.atEnd())
            if (reader.readNext() == QXmlStreamReader::StartElement &&
                (reader.name() == QLatin1String("title") || reader.name() == QLatin1String("desc") ||
                 reader.name() == QLatin1String("experiment")))
                found << reader.readElementText();
        QCOMPARE(found, QStringList({odd, odd, odd}));
    }

    void controlCharactersCannotBreakTheFile() {
        const QByteArray svg =
            draw([](QPainter&) {}, {QStringLiteral("a") + QChar(1) + QStringLiteral("b\tc"), {}, {}});
        QCOMPARE(wellFormed(svg), QString());
        QVERIFY(svg.contains("<title>ab\tc</title>"));
    }
};

REGISTER_TEST(SvgDeviceTest)

} // namespace timestep::svg_device_test
#include "svg_device.moc"
