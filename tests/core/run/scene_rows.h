// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenes/scene.h"

#include <QTest>

namespace timestep {

/// Adds a row "id" for each scene that needs no file.
inline void addRowsOfScenes() {
    QTest::addColumn<QString>("id");
    for (const Scene& scene : scenes())
        if (scene.source != WorldSource::File) {
            const QString id = QString::fromStdString(std::string(scene.id));
            QTest::newRow(qPrintable(id)) << id;
        }
}

} // namespace timestep
