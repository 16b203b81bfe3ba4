// SPDX-License-Identifier: GPL-3.0-or-later
// What a PlotWidget says of what it shows, and what its menu makes of that.
#include "widgets/plot/plot_widget_private.h"
#include "widgets/plot/window_measures.h"

#include <algorithm>

namespace timestep {

void PlotWidget::Private::showStatus() {
    const auto count = static_cast<int>(std::min<std::size_t>(chart->leftOut(), 1000000000));
    QStringList notes;
    if (count > 0) notes << PlotWidget::tr("%n value(s) ≤ 0 left out (logarithmic axis)", nullptr, count);
    if (const QString remark = chart->scaleRemark(numbers()); !remark.isEmpty()) notes << remark;
    notes << content.remarks();
    if (actions.statistics()->isChecked() && !chart->heatMap()) {
        // Reading all rows takes longer than a frame may: while rows come, the numbers wait.
        if (!restTimer.isActive())
            statistics = WindowMeasures(*chart, chart->xRange(), numbers()).statistics();
        if (!statistics.isEmpty()) notes << statistics;
    }
    const QString text = notes.join(QStringLiteral(" · "));
    // Two lines at most, one where the plot is low; the tool tip has all of it.
    const QFontMetrics metrics = status->fontMetrics();
    const int width = std::max(1, q->width() - 24), lines = q->height() > 16 * metrics.lineSpacing() ? 2 : 1;
    const auto holds = [&](const QString& words) {
        const QRect bounds = metrics.boundingRect(QRect(0, 0, width, 1 << 20), Qt::TextWordWrap, words);
        return bounds.height() < (lines + 0.5) * metrics.lineSpacing();
    };
    QString shown = text;
    for (int room = lines * width; room > width / 2 && !holds(shown); room -= std::max(1, width / 20))
        shown = metrics.elidedText(text, Qt::ElideRight, room);
    status->setText(shown);
    status->setToolTip(text);
    status->setVisible(!text.isEmpty());
}

void PlotWidget::Private::choose(PlotSpec chosen) {
    // Reference lines belong to the columns they were given with, and fits to those they were made of.
    const bool same = chosen.x == given.x && chosen.y == given.y;
    const bool fitted = chosen.x == spec.x && chosen.y == spec.y;
    std::vector<ReferenceLine> lines = same ? given.referenceLines : std::vector<ReferenceLine>();
    if (!fitted) fits = 0;
    lines.insert(lines.end(), spec.referenceLines.end() - static_cast<std::ptrdiff_t>(fits),
                 spec.referenceLines.end());
    chosen.referenceLines = std::move(lines);
    spec = chosen;
    rebuild();
    emit q->specChanged();
}

/// Does something that builds the chart anew, and shows the same part of it afterwards.
void PlotWidget::Private::keepWindow(const std::function<void()>& change) {
    const bool moved = chart->isMoved();
    const PlotRange x = chart->xRange(), y = chart->yRange();
    change();
    if (moved) chart->setRanges(x, y);
}

void PlotWidget::Private::addFits(FitKind kind) {
    if (spec.added.spectrum) {
        showReading(PlotWidget::tr("Fits are made of curves, not of their spectra."));
        return;
    }
    std::vector<ReferenceLine> lines = WindowMeasures(*chart, chart->xRange(), numbers()).fits(kind);
    if (lines.empty()) {
        showReading(PlotWidget::tr("No such fit: the visible rows do not fix it."));
        return;
    }
    keepWindow([&] {
        fits += lines.size();
        for (ReferenceLine& line : lines) spec.referenceLines.push_back(std::move(line));
        rebuild();
    });
    emit q->specChanged();
}

void PlotWidget::Private::removeFits() {
    if (fits == 0) return;
    keepWindow([this] {
        spec.referenceLines.resize(spec.referenceLines.size() - fits);
        fits = 0;
        rebuild();
    });
    emit q->specChanged();
}

} // namespace timestep
