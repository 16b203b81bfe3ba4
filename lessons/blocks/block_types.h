// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/analysis.h"
#include "core/frame/frame.h"
#include "core/run/experiment/experiment.h"
#include "lessons/blocks/check.h"
#include "lessons/blocks/picture.h"
#include "lessons/text/yaml.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace timestep {

/// One or more paragraphs of Markdown (GitHub dialect), unchanged from the file, with formulas `$...$` and
/// `$$...$$` and links `[text](action:...)` (see command.h).
struct Prose {
    std::string markdown;
    int line = 0; ///< line of the file on which the text begins
};

/// The experiment that runs from here on.
struct ExperimentBlock {
    std::string id;
    Experiment experiment;
    int line = 0;
};

/// How the simulation view draws the experiment.
struct ViewBlock {
    std::string id;
    bool exact = false;     ///< draws the ghost of the exact motion, if there is one
    bool trace = false;     ///< the path of the first point
    bool apart = true;      ///< one picture for each run; false: one for all
    bool clickPins = false; ///< a click with the hand pins a particle, or frees it
    double strain = 0.05;   ///< strain of a stick that is drawn in the strongest colour
    bool energies = false;  ///< the energy relative to its initial value, beside the name of each run
    std::vector<std::string> points; ///< names of the first particles, written beside them
    bool previous = false;           ///< the previous positions of particles
    std::int64_t strobe = 0;         ///< pale pictures of every n-th step remain; 0: none
    bool film = false;               ///< shows the last of them as the rows of a film
    std::vector<Point> marks;        ///< measured places, drawn as crosses [scene length]
    std::uint32_t layers = 0;        ///< further parts that are drawn: bits of FrameLayer
    /// The times between which the run is interesting [time unit]; it runs faster outside them. None: all of
    /// it is interesting
    std::optional<std::pair<double, double>> interesting;
    int line = 0;
};

/// A reference line across a plot, usually at a value from theory, or measured points.
struct PlotLine {
    bool circle = false;       ///< a circle around the origin with the radius `value`
    double value = 0;          ///< in the unit of the axis that it crosses
    bool vertical = false;     ///< at an x instead of a y
    std::vector<Point> points; ///< measured points, in the units of the axes, instead of a line
    double error = 0;          ///< of points: half length of their error bars along y; 0: none
    std::string label;         ///< may hold a formula; may be empty
};

/// The settings that a plot fixes for its analysis; standardAnalysis() proposes the others.
struct AnalysisRequest {
    std::string kind;       ///< id of an Analysis
    std::string over;       ///< see AnalysisSpec; empty: as standardAnalysis() proposes
    std::string measure;    ///< see AnalysisSpec
    std::string coordinate; ///< see AnalysisSpec
    std::vector<std::pair<std::string, std::string>> settings; ///< as ParameterValues::set() takes them
    SweptValues swept;                                         ///< without values: as proposed
};

/// What one of the two plots shows.
struct PlotBlock {
    enum class Source : std::uint8_t {
        Run,       ///< measures of the run over time or over each other
        Residuals, ///< strain against relaxation pass of the last step
        Derived    ///< an analysis of the experiment, a sweep for instance
    };
    std::string id;
    int slot = 1; ///< 1 or 2
    std::string title;
    Source source = Source::Run;
    std::string x = "time";     ///< id of the measure on the x axis; Run only
    std::vector<std::string> y; ///< ids of the measures; Run only
    std::vector<int> runs;      ///< which runs, from 0; empty: all
    bool logX = false, logY = false;
    bool equalScales = false; ///< Run: a unit is as long on both axes
    bool exactMotion = false; ///< Run: with the exact motion over the same coordinates
    std::string rectangles;   ///< Run: id of the measure that grows by an area in each step; empty: none
    bool signedErrors = true; ///< Run: errors of one coordinate keep their sign
    std::optional<double> xFrom, xTo, yFrom, yTo; ///< axis range; a missing end follows the data
    std::vector<PlotLine> lines;
    AnalysisRequest analysis; ///< Derived
    ChartRequest chart;       ///< Derived: how the result is drawn
    bool scalesGiven = false; ///< Derived: logX and logY replace the usual scales of the analysis
    int line = 0;
};

/// Returns the analysis that a plot asks for, completed by standardAnalysis(). Throws InputError where the
/// experiment or a setting does not fit.
AnalysisSpec analysisOf(const PlotBlock& plot, const Experiment& experiment);

/// One control that the learner sees.
struct Control {
    /// How many controls a setting of the runs gets: one for all runs while their values agree, always one
    /// for all runs, or one for each run.
    enum class For : std::uint8_t { Agreeing, All, Each };
    std::string key; ///< as in setByKey()
    For runs = For::Agreeing;
    std::optional<double> lower, upper; ///< clipped range of a number
    std::vector<std::string>
        values;          ///< the only values on offer, as setByKey() takes them; empty: a range or all
    bool locked = false; ///< visible, but cannot be changed
};

/// The only controls that are visible from here on.
struct ControlsBlock {
    std::string id;
    std::vector<Control> controls;
    int line = 0;
};

/// One of several pieces of code that are compared: the pseudocode of a run's method, or lines in the lesson.
struct CodeForm {
    int run = -1;                   ///< -1: the code is in `lines`
    std::string name;               ///< heading above `lines`
    std::vector<std::string> lines; ///< empty where `run` is given
};

/// Shows the pseudocode of a run's method from here on, or hides it.
struct CodeBlock {
    std::string id;
    int run = 0;
    std::vector<CodeForm> compare; ///< instead of `run`: one below the other, marked where they differ
    bool show = true;
    int line = 0;
};

/// Opens the microscope on the next step of a run, instead of the plots, in this step only.
struct MicroscopeBlock {
    std::string id;
    int run = 0;
    int line = 0;
};

/// An aside that can be folded away.
struct BoxBlock {
    enum class Kind : std::uint8_t {
        Aside,     ///< history, a primer, a proof
        ModelWorld ///< which effects are physical and which are numerical
    };
    std::string id;
    Kind kind = Kind::Aside;
    std::string title;              ///< Markdown; may be empty for ModelWorld, which has a standard title
    std::string text;               ///< Markdown
    std::optional<Picture> picture; ///< below the text
    bool open = false;              ///< shown open at first
    int line = 0;
};

/// A picture between the paragraphs.
struct PictureBlock {
    std::string id;
    Picture picture;
    int line = 0;
};

/// A text that explains what a run has shown. It stays hidden until a check is done.
struct ExplanationBlock {
    std::string id;
    std::string after;              ///< id of a check in this step or an earlier one
    std::string text;               ///< Markdown
    std::optional<Picture> picture; ///< below the text
    int line = 0;
};

/// What a teacher needs to give the lesson. It is printed with the key; all texts are Markdown.
struct TeacherBlock {
    std::string id;
    std::vector<std::string> goals;      ///< what learners can do afterwards
    std::vector<std::string> needs;      ///< what they have to know before
    std::string plan;                    ///< minutes, and where to stop
    std::vector<std::string> discuss;    ///< two things to discuss
    std::vector<std::string> wrongIdeas; ///< wrong ideas to expect
    std::string exitQuestion, exitAnswer;
    std::vector<std::string> topics; ///< of school physics, mathematics or computing
    int line = 0;
};

/// A graded question of an earlier lesson that is asked again. loadLesson() replaces it with the Question.
struct RecallBlock {
    std::string id;
    std::string lesson;   ///< id of the lesson, which is in the same folder as this one
    std::string question; ///< id of its question
    /// The block itself. What it gives replaces that of the question: another text and hints where those
    /// refer to their step, or another number with its feedback, hints and solution.
    Json own;
    int line = 0;
};

/// A number that the lesson states about one of its experiments. Tests run the experiment and compare.
struct Claim {
    std::string id;
    std::string experiment;                               ///< id of an experiment block
    std::vector<std::pair<std::string, std::string>> set; ///< changes to it, as setByKey() takes them
    Probe probe;
    Expectation expected;
    std::string reason; ///< why the tolerance is above 1 %; empty: it is not
    int line = 0;
};

/// A claim as its block gives it. Where its number comes from a question (`answer: question-id`), `answer`
/// holds that id and nothing is expected yet.
struct ReadClaim {
    Claim claim;
    std::string answer;
    int cell = 0; ///< of a table: its blank cell, from 0
};

} // namespace timestep
