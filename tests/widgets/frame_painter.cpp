// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/frame/frame_painter.h"
#include "tests/tools.h"
#include "widgets/view/contents/motion_path.h"
#include "widgets/view/frame/clip.h"

#include <QPainter>

#include <cmath>
#include <limits>
#include <random>

namespace timestep::frame_painter_test {

namespace {

constexpr double endless = std::numeric_limits<double>::infinity();
const QRectF area(0, 0, 400, 300);
const ViewTransform plain = ViewTransform::fit({0, 0, 400, 300}, area, 0, true);

struct Picture {
    QImage image{400, 300, QImage::Format_RGB32};
    PaintedFrame painted;

    int inked(const QRect& part = QRect(0, 0, 400, 300)) const {
        int count = 0;
        for (int y = part.top(); y <= part.bottom(); ++y)
            for (int x = part.left(); x <= part.right(); ++x)
                count += image.pixel(x, y) != qRgb(255, 255, 255);
        return count;
    }
};

Picture picture(const Frame& frame, const FrameLook& look = {}, bool ghost = false,
                const ViewTransform& transform = plain) {
    Picture result;
    result.image.fill(Qt::white);
    QPainter painter(&result.image);
    FramePainter framePainter;
    result.painted = ghost ? framePainter.paintGhost(painter, frame, transform, area, look)
                           : framePainter.paint(painter, frame, transform, area, look);
    return result;
}

FrameLook lookOf(int run, bool severalRuns, double strainScale = 0) {
    return {Theme::Light, runStyle(run, Theme::Light), severalRuns, strainScale, 1, false};
}

/// A square cloth of n x n particles, slightly perturbed, with its first row pinned.
Frame cloth(int n) {
    std::mt19937 random(1);
    std::uniform_real_distribution<double> shake(-1, 1);
    Frame frame;
    const double spacing = 280.0 / n;
    for (int j = 0; j < n; ++j)
        for (int i = 0; i < n; ++i)
            frame.points.push_back({{60 + i * spacing + shake(random), 10 + j * spacing + shake(random)},
                                    0,
                                    j == 0 ? Role::Pin : Role::Body,
                                    j * n + i});
    const auto join = [&](int a, int b) {
        const Point& from = frame.points[static_cast<std::size_t>(a)].at;
        const Point& to = frame.points[static_cast<std::size_t>(b)].at;
        const double strain = std::hypot(from.x - to.x, from.y - to.y) / spacing - 1;
        frame.segments.push_back({from, to, Role::Rod, static_cast<float>(strain)});
    };
    for (int j = 0; j < n; ++j)
        for (int i = 0; i < n; ++i) {
            if (i + 1 < n) join(j * n + i, j * n + i + 1);
            if (j + 1 < n) join(j * n + i, (j + 1) * n + i);
        }
    return frame;
}

} // namespace

class FramePainterTest : public QObject {
    Q_OBJECT

private slots:
    void clippingKeepsOnlyTheInside();
    void coordinatesOfAnySizeArePaintedQuicklyAndReported();
    void onlyRunsOutsideTheViewAreReported();
    void strainColoursAreSymmetricContinuousAndNeutralAtZero();
    void sticksShowTheStrainOfOneRunOrTheColoursOfSeveral();
    void pinsDifferFromBodiesByShape();
    void runsDifferByShapeWithoutColour();
    void theGhostIsPalerThanTheRun();
    void dotsShrinkSoThatSticksStayVisible();
    void manyDotsAreVisibleAtTheirPlaces();
    void everyRoleIsPaintedInEveryTheme();
    void aPathDropsItsOldestPointsAndFadesOut();
    void paintsACloth();
};

void FramePainterTest::clippingKeepsOnlyTheInside() {
    const QRectF box(0, 0, 10, 10);
    QLineF across(-5, 5, 15, 5);
    QVERIFY(clipLine(across, box));
    QCOMPARE(across, QLineF(0, 5, 10, 5));
    QLineF inside(1, 2, 3, 4);
    QVERIFY(clipLine(inside, box));
    QCOMPARE(inside, QLineF(1, 2, 3, 4));
    for (QLineF outside : {QLineF(-5, -1, 15, -1), QLineF(-6, 3, 3, 14), QLineF(20, 20, 30, 5)})
        QVERIFY(!clipLine(outside, box));
    for (QLineF wild : {QLineF(0, 0, endless, 5), QLineF(std::nan(""), 1, 2, 3), QLineF(-1e308, 5, 1e308, 5)})
        QVERIFY(!clipLine(wild, box));
    QLineF huge(-1e300, 5, 2e300, 5);
    QVERIFY(clipLine(huge, box));
    QVERIFY(box.contains(huge.p1()) && box.contains(huge.p2()));

    QCOMPARE(clipPolygon(QPolygonF({{-5, -5}, {5, -5}, {5, 5}, {-5, 5}}), box).boundingRect(),
             QRectF(0, 0, 5, 5));
    for (const double far : {1e12, 1e200}) {
        const QRectF clipped =
            clipPolygon(QPolygonF({{-far, -far}, {far, -far}, {far, far}, {-far, far}}), box).boundingRect();
        QVERIFY(far > 1e12 ? box.contains(clipped) : clipped == box);
    }
    QVERIFY(clipPolygon(QPolygonF({{20, 20}, {30, 20}, {30, 30}}), box).isEmpty());
    QVERIFY(clipPolygon(QPolygonF({{1, 1}, {2, std::nan("")}, {2, 2}}), box).isEmpty());
}

void FramePainterTest::coordinatesOfAnySizeArePaintedQuicklyAndReported() {
    for (const double far : {1e6, 1e12, 1e300, endless, -endless, std::nan("")})
        for (const bool ghost : {false, true})
            for (const bool vector : {false, true}) {
                Frame frame;
                frame.points = {{{far, 10}, 0, Role::Body, 0}, {{50, 50}, std::abs(far), Role::Body, 1}};
                for (int i = 0; i < 500; ++i) frame.points.push_back({{far, far}, 3, Role::Body, i});
                frame.segments = {{{10, 10}, {far, far}, Role::Rod, static_cast<float>(far)},
                                  {{-far, 20}, {far, 21}, Role::Spring, 0},
                                  {{far, far}, {far, 2}, Role::Guide, 0}};
                frame.polygons = {{{{1, 1}, {far, 3}, {2, far}}, Role::Body}};
                FrameLook look = lookOf(0, true);
                look.vector = vector;
                QCOMPARE(picture(frame, look, ghost).painted.finite, std::isfinite(far));
            }
}

void FramePainterTest::onlyRunsOutsideTheViewAreReported() {
    for (const bool ghost : {false, true}) {
        Frame frame;
        QVERIFY(picture(frame, {}, ghost).painted.inView);
        frame.points = {{{5000, 5000}, 0, Role::Body, 0}};
        frame.segments = {{{4000, 5000}, {5000, 5000}, Role::Rod, 0}};
        QVERIFY(!picture(frame, {}, ghost).painted.inView);
        QVERIFY(picture(frame, {}, ghost).painted.finite);
        frame.points.push_back({{100, 100}, 0, Role::Pin, -1});
        frame.segments.push_back({{100, 100}, {5000, 5000}, Role::Rod, 0});
        QVERIFY(!picture(frame, {}, ghost).painted.inView);
        frame.points.push_back({{100, 100}, 0, Role::Body, 1});
        QVERIFY(picture(frame, {}, ghost).painted.inView);
    }
}

void FramePainterTest::strainColoursAreSymmetricContinuousAndNeutralAtZero() {
    constexpr int middle = StrainColours::steps / 2;
    QCOMPARE(StrainColours::step(0, 0.1), middle);
    QCOMPARE(StrainColours::step(0.1, 0.1), StrainColours::steps - 1);
    QCOMPARE(StrainColours::step(-0.1, 0.1), 0);
    QCOMPARE(StrainColours::step(std::nan(""), 0.1), StrainColours::steps - 1);
    for (double strain = 0; strain < 0.2; strain += 0.003)
        QCOMPARE(StrainColours::step(strain, 0.1) - middle, middle - StrainColours::step(-strain, 0.1));
    for (const Theme theme :
         {Theme::Light, Theme::Dark, Theme::Print, Theme::HighContrast, Theme::BlackAndWhite}) {
        const StrainColours colours(theme);
        QVERIFY(colours.colour(middle).hslSaturationF() < 0.15);
        for (int i = 0; i < StrainColours::steps; ++i)
            QVERIFY(contrast(colours.colour(i), coloursOf(theme).card) > 2.5);
        for (int i = 1; i < StrainColours::steps; ++i) {
            const QColor one = colours.colour(i - 1);
            const QColor other = colours.colour(i);
            QCOMPARE_LT(std::abs(one.red() - other.red()), 12);
            QCOMPARE_LT(std::abs(one.blue() - other.blue()), 12);
        }
        if (theme == Theme::BlackAndWhite) { // darker the longer it is
            QVERIFY(colours.colour(0).red() > colours.colour(StrainColours::steps - 1).red() + 100);
            continue;
        }
        QVERIFY(colours.colour(0).blue() > colours.colour(0).red() + 60);
        QVERIFY(colours.colour(StrainColours::steps - 1).red() >
                colours.colour(StrainColours::steps - 1).blue() + 60);
    }
}

void FramePainterTest::sticksShowTheStrainOfOneRunOrTheColoursOfSeveral() {
    const auto colourOfStick = [](float strain, const FrameLook& look) {
        Frame frame;
        frame.segments = {{{50, 150}, {350, 150}, Role::Rod, strain}};
        return picture(frame, look).image.pixelColor(200, 150);
    };
    const FrameLook one = lookOf(0, false, 0.05);
    QCOMPARE(colourOfStick(0.05F, one), StrainColours(Theme::Light).colour(StrainColours::steps - 1));
    QCOMPARE(colourOfStick(-0.05F, one), StrainColours(Theme::Light).colour(0));
    QCOMPARE(colourOfStick(0, one), StrainColours(Theme::Light).colour(StrainColours::steps / 2));
    QCOMPARE(colourOfStick(0.05F, lookOf(0, false)), colourOfStick(0, lookOf(0, false)));
    QCOMPARE(colourOfStick(0.05F, lookOf(0, true, 0.05)), runStyle(0, Theme::Light).colour);
}

void FramePainterTest::pinsDifferFromBodiesByShape() {
    Frame frame;
    frame.points = {{{100, 100}, 10, Role::Body, 0}};
    const QImage body = picture(frame, lookOf(0, false)).image;
    frame.points.front().role = Role::Pin;
    const QImage pin = picture(frame, lookOf(0, false)).image;
    QVERIFY(qGray(body.pixel(106, 100)) < qGray(body.pixel(100, 100)) + 40); // no rim and no hole
    QCOMPARE(pin.pixelColor(100, 100), coloursOf(Theme::Light).text);
    QVERIFY(qGray(pin.pixel(105, 100)) > qGray(pin.pixel(100, 100)) + 100); // the bead around the nail
}

void FramePainterTest::runsDifferByShapeWithoutColour() {
    Frame frame;
    frame.points = {{{100, 100}, 12, Role::Body, 0}, {{200, 100}, 0, Role::Body, 1}};
    frame.segments = {{{20, 200}, {380, 200}, Role::Rod, 0}};
    QList<QImage> pictures;
    for (int run = 0; run < 4; ++run) {
        FrameLook look = lookOf(run, true);
        look.style = inBlack(look.style);
        pictures << picture(frame, look).image;
    }
    for (const QRect& part : {QRect(80, 80, 40, 40), QRect(190, 90, 20, 20), QRect(20, 190, 360, 20)})
        for (int one = 0; one < 4; ++one)
            for (int other = one + 1; other < 4; ++other)
                QVERIFY(pictures[one].copy(part) != pictures[other].copy(part));
}

void FramePainterTest::theGhostIsPalerThanTheRun() {
    Frame frame;
    frame.points = {{{100, 100}, 30, Role::Body, 0}};
    const Picture run = picture(frame, lookOf(0, false));
    const Picture ghost = picture(frame, lookOf(0, false), true);
    QVERIFY(ghost.inked() > 50);
    QVERIFY(ghost.inked() < run.inked() / 3);
    QCOMPARE(ghost.image.pixelColor(100, 100), QColor(Qt::white));
    // The exact shape of a scene has the role of a ghost or of a body.
    Frame shape = frame;
    shape.points.front().role = Role::Ghost;
    shape.segments = {{{150, 100}, {250, 100}, Role::Ghost}};
    const Picture exact = picture(shape, lookOf(0, false), true);
    QVERIFY(exact.inked(QRect(60, 60, 80, 80)) == ghost.inked(QRect(60, 60, 80, 80)));
    QVERIFY(exact.inked(QRect(150, 95, 100, 10)) > 40);
}

void FramePainterTest::dotsShrinkSoThatSticksStayVisible() {
    const auto bodyColoured = [](int n) {
        const Picture shown = picture(cloth(n), lookOf(0, false));
        int count = 0;
        for (int y = 20; y < 300; ++y)
            for (int x = 0; x < 400; ++x)
                count += shown.image.pixelColor(x, y) == runStyle(0, Theme::Light).colour;
        return count;
    };
    QVERIFY(bodyColoured(9) > 9 * 8 * 20);
    QVERIFY(bodyColoured(30) > 30 * 29);
    QVERIFY(bodyColoured(30) < 30 * 29 * 16);
    QCOMPARE(bodyColoured(100), 0);
}

void FramePainterTest::manyDotsAreVisibleAtTheirPlaces() {
    for (const double radius : {0.0, 4.0}) {
        Frame frame;
        for (int i = 0; i < 20; ++i)
            for (int j = 0; j < 20; ++j)
                frame.points.push_back({{20.0 * i + 10, 15.0 * j + 7}, radius, Role::Body, 0});
        QVERIFY(frame.points.size() > drawnPoints);
        const Picture dots = picture(frame, lookOf(0, false));
        QCOMPARE(dots.image.pixelColor(210, 157), runStyle(0, Theme::Light).colour);
        QCOMPARE(dots.image.pixelColor(220, 149), QColor(Qt::white));
    }
}

void FramePainterTest::everyRoleIsPaintedInEveryTheme() {
    for (const Theme theme :
         {Theme::Light, Theme::Dark, Theme::Print, Theme::HighContrast, Theme::BlackAndWhite})
        for (const Role role :
             {Role::Body, Role::Pin, Role::Rod, Role::Spring, Role::Ground, Role::Guide, Role::Fill}) {
            FrameLook look = lookOf(0, false);
            look.theme = theme;
            Frame frame;
            frame.segments = {{{50, 150}, {350, 150}, role, 0}};
            QVERIFY(picture(frame, look).inked() > 100);
            frame.clear();
            frame.points = {{{100, 100}, 10, role, 0}};
            QVERIFY(picture(frame, look).inked() > 100);
            frame.clear();
            frame.polygons = {{{{100, 100}, {200, 100}, {200, 200}}, role}};
            QVERIFY(picture(frame, look).inked() > 1000);
        }
}

void FramePainterTest::aPathDropsItsOldestPointsAndFadesOut() {
    MotionPath path;
    path.add({1, 1});
    path.add({1, 1});
    path.add({std::nan(""), 1});
    QCOMPARE(path.size(), std::size_t(1));
    path.add({1, 2}, 1);
    QCOMPARE(path.size(), std::size_t(2));
    path.add({1, 4}, 1); // the positions in between were never drawn
    QCOMPARE(path.size(), std::size_t(1));
    path.clear();
    for (int i = 0; i < 1000; ++i) path.add({i * 0.5, 100});
    QCOMPARE(path.size(), MotionPath::capacity);

    // A path that is set is drawn in full, but with no more lines than can be distinguished.
    std::vector<Point> way{{std::nan(""), 0}};
    for (int i = 0; i <= 3000; ++i) way.push_back({100 + i * 0.1, 200});
    MotionPath given;
    given.set(way);
    QCOMPARE(given.size(), std::size_t(3001));
    Picture whole;
    whole.image.fill(Qt::white);
    {
        QPainter painter(&whole.image);
        given.paint(painter, plain, area, Qt::black, Qt::white, 3);
    }
    QVERIFY(whole.inked(QRect(120, 195, 60, 10)) > 0 && whole.inked(QRect(360, 195, 30, 10)) > 0);

    Picture result;
    result.image.fill(Qt::white);
    QPainter painter(&result.image);
    const ViewTransform shifted = plain.panned({-200, 0});
    path.paint(painter, shifted, area, Qt::black, Qt::white, 3);
    QCOMPARE(result.inked(QRect(0, 90, 95, 20)), 0); // older than the ring buffer
    QVERIFY(qGray(result.image.pixel(290, 100)) < qGray(result.image.pixel(200, 100)));
    QVERIFY(qGray(result.image.pixel(200, 100)) < qGray(result.image.pixel(115, 100)));
}

void FramePainterTest::paintsACloth() {
    const Frame frame = cloth(100);
    QImage image(1280, 800, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    FramePainter framePainter;
    const ViewTransform transform = ViewTransform::fit({60, 10, 340, 290}, image.rect(), 20, true);
    PaintedFrame painted;
    QBENCHMARK {
        painted = framePainter.paint(painter, frame, transform, image.rect(), lookOf(0, false, 0.1));
    }
    QVERIFY(painted.finite && painted.inView);
}

REGISTER_TEST(FramePainterTest)

} // namespace timestep::frame_painter_test
#include "frame_painter.moc"
