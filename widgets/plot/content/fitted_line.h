// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plot/content/plot_spec.h"

#include <QLocale>
#include <QString>

#include <cstdint>
#include <span>
#include <vector>

namespace timestep {

/// The result of fitting one curve.
struct FittedLine {
    Fit fit = {};                              ///< not found(): the rows do not determine it
    ReferenceLine line = {};                   ///< over the fitted rows, with the result as its label
    std::vector<double> x = {}, residual = {}; ///< value minus fit, at the fitted rows
};

/// The context of a fit: scale of the x axis, whether x is the time, and the locale of numbers.
struct FitFrame {
    AxisScale along = AxisScale::Linear;
    bool isTime = false;
    QLocale numbers = {};
};

/// The names of the abscissa in typed formulas: x, and t for a time.
std::vector<std::string> abscissasOf(bool isTime);

/// The form of a fit as people read it: "a + b·x".
QString formOf(const PlotFit& wanted);

/// The letter of a parameter as people read it: "ω" for w of a sine.
QString fitLetter(const std::string& letter, FitKind kind);

/// Fits the rows of a curve that are within the range of the fit. `name`: of the curve, put before the label;
/// may be empty. Throws InputError for a typed formula that cannot be read.
FittedLine fittedLine(const PlotFit& wanted, std::span<const double> x, std::span<const double> y,
                      const QString& name, const FitFrame& frame);

/// A cache of fits, so that unchanged rows are not fitted again.
class FitCache {
public:
    /// Like fittedLine(), which is called only if the rows or the fit differ.
    const FittedLine& of(const PlotFit& wanted, std::span<const double> x, std::span<const double> y,
                         const QString& name, const FitFrame& frame);
    /// Removes the fits that were not used since the last call.
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

/// "2.004 ± 0.012": the error has two digits, the value as many decimals; without an error only the value.
QString withError(double value, double error, const QLocale& numbers);

} // namespace timestep
