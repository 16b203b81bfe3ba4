// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <optional>
#include <string>
#include <vector>

namespace timestep {

/// The columns of a dot plot: numbers in the same column are stacked. Outliers would squeeze all other dots
/// together; they are counted at the border instead.
struct DotColumns {
    double from = 0, to = 1;   ///< of the axis
    std::vector<int> counts;   ///< number of dots in each column; equal widths, left to right
    std::vector<double> means; ///< mean of the numbers in each column: position of its dots
    int below = 0, above = 0;  ///< numbers outside the axis
    int most() const;          ///< the largest count, at least 1
    double width() const;      ///< of a column
};

/// The axis always contains `outcome`. Numbers more than three interquartile ranges beyond the quartiles (J.
/// W. Tukey, Exploratory Data Analysis, 1977, sec. 2E: "far out") are outside the axis.
DotColumns dotColumns(std::vector<double> numbers, std::optional<double> outcome, int columns);

/// Draws the numbers of a class, one dot each, and the outcome as a line.
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
