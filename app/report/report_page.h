// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/report.h"

#include <QString>

namespace timestep {

/// "**Figure 2.** ..." for that figure of the report; Markdown.
QString numberedCaption(const Report& report, const ReportFigure& figure);

/// Markdown with formulas as HTML, formulas as drawings with their TeX as text for screen readers.
QString htmlOf(const QString& markdown);

} // namespace timestep
