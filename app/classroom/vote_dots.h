// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <optional>
#include <string>
#include <vector>

namespace timestep {

/// Where the dots of a dot plot stand: numbers that fall into one column lie on top of each other. A few that
/// lie far away would squeeze all others together: they are counted at the border instead.
struct DotColumns {
    double from = 0, to = 1;   ///< of the axis
    std::vector<int> counts;   ///< of the columns, all equally wide, from left to right
    std::vector<double> means; ///< of the numbers in them, where their dots stand
    int below = 0, above = 0;  ///< beyond the axis
    int most() const;          ///< of a column, at least 1
    double width() const;      ///< of a column
};

/// `outcome` lies on the axis in any case. Numbers farther away from the quartiles than three times their
/// distance (outliers after Tukey, Exploratory Data Analysis, 1977, sec. 2E: "far out") are beyond it.
DotColumns dotColumns(std::vector<double> numbers, std::optional<double> outcome, int columns);

/// The numbers that a class expects, one dot each, and what came out as a line.
class VoteDots : public QWidget {
    Q_OBJECT

public:
    explicit VoteDots(QWidget* parent = nullptr);
    void setNumbers(const std::vector<double>& numbers);
    void setOutcome(std::optional<double> outcome);
    std::optional<double> outcome() const { return m_outcome; }
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<double> m_numbers;
    std::optional<double> m_outcome;
};

} // namespace timestep
