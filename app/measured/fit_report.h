// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measured/data_comparison.h"
#include "core/table/word_table.h"

#include <QLocale>
#include <QString>
#include <QStringList>

#include <string>

namespace timestep {

/// The findings of a fit or a comparison, in lines for the reader: values with uncertainties, correlations,
/// and how well the run follows the points. Angles in degrees.
QString fitReport(const DataComparison& comparison, const QLocale& locale);

/// How good a fit is, one sentence each: r² and χ² per degree of freedom with their definitions, whether a
/// constant would do as well, and how far a finer step moves the values. `byKey`: parameters are named by
/// their keys, and the hint is that of the command line. `timeUnit`: of the step.
QStringList fitQuality(const ParameterFit& fit, const std::string& timeUnit, const QLocale& locale,
                       bool byKey);

/// Why a fit has no result, with the names of its parameters; empty: it has one.
QString failureText(const ParameterFit& fit);

/// The parameters of a fit with their uncertainties, start values and units, for other programs. `inDegrees`:
/// angles are in degrees.
WordTable fitTable(const ParameterFit& fit, const QLocale& locale, bool inDegrees);

/// "9.812 ± 0.012": the value with as many decimals as the uncertainty has with two digits.
QString valueWithError(double value, double error, const QLocale& locale);

} // namespace timestep
