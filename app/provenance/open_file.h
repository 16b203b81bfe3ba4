// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/provenance/provenance.h"
#include "core/input_error.h"
#include "widgets/whole_file.h"

#include <QString>

#include <memory>
#include <string>

namespace timestep {

/// The suffix of experiments and states, by which the desktop recognises them. Files with any suffix are
/// read.
inline constexpr QLatin1String experimentSuffix("timestep");

/// The content of a file that can be run.
struct OpenedFile {
    Experiment experiment;
    std::optional<AnalysisSpec> analysis = {}; ///< of the experiment, if the file has one
    std::optional<TableDigest> digest = {};    ///< of the file's table, if the file has a digest
    Json measured = {}; ///< measured points in a figure of an earlier version; null: none
    Json plot = {};     ///< what the file shows of its table, in the form of desk files; null: unknown
    std::shared_ptr<Json> state = {}; ///< of a state file, otherwise null; Session::fromState() continues it

    Recipe recipe() const { return {experiment, analysis}; }
};

/// True if the file type can embed the digest of a table: PNG, SVG, PDF, CSV, a workbook, GIF, WebM, or a
/// report as HTML.
bool carriesTable(const QString& path);

/// Reads an experiment file, a state, or any CSV, workbook, PNG, SVG or PDF written by this program with an
/// embedded experiment. Throws InputError.
OpenedFile openFile(const QString& path);

/// The name of FILE in messages; "-" is the standard input.
std::string nameOfFile(const std::string& file);

/// Reads the standard input. Throws InputError if it has more than `limit` bytes.
std::string readStandardInput(qint64 limit);

/// Does `work` on the content of a file. An InputError that names no file gets the name of this one.
template <class Work>
auto inFile(const std::string& file, const Work& work) {
    try {
        return work();
    } catch (InputError& error) {
        if (error.file.empty()) error.file = nameOfFile(file);
        throw;
    }
}

/// writeWholeFile() of a text.
void writeFile(const QString& path, const std::string& content);

} // namespace timestep
