// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main/tutorial_keys.h"

#include "app/window/actions/actions.h"
#include "app/window/main/file_controller.h"
#include "app/workbench/message_line.h"
#include "app/workbench/workbench.h"

#include <QAction>
#include <QKeyEvent>
#include <QWidget>

namespace timestep {

namespace {

constexpr std::pair<int, const char*> worlds[] = {{Qt::Key_B, "clojure-blocks"},
                                                  {Qt::Key_C, "clojure-cloth"},
                                                  {Qt::Key_P, "clojure-points"},
                                                  {Qt::Key_S, "clojure-sticks"}};

} // namespace

TutorialKeys::TutorialKeys(const Parts& parts, QWidget* window) : QObject(window), m_parts(parts) {
    parts.view.installEventFilter(this);
}

bool TutorialKeys::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress || !m_parts.workbench.hasExperiment())
        return QObject::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    const std::string_view scene = m_parts.workbench.experiment().scene->id;
    if (!scene.starts_with("clojure-") || (key->modifiers() & ~Qt::KeypadModifier) != 0)
        return QObject::eventFilter(watched, event);
    for (const auto& [code, id] : worlds)
        if (key->key() == code) {
            if (m_parts.files.play(id)) m_parts.workbench.run();
            return true;
        }
    if (key->key() == Qt::Key_I) {
        m_parts.message.say(
            tr("Keys: b blocks, c cloth, p points, s sticks, i this message, q close the scene"));
        return true;
    }
    if (key->key() == Qt::Key_Q) {
        m_parts.workbench.pause();
        m_parts.actions.at("scenes")->trigger();
        return true;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace timestep
