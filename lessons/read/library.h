// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/input_error.h"
#include "lessons/model/lesson.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace timestep {

/// One entry of the list of lessons.
struct LessonInfo {
    std::string id;
    std::string title;
    std::string language;               ///< of this title
    std::vector<std::string> languages; ///< in which the lesson can be read, "en" first
    std::string buildsOn;
    std::string splitFrom; ///< see Lesson
    int number = 0;
    int minutes = 0;
    std::string level;
    std::string aha;
    std::string folder;                   ///< path, for loadLesson()
    std::optional<InputError> fault = {}; ///< why the lesson cannot be read; none when it can
};

/// The lessons in the folders NN-title below each of the given folders, by number and id. If two lessons have
/// the same id, the one in the later folder (the user's own) is listed. A folder that does not exist has no
/// lessons. Lessons that cannot be read are in the list with their error.
std::vector<LessonInfo> listLessons(const std::vector<std::string>& folders,
                                    const std::string& language = "en");

/// Returns the folder of the lesson with this id, the same one that listLessons() lists. Reads front matters
/// only. Empty if there is no such lesson.
std::string findLesson(const std::vector<std::string>& folders, const std::string& id);

struct Document;

/// Reads lesson.md in a lesson's folder (or the lesson.md given by its own path), and the prose of
/// lesson.<language>.md if it exists; "pt_BR" falls back to "pt", and that to English. `seed` draws the
/// personal values (0: the middle of their ranges); `resolved`: see readLesson(). Recalled questions come
/// from the lessons beside this one, or else from those in the folders of `course`. Throws InputError with
/// file, line and column. With `faults`, every fault that can be distinguished from the others is added
/// there, and only a file without structure throws.
Lesson loadLesson(const std::string& folder, const std::string& language = "en", std::uint64_t seed = 0,
                  Document* resolved = nullptr, std::vector<InputError>* faults = nullptr,
                  const std::vector<std::string>& course = {});

} // namespace timestep
