// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QStringList>

namespace timestep {

/// The note below a plot: values left out, remarks, statistics. Hidden while there is nothing to note.
class PlotStatus : public QLabel {
    Q_OBJECT

public:
    explicit PlotStatus(QWidget* parent = nullptr);

    /// Shows the notes in two lines at most, in one where the plot is low; the tool tip has all of them.
    void setNotes(const QStringList& notes, const QWidget& plot);
};

} // namespace timestep
