// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/table.h"
#include "widgets/plot/content/plot_spec.h"

#include <QDialog>

class QComboBox;
class QListWidget;
class QPushButton;

namespace timestep {

/// Returns the plot with a phase portrait of the first coordinate instead: its velocity against itself. None
/// if the table has no coordinate with a velocity.
std::optional<PlotSpec> phasePortraitOf(const Table& table, const PlotSpec& spec);

/// The columns that a plot can show: which of them are curves, and which one is along x. Stays open while the
/// curves change.
class CurvesPanel : public QDialog {
    Q_OBJECT

public:
    explicit CurvesPanel(QWidget* parent = nullptr);

    /// Shows the columns of the table and which of them are shown. The rows of the table are not needed.
    void setContent(const Table& table, const PlotSpec& spec);

signals:
    /// The reader has chosen; carries the changed plot.
    void chosen(const timestep::PlotSpec& spec);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void takeCurves();
    void takeX(int index);

    Table m_heads;
    PlotSpec m_spec;
    QListWidget* m_curves;
    QComboBox* m_x;
    QPushButton* m_phase;
    QPushButton* m_time;
};

} // namespace timestep
