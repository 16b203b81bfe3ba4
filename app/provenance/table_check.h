// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/background_work.h"
#include "app/provenance/verify_table.h"

#include <QObject>
#include <QString>

namespace timestep {

/// Runs verifyTable() on its own thread and emits the verdict.
class TableCheck : public QObject {
    Q_OBJECT

public:
    explicit TableCheck(QObject* parent = nullptr);

    /// Starts to verify a file; stops the verification of the previous one.
    void start(const QString& path, const OpenedFile& opened);
    void stop() { m_work.stop(); }

signals:
    /// Not emitted for a verification that was stopped.
    void found(const timestep::TableVerdict& verdict);

private:
    BackgroundWork m_work{this};
};

} // namespace timestep
