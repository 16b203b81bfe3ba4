// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/window/window_parts.h"

#include <QSettings>
#include <QTest>

#include <memory>
#include <utility>

namespace timestep {

/// One row of test data for each appearance of the window, in the column "look".
inline void addAppearances() {
    QTest::addColumn<int>("look");
    for (const auto& [name, look] : {std::pair{"light", Preferences::Appearance::Light},
                                     std::pair{"dark", Preferences::Appearance::Dark},
                                     std::pair{"high contrast", Preferences::Appearance::HighContrast},
                                     std::pair{"black and white", Preferences::Appearance::BlackAndWhite}})
        QTest::newRow(name) << static_cast<int>(look);
}

/// A new window in English, with the appearance of the row.
inline std::unique_ptr<WindowParts> openInAppearance(LanguageSwitch& language) {
    QFETCH(int, look);
    QSettings().clear();
    language.use("en");
    auto window = std::make_unique<WindowParts>(WindowOptions{}, language);
    window->setAppearance(static_cast<Preferences::Appearance>(look));
    window->resize(1366, 768);
    window->show();
    return window;
}

} // namespace timestep
