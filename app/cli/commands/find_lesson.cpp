// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/find_lesson.h"

#include "core/input_error.h"
#include "lessons/read/library.h"

#include <QFileInfo>
#include <QString>

namespace timestep {

Lesson findLessonByName(const std::string& name, const std::vector<std::string>& folders,
                        const std::string& language, std::uint64_t seed) {
    if (QFileInfo::exists(QString::fromStdString(name)))
        return loadLesson(name, language, seed, nullptr, nullptr, folders);
    std::string known;
    for (const LessonInfo& info : listLessons(folders, language)) {
        const bool isNumber = info.number > 0 && std::to_string(info.number) == name;
        if (info.id == name || isNumber)
            return loadLesson(info.folder, language, seed, nullptr, nullptr, folders);
        known += (known.empty() ? "" : ", ") + info.id;
    }
    throw InputError(Sentence(TRANSLATABLE("fault", "there is no lesson \"%1\"; there are %2"), name, known));
}

} // namespace timestep
