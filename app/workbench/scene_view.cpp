// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/scene_view.h"

#include "app/names.h"
#include "core/input_error.h"
#include "core/particles/world/world.h"
#include "core/run/experiment/start_values.h"
#include "core/run/session/session.h"
#include "core/stop.h"
#include "widgets/text/label_text.h"

#include <algorithm>

namespace timestep {

SceneView sceneViewOf(const Experiment& experiment) {
    const Scene& scene = *experiment.scene;
    return {translated(scene.name),
            startBounds(experiment),
            experiment.world ? experiment.world->rules.yDown : scene.yDown,
            text(scene.lengthUnit),
            unitText(scene.timeUnit),
            experiment.step,
            scene.kind() == SceneKind::Particles,
            scene.kind() == SceneKind::RigidBodies,
            {}};
}

std::optional<Box> expectedMotion(const Experiment& experiment) {
    constexpr double mostWork = 40'000;    // [steps times parts of the picture]
    constexpr std::int64_t pictures = 200; // of the run
    constexpr double patience = 0.03;      // [s] if a step takes unusually long
    if (!(experiment.duration > 0)) return std::nullopt;
    double steps = 0;
    for (std::size_t run = 0; run < experiment.runs.size(); ++run)
        steps += static_cast<double>(stepsOf(experiment, run));
    if (!(steps < mostWork)) return std::nullopt;
    const StopScope scope(afterSeconds(patience));
    try {
        Experiment plain = experiment;
        plain.calculated.clear();
        plain.record = {"time"};
        Session session(std::move(plain));
        std::optional<Box> box;
        Frame frame;
        std::size_t parts = 0;
        const auto look = [&] {
            for (std::size_t run = 0; run < session.runs(); ++run) {
                for (const bool exact : {false, true}) {
                    frame.clear();
                    exact ? session.simulation(run).drawExact(frame) : session.simulation(run).draw(frame);
                    addPicture(frame, box);
                    parts = std::max(parts, frame.points.size() + frame.segments.size());
                }
            }
        };
        look();
        if (steps * static_cast<double>(parts) > mostWork) return std::nullopt;
        const auto every = std::max<std::int64_t>(1, static_cast<std::int64_t>(steps) / pictures);
        while (session.advance(every) && !session.divergence()) look();
        return session.divergence() ? std::nullopt : box;
    } catch (const InputError&) {
    } catch (const Stopped&) {}
    return std::nullopt;
}

std::vector<Point> comingPath(const Experiment& experiment, const ParticleRef& particle) {
    constexpr std::int64_t most = 400; // steps
    constexpr double patience = 0.005; // [s]
    std::vector<Point> path;
    const StopScope scope(afterSeconds(patience));
    try {
        Experiment plain = experiment;
        plain.calculated.clear();
        plain.record = {"time"};
        Session session(std::move(plain));
        Frame frame;
        for (std::int64_t tick = 0; tick < most; ++tick) {
            frame.clear();
            session.simulation(static_cast<std::size_t>(particle.run)).draw(frame);
            for (const FramePoint& point : frame.points)
                if (point.index == particle.index && point.role != Role::Ghost) {
                    path.push_back(point.at);
                    break;
                }
            if (!session.step() || session.divergence()) break;
        }
    } catch (const InputError&) {
    } catch (const Stopped&) {}
    return path;
}

} // namespace timestep
