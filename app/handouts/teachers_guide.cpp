// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/handouts/teachers_guide.h"

#include "app/handouts/paper/sheet_texts.h"
#include "app/paths.h"
#include "lessons/read/library.h"
#include "lessons/text/text.h"
#include "lessons/text/yaml.h"

#include <QCoreApplication>

#include <algorithm>
#include <filesystem>

namespace timestep {

namespace {

using Kind = SheetPart::Kind;

struct GuideTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::TeachersGuide)
};

/// The file of the guide in a language, English if there is none.
Json guideFile(const std::string& language) {
    const std::string stem = bundledLessonsFolder() + "/teachers-guide.";
    std::string path = stem + language.substr(0, language.find('_')) + ".yaml";
    if (language.starts_with("en") || !std::filesystem::exists(path)) path = stem + "yaml";
    const std::string text = readTextFile(path);
    return readYaml({text, path});
}

QString textOf(const Json& yaml, std::string_view key) {
    return QString::fromStdString(yaml.required(key, "teachers-guide").asText(key));
}

const TeacherBlock* teacherOf(const Lesson& lesson) {
    for (const LessonStep& step : lesson.steps)
        for (const Block& block : step.blocks)
            if (const auto* teacher = std::get_if<TeacherBlock>(&block)) return teacher;
    return nullptr;
}

SheetPart heading(const QString& text, const QString& tail = {}) {
    SheetPart part;
    part.kind = Kind::Heading;
    part.text = text;
    part.tail = tail;
    return part;
}

/// The titles of the steps at which the phases of a lesson begin.
struct Phases {
    QString predict, run, explain;
};

Phases phasesOf(const Lesson& lesson) {
    Phases phases;
    for (const LessonStep& step : lesson.steps) {
        const QString title = onPaper(step.title).trimmed();
        if (step.deeper || step.kind == StepKind::Explore) continue;
        if (phases.predict.isEmpty() && step.kind == StepKind::Predict)
            phases.predict = title;
        else if (!phases.predict.isEmpty() && phases.run.isEmpty())
            phases.run = title;
        if (step.kind == StepKind::Explain) phases.explain = title;
    }
    return phases;
}

void addLesson(Sheet& sheet, const Lesson& lesson, const QString& codes) {
    const TeacherBlock* teacher = teacherOf(lesson);
    if (teacher == nullptr) return;
    sheet.parts.push_back(heading(sheetTitle(lesson), GuideTexts::tr("%1 min").arg(lesson.minutes)));
    QString goals = GuideTexts::tr("**Goals**") + QStringLiteral("\n");
    for (const std::string& goal : teacher->goals) goals += QStringLiteral("\n- ") + onPaper(goal).trimmed();
    sheet.parts.push_back(textPart(goals));
    const Phases phases = phasesOf(lesson);
    sheet.parts.push_back(textPart(
        GuideTexts::tr(
            "**45 minutes.** *5:* ask the class, without computers: %1 *10:* in pairs, up to “%2”; "
            "then a vote. *20:* in pairs, from “%3” on. *5:* “%4”; two learners read their "
            "sentences aloud. *5:* the question at the end.")
            .arg(onPaper(teacher->discuss.front()).trimmed(), phases.predict, phases.run, phases.explain)));
    sheet.parts.push_back(textPart(
        GuideTexts::tr("**90 minutes.** The same phases with 10, 15, 30, 10 and 5 minutes. *15:* optional "
                       "steps or the last page, where each learner has a number. *5:* the chart with its "
                       "caption, to be finished at home. Before the end discuss: %1")
            .arg(onPaper(teacher->discuss.back()).trimmed())));
    if (!codes.isEmpty()) sheet.parts.push_back(remarkPart(codes));
}

void addRubric(Sheet& sheet, const Json& yaml) {
    SheetPart part;
    part.kind = Kind::Table;
    part.columns = {GuideTexts::tr("criterion"), QStringLiteral("0"), QStringLiteral("1"),
                    QStringLiteral("2"), QStringLiteral("3")};
    for (const Json& row : yaml.required("rubric", "teachers-guide").list()) {
        QStringList cells;
        for (const Json& cell : row.list()) cells << QString::fromStdString(cell.asText("rubric"));
        if (cells.size() != part.columns.size())
            throw row.error(TRANSLATABLE("fault", "a row of the rubric has a criterion and four levels"));
        part.rows.push_back(std::move(cells));
    }
    sheet.parts.push_back(heading(GuideTexts::tr("Marking a project")));
    sheet.parts.push_back(std::move(part));
}

} // namespace

SheetVariants teachersGuide(const QString& language) {
    const Json own = guideFile(language.toStdString());
    const Json codes = guideFile("en");
    Sheet sheet;
    sheet.title = GuideTexts::tr("Guide for teachers");
    sheet.subtitle = GuideTexts::tr("Goals, phases, curricula, a rubric for projects, and logarithms");
    sheet.footer = QStringLiteral("Timestep " TIMESTEP_VERSION);
    sheet.names = false;
    sheet.flows = true;
    sheet.mostPages = 12;
    sheet.parts.push_back(textPart(textOf(own, "curricula")));
    for (const LessonInfo& info : listLessons({bundledLessonsFolder()}, language.toStdString())) {
        if (info.fault) continue;
        const Json* of = codes.required("lessons", "teachers-guide").find(info.id);
        addLesson(sheet, loadLesson(info.folder, language.toStdString()),
                  of != nullptr ? QString::fromStdString(of->asText("lessons")) : QString());
    }
    addRubric(sheet, own);
    sheet.parts.push_back(heading(GuideTexts::tr("Logarithms in two minutes")));
    sheet.parts.push_back(textPart(textOf(own, "logarithms")));
    return {sheet};
}

} // namespace timestep
