// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plot/axes/axis_map.h"

#include <qcustomplot.h>

namespace timestep {

/// Returns a digit times a power of ten as a tick label: "−0.02", or "−2·10⁻⁵" beyond 0.001 to 50000.
QString decadeText(double value, const QLocale& locale);

/// Steps of 1, 2, 2.5 or 5 times a power of ten: at most the requested number of ticks, so that labels do not
/// touch, but at least two.
class LinearTicker : public QCPAxisTicker {
public:
    /// Only whole numbers, for counts.
    void setWhole(bool whole) { m_whole = whole; }
    /// The distance between ticks; 0, or too many of them: chosen by the room.
    void setStep(double step) { m_step = step; }

protected:
    double getTickStep(const QCPRange& range) override;
    QString getTickLabel(double tick, const QLocale& locale, QChar format, int precision) override;

private:
    bool m_whole = false;
    double m_step = 0;
};

/// Powers of ten, with 3 times or 2 and 5 times them in between if there is room, or fewer if there is not.
/// Minor ticks are at every digit of a decade, or at every power of ten over many decades.
class LogTicker : public QCPAxisTickerLog {
protected:
    QVector<double> createTickVector(double tickStep, const QCPRange& range) override;
    QVector<double> createSubTickVector(int count, const QVector<double>& ticks) override;
    QString getTickLabel(double tick, const QLocale& locale, QChar format, int precision) override;

private:
    bool m_plain = false;
};

/// Parts of a half turn, "−π", "−π/2", for an axis of angles; round numbers if the range is narrower.
class AngleTicker : public LinearTicker {
protected:
    double getTickStep(const QCPRange& range) override;
    QString getTickLabel(double tick, const QLocale& locale, QChar format, int precision) override;

private:
    int m_parts = 0; ///< ticks in half a turn; 0: round numbers
};

/// Zero and powers of ten on both sides of it, as dense as there is room; round values if the range is
/// narrower than a decade. For an axis whose coordinates are places of a symmetric logarithm.
class SymlogTicker : public QCPAxisTicker {
public:
    void setMap(const AxisMap& map) { m_map = map; }

protected:
    QVector<double> createTickVector(double tickStep, const QCPRange& range) override;
    QVector<double> createSubTickVector(int count, const QVector<double>& ticks) override;
    QString getTickLabel(double tick, const QLocale& locale, QChar format, int precision) override;

private:
    /// 0 and, on both sides, multiples of powers of ten: the first one `first` decades above the threshold,
    /// the others `apart` decades apart.
    QVector<double> powers(const QCPRange& range, std::initializer_list<double> steps, int first,
                           int apart) const;
    /// Round values, not closer together than `spacing`.
    QVector<double> roundValues(const QCPRange& range, double spacing) const;
    QVector<double> onAxis(QVector<double> values) const;

    AxisMap m_map;
    bool m_plain = true, m_powers = false;
};

} // namespace timestep
