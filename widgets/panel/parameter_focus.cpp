// SPDX-License-Identifier: GPL-3.0-or-later
// The control in use keeps the focus when the controls are rebuilt, for example after the choice of another
// method.
#include "widgets/panel/control_row.h"
#include "widgets/panel/parameter_panel.h"

#include <QWidget>

namespace timestep {

std::optional<ParameterPanel::InUse> ParameterPanel::inUse() const {
    for (const Row& row : m_rows)
        if (row.control->forKeys().hasFocus()) return InUse{row.id, row.run};
    return {};
}

/// When runs have come to agree, each of them is controlled by their common control.
void ParameterPanel::use(const InUse& control) {
    for (const Row& row : m_rows)
        if (row.id == control.id &&
            (row.run == control.run || row.run == ofAllRuns || control.run == ofAllRuns))
            return row.control->forKeys().setFocus(Qt::OtherFocusReason);
}

} // namespace timestep
