// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/provenance/verify_table.h"

#include <QObject>
#include <QString>

#include <atomic>
#include <thread>

namespace timestep {

/// Runs verifyTable() on its own thread and emits the verdict.
class TableCheck : public QObject {
    Q_OBJECT

public:
    explicit TableCheck(QObject* parent = nullptr);
    ~TableCheck() override;

    /// Starts to verify a file; stops the verification of the previous one.
    void start(const QString& path, const OpenedFile& opened);
    void stop();

signals:
    /// Not emitted for a verification that was stopped.
    void found(const timestep::TableVerdict& verdict);

private:
    std::thread m_thread;
    std::atomic<bool> m_stop = false;
    int m_round = 0;
};

} // namespace timestep
