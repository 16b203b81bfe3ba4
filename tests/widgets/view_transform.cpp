// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/frame/view_transform.h"
#include "tests/tools.h"

#include <cmath>
#include <limits>

namespace timestep::view_transform_test {

constexpr double roundOff = 1e-9; ///< [px], and in the unit of the scenes here

class ViewTransformTest : public QObject {
    Q_OBJECT

private slots:
    void fitShowsTheWholeBoxAndTouchesTheMargin_data();
    void fitShowsTheWholeBoxAndTouchesTheMargin();
    void yPointsUpUnlessTheSceneSaysDown();
    void pixelsAndSceneAreInverse();
    void zoomKeepsThePointUnderTheCursor();
    void panMovesByPixels();
    void theVisibleBoxIsWhatTheAreaShows();
    void anEmptyOrEndlessBoxStillGivesAUsableTransform();
};

void ViewTransformTest::fitShowsTheWholeBoxAndTouchesTheMargin_data() {
    QTest::addColumn<double>("width");
    QTest::addColumn<double>("height");
    QTest::addColumn<bool>("touchesSides");
    QTest::newRow("wide box") << 10.0 << 1.0 << true;
    QTest::newRow("tall box") << 1.0 << 10.0 << false;
    QTest::newRow("line along x") << 3.0 << 0.0 << true;
    QTest::newRow("line along y") << 0.0 << 3.0 << false;
}

void ViewTransformTest::fitShowsTheWholeBoxAndTouchesTheMargin() {
    QFETCH(double, width);
    QFETCH(double, height);
    QFETCH(bool, touchesSides);
    const Box box{-1, 2, -1 + width, 2 + height};
    const QRectF area(100, 50, 400, 300);
    const ViewTransform transform = ViewTransform::fit(box, area, 20, false);
    const QPointF lowerLeft = transform.toPixel({box.left, box.bottom});
    const QPointF upperRight = transform.toPixel({box.right, box.top});
    COMPARE_POINT_NEAR((lowerLeft + upperRight) / 2, area.center(), roundOff);
    QCOMPARE(near(lowerLeft.x(), 120, roundOff), touchesSides);
    QCOMPARE(near(upperRight.y(), 70, roundOff), !touchesSides);
    QVERIFY(lowerLeft.x() >= 120 - 1e-9 && upperRight.x() <= 480 + 1e-9);
    QVERIFY(upperRight.y() >= 70 - 1e-9 && lowerLeft.y() <= 330 + 1e-9);
}

void ViewTransformTest::yPointsUpUnlessTheSceneSaysDown() {
    for (const bool yDown : {false, true}) {
        const ViewTransform transform = ViewTransform::fit({0, 0, 1, 1}, QRectF(0, 0, 100, 100), 0, yDown);
        QCOMPARE(transform.yDown(), yDown);
        QCOMPARE(transform.toPixel({0, 1}).y() > transform.toPixel({0, 0}).y(), yDown);
        QVERIFY(transform.toPixel({1, 0}).x() > transform.toPixel({0, 0}).x());
    }
}

void ViewTransformTest::pixelsAndSceneAreInverse() {
    for (const bool yDown : {false, true}) {
        const ViewTransform transform = ViewTransform::fit({-3, 1, 2, 9}, QRectF(7, 9, 640, 480), 12, yDown);
        for (const Point at : {Point{0, 0}, Point{-3, 9}, Point{123.5, -77}}) {
            const Point back = transform.toScene(transform.toPixel(at));
            COMPARE_POINT_NEAR(back, at, 100 * roundOff);
        }
    }
}

void ViewTransformTest::zoomKeepsThePointUnderTheCursor() {
    const ViewTransform before = ViewTransform::fit({0, 0, 4, 4}, QRectF(0, 0, 400, 400), 0, false);
    const QPointF cursor(30, 333);
    const ViewTransform after = before.zoomed(2.5, cursor);
    COMPARE_NEAR(after.scale(), 2.5 * before.scale(), 100 * roundOff);
    COMPARE_POINT_NEAR(after.toPixel(before.toScene(cursor)), cursor, 100 * roundOff);
    QVERIFY(after.toPixel({2, 2}) != before.toPixel({2, 2}));
}

void ViewTransformTest::panMovesByPixels() {
    const ViewTransform before = ViewTransform::fit({0, 0, 4, 4}, QRectF(0, 0, 400, 400), 0, true);
    COMPARE_POINT_NEAR(before.panned({5, -8}).toPixel({1, 2}), before.toPixel({1, 2}) + QPointF(5, -8),
                       100 * roundOff);
    COMPARE_POINT_NEAR(before.withAt({1, 2}, {70, 80}).toPixel({1, 2}), QPointF(70, 80), 100 * roundOff);
}

void ViewTransformTest::theVisibleBoxIsWhatTheAreaShows() {
    for (const bool yDown : {false, true}) {
        const Box box{0, 10, 4, 14};
        const Box shown =
            ViewTransform::fit(box, QRectF(0, 0, 200, 200), 0, yDown).visible(QRectF(0, 0, 200, 200));
        COMPARE_POINT_NEAR((QPointF{shown.left, shown.right}), (QPointF{box.left, box.right}), roundOff);
        COMPARE_POINT_NEAR((QPointF{shown.bottom, shown.top}), (QPointF{box.bottom, box.top}), roundOff);
    }
}

void ViewTransformTest::anEmptyOrEndlessBoxStillGivesAUsableTransform() {
    const double endless = std::numeric_limits<double>::infinity();
    for (const Box& box : {Box{1, 1, 1, 1}, Box{-endless, 0, endless, 1}, Box{0, std::nan(""), 1, 1}})
        for (const QRectF& area : {QRectF(0, 0, 100, 100), QRectF()}) {
            const ViewTransform transform = ViewTransform::fit(box, area, 10, false);
            QVERIFY(std::isfinite(transform.scale()) && transform.scale() > 0);
            QVERIFY(std::isfinite(transform.toPixel({0, 0}).x()));
        }
}

REGISTER_TEST(ViewTransformTest)

} // namespace timestep::view_transform_test
#include "view_transform.moc"
