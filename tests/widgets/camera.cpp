// SPDX-License-Identifier: GPL-3.0-or-later
// The camera of a view: it is fitted once and then stays.
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
    void theFirstViewHoldsTheGoals() {
        Camera cup = camera();
        const Box goal{5, 0, 7, 1};
        QVERIFY(!holds(shown(cup), goal));
        cup.include(goal);
        QVERIFY(holds(shown(cup), goal)); // at once, before the first picture
        cup.update(Box{1, 1, 2, 2});
        QVERIFY(holds(shown(cup), goal));
        const Box before = shown(cup), further{9, 0, 10, 1};
        cup.include(further); // it glides
        QVERIFY(cup.isMoving() && shown(cup) == before);
        cup.advance(now);
        QVERIFY(holds(shown(cup), further));
        cup.follow({20, 0, 21, 1}, false);
        cup.advance(now);
        cup.goBack();
        cup.advance(now);
        QVERIFY(holds(shown(cup), further) && !holds(shown(cup), {20, 0, 21, 1}));
    }

    void aSceneThatComesBackExplodedBeginsItsNextRunInItsOwnSize() {
        Camera back = camera();
        back.update(Box{-1e6, -1e6, 1e6, 1e6});
        QVERIFY(fill(back, start) < 0.2);
        QVERIFY(back.hasFollowed()); // so that there is a way to the first view
        back.setScene(start, false, Camera::Begin::Again);
        back.update(Box{1, 1, 2, 2});
        back.advance(now);
        QVERIFY(shown(back) == shown(camera()));
        // A wide first picture belongs to the first view.
        Camera wide = camera();
        wide.update(Box{-2, 0, 20, 3});
        QVERIFY(!wide.hasFollowed());
        wide.setScene(start, false, Camera::Begin::Again);
        wide.advance(now);
        QVERIFY(holds(shown(wide), {-2, 0, 20, 3}));
    }

    void theCameraStaysWhateverTheRunsDo() {
        Camera resting = camera();
        resting.update(Box{1, 1, 2, 2}); // the first picture
        const Box before = shown(resting);
        for (int i = 0; i < 300; ++i) {
            const double x = 0.1 * i, y = -0.07 * i;
            resting.update(Box{x, y, x + 0.2, y + 0.2});
            QVERIFY(!resting.isMoving());
            QVERIFY(shown(resting) == before);
        }
        QVERIFY(!resting.showsAll());
        resting.fit();
        resting.advance(now);
        QVERIFY(resting.showsAll());
        QVERIFY(holds(shown(resting), {0, -20.93, 30.1, 3})); // with everything so far, for the trails
        const Box whole = shown(resting);
        resting.update(Box{1, 1, 40, 2});
        QVERIFY(shown(resting) == whole); // and stays there
    }

    void aSceneIsFittedToItsFirstPictureAndItsMotion() {
        Camera wide = camera();
        wide.update(Box{-2, 1, 2, 2});
        QVERIFY(holds(shown(wide), {-2, 0, 4, 3}));
        Camera moving;
        moving.setScene(start, false, Camera::Begin::Anew, Box{1, 1, 8, 2});
        QVERIFY(holds(shown(moving), {0, 0, 8, 3}));
        QVERIFY(fill(moving, {0, 0, 8, 3}) >= 0.8);
        Camera wild; // a method that blows up
        wild.setScene(start, false, Camera::Begin::Anew, Box{1, 1, 37, 2});
        QVERIFY(shown(wild) == shown(camera()));
    }

    void aSmallMotionIsSeenFromNearby() {
        const Box small{1, 1, 1.2, 1.3};
        Camera near;
        near.setScene(start, false, Camera::Begin::Anew, small);
        near.update(Box{1, 1, 1.1, 1.1});
        QVERIFY(holds(shown(near), small));
        QVERIFY(fill(near, small) >= 0.35 && fill(near, small) <= 0.6);
        // But not from so near that nothing of the scene is left around it.
        Camera tiny;
        tiny.setScene(start, false, Camera::Begin::Anew, Box{1, 1, 1.001, 1.001});
        QVERIFY(fill(tiny, start) <= 10.1);
        // A motion of a fair size leaves the start as it is.
        Camera fair;
        fair.setScene(start, false, Camera::Begin::Anew, Box{1, 1, 2.2, 2.2});
        QVERIFY(shown(fair) == shown(camera()));
    }

    void theSameSceneAgainStaysUnlessItsStartIsOutside() {
        Camera again = camera();
        again.update(Box{1, 1, 2, 2});
        const Box before = shown(again);
        again.setScene({0.5, 0.5, 2, 2}, false, Camera::Begin::Again);
        again.update(Box{1, 1, 9, 2});
        QVERIFY(shown(again) == before && !again.isMoving());
        again.setScene({1, 1, 9, 9}, false, Camera::Begin::ByHand);
        QVERIFY(shown(again) == before && !again.isMoving());
        again.setScene({1, 1, 9, 9}, false, Camera::Begin::Again); // Run and Reset keep what the hand did
        QVERIFY(shown(again) == before && !again.isMoving());
        again.setScene({1, 1, 8, 8}, false, Camera::Begin::Again);
        QVERIFY(again.isMoving());
        again.advance(now);
        QVERIFY(holds(shown(again), {0, 0, 8, 8}));
        again.setScene(start, false); // another experiment
        QVERIFY(shown(again) == shown(camera()));
    }

    void theCameraShowsAtMostTwentyTimesTheStart() {
        Camera far = camera();
        far.update(Box{1, 1, 2, 2});
        far.update(Box{0, 0, 1e9, 1});
        far.fit();
        far.advance(now);
        const Box reached = shown(far);
        const double times = (reached.right - reached.left) / 4;
        QVERIFY2(times > 5 && times < 21, qPrintable(QString::number(times)));
        QVERIFY(far.showsAll());
        far.update(Box{-1e9, -1e9, 1e9, 1e9});
        far.fit();
        far.advance(now);
        const double most =
            ViewTransform::fit(start, cell, 14, false).scale() / far.transform(cell, 1).scale();
        COMPARE_NEAR(most, Camera::mostShare, 1e-9);
    }

    void theLastRunBelongsToEverythingUnlessItIsFarAway() {
        Camera both = camera();
        const Box last{5, 1, 6, 2};
        both.update(Box{1, 1, 2, 2});
        const Box before = shown(both);
        both.updateLast(last);
        QVERIFY(shown(both) == before && !both.showsAll());
        both.fit();
        both.advance(now);
        QVERIFY(holds(shown(both), last) && holds(shown(both), {1, 1, 2, 2}));
        Camera far = camera();
        far.update(Box{1, 1, 2, 2});
        far.updateLast(Box{0, 0, 40, 3}); // of a method that blew up
        QVERIFY(far.showsAll());
    }

    void theCameraTakesInWhatHasLeft() {
        Camera following = camera();
        following.update(Box{1, 1, 2, 2});
        const Box first = shown(following);
        const Box gone{9, 1, 9.5, 1.5};
        QVERIFY(!following.canFollow(Box{3, 1, 4, 2})); // inside
        QVERIFY(following.canFollow(gone));
        following.follow(gone, false);
        QVERIFY(following.isMoving() && following.hasFollowed());
        following.advance(now);
        QVERIFY(holds(shown(following), gone) && holds(shown(following), start));
        QVERIFY(shown(following).right > 11); // room ahead
        following.goBack();
        following.advance(now);
        QVERIFY(shown(following) == first && !following.hasFollowed());
        QVERIFY(!following.canFollow(gone)); // it was not wanted
        following.setScene(start, false, Camera::Begin::Again);
        QVERIFY(following.canFollow(gone));
        following.follow(gone, false);
        following.setScene(start, false, Camera::Begin::Again); // the next run is seen from where all began
        following.advance(now);
        QVERIFY(shown(following) == first);
        following.pan(cell, 1, {30, 0});
        QVERIFY(!following.canFollow(gone)); // a person has chosen
    }

    void aWorldTurnsThePageInsteadOfShrinking() {
        Camera turning = camera();
        turning.update(Box{1, 1, 2, 2});
        const double scale = turning.transform(cell, 1).scale();
        const Box car{6, 1, 7, 1.5};
        turning.follow(car, true);
        turning.advance(now);
        QVERIFY(holds(shown(turning), car));
        COMPARE_NEAR(turning.transform(cell, 1).scale(), scale, 1e-9);
        QVERIFY(shown(turning).right - car.right > 1.5); // room to drive
        turning.follow(Box{6, 1, 14, 2}, true);          // too wide for a page
        turning.advance(now);
        QVERIFY(turning.transform(cell, 1).scale() < scale);
        QVERIFY(holds(shown(turning), {6, 1, 14, 2}));
    }

    void whatIsFollowedNeverMakesMoreThanTheLimitVisible() {
        Camera far = camera();
        far.update(Box{1, 1, 2, 2});
        for (double x = 5; x < 1e6; x *= 1.7) {
            if (!far.canFollow(Box{x, 1, x + 1, 2})) break;
            far.follow(Box{x, 1, x + 1, 2}, false);
            far.advance(now);
        }
        QVERIFY(!far.canFollow(Box{1e6, 1, 1e6, 2}));
        const double most =
            ViewTransform::fit(start, cell, 14, false).scale() / far.transform(cell, 1).scale();
        QVERIFY2(most > 5 && most <= Camera::mostShare * (1 + 1e-9), qPrintable(QString::number(most)));
    }

    void aPersonControlsTheCameraUntilFitIsCalled() {
        Camera own = camera();
        own.pan(cell, 1, {30, 0});
        QVERIFY(!own.isFitted());
        const Box chosen = shown(own);
        own.update(Box{0, 0, 30, 3});
        own.advance(now);
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
};

REGISTER_TEST(CameraTest)

} // namespace timestep::camera_test
#include "camera.moc"
