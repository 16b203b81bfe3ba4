// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measured/data_comparison.h"

#include <QLocale>
#include <QString>

namespace timestep {

/// What a fit or a comparison found, in lines for the reader: values with uncertainties, correlations, and
/// how well the run follows the points. Angles in degrees.
QString fitReport(const DataComparison& comparison, const QLocale& locale);

/// "9.812 ± 0.012": the value with as many decimals as two digits of the uncertainty have.
QString valueWithError(double value, double error, const QLocale& locale);

} // namespace timestep
