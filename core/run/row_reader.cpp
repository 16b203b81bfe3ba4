// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/row_reader.h"

#include <utility>

namespace timestep {

RowReader::RowReader(std::vector<Measure> measures) : measures_(std::move(measures)) {
    for (const Measure& measure : measures_) {
        const bool isMetric = measure.source == Measure::Source::Metric;
        readings_.push_back({isMetric ? measure.metric->value : nullptr, measure.source, measure.coordinate});
        readsCoordinates_ =
            readsCoordinates_ || measure.source == Measure::Source::Q || measure.source == Measure::Source::V;
    }
}

} // namespace timestep
