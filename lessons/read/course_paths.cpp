// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/read/course_paths.h"

#include <numeric>

namespace timestep {

const std::vector<CoursePath>& coursePaths() {
    static const std::vector<CoursePath> paths{
        {"all",
         TRANSLATABLE("course", "All lessons"),
         TRANSLATABLE("course", "All lessons, each after the one that it builds on."),
         {}},
        {"taster",
         TRANSLATABLE("course", "45-minute taster"),
         TRANSLATABLE("course", "One lesson at school: a method, and its start."),
         {2, 3}},
        {"games",
         TRANSLATABLE("course", "Game programmers"),
         TRANSLATABLE("course", "From Verlet's formula to stacks of boxes."),
         {1, 2, 3, 9, 10, 11, 12, 13, 15, 18, 19, 20}},
        {"physics",
         TRANSLATABLE("course", "Physics class"),
         TRANSLATABLE("course", "Errors, energy, stability, orbits, and what to trust."),
         {1, 2, 3, 4, 5, 6, 7, 8, 21, 22, 23, 24}},
        {"makers",
         TRANSLATABLE("course", "Maker class"),
         TRANSLATABLE("course", "One stick, a cloth, and creatures made of both."),
         {1, 11, 12, 14, 17}}};
    return paths;
}

std::vector<std::size_t> lessonsOf(const CoursePath& path, const std::vector<LessonInfo>& lessons) {
    std::vector<std::size_t> found(lessons.size());
    std::iota(found.begin(), found.end(), std::size_t{0});
    if (path.numbers.empty()) return found;
    found.clear();
    for (const int number : path.numbers)
        for (std::size_t i = 0; i < lessons.size(); ++i)
            if (lessons[i].number == number) {
                found.push_back(i);
                break;
            }
    return found;
}

} // namespace timestep
