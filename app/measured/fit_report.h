// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measured/data_comparison.h"
#include "core/table/word_table.h"

#include <QLocale>
#include <QString>

namespace timestep {

/// The findings of a fit or a comparison, in lines for the reader: values with uncertainties, correlations,
/// and how well the run follows the points. Angles in degrees.
QString fitReport(const DataComparison& comparison, const QLocale& locale);

/// Why a fit has no result, with the names of its parameters; empty: it has one.
QString failureText(const ParameterFit& fit);

/// The parameters of a fit with their uncertainties, start values and units, for other programs. `inDegrees`:
/// angles are in degrees.
WordTable fitTable(const ParameterFit& fit, const QLocale& locale, bool inDegrees);

/// "9.812 ± 0.012": the value with as many decimals as the uncertainty has with two digits.
QString valueWithError(double value, double error, const QLocale& locale);

} // namespace timestep
