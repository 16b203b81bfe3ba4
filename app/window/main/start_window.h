// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/preferences.h"

#include <QByteArray>
#include <QLockFile>
#include <QString>
#include <QTemporaryDir>

#include <memory>
#include <utility>
#include <vector>

class QApplication;

namespace timestep {

/// An empty home for settings, progress and recovery while it exists: the program starts as if for the first
/// time, and its files are deleted at the end. Homes of programs that were killed are deleted, too. For
/// platforms that follow the XDG base directories, and for Windows (dataFolder()).
class GuestHome {
public:
    GuestHome();
    ~GuestHome();
    GuestHome(const GuestHome&) = delete;
    GuestHome& operator=(const GuestHome&) = delete;

    bool isValid() const { return m_folder.isValid(); }
    QString path() const { return m_folder.path(); }

private:
    QTemporaryDir m_folder;
    QLockFile m_lock;   ///< in the folder: this program is running
    QString m_settings; ///< the previous folder of settings
    std::vector<std::pair<QByteArray, QByteArray>>
        m_before; ///< previous variables of the environment; null: not set
};

/// Shows the window and works until it is closed, see workUntilClosed(). Returns the program's exit code.
int startWindow(std::shared_ptr<QApplication> application, const WindowOptions& options);

} // namespace timestep
