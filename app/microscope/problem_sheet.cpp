// SPDX-License-Identifier: GPL-3.0-or-later
// One step of an integrator: its lines, and its vectors in the plane of the scene.
#include "app/microscope/microscope_sheet.h"
#include "app/microscope/step_tex.h"
#include "app/names.h"
#include "core/microscope/step_microscope.h"
#include "core/run/experiment/frozen_run.h"

#include <cmath>
#include <memory>

namespace timestep {

namespace {

using Numbers = std::vector<double>;

Numbers sumOf(Numbers one, const Numbers& other, double factor) {
    for (std::size_t k = 0; k < one.size(); ++k) one[k] += factor * other[k];
    return one;
}

/// A step, and the positions of its coordinates in the plane.
class Picture {
public:
    Picture(StepTrace trace, const Scene& scene, ParameterValues parameters, std::size_t run)
        : m_trace(std::move(trace)), m_scene(scene), m_parameters(std::move(parameters)), m_run(run) {
        m_start = points(m_trace.q0);
        for (std::size_t i = 0; i < m_trace.lines.size(); ++i) addLine(i);
        addPlaces(m_trace.q1);
    }

    const StepTrace& trace() const { return m_trace; }

    /// The picture up to a line; the entry after the last line is the end of the step.
    StepOverlay upTo(std::size_t line) const {
        StepOverlay overlay;
        overlay.run = m_run;
        overlay.longest = m_longest;
        for (const auto& [of, arrow] : m_arrows) {
            if (of > line) break;
            overlay.arrows.push_back(arrow);
            overlay.arrows.back().current = of == line;
        }
        overlay.places = m_places[std::min(line, m_places.size() - 1)];
        return overlay;
    }

private:
    std::vector<Point> points(const Numbers& q) const {
        Frame frame;
        m_scene.draw(m_parameters, q, frame);
        std::vector<Point> result;
        for (const FramePoint& point : frame.points) result.push_back(point.at);
        if (!result.empty()) return result;
        for (const FrameSegment& segment : frame.segments) result.push_back(segment.to);
        return result;
    }

    /// Only moving points get a ring, not suns and hinges.
    void addPlaces(const Numbers& q) {
        std::vector<StepOverlay::Place> places;
        const std::vector<Point> now = points(q);
        for (std::size_t i = 0; i < now.size() && i < m_start.size(); ++i)
            if (!(now[i] == m_start[i])) places.push_back({m_start[i], now[i]});
        m_places.push_back(std::move(places));
    }

    void addLine(std::size_t line) {
        Numbers sum = line == 0 ? m_trace.q0 : m_sum;
        int style = m_styles;
        for (const StepArrow& arrow : m_trace.lines[line].arrows) {
            const bool position = arrow.space == StepArrow::Space::Position;
            // A velocity is drawn as its displacement in one step, starting at its point.
            const Numbers from = position ? arrow.from : sumOf(arrow.at, arrow.from, m_trace.h);
            const Numbers to = sumOf(from, arrow.arrow, position ? 1 : m_trace.h);
            addArrow(line, from, to, style++, arrow.name);
            if (position && arrow.part != StepArrow::Part::Probe) sum = to;
        }
        m_styles = style;
        m_sum = sum;
        addPlaces(sum);
    }

    void addArrow(std::size_t line, const Numbers& from, const Numbers& to, int style,
                  const std::string& name) {
        const std::vector<Point> tails = points(from), heads = points(to);
        bool named = false;
        for (std::size_t i = 0; i < heads.size() && i < tails.size() && i < m_start.size(); ++i) {
            const double length = std::hypot(heads[i].x - tails[i].x, heads[i].y - tails[i].y);
            if (!(length > 0)) continue;
            if (std::isfinite(length)) m_longest = std::max(m_longest, length);
            StepOverlay::Arrow arrow{m_start[i], tails[i], heads[i], style, {}, false};
            if (!named) arrow.symbol = texOfCode(QString::fromStdString(name)).join(QString());
            named = true;
            m_arrows.emplace_back(line, std::move(arrow));
        }
    }

    StepTrace m_trace;
    const Scene& m_scene;
    ParameterValues m_parameters;
    std::size_t m_run;
    std::vector<Point> m_start;
    std::vector<std::pair<std::size_t, StepOverlay::Arrow>> m_arrows; ///< with their line
    std::vector<std::vector<StepOverlay::Place>> m_places; ///< after each line and at the end of the step
    Numbers m_sum;
    double m_longest = 0;
    int m_styles = 0;
};

MicroscopeLine lineOf(const StepLine& line, int& style, const QLocale& locale) {
    MicroscopeLine shown;
    if (!line.note.text.empty()) shown.words = translated(line.note);
    const QString formula = QString::fromStdString(line.formula);
    shown.formulas = texOfCode(formula);
    shown.spoken = formula.simplified();
    shown.numbers = numbersFor(line.numbers, locale);
    for (const StepArrow& arrow : line.arrows)
        shown.arrows.push_back({style++, texOfCode(QString::fromStdString(arrow.name)).join(QString()),
                                numbersFor(vectorText(arrow.arrow), locale),
                                arrow.part != StepArrow::Part::Probe});
    return shown;
}

} // namespace

MicroscopeSheet problemSheet(FrozenRun frozen, const SheetLook& look) {
    MicroscopeSheet sheet;
    const Simulation& simulation = *frozen.simulation;
    auto trace = traceOfStep(simulation);
    if (!trace) {
        sheet.refusal = MicroscopeText::tr(
            "This run calculates in another number type than double; its steps are not taken apart.");
        return sheet;
    }
    int style = 0;
    for (const StepLine& line : trace->lines) sheet.lines.push_back(lineOf(line, style, look.locale));
    MicroscopeLine end;
    end.words = MicroscopeText::tr("The step is done.");
    end.numbers = numbersFor("x = " + vectorText(trace->q1) + ";  v = " + vectorText(trace->v1), look.locale);
    sheet.lines.push_back(end);
    const auto picture = std::make_shared<const Picture>(std::move(*trace), simulation.scene(),
                                                         simulation.parameters(), frozen.run);
    sheet.overlay = [picture](std::size_t line) { return picture->upTo(line); };
    return sheet;
}

} // namespace timestep
