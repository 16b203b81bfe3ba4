// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/controllers/calculated_controller.h"

#include "app/calculated/calculated_dialog.h"
#include "app/plots/plot_card.h"
#include "app/plots/plot_grid.h"
#include "app/plots/run_plots.h"
#include "app/plots/standard_plots.h"
#include "app/window/actions/actions.h"
#include "app/workbench/message_line.h"
#include "app/workbench/workbench.h"
#include "widgets/controls/opening.h"
#include "widgets/text/text.h"

#include <algorithm>

namespace timestep {

CalculatedController::CalculatedController(const Parts& parts, QWidget* window)
    : QObject(window), m_parts(parts), m_window(window) {
    parts.actions.on("calculated-columns", this, [this] { openDialog(); });
}

void CalculatedController::openDialog() {
    if (!m_parts.workbench.hasExperiment() || m_parts.workbench.isLocked() || !m_parts.workbench.settle())
        return;
    Experiment played = m_parts.workbench.recorded();
    played.calculated = m_parts.workbench.experiment().calculated;
    const std::int64_t tick = m_parts.workbench.isCurrent() ? m_parts.workbench.snapshot().tick : 0;
    auto* dialog = new CalculatedDialog(played, tick, m_window);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { take(dialog->columns()); });
    openAndForget(dialog);
}

void CalculatedController::take(const std::vector<CalculatedColumn>& columns) {
    const std::vector<CalculatedColumn> before = m_parts.workbench.experiment().calculated;
    if (columns == before || !m_parts.workbench.calculate(columns)) return;
    std::vector<CalculatedColumn> added;
    for (const CalculatedColumn& column : columns)
        if (std::none_of(before.begin(), before.end(),
                         [&column](const CalculatedColumn& other) { return other.id == column.id; }))
            added.push_back(column);
    if (!added.empty()) showOnPlot(added);
}

/// The new columns that have the unit of the first one share a plot.
void CalculatedController::showOnPlot(const std::vector<CalculatedColumn>& added) {
    const auto slot = m_parts.grid.add();
    if (!slot) {
        m_parts.message.say(tr("The new column is in the list of columns of every plot."));
        return;
    }
    PlotSpec plot;
    plot.x = "time";
    for (const CalculatedColumn& column : added)
        if (column.unit == added.front().unit) plot.y.push_back(column.id);
    plot.title = headline(text(added.front().name));
    m_parts.plots.show(*slot, {}, plot);
}

} // namespace timestep
