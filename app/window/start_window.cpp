// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/start_window.h"

#include "app/languages.h"
#include "app/window/main_window.h"

#include <QApplication>

namespace timestep {

int startWindow(QApplication& application, const WindowOptions& options) {
    LanguageSwitch language;
    language.use(options.language.empty() ? Preferences::load().language
                                          : QString::fromStdString(options.language));
    MainWindow window(options, language);
    window.start();
    return application.exec();
}

} // namespace timestep
