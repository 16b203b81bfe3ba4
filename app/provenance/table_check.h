// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/provenance/verify_table.h"

#include <QObject>
#include <QString>

#include <atomic>
#include <thread>

namespace timestep {

/// verifyTable() beside the window: a file was opened, and some time later it is told whether its Table is
/// the same.
class TableCheck : public QObject {
    Q_OBJECT

public:
    explicit TableCheck(QObject* parent = nullptr);
    ~TableCheck() override;

    /// Begins with a file; what was going on is given up.
    void start(const QString& path, const OpenedFile& opened);
    void stop();

signals:
    /// Not told of what was stopped.
    void found(const timestep::TableVerdict& verdict);

private:
    std::thread m_thread;
    std::atomic<bool> m_stop = false;
    int m_round = 0;
};

} // namespace timestep
