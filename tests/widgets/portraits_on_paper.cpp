// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tools.h"
#include "widgets/export/figure.h"
#include "widgets/export/figure_layout.h"
#include "widgets/export/figure_measure.h"

#include <QRegularExpression>

#include <cmath>
#include <functional>
#include <unordered_map>

namespace timestep::portraits_on_paper_test {

namespace {

constexpr double allowed = 0.05; // [mm]
constexpr qsizetype mostBytes = 2'000'000;

using Motion = std::function<QPointF(int row)>;

Table tableOf(const Motion& motion, int rows) {
    Table table;
    table.runs = {"run"};
    Column x{"x", "angle θ", "1", 0, {}}, v{"v", "angular velocity ω", "1/s", 0, {}};
    for (int row = 0; row < rows; ++row) {
        const QPointF point = motion(row);
        x.values.push_back(point.x());
        v.values.push_back(point.y());
    }
    table.columns = {x, v};
    return table;
}

/// x" = x - x³ - 0.2 x' + 0.3 cos t, the chaotic motion of many textbooks, by the Runge–Kutta rule.
/// Source: Guckenheimer and Holmes, "Nonlinear Oscillations", 1983, section 2.2.
Motion duffing() {
    struct State {
        double x = 1, v = 0, t = 0;
    };
    return [state = State()](int) mutable {
        constexpr double h = 0.01;
        const auto slope = [](double x, double v, double t) {
            return QPointF(v, x - x * x * x - 0.2 * v + 0.3 * std::cos(t));
        };
        const QPointF here(state.x, state.v);
        const auto at = [&](const QPointF& p, double t) { return slope(p.x(), p.y(), t); };
        const QPointF a = at(here, state.t), b = at(here + h / 2 * a, state.t + h / 2),
                      c = at(here + h / 2 * b, state.t + h / 2), d = at(here + h * c, state.t + h);
        const QPointF next = here + h / 6 * (a + 2 * b + 2 * c + d);
        state = {next.x(), next.y(), state.t + h};
        return next;
    };
}

/// Finds the distance of a point from the nearest of many segments, if it is small [mm].
class Segments {
public:
    void add(const QPointF& from, const QPointF& to) {
        const auto index = static_cast<int>(m_segments.size());
        m_segments.push_back({from, to});
        const int pieces = 1 + static_cast<int>(QLineF(from, to).length() / (bucket / 2));
        for (int i = 0; i <= pieces; ++i) {
            std::vector<int>& here = m_buckets[keyOf(from + (to - from) * (1.0 * i / pieces), 0, 0)];
            if (here.empty() || here.back() != index) here.push_back(index);
        }
    }
    double distance(const QPointF& point) const {
        double nearest = 1;
        for (int dx = -1; dx <= 1; ++dx)
            for (int dy = -1; dy <= 1; ++dy) {
                const auto found = m_buckets.find(keyOf(point, dx, dy));
                if (found == m_buckets.end()) continue;
                for (const int index : found->second) {
                    nearest =
                        std::min(nearest, distanceTo(m_segments[static_cast<std::size_t>(index)], point));
                    if (nearest < allowed / 4) return nearest;
                }
            }
        return nearest;
    }

private:
    static constexpr double bucket = 0.1;
    static qint64 keyOf(const QPointF& point, int dx, int dy) {
        return (static_cast<qint64>(std::floor(point.x() / bucket)) + dx) * 1'000'000 +
               static_cast<qint64>(std::floor(point.y() / bucket)) + dy;
    }
    static double distanceTo(const QLineF& segment, const QPointF& point) {
        const QPointF way = segment.p2() - segment.p1(), to = point - segment.p1();
        const double square = QPointF::dotProduct(way, way);
        const double part = square > 0 ? std::clamp(QPointF::dotProduct(to, way) / square, 0.0, 1.0) : 0;
        return std::hypot((to - part * way).x(), (to - part * way).y());
    }
    std::vector<QLineF> m_segments;
    std::unordered_map<qint64, std::vector<int>> m_buckets;
};

/// The long lines of an SVG, which are written as relative whole numbers with their own transform [mm].
std::vector<QPolygonF> longLinesOf(const QByteArray& svg) {
    static const QRegularExpression path(QStringLiteral(
        "<path d=\"(m[-\\d m]*)\" fill=\"none\"[^>]*matrix\\(([-.\\d]+) 0 0 ([-.\\d]+) ([-.\\d]+) "
        "([-.\\d]+)\\)"));
    static const QRegularExpression number(QStringLiteral("-?\\d+"));
    std::vector<QPolygonF> lines;
    const QString text = QString::fromUtf8(svg);
    for (auto found = path.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        const double scale = match.captured(2).toDouble();
        const QPointF corner(match.captured(4).toDouble(), match.captured(5).toDouble());
        QPointF at;
        for (const QString& line : match.captured(1).split(QLatin1Char('m'), Qt::SkipEmptyParts)) {
            QPolygonF polygon;
            for (auto way = number.globalMatch(line); way.hasNext();) {
                const double right = way.next().captured().toDouble();
                if (!way.hasNext()) break;
                at += QPointF(right, way.next().captured().toDouble());
                polygon << (scale * at + corner) * (25.4 / figureResolution);
            }
            lines.push_back(polygon);
        }
    }
    return lines;
}

struct Portrait {
    Table table;
    PlotSpec plot;
    FigureSpec page;

    Portrait(const Motion& motion, int rows, double widthMm) : table(tableOf(motion, rows)) {
        plot.x = "x";
        plot.y = {"v"};
        page.widthMm = widthMm;
        page.heightMm = 0.7 * widthMm;
        page.legend = LegendPlace::None;
    }
    Figure figure() const { return {page, plot, table}; }
};

struct Distances {
    double ofExact = 0, ofDrawn = 0; ///< greatest distance of an exact point, of a drawn corner [mm]
};

Distances distancesOf(const std::vector<QPolygonF>& drawn, const QPolygonF& exact) {
    Segments ofDrawn, ofExact;
    for (const QPolygonF& line : drawn)
        for (qsizetype i = 1; i < line.size(); ++i) ofDrawn.add(line[i - 1], line[i]);
    for (qsizetype i = 1; i < exact.size(); ++i) ofExact.add(exact[i - 1], exact[i]);
    Distances result;
    for (qsizetype i = 0; i < exact.size(); i += 3) // neighbours are closer than a hundredth of the limit
        result.ofExact = std::max(result.ofExact, ofDrawn.distance(exact[i]));
    for (const QPolygonF& line : drawn)
        for (const QPointF& point : line) result.ofDrawn = std::max(result.ofDrawn, ofExact.distance(point));
    return result;
}

} // namespace

class PortraitsOnPaperTest : public QObject {
    Q_OBJECT

    static Motion ellipse() {
        return [](int row) { return QPointF(std::cos(6.2832e-3 * row), 3 * std::sin(6.2832e-3 * row)); };
    }
    static Motion spiral() {
        return [](int row) {
            return std::exp(-3e-6 * row) * QPointF(std::cos(1e-2 * row), 3 * std::sin(1e-2 * row));
        };
    }
    static Motion noisy() {
        return [](int row) {
            const double away = 1 + 1e-3 * std::sin(12.9898 * row);
            return away * QPointF(std::cos(1e-2 * row), std::sin(1e-2 * row));
        };
    }

private slots:
    void drawnLinesStayCloseToTheirPoints_data() {
        QTest::addColumn<Motion>("motion");
        QTest::addColumn<double>("widthMm");
        const Motion filling = [](int row) {
            return QPointF(std::cos(1e-2 * row), std::sin(1e-2 * std::sqrt(2) * row));
        };
        for (const double width : {84.0, 174.0}) {
            QTest::addRow("ellipse, %g mm", width) << ellipse() << width;
            QTest::addRow("damped spiral, %g mm", width) << spiral() << width;
            QTest::addRow("Duffing's chaos, %g mm", width) << duffing() << width;
            QTest::addRow("ellipse with noise, %g mm", width) << noisy() << width;
            QTest::addRow("two frequencies, %g mm", width) << filling << width;
        }
    }
    void drawnLinesStayCloseToTheirPoints() {
        QFETCH(Motion, motion);
        QFETCH(double, widthMm);
        constexpr int rows = 60'000;
        const Portrait portrait(motion, rows, widthMm);
        const Figure figure = portrait.figure();
        FigureLayout layout(figure);
        const QPointF corner = layout.axes().topLeft() - QPointF(layout.plot().axisRect()->rect().topLeft());
        const std::vector<Column>& columns = portrait.table.columns;
        QPolygonF exact;
        for (std::size_t row = 0; row < rows; ++row)
            exact << (layout.chart().pixelAt({columns[0].values[row], columns[1].values[row]}) + corner) *
                         (25.4 / figureResolution);
        const std::vector<QPolygonF> lines = longLinesOf(figureSvg(figure));
        QVERIFY(!lines.empty());
        const Distances found = distancesOf(lines, exact);
        qInfo("exact points within %.4f mm, corners within %.4f mm", found.ofExact, found.ofDrawn);
        QCOMPARE_LE(found.ofExact, allowed);
        QCOMPARE_LE(found.ofDrawn, allowed);
        QVERIFY(found.ofExact > 1e-3); // some points are left out
    }

    /// If they fill the axes, they may need more, and then the advice is a PNG.
    void aMillionPointsTakeLittleRoom_data() {
        QTest::addColumn<Motion>("motion");
        QTest::addColumn<bool>("fillsTheAxes");
        QTest::newRow("ellipse of 1000 turns") << ellipse() << false;
        QTest::newRow("damped spiral") << spiral() << false;
        QTest::newRow("Duffing's chaos") << duffing() << true;
    }
    void aMillionPointsTakeLittleRoom() {
        QFETCH(Motion, motion);
        QFETCH(bool, fillsTheAxes);
        const Portrait portrait(motion, 1'000'000, 174);
        const Figure figure = portrait.figure();
        const QByteArray svg = figureSvg(figure), pdf = figurePdf(figure);
        qInfo("SVG %.2f MB, PDF %.2f MB", 1e-6 * static_cast<double>(svg.size()),
              1e-6 * static_cast<double>(pdf.size()));
        QVERIFY(!svg.contains("<image") && !pdf.contains("/Subtype /Image"));
        const bool isSmall = svg.size() <= mostBytes && pdf.size() <= mostBytes;
        if (!fillsTheAxes) QVERIFY(isSmall);
        QVERIFY(isSmall || figureFaults(figure).join(' ').contains("PNG takes less"));
    }
};

REGISTER_TEST(PortraitsOnPaperTest)

} // namespace timestep::portraits_on_paper_test

#include "portraits_on_paper.moc"
