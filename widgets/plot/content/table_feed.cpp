// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/content/table_feed.h"

#include <algorithm>
#include <utility>

namespace timestep {

namespace {

/// Whether the tables differ only in their values.
bool sameColumns(const Table& one, const Table& other) {
    return one.runs == other.runs && std::equal(one.columns.begin(), one.columns.end(), other.columns.begin(),
                                                other.columns.end(), [](const Column& a, const Column& b) {
                                                    return a.id == b.id && a.run == b.run &&
                                                           a.name == b.name && a.unit == b.unit;
                                                });
}

} // namespace

TableFeed::Change TableFeed::take(const Table& newest, bool restarted, std::uint64_t edition) {
    const bool known = edition != 0 && edition == std::exchange(m_edition, edition);
    if (!known && !sameColumns(*m_copy, newest)) {
        m_copy = std::make_shared<Table>(newest);
        m_shown = m_copy;
        return Change::Columns;
    }
    bool grown = !restarted;
    for (std::size_t i = 0; grown && i < m_copy->columns.size(); ++i)
        grown = m_copy->columns[i].values.size() <= newest.columns[i].values.size();
    for (std::size_t i = 0; i < m_copy->columns.size(); ++i) {
        std::vector<double>& values = m_copy->columns[i].values;
        const std::vector<double>& given = newest.columns[i].values;
        if (grown)
            values.insert(values.end(), given.begin() + static_cast<std::ptrdiff_t>(values.size()),
                          given.end());
        else
            values = std::vector<double>(given); // without the spare capacity of a longer run
    }
    return grown ? Change::Rows : Change::Values;
}

} // namespace timestep
