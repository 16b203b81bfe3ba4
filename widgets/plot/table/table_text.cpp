// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/table/table_text.h"

#include "widgets/plot/content/curves.h"
#include "widgets/text/text.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace timestep {

QString tableText(const Table& table, const std::vector<std::size_t>& columns, QLocale locale,
                  const std::vector<std::size_t>& rows) {
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    std::vector<std::size_t> shown = columns;
    if (shown.empty()) {
        shown.resize(table.columns.size());
        std::iota(shown.begin(), shown.end(), std::size_t{0});
    }
    std::size_t count = 0;
    QStringList heads;
    for (const std::size_t index : shown) {
        const Column& column = table.columns[index];
        count = std::max(count, column.values.size());
        QString head = axisLabel(translated(column.name), column.unit);
        if (column.run >= 0 && static_cast<std::size_t>(column.run) < table.runs.size() &&
            !table.runs[static_cast<std::size_t>(column.run)].empty())
            head = QString::fromStdString(table.runs[static_cast<std::size_t>(column.run)]) +
                   QStringLiteral(": ") + head;
        heads << head.simplified();
    }
    QString text = heads.join(QLatin1Char('\t')) + QLatin1Char('\n');
    const auto addRow = [&](std::size_t row) {
        for (std::size_t i = 0; i < shown.size(); ++i) {
            if (i > 0) text += QLatin1Char('\t');
            const std::vector<double>& values = table.columns[shown[i]].values;
            if (row < values.size() && !std::isnan(values[row]))
                text += locale.toString(values[row], 'g', QLocale::FloatingPointShortest);
        }
        text += QLatin1Char('\n');
    };
    if (rows.empty())
        for (std::size_t row = 0; row < count; ++row) addRow(row);
    else
        for (const std::size_t row : rows) addRow(row);
    return text;
}

} // namespace timestep
