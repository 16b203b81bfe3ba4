// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main/start_window.h"

#include "app/guest_home.h"
#include "app/languages.h"
#include "app/room_policy.h"
#include "app/window/main/main_window.h"
#include "app/window/main/signal_notifier.h"

#include <QApplication>

#include <optional>

namespace timestep {

int startWindow(QApplication& application, const WindowOptions& given) {
    WindowOptions options = given;
    if (options.policy.empty()) options.policy = standardPolicyFile().toStdString();
    options.kiosk = options.kiosk || readPolicy(QString::fromStdString(options.policy)).policy.kiosk;
    std::optional<GuestHome> guest;
    if (options.kiosk) guest.emplace();
    LanguageSwitch language;
    language.use(options.language.empty() ? Preferences::load().language
                                          : QString::fromStdString(options.language));
    MainWindow window(options, language);
    window.start();
    const SignalNotifier signal;
    QObject::connect(&signal, &SignalNotifier::caught, &window, [&window](int number) {
        window.leave();
        QApplication::exit(128 + number); // ends the event loops of dialogs, too
    });
    return application.exec();
}

} // namespace timestep
