// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/memory_limit.h"

#include "core/input_error.h"
#include "core/run/session.h"
#include "core/table/number_text.h"

namespace timestep {

void refuseLargeTable(const Session& session) {
    constexpr double most = 250e6; // numbers, 2 GB
    const Experiment& experiment = session.experiment();
    double numbers = 0;
    for (const Column& column : session.table().columns)
        numbers += static_cast<double>(mostStepsOf(experiment, static_cast<std::size_t>(column.run))) /
                   static_cast<double>(experiment.recordEvery);
    if (numbers > most)
        throw InputError(
            Sentence(TRANSLATABLE("fault", "the table would hold %1 numbers, and %2 are the most; record "
                                           "fewer columns, or every n-th row (\"record\": {\"every\": n})"),
                     shortNumber(numbers), shortNumber(most)),
            "duration");
}

Sentence notEnoughMemory() {
    return TRANSLATABLE("fault", "there is not enough memory for this run");
}

} // namespace timestep
