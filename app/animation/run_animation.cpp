// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/animation/run_animation.h"

#include "app/provenance/provenance.h"
#include "core/input_error.h"
#include "core/json/json.h"
#include "core/run/session/session.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

struct RunTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::Animation)
};

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
