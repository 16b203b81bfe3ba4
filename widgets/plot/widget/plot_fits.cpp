// SPDX-License-Identifier: GPL-3.0-or-later
// The fits of a PlotWidget: to what is visible, to a range that is dragged, with a typed formula.
#include "core/input_error.h"
#include "widgets/controls/opening.h"
#include "widgets/plot/dialogs/fit_dialog.h"
#include "widgets/plot/widget/plot_parts.h"
#include "widgets/plot/widget/plot_widget.h"

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

bool isFitted(const CurvePlottable& curve) {
    return curve.visible() && curve.curve().referenceLine < 0;
}

} // namespace

const std::vector<ReferenceLine>& PlotWidget::fits() const {
    return m_parts->state.content().fits();
}

/// A fit to the range that was dragged, or to what is visible.
PlotFit PlotWidget::proposedFit(FitKind kind) const {
    const FitRange& drawn = m_parts->fitRange;
    const PlotRange range = drawn.isOn() && drawn.range() ? *drawn.range() : m_parts->chart.xRange();
    PlotFit fit;
    fit.axes = plainAxesOf(spec());
    fit.kind = kind;
    fit.from = range.low;
    fit.to = range.high;
    return fit;
}

/// One fit for each shown curve.
std::vector<PlotFit> PlotWidget::fitsOf(const PlotFit& wanted) const {
    std::vector<PlotFit> fits;
    for (const CurvePlottable* const curve : m_parts->chart.curves()) {
        if (!isFitted(*curve)) continue;
        PlotFit fit = wanted;
        fit.column = m_parts->state.table().columns[curve->curve().y].id;
        fit.run = curve->curve().run;
        fits.push_back(std::move(fit));
    }
    return fits;
}

/// The results that the fits would give, one line for each curve.
QString PlotWidget::resultOf(const PlotFit& wanted) const {
    const FitFrame frame{spec().xScale(), spec().x == "time", numbers()};
    QStringList results;
    const std::vector<PlotFit> fits = fitsOf(wanted);
    std::size_t next = 0;
    for (const CurvePlottable* const curve : m_parts->chart.curves()) {
        if (!isFitted(*curve)) continue;
        const FittedLine line = fittedLine(fits[next++], curve->xs(), curve->ys(),
                                           fits.size() > 1 ? curve->curve().label : QString(), frame);
        if (line.fit.found()) results << line.line.label;
    }
    return results.join(QLatin1Char('\n'));
}

bool PlotWidget::addFits(const PlotFit& wanted) {
    if (resultOf(wanted).isEmpty()) return false;
    PlotAdditions added = spec().added;
    for (PlotFit& fit : fitsOf(wanted))
        if (std::find(added.fits.begin(), added.fits.end(), fit) == added.fits.end())
            added.fits.push_back(std::move(fit));
    add(added);
    return true;
}

void PlotWidget::fitVisible(FitKind kind) {
    const PlotAdditions& added = spec().added;
    if (added.spectrum || added.residuals)
        return m_parts->reader.say(tr("Curves can be fitted, but not their spectra or residuals."));
    if (!addFits(proposedFit(kind)))
        m_parts->reader.say(tr("No such fit: the visible rows do not determine it."));
}

void PlotWidget::askForFit() {
    const PlotAdditions& added = spec().added;
    if (added.spectrum || added.residuals)
        return m_parts->reader.say(tr("Curves can be fitted, but not their spectra or residuals."));
    auto* const dialog = new FitDialog(
        proposedFit(FitKind::Own), m_parts->state.curves().x.text(),
        [this](const PlotFit& wanted) { return resultOf(wanted); }, window());
    connect(this, &QObject::destroyed, dialog, &QWidget::close);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { addFits(dialog->wanted()); });
    openAndForget(dialog);
}

void PlotWidget::removeFits() {
    PlotAdditions added = spec().added;
    if (added.fits.empty()) return;
    added.fits.clear();
    added.residuals = false;
    add(added);
}

/// Applies the range to the fits on these axes; without any, the next one uses it.
void PlotWidget::takeFitRange(const PlotRange& range) {
    PlotAdditions added = spec().added;
    bool any = false;
    for (PlotFit& fit : added.fits) {
        if (fit.axes != plainAxesOf(spec())) continue;
        fit.from = range.low;
        fit.to = range.high;
        any = true;
    }
    if (any)
        add(added);
    else
        m_parts->reader.say(tr("The next fit uses these rows."));
}

/// Shows the range of the fits as the band; without a fit the band stays.
void PlotWidget::showFitRange() {
    for (const PlotFit& fit : m_parts->state.content().spec().added.fits)
        if (std::isfinite(fit.from) && std::isfinite(fit.to))
            return m_parts->fitRange.show(PlotRange{fit.from, fit.to});
    if (!m_parts->fitRange.isOn()) m_parts->fitRange.show(std::nullopt);
}

} // namespace timestep
