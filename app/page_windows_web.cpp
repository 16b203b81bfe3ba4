// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/page_windows_web.h"

#include <QApplication>
#include <QDialog>
#include <QEvent>
#include <QPalette>
#include <QScreen>

#include <emscripten/val.h>

#include <string>

namespace timestep {

namespace {

constexpr int border = 4, title = 26; // of a window's frame, by Qt's own style sheet [px]

/// The style sheet of start.js takes these colours.
void colourFrames() {
    const QPalette palette = QApplication::palette();
    emscripten::val style = emscripten::val::global("document")["documentElement"]["style"];
    const auto set = [&style](const char* name, const std::string& value) {
        style.call<void>("setProperty", std::string(name), value);
    };
    const bool dark = palette.color(QPalette::Window).lightness() < 128;
    set("--frame", palette.color(QPalette::Button).name().toStdString());
    set("--frame-text", palette.color(QPalette::ButtonText).name().toStdString());
    set("--frame-icons", dark ? "1" : "0");
}

void fitIntoPage(QDialog& dialog) {
    const QRect room =
        dialog.screen()->availableGeometry().adjusted(border, title + border, -border, -border);
    dialog.resize(dialog.size().boundedTo(room.size()));
}

} // namespace

PageWindows::PageWindows() {
    QCoreApplication::instance()->installEventFilter(this);
    colourFrames();
}

bool PageWindows::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ApplicationPaletteChange) {
        colourFrames();
    } else if (event->type() == QEvent::Show && !event->spontaneous()) {
        if (auto* dialog = qobject_cast<QDialog*>(watched); dialog != nullptr && dialog->isWindow())
            fitIntoPage(*dialog);
    }
    return QObject::eventFilter(watched, event);
}

} // namespace timestep
