// SPDX-License-Identifier: GPL-3.0-or-later
// A cloud of initial values in the phase plane, and the area that its boundary encloses.
#include "core/analysis/analysed_run.h"
#include "core/analysis/kinds.h"
#include "core/analysis/state_columns.h"
#include "core/input_error.h"
#include "core/kernels/lanes/ensemble.h"
#include "core/random.h"
#include "core/run/experiment/time_unit.h"
#include "core/scenes/coordinates.h"
#include "core/table/number_text.h"
#include "core/translatable.h"
#include "core/undefined.h"

#include <algorithm>
#include <array>
#include <numbers>

namespace timestep {

namespace {

constexpr Choice shapes[] = {{"disc", TRANSLATABLE("parameter", "disc")},
                             {"square", TRANSLATABLE("parameter", "square")}};

constexpr Parameter phaseCloudSettings[] = {
    {.id = "points",
     .name = TRANSLATABLE("parameter", "points"),
     .unit = "1",
     .kind = ParameterKind::Integer,
     .standard = 1000,
     .minimum = 1,
     .maximum = 100000},
    {.id = "shape",
     .name = TRANSLATABLE("parameter", "shape"),
     .kind = ParameterKind::Choice,
     .choices = shapes},
    {.id = "radius",
     .name = TRANSLATABLE("parameter", "radius"),
     .unit = "1",
     .standard = 0.2,
     .minimum = 1e-9,
     .description = TRANSLATABLE("parameter", "In the unit of the coordinate; velocities are divided by the "
                                              "natural frequency, where there is one.")},
    {.id = "pictures",
     .name = TRANSLATABLE("parameter", "pictures"),
     .unit = "1",
     .kind = ParameterKind::Integer,
     .standard = 4,
     .minimum = 2,
     .maximum = 50,
     .description = TRANSLATABLE("parameter", "Evenly over the run, the start included.")},
};

constexpr std::size_t fewestCorners = 256, mostCorners = 65536;
constexpr double areaTolerance = 1e-3; ///< change of every area when the corners of the boundary are doubled

struct PhasePoint {
    double q = 0, v = 0;
};

/// The boundary of the shape around the origin at u from [0, 1), for half a width of 1.
PhasePoint boundary(bool square, double u) {
    if (!square) return {std::cos(2 * std::numbers::pi * u), std::sin(2 * std::numbers::pi * u)};
    const double along = 8 * u;
    const int side = static_cast<int>(along / 2);
    const double s = along - 2 * side - 1;
    constexpr std::array<std::array<double, 4>, 4> sides{
        {{1, 0, 0, 1}, {0, 1, -1, 0}, {-1, 0, 0, -1}, {0, -1, 1, 0}}};
    const auto& [cq, cv, dq, dv] = sides[static_cast<std::size_t>(side % 4)];
    return {cq + s * dq, cv + s * dv};
}

PhasePoint inside(bool square, Random& random) {
    for (;;) {
        const PhasePoint point{random.uniform(-1, 1), random.uniform(-1, 1)};
        if (square || point.q * point.q + point.v * point.v <= 1) return point;
    }
}

/// Half the sum of q(i) v(i+1) - q(i+1) v(i): the area inside a closed polygon (shoelace formula), seen from
/// its first corner to keep digits.
double enclosedArea(std::span<const PhasePoint> corners) {
    double sum = 0;
    const PhasePoint first = corners.front();
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const PhasePoint a = corners[i], b = corners[(i + 1) % corners.size()];
        sum += (a.q - first.q) * (b.v - first.v) - (b.q - first.q) * (a.v - first.v);
    }
    return sum / 2;
}

/// The steps at which pictures are taken.
std::vector<std::int64_t> pictureSteps(std::int64_t steps, int pictures) {
    std::vector<std::int64_t> at;
    for (int i = 0; i < pictures; ++i)
        at.push_back(std::llround(static_cast<double>(steps) * i / (pictures - 1)));
    return at;
}

/// Follows points of the phase plane and records their places at each picture.
class Cloud {
public:
    Cloud(const AnalysedRun& run, std::vector<std::int64_t> pictures, double radius)
        : run_(&run), pictures_(std::move(pictures)), radius_(radius) {
        const IntegratorState start = run.start(run.h);
        centre_ = {start.y[0], start.y[1]};
    }

    /// Computes the positions over time of points that start off the centre, in radii: place(i, k, where) of
    /// point i at picture k. Incomplete after the worker stops. `problem` is that of the run, or a copy for
    /// this thread.
    void follow(const Problem& problem, std::span<const PhasePoint> offs, const auto& place,
                Worker& worker) const {
        std::vector<double> starts;
        for (const PhasePoint& off : offs) {
            starts.push_back(centre_.q + radius_ * off.q);
            starts.push_back(centre_.v + radius_ * run_->velocityScale * off.v);
        }
        const std::vector<const Problem*> problems(offs.size(), &problem);
        Ensemble points(*run_->integrator, problems, 0, run_->h, starts, Ensemble::Sines::Lanes);
        std::int64_t n = 0;
        for (std::size_t k = 0; k < pictures_.size() && worker.goesOn(); ++k) {
            for (; n < pictures_[k] && worker.goesOn(); ++n)
                points.step(static_cast<double>(n) * run_->h, run_->h);
            for (std::size_t i = 0; i < offs.size(); ++i)
                place(i, k, PhasePoint{points.value(i, 0), points.value(i, 1)});
            const auto share = [&](std::size_t picture) {
                return offs.size() * (picture + 1) / pictures_.size();
            };
            worker.advance(share(k) - (k == 0 ? 0 : share(k - 1)));
        }
    }
    std::size_t pictures() const { return pictures_.size(); }
    double time(std::size_t picture) const { return static_cast<double>(pictures_[picture]) * run_->h; }

private:
    const AnalysedRun* run_;
    std::vector<std::int64_t> pictures_;
    double radius_;
    PhasePoint centre_;
};

/// Points of one run, picture by picture: number i of picture k of n points is at k n + i.
struct Followed {
    std::vector<PhasePoint> points;   ///< of the cloud
    std::vector<PhasePoint> boundary; ///< corners of its boundary
    std::size_t corners = 0;
    std::vector<double> areas; ///< inside the boundary, of each picture
    bool settled = false;      ///< more corners do not change the areas
};

/// The points that one work item follows.
struct Part {
    std::size_t run;
    bool ofBoundary;
    std::size_t begin, end, stride; ///< numbers begin, begin + stride ...
};

/// Points of a part if there are `all` in a round: few enough for dozens of threads.
std::size_t pointsOfPart(std::size_t all) {
    return std::clamp<std::size_t>(all / 64, 24, Ensemble::batchSize(1));
}

void addParts(std::vector<Part>& parts, std::size_t run, bool ofBoundary, std::size_t begin, std::size_t end,
              std::size_t stride, std::size_t size) {
    while (begin < end) {
        // No part is so small that its points would be computed one by one.
        const std::size_t left = (end - begin + stride - 1) / stride;
        const std::size_t taken = left < size + Ensemble::fewestInLanes ? left : size;
        parts.push_back({run, ofBoundary, begin, std::min(end, begin + taken * stride), stride});
        begin += taken * stride;
    }
}

/// Doubles the corners of the boundary. Every second corner is an old one; the others must be followed.
void doubleCorners(Followed& followed, std::size_t pictures) {
    std::vector<PhasePoint> finer(2 * followed.boundary.size());
    for (std::size_t k = 0; k < pictures; ++k)
        for (std::size_t i = 0; i < followed.corners; ++i)
            finer[2 * (k * followed.corners + i)] = followed.boundary[k * followed.corners + i];
    followed.boundary = std::move(finer);
    followed.corners *= 2;
}

/// Computes the areas inside the present boundary and whether they have converged.
void takeAreas(Followed& followed, std::size_t pictures) {
    std::vector<double> finer;
    for (std::size_t k = 0; k < pictures; ++k)
        finer.push_back(
            enclosedArea(std::span(followed.boundary).subspan(k * followed.corners, followed.corners)));
    followed.settled = !followed.areas.empty();
    for (std::size_t k = 0; followed.settled && k < finer.size(); ++k)
        followed.settled = !(std::abs(finer[k] - followed.areas[k]) > areaTolerance * std::abs(finer[k]));
    followed.areas = std::move(finer);
}

std::vector<AnalysedRun> planarRuns(const Experiment& experiment) {
    std::vector<AnalysedRun> runs = analysedRuns(experiment);
    expectSecondOrder(runs);
    if (runs.front().problem->coordinates() != 1)
        throw InputError(TRANSLATABLE("fault", "a phase plane needs a scene of one coordinate"));
    return runs;
}

void proposePhaseCloud(const Experiment& experiment, AnalysisSpec& spec) {
    expectDuration(experiment);
    planarRuns(experiment);
    static_cast<void>(spec);
}

/// The cloud of every method at every picture is a "run" of the table, so that each has its own look.
AnalysisResult runPhaseCloud(const Experiment& experiment, const AnalysisSpec& spec, const Progress& progress,
                             unsigned threads) {
    expectDuration(experiment);
    const std::vector<AnalysedRun> runs = planarRuns(experiment);
    const bool square = spec.settings.choice("shape") == "square";
    const auto count = static_cast<std::size_t>(spec.settings["points"]);
    std::vector<Cloud> clouds;
    for (std::size_t i = 0; i < runs.size(); ++i)
        clouds.emplace_back(runs[i],
                            pictureSteps(stepsOf(experiment, i), static_cast<int>(spec.settings["pictures"])),
                            spec.settings["radius"]);
    Random random(experiment.seed);
    std::vector<PhasePoint> starts(count);
    for (PhasePoint& start : starts) start = inside(square, random);
    std::vector<Followed> followed(runs.size());
    std::vector<Part> parts;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        followed[i].points.resize(clouds[i].pictures() * count);
        followed[i].boundary.resize(clouds[i].pictures() * fewestCorners);
        followed[i].corners = fewestCorners;
        const std::size_t size = pointsOfPart(runs.size() * (count + fewestCorners));
        addParts(parts, i, false, 0, count, 1, size);
        addParts(parts, i, true, 0, fewestCorners, 1, size);
    }
    AnalysisResult result;
    std::size_t before = 0; // points of earlier rounds
    for (result.complete = true; result.complete && !parts.empty();) {
        std::size_t units = 0;
        for (const Part& part : parts) units += (part.end - part.begin + part.stride - 1) / part.stride;
        Progress sum;
        if (progress)
            sum = [&](std::size_t done, std::size_t of) { return progress(before + done, before + of); };
        result.complete = inParallel(
            parts.size(), units, sum,
            [&](std::size_t item, Worker& worker) {
                const Part& part = parts[item];
                Followed& own = followed[part.run];
                const Cloud& cloud = clouds[part.run];
                const auto problem =
                    problemOf(*experiment.scene, runs[part.run].parameters, experiment.texts);
                std::vector<PhasePoint> offs;
                for (std::size_t i = part.begin; i < part.end; i += part.stride) {
                    const double u = static_cast<double>(i) / static_cast<double>(own.corners);
                    offs.push_back(part.ofBoundary ? boundary(square, u) : starts[i]);
                }
                std::vector<PhasePoint>& all = part.ofBoundary ? own.boundary : own.points;
                const std::size_t width = part.ofBoundary ? own.corners : count;
                const auto place = [&](std::size_t i, std::size_t k, PhasePoint where) {
                    all[k * width + part.begin + i * part.stride] = where;
                };
                cloud.follow(*problem, offs, place, worker);
            },
            threads);
        before += units;
        parts.clear();
        for (std::size_t i = 0; i < runs.size() && result.complete; ++i) {
            Followed& own = followed[i];
            if (own.settled) continue;
            takeAreas(own, clouds[i].pictures());
            if (own.settled || own.corners == mostCorners) {
                own.settled = true;
                continue;
            }
            doubleCorners(own, clouds[i].pictures());
            addParts(parts, i, true, 1, own.corners, 2, pointsOfPart(runs.size() * own.corners / 2));
        }
    }
    const auto problem = problemOf(*experiment.scene, experiment.parameters, experiment.texts);
    const Coordinate c = coordinatesOf(*experiment.scene, *problem).front();
    result.summary.runs = runLabels(experiment);
    for (std::size_t i = 0; i < runs.size(); ++i) {
        const int r = static_cast<int>(i);
        Column time = columnOf("time", TRANSLATABLE("metric", "time t"), timeUnitOf(experiment), r);
        Column area =
            columnOf("area-ratio", TRANSLATABLE("metric", "area of the cloud / area at the start"), "1", r);
        followed[i].areas.resize(clouds[i].pictures(), undefined);
        for (std::size_t k = 0; k < clouds[i].pictures(); ++k) {
            time.values.push_back(clouds[i].time(k));
            area.values.push_back(followed[i].areas[k] / followed[i].areas[0]);
            const int cloud = static_cast<int>(result.table.runs.size());
            result.table.runs.push_back((runs.size() > 1 ? result.summary.runs[i] + ", " : "") +
                                        "t = " + shortNumber(clouds[i].time(k)));
            Column q = columnOf(std::string(c.id), c.name, c.unit, cloud);
            Column v = columnOf(std::string(c.velocityId), c.velocityName, c.velocityUnit, cloud);
            for (const PhasePoint& point : std::span(followed[i].points).subspan(k * count, count)) {
                q.values.push_back(point.q);
                v.values.push_back(point.v);
            }
            std::vector<double> states; // [q | v | t]
            for (std::size_t p = 0; p < q.values.size(); ++p)
                states.insert(states.end(), {q.values[p], v.values[p], clouds[i].time(k)});
            result.table.columns.push_back(std::move(q));
            result.table.columns.push_back(std::move(v));
            StateColumns calculated(experiment, i, runs[i]);
            addCalculated(result.table, cloud, calculated, experiment.calculated, states, 3);
        }
        result.summary.columns.push_back(std::move(time));
        result.summary.columns.push_back(std::move(area));
    }
    return result;
}

} // namespace

constinit const Analysis phaseCloudAnalysis{
    .id = "phase-cloud",
    .name = TRANSLATABLE("analysis", "Cloud in the phase plane"),
    .description =
        TRANSLATABLE("analysis", "Follows a cloud of initial values and the area it fills, which a "
                                 "symplectic method keeps."),
    .settings = phaseCloudSettings,
    .chart = {.marks = AnalysisChart::Marks::Points, .summaryY = "area-ratio"},
    .propose = proposePhaseCloud,
    .run = runPhaseCloud,
};

} // namespace timestep
