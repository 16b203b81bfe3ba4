// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plot/axes/axis_map.h"

#include <cstddef>
#include <span>
#include <vector>

namespace timestep {

/// Maps values of x to pixel columns: floor(offset + scale p) with the place p of x on its axis. Everything
/// left of the plot shares column -1, everything right of it column `count`.
struct PixelColumns {
    double offset = 0; ///< [px]
    double scale = 1;  ///< [px per unit of x, or per decade], > 0
    AxisMap axis = {};
    int count = 0; ///< columns of the plot [px]

    int of(double x) const;
    bool operator==(const PixelColumns&) const = default;
};

/// A row of a curve. A gap (a value that is not defined, or not positive on a logarithmic axis) has y = NaN.
struct Sample {
    double x = 0, y = 0;
    std::size_t row = 0;
};

/// Thins a curve out to its visible points: of every stretch of consecutive rows in one pixel column it keeps
/// the first, the lowest, the highest and the last, in the order of the rows. Lines between whole pixels give
/// the same picture as all rows; Qt's painter, which rounds between pixels, differs in about one pixel in a
/// hundred, and with anti-aliasing in shades of grey. x need not be monotone (a phase portrait just has more
/// stretches). Rows are processed as they arrive. Source: Jugel, Jerzak, Hackenbroich, Markl, "M4: A
/// Visualization-Oriented Time Series Data Aggregation", VLDB 2014. Departure: stretches instead of whole
/// columns, so that gaps and the order of drawing are preserved.
class M4 {
public:
    M4() = default;
    /// On a logarithmic y axis, values <= 0 are gaps. No other monotone scale of y changes which rows are
    /// first, lowest, highest and last. On wrapped axes the samples are within the turn, with a gap where the
    /// line leaves it.
    M4(const PixelColumns& pixelColumns, const AxisMap& yAxis) : m_columns(pixelColumns), m_y(yAxis) {}

    /// Processes the rows after those already seen. x and y are whole columns that have only grown.
    void append(std::span<const double> x, std::span<const double> y);

    /// The number of rows processed.
    std::size_t rows() const { return m_seen; }
    /// The samples that further rows do not change.
    const std::vector<Sample>& finished() const { return m_done; }
    /// The samples of the last stretch, at most four; further rows may change them.
    std::vector<Sample> open() const;
    /// All samples, in order.
    std::vector<Sample> samples() const;

    const PixelColumns& grid() const { return m_columns; }
    const AxisMap& yAxis() const { return m_y; }

private:
    void begin(const Sample& sample);
    void finish();
    void leaveTurn(const Sample& next);

    PixelColumns m_columns;
    AxisMap m_y;
    std::size_t m_seen = 0;
    std::vector<Sample> m_done;
    bool m_stretch = false;         ///< whether a stretch is open
    int m_column = 0;               ///< of the open stretch
    double m_left = 0, m_right = 0; ///< range of x well inside that column, for a quick test
    Sample m_first, m_lowest, m_highest, m_last;
};

} // namespace timestep
