// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/frame/strain_colours.h"

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

QColor mix(const QColor& from, const QColor& to, double share) {
    const auto between = [share](float a, float b) { return a + (b - a) * static_cast<float>(share); };
    return QColor::fromRgbF(between(from.redF(), to.redF()), between(from.greenF(), to.greenF()),
                            between(from.blueF(), to.blueF()));
}

} // namespace

StrainColours::StrainColours(Theme theme) {
    const bool dark = theme == Theme::Dark, grey = theme == Theme::BlackAndWhite;
    const QColor compressed = grey   ? QColor(0x9c, 0x9c, 0x9c)
                              : dark ? QColor(0x3d, 0xa5, 0xff)
                                     : QColor(0x00, 0x52, 0xcc);
    const QColor neutral = grey   ? QColor(0x60, 0x60, 0x60)
                           : dark ? QColor(0x8a, 0x91, 0x9b)
                                  : QColor(0x86, 0x8e, 0x98);
    const QColor stretched = grey   ? QColor(0x00, 0x00, 0x00)
                             : dark ? QColor(0xff, 0x8c, 0x1a)
                                    : QColor(0xd0, 0x45, 0x00);
    constexpr int middle = steps / 2;
    for (int i = 0; i < steps; ++i) {
        const double share = std::abs(i - middle) / static_cast<double>(middle);
        m_colours[static_cast<std::size_t>(i)] = mix(neutral, i < middle ? compressed : stretched, share);
    }
}

int StrainColours::step(double strain, double fullScale) {
    constexpr int middle = steps / 2;
    const double share = strain / fullScale;
    if (!(share < 1)) return steps - 1;
    return middle + static_cast<int>(std::lround(std::max(share, -1.0) * middle));
}

} // namespace timestep
