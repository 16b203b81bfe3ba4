// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures as people with another colour vision, and printers without colours, show them.
#pragma once

#include <QColor>
#include <QImage>

#include <algorithm>
#include <array>
#include <cmath>

namespace timestep {

/// A way to see: a matrix that acts on linear red, green and blue.
struct ColourVision {
    const char* name;
    std::array<std::array<double, 3>, 3> matrix;
};

/// Full protanopia, deuteranopia and tritanopia: Machado, Oliveira, Fernandes, A Physiologically-based Model
/// for Simulation of Color Vision Deficiency, IEEE Transactions on Visualization and Computer Graphics 15
/// (2009), 1291-1298, table 1 with severity 1.0. Grey: the luminance of ITU-R BT.709.
inline constexpr std::array colourVisions{
    ColourVision{"protan",
                 {{{0.152286, 1.052583, -0.204868},
                   {0.114503, 0.786281, 0.099216},
                   {-0.003882, -0.048116, 1.051998}}}},
    ColourVision{
        "deutan",
        {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}}},
    ColourVision{"tritan",
                 {{{1.255528, -0.076749, -0.178779},
                   {-0.078411, 0.930809, 0.147602},
                   {0.004733, 0.691367, 0.303900}}}},
    ColourVision{"grey", {{{0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}}}}};

inline QColor seen(const QColor& colour, const ColourVision& vision) {
    const auto linear = [](double c) {
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    const auto encoded = [](double c) {
        c = std::clamp(c, 0.0, 1.0);
        return c <= 0.0031308 ? 12.92 * c : 1.055 * std::pow(c, 1 / 2.4) - 0.055;
    };
    const std::array<double, 3> in{linear(colour.redF()), linear(colour.greenF()), linear(colour.blueF())};
    std::array<float, 3> out{};
    for (std::size_t i = 0; i < 3; ++i) {
        double sum = 0;
        for (std::size_t j = 0; j < 3; ++j) sum += vision.matrix[i][j] * in[j];
        out[i] = static_cast<float>(encoded(sum));
    }
    return QColor::fromRgbF(out[0], out[1], out[2]);
}

inline QImage seen(QImage picture, const ColourVision& vision) {
    picture = picture.convertToFormat(QImage::Format_RGB32);
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            picture.setPixelColor(x, y, seen(picture.pixelColor(x, y), vision));
    return picture;
}

} // namespace timestep
