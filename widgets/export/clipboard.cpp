// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/clipboard.h"

#include "widgets/plot/content/curves.h"
#include "widgets/plot/content/plot_content.h"
#include "widgets/plot/table/table_text.h"

#include <algorithm>

namespace timestep {

std::unique_ptr<QMimeData> clipboardData(const Figure& figure) {
    const PlotContent content(figure.table, figure.plot);
    std::vector<std::size_t> columns;
    const auto add = [&](std::size_t index) {
        if (std::find(columns.begin(), columns.end(), index) == columns.end()) columns.push_back(index);
    };
    const CurveSet set = curvesOf(content.table(), content.spec(), Theme::Print);
    for (const Curve& curve : set.curves) {
        if (curve.referenceLine >= 0) continue;
        add(curve.x);
        add(curve.y);
    }
    auto data = std::make_unique<QMimeData>();
    data->setImageData(figureImage(figure));
    data->setData(QStringLiteral("image/svg+xml"), figureSvg(figure));
    if (!columns.empty()) data->setText(tableText(content.table(), columns, figure.layout.locale));
    return data;
}

} // namespace timestep
