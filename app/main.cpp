// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_line.h"
#include "app/cli/commands.h"
#include "app/cli/qt_options.h"
#include "app/paths.h"
#include "app/system.h"
#include "app/window/main/start_window.h"
#include "core/run/session/memory_limit.h"
#include "widgets/formula/math_font.h"

#include <QApplication>
#include <QDir>
#include <QFont>
#include <QFontDatabase>
#include <QFontMetrics>
#include <QIcon>

#include <cstdlib>
#include <iostream>
#include <memory>
#include <new>
#include <utility>

namespace {

/// Without a window, Qt's warnings about the missing desktop are useless.
void announceCriticalOnly(QtMsgType type, const QMessageLogContext&, const QString& message) {
    if (type == QtCriticalMsg || type == QtFatalMsg)
        std::cerr << "timestep: " << message.toStdString() << '\n';
}

/// Active while the application starts: Qt aborts if it finds no display to draw on.
void stopWithoutDisplay(QtMsgType type, const QMessageLogContext&, const QString& message) {
    if (type != QtFatalMsg) return;
    std::cerr << "timestep: the window cannot be shown, because there is no display that can be used; "
                 "'timestep run' and the other commands need none\n"
              << message.section('\n', 0, 0).toStdString() << '\n';
    std::_Exit(timestep::BadInput);
}

/// If the program comes with fonts (share/timestep/fonts, as in the zip for Windows), they become the fonts
/// of the application: letters first, then mathematical signs and symbols. On a machine without any font the
/// application uses the font of the formulas, which has letters. Otherwise nothing changes. Needs the
/// QApplication.
void useBundledFonts() {
    const QDir folder(timestep::installedFolder(QStringLiteral("fonts")));
    QStringList families;
    for (const QString& file : folder.entryList({QStringLiteral("*.ttf")}, QDir::Files, QDir::Name)) {
        const int font = QFontDatabase::addApplicationFont(folder.filePath(file));
        if (font >= 0) families += QFontDatabase::applicationFontFamilies(font);
    }
    // QFontDatabase::families() lists aliases even if there is no font (Qt 6.4).
    if (families.isEmpty() && !QFontMetrics(QApplication::font()).inFont(u'a')) {
        timestep::mathFont(); // the resource exists after this call
        const int font = QFontDatabase::addApplicationFont(":/timestep/formula/latinmodern-math.otf");
        if (font >= 0) families += QFontDatabase::applicationFontFamilies(font);
    }
    families.removeDuplicates();
    if (families.isEmpty()) return;
    QFont font = QApplication::font();
    font.setFamilies(families);
    QApplication::setFont(font);
}

} // namespace

int main(int argc, char** argv) {
    timestep::prepareProcess();
    const std::vector<std::string> arguments = timestep::withoutQtOptions({argv + 1, argv + argc});
    const bool headless = timestep::isHeadless(arguments);
    if (headless) timestep::needNoDisplay();
    qInstallMessageHandler(headless ? announceCriticalOnly : stopWithoutDisplay);
    static int count = argc; // in a browser the application works on after main()
    auto application = std::make_shared<QApplication>(count, argv);
    if (!headless) qInstallMessageHandler(nullptr);
    useBundledFonts();
    application->setOrganizationName("Timestep");
    application->setApplicationName("timestep");
    application->setApplicationVersion(TIMESTEP_VERSION);
    application->setDesktopFileName("org.timestep.Timestep");
    const timestep::Call call = timestep::carryOut(arguments, std::cout, std::cerr);
    if (call.window) {
        application->setWindowIcon(QIcon(QStringLiteral(":/org.timestep.Timestep.svg")));
        try {
            return timestep::startWindow(std::move(application), call.options);
        } catch (const std::bad_alloc&) {
            std::cerr << "timestep: " << timestep::notEnoughMemory().english() << '\n';
            return timestep::OtherFailure;
        }
    }
    if (!std::cout.flush()) {
        std::cerr << "timestep: the output could not be written\n";
        return call.exitCode == timestep::Done ? timestep::OtherFailure : call.exitCode;
    }
    return call.exitCode;
}
