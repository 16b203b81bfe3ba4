// SPDX-License-Identifier: GPL-3.0-or-later
// Building with the mouse in the editor, and running there: a car, a bridge, a swing, in solid bodies.
#include "core/json/json.h"
#include "core/rigid/rigid_edit.h"
#include "core/rigid/rigid_json.h"
#include "core/run/experiment/experiment.h"
#include "core/run/experiment/start_values.h"
#include "tests/tools.h"
#include "widgets/controls/edits.h"
#include "widgets/editor/preview_run.h"
#include "widgets/editor/value_panel.h"
#include "widgets/editor/world_canvas.h"
#include "widgets/editor/world_editor.h"
#include "widgets/view/contents/crowd.h"

#include <QCheckBox>
#include <QLabel>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace timestep::built_worlds_test {

namespace {

struct Shown {
    explicit Shown(SceneKind kind = SceneKind::RigidBodies) {
        editor.resize(1000, 620);
        editor.show();
        static_cast<void>(QTest::qWaitForWindowExposed(&editor));
        editor.open(newDrawing(kind));
    }
    WorldCanvas& canvas() { return editor.canvas(); }
    WorldDraft& draft() { return editor.draft(); }
    const RigidWorld& world() { return editor.draft().drawing().bodies; }
    QPoint pixel(Point place) { return canvas().pixelOf(place).toPoint(); }

    void tool(const char* id) { QTest::mouseClick(editor.toolButton(id), Qt::LeftButton); }
    void click(Point at) { QTest::mouseClick(&canvas(), Qt::LeftButton, {}, pixel(at)); }
    void drag(Point from, Point to) {
        QTest::mousePress(&canvas(), Qt::LeftButton, {}, pixel(from));
        for (const double share : {0.3, 0.7, 1.0}) {
            const Point at{from.x + share * (to.x - from.x), from.y + share * (to.y - from.y)};
            QMouseEvent move(QEvent::MouseMove, pixel(at), canvas().mapToGlobal(pixel(at)), Qt::NoButton,
                             Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(&canvas(), &move);
        }
        QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, pixel(to));
    }
    /// A body of two metres on two wheels with motors.
    void buildCar() {
        tool("box");
        drag({-1, 0.5}, {1, 1});
        tool("motor-wheel");
        click({-0.75, 0.5});
        click({0.75, 0.5});
    }
    /// Sets a value in the panel of the selected things.
    void setInPanel(const char* name, double value) {
        for (NumberEdit* edit : editor.findChild<ValuePanel*>()->findChildren<NumberEdit*>())
            if (edit->isVisible() && edit->accessibleName() == QString::fromLatin1(name))
                return edit->setValue(value);
        QFAIL(name);
    }

    WorldEditor editor;
};

/// A simulation of the file that the editor would save.
std::unique_ptr<Simulation> savedRun(Shown& shown) {
    return makeSimulation(experimentFromJson(experimentOfWorld(shown.draft().document())), 0);
}

void runFor(Simulation& simulation, double seconds) {
    while (simulation.time() < seconds) simulation.step();
}

std::uint32_t lastBox(const RigidWorld& world) {
    for (auto i = static_cast<std::uint32_t>(world.bodies.size()); i-- > 0;)
        if (world.bodies[i].cornerCount == 4 && !world.bodies[i].isStatic()) return i;
    return noBody;
}

} // namespace

class BuiltWorlds : public QObject {
    Q_OBJECT

private slots:
    void aNewWorldIsShownWithItsFloorAndItsThingsByName() {
        Shown shown;
        const auto isTitled = [&shown](const QString& words) {
            for (const QLabel* label : shown.editor.findChild<ValuePanel*>()->findChildren<QLabel*>())
                if (label->isVisible() && label->text() == words) return true;
            return false;
        };
        shown.tool("ball");
        shown.click({-1.5, 2});
        QTRY_VERIFY(isTitled(QStringLiteral("Ball"))); // the only one
        const Box one = startBounds(experimentFromJson(experimentOfWorld(shown.draft().document())));
        QVERIFY2(one.bottom <= 0.01 && one.top > 2, qPrintable(QString::number(one.bottom)));
        shown.click({1.5, 2});
        QTRY_VERIFY(isTitled(QStringLiteral("Ball 2")));
    }

    void aWheelThatTouchesABodyBelongsToIt() {
        Shown shown;
        shown.tool("box");
        shown.drag({-1, 1}, {1, 1.5});
        const std::size_t before = shown.world().joints.size();
        shown.tool("motor-wheel");
        shown.click({-0.5, 0.8}); // just below it
        QCOMPARE(shown.world().joints.size(), before + 1);
    }

    void theRunFollowsTheCarAndNotWhatStays() {
        Shown shown;
        shown.tool("ball");
        for (int i = 0; i < 8; ++i) shown.click({-5 + 0.5 * i, 4.5});
        shown.buildCar();
        QCOMPARE(shown.canvas().setRunning(true), QString());
        const double start = shown.canvas().preview().middle()->x;
        double farthest = 0;
        for (int i = 0; i < 180; ++i) {
            shown.canvas().advance(1.0 / 60);
            const Point car = *shown.canvas().preview().middle();
            farthest = std::max(farthest, car.x - start);
            QVERIFY(shown.canvas().rect().adjusted(50, 0, -50, 0).contains(shown.pixel(car)));
        }
        QVERIFY2(farthest > 3, qPrintable(QString::number(farthest)));
    }

    void aCarOfThreeGesturesDrives() {
        Shown shown;
        shown.buildCar();
        QCOMPARE(shown.world().bodies.size(),
                 std::size_t(6)); // the ground and two walls are there from the start
        QCOMPARE(shown.world().joints.size(), std::size_t(2));
        const auto run = savedRun(shown);
        const std::uint32_t body = lastBox(*run->rigidWorld());
        const double start = run->rigidWorld()->bodies[body].x, length = 2;
        runFor(*run, 5);
        const RigidBody& car = run->rigidWorld()->bodies[body];
        QVERIFY2(car.x - start > length, qPrintable(QString::number(car.x - start)));
        QVERIFY(std::abs(std::remainder(car.angle, 2 * std::numbers::pi)) < 0.5); // on its wheels
        // The hub's values are shown with the wheel; a motor that turns the other way drives back.
        shown.tool("");
        for (const double x : {-0.75, 0.75}) {
            shown.click({x, 0.3}); // the wheel beside its hub
            shown.setInPanel("Motor speed", 8);
        }
        const auto back = savedRun(shown);
        runFor(*back, 5);
        QVERIFY(back->rigidWorld()->bodies[body].x < start - length);
    }

    void aBridgeOfOneDragCarriesABox() {
        Shown shown;
        shown.tool("block");
        shown.drag({-4.5, 0}, {-2.5, 2});
        shown.drag({2.5, 0}, {4.5, 2});
        shown.tool("bridge");
        shown.drag({-2.5, 2}, {2.5, 2});
        const std::size_t planks = shown.world().bodies.size() - 5;
        QVERIFY(planks >= 5);
        QCOMPARE(shown.world().joints.size(), planks + 1);
        shown.tool("box");
        shown.click({0, 3});
        const auto run = savedRun(shown);
        runFor(*run, 5);
        const RigidWorld& world = *run->rigidWorld();
        const RigidBody& box = world.bodies[lastBox(world)];
        QVERIFY2(box.y > 1 && std::abs(box.x) < 2, qPrintable(QString("%1 %2").arg(box.x).arg(box.y)));
        for (const RigidJoint& joint : world.joints) { // the bridge holds
            const Point a = world.toPlane(joint.a, joint.localA), b = world.toPlane(joint.b, joint.localB);
            QVERIFY(std::hypot(a.x - b.x, a.y - b.y) < 0.05);
        }
    }

    void aSwingSwings() {
        Shown shown;
        shown.tool("box");
        shown.drag({0.5, 1}, {1.5, 1.25}); // the seat, to the right of where it hangs
        shown.tool("rod");
        shown.drag({-0.5, 4}, {0.5, 1.25});
        shown.click({0.5, 4}); // two clicks do the same as a drag
        shown.click({1.5, 1.25});
        QCOMPARE(shown.world().joints.size(), std::size_t(2));
        const auto run = savedRun(shown);
        const std::uint32_t seat = lastBox(*run->rigidWorld());
        double least = 1, most = 1;
        int turns = 0;
        double before = 0;
        while (run->time() < 8) {
            run->step();
            const RigidBody& body = run->rigidWorld()->bodies[seat];
            least = std::min(least, body.x);
            most = std::max(most, body.x);
            if (body.vx * before < 0) ++turns;
            if (body.vx != 0) before = body.vx;
        }
        QVERIFY(least < -0.7 && most < 1.1);
        // Rods of length 2.93 m: half a period is about 1.65 s at this amplitude.
        QVERIFY2(turns >= 4 && turns <= 5, qPrintable(QString::number(turns)));
    }

    void everyKindCanBeDrawnRunAndTakenBack() {
        for (const ThingKind& kind : thingKinds()) {
            Shown shown(kind.world);
            const QByteArray id(kind.id.data(), static_cast<qsizetype>(kind.id.size()));
            if (kind.world == SceneKind::RigidBodies && kind.onThings) {
                shown.tool("box");
                shown.drag({-1, 1}, {1, 2});
                shown.click({0.5, 3}); // and a second one above it
                if (kind.id == "hinge" || kind.id == "weld") shown.click({1, 2.25});
            }
            const QString before = QString::fromStdString(
                kind.world == SceneKind::Particles ? std::string() : shown.draft().document().dump());
            const int edits = shown.draft().undoStack().index();
            shown.tool(id.constData());
            if (kind.gesture == Gesture::Corners) {
                for (const Point corner : {Point{0, 1}, {2, 1}, {1, 3}, {0, 1}}) shown.click(corner);
            } else if (kind.gesture == Gesture::Span) {
                shown.drag({-0.5, 1.5}, {0.5, 3});
            } else {
                shown.click({0.5, 2});
            }
            QVERIFY2(shown.draft().undoStack().index() > edits, id.constData());
            if (kind.world == SceneKind::RigidBodies) {
                // The file is the same when it is read and written again.
                const std::string text = shown.draft().document().dump(1);
                QCOMPARE(rigidWorldToJson(rigidWorldFromJson(Json::parse(text))).dump(1), text);
            }
            QCOMPARE(shown.canvas().setRunning(true), QString());
            for (int i = 0; i < 5; ++i) shown.canvas().advance(0.02);
            QVERIFY2(shown.canvas().preview().time() > 0.04, id.constData());
            const QString drawn = shown.canvas().spokenDescription();
            shown.canvas().setRunning(false);
            while (shown.draft().undoStack().index() > edits) shown.draft().undoStack().undo();
            if (kind.world == SceneKind::RigidBodies)
                QCOMPARE(QString::fromStdString(shown.draft().document().dump()), before);
            else
                QCOMPARE(shown.draft().drawing().nodes(), std::size_t(0));
        }
    }

    void valuesOfTheSelectedThingCanBeChangedAndTakenBack() {
        Shown shown;
        shown.tool("ball");
        shown.click({0, 2});
        shown.setInPanel("Radius", 0.8);
        QCOMPARE(shown.world().bodies.back().radius, 0.8);
        shown.setInPanel("Density", 3);
        QVERIFY(std::abs(mass(shown.world().bodies.back()) - 3 * std::numbers::pi * 0.64) < 1e-9);
        shown.setInPanel("Bounce", 0.9);
        QCOMPARE(shown.world().bodies.back().restitution, 0.9);
        shown.draft().undoStack().undo();
        QCOMPARE(shown.world().bodies.back().restitution, 0.0);
        // A hinge gets its motor by a switch.
        shown.tool("hinge");
        shown.click({0, 2});
        QVERIFY(!shown.world().joints[0].motor);
        for (QCheckBox* box : shown.editor.findChild<ValuePanel*>()->findChildren<QCheckBox*>())
            if (box->isVisible() && box->text() == "Motor") box->click();
        QVERIFY(shown.world().joints[0].motor);
        shown.setInPanel("Largest torque", 50);
        QCOMPARE(shown.world().joints[0].strongest, 50.0);
    }

    void dragsMoveBodiesWithTheirJoints() {
        Shown shown;
        shown.buildCar();
        shown.tool("");
        shown.click({0, 0.75});
        QTest::keyClick(&shown.canvas(), Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(shown.draft().nodes().size(), std::size_t(3)); // not the ground
        const int edits = shown.draft().undoStack().count();
        shown.drag({0, 0.75}, {2, 2.75});
        QCOMPARE(shown.draft().undoStack().count(), edits + 1);
        for (const RigidJoint& joint : shown.world().joints) {
            const Point a = shown.world().toPlane(joint.a, joint.localA);
            const Point b = shown.world().toPlane(joint.b, joint.localB);
            QVERIFY(std::hypot(a.x - b.x, a.y - b.y) < 1e-12);
        }
        // One wheel alone: its hinge goes along.
        shown.click({5, 5});
        shown.drag({2.75, 2.25}, {2.75, 2});
        const RigidJoint& joint = shown.world().joints[1];
        const Point a = shown.world().toPlane(joint.a, joint.localA);
        const Point b = shown.world().toPlane(joint.b, joint.localB);
        QVERIFY(std::hypot(a.x - b.x, a.y - b.y) < 1e-12);
        // A copy has its own wheels and joints.
        shown.draft().selectAll();
        shown.draft().copy();
        shown.draft().paste({4, 0});
        QCOMPARE(shown.world().joints.size(), std::size_t(4));
        shown.draft().removeSelection();
        QCOMPARE(shown.world().joints.size(), std::size_t(2));
        QCOMPARE(shown.world().bodies.size(), std::size_t(6));
    }

    void aFixedRunGoesBackToTheDrawing() {
        Shown shown;
        shown.buildCar();
        const std::string drawn = shown.draft().document().dump();
        QVERIFY(shown.canvas().setRunning(true).isEmpty());
        const Point start = *shown.canvas().preview().middle();
        for (int i = 0; i < 200; ++i) shown.canvas().advance(0.02);
        const Point end = *shown.canvas().preview().middle();
        QVERIFY(end.x - start.x > 2);
        // The camera has followed: the car is in the picture.
        QVERIFY(shown.canvas().rect().contains(shown.pixel(end)));
        QTest::keyClick(&shown.canvas(), Qt::Key_Escape);
        QVERIFY(!shown.canvas().isRunning());
        QCOMPARE(shown.draft().document().dump(), drawn);
    }

    void whatCannotBeSaysWhy() {
        Shown shown;
        shown.tool("motor-wheel");
        shown.click({3, 3});
        QCOMPARE(shown.world().bodies.size(), std::size_t(3));
        bool said = false;
        for (const QLabel* label : shown.editor.findChildren<QLabel*>())
            said = said || label->text().contains("draw the body first");
        QVERIFY(said);
    }

    void theCrowdLeavesOutWhatIsLost() {
        std::vector<Point> places;
        for (int i = 0; i < 20; ++i) places.push_back({0.1 * i, 0.05 * i});
        const Box together = *crowdOf(places);
        QVERIFY(together.left < 0 && together.right > 1.9);
        places.push_back({0, -500});
        places.push_back({4000, 3});
        const Box crowd = *crowdOf(places);
        QVERIFY(crowd.bottom > -10 && crowd.right < 20 && crowd.left < 0 && crowd.right > 1.9);
        QVERIFY(!crowdOf({{0, 0}, {1, 0}, {1000, 0}}));
    }
};

REGISTER_TEST(BuiltWorlds)

} // namespace timestep::built_worlds_test
#include "built_worlds.moc"
