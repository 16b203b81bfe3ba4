// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/frame/sheet_colours.h"

#include <cmath>

namespace timestep {

SheetColours::SheetColours(Theme theme) {
    struct Stop {
        double at;
        QColor colour;
    };
    using Stops = std::array<Stop, 5>;
    const bool dark = theme == Theme::Dark;
    const bool grey = theme == Theme::BlackAndWhite;
    const Stops stops =
        grey   ? Stops{{{0, 0xd8d8d8}, {0.30, 0xaaaaaa}, {0.55, 0x7c7c7c}, {0.80, 0x484848}, {1, 0x101010}}}
        : dark ? Stops{{{0, 0x2f628f}, {0.30, 0x60a8d6}, {0.55, 0xded6be}, {0.80, 0xf7a452}, {1, 0xff5c38}}}
               : Stops{{{0, 0x3478ab}, {0.30, 0x74b4dc}, {0.55, 0xe3d8b4}, {0.80, 0xf0973c}, {1, 0xd9431a}}};
    m_edge = grey ? QColor(0x20, 0x20, 0x20) : dark ? QColor(0xa3, 0xb4, 0xc4) : QColor(0x24, 0x4f, 0x70);
    for (int i = 0; i < steps; ++i) {
        const double share = i / static_cast<double>(steps - 1);
        std::size_t k = 0;
        while (k + 2 < stops.size() && stops[k + 1].at < share) ++k;
        const double part = (share - stops[k].at) / (stops[k + 1].at - stops[k].at);
        const QColor &from = stops[k].colour, &to = stops[k + 1].colour;
        const auto between = [part](float a, float b) { return a + (b - a) * static_cast<float>(part); };
        m_colours[static_cast<std::size_t>(i)] =
            QColor::fromRgbF(between(from.redF(), to.redF()), between(from.greenF(), to.greenF()),
                             between(from.blueF(), to.blueF()));
    }
}

const QColor& SheetColours::colour(double share) const {
    if (!(share < 1)) return m_colours.back();
    return m_colours[share > 0 ? static_cast<std::size_t>(std::lround(share * (steps - 1))) : 0];
}

} // namespace timestep
