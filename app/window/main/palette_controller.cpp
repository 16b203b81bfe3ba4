// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main/palette_controller.h"

#include "app/manual/manual_pages.h"
#include "app/window/actions/actions.h"
#include "app/window/actions/command_palette.h"
#include "app/window/controllers/manual_controller.h"
#include "app/window/lessons/lesson_controller.h"
#include "app/window/main/file_controller.h"
#include "core/scenes/scene.h"
#include "widgets/controls/ask.h"
#include "widgets/text/text.h"

#include <QAction>
#include <QMenu>

namespace timestep {

PaletteController::PaletteController(const Parts& parts, QWidget* window)
    : QObject(window), m_parts(parts), m_window(window) {
    parts.actions.on("palette", this, [this] { openAndForget(new CommandPalette(entries(), m_window)); });
}

std::vector<PaletteEntry> PaletteController::entries() const {
    std::vector<PaletteEntry> entries;
    for (const ActionRow& row : actionTable()) {
        QAction* action = m_parts.actions.at(row.id);
        if (!action->isEnabled() || row.id == "palette" || action->menu() != nullptr) continue;
        QString text = QString(action->text()).remove('&');
        const QString keys = action->shortcut().toString(QKeySequence::NativeText);
        if (action->isCheckable() && *row.oneOf == '\0' && action->isChecked())
            text = tr("%1 (is on)").arg(text);
        entries.push_back({text, keys, [action] { action->trigger(); }});
    }
    const auto isFree = [this](const char* id) { return m_parts.actions.at(id)->isEnabled(); };
    if (isFree("lessons"))
        for (const LessonInfo& lesson : m_parts.lessons.available())
            if (!lesson.fault)
                entries.push_back(
                    {QString::fromStdString(lesson.title), tr("Lesson %1").arg(lesson.number),
                     [this, id = QString::fromStdString(lesson.id)] { m_parts.lessons.openLesson(id); }});
    if (isFree("scenes"))
        for (const Scene& scene : scenes())
            if (scene.source != WorldSource::File)
                entries.push_back(
                    {translated(scene.name), tr("Scene"),
                     [this, id = QString::fromStdString(std::string(scene.id))] { m_parts.files.play(id); },
                     QString::fromUtf8(scene.name.english)});
    if (isFree("manual"))
        for (const ManualPage& page : readManual(m_window->locale().name()))
            entries.push_back({page.title, tr("Manual"), [this, id = page.id] {
                                   m_parts.manual.open({id, {}});
                               }});
    return entries;
}

} // namespace timestep
