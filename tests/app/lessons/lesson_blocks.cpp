// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson with a sketch, a box, an analysis and a line of code, from its file to the window.
#include "app/classroom/learners.h"
#include "app/lesson/pages/box_frame.h"
#include "app/lesson/pages/method_text.h"
#include "app/lesson/pages/question_frame.h"
#include "app/lesson/panel/lesson_panel.h"
#include "app/lesson/pictures/picture_view.h"
#include "app/lesson/pictures/sketch_layer.h"
#include "app/plots/plot_card.h"
#include "core/integration/integrator.h"
#include "core/json/json.h"
#include "core/parameter/typed_number.h"
#include "core/run/experiment/experiment_json.h"
#include "core/run/experiment/setting_key.h"
#include "lessons/document/expression.h"
#include "tests/app/window/window_parts.h"
#include "tests/tools.h"
#include "widgets/formula/rich_text.h"
#include "widgets/look/curve_style.h"
#include "widgets/look/theme.h"
#include "widgets/panel/code_pane.h"
#include "widgets/plot/widget/plot_widget.h"

#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <memory>
#include <set>
#include <string_view>
#include <utility>

namespace timestep::lesson_blocks_test {

namespace {

const char* const text = R"(---
id: blocks
title: Blocks
minutes: 10
level: beginner
aha: Something.
personal:
  stiff: {from: 3, to: 5, digits: 2}
---

## Draw {#draw .predict}

Your stiffness is {= stiff | 2}.

```yaml experiment
id: spring
scene: spring
parameters: {mass: 1, stiffness: "=stiff", damping: 0, start-displacement: 1, start-velocity: 0}
step: 0.1
duration: 10
runs:
  - {integrator: explicit-euler}
```

```yaml plot
id: energy
slot: 1
title: Energy
y: energy-ratio
```

```yaml plot
id: stable
slot: 2
title: Stable steps
analysis: {kind: growth, step-from: 0.01, step-to: 2, points: 40}
```

```yaml code
id: lines
```

```yaml box
id: beside
kind: model-world
text: |
  The *spring* is world, $h$ is simulation.
```

```yaml question
id: curve
type: sketch
prediction: yes
ask: Draw the energy.
plot: energy
x: [0, 10]
y: [0, 4]
points: 5
```

```yaml check
id: drawn
kind: commit
question: curve
```

## Run {#run .do}

[Analyse](action:analyse?plot=stable)

```yaml check
- id: ran
  kind: measure
  text: Energy
  measure: energy-ratio
  at-least: 2
  outcome: curve
- id: limit
  kind: measure
  text: Growth
  analysis: stable
  column: growth
  take: maximum
  at-least: 1
- id: held
  kind: event
  event: grab
```

```yaml picture
id: steps
description: Rectangles below a line.
x: {from: 0, to: 10, label: time}
y: {from: 0, to: 100, label: speed}
curves: [{of: 10*x, label: line}]
bars: [{of: 10*x, count: 10, edge: left}]
```

```yaml code
id: two-forms
compare:
  - {run: 0}
  - name: Another form
    lines: |
      x = x + h * v
      something else
```

## Again {#again .predict}

```yaml question
id: another-curve
type: sketch
prediction: yes
ask: Draw it again.
plot: energy
x: [0, 10]
y: [0, 4]
points: 5
```

```yaml check
id: drawn-again
kind: commit
question: another-curve
```
)";

} // namespace

class LessonBlocks : public QObject {
    Q_OBJECT

    LanguageSwitch m_language;
    QTemporaryDir m_folder;
    std::unique_ptr<WindowParts> m_window;

    LessonPanel& panel() { return m_window->lessonPanel(); }
    SketchLayer* layer() { return m_window->plotCard(0).findChild<SketchLayer*>(); }
    QuestionFrame* frame() { return panel().findChild<QuestionFrame*>("curve"); }

    /// Draws a curve with the keyboard and commits it.
    void drawAndCommit() {
        layer()->setFocus();
        for (int i = 0; i < 4; ++i) {
            QTest::keyClick(layer(), Qt::Key_PageUp);
            QTest::keyClick(layer(), Qt::Key_Right);
        }
        const auto buttons = frame()->findChildren<QPushButton*>();
        (*std::find_if(buttons.begin(), buttons.end(), [](const QPushButton* button) {
            return button->accessibleName() == "Commit the prediction";
        }))->click();
    }

private slots:
    void initTestCase() {
        QDir(m_folder.path()).mkpath("01-blocks");
        QFile file(m_folder.filePath("01-blocks/lesson.md"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }

    void init() {
        QSettings().clear();
        QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).removeRecursively();
        m_language.use("en");
        m_window = std::make_unique<WindowParts>(WindowOptions{}, m_language);
        m_window->resize(1280, 800);
        m_window->show();
        QVERIFY(m_window->openPath(m_folder.filePath("01-blocks/lesson.md")));
        QTRY_VERIFY(m_window->workbench().isCurrent());
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    }

    void aCurveIsDrawnWithTheKeyboard() {
        QVERIFY(layer() != nullptr && layer()->isVisible());
        QVERIFY(m_window->workbench().isLocked());
        const PlotSpec& spec = m_window->plotCard(0).plot()->spec();
        QCOMPARE(spec.xRange->high, 10.0);
        QCOMPARE(spec.yRange->high, 4.0);
        layer()->setFocus();
        QCOMPARE(layer()->cells(), std::vector<std::string>(5));
        QTest::keyClick(layer(), Qt::Key_Up);
        QCOMPARE(layer()->cells(), (std::vector<std::string>{"2.1", "2", "2", "2", "2"}));
        QTest::keyClick(layer(), Qt::Key_Right);
        QTest::keyClick(layer(), Qt::Key_PageDown);
        QTest::keyClick(layer(), Qt::Key_End);
        for (int i = 0; i < 9; ++i) QTest::keyClick(layer(), Qt::Key_PageUp);
        QCOMPARE(layer()->cells(), (std::vector<std::string>{"2.1", "1.5", "2", "2", "4"}));
        QCOMPARE(panel().progress().questions.at("curve").draft.cells, layer()->cells());
        QVERIFY(layer()->accessibleDescription().contains("5"));
    }

    void aCurveIsDrawnWithTheMouse() {
        PlotWidget& plot = *m_window->plotCard(0).plot();
        QTRY_VERIFY(layer()->geometry().contains(plot.axesRect().toAlignedRect()));
        const auto place = [&](double x, double y) {
            return (plot.pixelAt({x, y}) - QPointF(layer()->pos())).toPoint();
        };
        QTest::mousePress(layer(), Qt::LeftButton, {}, place(0, 1));
        QMouseEvent move(QEvent::MouseMove, place(10, 3), layer()->mapToGlobal(place(10, 3)), Qt::NoButton,
                         Qt::LeftButton, {});
        QCoreApplication::sendEvent(layer(), &move);
        QTest::mouseRelease(layer(), Qt::LeftButton, {}, place(10, 3));
        for (int i = 0; i < 5; ++i) {
            const double y = *typedNumber(layer()->cells()[static_cast<std::size_t>(i)]);
            QVERIFY2(std::abs(y - (1 + 0.5 * i)) < 0.1, qPrintable(QString::number(y)));
        }
    }

    void anUnfinishedCurveIsNotTaken() {
        QTest::keyClick(layer(), Qt::Key_Up);
        QTest::keyClick(layer(), Qt::Key_Delete);
        frame()->setFocus();
        QTest::keyClick(frame(), Qt::Key_Return);
        QVERIFY(m_window->workbench().isLocked());
        QVERIFY(!panel().progress().questions.at("curve").given);
    }

    void theCommittedCurveIsShownBesideTheOutcome() {
        drawAndCommit();
        QVERIFY(!m_window->workbench().isLocked());
        QVERIFY(!layer()->isVisible());
        const auto drawn = [this] { return m_window->plotCard(0).plot()->spec().referenceLines; };
        QCOMPARE(drawn().size(), std::size_t(1));
        QCOMPARE(drawn().front().y, (std::vector<double>{2.5, 2.5, 2.5, 2.5, 2}));
        const PlotSpec& spec = m_window->plotCard(0).plot()->spec();
        QCOMPARE(spec.yRange->low, 0.0);
        QVERIFY(std::isinf(spec.yRange->high)); // a run may go higher than the drawing
        panel().next();
        m_window->workbench().setSpeed(0);
        m_window->workbench().run();
        m_window->workbench().finish();
        QTRY_VERIFY(panel().progress().checks.count("ran") == 1);
        QCOMPARE(drawn().size(), std::size_t(1));
        QVERIFY(!m_window->plotCard(0).plot()->spec().yRange);
        panel().back();
        QVERIFY(!layer()->isVisible());
        QVERIFY(!m_window->workbench().isLocked());
    }

    /// The previous run must not be visible for copying.
    void aCurveIsDrawnIntoEmptyAxes() {
        drawAndCommit();
        panel().next();
        Workbench& workbench = m_window->workbench();
        workbench.setSpeed(0);
        workbench.run();
        workbench.finish();
        QTRY_VERIFY(workbench.isCurrent() && workbench.table().rows() == 101);
        panel().next();
        QTRY_VERIFY(workbench.isCurrent() && workbench.table().rows() == 1);
        QVERIFY(workbench.isLocked());
        QVERIFY(layer()->isVisible());
        QCOMPARE(m_window->plotCard(0).plot()->table().rows(), std::size_t(1));
    }

    void aPictureIsDrawnFromItsNumbersInTheColoursOfTheTheme() {
        drawAndCommit();
        panel().next();
        auto* picture = panel().findChild<PictureView*>();
        QVERIFY(picture != nullptr && picture->isVisible());
        QCOMPARE(picture->accessibleName(), QString("Rectangles below a line."));
        QTRY_VERIFY(picture->height() >= picture->heightForWidth(picture->width()));
        const auto& blocks = panel().lesson()->steps[1].blocks;
        const auto found = std::find_if(blocks.begin(), blocks.end(), [](const Block& each) {
            return std::holds_alternative<PictureBlock>(each);
        });
        QVERIFY(found != blocks.end());
        const auto& block = std::get<PictureBlock>(*found);
        QCOMPARE(block.picture.bars[0].heights.size(), std::size_t(10));
        QCOMPARE(block.picture.bars[0].area(), 450.0);
        QCOMPARE(block.picture.curves[0].y.back(), 100.0);
        const auto coloursOf = [&](Theme theme) {
            picture->setPalette(paletteOf(theme));
            const QImage image = picture->grab().toImage();
            std::set<QRgb> colours;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x) colours.insert(image.pixel(x, y));
            return colours;
        };
        const QRgb light = runStyle(0, Theme::Light).colour.rgb(),
                   dark = runStyle(0, Theme::Dark).colour.rgb();
        QVERIFY(light != dark);
        QVERIFY(coloursOf(Theme::Light).contains(light));
        QVERIFY(coloursOf(Theme::Dark).contains(dark));
    }

    void piecesOfCodeAreComparedLineByLine() {
        drawAndCommit();
        panel().next();
        QList<CodePane*> panes;
        for (CodePane* pane : panel().findChildren<CodePane*>())
            if (pane->isVisible()) panes << pane;
        QCOMPARE(panes.size(), 2);
        QCOMPARE(findIntegrator("explicit-euler")->code[1], std::string_view("x = x + h * v"));
        QCOMPARE(panes[0]->differing(), (std::vector<int>{0, 2}));
        QCOMPARE(panes[1]->differing(), (std::vector<int>{1}));
    }

    void theCodeIsThatOfWhatActs() {
        const auto codeOf = [](const char* scene,
                               std::initializer_list<std::pair<const char*, const char*>> set) {
            Experiment experiment = standardExperiment(*findScene(scene));
            for (const auto& [key, value] : set) setByKey(experiment, key, value);
            return methodOf(experiment, 0);
        };
        const auto has = [](const MethodText& method, std::string_view line) {
            return std::find(method.code.begin(), method.code.end(), line) != method.code.end();
        };
        // A single particle: its step with its drag, as DragForm has it.
        QVERIFY(has(codeOf("falling-particle", {{"drag", "0"}}), "next = x + (x - old) + h * h * a(x)"));
        QVERIFY(has(codeOf("falling-particle", {{"drag", "0.01"}, {"drag-form", "per-step"}}),
                    "next = x + (1 - d) * (x - old) + h * h * a(x)"));
        QVERIFY(has(codeOf("falling-particle", {{"drag", "0.01"}, {"drag-form", "per-step-and-gravity"}}),
                    "next = x + (1 - d) * ((x - old) + h * h * a(x))"));
        QVERIFY(has(codeOf("falling-particle",
                           {{"drag", "0.6"}, {"drag-form", "exponential"}, {"verlet-form", "dummer"}}),
                    "next = x + exp(-d * h) * (x - old) * h / before + h * h * a(x)"));
        QVERIFY(has(codeOf("falling-particle", {{"drag", "0.6"}, {"drag-form", "implicit"}}),
                    "next = x + ((x - old) + h * h * a(x)) / (1 + d * h)"));
        // Sticks: their relaxation. Bodies: the contact solver with its switches.
        QCOMPARE(codeOf("rope", {}).name, QString("Gauss-Seidel"));
        const MethodText warm = codeOf("box-stack", {{"warm-start", "true"}, {"accumulate", "true"}});
        QCOMPARE(warm.name, QString("Sequential impulses"));
        QVERIFY(has(warm, "push with jn, jt of the last step") && has(warm, "  new = max(0, jn - mn * vn)"));
        QVERIFY(has(codeOf("box-stack", {{"warm-start", "false"}, {"accumulate", "true"}}), "jn = jt = 0"));
        QVERIFY(has(codeOf("box-stack", {{"accumulate", "false"}}), "  dn = max(0, -mn * vn)"));
    }

    void aBoxFoldsOpenAndClosed() {
        auto* box = panel().findChild<BoxFrame*>("beside");
        auto* button = box->findChild<QToolButton*>();
        QVERIFY(!box->isOpen() && !box->text()->isVisible());
        QCOMPARE(button->text(), QString("What is simulation, what is world?"));
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Space);
        QVERIFY(box->isOpen() && box->text()->isVisible());
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(!box->isOpen() && !box->text()->isVisible());
    }

    void anAnalysisIsMadeDrawnAndChecked() {
        drawAndCommit();
        panel().next();
        emit panel().commandWanted(parseCommand("action:analyse?plot=stable"));
        QTRY_VERIFY(m_window->workbench().derived().count("stable") == 1);
        const PlotWidget& plot = *m_window->plotCard(1).plot();
        QCOMPARE(plot.spec().title, QString("Stable steps"));
        QCOMPARE(plot.table().find("growth", 0)->values.size(), std::size_t(40));
        QTRY_VERIFY(panel().progress().checks.count("limit") == 1);
    }

    void everyLearnerHasNumbersOfTheirOwn() {
        const auto stiffness = [this] { return m_window->workbench().experiment().parameters["stiffness"]; };
        QCOMPARE(stiffness(), 4.0);
        std::set<double> found{4.0};
        for (const char* name : {"Ada", "Grace"}) {
            m_window->setLearner({name, learnerSeed(name)});
            QTRY_VERIFY(m_window->workbench().isCurrent());
            const double value = panel().lesson()->personal.front().value;
            QCOMPARE(value,
                     drawPersonalValue(panel().lesson()->personal.front(), "blocks", learnerSeed(name)));
            QCOMPARE(stiffness(), value);
            const auto& prose = std::get<Prose>(panel().lesson()->steps[0].blocks.front());
            QVERIFY(prose.markdown.find(QString::number(value, 'f', 2).toStdString()) != std::string::npos);
            found.insert(value);
        }
        QCOMPARE(found.size(), std::size_t(3));
    }

    void aSingleStepWalksThroughTheCode() {
        drawAndCommit();
        auto* code = panel().findChild<CodePane*>();
        QVERIFY(code != nullptr && code->isVisible());
        QCOMPARE(code->currentLine(), -1);
        m_window->workbench().step();
        QTRY_COMPARE(code->currentLine(), 0);
        std::set<int> lines;
        QTRY_VERIFY((lines.insert(code->currentLine()), code->currentLine() == -1));
        QVERIFY(lines.contains(1));
        // A run marks nothing.
        m_window->workbench().setSpeed(0);
        m_window->workbench().run();
        m_window->workbench().finish();
        QCoreApplication::processEvents();
        QCOMPARE(code->currentLine(), -1);
    }

    /// After any change, run or action of the learner, Back shows the scene of the step as the lesson defines
    /// it.
    void backRestoresTheExactScene() {
        drawAndCommit();
        const Json before = toJson(m_window->workbench().experiment());
        const Table start = m_window->workbench().table();
        panel().next();
        Workbench& workbench = m_window->workbench();
        QVERIFY(!workbench.set({{"step", "0.05"}, {"stiffness", "9"}, {"integrator", "rk4"}}));
        workbench.setSpeed(0);
        workbench.run();
        workbench.finish();
        QVERIFY(toJson(workbench.experiment()) != before);
        panel().back();
        QTRY_VERIFY(workbench.isCurrent());
        QVERIFY(toJson(workbench.experiment()) == before);
        QVERIFY(toJson(workbench.played()) == before);
        QCOMPARE(workbench.snapshot().time, 0.0);
        QCOMPARE(workbench.table().columns.size(), start.columns.size());
        for (std::size_t i = 0; i < start.columns.size(); ++i) {
            QCOMPARE(workbench.table().columns[i].id, start.columns[i].id);
            QCOMPARE(workbench.table().columns[i].values.size(), std::size_t(1));
        }
        QCOMPARE(m_window->plotCard(0).plot()->spec().y, (std::vector<std::string>{"energy-ratio"}));
    }

    void checksSeeActionsInTheScene() {
        drawAndCommit();
        panel().next();
        QVERIFY(panel().walk().waitsForHands());
        Event grab;
        grab.kind = EventKind::Grab;
        QCOMPARE(panel().progress().checks.count("held"), std::size_t(0));
        grab.index = 1000; // there is no such part: rejected, so it was not done
        m_window->workbench().perform(grab);
        m_window->workbench().step();
        QTest::qWait(250);
        QCOMPARE(panel().progress().checks.count("held"), std::size_t(0));
        grab.index = 0;
        m_window->workbench().perform(grab);
        m_window->workbench().step();
        QTRY_COMPARE(panel().progress().checks.count("held"), std::size_t(1));
    }
};

REGISTER_TEST(LessonBlocks)

} // namespace timestep::lesson_blocks_test
#include "lesson_blocks.moc"
