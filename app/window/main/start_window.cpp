// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main/start_window.h"

#include "app/languages.h"
#include "app/room_policy.h"
#include "app/system.h"
#include "app/window/main/main_window.h"
#include "app/window/main/signal_notifier.h"

#include <QApplication>
#include <QDir>
#include <QSettings>
#include <QStandardPaths>

#include <optional>
#include <utility>

namespace timestep {

namespace {

const QString beginning = QStringLiteral("timestep-guest-");

void deleteAbandoned() {
    const QDir temporary = QDir::temp();
    for (const QString& name :
         temporary.entryList({beginning + QLatin1Char('*')}, QDir::Dirs | QDir::NoSymLinks)) {
        QLockFile lock(temporary.filePath(name + QStringLiteral("/lock")));
        lock.setStaleLockTime(0); // stale only after its program has ended
        if (lock.tryLock(0)) QDir(temporary.filePath(name)).removeRecursively();
    }
}

/// What lives as long as the window; destroyed from the last to the first.
struct OpenedWindow {
    OpenedWindow(std::shared_ptr<QApplication> runs, const WindowOptions& options)
        : application(std::move(runs)) {
        if (options.kiosk) guest.emplace();
        language.use(options.language.empty() ? Preferences::load().language
                                              : QString::fromStdString(options.language));
        window.emplace(options, language);
        window->start();
        signal.emplace();
        QObject::connect(&*signal, &SignalNotifier::caught, &*window, [this](int number) {
            window->leave();
            QApplication::exit(128 + number); // ends the event loops of dialogs, too
        });
    }

    std::shared_ptr<QApplication> application;
    std::optional<GuestHome> guest;
    LanguageSwitch language;
    std::optional<MainWindow> window;
    std::optional<SignalNotifier> signal;
};

} // namespace

GuestHome::GuestHome()
    : m_folder(QDir::temp().filePath(beginning + QStringLiteral("XXXXXX"))),
      m_lock(m_folder.filePath(QStringLiteral("lock"))),
      m_settings(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation)) {
    m_lock.setStaleLockTime(0);
    m_lock.tryLock(0);
    deleteAbandoned();
    for (const char* name : {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"}) {
        m_before.emplace_back(name, qEnvironmentVariableIsSet(name) ? qgetenv(name) : QByteArray());
        const QString folder = m_folder.filePath(QString::fromLatin1(name).toLower());
        QDir().mkpath(folder);
        qputenv(name, QFile::encodeName(folder));
    }
    for (const QSettings::Format format : {QSettings::NativeFormat, QSettings::IniFormat})
        QSettings::setPath(format, QSettings::UserScope, m_folder.filePath("xdg_config_home"));
}

GuestHome::~GuestHome() {
    for (const QSettings::Format format : {QSettings::NativeFormat, QSettings::IniFormat})
        QSettings::setPath(format, QSettings::UserScope, m_settings);
    for (const auto& [name, value] : m_before) {
        if (value.isNull())
            qunsetenv(name.constData());
        else
            qputenv(name.constData(), value);
    }
}

int startWindow(std::shared_ptr<QApplication> application, const WindowOptions& given) {
    WindowOptions options = given;
    if (options.policy.empty()) options.policy = standardPolicyFile().toStdString();
    options.kiosk = options.kiosk || readPolicy(QString::fromStdString(options.policy)).policy.kiosk;
    auto opened = std::make_shared<OpenedWindow>(std::move(application), options);
    return workUntilClosed(std::move(opened));
}

} // namespace timestep
