// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/start_window.h"

#include "app/session/session_files.h"
#include "app/window/main_window.h"

#include <QApplication>
#include <QTimer>

namespace timestep {

int startWindow(QApplication& application, const WindowOptions& options) {
    LanguageSwitch language;
    language.use(options.language.empty() ? Preferences::load().language
                                          : QString::fromStdString(options.language));
    MainWindow window(options, language);
    const bool opened = !options.file.empty() && window.openPath(QString::fromStdString(options.file));
    const bool first = !opened && window.preferences().lesson.isEmpty();
    if (!opened && (window.preferences().lesson.isEmpty() || !window.openLesson(window.preferences().lesson)))
        window.openLesson("ten-steps-of-euler");
    if (first) window.showCourse();
    window.show();
    window.keeper().startKeeping();
    if (!opened) QTimer::singleShot(0, &window, [&window] { window.keeper().offerRecovery(); });
    return application.exec();
}

} // namespace timestep
