// SPDX-License-Identifier: GPL-3.0-or-later
// Drawing a world by mouse and by keyboard; undo; editable properties.
#include "widgets/editor/world_editor.h"
#include "core/json/json.h"
#include "core/particles/world/world_edit.h"
#include "core/particles/world_json.h"
#include "tests/tools.h"
#include "widgets/controls/edits.h"
#include "widgets/editor/value_panel.h"
#include "widgets/editor/world_canvas.h"

#include <QAccessible>
#include <QAction>
#include <QCheckBox>
#include <QToolButton>

#include <algorithm>

namespace timestep::world_editor_test {

namespace {

constexpr double grid = 0.25;

/// Places in grid lines: head, neck, hip, hands, feet.
constexpr std::array<std::pair<int, int>, 7> places{
    {{0, 6}, {0, 4}, {0, 0}, {-3, 3}, {3, 3}, {-2, -5}, {2, -5}}};
constexpr std::array<std::pair<std::uint32_t, std::uint32_t>, 7> bones{
    {{0, 1}, {1, 2}, {1, 3}, {1, 4}, {2, 5}, {2, 6}, {0, 2}}};

Point at(std::size_t i) {
    return {places[i].first * grid, places[i].second * grid};
}

std::string text(const World& world) {
    return worldToJson(world).dump();
}

/// Changes a value of what is selected.
void set(WorldDraft& draft, std::string_view path, double number) {
    const bool link = draft.link().has_value();
    const std::uint32_t index = link ? *draft.link() : draft.nodes().front();
    for (const ThingValue& value : draft.kindOf(link, index).values)
        if (value.path == path) return draft.setValue(link, index, value, number);
    QFAIL("there is no such value");
}

struct Shown {
    Shown() {
        editor.resize(500, 600);
        editor.show();
        editor.canvas().setFocus();
        static_cast<void>(QTest::qWaitForWindowExposed(&editor));
    }
    QPoint pixel(Point place) { return editor.canvas().pixelOf(place).toPoint(); }
    void go(std::size_t i) {
        const auto steps = [this](double way, Qt::Key forward, Qt::Key back) {
            const int lines = static_cast<int>(std::lround(way / grid));
            for (int k = 0; k < std::abs(lines); ++k)
                QTest::keyClick(&editor.canvas(), lines > 0 ? forward : back);
        };
        steps(at(i).x - editor.canvas().cursorAt().x, Qt::Key_Right, Qt::Key_Left);
        steps(at(i).y - editor.canvas().cursorAt().y, Qt::Key_Up, Qt::Key_Down);
    }
    void drawByMouse() {
        for (std::size_t i = 0; i < places.size(); ++i)
            QTest::mouseClick(&editor.canvas(), Qt::LeftButton, {}, pixel(at(i)));
        for (const auto& [a, b] : bones) {
            QTest::mousePress(&editor.canvas(), Qt::LeftButton, Qt::ShiftModifier, pixel(at(a)));
            QTest::mouseMove(&editor.canvas(), pixel(at(b)));
            QTest::mouseRelease(&editor.canvas(), Qt::LeftButton, Qt::ShiftModifier, pixel(at(b)));
        }
    }
    void drawByKeyboard() {
        for (std::size_t i = 0; i < places.size(); ++i) {
            go(i);
            QTest::keyClick(&editor.canvas(), Qt::Key_Space);
        }
        for (const auto& [a, b] : bones) {
            go(a);
            QTest::keyClick(&editor.canvas(), Qt::Key_C);
            go(b);
            QTest::keyClick(&editor.canvas(), Qt::Key_C);
        }
    }
    const World& world() { return editor.draft().world(); }
    WorldEditor editor;
};

} // namespace

class WorldEditorTest : public QObject {
    Q_OBJECT

private slots:
    void mouseAndKeyboardDrawTheSameStickMan() {
        Shown mouse, keys;
        mouse.drawByMouse();
        // The last stick is hidden and soft, the head heavy and pinned.
        for (QCheckBox* box : mouse.editor.findChild<ValuePanel*>()->findChildren<QCheckBox*>())
            if (box->isVisible() && box->text() == "Hidden") box->click();
        set(mouse.editor.draft(), "stiffness", 0.15);
        QTest::mouseClick(&mouse.editor.canvas(), Qt::LeftButton, {}, mouse.pixel(at(0)));
        set(mouse.editor.draft(), "mass", 3);
        QTest::keyClick(&mouse.editor.canvas(), Qt::Key_P);
        keys.drawByKeyboard();
        set(keys.editor.draft(), "hidden", 1);
        set(keys.editor.draft(), "stiffness", 0.15);
        keys.go(0);
        QTest::keyClick(&keys.editor.canvas(), Qt::Key_Return);
        set(keys.editor.draft(), "mass", 3);
        QTest::keyClick(&keys.editor.canvas(), Qt::Key_P);
        QCOMPARE(mouse.world().particles(), places.size());
        QCOMPARE(mouse.world().sticks(), bones.size());
        QCOMPARE(text(mouse.world()), text(keys.world()));
        for (std::size_t i = 0; i < places.size(); ++i) {
            QCOMPARE(mouse.world().x[i], at(i).x);
            QCOMPARE(mouse.world().y[i], at(i).y);
        }
        QVERIFY(mouse.world().flags[0] & Pinned);
        QVERIFY(mouse.world().stickFlags.back() & Hidden);
        QCOMPARE(mouse.world().inverseMass[0], 1.0 / 3);
        QCOMPARE(text(worldFromJson(Json::parse(text(keys.world())), 0.01)), text(keys.world()));
    }

    void aStickBeginsAndEndsAtTheParticlesUnderTheMouse() {
        World world;
        world.addParticle({103.37, 99.81});
        world.addParticle({301.13, 250.49});
        Shown shown;
        Drawing drawing;
        drawing.particles = world;
        shown.editor.open(drawing);
        QVERIFY2(shown.editor.canvas().grid() >= 2,
                 qPrintable(QString::number(shown.editor.canvas().grid())));
        shown.editor.canvas().setTool(findThingKind("stick", SceneKind::Particles));
        const QPoint from = shown.pixel({103.37, 99.81}) + QPoint(3, -2);
        const QPoint to = shown.pixel({301.13, 250.49}) + QPoint(-2, 3);
        QTest::mousePress(&shown.editor.canvas(), Qt::LeftButton, {}, from);
        QTest::mouseMove(&shown.editor.canvas(), (from + to) / 2);
        QTest::mouseMove(&shown.editor.canvas(), to);
        QTest::mouseRelease(&shown.editor.canvas(), Qt::LeftButton, {}, to);
        QCOMPARE(shown.world().particles(), std::size_t{2});
        QCOMPARE(shown.world().sticks(), std::size_t{1});
    }

    void anotherWorldThatIsOpenedOverADrawingIsTakenBack() {
        Shown shown;
        WorldDraft& draft = shown.editor.draft();
        shown.drawByMouse();
        const std::string drawn = text(draft.world());
        const auto press = [&shown](const char* words) {
            for (QToolButton* button : shown.editor.findChildren<QToolButton*>())
                if (button->isEnabled() && button->defaultAction() != nullptr &&
                    button->defaultAction()->text() == QString::fromLatin1(words))
                    return QTest::mouseClick(button, Qt::LeftButton);
            QFAIL(words);
        };
        shown.editor.resize(1400, 600); // every button is seen
        for (const SceneKind kind : {SceneKind::RigidBodies, SceneKind::Particles}) {
            shown.editor.open(newDrawing(kind));
            QVERIFY(draft.drawing().kind == kind && draft.world().particles() == 0);
            press("Take back");
            QCOMPARE(text(draft.world()), drawn);
            QVERIFY(shown.editor.toolButton("particle") != nullptr); // the tools of its kind
            press("Redo");
            QVERIFY(draft.drawing().kind == kind && draft.world().particles() == 0);
            press("Take back");
        }
        draft.undoStack().setClean(); // saved: nothing is lost
        shown.editor.open(newDrawing(SceneKind::RigidBodies));
        QVERIFY(!draft.undoStack().canUndo());
    }

    void everyEditCanBeUndoneAndRedone() {
        Shown shown;
        shown.drawByMouse();
        WorldDraft& draft = shown.editor.draft();
        draft.select({1, 2, 3});
        draft.copy();
        draft.paste({1, 1});
        draft.mirrorSelection();
        draft.togglePins();
        draft.moveSelection({0.5, 0});
        draft.selectLink(2);
        set(draft, "length", 7);
        set(draft, "tension-only", 1);
        draft.select({1});
        draft.removeSelection();
        const std::string last = text(draft.world());
        std::vector<std::string> states;
        const QList<QAction*> actions = shown.editor.actions();
        const auto redo = std::find_if(actions.begin(), actions.end(), [](const QAction* action) {
            return action->shortcuts().contains(QKeySequence("Ctrl+Y"));
        });
        QVERIFY(redo != actions.end() && !(*redo)->isEnabled());
        while (draft.undoStack().canUndo()) {
            states.push_back(text(draft.world()));
            draft.undoStack().undo();
            QVERIFY((*redo)->isEnabled());
            QVERIFY(text(draft.world()) != states.back());
        }
        QCOMPARE(draft.world().particles(), std::size_t(0));
        while ((*redo)->isEnabled()) (*redo)->trigger();
        QCOMPARE(text(draft.world()), last);
    }

    void aDragIsOneEditAndUpdatesTheSticks() {
        Shown shown;
        shown.drawByMouse();
        WorldDraft& draft = shown.editor.draft();
        const int edits = draft.undoStack().count();
        const QPoint from = shown.pixel(at(3));
        const QPoint way = shown.pixel({1, 1}) - shown.pixel({0, 0});
        QTest::mousePress(&shown.editor.canvas(), Qt::LeftButton, {}, from);
        for (int i = 1; i <= 8; ++i) {
            QMouseEvent move(QEvent::MouseMove, from + way * i / 8.0, QPointF(), Qt::NoButton, Qt::LeftButton,
                             Qt::NoModifier);
            QApplication::sendEvent(&shown.editor.canvas(), &move);
        }
        QTest::mouseRelease(&shown.editor.canvas(), Qt::LeftButton, {}, from + way);
        QCOMPARE(draft.world().x[3], at(3).x + 1);
        QCOMPARE(draft.world().y[3], at(3).y + 1);
        QCOMPARE(draft.undoStack().count(), edits + 1);
        QCOMPARE(draft.world().length[2], draft.world().distance(1, 3));
    }

    void deletingAParticleDeletesItsSticks() {
        World world;
        for (int i = 0; i < 5; ++i) world.addParticle({static_cast<double>(i), 0.1 * i * i});
        for (std::uint32_t i = 1; i < 5; ++i) world.addStick(i - 1, i);
        world.nameParticle(2, "middle");
        world.nameParticle(4, "end");
        world.addAngleSpring(0, 1, 2, 0.5);
        world.addAngleSpring(2, 3, 4, 0.5);
        world.polygons.push_back({{2, 3, 4}, "tail"});
        world.outline = {0, 1, 2};
        const World less = without(world, {1}, {3});
        QCOMPARE(less.particles(), std::size_t(4));
        QCOMPARE(less.stickA, (std::vector<std::uint32_t>{1}));
        QCOMPARE(less.stickB, (std::vector<std::uint32_t>{2}));
        QCOMPARE(less.findParticle("middle"), std::optional<std::uint32_t>(1));
        QCOMPARE(less.findParticle("end"), std::optional<std::uint32_t>(3));
        QCOMPARE(less.angleSprings.size(), std::size_t(1));
        QCOMPARE(less.angleSprings[0].middle, 2U);
        QCOMPARE(less.polygons[0].corners, (std::vector<std::uint32_t>{1, 2, 3}));
        QVERIFY(less.outline.empty());
        QCOMPARE(text(worldFromJson(worldToJson(less), 0.01)), text(less));
    }

    void badNumbersAreIgnored() {
        Shown shown;
        shown.drawByMouse();
        WorldDraft& draft = shown.editor.draft();
        const std::string before = text(draft.world());
        const double nan = std::nan("");
        draft.selectLink(0);
        for (const double bad : {-1.0, nan}) {
            set(draft, "length", bad);
            set(draft, "stiffness", bad);
        }
        set(draft, "stiffness", 2.5);
        draft.select({0});
        for (const double bad : {-1.0, nan}) {
            set(draft, "mass", bad);
            set(draft, "radius", bad);
            draft.moveSelection({bad == -1.0 ? nan : 0, nan});
            draft.place({nan, 0});
        }
        draft.join(0, 0);
        QCOMPARE(text(draft.world()), before);
    }

    void everyFieldHasANameAndTheCanvasADescription() {
        Shown shown;
        shown.drawByKeyboard();
        for (const bool stick : {false, true}) {
            if (stick)
                shown.editor.draft().selectLink(1);
            else
                shown.editor.draft().select({1});
            for (QWidget* widget : shown.editor.findChildren<QWidget*>()) {
                if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus || widget->focusProxy())
                    continue;
                QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(widget);
                QVERIFY2(!interface->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
            }
        }
        QVERIFY(shown.editor.canvas().spokenDescription().contains("Stick 1 from particle 1 to particle 2"));
        QVERIFY(!shown.editor.grab().isNull());
    }
};

REGISTER_TEST(WorldEditorTest)

} // namespace timestep::world_editor_test
#include "world_editor.moc"
