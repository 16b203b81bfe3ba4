// SPDX-License-Identifier: GPL-3.0-or-later
// The camera of a view: it shows everything and moves little.
#include "widgets/view/contents/camera.h"
#include "tests/tools.h"

#include <algorithm>
#include <array>
#include <limits>

namespace timestep::camera_test {

namespace {

constexpr double now = std::numeric_limits<double>::infinity();
const QRectF cell(0, 0, 400, 300);
const Box start{0, 0, 4, 3};

Camera camera() {
    Camera camera;
    camera.setScene(start, false);
    return camera;
}

Box shown(const Camera& camera) {
    return camera.transform(cell, 1).visible(cell);
}

bool holds(const Box& outer, const Box& inner) {
    return outer.left <= inner.left && outer.right >= inner.right && outer.bottom <= inner.bottom &&
           outer.top >= inner.top;
}

double fill(const Camera& camera, const Box& part) {
    const double scale = camera.transform(cell, 1).scale();
    return std::max((part.right - part.left) * scale / cell.width(),
                    (part.top - part.bottom) * scale / cell.height());
}

} // namespace

class CameraTest : public QObject {
    Q_OBJECT

private slots:
    void everythingOccupiedIsInThePicture() {
        Camera moving = camera();
        Box all = start;
        for (int i = 0; i < 300; ++i) {
            const double x = 0.1 * i, y = -0.07 * i;
            const Box body{x, y, x + 0.2, y + 0.2};
            moving.update(body);
            moving.advance(0.016);
            QVERIFY(holds(shown(moving), body)); // at once, also while it moves
            all = {0, std::min(all.bottom, y), std::max(all.right, x + 0.2), 3};
        }
        moving.advance(now);
        QVERIFY(holds(shown(moving), all)); // with everything so far, for the trails
        QVERIFY(fill(moving, all) >= 0.7);
    }

    void theCameraRestsWhileNothingLeavesThePicture() {
        Camera resting = camera();
        const Box before = shown(resting);
        for (int i = 0; i < 50; ++i) {
            resting.update(Box{0.02 * i, 1, 0.02 * i + 1, 2});
            QVERIFY(!resting.isMoving());
        }
        QVERIFY(shown(resting) == before);
        resting.update(Box{3.5, 1, 4.5, 2});
        QVERIFY(resting.isMoving());
        resting.advance(now);
        resting.update(Box{3.6, 1, 4.6, 2}); // this one fits
        QVERIFY(!resting.isMoving());
    }

    void theCameraShowsAtMostTwentyTimesTheStart() {
        Camera far = camera();
        far.update(Box{0, 0, 1e9, 1});
        far.advance(now);
        const Box reached = shown(far);
        const double times = (reached.right - reached.left) / 4;
        QVERIFY2(times > 5 && times < 21, qPrintable(QString::number(times)));
        far.update(Box{-1e9, -1e9, 1e9, 1e9});
        far.advance(now);
        const double most =
            ViewTransform::fit(start, cell, 14, false).scale() / far.transform(cell, 1).scale();
        COMPARE_NEAR(most, Camera::mostShare, 1e-9);
    }

    void theCameraMovesCloserWhenTheRunsEnd() {
        Camera near = camera();
        near.update(Box{1, 1, 2, 1.5});
        near.endRun(cell, 1);
        QVERIFY(near.isMoving());
        near.advance(now);
        QVERIFY(fill(near, {1, 1, 2, 1.5}) >= 0.7);
        Camera full = camera();
        full.update(Box{0.2, 0.2, 3.9, 2.9});
        full.endRun(cell, 1);
        QVERIFY(!full.isMoving());
        Camera point = camera(); // a single point has no size to fill
        point.update(Box{1, 1, 1, 1});
        point.endRun(cell, 1);
        point.advance(now);
        QVERIFY(holds(start, shown(point)) && shown(point).right - shown(point).left > 0.1);
    }

    void theLastRunStaysInThePictureUnlessItIsFarAway() {
        Camera both = camera();
        const Box last{5, 1, 6, 2};
        both.updateLast(last);
        both.update(Box{1, 1, 2, 2});
        both.advance(now);
        QVERIFY(holds(shown(both), last) && holds(shown(both), {1, 1, 2, 2}));
        both.endRun(cell, 1);
        both.advance(now);
        QVERIFY(holds(shown(both), last));
        Camera far = camera();
        const Box before = shown(far);
        far.updateLast(Box{0, 0, 40, 3}); // of a method that blew up
        far.update(Box{1, 1, 2, 2});
        far.advance(now);
        QVERIFY(shown(far) == before);
        far.updateLast(last);
        far.updateLast(std::nullopt);
        far.fit();
        far.advance(now);
        QVERIFY(shown(far) == before);
    }

    void aPersonControlsTheCameraUntilFitIsCalled() {
        Camera own = camera();
        own.pan(cell, 1, {30, 0});
        QVERIFY(!own.isFitted());
        const Box chosen = shown(own);
        own.update(Box{0, 0, 30, 3});
        own.advance(now);
        QVERIFY(shown(own) == chosen);
        own.endRun(cell, 1);
        QVERIFY(shown(own) == chosen);
        own.fit();
        own.advance(now);
        QVERIFY(own.isFitted());
        QVERIFY(holds(shown(own), {0, 0, 30, 3})); // everything
    }

    void aPersonCanZoomOutToTwentyTimesTheStart() {
        Camera own = camera();
        const double scale = own.transform(cell, 1).scale();
        for (int i = 0; i < 100; ++i) own.zoom(cell, 1, cell.center(), 0.8);
        COMPARE_NEAR(scale / own.transform(cell, 1).scale(), Camera::mostShare, 1e-9);
    }

    void theCameraRestsDuringADrag() {
        Camera held = camera();
        held.update(Box{0, 0, 9, 3}, false);
        QVERIFY(!held.isMoving());
        QVERIFY(shown(held) == shown(camera()));
        held.update(Box{1, 1, 2, 2});
        held.advance(now);
        QVERIFY(holds(shown(held), {0, 0, 9, 3})); // afterwards with the path of the drag
    }
};

REGISTER_TEST(CameraTest)

} // namespace timestep::camera_test
#include "camera.moc"
