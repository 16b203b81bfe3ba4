// SPDX-License-Identifier: GPL-3.0-or-later
// Each kind of thing has its own look: limbs, springs, ground, walls, wheels, suns, pins, masses, passes.
#include "tests/tools.h"
#include "widgets/view/frame/frame_painter.h"
#include "widgets/view/frame/ground_painter.h"
#include "widgets/view/frame/hanging_painter.h"
#include "widgets/view/frame/limb_painter.h"
#include "widgets/view/picture/energy_bar.h"
#include "widgets/view/picture/pass_painter.h"

#include <QPainter>

#include <cmath>
#include <functional>
#include <limits>
#include <numbers>

namespace timestep::painters_test {

namespace {

const QRectF area(0, 0, 400, 300);
const ViewTransform plain = ViewTransform::fit({0, 0, 400, 300}, area, 0, true);

FrameLook lookIn(Theme theme) {
    FrameLook look;
    look.theme = theme;
    look.style = runStyle(0, theme);
    look.lengthUnit = "m";
    return look;
}

QImage drawn(const std::function<void(QPainter&)>& draw, Theme theme = Theme::Light) {
    QImage image(400, 300, QImage::Format_RGB32);
    image.fill(coloursOf(theme).card);
    QPainter painter(&image);
    draw(painter);
    return image;
}

QImage picture(const Frame& frame, const FrameLook& look = lookIn(Theme::Light)) {
    return drawn([&](QPainter& painter) { FramePainter().paint(painter, frame, plain, area, look); },
                 look.theme);
}

int inked(const QImage& image, const QRect& part = QRect(0, 0, 400, 300), Theme theme = Theme::Light) {
    int count = 0;
    for (int y = part.top(); y <= part.bottom(); ++y)
        for (int x = part.left(); x <= part.right(); ++x)
            count += image.pixelColor(x, y) != coloursOf(theme).card;
    return count;
}

Frame figure() {
    Frame frame;
    frame.segments = {{.from = {100, 150}, .to = {200, 150}, .shape = Shape::Limb},
                      {.from = {200, 150}, .to = {300, 150}, .shape = Shape::Limb}};
    frame.points = {{.at = {100, 150}, .radius = 25, .shape = Shape::Head},
                    {.at = {200, 150}, .radius = 40, .shape = Shape::Joint},
                    {.at = {300, 150}, .shape = Shape::Joint}};
    return frame;
}

} // namespace

class Painters : public QObject {
    Q_OBJECT

private slots:
    void limbsAreCapsulesWithAHeadAndNoJointDots() {
        for (const Theme theme :
             {Theme::Light, Theme::Dark, Theme::Print, Theme::HighContrast, Theme::BlackAndWhite}) {
            const QImage image = picture(figure(), lookIn(theme));
            const int height = inked(image, {250, 100, 1, 100}, theme);
            QVERIFY2(height > 24 && height < 40, qPrintable(QString::number(height)));
            QCOMPARE(inked(image, {200, 100, 1, 100}, theme), height); // the joint is not visible
            QVERIFY(inked(image, {100, 100, 1, 100}, theme) > height + 10);
            QVERIFY(inked(image, {302, 140, 15, 20}, theme) > 100); // a round end
        }
    }

    void aStrainedLimbChangesItsColour() {
        Frame frame = figure();
        FrameLook look = lookIn(Theme::Light);
        look.strainScale = 0.1;
        const QColor calm = picture(frame, look).pixelColor(250, 153);
        frame.segments[1].strain = 0.1F;
        const QColor strained = picture(frame, look).pixelColor(250, 153);
        QVERIFY(strained.red() > calm.red() + 60);
    }

    void springsAreZigzagsThatStretchAndHiddenOnesAreDashed() {
        Frame frame;
        frame.segments = {{.from = {50, 150}, .to = {350, 150}, .role = Role::Spring, .width = 40}};
        const QImage coil = picture(frame);
        QVERIFY(inked(coil, {100, 125, 200, 20}) > 200);
        QVERIFY(inked(coil, {100, 155, 200, 20}) > 200);
        QVERIFY(inked(coil, {100, 100, 200, 20}) == 0);
        frame.segments[0].width = 0;
        const QImage dashed = picture(frame);
        QVERIFY(inked(dashed) > 100);
        QVERIFY(inked(dashed, {0, 100, 400, 40}) == 0);
        frame.segments[0].width = 8;
        QVERIFY(inked(picture(frame)) > inked(dashed) * 5 / 4);
        frame.segments.clear();
        for (int i = 0; i < 300; ++i)
            frame.segments.push_back({.from = {1.0 * i, 10}, .to = {1.0 * i, 290}, .role = Role::Spring});
        QVERIFY(inked(picture(frame)) > 50000); // many are lines
    }

    void aRulerNumbersRoundPlacesAndExtendsBeyondItsEnds() {
        for (const double least : {1e-12, 0.013, 0.7, 1.0, 3.3, 49.0, 9e9}) {
            const RulerSteps steps = rulerSteps(least);
            QVERIFY(steps.distance >= least * (1 - 1e-9));
            QVERIFY(steps.distance <= 2.5 * least * (1 + 1e-9));
            QVERIFY(steps.parts >= 4);
        }
        Frame frame;
        frame.segments = {
            {.from = {150, 200}, .to = {250, 200}, .role = Role::Ground, .shape = Shape::Ruler}};
        const auto ground = [&](const FrameLook& look) {
            return drawn([&](QPainter& painter) { paintGround(painter, frame, plain, area, look); });
        };
        const QImage image = ground(lookIn(Theme::Light));
        QVERIFY(image.pixelColor(5, 200) == image.pixelColor(395, 200));
        QVERIFY(inked(image, {0, 198, 400, 4}) >= 1200);
        QCOMPARE(inked(image, {0, 0, 400, 195}), 0);
        // The numbers: dark pixels below the marks, and more of them with a unit.
        const auto dark = [](const QImage& shown) {
            int count = 0;
            for (int y = 211; y < 235; ++y)
                for (int x = 0; x < 400; ++x) count += qGray(shown.pixel(x, y)) < 150;
            return count;
        };
        FrameLook bare = lookIn(Theme::Light);
        bare.lengthUnit.clear();
        QVERIFY(dark(ground(bare)) > 60);
        QVERIFY(dark(image) > dark(ground(bare)));
        FrameLook again = lookIn(Theme::Light);
        again.ground = false; // another run has drawn it
        QCOMPARE(inked(picture(frame, again)), 0);
        QVERIFY(inked(picture(frame)) > 1500);
    }

    void numbersOfARulerAreWholeOrLeftOut() {
        Frame frame;
        frame.segments = {
            {.from = {150, 200}, .to = {250, 200}, .role = Role::Ground, .shape = Shape::Ruler}};
        const QFontMetricsF metrics{QFont()};
        const auto shownDownTo = [&](double bottom) {
            return drawn([&](QPainter& painter) {
                paintGround(painter, frame, plain, {0, 0, area.width(), bottom}, lookIn(Theme::Light));
            });
        };
        // Dark pixels where digits are if the numbers end there.
        const auto digits = [&](double bottom, double numbersEnd) {
            const QImage shown = shownDownTo(bottom);
            const double top = numbersEnd - metrics.height() + metrics.ascent() - metrics.capHeight();
            int count = 0;
            for (int y = static_cast<int>(top); y < static_cast<int>(numbersEnd); ++y)
                for (int x = 0; x < 400; ++x) count += qGray(shown.pixel(x, y)) < 150;
            return count;
        };
        const double place = 200 + 10 + metrics.height(); // with all room
        const int whole = digits(area.height(), place);
        QVERIFY(whole > 60);
        const int moved = digits(place - 3, place - 3);
        QVERIFY2(std::abs(moved - whole) < whole / 5, qPrintable(QString::number(moved)));
        const QRect marks(0, 195, 400, 14); // without room there is nothing else
        QVERIFY(shownDownTo(209).copy(marks) == shownDownTo(area.height()).copy(marks));
    }

    void aWallIsSolidOnItsOuterSideOnly() {
        const auto strips = [](Point from, Point to) {
            Frame frame;
            frame.segments = {{.from = from, .to = to, .role = Role::Ground, .shape = Shape::Wall}};
            const QImage image = picture(frame);
            return std::pair{inked(image, {190, 100, 8, 100}), inked(image, {203, 100, 8, 100})};
        };
        // y points down here: the inside of a line that goes up is to the right on the screen.
        const auto [left, right] = strips({200, 50}, {200, 250});
        const auto [otherLeft, otherRight] = strips({200, 250}, {200, 50});
        QVERIFY((left > 500) != (right > 500));
        QVERIFY((left > 500) == (otherRight > 500));
        QVERIFY((right > 500) == (otherLeft > 500));
    }

    void wheelsTurn() {
        Frame frame;
        frame.points = {{.at = {200, 150}, .radius = 40, .shape = Shape::Wheel}};
        const QImage before = picture(frame);
        frame.points[0].angle = std::numbers::pi / 8;
        QVERIFY(picture(frame) != before);
        frame.points[0].angle = std::numbers::pi; // its spokes coincide again
        QVERIFY(inked(picture(frame)) > 1000);
    }

    void aSunShinesInEveryTheme() {
        for (const Theme theme :
             {Theme::Light, Theme::Dark, Theme::Print, Theme::HighContrast, Theme::BlackAndWhite}) {
            Frame frame;
            frame.points = {{.at = {200, 150}, .radius = 30, .role = Role::Pin, .shape = Shape::Sun}};
            const QImage image = picture(frame, lookIn(theme));
            const QColor middle = image.pixelColor(200, 150);
            QVERIFY(theme == Theme::BlackAndWhite ? middle.red() == middle.blue()
                                                  : middle.red() > middle.blue() + 60);
            QVERIFY(image.pixelColor(200 + 40, 150) != coloursOf(theme).card); // its light
        }
    }

    void aBallIsLitAndSmallDotsAreFlat() {
        Frame frame;
        frame.points = {{.at = {200, 150}, .radius = 30}, {.at = {50, 50}, .radius = 3}};
        const QImage image = picture(frame);
        QVERIFY(qGray(image.pixel(192, 139)) > qGray(image.pixel(215, 168)) + 20);
        QCOMPARE(image.pixelColor(50, 50), runStyle(0, Theme::Light).colour);
    }

    void massesDifferInSize() {
        const auto inkOf = [](float mass) {
            Frame frame;
            frame.points = {{.at = {200, 150}, .mass = mass}};
            return inked(picture(frame));
        };
        const int one = inkOf(1), four = inkOf(4), hundred = inkOf(100), none = inkOf(0);
        QVERIFY2(four > 3 * one && four < 5 * one, qPrintable(QString("%1 %2").arg(one).arg(four)));
        QVERIFY(hundred < 12 * one);
        QCOMPARE(none, one);
    }

    void aPalePictureIsPaleEverywhere() {
        Frame frame = figure();
        frame.polygons = {{{{20, 20}, {80, 20}, {80, 80}, {20, 80}}, Role::Body}};
        frame.segments.push_back({.from = {20, 250}, .to = {380, 250}, .role = Role::Spring, .width = 20});
        frame.points.push_back({.at = {350, 60}, .radius = 20, .role = Role::Pin});
        FrameLook look = lookIn(Theme::Light);
        const auto darkest = [](const QImage& image) {
            int least = 255;
            for (int y = 0; y < 300; ++y)
                for (int x = 0; x < 400; ++x) least = std::min(least, qGray(image.pixel(x, y)));
            return least;
        };
        QVERIFY(darkest(picture(frame, look)) < 90);
        look.strength = 0.15;
        const int pale = darkest(picture(frame, look));
        QVERIFY2(pale > 190, qPrintable(QString::number(pale)));
        QVERIFY(inked(picture(frame, look)) > 3000);
    }

    void onlyWhatAPassMovedIsOutlined() {
        Frame before = figure(), after = figure();
        before.segments[1].to = before.points[2].at = {300, 220};
        const auto outline = [&](const Frame& was) {
            return drawn([&](QPainter& painter) {
                paintPassBefore(painter, was, after, plain, area, lookIn(Theme::Light));
            });
        };
        QCOMPARE(inked(outline(after)), 0);
        const QImage image = outline(before);
        QVERIFY(inked(image, {230, 160, 80, 80}) > 500);
        QCOMPARE(inked(image, {90, 100, 80, 100}), 0); // that limb stayed
        const QImage arrows = drawn([&](QPainter& painter) {
            paintPassMoves(painter, before, after, plain, area, lookIn(Theme::Light));
        });
        QVERIFY(inked(arrows, {290, 150, 20, 70}) > 60);
        QCOMPARE(inked(arrows, {0, 0, 280, 300}), 0);
        const QImage row = drawn(
            [&](QPainter& painter) { paintPassRow(painter, 2, 4, area, lookIn(Theme::Light), QFont()); });
        QVERIFY(inked(row, {0, 0, 400, 40}) > 500);
        QCOMPARE(inked(row, {0, 50, 400, 250}), 0);
    }

    void aHiddenSpringIsDrawnBesideItsLimbs() {
        const std::vector<DrawnLimb> spine{{QLineF(0, 0, 0, 30), {}}, {QLineF(0, 30, 0, 60), {}}};
        const QPointF aside = besideLimbs(QLineF(0, 0, 0, 60), spine, 5, 6);
        COMPARE_NEAR(std::abs(aside.x()), 11, 1e-12);
        COMPARE_NEAR(aside.y(), 0, 1e-12);
        QCOMPARE(besideLimbs(QLineF(-40, 30, 40, 30), spine, 5, 6), QPointF()); // it only crosses them
        QCOMPARE(besideLimbs(QLineF(0, 0, 0, 60), {}, 5, 6), QPointF());
        QCOMPARE(besideLimbs(QLineF(0, 0, 0, 0), spine, 5, 6), QPointF());
    }

    /// A cloth of 5 by 5 nodes that hangs from two pins by `fall` per row.
    static Frame hanging(double fall) {
        Frame frame;
        FrameSheet sheet;
        sheet.columns = sheet.rows = 5;
        for (int row = 0; row < 5; ++row)
            for (int column = 0; column < 5; ++column)
                sheet.nodes.push_back({100 + 40.0 * column, 60 + fall * row});
        sheet.across.assign(25, 0);
        for (std::size_t last = 4; last < 25; last += 5)
            sheet.across[last] = std::numeric_limits<float>::quiet_NaN();
        sheet.down.assign(25, static_cast<float>(fall / 40 - 1));
        frame.points = {{.at = {100, 60}, .role = Role::Pin}, {.at = {260, 60}, .role = Role::Pin}};
        frame.sheets.push_back(sheet);
        return frame;
    }

    void aGatheredClothIsVisible() {
        const Frame gathered = hanging(0.5), hung = hanging(40);
        COMPARE_NEAR(gatheredShare(gathered, gathered.sheets[0]), 0.925, 1e-6);
        QCOMPARE(gatheredShare(hung, hung.sheets[0]), 0.0);
        Frame free = gathered;
        free.points.clear(); // a cloth on the floor does not hang
        QCOMPARE(gatheredShare(free, free.sheets[0]), 0.0);
        const QImage image = picture(gathered);
        QVERIFY(inked(image, {105, 62, 150, 10}) > 1200);   // the bundle
        QVERIFY(inked(image, {105, 120, 150, 90}) > 12000); // the outline of its full size
        QCOMPARE(inked(image, {105, 240, 150, 50}), 0);
        Frame nothing = gathered;
        nothing.sheets.clear();
        QCOMPARE(inked(picture(nothing), {105, 120, 150, 90}), 0);
    }

    void aClothHangsOnARailWhileItsPinsAreLevel() {
        const QRect above(140, 44, 80, 10);
        QVERIFY(inked(picture(hanging(40)), above) > 200);
        Frame slanted = hanging(40);
        slanted.points[1].at.y = 80;
        QCOMPARE(inked(picture(slanted), above), 0);
        Frame pins = hanging(40);
        pins.sheets.clear();
        QCOMPARE(inked(picture(pins), above), 0);
    }

    void theEnergyBarBeginsAtTheStartEnergy() {
        const auto bar = [](double ratio) {
            return drawn([ratio](QPainter& painter) {
                OverlayLook small;
                small.unit = 0.6; // a bar of 90 px next to its words
                paintEnergyBar(painter, {0, 100, 400, 20}, ratio, Qt::red, small);
            });
        };
        const auto reds = [&](double ratio, int from, int to) {
            const QImage image = bar(ratio);
            int count = 0;
            for (int x = from; x < to; ++x) count += image.pixelColor(x, 110) == QColor(Qt::red);
            return count;
        };
        const int ten = reds(10, 0, 400), tenth = reds(0.1, 0, 400), same = reds(1, 0, 400);
        QVERIFY2(ten > 18 && ten < 26, qPrintable(QString::number(ten))); // half of one side of 45 px
        QVERIFY2(std::abs(ten - tenth) <= 1, qPrintable(QString::number(tenth)));
        QCOMPARE(same, 0);
        QVERIFY(reds(1e9, 0, 400) > 40 && reds(0, 0, 400) > 40 && reds(-3, 0, 400) > 40);
        QCOMPARE(inked(bar(std::numeric_limits<double>::quiet_NaN())), 0);
    }

    void inBlackAndWhiteThingsAreGrey() {
        Frame frame = figure();
        frame.points.push_back({.at = {60, 60}, .radius = 20, .shape = Shape::Sun});
        const QImage image = picture(frame, lookIn(Theme::BlackAndWhite));
        int coloured = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x) {
                const QColor pixel = image.pixelColor(x, y);
                coloured +=
                    std::abs(pixel.red() - pixel.green()) > 2 || std::abs(pixel.red() - pixel.blue()) > 2;
            }
        QCOMPARE(coloured, 0);
    }
};

REGISTER_TEST(Painters)

} // namespace timestep::painters_test
#include "painters.moc"
