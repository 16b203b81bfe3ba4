// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/system.h"

#include "app/page_windows_web.h"
#include "app/spoken_web.h"

#include <QSettings>
#include <QStandardPaths>

#include <emscripten.h>
#include <emscripten/val.h>

#include <string>
#include <utility>

namespace timestep {

void prepareProcess() {
    QSettings::setDefaultFormat(QSettings::IniFormat); // files, which the page keeps (packaging/browser)
}

void needNoDisplay() {} // the page is the only platform

QString machinePolicyFile() {
    return QStringLiteral("/etc/timestep/policy.json");
}

QString dataFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

QString pageAddress() {
    const emscripten::val location = emscripten::val::global("location");
    return QString::fromStdString(location["origin"].as<std::string>() +
                                  location["pathname"].as<std::string>());
}

// clang-format off
void loadPageAgain() {
    // What was written is in the browser's database before the page goes.
    EM_ASM({ FS.syncfs(false, function() { location.replace(location.pathname + location.search); }); });
}
// clang-format on

int workUntilClosed(std::shared_ptr<void> everything) {
    // exec() would leave main() by an exception of JavaScript, which destroys what the window needs.
    static std::shared_ptr<void> page;
    page = std::move(everything);
    static const PageWindows windows;
    speakInPage();
    return 0;
}

} // namespace timestep
