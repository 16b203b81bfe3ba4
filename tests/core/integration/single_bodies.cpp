// SPDX-License-Identifier: GPL-3.0-or-later
// Scenes of single bodies: parameters, pictures and the part of the plane that the view shows at the start.
#include "tests/core/integration/test_problems.h"
#include "tests/tools.h"

namespace timestep::single_bodies_test {

namespace {

const Scene* const singleBodies[] = {&cartScene, &projectileScene, &springScene, &pendulumScene};

Frame pictureOf(const Scene& scene, const ParameterValues& values, std::span<const double> q) {
    Frame frame;
    scene.draw(values, q, frame);
    return frame;
}

bool contains(const Box& box, Point point) {
    return point.x >= box.left && point.x <= box.right && point.y >= box.bottom && point.y <= box.top;
}

bool finite(Point point) {
    return std::isfinite(point.x) && std::isfinite(point.y);
}

/// The standard values, and variants with each parameter at either end of its slider.
std::vector<ParameterValues> variants(const Scene& scene) {
    std::vector<ParameterValues> result{ParameterValues(scene.parameters)};
    for (const Parameter& parameter : scene.parameters)
        for (const double value : {parameter.lower, parameter.upper}) {
            result.push_back(result.front());
            result.back().set(parameter.id, value);
        }
    return result;
}

} // namespace

class SingleBodies : public QObject {
    Q_OBJECT

private slots:
    void everyParameterHasAStandardWithinItsSlider();
    void theFirstPointOfThePictureIsTheBody();
    void theWholePictureOfTheStandardMotionIsInView();
    void theStandardStepIsStableForEveryConditionallyStableMethod();
    void picturesOfExtremeValuesStayFiniteAndSmall();
    void aThrownBallReachesItsTerminalSpeed();
};

void SingleBodies::everyParameterHasAStandardWithinItsSlider() {
    for (const Scene* scene : singleBodies)
        for (const Parameter& parameter : scene->parameters) {
            QVERIFY2(parameter.lower < parameter.upper, parameter.id.data());
            QVERIFY2(parameter.lower <= parameter.standard && parameter.standard <= parameter.upper,
                     parameter.id.data());
            QVERIFY2(parameter.minimum <= parameter.lower && parameter.upper <= parameter.maximum,
                     parameter.id.data());
            QVERIFY2(!parameter.unit.empty() && !parameter.name.empty(), parameter.id.data());
        }
}

void SingleBodies::theFirstPointOfThePictureIsTheBody() {
    const double one[] = {1.3}, other[] = {1.4}, place[] = {3, 4};
    const ParameterValues cart(cartScene.parameters), spring(springScene.parameters);
    QCOMPARE(pictureOf(cartScene, cart, other).points[0].at.x -
                 pictureOf(cartScene, cart, one).points[0].at.x,
             other[0] - one[0]);
    QCOMPARE(pictureOf(springScene, spring, one).points[0].at, (Point{1.3, 0}));
    QCOMPARE(pictureOf(projectileScene, ParameterValues(projectileScene.parameters), place).points[0].at,
             (Point{3, 4}));
    ParameterValues pendulum(pendulumScene.parameters);
    pendulum.set("length", 2.0);
    QCOMPARE(pictureOf(pendulumScene, pendulum, one).points[0].at,
             (Point{2 * std::sin(1.3), -2 * std::cos(1.3)}));
}

void SingleBodies::theWholePictureOfTheStandardMotionIsInView() {
    for (const Scene* scene : singleBodies)
        for (const ParameterValues& values : variants(*scene)) {
            const auto problem = problemOf(*scene, values);
            const Box box = scene->bounds(values);
            std::vector<double> q(problem->coordinates()), v(q);
            // A thrown body may leave the view below its start: nothing limits how deep it falls.
            const bool thrown = scene->id == projectileScene.id;
            for (int i = 0; i <= 50; ++i) {
                if (!problem->exact(i * scene->duration / 50, q, v)) { // no closed form
                    QVERIFY(values.has("damping") && (values["damping"] != 0 || values["drive"] != 0));
                    break;
                }
                const Frame frame = pictureOf(*scene, values, q);
                if (thrown && q[1] < 0) continue;
                for (const FramePoint& point : frame.points)
                    QVERIFY2(contains(box, point.at), scene->id.data());
                for (const FrameSegment& segment : frame.segments)
                    QVERIFY2(contains(box, segment.from) && contains(box, segment.to), scene->id.data());
                for (const FramePolygon& polygon : frame.polygons)
                    for (const Point corner : polygon.corners)
                        QVERIFY2(contains(box, corner), scene->id.data());
            }
        }
}

void SingleBodies::theStandardStepIsStableForEveryConditionallyStableMethod() {
    for (const Scene* scene : singleBodies) {
        const double w = problemOf(*scene, ParameterValues(scene->parameters))->naturalFrequency();
        for (const Integrator& integrator : integrators())
            if (integrator.stabilityLimit > 0) QVERIFY(w * scene->step < integrator.stabilityLimit / 4);
    }
}

void SingleBodies::picturesOfExtremeValuesStayFiniteAndSmall() {
    for (const Scene* scene : singleBodies)
        for (const double start : {-1e17, 0.0, 1e-300, 1e100}) {
            ParameterValues values(scene->parameters);
            for (const Parameter& parameter : scene->parameters)
                if (parameter.restarts && parameter.minimum < -1e9) values.set(parameter.id, start);
            const Box box = scene->bounds(values);
            QVERIFY(box.left < box.right && box.bottom < box.top);
            const auto problem = problemOf(*scene, values);
            QVERIFY(problem->energyScale() > 0);
            std::vector<double> q(problem->coordinates()), v(q);
            problem->start(q, v);
            const Frame frame = pictureOf(*scene, values, q);
            QVERIFY(frame.segments.size() < 60 && frame.points.size() < 10 && frame.polygons.size() < 10);
            for (const FrameSegment& segment : frame.segments)
                QVERIFY(finite(segment.from) && finite(segment.to));
        }
}

void SingleBodies::aThrownBallReachesItsTerminalSpeed() {
    // Where the drag k v² + c v is as large as gravity g, the acceleration is zero.
    ParameterValues values(throwInAirScene.parameters);
    const auto downward = [&](double k, double c, double speed) {
        values.set("drag", k);
        values.set("linear-drag", c);
        const std::vector<double> q{0, 0}, v{0, -speed};
        std::vector<double> a(2);
        problemOf(throwInAirScene, values)->acceleration(0, q, v, a);
        return a[1];
    };
    const double g = values["gravity"];
    QVERIFY(std::abs(downward(0.142, 0, std::sqrt(g / 0.142))) < 1e-12);
    QVERIFY(std::abs(downward(0, 0.5, g / 0.5)) < 1e-12);
    QCOMPARE(downward(0, 0, 3), -g);
    QVERIFY(downward(0.142, 0, 9) > 0 && downward(0.142, 0, 8) < 0);
}

REGISTER_TEST(SingleBodies)

} // namespace timestep::single_bodies_test
#include "single_bodies.moc"
