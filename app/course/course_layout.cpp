// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/course/course_layout.h"

#include "core/translatable.h"

#include <algorithm>
#include <numeric>

namespace timestep {

namespace {

std::vector<int> parentsOf(const std::vector<LessonInfo>& lessons) {
    std::vector<int> parents(lessons.size(), -1);
    for (std::size_t i = 0; i < lessons.size(); ++i)
        for (std::size_t j = 0; j < lessons.size(); ++j)
            if (i != j && !lessons[i].buildsOn.empty() && lessons[j].id == lessons[i].buildsOn)
                parents[i] = static_cast<int>(j);
    // A chain longer than the number of lessons is a circle.
    for (std::size_t i = 0; i < lessons.size(); ++i) {
        int at = static_cast<int>(i);
        std::size_t length = 0;
        while (at != -1 && length <= lessons.size()) {
            at = parents[static_cast<std::size_t>(at)];
            ++length;
        }
        if (at != -1) parents[i] = -1;
    }
    return parents;
}

} // namespace

std::vector<CoursePlace> courseLayout(const std::vector<LessonInfo>& lessons) {
    std::vector<CoursePlace> places(lessons.size());
    const std::vector<int> parents = parentsOf(lessons);
    int columns = 0;
    for (std::size_t i = 0; i < lessons.size(); ++i) {
        places[i].parent = parents[i];
        for (int at = parents[i]; at != -1; at = parents[static_cast<std::size_t>(at)]) ++places[i].column;
        columns = std::max(columns, places[i].column + 1);
    }
    const auto parentRow = [&](std::size_t i) {
        return places[i].parent < 0 ? 0 : places[static_cast<std::size_t>(places[i].parent)].row;
    };
    std::vector<std::vector<std::size_t>> members(static_cast<std::size_t>(columns));
    for (std::size_t i = 0; i < lessons.size(); ++i)
        members[static_cast<std::size_t>(places[i].column)].push_back(i);
    int rows = 0;
    for (const auto& column : members) rows = std::max(rows, static_cast<int>(column.size()));
    for (auto& column : members) {
        std::stable_sort(column.begin(), column.end(),
                         [&](std::size_t a, std::size_t b) { return parentRow(a) < parentRow(b); });
        const int count = static_cast<int>(column.size());
        int free = 0;
        for (int k = 0; k < count; ++k) {
            const std::size_t i = column[static_cast<std::size_t>(k)];
            // Rows around that of the parent that leave room for the following lessons.
            const auto siblings =
                static_cast<int>(std::count_if(column.begin(), column.end(), [&](std::size_t j) {
                    return places[j].parent == places[i].parent;
                }));
            const int wanted = places[i].parent < 0 ? free : parentRow(i) - (siblings - 1) / 2;
            places[i].row = std::min(std::max(free, wanted), rows - (count - k));
            free = places[i].row + 1;
        }
    }
    return places;
}

const std::vector<CoursePath>& coursePaths() {
    static const std::vector<CoursePath> paths{
        {"all",
         TRANSLATABLE("course", "Everything"),
         TRANSLATABLE("course", "All lessons, each after the one that it builds on."),
         {}},
        {"taster",
         TRANSLATABLE("course", "45-minute taster"),
         TRANSLATABLE("course", "One double period: a method, its start, and sticks."),
         {2, 4, 12}},
        {"games",
         TRANSLATABLE("course", "Game programmers"),
         TRANSLATABLE("course", "From Verlet's formula to stacks of boxes."),
         {2, 4, 9, 10, 11, 12, 13, 15, 18}},
        {"physics",
         TRANSLATABLE("course", "Physics class"),
         TRANSLATABLE("course", "Errors, energy, stability and orbits."),
         {2, 3, 5, 6, 7, 8}},
        {"makers",
         TRANSLATABLE("course", "Maker class"),
         TRANSLATABLE("course", "One stick, a cloth, and creatures made of both."),
         {11, 14, 16}}};
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
