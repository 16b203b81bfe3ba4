// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/animation/film.h"

#include "app/names.h"
#include "core/run/experiment/start_values.h"
#include "widgets/text/unit_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QPainter>

namespace timestep {

namespace {

struct FilmTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::Animation)
};

} // namespace

Film::Film(const Experiment& experiment, QSize size, double speed, Theme theme, const SimulationView* like)
    : size_(size), pace_(paceText(speed)), theme_(theme) {
    const Scene& scene = *experiment.scene;
    view_.resize(size);
    view_.setScene({translated(scene.name), startBounds(experiment),
                    experiment.world ? experiment.world->rules.yDown : scene.yDown, text(scene.lengthUnit),
                    unitText(scene.timeUnit), experiment.step, scene.kind() == SceneKind::Particles,
                    scene.kind() == SceneKind::RigidBodies});
    if (like != nullptr) view_.showLike(*like);
    for (std::size_t run = 0; run < experiment.runs.size(); ++run)
        labels_.push_back(QString::fromStdString(runLabel(experiment, run, translatedUtf8)));
}

QImage Film::picture(FilmFrame& frame) {
    for (std::size_t run = 0; run < frame.runs.size(); ++run) {
        frame.runs[run].label = run < labels_.size() ? labels_[run] : QString();
        frame.runs[run].style = static_cast<int>(run);
    }
    view_.setReadout(pace_.isEmpty()
                         ? QString()
                         //: number of the step, time lapse or slow motion
                         : FilmTexts::tr("step %1 · %2").arg(view_.locale().toString(frame.step), pace_));
    view_.setRuns(frame.runs, frame.time, frame.step);
    QImage image(size_, QImage::Format_RGB32);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    view_.paint(painter, QRect(QPoint(), size_), theme_);
    return image;
}

QString paceText(double speed) {
    if (speed == 1) return {};
    const QLocale locale;
    return speed > 1 ? FilmTexts::tr("time lapse %1 ×").arg(locale.toString(speed, 'g', 4))
                     : FilmTexts::tr("slow motion 1/%1 ×").arg(locale.toString(1 / speed, 'g', 4));
}

} // namespace timestep
