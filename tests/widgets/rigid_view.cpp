// SPDX-License-Identifier: GPL-3.0-or-later
// Rigid bodies in the view: they are painted with their layers in every theme, picked by their outline,
// pulled while the run continues, and placed and turned while it is paused, by mouse and by keyboard.
#include "core/rigid/draw_rigid.h"
#include "core/run/session/session.h"
#include "core/scenes/scene_list.h"
#include "tests/tools.h"
#include "widgets/look/curve_style.h"
#include "widgets/view/contents/particle_finder.h"
#include "widgets/view/widget/simulation_view.h"

#include <QPainter>
#include <QSignalSpy>
#include <QWheelEvent>

#include <cmath>

namespace timestep::rigid_view_test {

namespace {

constexpr int side = 400;

/// A wide static floor, a long box (body 1) and a circle (body 2), in a view of 4 by 4.
RigidWorld threeBodies() {
    RigidWorld world;
    RigidBodySetup floor;
    floor.isStatic = true;
    floor.position = {0, -1.5};
    world.addBox(4, 1, floor);
    RigidBodySetup box;
    box.position = {-0.5, 0.5};
    box.angle = 0.3;
    world.addBox(2, 0.2, box);
    RigidBodySetup ball;
    ball.position = {1.2, 0};
    world.addCircle(0.4, ball);
    return world;
}

struct Shown {
    explicit Shown(bool isPaused) : paused(isPaused) {
        view.resize(side, side);
        view.setLocale(QLocale(QLocale::English));
        SceneView scene{QStringLiteral("Bodies"), {-2, -2, 2, 2},      false,
                        QStringLiteral("m"),      QStringLiteral("s"), 0.01};
        scene.tools = false;
        scene.bodies = true;
        view.setScene(scene);
        view.setPaused(paused);
        show(threeBodies());
        view.show();
        static_cast<void>(QTest::qWaitForWindowExposed(&view));
        QObject::connect(&view, &SimulationView::acted, &view,
                         [this](const Event& event) { acts.push_back(event); });
    }
    void show(const RigidWorld& world) {
        std::vector<RunFrame> runs(1);
        drawRigidWorld(world, runs[0].frame);
        view.setRuns(runs, 1, 100);
    }
    /// The middle of the bar (1) or of the ball (2).
    QPoint find(int body) const {
        return view.pixelOf(0, body == 1 ? Point{-0.5, 0.5} : Point{1.2, 0}).toPoint();
    }
    SimulationView view;
    std::vector<Event> acts;
    bool paused;
};

void wheel(SimulationView& view, QPoint at, int notches) {
    QWheelEvent event(at, view.mapToGlobal(QPointF(at)), {}, {0, 120 * notches}, Qt::LeftButton, {},
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&view, &event);
}

/// Pixels of a picture that are not of its background.
int inked(const QImage& image) {
    const QRgb background = image.pixel(0, 0);
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) count += image.pixel(x, y) != background;
    return count;
}

QImage painted(const Scene& scene, std::uint32_t layers, Theme theme, int steps) {
    Session session(standardExperiment(scene));
    for (int i = 0; i < steps; ++i) session.step();
    Frame frame;
    frame.layers = layers;
    session.simulation(0).draw(frame);
    QImage image(300, 200, QImage::Format_RGB32);
    image.fill(coloursOf(theme).card);
    QPainter painter(&image);
    FrameLook look;
    look.theme = theme;
    look.style = runStyle(0, theme);
    ArrowScale arrows;
    arrows.add(frame);
    arrows.update(false);
    look.arrows = &arrows;
    const QRectF area(image.rect());
    FramePainter().paint(painter, frame,
                         ViewTransform::fit(scene.bounds(session.experiment().parameters), area, 8, false),
                         area, look);
    return image;
}

} // namespace

class RigidView : public QObject {
    Q_OBJECT

private slots:
    void bodiesArePickedByTheirOutlineWithAMargin() {
        Shown shown(false);
        const auto taken = [&shown](Point at, double pixelsRight) {
            shown.acts.clear();
            const QPoint pixel = (shown.view.pixelOf(0, at) + QPointF(pixelsRight, 0)).toPoint();
            QTest::mousePress(&shown.view, Qt::LeftButton, {}, pixel);
            QTest::mouseRelease(&shown.view, Qt::LeftButton, {}, pixel);
            return shown.acts.empty() ? -1 : static_cast<int>(shown.acts.front().index);
        };
        const double unit = unitOf(shown.view.font());
        QCOMPARE(taken({1.2, 0}, 0), 2);
        QCOMPARE(taken({1.55, 0}, 0), 2); // the rim is at 1.6
        QCOMPARE(taken({1.6, 0}, 28 * unit), 2);
        QCOMPARE(taken({1.6, 0}, 33 * unit), -1);
        QCOMPARE(taken({-1.4, 0.23}, 0), 1);  // at the end of the bar
        QCOMPARE(taken({-0.5, -1.4}, 0), -1); // static
    }

    void aRunningBodyIsPulledWhereItWasPressed() {
        Shown shown(false);
        const QPoint middle = shown.find(2);
        QTest::mousePress(&shown.view, Qt::LeftButton, {}, middle + QPoint(12, 0));
        QTest::mouseMove(&shown.view, middle + QPoint(30, -20));
        QTest::mouseRelease(&shown.view, Qt::LeftButton, {}, middle + QPoint(30, -20));
        QCOMPARE(shown.acts.size(), std::size_t{3});
        QCOMPARE(shown.acts[0].kind, EventKind::Grab);
        QCOMPARE(shown.acts[1].kind, EventKind::Move);
        QCOMPARE(shown.acts[2].kind, EventKind::Release);
        QVERIFY(shown.acts[0].at.x > 1.25);
        QCOMPARE_LT(std::abs(shown.acts[0].at.y), 0.05);
        QVERIFY(shown.acts[1].at.x > shown.acts[0].at.x && shown.acts[1].at.y > shown.acts[0].at.y + 0.1);
    }

    void aPausedBodyIsPlacedAndTurned() {
        Shown shown(true);
        const QPoint middle = shown.find(1);
        QTest::mousePress(&shown.view, Qt::LeftButton, {}, middle + QPoint(8, 0));
        QVERIFY(shown.acts.empty());
        wheel(shown.view, middle, 2);
        QCOMPARE(shown.acts.size(), std::size_t{1});
        QCOMPARE(shown.acts[0].kind, EventKind::Place);
        QCOMPARE_LT(std::abs(shown.acts[0].angle - (0.3 + 0.08)), 1e-12);
        QCOMPARE_LT(std::abs(shown.acts[0].at.x + 0.5), 1e-12);
        QCOMPARE_LT(std::abs(shown.acts[0].at.y - 0.5), 1e-12);
        QTest::mouseMove(&shown.view, middle + QPoint(48, 0));
        QCOMPARE(shown.acts[1].kind, EventKind::Place);
        QVERIFY(shown.acts[1].at.x > -0.3);
        QCOMPARE_LT(std::abs(shown.acts[1].at.y - 0.5), 0.02);
        QCOMPARE_LT(std::abs(shown.acts[1].angle - 0.38), 1e-12); // the angle is kept
        QTest::mouseRelease(&shown.view, Qt::LeftButton, {}, middle + QPoint(48, 0));
        QCOMPARE(shown.acts.size(), std::size_t{2}); // nothing is held
        wheel(shown.view, middle, 2);                // zooms again
        QVERIFY(!shown.view.isFitted());
        QCOMPARE(shown.acts.size(), std::size_t{2});
    }

    void theKeyboardChoosesTurnsAndMoves() {
        Shown shown(true);
        QTest::keyClick(&shown.view, Qt::Key_BracketRight);
        QVERIFY(shown.view.spokenDescription().contains("Body 1 chosen"));
        QTest::keyClick(&shown.view, Qt::Key_Comma);
        QCOMPARE(shown.acts.size(), std::size_t{1});
        QCOMPARE_LT(std::abs(shown.acts[0].angle - 0.34), 1e-12);
        QVERIFY(shown.view.spokenDescription().contains("Body 1 held"));
        QTest::keyClick(&shown.view, Qt::Key_Period, Qt::ShiftModifier);
        QCOMPARE_LT(std::abs(shown.acts[1].angle - 0.14), 1e-12);
        QTest::keyClick(&shown.view, Qt::Key_Right, Qt::ShiftModifier);
        QVERIFY(shown.acts[2].kind == EventKind::Place && shown.acts[2].at.x > -0.3);
        QTest::keyClick(&shown.view, Qt::Key_Return);
        QVERIFY(shown.view.spokenDescription().contains("Body 1 chosen"));
        QCOMPARE(shown.acts.size(), std::size_t{3});
        // While the run continues, Enter grabs the middle and arrows pull.
        shown.view.setPaused(false);
        QTest::keyClick(&shown.view, Qt::Key_Period);
        QCOMPARE(shown.acts.size(), std::size_t{3});
        QTest::keyClick(&shown.view, Qt::Key_Return);
        QTest::keyClick(&shown.view, Qt::Key_Up);
        QTest::keyClick(&shown.view, Qt::Key_Escape);
        QCOMPARE(shown.acts.size(), std::size_t{6});
        QCOMPARE(shown.acts[3].kind, EventKind::Grab);
        QCOMPARE_LT(std::abs(shown.acts[3].at.x + 0.5), 1e-9);
        QVERIFY(shown.acts[4].kind == EventKind::Move && shown.acts[4].at.y > 0.5);
        QCOMPARE(shown.acts[5].kind, EventKind::Release);
    }

    void aHeldBodyIsOutlined() {
        Shown shown(true);
        const QImage before = shown.view.grab().toImage();
        QTest::keyClick(&shown.view, Qt::Key_BracketRight);
        const QImage after = shown.view.grab().toImage();
        QVERIFY(before != after);
    }

    void everyLayerIsSeenInEveryTheme() {
        for (const Theme theme : {Theme::Light, Theme::Dark}) {
            const QImage plain = painted(boxStackScene, 0, theme, 120);
            QVERIFY(inked(plain) > 1000);
            for (const FrameLayer layer : {ContactLayer, ImpulseLayer, PenetrationLayer, AxisLayer,
                                           BoundsLayer, IslandLayer, VelocityLayer}) {
                const QImage shown = painted(boxStackScene, layer, theme, 120);
                int different = 0;
                for (int y = 0; y < plain.height(); ++y)
                    for (int x = 0; x < plain.width(); ++x)
                        different += shown.pixel(x, y) != plain.pixel(x, y);
                QVERIFY2(different > 20, qPrintable(QString("layer %1: %2").arg(layer).arg(different)));
            }
        }
    }

    void everySceneIsPaintedInsideItsView() {
        for (const Scene* scene : scenesOf(SceneKind::RigidBodies)) {
            const QImage image = painted(*scene, 0, Theme::Light, 0);
            QVERIFY2(inked(image) > 100, scene->id.data());
        }
    }
};

REGISTER_TEST(RigidView)

} // namespace timestep::rigid_view_test
#include "rigid_view.moc"
