// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/curves/m4.h"
#include "tests/tools.h"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <random>

namespace timestep::m4_test {

namespace {

constexpr double undefined = std::numeric_limits<double>::quiet_NaN();
constexpr int width = 200, height = 120;

struct Data {
    std::vector<double> x, y;
};

Data noise(std::size_t rows, unsigned seed) {
    Data data;
    std::mt19937 random(seed);
    std::uniform_real_distribution<double> part(0, 1);
    for (std::size_t i = 0; i < rows; ++i) {
        const double t = static_cast<double>(i) / static_cast<double>(rows);
        data.x.push_back(10 * t);
        data.y.push_back(std::sin(20 * t) + 0.5 * (part(random) - 0.5));
    }
    return data;
}

PixelColumns columns() {
    return {0, width / 10.0, {}, width};
}

/// Sets the pixels of the vertical line of a column, and of the slanted lines between columns, in whole
/// pixels as a painter without anti-aliasing does.
QImage drawn(const std::vector<Sample>& samples, const PixelColumns& grid) {
    QImage image(width, height, QImage::Format_Grayscale8);
    image.fill(Qt::white);
    QPoint previous;
    bool linked = false;
    for (const Sample& sample : samples) {
        if (std::isnan(sample.y)) {
            linked = false;
            continue;
        }
        const QPoint point(grid.of(sample.x), qRound((1 - sample.y / 2) * height / 2.0));
        const QPoint from = linked ? previous : point;
        const int steps = std::max({std::abs(point.x() - from.x()), std::abs(point.y() - from.y()), 1});
        for (int i = 0; i <= steps; ++i) {
            const QPoint at(from.x() + qRound((point.x() - from.x()) * double(i) / steps),
                            from.y() + qRound((point.y() - from.y()) * double(i) / steps));
            if (image.rect().contains(at)) image.setPixel(at, 0);
        }
        previous = point;
        linked = true;
    }
    return image;
}

std::vector<Sample> all(const Data& data) {
    std::vector<Sample> samples;
    for (std::size_t i = 0; i < data.x.size(); ++i) samples.push_back({data.x[i], data.y[i], i});
    return samples;
}

std::vector<Sample> thinned(const Data& data, const PixelColumns& grid, bool logY = false) {
    M4 m4(grid, AxisMap{logY ? AxisScale::Log : AxisScale::Linear});
    m4.append(data.x, data.y);
    return m4.samples();
}

bool same(const std::vector<Sample>& one, const std::vector<Sample>& two) {
    return std::equal(one.begin(), one.end(), two.begin(), two.end(), [](const Sample& a, const Sample& b) {
        return a.row == b.row && (a.y == b.y || (std::isnan(a.y) && std::isnan(b.y)));
    });
}

} // namespace

class M4Test : public QObject {
    Q_OBJECT

private slots:
    void drawsTheSamePixelsAsAllPoints_data() {
        QTest::addColumn<int>("rows");
        QTest::addColumn<bool>("gaps");
        QTest::newRow("fewer rows than columns") << 60 << false;
        QTest::newRow("a few rows per column") << 1000 << false;
        QTest::newRow("many rows per column") << 50000 << false;
        QTest::newRow("with gaps") << 20000 << true;
    }
    void drawsTheSamePixelsAsAllPoints() {
        QFETCH(int, rows);
        QFETCH(bool, gaps);
        Data data = noise(static_cast<std::size_t>(rows), 7);
        if (gaps)
            for (std::size_t i = 0; i < data.y.size(); i += 777) data.y[i] = i % 2 ? undefined : HUGE_VAL;
        std::vector<Sample> every = all(data);
        for (Sample& sample : every)
            if (!std::isfinite(sample.y)) sample.y = undefined;
        const std::vector<Sample> few = thinned(data, columns());
        QCOMPARE(drawn(few, columns()), drawn(every, columns()));
        QVERIFY(few.size() <= 4 * width + 2 * static_cast<std::size_t>(gaps ? rows / 777 + 1 : 0) * 4);
        if (rows > 4 * width) QVERIFY(few.size() < static_cast<std::size_t>(rows));
    }

    void qPainterDrawsHardlyAnyDifference() {
        const Data data = noise(50000, 7);
        const auto painted = [](const std::vector<Sample>& samples) {
            QImage image(width, height, QImage::Format_Grayscale8);
            image.fill(Qt::white);
            QPolygonF line;
            for (const Sample& sample : samples)
                line << QPointF(sample.x * width / 10, (1 - sample.y / 2) * height / 2);
            QPainter painter(&image);
            painter.setPen(QPen(Qt::black, 0));
            painter.drawPolyline(line);
            return image;
        };
        const QImage every = painted(all(data)), few = painted(thinned(data, columns()));
        std::vector<Sample> sparse;
        for (const Sample& sample : all(data))
            if (sample.row % 60 == 0) sparse.push_back(sample);
        const auto difference = [](const QImage& one, const QImage& other) {
            int count = 0;
            for (int y = 0; y < height; ++y)
                for (int x = 0; x < width; ++x) count += one.pixel(x, y) != other.pixel(x, y);
            return count;
        };
        QImage white(width, height, QImage::Format_Grayscale8);
        white.fill(Qt::white);
        const int ink = difference(every, white);
        QVERIFY(difference(every, few) < ink / 50);
        QVERIFY(difference(every, painted(sparse)) > ink / 20); // as many rows taken at random lose the peaks
    }

    void detectsALostExtremum() {
        const Data data = noise(50000, 7);
        std::vector<Sample> few = thinned(data, columns());
        const auto highest = std::max_element(few.begin(), few.end(),
                                              [](const Sample& a, const Sample& b) { return a.y < b.y; });
        few.erase(highest);
        QVERIFY(drawn(few, columns()) != drawn(all(data), columns()));
    }

    void drawsAPhasePortraitUnchanged() {
        Data data;
        for (int i = 0; i < 20000; ++i) {
            const double r = 1 - i * 2e-5;
            data.x.push_back(5 + 4 * r * std::cos(i * 0.003));
            data.y.push_back(r * std::sin(i * 0.003));
        }
        const std::vector<Sample> few = thinned(data, columns());
        QCOMPARE(drawn(few, columns()), drawn(all(data), columns()));
        QVERIFY(few.size() < data.x.size() / 2);
    }

    void keepsFirstLowestHighestLastInTheirOrder() {
        const Data data{{0.001, 0.002, 0.003, 0.004, 0.005, 0.006}, {3, 9, 4, 1, 5, 6}};
        const std::vector<Sample> few = thinned(data, columns());
        QCOMPARE(few.size(), std::size_t{4});
        QCOMPARE(few[0].row, std::size_t{0});
        QCOMPARE(few[1].row, std::size_t{1});
        QCOMPARE(few[2].row, std::size_t{3});
        QCOMPARE(few[3].row, std::size_t{5});
    }

    void addingRowsGivesTheSameAsAllAtOnce() {
        const Data data = noise(30000, 3);
        M4 growing(columns(), AxisMap());
        std::mt19937 random(1);
        for (std::size_t rows = 0; rows < data.x.size();) {
            rows = std::min(rows + random() % 400, data.x.size());
            growing.append(std::span(data.x).first(rows), std::span(data.y).first(rows));
            const std::size_t finished = growing.finished().size();
            QVERIFY(growing.samples().size() - finished <= 4);
        }
        QVERIFY(same(growing.samples(), thinned(data, columns())));
    }

    void finishedSamplesDoNotChange() {
        const Data data = noise(5000, 3);
        M4 growing(columns(), AxisMap());
        std::vector<Sample> before;
        for (std::size_t rows = 0; rows <= data.x.size(); rows += 50) {
            growing.append(std::span(data.x).first(rows), std::span(data.y).first(rows));
            const std::vector<Sample>& now = growing.finished();
            QVERIFY(now.size() >= before.size());
            QVERIFY(same(before, {now.begin(), now.begin() + static_cast<std::ptrdiff_t>(before.size())}));
            before = now;
        }
    }

    void anAngleThatTurnsOverLeavesOnOneSideAndComesBackOnTheOther() {
        constexpr double pi = std::numbers::pi;
        Data data;
        for (int i = 0; i <= 300; ++i) {
            data.x.push_back(i / 30.0);
            data.y.push_back(-2.1 * i / 30.0 + 1); // three turns and a third
        }
        AxisMap angles{AxisScale::Wrapped};
        M4 m4(columns(), angles);
        m4.append(data.x, data.y);
        const std::vector<Sample> samples = m4.samples();
        int gaps = 0;
        for (std::size_t i = 0; i < samples.size(); ++i) {
            if (std::isnan(samples[i].y)) {
                ++gaps;
                COMPARE_NEAR(samples[i - 1].y, -pi, 1e-12);
                COMPARE_NEAR(samples[i + 1].y, pi, 1e-12);
                COMPARE_NEAR(samples[i - 1].x, samples[i + 1].x, 1e-12);
                COMPARE_NEAR(samples[i].x, ((2 * gaps - 1) * pi + 1) / 2.1, 1e-12);
                continue;
            }
            QVERIFY(std::abs(samples[i].y) <= pi);
            if (i > 0 && !std::isnan(samples[i - 1].y))
                QVERIFY(std::abs(samples[i].y - samples[i - 1].y) < 0.5);
        }
        QCOMPARE(gaps, 3);
        angles.middle = pi; // from 0 to 2 pi
        COMPARE_NEAR(angles.toAxis(-1), 2 * pi - 1, 1e-12);
        COMPARE_NEAR(angles.toAxis(2 * pi), 2 * pi, 0);
        COMPARE_NEAR(angles.toAxis(0), 0, 0);
    }

    void aMillionRowsBecomeFourPerColumn() {
        const Data data = noise(1000000, 5);
        const std::size_t kept = thinned(data, columns()).size();
        QVERIFY2(kept <= 4 * (width + 2), qPrintable(QString::number(kept)));
        QVERIFY(kept > 3 * width);
    }

    void columnsFollowALogarithmicAxis() {
        const PixelColumns grid{0, 50, {AxisScale::Log, 1}, 200}; // four decades from 1
        QCOMPARE(grid.of(1), 0);
        QCOMPARE(grid.of(9.99), 49);
        QCOMPARE(grid.of(10.01), 50);
        QCOMPARE(grid.of(1001), 150);
        QCOMPARE(grid.of(0.5), -1);
        QCOMPARE(grid.of(1e9), 200);
        QCOMPARE(grid.of(-1), -1);
        Data data;
        for (int i = 0; i < 20000; ++i) {
            data.x.push_back(std::pow(10, i / 5000.0));
            data.y.push_back(std::sin(i * 0.7));
        }
        const std::vector<Sample> few = thinned(data, grid);
        QCOMPARE(drawn(few, grid), drawn(all(data), grid));
        QVERIFY(few.size() <= 4 * 202);
    }

    void pointsBesideThePlotKeepTheLinesThatEnterIt() {
        const Data data{{-30, -20, -10, 5, 40, 50, 60}, {0, 1, -1, 0.5, 2, -2, 0}};
        const std::vector<Sample> few = thinned(data, columns());
        std::vector<std::size_t> rows;
        for (const Sample& sample : few) rows.push_back(sample.row);
        QCOMPARE(rows, (std::vector<std::size_t>{0, 1, 2, 3, 4, 5, 6}));
    }

    void logarithmicValuesLeaveOutWhatIsNotPositive() {
        const Data data{{1, 2, 3, 4, 5}, {1, 0, 2, -1, 3}};
        const std::vector<Sample> few = thinned(data, columns(), true);
        QCOMPARE(std::count_if(few.begin(), few.end(), [](const Sample& s) { return std::isnan(s.y); }), 2);
        QCOMPARE(std::count_if(few.begin(), few.end(), [](const Sample& s) { return s.y > 0; }), 3);
        const std::vector<Sample> linear = thinned(data, columns(), false);
        QCOMPARE(linear.size(), std::size_t{5});
    }

    void nothingAndNaNAloneGiveNothing() {
        QVERIFY(thinned({}, columns()).empty());
        QVERIFY(thinned({{1, 2, 3}, {undefined, undefined, undefined}}, columns()).empty());
        QVERIFY(thinned({{undefined, undefined}, {1, 2}}, columns()).empty());
        QCOMPARE(thinned({{1}, {1}}, columns()).size(), std::size_t{1});
    }
};

REGISTER_TEST(M4Test)

} // namespace timestep::m4_test
#include "m4.moc"
