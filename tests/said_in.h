// SPDX-License-Identifier: GPL-3.0-or-later
// What a window has announced to screen readers.
#pragma once

#include <QAccessible>
#include <QWidget>

namespace timestep {

/// The last sentence that a window announced.
inline QString saidIn(const QWidget& window) {
    for (QWidget* voice : window.findChildren<QWidget*>("voice", Qt::FindDirectChildrenOnly)) {
        const QAccessibleInterface* read = QAccessible::queryAccessibleInterface(voice);
        if (!read->state().invisible) return read->text(QAccessible::Name);
    }
    return {};
}

} // namespace timestep
