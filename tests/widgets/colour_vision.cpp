// SPDX-License-Identifier: GPL-3.0-or-later
// The runs of a race can be distinguished with any colour vision, and in grey.
#include "tests/looks/colour_vision.h"
#include "tests/tools.h"
#include "widgets/look/curve_style.h"
#include "widgets/look/theme.h"

#include <QPainter>

namespace timestep::colour_vision_test {

namespace {

constexpr QSize sampleSize(120, 30);

/// The legend sample of a run, with its dash and marker.
QImage sampleOf(int run, Theme theme, const ColourVision& vision, const QColor& ink) {
    QImage picture(sampleSize, QImage::Format_RGB32);
    picture.fill(coloursOf(theme).card);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    RunStyle style = runStyle(run, theme);
    if (ink.isValid()) style.colour = ink;
    drawSample(painter, QRectF(QPointF(4, 4), QSizeF(112, 22)), style, Marks::Lines, 2,
               coloursOf(theme).card);
    painter.end();
    return seen(picture, vision);
}

/// Pixels that differ clearly.
int differentPixels(const QImage& one, const QImage& other) {
    constexpr int clear = 60; // of 255
    int count = 0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x) {
            const QColor a = one.pixelColor(x, y), b = other.pixelColor(x, y);
            count += std::max({std::abs(a.red() - b.red()), std::abs(a.green() - b.green()),
                               std::abs(a.blue() - b.blue())}) > clear;
        }
    return count;
}

} // namespace

class ColourVisionTest : public QObject {
    Q_OBJECT

private slots:
    void theMatricesKeepGreyAndRemoveRed() {
        for (const ColourVision& vision : colourVisions) {
            for (const int grey : {0, 128, 255}) {
                const QColor result = seen(QColor(grey, grey, grey), vision);
                QVERIFY2(std::abs(result.red() - grey) <= 1 && std::abs(result.green() - grey) <= 1 &&
                             std::abs(result.blue() - grey) <= 1,
                         vision.name);
            }
        }
        // Without the cones for red, red and a dark olive are the same colour.
        const QColor red = seen(Qt::red, colourVisions[0]);
        QVERIFY2(red.red() < 120 && std::abs(red.red() - red.green()) < 25, qPrintable(red.name()));
        QCOMPARE(seen(QColor(Qt::green), colourVisions[3]).red(),
                 seen(QColor(Qt::green), colourVisions[3]).blue());
    }

    /// Table 1 of the paper, severity 1.0, all entries.
    void theMatricesEqualThoseOfThePaper() {
        using Matrix = std::array<std::array<double, 3>, 3>;
        const std::array<Matrix, 3> published{Matrix{{{0.152286, 1.052583, -0.204868},
                                                      {0.114503, 0.786281, 0.099216},
                                                      {-0.003882, -0.048116, 1.051998}}},
                                              Matrix{{{0.367322, 0.860646, -0.227968},
                                                      {0.280085, 0.672501, 0.047413},
                                                      {-0.011820, 0.042940, 0.968881}}},
                                              Matrix{{{1.255528, -0.076749, -0.178779},
                                                      {-0.078411, 0.930809, 0.147602},
                                                      {0.004733, 0.691367, 0.303900}}}};
        for (std::size_t i = 0; i < published.size(); ++i) QCOMPARE(colourVisions[i].matrix, published[i]);
        for (const ColourVision& vision : colourVisions)
            for (const auto& row : vision.matrix) COMPARE_NEAR(row[0] + row[1] + row[2], 1.0, 2e-6);
    }

    void theRunsOfARaceDifferInEverySimulatedPicture() {
        constexpr int runs = 4, fewest = 25; // pixels of a sample
        for (const Theme theme : {Theme::Light, Theme::Dark, Theme::HighContrast, Theme::Print})
            for (const ColourVision& vision : colourVisions)
                for (int one = 0; one < runs; ++one)
                    for (int other = one + 1; other < runs; ++other) {
                        const int found = differentPixels(sampleOf(one, theme, vision, {}),
                                                          sampleOf(other, theme, vision, {}));
                        QVERIFY2(found >= fewest,
                                 qPrintable(QStringLiteral("%1: runs %2 and %3 differ in %4 pixels")
                                                .arg(vision.name)
                                                .arg(one + 1)
                                                .arg(other + 1)
                                                .arg(found)));
                    }
    }

    void dashAndMarkerDistinguishTheRunsOfARaceWithoutColour() {
        constexpr int runs = 4, fewest = 25; // pixels of a sample
        const ColourVision& grey = colourVisions.back();
        for (int one = 0; one < runs; ++one)
            for (int other = one + 1; other < runs; ++other) {
                const RunStyle a = runStyle(one, Theme::Light), b = runStyle(other, Theme::Light);
                QVERIFY(a.dash != b.dash && a.marker != b.marker);
                const int found = differentPixels(sampleOf(one, Theme::Light, grey, Qt::black),
                                                  sampleOf(other, Theme::Light, grey, Qt::black));
                QVERIFY2(found >= fewest, qPrintable(QString::number(found)));
            }
        QCOMPARE(differentPixels(sampleOf(0, Theme::Light, grey, Qt::black),
                                 sampleOf(0, Theme::Light, grey, Qt::black)),
                 0);
    }
};

REGISTER_TEST(ColourVisionTest)

} // namespace timestep::colour_vision_test
#include "colour_vision.moc"
