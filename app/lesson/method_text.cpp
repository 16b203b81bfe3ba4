// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/method_text.h"

#include "app/names.h"
#include "core/integration/integrator.h"
#include "core/particles/relaxation.h"

#include <algorithm>

namespace timestep {

namespace {

template <typename Record>
MethodText textOf(const Record* record, std::string_view context) {
    if (record == nullptr) return {};
    return {translated(context, record->name), record->code,
            QString::fromUtf8(record->reference.data(), static_cast<qsizetype>(record->reference.size()))};
}

} // namespace

MethodText methodOf(const Experiment& experiment, std::size_t run) {
    if (run >= experiment.runs.size()) return {};
    const ParameterValues& method = experiment.runs[run].method;
    if (method.has("integrator")) return textOf(findIntegrator(method.choice("integrator")), "integrator");
    if (method.has("relaxation")) return textOf(findRelaxation(method.choice("relaxation")), "relaxation");
    return {};
}

bool sameMethods(const Experiment& one, const Experiment& other) {
    return std::equal(one.runs.begin(), one.runs.end(), other.runs.begin(), other.runs.end(),
                      [](const Run& a, const Run& b) { return a.method == b.method; });
}

} // namespace timestep
