// SPDX-License-Identifier: GPL-3.0-or-later
// Prints the cost of plots: work of the GUI thread per frame with six live plots of ten curves that have
// a million points and grow by a hundred rows a frame, with linear and with symmetric logarithmic axes; the
// peak of memory; time and size of figures of a million points. Judge it on a quiet machine, in a release
// build. No test depends on it.
#include "app/plots/plot_card.h"
#include "app/plots/plot_grid.h"
#include "widgets/export/figure.h"
#include "widgets/look/theme.h"
#include "widgets/plot/widget/plot_widget.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>

#include <algorithm>
#include <cmath>
#include <ctime>
#include <iostream>
#include <utility>

using namespace timestep;

namespace {

constexpr int curves = 10;
constexpr std::size_t rowsBehind = 100'000, rowsPerFrame = 100;
constexpr int frames = 400;
constexpr double frameMs = 16;

/// Processor time of this program [ms]: all of it is spent in the GUI thread, and other programs do not
/// count.
double spent() {
    return 1e3 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

/// Adds up the processor time that is spent in event handlers.
class MeasuredApplication : public QApplication {
public:
    using QApplication::QApplication;
    bool notify(QObject* receiver, QEvent* event) override {
        if (m_depth > 0) return QApplication::notify(receiver, event);
        ++m_depth;
        const double before = spent();
        const bool result = QApplication::notify(receiver, event);
        m_busy += spent() - before;
        --m_depth;
        return result;
    }
    double takeBusyMs() { return std::exchange(m_busy, 0); }

private:
    int m_depth = 0;
    double m_busy = 0;
};

std::string columnId(int curve) {
    return "y" + std::to_string(curve);
}

/// One run with a time and ten waves that grow slowly, each of another frequency.
void grow(Table& table, std::size_t rows) {
    if (table.columns.empty()) {
        table.runs = {"run"};
        table.columns.push_back({"time", "time t", "s", 0, {}});
        for (int curve = 0; curve < curves; ++curve)
            table.columns.push_back({columnId(curve), "value " + std::to_string(curve), "m", 0, {}});
    }
    for (std::size_t i = 0; i < rows; ++i) {
        const double t = 1e-3 * static_cast<double>(table.columns[0].values.size());
        table.columns[0].values.push_back(t);
        for (int curve = 0; curve < curves; ++curve)
            table.columns[static_cast<std::size_t>(curve) + 1].values.push_back(
                (1 + 1e-3 * t) * std::sin((3 + curve) * t) + 0.1 * std::sin(171.7 * (curve + 1) * t));
    }
}

/// Peak of the resident memory [MB].
double peakMemory() {
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly)) return 0;
    for (const QByteArray& line : status.readAll().split('\n'))
        if (line.startsWith("VmHWM:")) return line.mid(6).trimmed().split(' ').front().toDouble() / 1024;
    return 0;
}

void measureFrames(MeasuredApplication& application, AxisScale scale, bool phase) {
    Table table;
    grow(table, rowsBehind);
    PlotGrid grid;
    grid.setAttribute(Qt::WA_DontShowOnScreen);
    grid.resize(900, 700);
    grid.setCount(PlotGrid::most);
    int curve = 0;
    for (std::size_t slot = 0; slot < PlotGrid::most; ++slot) {
        PlotSpec spec;
        spec.x = phase ? columnId(curve) : "time";
        spec.setYScale(scale);
        const int here = slot < 4 ? 2 : 1;
        for (int i = 0; i < here; ++i) spec.y.push_back(columnId((curve++ + (phase ? 1 : 0)) % curves));
        grid.at(slot).show({}, spec);
    }
    grid.show();
    grid.advance(table, {}, true, 1);
    QElapsedTimer clock;
    clock.start();
    while (clock.elapsed() < 1000) QApplication::processEvents(QEventLoop::AllEvents, 20);
    std::vector<double> busy;
    for (int frame = 0; frame < frames; ++frame) {
        grow(table, rowsPerFrame);
        application.takeBusyMs();
        clock.start();
        const double before = spent();
        grid.advance(table, {}, false, 1);
        const double taking = spent() - before;
        while (static_cast<double>(clock.nsecsElapsed()) / 1e6 < frameMs)
            QApplication::processEvents(QEventLoop::AllEvents, 2);
        busy.push_back(taking + application.takeBusyMs());
    }
    std::sort(busy.begin(), busy.end());
    std::cout << (phase                        ? "phase portraits"
                  : scale == AxisScale::Linear ? "linear axes"
                                               : "symmetric logarithmic axes")
              << ": processor time per frame: median " << busy[busy.size() / 2] << " ms, 95th percentile "
              << busy[busy.size() * 95 / 100] << " ms, worst " << busy.back() << " ms (" << frames
              << " frames, " << curves << " curves of " << table.rows() << " rows in the end, peak of memory "
              << peakMemory() << " MB)\n";
}

void measureExport(const char* what, const Figure& figure) {
    const auto measure = [what](const char* kind, auto write) {
        const double before = spent();
        const qsizetype bytes = write().size();
        std::cout << what << ", " << kind << ": " << spent() - before << " ms, "
                  << static_cast<double>(bytes) / 1e6 << " MB\n";
    };
    measure("SVG", [&] { return figureSvg(figure); });
    measure("PDF", [&] { return figurePdf(figure); });
    measure("PNG", [&] { return figurePng(figure); });
}

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    MeasuredApplication application(argc, argv);
    applyTheme(application, Theme::Light);
    measureFrames(application, AxisScale::Linear, false);
    measureFrames(application, AxisScale::Symlog, false);
    measureFrames(application, AxisScale::Linear, true);
    Table table;
    PlotSpec plot;
    const FigureSpec layout;
    const Figure figure{layout, plot, table};
    grow(table, 1'000'000 / curves);
    plot.x = "time";
    for (int curve = 0; curve < curves; ++curve) plot.y.push_back(columnId(curve));
    measureExport("ten curves of 100,000 rows", figure);
    grow(table, 900'000);
    plot.y.resize(1);
    measureExport("one curve of 1,000,000 rows", figure);
    plot.setYScale(AxisScale::Symlog);
    measureExport("the same, symmetric logarithmic", figure);
    plot.setYScale(AxisScale::Linear);
    plot.x = columnId(3);
    measureExport("a phase portrait of 1,000,000 rows", figure);
    return 0;
}
