// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Pictures of what a learner writes by hand: methods, rules for sticks, equations, and what is measured of
// them.
#include "app/analysis/analysis_dialog.h"
#include "app/method_editor/method_editor.h"
#include "app/method_editor/method_facts_view.h"
#include "app/method_editor/method_text_edit.h"
#include "app/window/actions/actions.h"
#include "tests/app/window/window_parts.h"

#include <QComboBox>
#include <QDir>
#include <QTest>

namespace timestep {

/// Writes FOLDER/<name>-methods-*.png.
inline void writeMethodPictures(WindowParts& window, const QDir& folder, const QString& name) {
    const auto save = [&](const QString& what, QWidget* widget) {
        QTest::qWait(120);
        widget->grab().save(folder.filePath(QString("%1-methods-%2.png").arg(name, what)));
    };
    struct Lines {
        const char* name;
        const char* scene;
        const char* text;
    };
    for (const Lines& lines :
         {Lines{"verlet", "pendulum", "# my Verlet\nv = v + h/2*a(x)\nx = x + h*v\nv = v + h/2*a(x)"},
          Lines{"wrong", "pendulum", "# a sign is wrong\nv = v + h/2*a(x)\nx = x + h*v\nv = v - h/2*a(x)"},
          Lines{"unknown-name", "pendulum", "v = v + h*mu*a(x)\nx = x + h*v"},
          Lines{"stick", "rope",
                "# mine\nd = b - a\nc = (|d| - L)/(|d|*(wa + wb))\na = a + wa*d*c\nb = b - wb*d*c"}}) {
        window.openScene(lines.scene);
        window.actions().at("edit-method")->trigger();
        auto* editor = window.findChild<MethodEditor*>();
        editor->findChild<MethodTextEdit*>("method-text")->setPlainText(lines.text);
        auto* facts = editor->findChild<MethodFactsView*>();
        QTest::qWait(1500); // it measures a second after the last key
        for (int i = 0; i < 200 && facts->isMeasuring(); ++i) QTest::qWait(100);
        save(lines.name, editor);
        auto* evidence = facts->findChild<QComboBox*>();
        if (editor->isGood())
            for (int i = 1; i < evidence->count(); ++i) {
                evidence->setCurrentIndex(i);
                save(QString("%1-evidence-%2").arg(lines.name).arg(i), editor);
            }
        editor->close();
    }
    window.openScene("own-system");
    window.set({{"texts/equations", "x'' = -d*x' + x - x^3 + g*cos(w*t)"},
                {"texts/start", "x = 1"},
                {"texts/constants", "d = 0.3, g = 0.5, w = 1.2"},
                {"texts/invariant", ""},
                {"duration", "60"},
                {"step", "0.01"}});
    window.workbench().setSpeed(0);
    window.workbench().run();
    window.workbench().finish();
    QTest::qWait(300);
    save("duffing", &window);
    for (const char* kind : {"stroboscope", "lyapunov", "facts"}) {
        AnalysisDialog dialog(window.workbench().experiment(), &window);
        dialog.choose(kind);
        dialog.show();
        dialog.start();
        for (int i = 0; i < 600 && dialog.isRunning(); ++i) QTest::qWait(100);
        save(kind, &dialog);
        dialog.close();
    }
}

} // namespace timestep
