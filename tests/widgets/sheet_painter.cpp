// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/frame/sheet_painter.h"
#include "tests/tools.h"
#include "widgets/view/frame/frame_painter.h"
#include "widgets/view/frame/sheet_colours.h"

#include <QPainter>

#include <cmath>
#include <limits>

namespace timestep::sheet_painter_test {

namespace {

const QRectF area(0, 0, 400, 300);
const ViewTransform plain = ViewTransform::fit({0, 0, 400, 300}, area, 0, true);
constexpr float none = std::numeric_limits<float>::quiet_NaN();

/// A cloth of columns x rows nodes at this distance, all threads stretched by `strain`, as a world draws it.
Frame cloth(std::uint32_t columns, std::uint32_t rows, double spacing, float strain) {
    Frame frame;
    FrameSheet& sheet = frame.sheets.emplace_back();
    sheet.columns = columns;
    sheet.rows = rows;
    for (std::uint32_t row = 0; row < rows; ++row)
        for (std::uint32_t column = 0; column < columns; ++column) {
            const Point at{20 + column * spacing, 20 + row * spacing};
            sheet.nodes.push_back(at);
            sheet.across.push_back(column + 1 < columns ? strain : none);
            sheet.down.push_back(row + 1 < rows ? strain : none);
            frame.points.push_back(
                {.at = at, .index = static_cast<std::int32_t>(frame.points.size()), .shape = Shape::Node});
            const Point right{at.x + spacing, at.y}, below{at.x, at.y + spacing};
            if (column + 1 < columns)
                frame.segments.push_back({.from = at, .to = right, .strain = strain, .shape = Shape::Thread});
            if (row + 1 < rows)
                frame.segments.push_back({.from = at, .to = below, .strain = strain, .shape = Shape::Thread});
        }
    return frame;
}

QImage picture(const Frame& frame, bool vector = false, double strainScale = 0.1,
               Theme theme = Theme::Light) {
    QImage image(400, 300, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    FrameLook look;
    look.theme = theme;
    look.style = runStyle(0, theme);
    look.strainScale = strainScale;
    look.vector = vector;
    FramePainter().paint(painter, frame, plain, area, look);
    return image;
}

int colourDistance(const QColor& a, const QColor& b) {
    return std::max(
        {std::abs(a.red() - b.red()), std::abs(a.green() - b.green()), std::abs(a.blue() - b.blue())});
}

} // namespace

class SheetPainterTest : public QObject {
    Q_OBJECT

private slots:
    void neighbouringPiecesShareNoPixelAndLeaveNoGap() {
        const QPointF a(10.3, 20.7), b(170.2, 31.9), c(150.6, 180.1), d(22.8, 160.4);
        for (const QPointF middle :
             {QPointF(80.3, 90.1), QPointF(10.3, 20.7), QPointF(140, 150), QPointF(40, 30)}) {
            QImage image(200, 200, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            SurfaceRaster raster;
            raster.begin({0, 0, 200, 200}, 1);
            // Two quadrilaterals with a common bent side: for some bends one of them is not convex.
            raster.fill({a, b, c, middle}, SurfaceColour{255, 0, 0});
            raster.fill({a, middle, c, d}, SurfaceColour{0, 0, 255});
            raster.fill({QPointF(std::nan(""), 1), b, c, d}, SurfaceColour{0, 255, 0});
            raster.fill({QPointF(1e300, 1), b, c, d}, SurfaceColour{0, 255, 0});
            raster.finish(painter);
            painter.end();
            const QPolygonF quad{a, b, c, d}, first{a, b, c, middle};
            for (int y = 0; y < 200; ++y)
                for (int x = 0; x < 200; ++x) {
                    const QPointF at(x + 0.5, y + 0.5);
                    const QRgb expected = !quad.containsPoint(at, Qt::OddEvenFill)   ? qRgb(255, 255, 255)
                                          : first.containsPoint(at, Qt::OddEvenFill) ? qRgb(255, 0, 0)
                                                                                     : qRgb(0, 0, 255);
                    QCOMPARE(image.pixel(x, y), expected);
                }
        }
    }

    void coloursAreMixedBetweenTheCorners() {
        QImage image(100, 100, QImage::Format_RGB32);
        QPainter painter(&image);
        SurfaceRaster raster;
        raster.begin({0, 0, 100, 100}, 1);
        raster.fill({{{{0, 0}, {0, 0, 0}}, {{100, 0}, {200, 0, 0}}, {{0, 100}, {0, 100, 0}}}});
        raster.finish(painter);
        painter.end();
        const QColor middle = image.pixelColor(40, 40);
        COMPARE_NEAR(middle.red(), 81, 3);
        COMPARE_NEAR(middle.green(), 40.5, 3);
    }

    void aCellIsDrawnIfItsFourThreadsExist() {
        for (const bool vector : {false, true}) {
            Frame frame = cloth(5, 4, 50, 0);
            const QImage whole = picture(frame, vector);
            frame.sheets[0].across[6] = none; // above cell 6, below cell 1
            const QImage torn = picture(frame, vector);
            for (int row = 0; row < 3; ++row)
                for (int column = 0; column < 4; ++column) {
                    const QPoint middle(45 + 50 * column, 45 + 50 * row);
                    const bool lost = column == 1 && row < 2;
                    QVERIFY(whole.pixelColor(middle) != QColor(Qt::white));
                    QCOMPARE(torn.pixelColor(middle) == QColor(Qt::white), lost);
                }
            QVERIFY(torn.pixelColor(95, 70) == QColor(Qt::white)); // nothing at the place of the thread
            QVERIFY(torn.pixelColor(70, 45) != QColor(Qt::white)); // the edge of the hole
        }
    }

    void theSurfaceHidesNodesAndThreadsUnlessRequested() {
        Frame frame = cloth(8, 6, 40, 0);
        const QImage surface = picture(frame);
        const QColor inside = surface.pixelColor(120, 80);
        for (int x = 105; x < 255; ++x)
            QVERIFY(colourDistance(surface.pixelColor(x, 100), inside) < 6); // across nodes and threads
        frame.layers = ThreadLayer;
        const QImage threads = picture(frame);
        QVERIFY(colourDistance(threads.pixelColor(140, 100), inside) > 20);
    }

    void looseThreadsAreDrawnWithoutACell() {
        Frame frame = cloth(3, 2, 80, 0);
        for (float& thread : frame.sheets[0].down) thread = none;
        const QImage threads = picture(frame);
        QVERIFY(threads.pixelColor(60, 20) != QColor(Qt::white));
        QVERIFY(threads.pixelColor(60, 100) != QColor(Qt::white));
        QCOMPARE(threads.pixelColor(60, 60), QColor(Qt::white));
        QCOMPARE(threads.pixelColor(20, 60), QColor(Qt::white));
    }

    void oneStrainedThreadHasTheColourOfItsStrain() {
        Frame frame = cloth(9, 7, 40, 0);
        const QColor calm = picture(frame).pixelColor(180, 136);
        frame.sheets[0].down[3 * 9 + 4] = 0.1F; // below (180, 140)
        const QColor strained = picture(frame).pixelColor(180, 142);
        QVERIFY2(calm.blue() > calm.red() + 60 && strained.red() > strained.blue() + 60,
                 qPrintable(strained.name()));
    }

    void coloursShowStrainAndShadingShowsSlack() {
        const QColor calm = picture(cloth(9, 7, 40, 0)).pixelColor(160, 140);
        const QColor strained = picture(cloth(9, 7, 40, 0.1F)).pixelColor(160, 140);
        QVERIFY(calm.blue() > calm.red() + 60);
        QVERIFY(strained.red() > strained.blue() + 60);
        QCOMPARE(picture(cloth(9, 7, 40, 0.1F), false, 0).pixelColor(160, 140), calm); // strain is not shown
        int lightest = 0, darkest = 255;
        const QImage slack = picture(cloth(9, 7, 40, -0.4F));
        for (int x = 30; x < 330; ++x) {
            const QColor here = slack.pixelColor(x, 150);
            QVERIFY(here.blue() > here.red());
            lightest = std::max(lightest, here.blue());
            darkest = std::min(darkest, here.blue());
        }
        QVERIFY2(lightest - darkest > 40, qPrintable(QString("%1 to %2").arg(darkest).arg(lightest)));
    }

    void manyCellsKeepTheirEdgeAndTheirTears() {
        Frame frame = cloth(101, 81, 3.5, 0);
        QVERIFY(100 * 80 > mixedCells);
        for (std::uint32_t column = 40; column < 60; ++column)
            frame.sheets[0].across[40 * 101 + column] = none;
        const QImage torn = picture(frame);
        QVERIFY(torn.pixelColor(100, 100) != QColor(Qt::white));
        QCOMPARE(torn.pixelColor(20 + 176, 20 + 140), QColor(Qt::white)); // between two loose threads
        QVERIFY(torn.pixelColor(20 + 130, 20 + 140) != QColor(Qt::white));
    }

    void coloursChangeLittleFromStepToStep() {
        for (const Theme theme :
             {Theme::Light, Theme::Dark, Theme::Print, Theme::HighContrast, Theme::BlackAndWhite}) {
            const SheetColours colours(theme);
            for (int i = 1; i < SheetColours::steps; ++i)
                QVERIFY(colourDistance(colours.colour((i - 1.0) / (SheetColours::steps - 1)),
                                       colours.colour(i / (SheetColours::steps - 1.0))) < 16);
            QCOMPARE(colours.colour(-1), colours.colour(0));
            QCOMPARE(colours.colour(std::nan("")), colours.colour(1));
        }
    }

    void anyCoordinatesArePaintedQuickly() {
        for (const double far : {1e7, 1e300, std::numeric_limits<double>::infinity(), std::nan("")})
            for (const bool vector : {false, true}) {
                Frame frame = cloth(6, 6, 40, 0);
                frame.sheets[0].nodes[8] = {far, -far};
                frame.sheets[0].across[3] = static_cast<float>(far);
                QVERIFY(picture(frame, vector).pixelColor(200, 200) != QColor(Qt::white));
            }
    }

    void paintsALargeCloth() {
        const Frame frame = cloth(142, 142, 1.9, 0.02F);
        QImage image(1280, 800, QImage::Format_RGB32);
        QPainter painter(&image);
        FramePainter framePainter;
        FrameLook look;
        look.strainScale = 0.05;
        const ViewTransform transform = ViewTransform::fit({20, 20, 290, 290}, image.rect(), 20, true);
        QBENCHMARK {
            framePainter.paint(painter, frame, transform, image.rect(), look);
        }
    }
};

REGISTER_TEST(SheetPainterTest)

} // namespace timestep::sheet_painter_test
#include "sheet_painter.moc"
