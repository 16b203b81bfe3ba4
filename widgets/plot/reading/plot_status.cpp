// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/reading/plot_status.h"

#include <algorithm>

namespace timestep {

namespace {

constexpr int sideMargin = 12; ///< [px] on either side

}

PlotStatus::PlotStatus(QWidget* parent) : QLabel(parent) {
    setContentsMargins(sideMargin, 0, sideMargin, 0);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setWordWrap(true);
    hide();
}

QStringList PlotStatus::notesOn(const Chart& chart, const QLocale& numbers) {
    QStringList notes;
    const auto count = static_cast<int>(std::min<std::size_t>(chart.leftOut(), 1000000000));
    if (count > 0) notes << tr("%n value(s) ≤ 0 left out (logarithmic axis)", nullptr, count);
    if (const QString remark = chart.scaleRemark(numbers); !remark.isEmpty()) notes << remark;
    return notes;
}

void PlotStatus::setNotes(const QStringList& notes, const QWidget& plot) {
    const QString all = notes.join(QStringLiteral(" · "));
    const QFontMetrics metrics = fontMetrics();
    const int width = std::max(1, plot.width() - 2 * sideMargin);
    const int lines = plot.height() > 16 * metrics.lineSpacing() ? 2 : 1;
    const auto holds = [&](const QString& words) {
        const QRect bounds = metrics.boundingRect(QRect(0, 0, width, 1 << 20), Qt::TextWordWrap, words);
        return bounds.height() < (lines + 0.5) * metrics.lineSpacing();
    };
    QString shown = all;
    for (int room = lines * width; room > width / 2 && !holds(shown); room -= std::max(1, width / 20))
        shown = metrics.elidedText(all, Qt::ElideRight, room);
    setText(shown);
    setToolTip(all);
    setVisible(!all.isEmpty());
}

} // namespace timestep
