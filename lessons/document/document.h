// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/model/lesson.h"
#include "lessons/text/yaml.h"

#include <optional>
#include <string>
#include <vector>

namespace timestep {

/// A piece of a step before its meaning is known: prose, or the YAML of a fenced block.
struct DocumentPart {
    const BlockKind* kind = nullptr; ///< null for prose
    std::string text;                ///< of prose: without blank lines around it
    Json yaml;                       ///< of a block
    std::string file; ///< the file of this text: in a translation, prose and blocks come from two files
    int line = 0;     ///< of the prose's first line, or of the opening fence

    /// The block itself, or its entries where it holds a list of blocks. Empty for prose.
    std::vector<const Json*> entries() const;
    std::vector<Json*> entries();
};

struct DocumentStep {
    std::string title;
    std::string id;
    StepKind kind = StepKind::Read;
    bool deeper = false;      ///< see LessonStep
    std::optional<Lead> lead; ///< see LessonStep
    std::vector<DocumentPart> parts;
    std::string file;
    int line = 0;
};

/// A lesson file split into front matter, steps, prose and blocks, each with its place.
struct Document {
    std::string file;
    std::string text;
    Json front;
    std::vector<DocumentStep> steps;
    bool broken = false; ///< some blocks could not be read and are missing
};

/// Splits a lesson file into its parts. Throws InputError with file, line and column. With `faults`, blocks
/// that cannot be read are left out and their errors are added there.
Document readDocument(const std::string& text, const std::string& file,
                      std::vector<InputError>* faults = nullptr);

/// An InputError at a line of a file.
InputError errorAtLine(const std::string& file, int line, const Sentence& message, int column = 1);

} // namespace timestep
