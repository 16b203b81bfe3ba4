// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of runs, drawn as the stage draws them.
#include "app/lesson/pictures/picture_view.h"
#include "core/run/experiment/setting_key.h"
#include "core/scenes/scene.h"
#include "tests/tools.h"
#include "widgets/look/curve_style.h"
#include "widgets/look/theme.h"

#include <QImage>

#include <cmath>

namespace timestep::run_picture_test {

namespace {

/// A planet on a circle around the origin.
Picture orbit(std::vector<double> at, bool over) {
    Picture picture;
    picture.description = "A planet.";
    PictureRun& run = picture.run.emplace();
    run.experiment = standardExperiment(*findScene("kepler"));
    setByKey(run.experiment, "eccentricity", "0");
    run.experiment.step = 0.01;
    run.at = std::move(at);
    run.over = over;
    return picture;
}

QImage drawn(const Picture& picture, int width, Theme theme) {
    PictureView view(picture);
    view.setPalette(paletteOf(theme));
    view.resize(width, view.heightForWidth(width));
    return view.grab().toImage().convertToFormat(QImage::Format_RGB32);
}

/// The box of the pixels of a colour.
QRect boxOf(const QImage& image, QRgb colour) {
    QRect box;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if ((image.pixel(x, y) & 0xffffff) == (colour & 0xffffff)) box |= QRect(x, y, 1, 1);
    return box;
}

} // namespace

class RunPictureTest : public QObject {
    Q_OBJECT

private slots:
    /// A line from the lesson lies where the scene has it: a square in the scene is a square on the page.
    void scalesAreEqualAndYPointsUp() {
        for (const int width : {240, 400, 700}) {
            Picture picture = orbit({0, 1}, true);
            picture.run->part = Box{-2, -1.5, 2, 1.5};
            PictureCurve square;
            square.x = {-1, 1, 1, -1, -1};
            square.y = {-1, -1, 1, 1, -1};
            picture.curves = {square};
            const QRgb colour = runStyle(1, Theme::Print).colour.rgb();
            const QRect box = boxOf(drawn(picture, width, Theme::Print), colour);
            QVERIFY2(box.width() > 40 && std::abs(box.width() - box.height()) <= 2,
                     qPrintable(QString("%1 x %2").arg(box.width()).arg(box.height())));
            square.x = {-1, 1};
            square.y = {1, 1};
            picture.curves = {square};
            const QRect upper = boxOf(drawn(picture, width, Theme::Print), colour);
            QVERIFY(upper.center().y() < box.center().y());
        }
    }

    /// Each instant beside the others takes its own place; over each other they take that of one.
    void instantsStandBesideOrOverEachOther() {
        const Picture beside = orbit({0, 1, 2}, false), over = orbit({0, 1, 2}, true);
        const QImage three = drawn(beside, 420, Theme::Light), one = drawn(over, 420, Theme::Light);
        QVERIFY(three != one);
        QVERIFY(drawn(beside, 420, Theme::Dark) != three);
        QVERIFY(drawn(over, 300, Theme::Light).height() < one.height());
    }

    /// After the end of a run its last instant stays.
    void aRunThatEndsStaysWhereItIs() {
        Picture early = orbit({0, 0.05}, false), late = orbit({0, 10}, false);
        early.run->experiment.duration = late.run->experiment.duration = 0.05;
        QCOMPARE(drawn(late, 300, Theme::Light), drawn(early, 300, Theme::Light));
        late.run->experiment.duration = 10;
        QVERIFY(drawn(late, 300, Theme::Light) != drawn(early, 300, Theme::Light));
    }
};

REGISTER_TEST(RunPictureTest)

} // namespace timestep::run_picture_test

#include "run_picture.moc"
