// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plot/content/plot_spec.h"

#include <QLocale>
#include <QString>

#include <cstdint>
#include <span>
#include <vector>

namespace timestep {

/// A fit of one curve that was carried out.
struct FittedLine {
    Fit fit = {};                              ///< not found(): the rows do not determine it
    ReferenceLine line = {};                   ///< over the rows that count, its label is the result
    std::vector<double> x = {}, residual = {}; ///< value minus fit of the rows that count
};

/// What a fit is made for: the scale of the x axis, whether x is the time, and how numbers are written.
struct FitFrame {
    AxisScale along = AxisScale::Linear;
    bool isTime = false;
    QLocale numbers = {};
};

/// The names of the abscissa in typed formulas: x, and t for a time.
std::vector<std::string> abscissasOf(bool isTime);

/// The form of a fit as people read it: "a + b·x".
QString formOf(const PlotFit& wanted);

/// Fits the rows of a curve that count. `name`: of the curve, put before the label; may be empty. Throws
/// InputError for a typed formula that cannot be read.
FittedLine fittedLine(const PlotFit& wanted, std::span<const double> x, std::span<const double> y,
                      const QString& name, const FitFrame& frame);

/// Fits that were carried out, so that unchanged rows are not fitted again.
class FitCache {
public:
    /// Like fittedLine(), which it calls only for other rows or another fit.
    const FittedLine& of(const PlotFit& wanted, std::span<const double> x, std::span<const double> y,
                         const QString& name, const FitFrame& frame);
    /// Forgets what has not been asked for since the last call.
    void forgetUnused();

private:
    struct Kept {
        PlotFit wanted;
        std::uint64_t rows = 0; ///< a hash of them
        QString name;
        AxisScale along;
        QLocale numbers;
        FittedLine line;
        bool used = true;
    };
    std::vector<Kept> m_kept;
};

/// "2.004 ± 0.012": the error with two digits, the value with as many decimals; bare without an error.
QString withError(double value, double error, const QLocale& numbers);

} // namespace timestep
