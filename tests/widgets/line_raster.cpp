// SPDX-License-Identifier: GPL-3.0-or-later
// LineRaster compared with QPainter, and the layers over a picture: arrows, ghosts, contacts.
#include "tests/tools.h"
#include "widgets/view/frame/frame_painter.h"

#include <QPainter>

#include <cmath>
#include <limits>
#include <random>
#include <set>

namespace timestep::line_raster_test {

namespace {

constexpr int width = 300, height = 200;

std::vector<QLineF> randomLines(int count, double reach) {
    std::mt19937 random(7);
    std::uniform_real_distribution<double> x(-reach, width + reach), y(-reach, height + reach);
    std::vector<QLineF> lines;
    for (int i = 0; i < count; ++i) lines.emplace_back(x(random), y(random), x(random), y(random));
    return lines;
}

QImage byRaster(const std::vector<QLineF>& lines, bool smooth, double ratio = 1) {
    QImage image(QSize(width, height) * ratio, QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::white);
    QPainter painter(&image);
    LineRaster raster;
    raster.begin(QRectF(0, 0, width, height), ratio);
    raster.draw(lines, Qt::black, smooth);
    raster.finish(painter);
    return image;
}

QImage byPainter(const std::vector<QLineF>& lines, bool smooth, double ratio = 1) {
    QImage image(QSize(width, height) * ratio, QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing, smooth);
    QPen pen(Qt::black, 1);
    pen.setCosmetic(true);
    painter.setPen(pen);
    painter.drawLines(lines.data(), static_cast<int>(lines.size()));
    return image;
}

double ink(const QImage& image) {
    double sum = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) sum += 255 - qGray(image.pixel(x, y));
    return sum / 255;
}

/// Largest distance between the ink centres of two pictures of one line, measured per pixel along its longer
/// direction, without the ends [device px].
double distance(const QImage& one, const QImage& other, bool steep) {
    const auto middle = [steep](const QImage& image, int along) {
        double sum = 0, moment = 0;
        for (int across = 0; across < (steep ? image.width() : image.height()); ++across) {
            const int dark = 255 - qGray(steep ? image.pixel(across, along) : image.pixel(along, across));
            sum += dark;
            moment += dark * across;
        }
        return sum > 250 ? moment / sum : -1;
    };
    double largest = 0;
    for (int along = 0; along < (steep ? one.height() : one.width()); ++along) {
        const double a = middle(one, along), b = middle(other, along);
        if (a >= 0 && b >= 0) largest = std::max(largest, std::abs(a - b));
    }
    return largest;
}

} // namespace

class LineRasterTest : public QObject {
    Q_OBJECT

private slots:
    void aLineIsWhereQPainterDrawsIt_data() {
        QTest::addColumn<bool>("smooth");
        QTest::addColumn<double>("ratio");
        for (const bool smooth : {false, true})
            for (const double ratio : {1.0, 2.0})
                QTest::addRow("%s %g", smooth ? "smooth" : "sharp", ratio) << smooth << ratio;
    }

    void aLineIsWhereQPainterDrawsIt() {
        QFETCH(bool, smooth);
        QFETCH(double, ratio);
        for (const QLineF& line : randomLines(10, -5)) {
            const QImage own = byRaster({line}, smooth, ratio), theirs = byPainter({line}, smooth, ratio);
            const double all = ink(theirs);
            QVERIFY2(std::abs(ink(own) - all) < 0.04 * all + 3,
                     qPrintable(QString("%1 of %2").arg(ink(own)).arg(all)));
            const double apart = distance(own, theirs, std::abs(line.dy()) > std::abs(line.dx()));
            QVERIFY2(apart < (smooth ? 0.55 : 1.01), qPrintable(QString::number(apart)));
        }
    }

    void linesOutsideOrNotFiniteAreLeftOut() {
        constexpr double inf = std::numeric_limits<double>::infinity();
        const double nan = std::nan("");
        QCOMPARE(ink(byRaster({{-50, -50, -1, 250}, {nan, 0, 10, 10}, {0, inf, 10, 10}}, true)), 0.0);
        for (const bool smooth : {false, true}) {
            const QImage far = byRaster({{-1e9, 100, 1e9, 100}, {150, -1e12, 150, 1e12}}, smooth);
            QVERIFY(ink(far) >= width + height - 10 && ink(far) <= width + height + 10);
            byRaster({{150, -1e300, 150, 1e300}, {-1e300, 7, 1e300, -7}}, smooth); // wherever it lies
            QVERIFY(ink(byRaster(randomLines(2000, 400), smooth)) > 1000); // sanitizers watch the edges
            QVERIFY(ink(byRaster({{10, 10, 10, 10}}, smooth)) > 0.5);      // a point is visible
        }
    }

    void theLastColourLiesOnTop() {
        LineRaster raster;
        QImage image(width, height, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        raster.begin(QRectF(0, 0, width, height), 1);
        raster.draw({{10, 50.5, 200, 50.5}}, Qt::red, true);
        raster.draw({{10, 50.5, 200, 50.5}}, QColor(0, 0, 255), true);
        raster.finish(painter);
        QCOMPARE(image.pixelColor(100, 50), QColor(0, 0, 255));
    }

    void everyLayerIsVisibleInItsColour() {
        for (const Theme theme : {Theme::Light, Theme::Dark})
            for (const Role role :
                 {Role::Velocity, Role::Force, Role::Normal, Role::Impulse, Role::Penetration}) {
                Frame frame;
                frame.arrows.push_back({{50, 50}, {150, 120}, role});
                frame.arrows.push_back({{50, std::nan("")}, {150, 120}, role});
                QImage image(width, height, QImage::Format_RGB32);
                image.fill(coloursOf(theme).card);
                QPainter painter(&image);
                FrameLook look;
                look.theme = theme;
                FramePainter().paint(painter, frame, ViewTransform(), QRectF(0, -height, width, 2 * height),
                                     look);
                painter.end();
                // y points up: none of it is in the picture until the transform is flipped.
                const ViewTransform shown = ViewTransform::fit({0, 0, width, height}, image.rect(), 0, true);
                painter.begin(&image);
                FramePainter().paint(painter, frame, shown, image.rect(), look);
                painter.end();
                bool found = false;
                for (int y = 0; y < height && !found; ++y)
                    for (int x = 0; x < width && !found; ++x)
                        found = image.pixelColor(x, y) == layerColour(role, theme);
                QVERIFY(found);
                QVERIFY(contrast(layerColour(role, theme), coloursOf(theme).card) >= 3);
            }
    }

    void arrowsOfVelocityKeepTheirScaleWhenTheBodySlowsDown() {
        ArrowScale scale;
        Frame frame;
        frame.arrows.push_back({{0, 0}, {3, 4}, Role::Velocity});
        scale.add(frame);
        scale.update(false);
        const double factor = scale.factor(Role::Velocity, 100, 1);
        QVERIFY(5 * 100 * factor <= 72 && 5 * 100 * factor > 36);
        QCOMPARE(std::log2(factor), std::round(std::log2(factor)));
        frame.arrows.front().to = {0.1, 0};
        scale.add(frame);
        scale.update(false);
        QCOMPARE(scale.factor(Role::Velocity, 100, 1), factor);
        QCOMPARE(scale.factor(Role::Normal, 100, 1), 1.0);
        frame.arrows.front().to = {std::nan(""), 0};
        scale.add(frame);
        scale.update(false);
        QCOMPARE(scale.factor(Role::Velocity, 100, 1), factor);
    }
};

REGISTER_TEST(LineRasterTest)

} // namespace timestep::line_raster_test
#include "line_raster.moc"
