// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/course/course_layout.h"

#include "core/translatable.h"

#include <algorithm>
#include <string_view>

namespace timestep {

namespace {

constexpr std::string_view openingLesson = "break-it"; // has no number, and comes before the first

} // namespace

const std::vector<CourseSection>& courseSections() {
    static const std::vector<CourseSection> sections{
        {TRANSLATABLE("course", "Steps"),
         TRANSLATABLE("course", "How a computer moves things, and how far it is off"), 1, 6},
        {TRANSLATABLE("course", "Motion"),
         TRANSLATABLE("course", "Orbits, bounces, games, and the first sticks"), 7, 12},
        {TRANSLATABLE("course", "Bodies"),
         TRANSLATABLE("course", "Chains, cloth, creatures and solid bodies"), 13, 18},
        {TRANSLATABLE("course", "Stacks and trust"),
         TRANSLATABLE("course", "Friction, piles, and how to know how wrong a result is"), 19, 21},
        {TRANSLATABLE("course", "The real world"),
         TRANSLATABLE("course", "A filmed throw, a comet, and what a model is worth"), 22, 24},
        {TRANSLATABLE("course", "More"), TRANSLATABLE("course", "Lessons of your own"), 25, 1 << 20}};
    return sections;
}

std::vector<CoursePlace> courseLayout(const std::vector<LessonInfo>& lessons, int columns) {
    const std::vector<CourseSection>& sections = courseSections();
    std::vector<CoursePlace> places(lessons.size());
    int row = 0;
    for (std::size_t section = 0; section < sections.size(); ++section) {
        int column = 0;
        for (std::size_t i = 0; i < lessons.size(); ++i) {
            const int number = lessons[i].id == openingLesson ? 1 : lessons[i].number;
            const auto holds = [&](const CourseSection& each) {
                return number >= each.from && number <= each.to;
            };
            const auto own = std::find_if(sections.begin(), sections.end(), holds);
            const std::size_t belongs = own != sections.end()
                                            ? static_cast<std::size_t>(own - sections.begin())
                                            : sections.size() - 1;
            if (belongs != section) continue;
            row += column == columns ? 1 : 0;
            column %= columns;
            places[i].section = section;
            places[i].column = column++;
            places[i].row = row;
        }
        row += column > 0 ? 1 : 0;
    }
    for (std::size_t i = 0; i < lessons.size(); ++i)
        for (std::size_t j = 0; j < lessons.size(); ++j)
            if (i != j && !lessons[i].buildsOn.empty() && lessons[j].id == lessons[i].buildsOn)
                places[i].parent = static_cast<int>(j);
    return places;
}

} // namespace timestep
