// SPDX-License-Identifier: GPL-3.0-or-later
// The microscope in the window, as a person uses it, by keyboard alone.
#include "app/microscope/line_list.h"
#include "app/microscope/microscope_card.h"
#include "app/microscope/residual_bars.h"
#include "app/microscope/step_tex.h"
#include "app/paths.h"
#include "app/plots/plot_grid.h"
#include "app/window/actions/actions.h"
#include "core/integration/integrator.h"
#include "core/json/json.h"
#include "core/particles/relaxation/relaxation.h"
#include "core/run/experiment/frozen_run.h"
#include "core/run/session/session.h"
#include "lessons/read/library.h"
#include "tests/app/window/window_parts.h"
#include "tests/tools.h"
#include "widgets/formula/formula.h"
#include "widgets/view/widget/simulation_view.h"

#include <QComboBox>

#include <algorithm>
#include <cmath>
#include <memory>

namespace timestep::microscope_test {

class MicroscopeWindow : public QObject {
    Q_OBJECT

    LanguageSwitch m_language;
    std::unique_ptr<WindowParts> m_window;

    /// Waits until all requests are done and shown.
    void settle() {
        m_window->workbench().state();
        m_window->workbench().state();
        m_window->workbench().pull();
    }
    std::string state() { return m_window->workbench().state().dump(); }
    LineList& list() { return m_window->microscope().list(); }
    const std::optional<StepOverlay>& overlay() { return m_window->view().stepOverlay(); }

    void open(const QString& scene, const SettingValues& settings, int steps) {
        QVERIFY(m_window->openScene(scene));
        QVERIFY(m_window->set(settings));
        settle();
        m_window->workbench().step(steps);
        settle();
    }
    void press(Qt::Key key) {
        QWidget* focus = m_window->focusWidget();
        QTest::keyClick(focus != nullptr ? focus : m_window.get(), key);
    }
    void toggle() { QTest::keyClick(m_window.get(), Qt::Key_F7); }

    static std::vector<Point> pointsOf(const Frame& frame) {
        std::vector<Point> points;
        for (const FramePoint& point : frame.points) points.push_back(point.at);
        return points;
    }
    std::vector<Point> nextFrame() {
        m_window->workbench().step();
        settle();
        return pointsOf(m_window->workbench().snapshot().runs[0].frame);
    }
    /// The typesetter accepts every formula of the line.
    static bool isTypeset(const MicroscopeLine& line) {
        QStringList formulas = line.formulas;
        for (const MicroscopeLine::Arrow& arrow : line.arrows) formulas << arrow.symbol;
        return std::all_of(formulas.begin(), formulas.end(), [](const QString& tex) {
            const FormulaResult result = typesetFormula(tex, 16, FormulaStyle::Inline);
            if (result.error) qWarning("%s: %s", qPrintable(tex), qPrintable(result.error->message));
            return !result.error && result.formula.width > 0;
        });
    }

private slots:
    void initTestCase() {
        m_language.use("en");
        m_window = std::make_unique<WindowParts>(WindowOptions{}, m_language);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }
    void cleanup() { m_window->actions().at("microscope")->setChecked(false); }
    void cleanupTestCase() { m_window.reset(); }

    void everyIntegratorIsWalkedThroughForthAndBack_data() {
        QTest::addColumn<QString>("scene");
        QTest::addColumn<QString>("integrator");
        const char* const scenes[] = {"pendulum", "two-body"}; // alternating
        for (std::size_t i = 0; i < integrators().size(); ++i)
            QTest::addRow("%s, %s", scenes[i % 2], integrators()[i].id.data())
                << scenes[i % 2] << QString::fromUtf8(integrators()[i].id.data());
    }
    void everyIntegratorIsWalkedThroughForthAndBack() {
        QFETCH(QString, scene);
        QFETCH(QString, integrator);
        open(scene, {{"integrator", integrator.toStdString()}}, 5);
        const std::string before = state();
        const std::vector<Point> start = pointsOf(m_window->workbench().snapshot().runs[0].frame);
        toggle();
        QVERIFY(list().hasFocus());
        const int lines = static_cast<int>(list().lines().size());
        QVERIFY(lines >= 3);
        std::vector<QString> seen;
        for (int line = 0; line < lines; ++line) {
            QCOMPARE(list().line(), line);
            const MicroscopeLine& shown = list().lines()[static_cast<std::size_t>(line)];
            QVERIFY(isTypeset(shown));
            QVERIFY(overlay().has_value());
            const auto current = std::count_if(overlay()->arrows.begin(), overlay()->arrows.end(),
                                               [](const StepOverlay::Arrow& arrow) { return arrow.current; });
            QCOMPARE(current > 0, !shown.arrows.empty());
            for (const StepOverlay::Arrow& arrow : overlay()->arrows)
                if (arrow.current && !arrow.symbol.isEmpty()) // as in the list
                    QVERIFY(std::any_of(shown.arrows.begin(), shown.arrows.end(), [&](const auto& other) {
                        return other.style == arrow.style && other.symbol == arrow.symbol;
                    }));
            if (line + 1 < lines) press(Qt::Key_Right);
        }
        press(Qt::Key_Right); // there are no more lines
        QCOMPARE(list().line(), lines - 1);
        const std::vector<StepOverlay::Place> end = overlay()->places;
        for (int line = lines - 1; line >= 0; --line, press(Qt::Key_Left)) QCOMPARE(list().line(), line);
        toggle();
        QVERIFY(!overlay().has_value());
        QCOMPARE(state(), before);
        // The arrows lead to the next picture.
        const std::vector<Point> next = nextFrame();
        std::size_t moved = 0;
        for (std::size_t i = 0; i < next.size(); ++i) moved += !(next[i] == start[i]);
        QVERIFY(moved > 0);
        QCOMPARE(end.size(), moved);
        for (const StepOverlay::Place& place : end)
            QVERIFY(std::find(next.begin(), next.end(), place.at) != next.end());
    }

    void everyRelaxationIsWalkedThroughForthAndBack_data() {
        QTest::addColumn<QString>("relaxation");
        for (const Relaxation& relaxation : relaxations())
            QTest::newRow(relaxation.id.data()) << QString::fromUtf8(relaxation.id.data());
    }
    void everyRelaxationIsWalkedThroughForthAndBack() {
        QFETCH(QString, relaxation);
        open("hexagon", {{"relaxation", relaxation.toStdString()}, {"passes", "2"}, {"order", "reversed"}},
             12);
        const std::string before = state();
        const std::size_t sticks = freeze(Json::parse(before), 0).simulation->world()->sticks();
        toggle();
        std::size_t visits = 0, numbered = 0, largest = 0;
        std::vector<std::pair<int, int>> way; // pass and line
        const auto walk = [&](int by) {
            for (int guard = 0; guard < 1000; ++guard) {
                const auto& line = list().lines()[static_cast<std::size_t>(list().line())];
                way.emplace_back(line.pass, list().line());
                visits += line.inner && line.arrows.size() == 2;
                numbered += line.inner && !overlay()->numbers.empty();
                if (!isTypeset(line) || !overlay() || !overlay()->frame) return false;
                if (line.inner)
                    largest = std::max(largest, m_window->microscope().bars().picture().now.size());
                if (!m_window->microscope().step(by)) return true;
            }
            return false;
        };
        QVERIFY(walk(1));
        const Frame end = *overlay()->frame;
        QCOMPARE(visits, 2 * sticks); // hidden ones are visited, too
        QCOMPARE(largest, sticks);
        QVERIFY(numbered > 0);
        const std::vector<std::pair<int, int>> forth = way;
        way.clear();
        QVERIFY(walk(-1));
        QVERIFY(std::equal(forth.rbegin(), forth.rend(), way.begin(), way.end(),
                           [](const auto& one, const auto& other) { return one.first == other.first; }));
        QCOMPARE(list().line(), 0);
        QVERIFY(m_window->microscope().goToPass(1));
        QCOMPARE(list().lines()[static_cast<std::size_t>(list().line())].pass, 1);
        QVERIFY(!m_window->microscope().goToPass(1));
        toggle();
        QCOMPARE(state(), before);
        QVERIFY(nextFrame() == pointsOf(end));
    }

    void contactsAreWalkedThroughForthAndBack() {
        open("box-stack", {{"iterations", "2"}}, 40);
        const std::string before = state();
        toggle();
        std::size_t visits = 0, spoilt = 0, lines = 1, back = 1;
        bool typeset = true;
        do {
            const auto& line = list().lines()[static_cast<std::size_t>(list().line())];
            visits += line.inner;
            spoilt += line.inner && !line.numbers.isEmpty();
            typeset = typeset && isTypeset(line) && overlay()->frame.has_value();
        } while (m_window->microscope().step(1) && ++lines < 1000);
        const Frame end = *overlay()->frame;
        while (m_window->microscope().step(-1) && ++back < 1000) {}
        QCOMPARE(back, lines);
        QVERIFY(typeset);
        QVERIFY(visits > 20 && spoilt > 0 && spoilt < visits);
        toggle();
        QCOMPARE(state(), before);
        const std::vector<Point> next = nextFrame(), reached = pointsOf(end);
        QVERIFY(std::is_permutation(next.begin(), next.end(), reached.begin(), reached.end()));
    }

    void aSweepThatEndsShowsThePlotsAgain() {
        open("spring", {{"integrator", "rk4"}}, 2);
        QVERIFY(m_window->plots().isVisible());
        m_window->actions().at("microscope")->setChecked(true);
        QVERIFY(!m_window->plots().isVisible());
        emit m_window->workbench().analysisFinished({});
        QVERIFY(m_window->plots().isVisible());
    }

    void sticksThatUndoAnothersCorrectionAreMarked() {
        open("rope", {{"relaxation", "gauss-seidel"}, {"passes", "1"}, {"order", "as-made"}}, 10);
        toggle();
        std::size_t spoilt = 0;
        do {
            const auto& line = list().lines()[static_cast<std::size_t>(list().line())];
            if (!line.inner) continue;
            const auto marked = std::count_if(
                overlay()->sticks.begin(), overlay()->sticks.end(),
                [](const StepOverlay::Stick& stick) { return stick.spoilt && stick.text.startsWith('+'); });
            QCOMPARE(marked > 0, !line.numbers.isEmpty());
            QCOMPARE(overlay()->sticks.size(), static_cast<std::size_t>(marked) + 1);
            const ResidualPicture& bars = m_window->microscope().bars().picture();
            std::ptrdiff_t grown = 0;
            for (std::size_t i = 0; i < bars.now.size(); ++i) grown += bars.now[i] > bars.before[i] + 1e-12;
            QCOMPARE(grown, static_cast<std::ptrdiff_t>(marked));
            QVERIFY(bars.now[static_cast<std::size_t>(bars.current)] < 1e-9); // the current one is satisfied
            spoilt += static_cast<std::size_t>(marked);
        } while (m_window->microscope().step(1));
        QVERIFY(spoilt > 3);
    }

    void arrowsAreDrawnAndTheirScaleIsShown() {
        open("pendulum", {{"integrator", "position-verlet"}, {"step", "0.01"}}, 20);
        m_window->view().setPathShown(false);
        m_window->setAppearance(Preferences::Appearance::Light);
        const QImage without = m_window->view().grab().toImage();
        toggle();
        QCoreApplication::processEvents();
        const QImage with = m_window->view().grab().toImage();
        const QColor kept = stepStyle(0, Theme::Light).colour, pull = stepStyle(1, Theme::Light).colour;
        const auto count = [](const QImage& image, const QColor& colour) {
            int pixels = 0;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x) {
                    const QColor there = image.pixelColor(x, y);
                    pixels += std::abs(there.red() - colour.red()) +
                                  std::abs(there.green() - colour.green()) +
                                  std::abs(there.blue() - colour.blue()) <
                              30;
                }
            return pixels;
        };
        QVERIFY2(count(with, kept) > count(without, kept) + 30,
                 qPrintable(QString::number(count(with, kept))));
        QVERIFY2(count(with, pull) > count(without, pull) + 3,
                 qPrintable(QString::number(count(with, pull))));
        QVERIFY(m_window->view().spokenDescription().contains("are enlarged"));
        m_window->view().setPathShown(true);
    }
    void theFactorIsRoundAndMakesArrowsSeen() {
        for (const double pixels : {0.001, 0.03, 0.4, 1.0, 7.0, 20.0, 33.0}) {
            const double factor = enlargement(pixels, 1, 1);
            QVERIFY(factor > 1);
            QVERIFY(factor * pixels > 30 && factor * pixels <= 80.0001);
            const double mantissa = factor / std::pow(10, std::floor(std::log10(factor) + 1e-9));
            QVERIFY(std::abs(mantissa - 1) < 1e-9 || std::abs(mantissa - 2) < 1e-9 ||
                    std::abs(mantissa - 5) < 1e-9);
        }
        QCOMPARE(enlargement(200, 1, 1), 1.0);
        QCOMPARE(enlargement(0, 1, 1), 1.0);
    }

    void theMicroscopeWaitsDuringARun() {
        open("pendulum", {{"integrator", "rk4"}}, 3);
        toggle();
        press(Qt::Key_Right);
        QCOMPARE(list().line(), 1);
        m_window->workbench().step();
        settle();
        QCOMPARE(list().line(), 1); // the same line of the next step
        QVERIFY(m_window->microscope().sheet().title.contains("4"));
        m_window->actions().at("run")->trigger();
        settle();
        QTRY_VERIFY(m_window->workbench().isRunning());
        QTRY_VERIFY(!overlay().has_value());
        m_window->actions().at("run")->trigger();
        QTRY_VERIFY(!m_window->workbench().isRunning());
        QTRY_VERIFY(overlay().has_value());
        m_window->workbench().setLocked(true);
        QVERIFY(!m_window->actions().at("microscope")->isChecked());
        QVERIFY(!overlay().has_value());
        m_window->workbench().setLocked(false);
    }

    void anyOfSeveralRunsCanBeLookedAt() {
        open("spring", {{"integrator", "rk4"}}, 0);
        m_window->workbench().addRun();
        m_window->set({{"runs/1/integrator", "explicit-euler"}});
        settle();
        toggle();
        const std::size_t lines = list().lines().size();
        QVERIFY(m_window->microscope().runs().isVisible());
        m_window->microscope().runs().setCurrentIndex(1);
        QVERIFY(list().lines().size() < lines);
        QCOMPARE(overlay()->run, std::size_t(1));
    }

    void everySceneIsTakenApartOrSaysWhyNot() {
        for (const Scene& scene : scenes()) {
            if (scene.source != WorldSource::Scene) continue;
            Session session(standardExperiment(scene));
            session.step();
            session.step();
            const Json state = session.save();
            if (state.dump().size() > 400'000) continue; // large ones only take longer
            const MicroscopeSheet sheet = sheetOf(freeze(state, 0), {});
            QVERIFY2(!sheet.title.isEmpty(), scene.id.data());
            QVERIFY2(sheet.lines.empty() != sheet.refusal.isEmpty(), scene.id.data());
            if (sheet.lines.empty()) continue;
            std::size_t arrows = 0;
            for (std::size_t line = 0; line < sheet.lines.size() && arrows == 0; ++line)
                arrows = sheet.overlay(line).arrows.size();
            Frame now, next;
            session.simulation(0).draw(now);
            session.step();
            session.simulation(0).draw(next);
            QVERIFY2(arrows > 0 || pointsOf(now) == pointsOf(next), scene.id.data());
        }
    }

    void stepsOfLessonsThatShowTheInsideOfAStepOpenIt() {
        int found = 0;
        for (const LessonInfo& info : listLessons({bundledLessonsFolder()})) {
            const Lesson read = loadLesson(info.folder);
            for (std::size_t step = 0; step < read.steps.size(); ++step) {
                const MicroscopeBlock* block = stageOf(read, step).microscope;
                if (block == nullptr) continue;
                ++found;
                QVERIFY(m_window->openLesson(QString::fromStdString(info.id)));
                m_window->lessonPanel().goTo(step);
                QVERIFY2(m_window->microscope().isOpen(), info.id.c_str());
                QTRY_VERIFY2(!list().lines().empty(), info.id.c_str());
                QCOMPARE(m_window->microscope().runs().currentIndex(), block->run);
                QVERIFY2(m_window->view().stepOverlay().has_value(), info.id.c_str());
                m_window->lessonPanel().goTo(step + 1);
                QVERIFY2(!m_window->microscope().isOpen(), info.id.c_str());
            }
        }
        QVERIFY(found >= 4);
    }

    void pseudocodeBecomesMathematics() {
        QCOMPARE(texOfCode("x = x + h / 2 * (v1 + v2)").join('|'),
                 QString("x \\leftarrow x + \\frac{h}{2}\\,(v_{1} + v_{2})"));
        QCOMPARE(texOfCode("v1 = v;  a1 = a(x)").size(), qsizetype(2));
        QCOMPARE(texOfCode("next = x + (x - old) + h * h * a(x)").join('|'),
                 QString("x_{\\mathrm{next}} \\leftarrow x + (x - x_{\\mathrm{old}}) + h^2\\,a(x)"));
    }
};

REGISTER_TEST(MicroscopeWindow)

} // namespace timestep::microscope_test
#include "microscope.moc"
