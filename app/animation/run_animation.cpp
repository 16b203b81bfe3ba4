// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/animation/run_animation.h"

#include "app/names.h"
#include "app/provenance/provenance.h"
#include "app/workbench/scene_view.h"
#include "core/input_error.h"
#include "core/json/json.h"
#include "core/run/session/session.h"
#include "widgets/text/label_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

struct FilmTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::Animation)
};

} // namespace

Film::Film(const Experiment& experiment, QSize size, double speed, Theme theme, const SimulationView* like)
    : m_size(size), m_pace(paceText(speed)), m_theme(theme) {
    SceneView scene = sceneViewOf(experiment);
    scene.motion = expectedMotion(experiment);
    m_view.resize(size);
    m_view.setScene(scene);
    if (like != nullptr) m_view.showLike(*like);
    for (std::size_t run = 0; run < experiment.runs.size(); ++run)
        m_labels.push_back(QString::fromStdString(runLabel(experiment, run, translatedUtf8)));
}

QImage Film::picture(FilmFrame& frame) {
    for (std::size_t run = 0; run < frame.runs.size(); ++run) {
        frame.runs[run].label = run < m_labels.size() ? m_labels[run] : QString();
        frame.runs[run].style = static_cast<int>(run);
    }
    m_view.setReadout(m_pace.isEmpty()
                          ? QString()
                          //: number of the step, time lapse or slow motion
                          : FilmTexts::tr("step %1 · %2").arg(m_view.locale().toString(frame.step), m_pace));
    m_view.setRuns(frame.runs, frame.time, frame.step);
    QImage image(m_size, QImage::Format_RGB32);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    m_view.paint(painter, QRect(QPoint(), m_size), m_theme);
    return image;
}

QString paceText(double speed) {
    if (speed == 1) return {};
    const QLocale locale;
    return speed > 1 ? FilmTexts::tr("time lapse %1 ×").arg(locale.toString(speed, 'g', 4))
                     : FilmTexts::tr("slow motion 1/%1 ×").arg(locale.toString(1 / speed, 'g', 4));
}

namespace {

constexpr double screenRate = 60; // for scenes with time in screen frames
constexpr double rounding = 1e-9; // of times that are sums of steps, relative
constexpr int askEvery = 64;      // steps

double endOf(const Experiment& experiment, const AnimationSpec& spec) {
    if (spec.length <= 0) return experiment.duration;
    return experiment.duration > 0 ? std::min(spec.length, experiment.duration) : spec.length;
}

/// Scene time between two pictures.
double between(const Experiment& experiment, const AnimationSpec& spec) {
    return (experiment.scene->timeUnit == "frame" ? screenRate : 1) * spec.speed / spec.framesPerSecond;
}

double smallestStep(const Experiment& experiment) {
    double step = experiment.step;
    for (std::size_t run = 0; run < experiment.runs.size(); ++run)
        step = std::min(step, stepOf(experiment, run));
    return step;
}

} // namespace

void drawFilmFrame(const Session& session, std::uint32_t layers, FilmFrame& frame) {
    frame.runs.resize(session.runs());
    for (std::size_t run = 0; run < session.runs(); ++run) {
        const Simulation& simulation = session.simulation(run);
        RunFrame& drawn = frame.runs[run];
        drawn.frame.clear();
        drawn.exact.clear();
        drawn.frame.layers = layers;
        simulation.draw(drawn.frame);
        simulation.drawExact(drawn.exact);
        drawn.exactIsComputed = simulation.exactIsComputed();
    }
    frame.time = session.time();
    frame.step = session.simulation(0).steps();
}

AnimationLength animationLength(const Experiment& experiment, const AnimationSpec& spec) {
    const double end = endOf(experiment, spec);
    if (!(end > 0)) throw InputError(TRANSLATABLE("fault", "an animation needs a run that ends"), "duration");
    const double pictures = std::ceil(end / between(experiment, spec) * (1 - rounding)) + 1;
    if (!(pictures <= mostPictures))
        throw InputError(
            Sentence(TRANSLATABLE("fault", "this makes more than %1 pictures; show it faster, or with fewer "
                                           "pictures per second, or less of the run"),
                     mostPictures),
            "duration");
    return {static_cast<int>(pictures), pictures / spec.framesPerSecond};
}

QByteArray runAnimation(const Experiment& experiment, const AnimationSpec& spec, const PaintPicture& paint,
                        const AnimationProgress& progress) {
    const int pictures = animationLength(experiment, spec).pictures;
    const double end = endOf(experiment, spec), step = smallestStep(experiment);
    const bool whole = end == experiment.duration;
    Session session(experiment);
    const auto writer = animationWriter(spec.format, spec.size, spec.framesPerSecond);
    FilmFrame frame;
    bool goesOn = true;
    for (int number = 0; number < pictures; ++number) {
        const double at = std::min(end, number * between(experiment, spec));
        const bool toEnd = whole && number + 1 == pictures;
        for (int count = 0; goesOn && (toEnd || session.time() + step <= at * (1 + rounding)); ++count) {
            goesOn = session.step();
            if (count % askEvery == 0 && progress && !progress(std::min(1.0, session.time() / end)))
                return {};
        }
        drawFilmFrame(session, spec.layers, frame);
        if (progress && !progress(std::min(1.0, session.time() / end))) return {};
        const std::optional<QImage> picture = paint(frame);
        if (!picture) return {};
        writer->add(*picture);
    }
    return writer->finish(QString::fromStdString(provenanceText({experiment}, &session.table())));
}

QByteArray runAnimation(const Experiment& experiment, const AnimationSpec& spec,
                        const AnimationProgress& progress) {
    Film film(experiment, spec.size, spec.speed, Theme::Print);
    return runAnimation(
        experiment, spec, [&film](FilmFrame& frame) { return std::optional(film.picture(frame)); }, progress);
}

} // namespace timestep
