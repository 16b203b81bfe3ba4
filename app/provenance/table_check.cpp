// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/provenance/table_check.h"

#include <optional>

namespace timestep {

TableCheck::TableCheck(QObject* parent) : QObject(parent) {}

void TableCheck::start(const QString& path, const OpenedFile& opened) {
    m_work.start(
        [this, path, opened] { return verifyTable(path, opened, [this] { return m_work.isWanted(); }); },
        [this](std::optional<TableVerdict> verdict, const QString& problem) {
            if (!verdict) verdict = TableVerdict{.sentence = problem};
            emit found(*verdict);
        });
}

} // namespace timestep
