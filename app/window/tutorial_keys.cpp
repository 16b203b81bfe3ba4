// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/tutorial_keys.h"

#include "app/window/actions.h"
#include "app/window/main_window.h"
#include "widgets/view/simulation_view.h"

#include <QKeyEvent>

namespace timestep {

namespace {

constexpr std::pair<int, const char*> worlds[] = {{Qt::Key_B, "clojure-blocks"},
                                                  {Qt::Key_C, "clojure-cloth"},
                                                  {Qt::Key_P, "clojure-points"},
                                                  {Qt::Key_S, "clojure-sticks"}};

} // namespace

TutorialKeys::TutorialKeys(MainWindow& window) : QObject(&window), m_window(window) {
    window.view().installEventFilter(this);
}

bool TutorialKeys::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress || !m_window.workbench().hasExperiment())
        return QObject::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    const std::string_view scene = m_window.workbench().experiment().scene->id;
    if (!scene.starts_with("clojure-") || (key->modifiers() & ~Qt::KeypadModifier) != 0)
        return QObject::eventFilter(watched, event);
    for (const auto& [code, id] : worlds)
        if (key->key() == code) {
            if (m_window.openScene(id)) m_window.workbench().run();
            return true;
        }
    if (key->key() == Qt::Key_I) {
        m_window.say(tr("Keys: b blocks, c cloth, p points, s sticks, i this message, q close the scene"));
        return true;
    }
    if (key->key() == Qt::Key_Q) {
        m_window.workbench().pause();
        m_window.actions().at("scenes")->trigger();
        return true;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace timestep
