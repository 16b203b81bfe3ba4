// SPDX-License-Identifier: GPL-3.0-or-later
// Building in the window: things added to the world of a scene, and worlds of solid bodies from the editor.
#include "app/preferences.h"
#include "core/json/json.h"
#include "core/particles/world_json.h"
#include "core/rigid/rigid_json.h"
#include "tests/app/window/window_parts.h"
#include "tests/tools.h"
#include "widgets/editor/world_canvas.h"
#include "widgets/panel/gallery.h"
#include "widgets/panel/scene_card.h"
#include "widgets/view/widget/view_tool_bar.h"
#include "widgets/whole_file.h"

#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QWheelEvent>

#include <memory>

namespace timestep::built_world_test {

namespace {

QMenu* openMenu() {
    return qobject_cast<QMenu*>(QApplication::activePopupWidget());
}

std::size_t nodesOf(const Experiment& experiment) {
    return drawingOf(experiment).nodes();
}

} // namespace

class BuiltWorld : public QObject {
    Q_OBJECT

    LanguageSwitch m_language;

private slots:
    void initTestCase() {
        QCoreApplication::setOrganizationName("timestep-tests");
        QSettings().clear();
    }

    void thingsAreAddedHereInAnyWorldAndTakenBack_data() {
        QTest::addColumn<QString>("scene");
        QTest::addColumn<int>("entries"); // of things that this world can have
        QTest::newRow("a pyramid of boxes") << "box-pyramid" << 3;
        QTest::newRow("a rope") << "rope" << 3;
        QTest::newRow("balls in a box") << "bouncing-balls" << 3;
    }

    void thingsAreAddedHereInAnyWorldAndTakenBack() {
        QFETCH(const QString, scene);
        QFETCH(const int, entries);
        const auto window = shownWindow(m_language);
        QVERIFY(window->openScene(scene));
        Workbench& workbench = window->workbench();
        QTRY_VERIFY(workbench.isCurrent());
        workbench.step(20);
        workbench.catchUp();
        const std::size_t before = nodesOf(workbench.experiment());
        for (int i = 0; i < entries; ++i) {
            // At a place by the mouse, then by the key.
            SimulationView& view = window->view();
            const QPoint corner = view.rect().topLeft() + QPoint(12, 60);
            if (i == 0)
                QTest::mouseClick(&view, Qt::RightButton, {}, corner);
            else
                window->actions().at("add-here")->trigger();
            QMenu* menu = openMenu();
            QVERIFY(menu != nullptr);
            int offered = 0;
            for (const QAction* action : menu->actions()) offered += action->text().startsWith("Add here");
            QCOMPARE(offered, entries);
            menu->actions()[i]->trigger();
            menu->close();
            QTRY_VERIFY(workbench.isCurrent());
            QVERIFY2(nodesOf(workbench.experiment()) > before, qPrintable(scene));
            workbench.step(5); // it runs
            workbench.catchUp();
            QVERIFY(!workbench.snapshot().runs[0].frame.points.empty());
            while (nodesOf(workbench.experiment()) > before && workbench.canUndo()) {
                workbench.undo();
                workbench.catchUp();
            }
            QCOMPARE(nodesOf(workbench.experiment()), before);
            QCOMPARE(QString::fromStdString(std::string(workbench.experiment().scene->id)), scene);
        }
    }

    void aWorldOfBodiesIsSavedAsTheSameBytesAgainAndKeepsItsHistory() {
        const auto window = shownWindow(m_language);
        QTemporaryDir folder;
        window->actions().at("new-world")->trigger();
        QVERIFY(window->editor().isVisible());
        WorldDraft& draft = window->editor().draft();
        const std::array corners{Point{-1, 0.5}, Point{1, 1}};
        QCOMPARE(draft.add(*findThingKind("box", SceneKind::RigidBodies), corners, 1), QString());
        for (const Point& hub : {Point{-0.75, 0.5}, Point{0.75, 0.5}})
            QCOMPARE(draft.add(*findThingKind("motor-wheel", SceneKind::RigidBodies), std::span(&hub, 1), 1),
                     QString());
        QVERIFY(window->saveWorld(folder.filePath("car.timestep")));
        window->runWorld();
        QVERIFY(window->view().isVisible());
        QCOMPARE(window->workbench().experiment().scene->id, std::string_view("rigid-world"));
        QTRY_VERIFY(window->workbench().isCurrent() && window->workbench().snapshot().time > 0);
        window->actions().at("edit-world")->trigger();
        QVERIFY(draft.undoStack().canUndo());
        QVERIFY(window->openWorld(folder.filePath("car.timestep")));
        QVERIFY(window->saveWorld(folder.filePath("again.timestep")));
        QCOMPARE(readWholeFile(folder.filePath("again.timestep"), 1 << 20),
                 readWholeFile(folder.filePath("car.timestep"), 1 << 20));
        // It opens elsewhere, and any scene of bodies opens in the editor.
        QVERIFY(window->openPath(folder.filePath("car.timestep")));
        QVERIFY(window->openScene("body-bridge"));
        window->actions().at("edit-world")->trigger();
        QVERIFY(draft.drawing().isRigid() && draft.drawing().nodes() > 20);
    }

    void anUnsavedDrawingComesBackAfterAnotherWorldIsOpenedOverIt() {
        const auto window = shownWindow(m_language);
        QTemporaryDir folder;
        window->actions().at("new-world")->trigger();
        WorldEditor& editor = window->editor();
        WorldDraft& draft = editor.draft();
        const auto press = [&editor](const QString& words) {
            for (QToolButton* button : editor.findChildren<QToolButton*>())
                if (button->isVisible() && button->isEnabled() && button->defaultAction() != nullptr &&
                    button->defaultAction()->text() == words)
                    return QTest::mouseClick(button, Qt::LeftButton);
            QFAIL(qPrintable(words));
        };
        const auto drawBall = [&editor](Point at) {
            QTest::mouseClick(editor.toolButton("ball"), Qt::LeftButton);
            QTest::mouseClick(&editor.canvas(), Qt::LeftButton, {}, editor.canvas().pixelOf(at).toPoint());
        };
        drawBall({0, 2});
        QVERIFY(window->saveWorld(folder.filePath("one.timestep")));
        const std::size_t saved = draft.drawing().nodes();
        QVERIFY(window->openScene("rope")); // nothing is unsaved
        window->actions().at("edit-world")->trigger();
        QVERIFY(!draft.undoStack().canUndo() && !draft.drawing().isRigid());
        QVERIFY(window->openWorld(folder.filePath("one.timestep")));
        drawBall({1, 2});
        const std::size_t drawn = draft.drawing().nodes();
        QCOMPARE(drawn, saved + 1);
        const auto comesBack = [&] {
            press("Take back");
            QCOMPARE(draft.drawing().nodes(), drawn);
            QVERIFY(draft.drawing().isRigid() && editor.toolButton("ball") != nullptr);
        };
        QVERIFY(window->openWorld(folder.filePath("one.timestep"))); // another file
        QCOMPARE(draft.drawing().nodes(), saved);
        comesBack();
        for (QAction* kind : editor.findChildren<QAction*>()) // New
            if (kind->text() == "Of particles and sticks") kind->trigger();
        QVERIFY(!draft.drawing().isRigid() && editor.toolButton("ball") == nullptr);
        comesBack();
        press("Redo");
        QVERIFY(!draft.drawing().isRigid() && editor.toolButton("particle") != nullptr);
        comesBack();
        QVERIFY(window->openScene("rope")); // another scene
        window->actions().at("edit-world")->trigger();
        QVERIFY(!draft.drawing().isRigid());
        comesBack();
    }

    void aClickOnABallSaysWhyNoOtherIsPlaced() {
        const auto window = shownWindow(m_language);
        window->actions().at("new-world")->trigger();
        WorldEditor& editor = window->editor();
        WorldCanvas& canvas = editor.canvas();
        QStringList said;
        connect(&canvas, &WorldCanvas::refused, this, [&said](const QString& sentence) { said << sentence; });
        QTest::mouseClick(editor.toolButton("ball"), Qt::LeftButton);
        const Point places[] = {{-5, 2}, {5, 2}};
        for (const Point& place : places)
            QTest::mouseClick(&canvas, Qt::LeftButton, {}, canvas.pixelOf(place).toPoint());
        QVERIFY2(said.isEmpty(), qPrintable(said.join(' ')));
        const std::size_t balls = editor.draft().drawing().nodes();
        QTest::mouseClick(&canvas, Qt::LeftButton, {}, canvas.pixelOf(places[1]).toPoint());
        QCOMPARE(editor.draft().drawing().nodes(), balls);
        QVERIFY2(said.join(' ').contains("click beside it"), qPrintable(said.join(' ')));
    }

    void aButtonLeadsBackFromTheStageToTheEditor() {
        const auto window = shownWindow(m_language);
        window->actions().at("new-world")->trigger();
        WorldEditor& editor = window->editor();
        QTest::mouseClick(editor.toolButton("ball"), Qt::LeftButton);
        QTest::mouseClick(&editor.canvas(), Qt::LeftButton, {}, editor.canvas().pixelOf({0, 2}).toPoint());
        const auto back = [&window]() -> QToolButton* {
            for (QToolButton* button : window->findChild<ViewToolBar*>()->findChildren<QToolButton*>())
                if (button->isVisible() && button->text() == "Edit world") return button;
            return nullptr;
        };
        window->runWorld();
        QTRY_VERIFY(back() != nullptr);
        QTest::mouseClick(back(), Qt::LeftButton);
        QVERIFY(editor.isVisible());
        QVERIFY(editor.draft().undoStack().canUndo()); // with its history
        window->runWorld();
        QVERIFY(window->openScene("rope"));
        QTRY_VERIFY(back() == nullptr);
    }

    void backLeavesTheEditorAsCloseDoes() {
        const auto window = shownWindow(m_language);
        QVERIFY(window->openScene("rope"));
        window->actions().at("edit-world")->trigger();
        QVERIFY(window->editor().isVisible());
        auto* const back = window->findChild<QPushButton*>("back-from-enlarged");
        QVERIFY(back != nullptr && back->isVisible());
        QTest::mouseClick(back, Qt::LeftButton);
        QTRY_VERIFY(!window->editor().isVisible() && window->view().isVisible());
    }

    void aDrawingThatIsLeftIsKept() {
        const auto window = shownWindow(m_language);
        QVERIFY(window->openScene("body-bridge"));
        window->actions().at("edit-world")->trigger();
        WorldEditor& editor = window->editor();
        WorldDraft& draft = editor.draft();
        const std::size_t before = draft.drawing().nodes();
        draft.selectAll();
        draft.removeSelection();
        const std::size_t now = draft.drawing().nodes();
        QVERIFY(now < before);
        emit editor.closed();
        QVERIFY(!editor.isVisible());
        window->actions().at("edit-world")->trigger();
        QVERIFY(editor.isVisible());
        QCOMPARE(draft.drawing().nodes(), now);
        while (draft.undoStack().canUndo()) draft.undoStack().undo();
        emit editor.closed(); // nothing is changed: the scene is opened again
        window->actions().at("edit-world")->trigger();
        QCOMPARE(draft.drawing().nodes(), before);
    }

    void favouritesAreKept() {
        QSettings().clear();
        QVERIFY(Preferences::load().favourites.contains("stick-man"));
        {
            const auto window = shownWindow(m_language);
            window->actions().at("scenes")->trigger();
            auto* gallery = window->findChild<Gallery*>();
            QVERIFY(gallery != nullptr);
            QCOMPARE(gallery->favourites().size(), Preferences().favourites.size());
            for (SceneCard* card : gallery->findChildren<SceneCard*>())
                if (card->scene().id == "lorenz" || card->isFavourite()) QTest::keyClick(card, Qt::Key_F);
            QCOMPARE(gallery->favourites(), QStringList("lorenz"));
            gallery->window()->close();
        }
        QCOMPARE(Preferences::load().favourites, QStringList("lorenz"));
    }
};

REGISTER_TEST(BuiltWorld)

} // namespace timestep::built_world_test
#include "built_world.moc"
