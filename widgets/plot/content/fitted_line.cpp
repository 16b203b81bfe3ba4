// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/content/fitted_line.h"

#include "core/curve_fit/own_fit.h"
#include "widgets/text/label_text.h"
#include "widgets/text/text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <bit>
#include <cmath>
#include <functional>
#include <optional>

namespace timestep {

namespace {

struct FitTexts {
    Q_DECLARE_TR_FUNCTIONS(WindowMeasures)
};

constexpr int pieces = 400; ///< of a drawn fit
/// Number of rows that are fitted within a fraction of a second; of more rows only every n-th is used.
constexpr std::size_t mostRows = 200'000, mostRowsOfFormula = 20'000;

QString labelOf(const PlotFit& wanted, const Fit& fit, std::size_t stride, const QString& name,
                const QLocale& locale) {
    QStringList numbers;
    for (std::size_t i = 0; i < fit.count; ++i)
        numbers << QStringLiteral("%1 = %2").arg(
            fitLetter(fit.parameters[i].letter, fit.kind),
            withError(fit.parameters[i].value, fit.parameters[i].error, locale));
    numbers << QStringLiteral("r² = %1").arg(locale.toString(fit.determination, 'g', 5));
    if (fit.scatter > 0)
        numbers << QStringLiteral("σ = %1").arg(withPowers(locale.toString(fit.scatter, 'g', 3), locale));
    if (stride > 1) numbers << FitTexts::tr("1 row in %1").arg(stride);
    const QString text = FitTexts::tr("fit %1: %2").arg(formOf(wanted), numbers.join(QStringLiteral(", ")));
    return name.isEmpty() ? text : name + QStringLiteral(" · ") + text;
}

/// Places along x at which a fit is drawn, evenly spaced on the axis.
std::vector<double> placesBetween(double low, double high, bool powers, bool bothSides) {
    std::vector<double> places;
    for (int i = 0; i <= pieces; ++i) {
        const double part = static_cast<double>(i) / pieces;
        places.push_back(powers ? low * std::pow(high / low, part) : low + (high - low) * part);
    }
    if (!bothSides) return places;
    for (const double end : {low, high}) // a symmetric logarithm also shows values near zero
        for (int i = 1; i <= pieces / 2; ++i)
            if (const double at = end * std::pow(10, -8.0 * i / (pieces / 2)); at > low && at < high)
                places.push_back(at);
    std::sort(places.begin(), places.end());
    return places;
}

std::uint64_t hashOf(std::span<const double> x, std::span<const double> y) {
    std::uint64_t hash = 14695981039346656037ULL; // FNV-1a, over whole numbers
    const auto add = [&](double value) {
        hash = (hash ^ std::bit_cast<std::uint64_t>(value)) * 1099511628211ULL;
        hash ^= hash >> 29;
    };
    const std::size_t rows = std::min(x.size(), y.size());
    add(static_cast<double>(rows));
    for (std::size_t i = 0; i < rows; ++i) {
        add(x[i]);
        add(y[i]);
    }
    return hash;
}

} // namespace

QString withError(double value, double error, const QLocale& numbers) {
    const auto general = [&](double number, int digits) {
        return withPowers(numbers.toString(number, 'g', digits), numbers);
    };
    if (!(error > 0) || !std::isfinite(error)) return general(value, 6);
    const double largest = std::max(std::abs(value), error);
    const int digits = static_cast<int>(std::floor(std::log10(largest)) - std::floor(std::log10(error))) + 2;
    if (largest >= 1e5 || largest < 1e-3) // powers of ten show the same decimals for both
        return QStringLiteral("%1 ± %2").arg(general(value, std::clamp(digits, 2, 9)), general(error, 2));
    const int decimals = std::clamp(1 - static_cast<int>(std::floor(std::log10(error))), 0, 9);
    const auto fixed = [&](double number) {
        return withPowers(numbers.toString(number, 'f', decimals), numbers);
    };
    return QStringLiteral("%1 ± %2").arg(fixed(value), error < 1e-9 ? general(error, 2) : fixed(error));
}

QString fitLetter(const std::string& letter, FitKind kind) {
    if (kind == FitKind::Own || kind == FitKind::Polynomial) return QString::fromStdString(letter);
    return letter == "w"   ? QStringLiteral("ω")
           : letter == "p" ? QStringLiteral("φ")
           : letter == "d" ? QStringLiteral("γ")
                           : QString::fromStdString(letter);
}

std::vector<std::string> abscissasOf(bool isTime) {
    return isTime ? std::vector<std::string>{"x", "t"} : std::vector<std::string>{"x"};
}

QString formOf(const PlotFit& wanted) {
    switch (wanted.kind) {
    case FitKind::Line:
        return QStringLiteral("a + b·x");
    case FitKind::PowerLaw:
        return QStringLiteral("a·xᵇ");
    case FitKind::Exponential:
        return QStringLiteral("a·exp(b·x)");
    case FitKind::Parabola:
        return QStringLiteral("a + b·x + c·x²");
    case FitKind::DampedSine:
        return QStringLiteral("c + a·exp(−γ·x)·sin(ω·x + φ)");
    case FitKind::Polynomial: {
        static const QString powers[] = {QStringLiteral("²"), QStringLiteral("³"), QStringLiteral("⁴"),
                                         QStringLiteral("⁵"), QStringLiteral("⁶"), QStringLiteral("⁷")};
        QString form = QStringLiteral("a + b·x");
        for (int k = 2; k <= std::min(wanted.degree, highestDegree); ++k)
            form += QStringLiteral(" + %1·x%2").arg(QString(QChar('a' + k)), powers[k - 2]);
        return form;
    }
    case FitKind::Own:
        return QString::fromStdString(wanted.formula);
    case FitKind::Sine:
        break;
    }
    return QStringLiteral("c + a·sin(ω·x + φ)");
}

FittedLine fittedLine(const PlotFit& wanted, std::span<const double> x, std::span<const double> y,
                      const QString& name, const FitFrame& frame) {
    FittedLine fitted;
    std::vector<double> values;
    const auto counts = [&](std::size_t i) {
        return x[i] >= wanted.from && x[i] <= wanted.to && std::isfinite(y[i]);
    };
    const std::size_t rows = std::min(x.size(), y.size());
    std::size_t inRange = 0, next = 0;
    for (std::size_t i = 0; i < rows; ++i) inRange += counts(i) ? 1 : 0;
    const std::size_t most = wanted.kind == FitKind::Own ? mostRowsOfFormula : mostRows;
    const std::size_t stride = (inRange + most - 1) / most;
    for (std::size_t i = 0; i < rows; ++i) {
        if (!counts(i) || next++ % std::max<std::size_t>(stride, 1) != 0) continue;
        fitted.x.push_back(x[i]);
        values.push_back(y[i]);
    }
    std::optional<OwnFit> own;
    if (wanted.kind == FitKind::Own) {
        own.emplace(wanted.formula, abscissasOf(frame.isTime), wanted.starts);
        fitted.fit = own->through(fitted.x, values);
    } else {
        fitted.fit = fitCurve(wanted.kind, fitted.x, values, wanted.degree);
    }
    if (!fitted.fit.found()) return fitted;
    const auto at = [&](double place) { return own ? own->at(place) : fitted.fit.at(place); };
    for (std::size_t i = 0; i < fitted.x.size(); ++i) fitted.residual.push_back(values[i] - at(fitted.x[i]));
    const auto [low, high] = std::minmax_element(fitted.x.begin(), fitted.x.end());
    const bool powers = (frame.along == AxisScale::Log || wanted.kind == FitKind::PowerLaw) && *high > 0;
    const double from = powers && *low <= 0 ? std::max(wanted.from, *high * 1e-3) : *low;
    fitted.line.run = wanted.run;
    fitted.line.x = placesBetween(from, *high, powers && from > 0, frame.along == AxisScale::Symlog);
    for (const double place : fitted.line.x) fitted.line.y.push_back(at(place));
    fitted.line.label = labelOf(wanted, fitted.fit, stride, name, frame.numbers);
    return fitted;
}

const FittedLine& FitCache::of(const PlotFit& wanted, std::span<const double> x, std::span<const double> y,
                               const QString& name, const FitFrame& frame) {
    const std::uint64_t rows = hashOf(x, y);
    for (Kept& kept : m_kept)
        if (kept.wanted == wanted && kept.rows == rows && kept.name == name && kept.along == frame.along &&
            kept.numbers == frame.numbers) {
            kept.used = true;
            return kept.line;
        }
    m_kept.push_back(
        {wanted, rows, name, frame.along, frame.numbers, fittedLine(wanted, x, y, name, frame), true});
    return m_kept.back().line;
}

void FitCache::forgetUnused() {
    std::erase_if(m_kept, [](const Kept& kept) { return !kept.used; });
    for (Kept& kept : m_kept) kept.used = false;
}

} // namespace timestep
