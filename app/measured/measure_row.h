// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measured/measured_series.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QToolButton;

namespace timestep {

/// One measure: which it is, and the columns and units of its values and uncertainties.
class MeasureRow : public QWidget {
    Q_OBJECT

public:
    /// `number`: of the row, from 1.
    MeasureRow(const std::vector<RecordedColumn>& measures, int number, QWidget* parent = nullptr);

    /// Offers the columns of a table; chooses those at `column`, or the one that is named like the measure.
    void offer(const MeasuredTable& table, int column);
    void choose(const MeasuredColumns::OfMeasure& chosen);
    MeasuredColumns::OfMeasure chosen() const;
    void chooseMeasure(const std::string& id);
    std::string measure() const;
    int column() const;
    void setRemovable(bool removable);

signals:
    void changed();
    void removeWanted();

private:
    void proposeUnits();
    void nameFields(int number);

    const std::vector<RecordedColumn>& m_measures;
    std::vector<QString> m_units; ///< of the columns, from their headings
    QComboBox *m_measure, *m_column, *m_unit, *m_sigma;
    QToolButton* m_remove;
};

} // namespace timestep
