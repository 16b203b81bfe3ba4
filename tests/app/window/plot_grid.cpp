// SPDX-License-Identifier: GPL-3.0-or-later
// One to six plots in the window: added, closed, moved, maximised, linked, and kept by desks.
#include "app/plots/plot_grid.h"
#include "app/analysis/analysis_dialog.h"
#include "app/desk/desk_file.h"
#include "app/desk/desk_files.h"
#include "app/lesson/panel/lesson_panel.h"
#include "app/plots/analysis_plots.h"
#include "app/plots/plot_card.h"
#include "app/plots/standard_plots.h"
#include "app/window/actions/actions.h"
#include "core/input_error.h"
#include "tests/app/window/window_parts.h"
#include "tests/tools.h"
#include "widgets/look/flat_style.h"
#include "widgets/look/theme.h"
#include "widgets/plot/widget/plot_widget.h"
#include "widgets/text/label_text.h"

#include <QAction>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QSplitter>
#include <QSplitterHandle>
#include <QStandardPaths>
#include <QTabBar>
#include <QTemporaryDir>
#include <QToolButton>

#include <algorithm>
#include <memory>
#include <set>

namespace timestep::plot_grid_test {

namespace {

using Order = std::vector<std::size_t>;

QAction* placeAction(PlotCard& card, const QString& text) {
    for (const QToolButton* button : card.findChildren<QToolButton*>())
        if (button->defaultAction() != nullptr && button->defaultAction()->menu() != nullptr)
            for (QAction* action : button->defaultAction()->menu()->actions())
                if (action->text() == text) return action;
    return nullptr;
}

void showAsPlot(AnalysisDialog& dialog) {
    for (QPushButton* button : dialog.findChildren<QPushButton*>())
        if (button->text() == "Show as &plot") return button->click();
}

QPoint onScreen(const QWidget& widget) {
    return widget.mapToGlobal(QPoint(0, 0));
}

/// Drags the title of one card onto another.
void dragTitle(PlotCard& card, PlotCard& target) {
    const QPoint head(30, 12);
    QTest::mousePress(&card, Qt::LeftButton, {}, head);
    QTest::mouseMove(&card, card.mapFromGlobal(target.mapToGlobal(target.rect().center())));
    QTest::mouseRelease(&card, Qt::LeftButton, {},
                        card.mapFromGlobal(target.mapToGlobal(target.rect().center())));
}

/// Resizes a grid when the style of the program changes, as the layout of a window can.
class ResizedByStyle : public QWidget {
public:
    ResizedByStyle(PlotGrid& grid, const QSize& size) : m_grid(grid), m_size(size) {}

protected:
    void changeEvent(QEvent* event) override {
        if (event->type() == QEvent::StyleChange) m_grid.resize(m_size);
        QWidget::changeEvent(event);
    }

private:
    PlotGrid& m_grid;
    QSize m_size;
};

} // namespace

class PlotGridTest : public QObject {
    Q_OBJECT

    std::unique_ptr<WindowParts> open() {
        m_language.use("en");
        auto window = std::make_unique<WindowParts>(WindowOptions{}, m_language);
        window->show();
        return window;
    }

    std::unique_ptr<WindowParts> withRun(const char* scene = "pendulum") {
        auto window = open();
        window->openScene(scene);
        window->workbench().step(30);
        window->workbench().finish();
        return window;
    }

    static std::vector<std::string> columnsOf(WindowParts& window) {
        std::vector<std::string> columns;
        for (const std::size_t slot : window.plots().order()) {
            const PlotSpec& spec = window.plotCard(slot).plot()->spec();
            columns.push_back(spec.y.empty() ? std::string() : spec.y.front());
        }
        return columns;
    }

    LanguageSwitch m_language;
    QTemporaryDir m_folder;

private slots:
    void initTestCase() {
        QSettings().clear();
        QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).removeRecursively();
    }

    /// The heights of the rows [px].
    static QList<int> heightsOf(const PlotGrid& grid) {
        for (const QSplitter* splitter : grid.findChildren<QSplitter*>())
            if (splitter->orientation() == Qt::Vertical) return splitter->sizes();
        return {};
    }

    static void lay(PlotGrid& grid, const QSize& size) {
        grid.setCount(2);
        grid.resize(size);
        grid.show();
        QVERIFY(QTest::qWaitForWindowExposed(&grid));
    }

    void keptHeightsNeverMakeAPlotTooLowToBeRead() {
        PlotGrid wide;
        lay(wide, {560, 230}); // two plots in one row, as in a small window
        QCOMPARE(heightsOf(wide).size(), 1);
        PlotGrid tall;
        lay(tall, {300, 620});
        tall.restoreState(wide.saveState());
        QCOMPARE(heightsOf(tall).size(), 2);
        QVERIFY(std::abs(heightsOf(tall)[0] - heightsOf(tall)[1]) <= 1);
        tall.restoreState(QByteArray::fromHex("000000ff0000000100000002000003e80000007800000000080100000002"
                                              "00")); // of an older version: 1000 and 120
        QVERIFY(std::abs(heightsOf(tall)[0] - heightsOf(tall)[1]) <= 1);
        // A hand makes one lower, as far as it can be read, and that is kept.
        const QSplitter* rows = nullptr;
        for (const QSplitter* splitter : tall.findChildren<QSplitter*>())
            if (splitter->orientation() == Qt::Vertical) rows = splitter;
        QSplitterHandle* const handle = rows->handle(1);
        const QPoint middle = handle->rect().center();
        QTest::mousePress(handle, Qt::LeftButton, {}, middle);
        for (const int down : {20, 60}) QTest::mouseMove(handle, middle + QPoint(0, down));
        QTest::mouseMove(handle, middle + QPoint(0, 400));
        QTest::mouseRelease(handle, Qt::LeftButton, {}, middle + QPoint(0, 400));
        const QList<int> dragged = heightsOf(tall);
        QVERIFY(dragged[0] > dragged[1] + 100);
        QVERIFY2(dragged[1] >= 160, qPrintable(QString::number(dragged[1])));
        PlotGrid next;
        lay(next, {300, 620});
        next.restoreState(tall.saveState());
        QVERIFY(std::abs(heightsOf(next)[1] - dragged[1]) <= 1);
        PlotGrid low;
        lay(low, {300, 430}); // both rows scroll rather than shrink
        low.restoreState(tall.saveState());
        for (const int height : heightsOf(low)) QVERIFY(height >= 160);
    }

    void noRowIsDeletedWhileTheStyleOfTheProgramChanges() {
        int amid = 0, later = 0;
        PlotGrid grid;
        grid.setCount(4);
        grid.resize(1100, 700);
        grid.show();
        const ResizedByStyle other(grid, {330, 1800});
        for (QSplitter* splitter : grid.findChildren<QSplitter*>())
            connect(splitter, &QObject::destroyed, this, [&] { ++(Restyling::isUnderWay() ? amid : later); });
        applyTheme(*qApp, Theme::Dark);
        applyTheme(*qApp, Theme::Light);
        QCOMPARE(grid.size(), QSize(330, 1800));
        QCOMPARE(amid, 0);
        QTRY_VERIFY(later > 0);
    }

    void aTableWithoutColumnsHasNothingToPlot() {
        for (const PlotSpec& plot : standardPlots(Table())) QVERIFY(plot.y.empty());
    }

    void columnsAreChosenByRoom() {
        const QSize least(250, 170);
        QCOMPARE(plotColumns(1, {450, 690}, least), 1);
        QCOMPARE(plotColumns(2, {450, 690}, least), 1);
        QCOMPARE(plotColumns(2, {1200, 400}, least), 2);
        QCOMPARE(plotColumns(4, {900, 690}, least), 2);
        QCOMPARE(plotColumns(6, {1400, 600}, least), 3);
        QCOMPARE(plotColumns(6, {1800, 250}, least), 6);
        for (std::size_t plots = 1; plots <= 6; ++plots)
            for (int width = 1; width < 3000; width += 97)
                for (int height = 1; height < 2000; height += 89) {
                    const int columns = plotColumns(plots, {width, height}, least);
                    QVERIFY(columns >= 1 && columns <= static_cast<int>(plots));
                    // No plot is cramped if another number of columns has room for all.
                    const auto leastPart = [&](int across) {
                        const int rows = (static_cast<int>(plots) + across - 1) / across;
                        return std::min((width - (across - 1) * 10.0) / across / least.width(),
                                        (height - (rows - 1) * 10.0) / rows / least.height());
                    };
                    for (int other = 1; other <= static_cast<int>(plots); ++other)
                        QVERIFY(leastPart(columns) > 0.5 || leastPart(other) < 1);
                }
    }

    void plotsAreAddedUpToSixAndShowSomethingElseEach() {
        const auto window = withRun();
        PlotGrid& grid = window->plots();
        QCOMPARE(grid.order(), (Order{0, 1}));
        for (int i = 0; i < 4; ++i) window->actions().at("add-plot")->trigger();
        QCOMPARE(grid.order(), (Order{0, 1, 2, 3, 4, 5}));
        QVERIFY(!window->actions().at("add-plot")->isEnabled());
        window->addPlot();
        QCOMPARE(grid.order().size(), PlotGrid::most);
        const auto columns = columnsOf(*window);
        QCOMPARE(std::set<std::string>(columns.begin(), columns.end()).size(), PlotGrid::most);
        QTest::qWait(50);
        for (const std::size_t slot : grid.order()) {
            PlotCard& card = window->plotCard(slot);
            QVERIFY(card.isVisible() && !card.title().isEmpty());
            QCOMPARE(card.plot()->table().rows(), window->workbench().table().rows());
            for (const std::size_t other : grid.order())
                QVERIFY(other == slot || !QRect(onScreen(card), card.size())
                                              .intersects(QRect(onScreen(window->plotCard(other)),
                                                                window->plotCard(other).size())));
        }
        // One copy of the rows for all of them.
        QCOMPARE(&window->plotCard(5).plot()->table(), &window->plotCard(0).plot()->table());
        window->workbench().step(5);
        window->workbench().finish();
        QTRY_COMPARE(window->plotCard(5).plot()->table().rows(), window->workbench().table().rows());
    }

    void plotsCloseDownToOneAndComeBack() {
        const auto window = withRun();
        PlotGrid& grid = window->plots();
        window->addPlot();
        const std::string shown = columnsOf(*window).back();
        placeAction(window->plotCard(2), "Close this plot")->trigger();
        QCOMPARE(grid.order(), (Order{0, 1}));
        QVERIFY(!window->plotCard(2).isVisible());
        window->workbench().step(7);
        window->workbench().finish();
        QVERIFY(window->actions().at("reopen-plot")->isEnabled());
        window->actions().at("reopen-plot")->trigger();
        QCOMPARE(grid.order(), (Order{0, 1, 2}));
        QCOMPARE(columnsOf(*window).back(), shown);
        QCOMPARE(window->plotCard(2).plot()->table().rows(), window->workbench().table().rows());
        QVERIFY(!window->actions().at("reopen-plot")->isEnabled());
        grid.close(0);
        grid.close(2);
        QCOMPARE(grid.order(), (Order{1}));
        QVERIFY(!placeAction(window->plotCard(1), "Close this plot")->isEnabled());
        QVERIFY(!window->actions().at("export-second")->isEnabled());
        grid.close(1);
        QCOMPARE(grid.order(), (Order{1}));
        window->actions().at("two-plots")->trigger();
        QCOMPARE(grid.order(), (Order{0, 1}));
        QVERIFY(window->plotCard(0).isVisible() && window->plotCard(1).isVisible());
        QCOMPARE(window->plotCard(0).plot()->table().rows(), window->workbench().table().rows());
    }

    void plotsMoveByMenuAndByTheirTitle() {
        const auto window = withRun();
        PlotGrid& grid = window->plots();
        window->addPlot();
        window->addPlot();
        placeAction(window->plotCard(0), "Move later")->trigger();
        QCOMPARE(grid.order(), (Order{1, 0, 2, 3}));
        QVERIFY(!placeAction(window->plotCard(1), "Move earlier")->isEnabled());
        QVERIFY(!placeAction(window->plotCard(3), "Move later")->isEnabled());
        placeAction(window->plotCard(3), "Move earlier")->trigger();
        QCOMPARE(grid.order(), (Order{1, 0, 3, 2}));
        QCoreApplication::processEvents();
        dragTitle(window->plotCard(2), window->plotCard(1));
        QCOMPARE(grid.order(), (Order{2, 1, 0, 3}));
        dragTitle(window->plotCard(2), window->plotCard(2));
        QCOMPARE(grid.order(), (Order{2, 1, 0, 3}));
        // Reading order is the order of places.
        QTest::qWait(30);
        const QPoint first = onScreen(window->plotCard(2)), second = onScreen(window->plotCard(1));
        QVERIFY(first.y() < second.y() || (first.y() == second.y() && first.x() < second.x()));
    }

    void aPlotCanBeEnlargedAndRestored() {
        const auto window = withRun();
        window->addPlot();
        PlotGrid& grid = window->plots();
        PlotCard& card = window->plotCard(1);
        QTest::qWait(50);
        const QSize small = card.size();
        placeAction(card, "Show this plot alone")->trigger();
        QTest::qWait(50);
        QVERIFY(card.isVisible() && !window->plotCard(0).isVisible() && !window->plotCard(2).isVisible());
        QTRY_VERIFY2(card.height() > 2 * small.height(),
                     qPrintable(QStringLiteral("%1 and %2 px").arg(small.height()).arg(card.height())));
        QCOMPARE(grid.shown().size(), std::size_t{1});
        QVERIFY(placeAction(card, "Show all plots") != nullptr);
        QTest::mouseDClick(&card, Qt::LeftButton, {}, QPoint(30, 12));
        QCoreApplication::processEvents();
        QVERIFY(!grid.maximised() && window->plotCard(0).isVisible() && window->plotCard(2).isVisible());
        grid.maximise(2);
        grid.close(2);
        QVERIFY(!grid.maximised() && window->plotCard(0).isVisible());
        grid.maximise(0);
        window->addPlot(); // a new plot must be visible
        QVERIFY(!grid.maximised());
    }

    void aPlotIsNamedAfterTheCurveThatItShows() {
        const auto window = withRun();
        QTRY_COMPARE(window->plotCard(0).title(), QString("Position error"));
        PlotSpec spec = window->plotCard(0).plot()->spec();
        QVERIFY(spec.title.isEmpty());
        spec.y = {"theta"};
        window->plotCard(0).plot()->setSpec(spec);
        emit window->plotCard(0).plot()->specChanged();
        QCOMPARE(window->plotCard(0).title(), QString("Angle θ"));
        QCOMPARE(window->report().figures.front().plot.title, QString("Angle θ"));
        QCOMPARE(window->exportSubject(0).title, QString("Angle θ"));
    }

    void anAnalysisIsClosedWithItsExperimentAndKeptWithItsValues() {
        const auto window = withRun();
        const auto analyse = [&] {
            const AnalysisSpec spec = standardAnalysis(window->workbench().experiment(), "growth");
            const PlotSource source{PlotSource::Kind::Derived, analysisOfThePerson, {}};
            window->showPlot(2, source, plannedPlot("growth", {}, {}));
            window->workbench().startAnalysis(source.name, spec);
            QTRY_VERIFY_WITH_TIMEOUT(window->plotCard(2).plot()->table().rows() > 0, 30000);
        };
        analyse();
        const std::size_t figures = window->report().figures.size();
        QVERIFY(window->set({{"length", 1.5}})); // the analysis is still that of this scene
        QTRY_VERIFY(window->workbench().isCurrent());
        QVERIFY(window->plots().isOpen(2));
        window->workbench().addRun();
        QTRY_VERIFY(window->workbench().isCurrent() && window->workbench().table().runs.size() == 2);
        QVERIFY(window->plots().isOpen(2) && window->plotCard(2).plot()->table().rows() > 0);
        for (const char* next : {"spring", "pendulum", "pendulum"}) { // another scene, and the same one again
            window->openScene(next);
            window->workbench().step(30);
            window->workbench().finish();
            QTRY_VERIFY(window->workbench().isCurrent());
            QTRY_VERIFY(!window->plots().isOpen(2));
            QVERIFY(window->report().figures.size() < figures);
            for (const ReportFigure& figure : window->report().figures) QVERIFY(!figure.recipe.analysis);
            if (std::string(next) == "pendulum") analyse();
        }
        QVERIFY(window->openLesson("ten-steps-of-euler"));
        QTRY_VERIFY(window->workbench().isCurrent());
        QTRY_VERIFY(!window->plots().isOpen(2) || window->plotCard(2).source().name != analysisOfThePerson);
    }

    void analysesOfTwoKindsAreBesideEachOther() {
        const auto window = withRun();
        const std::size_t before = window->plots().order().size();
        for (const char* kind : {"growth", "halve-step", "growth"}) {
            window->actions().at("analyse")->trigger();
            auto* dialog = window->findChildren<AnalysisDialog*>().last();
            dialog->choose(kind);
            showAsPlot(*dialog);
            QTRY_VERIFY(window->findChildren<AnalysisDialog*>().isEmpty());
            const auto hasNumbers = [&] {
                const std::vector<std::size_t> order = window->plots().order();
                return std::all_of(order.begin(), order.end(), [&](std::size_t slot) {
                    return window->plotCard(slot).plot()->table().rows() > 0;
                });
            };
            QTRY_VERIFY_WITH_TIMEOUT(hasNumbers(), 30000);
        }
        QCOMPARE(window->plots().order().size(), before + 2);
    }

    void anAnalysisAsAPlotIsSeen() {
        const auto window = withRun();
        window->resize(640, 560);
        auto* tabs = window->findChild<QTabBar*>("parts");
        QTRY_VERIFY(tabs->isVisible()); // picture and plots have one each
        tabs->setCurrentIndex(0);
        QTRY_VERIFY(!window->plotCard(0).isVisible());
        window->actions().at("analyse")->trigger();
        auto* dialog = window->findChild<AnalysisDialog*>();
        dialog->choose("halve-step");
        dialog->start();
        QTRY_VERIFY_WITH_TIMEOUT(!dialog->isRunning(), 30000);
        QVERIFY(dialog->derived());
        showAsPlot(*dialog);
        QTRY_VERIFY(window->plotCard(2).isVisible());
    }

    void measuredPointsGoWithTheirExperiment() {
        const auto window = withRun();
        MeasuredPoints points;
        points.axes = "time angle";
        points.label = "mine";
        points.x = {0, 1};
        points.y = {0.1, 0.2};
        PlotSpec spec = window->plotCard(0).plot()->spec();
        spec.added.points = {points};
        window->showPlot(0, {}, spec);
        QVERIFY(window->set({{"length", 1.5}})); // values of the same experiment keep them
        QTRY_VERIFY(window->workbench().isCurrent());
        QCOMPARE(window->plotCard(0).plot()->spec().added.points.size(), std::size_t(1));
        QVERIFY(window->openScene("pendulum"));
        QTRY_VERIFY(window->workbench().isCurrent());
        QVERIFY(window->plotCard(0).plot()->spec().added.points.empty());
    }

    void figuresOfSeveralExperimentsAreCollectedForOneReport() {
        const auto window = withRun();
        const std::size_t own = window->report().figures.size();
        QVERIFY(own >= 1);
        window->actions().at("add-to-report")->trigger();
        window->actions().at("add-to-report")->trigger(); // the same plots are there once
        QCOMPARE(window->report().figures.size(), own);
        window->openScene("spring");
        window->workbench().step(30);
        window->workbench().finish();
        QTRY_VERIFY(window->workbench().isCurrent());
        const Report both = window->report();
        QVERIFY(both.figures.size() > own);
        QCOMPARE(both.figures.front().recipe.experiment.scene->id, std::string_view("pendulum"));
        QCOMPARE(both.figures.back().recipe.experiment.scene->id, std::string_view("spring"));
    }

    void anEmptyPlotOfAFinishedRunDoesNotPromiseData() {
        const auto window = open();
        window->openScene("pendulum");
        const auto says = [&](const char* words) {
            return window->plotCard(1).plot()->summary().contains(words);
        };
        QTRY_VERIFY(window->workbench().isCurrent());
        QVERIFY(window->set({{"damping", 0.3}})); // no energy drift is defined
        PlotSpec spec = window->plotCard(1).plot()->spec();
        spec.y = {"energy-drift"};
        window->showPlot(1, {}, spec);
        QTRY_VERIFY(says("No data yet"));
        window->workbench().step(30);
        window->workbench().finish();
        QTRY_VERIFY(says("not defined with damping"));
        QVERIFY(!says("No data yet"));
    }

    void aDeskKeepsSixPlotsInTheirOrder() {
        const auto window = withRun();
        for (int i = 0; i < 4; ++i) window->addPlot();
        window->plots().moveTo(4, 0);
        window->plots().moveTo(0, 5);
        PlotSpec spec = window->plotCard(3).plot()->spec();
        spec.setYScale(AxisScale::Symlog);
        spec.title = "Mine";
        window->showPlot(3, {}, spec);
        window->actions().at("linked-cursors")->setChecked(false);
        window->plots().maximise(3);
        const auto columns = columnsOf(*window);
        const QString path = m_folder.filePath("six.timestep-desk");
        QVERIFY(window->desk().save(path));

        const auto other = withRun("spring");
        QVERIFY(other->desk().open(path));
        QTRY_VERIFY(other->workbench().isCurrent());
        QCOMPARE(other->plots().order().size(), PlotGrid::most);
        QCOMPARE(columnsOf(*other), columns);
        const auto place = static_cast<std::size_t>(
            std::find(window->plots().order().begin(), window->plots().order().end(), std::size_t{3}) -
            window->plots().order().begin());
        PlotCard& mine = other->plotCard(place);
        QCOMPARE(mine.title(), QString("Mine"));
        QCOMPARE(mine.plot()->spec().yScale(), AxisScale::Symlog);
        QCOMPARE(other->plots().maximised(), std::optional(place));
        QVERIFY(!other->actions().at("linked-cursors")->isChecked());
        other->plots().maximise(std::nullopt);
        QTRY_COMPARE(other->plotCard(5).plot()->table().rows(), other->workbench().table().rows());
        QVERIFY(other->desk().present().places == 6);
    }

    void aDeskOfTwoPlotsFromBeforeStillOpens() {
        const auto window = withRun();
        QByteArray bytes = deskBytes(window->desk().present());
        QVERIFY(bytes.contains("\"places\": 2"));
        bytes.replace("\"places\": 2,", "").replace("\"timestep-desk\": 2", "\"timestep-desk\": 1");
        const Desk old = deskFromBytes(bytes, "old");
        QCOMPARE(old.places, 2);
        window->addPlot();
        QVERIFY(window->desk().restore(old));
        QCOMPARE(window->plots().order(), (Order{0, 1}));
        QByteArray many = deskBytes(window->desk().present());
        many.replace("\"places\": 2", "\"places\": 7");
        QVERIFY_THROWS_EXCEPTION(InputError, deskFromBytes(many, "many"));
    }

    void plotsOfWhatTheNextSceneLacksAreClosed() {
        const auto window = withRun("pendulum");
        PlotSpec angle;
        angle.x = "time";
        angle.y = {"angle"};
        window->showPlot(2, {}, angle);
        QCOMPARE(window->plots().order(), (Order{0, 1, 2}));
        QVERIFY(window->openScene("cloth"));
        QTRY_VERIFY(window->workbench().isCurrent());
        QTRY_COMPARE(window->plots().order(), (Order{0, 1}));
    }

    void aLessonShowsItsPlotsAlsoWhereTheyWereClosed() {
        const auto window = withRun();
        window->plots().close(0);
        window->plots().close(1);
        window->addPlot();
        window->plots().close(1);
        QVERIFY(window->openLesson("ten-steps-of-euler"));
        QTRY_VERIFY(window->workbench().isCurrent());
        bool staged = false;
        for (std::size_t step = 0; step < window->lessonPanel().lesson()->steps.size(); ++step) {
            window->lessonPanel().goTo(step);
            QTRY_VERIFY(window->workbench().isCurrent());
            const Stage stage = stageOf(*window->lessonPanel().lesson(), step);
            for (std::size_t slot = 0; slot < stage.plots.size(); ++slot) {
                if (stage.plots[slot] == nullptr) continue;
                staged = true;
                QVERIFY(window->plots().isOpen(slot));
                QCOMPARE(window->plotCard(slot).plot()->spec().title,
                         QString::fromStdString(stage.plots[slot]->title));
            }
        }
        QVERIFY(staged);
    }

    void theValueReadOnOnePlotIsShownOnTheOthers() {
        const auto window = withRun();
        window->addPlot();
        QTest::qWait(60);
        PlotWidget& first = *window->plotCard(0).plot();
        PlotWidget& last = *window->plotCard(2).plot();
        const QString silent = last.summary();
        QTest::keyClick(first.focusProxy(), Qt::Key_Right);
        QVERIFY(first.cursorPlace().has_value());
        QVERIFY(last.summary() != silent);
        const Table& table = window->workbench().table();
        const double value = table.find(last.spec().y.front())->values[first.cursorPlace()->row];
        QVERIFY2(last.summary().contains(roundedNumber(value, QLocale(QLocale::English))),
                 qPrintable(last.summary()));
        window->actions().at("linked-cursors")->setChecked(false);
        QCOMPARE(last.summary(), silent);
        window->actions().at("linked-cursors")->setChecked(true);
        QTest::keyClick(first.focusProxy(), Qt::Key_Right);
        QVERIFY(last.summary() != silent);
        QTest::keyClick(first.focusProxy(), Qt::Key_Escape);
        QCOMPARE(last.summary(), silent);
    }

    void theKeyboardReachesEveryPlotAndItsMenu() {
        const auto window = withRun();
        for (int i = 0; i < 4; ++i) window->addPlot();
        QTest::qWait(60);
        std::set<QWidget*> visited;
        for (int i = 0; i < 9; ++i) {
            QTest::keyClick(window.get(), Qt::Key_F6);
            for (QWidget* card : window->plots().shown())
                if (card->isAncestorOf(QApplication::focusWidget())) visited.insert(card);
        }
        QCOMPARE(visited.size(), PlotGrid::most);
        for (QWidget* card : window->plots().shown()) {
            bool menu = false;
            for (QToolButton* button : card->findChildren<QToolButton*>())
                menu = menu || (button->isVisible() && button->accessibleName() == "More about this plot" &&
                                (button->focusPolicy() & Qt::TabFocus));
            QVERIFY(menu);
        }
    }
};

REGISTER_TEST(PlotGridTest)

} // namespace timestep::plot_grid_test
#include "plot_grid.moc"
