// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace timestep {

/// Exit codes of the program.
enum ExitCode : int { Done = 0, OtherFailure = 1, BadInput = 2, Diverged = 3 };

/// What all commands that draw a figure take.
struct FigureOptions {
    std::string file; ///< .png, .svg or .pdf; empty: no figure
    double widthMm = 160, heightMm = 120;
    bool blackAndWhite = false;
    std::string x, y; ///< ids of columns, several y with commas; empty: the standard plot
    bool logX = false, logY = false;
    bool symlogX = false, symlogY = false; ///< symmetric logarithms
};

struct RunOptions {
    std::string file;
    std::vector<std::string> set; ///< KEY=VALUE
    std::string table;            ///< CSV
    std::string state;            ///< JSON
    std::int64_t every = 0;       ///< one state per so many steps; 0: only the last
    bool passes = false;
    std::string animation; ///< animated .png, .gif, .webm
    int framesPerSecond = 25;
    double animationSpeed = 1; ///< on the scene's own pace
    FigureOptions figure;
};

struct MicroscopeOptions {
    std::string file;
    std::int64_t step = 0; ///< the one that is written down
    std::size_t run = 0;
};

struct SweepOptions {
    std::string file;
    std::vector<std::string> set;
    std::string over, values, measure, share, table;
    FigureOptions figure;
};

struct AnalyseOptions {
    std::string kind, file;
    std::vector<std::string> set;
    std::string over, measure, coordinate, table;
    std::vector<std::pair<std::string, std::string>> settings; ///< of the kind, by id; empty: as proposed
    bool drawSummary = false;
    FigureOptions figure;
};

struct ListOptions {
    std::string what;
    bool json = false;
    std::vector<std::string> lessonFolders;
    std::string language = "en";
};

struct LessonOptions {
    std::string lesson; ///< id, or path of a folder or lesson.md; "new"
    std::string folder; ///< of the new lesson
    std::string handout, key;
    std::string learner; ///< whose own numbers stand on the sheets; empty: everybody's
    std::vector<std::string> lessonFolders;
    std::string language = "en";
};

struct ReportOptions {
    std::string file; ///< lesson by id or folder, or an experiment
    std::string out;  ///< .pdf, .html, .md
    std::string answers, author;
    std::vector<std::string> lessonFolders;
    std::string language = "en";
};

struct MergeOptions {
    std::string folder;
    std::string csv, html;
    std::vector<std::string> lessonFolders;
    std::string language = "en";
};

/// Each returns its exit code; results go to `out`. They throw InputError for bad input.
/// Writes down one step of a method, or one relaxation pass over the world as it is then, line by line.
int microscopeCommand(const MicroscopeOptions& options, std::ostream& out);
int runCommand(const RunOptions& options, std::ostream& out, std::ostream& err);
int sweepCommand(const SweepOptions& options, std::ostream& out, std::ostream& err);
int analyseCommand(const AnalyseOptions& options, std::ostream& out, std::ostream& err);
int listCommand(const ListOptions& options, std::ostream& out);
int reportCommand(const ReportOptions& options, std::ostream& out);
int lessonCommand(const LessonOptions& options, std::ostream& out);
/// A result that was altered is a failure; what cannot be read is told and left out.
int mergeCommand(const MergeOptions& options, std::ostream& out);
int checkLessonsCommand(const std::string& folder, std::ostream& out);

/// Sets every KEY=VALUE. Throws InputError.
void setAll(struct Experiment& experiment, const std::vector<std::string>& assignments);

} // namespace timestep
