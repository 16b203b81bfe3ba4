// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/content/plot_content.h"

#include "core/curve_fit/spectrum.h"
#include "core/curve_fit/window.h"
#include "core/input_error.h"
#include "widgets/plot/content/curves.h"
#include "widgets/text/label_text.h"
#include "widgets/text/text.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <set>

namespace timestep {

namespace {

std::optional<std::size_t> placeOf(const Table& table, const std::string& id, int run) {
    const Column* const own = table.find(id, run);
    const Column* const column = own ? own : table.find(id, -1);
    if (!column) return std::nullopt;
    return static_cast<std::size_t>(column - table.columns.data());
}

/// Whether both contain the same numbers from a row on, up to the end of the shorter one.
bool same(const std::vector<double>& a, const std::vector<double>& b, std::size_t from = 0) {
    for (std::size_t i = from; i < std::min(a.size(), b.size()); ++i)
        if (a[i] != b[i]) return false;
    return true;
}

bool rising(const std::vector<double>& x) {
    for (std::size_t i = 0; i < x.size(); ++i)
        if (!std::isfinite(x[i]) || (i > 0 && !(x[i] > x[i - 1]))) return false;
    return true;
}

std::string perUnit(const std::string& unit) {
    if (unit.empty() || unit == "1") return "1";
    return "1/" + (unit.find_first_of("/·* ") == std::string::npos ? unit : "(" + unit + ")");
}

QString withUnit(double value, const std::string& unit) {
    const QString number = withPowers(QLocale().toString(value, 'g', 4), QLocale());
    return unit.empty() || unit == "1" ? number : number + QChar(QChar::Nbsp) + QString::fromStdString(unit);
}

constexpr std::string_view errorId = "position-error", signedId = "signed-position-error";

/// For a run that has one coordinate with an exact value: the columns of the coordinate and of that value.
std::optional<std::pair<std::size_t, std::size_t>> onlyCoordinate(const Table& table, int run) {
    std::optional<std::pair<std::size_t, std::size_t>> found;
    int exact = 0;
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        const Column& column = table.columns[i];
        if (column.run != run) continue;
        for (const std::string_view end : {std::string_view("-exact"), std::string_view("-reference")}) {
            if (!std::string_view(column.id).ends_with(end)) continue;
            ++exact; // counts coordinates, but not their velocities
            const auto own = placeOf(table, column.id.substr(0, column.id.size() - end.size()), run);
            if (own && !found) found.emplace(*own, i);
        }
    }
    return exact == 1 || exact == 2 ? found : std::nullopt;
}

/// Whether the errors of this plot can have a sign.
bool errorsCanHaveSign(const Table& table, const PlotSpec& spec) {
    if (!spec.signedErrors || spec.yScale() == AxisScale::Log || !spec.colour.empty()) return false;
    if (std::find(spec.y.begin(), spec.y.end(), errorId) == spec.y.end()) return false;
    bool all = false;
    for (const Column& column : table.columns) {
        if (column.id != errorId) continue;
        all = onlyCoordinate(table, column.run).has_value() && placeOf(table, spec.x, column.run).has_value();
        if (!all) return false;
    }
    return all;
}

} // namespace

std::string axesOf(const PlotSpec& spec) {
    return spec.x + ' ' + (spec.y.empty() ? std::string() : spec.y.front()) +
           (spec.added.spectrum    ? " spectrum"
            : spec.added.residuals ? " residuals"
                                   : "");
}

std::string plainAxesOf(const PlotSpec& spec) {
    return spec.x + ' ' + (spec.y.empty() ? std::string() : spec.y.front());
}

void PlotContent::set(const Table& table, const PlotSpec& spec) {
    m_given = &table;
    m_spec = spec;
    m_differences.clear();
    m_remarks.clear();
    m_derivedTable = {};
    const bool curves = spec.colour.empty();
    const bool sides = errorsCanHaveSign(table, spec);
    m_derived =
        curves && (!spec.added.differences.empty() || spec.added.spectrum || spec.added.residuals || sides);
    if (m_derived) {
        m_derivedTable = table;
        if (sides) signErrors();
        for (const CurveDifference& difference : spec.added.differences) addDifference(difference);
    }
    const std::string axes = axesOf(spec);
    const auto elsewhere = [&](const auto& mark) { return mark.axes != axes; };
    std::erase_if(m_spec.added.lines, elsewhere);
    std::erase_if(m_spec.added.notes, elsewhere);
    std::erase_if(m_spec.added.measures, elsewhere);
    std::erase_if(m_spec.added.points, elsewhere);
    std::erase_if(m_spec.added.fits, [&](const PlotFit& fit) { return fit.axes != plainAxesOf(spec); });
    m_fitted.clear();
    m_drawnFits.clear();
    m_residuals.clear();
    if (curves && !spec.added.spectrum) addFits();
    if (m_derived && spec.added.spectrum)
        makeSpectra();
    else if (m_derived && spec.added.residuals && !m_residuals.empty())
        makeResiduals();
    addMarks();
    m_cache.forgetUnused();
}

QString PlotContent::nameOf(const Column& column) const {
    return m_language == Language::Reader ? translated(column.name)
                                          : QString::fromStdString(column.name.english());
}

void PlotContent::addMarks() {
    for (const ReaderLine& line : m_spec.added.lines) {
        ReferenceLine drawn = line.vertical ? ReferenceLine::vertical(line.label, line.value)
                                            : ReferenceLine::horizontal(line.label, line.value);
        drawn.widens = false;
        if (drawn.label.isEmpty())
            drawn.label = (line.vertical ? QStringLiteral("x = ") : QStringLiteral("y = ")) +
                          roundedNumber(line.value, QLocale());
        m_spec.referenceLines.push_back(std::move(drawn));
    }
    for (const MeasuredPoints& points : m_spec.added.points) {
        ReferenceLine drawn{points.label, -1, points.x, points.y};
        drawn.points = true;
        drawn.errors = points.errors;
        m_spec.referenceLines.push_back(std::move(drawn));
    }
}

void PlotContent::addDifference(const CurveDifference& difference) {
    const auto ya = placeOf(m_derivedTable, difference.column, difference.run);
    const auto yb = placeOf(m_derivedTable, difference.lessColumn, difference.lessRun);
    const auto xa = placeOf(m_derivedTable, m_spec.x, difference.run),
               xb = placeOf(m_derivedTable, m_spec.x, difference.lessRun);
    if (!ya || !yb || !xa || !xb) return;
    Sources sources{*xa, *ya, *xb, *yb, m_derivedTable.columns.size(), true};
    sources.exact =
        *xa == *xb || same(m_derivedTable.columns[*xa].values, m_derivedTable.columns[*xb].values);
    const auto runName = [&](int run) {
        const bool named = run >= 0 && static_cast<std::size_t>(run) < m_derivedTable.runs.size();
        return named ? QString::fromStdString(m_derivedTable.runs[static_cast<std::size_t>(run)]) : QString();
    };
    const Column& a = m_derivedTable.columns[*ya];
    const Column& b = m_derivedTable.columns[*yb];
    QString name = nameOf(a) + QStringLiteral(" − ");
    if (a.run != b.run && !runName(b.run).isEmpty()) name += runName(b.run) + QStringLiteral(" · ");
    name += nameOf(b);
    if (!sources.exact) {
        name =
            (m_language == Language::Reader ? tr("%1 (interpolated)") : QStringLiteral("%1 (interpolated)"))
                .arg(name);
        if (!rising(m_derivedTable.columns[*xb].values)) {
            m_remarks << tr("No difference %1: the abscissas differ and do not increase").arg(name);
            return;
        }
    }
    Column column;
    column.id = "difference-" + difference.column + "-" + std::to_string(difference.run) + "-" +
                difference.lessColumn + "-" + std::to_string(difference.lessRun);
    column.name = name.toStdString();
    column.unit = a.unit;
    column.run = a.run;
    const bool severalColumns = m_spec.y.size() - m_spec.labels.size() > 1;
    const bool severalRuns = m_spec.runs.empty() ? m_derivedTable.runs.size() > 1 : m_spec.runs.size() > 1;
    const auto curveName = [&](const Column& of) {
        const QString title = nameOf(of), run = runName(of.run);
        if (!severalRuns || run.isEmpty()) return title;
        return severalColumns ? run + QStringLiteral(" · ") + title : run;
    };
    QString label = curveName(a) + QStringLiteral(" − ") + curveName(b);
    if (!sources.exact) label = tr("%1 (interpolated)").arg(label);
    m_spec.labels[column.id] = label;
    m_derivedTable.columns.push_back(std::move(column));
    m_spec.y.push_back(m_derivedTable.columns.back().id);
    m_differences.push_back(sources);
    fill(sources);
}

/// Replaces the absolute error by the difference from the exact motion with its sign.
void PlotContent::signErrors() {
    const std::size_t columns = m_derivedTable.columns.size();
    for (std::size_t i = 0; i < columns; ++i) {
        if (m_derivedTable.columns[i].id != errorId) continue;
        const int run = m_derivedTable.columns[i].run;
        const auto pair = onlyCoordinate(m_derivedTable, run);
        const auto x = placeOf(m_derivedTable, m_spec.x, run);
        if (!pair || !x) continue;
        Column column;
        column.id = std::string(signedId);
        column.name = (m_language == Language::Reader ? tr("position error with its sign").toStdString()
                                                      : std::string("position error with its sign"));
        column.unit = m_derivedTable.columns[i].unit;
        column.run = run;
        const Sources sources{*x, pair->first, *x, pair->second, m_derivedTable.columns.size(), true};
        m_derivedTable.columns.push_back(std::move(column));
        m_differences.push_back(sources);
        fill(sources);
    }
    std::replace(m_spec.y.begin(), m_spec.y.end(), std::string(errorId), std::string(signedId));
}

/// The column that a fit belongs to; errors may be shown with or without a sign now.
const Column* PlotContent::fittedColumn(const PlotFit& fit) const {
    const Table& drawn = m_derived ? m_derivedTable : *m_given;
    const Column* column = drawn.find(fit.column, fit.run);
    if (fit.column == signedId && column == nullptr) column = drawn.find(std::string(errorId), fit.run);
    if (fit.column == errorId && std::find(m_spec.y.begin(), m_spec.y.end(), errorId) == m_spec.y.end())
        column = drawn.find(std::string(signedId), fit.run);
    if (column == nullptr || std::find(m_spec.y.begin(), m_spec.y.end(), column->id) == m_spec.y.end())
        return nullptr;
    return column;
}

void PlotContent::addFits() {
    if (m_spec.added.fits.empty()) return;
    const Table& drawn = m_derived ? m_derivedTable : *m_given;
    const CurveSet set = curvesOf(drawn, m_spec, Theme::Light);
    const auto several = std::count_if(set.curves.begin(), set.curves.end(),
                                       [](const Curve& curve) { return curve.referenceLine < 0; }) > 1;
    FitFrame frame{m_spec.xScale(), m_spec.x == "time", QLocale()};
    frame.numbers.setNumberOptions(QLocale::OmitGroupSeparator);
    std::set<QString> forms; // each form is named once
    for (const PlotFit& fit : m_spec.added.fits) {
        const Column* const column = fittedColumn(fit);
        const auto curve = std::find_if(set.curves.begin(), set.curves.end(), [&](const Curve& one) {
            return one.referenceLine < 0 && column != nullptr && &drawn.columns[one.y] == column;
        });
        if (curve == set.curves.end()) continue;
        try {
            const FittedLine& done = m_cache.of(fit, drawn.columns[curve->x].values, column->values,
                                                several ? curve->label : QString(), frame);
            if (!done.fit.found()) continue;
            m_fitted.push_back(done.line);
            m_drawnFits.push_back({fit, done.fit, curve->label.isEmpty() ? nameOf(*column) : curve->label,
                                   drawn.columns[curve->x].unit, column->unit});
            if (const QString form = formOf(fit); !forms.insert(form).second)
                m_fitted.back().label.replace(QStringLiteral(" %1:").arg(form), QStringLiteral(":"));
            m_residuals.push_back(
                {static_cast<std::size_t>(column - drawn.columns.data()), done.x, done.residual});
        } catch (const InputError& error) {
            m_remarks << translated(error);
        }
    }
    m_spec.referenceLines.insert(m_spec.referenceLines.end(), m_fitted.begin(), m_fitted.end());
}

/// Replaces the curves by the residuals of the fits.
void PlotContent::makeResiduals() {
    Table residuals;
    residuals.runs = m_derivedTable.runs;
    std::vector<std::string> ids;
    std::map<std::string, QString> labels;
    for (const Residuals& left : m_residuals) {
        const Column& of = m_derivedTable.columns[left.column];
        const Column* x = m_derivedTable.find(m_spec.x, of.run);
        if (x == nullptr) x = m_derivedTable.find(m_spec.x, -1);
        if (x == nullptr) continue;
        const int place = static_cast<int>(&left - m_residuals.data());
        const std::string id = "residual-" + std::to_string(place + 1);
        const QString name =
            (m_language == Language::Reader ? tr("residual of %1") : QStringLiteral("residual of %1"))
                .arg(nameOf(of));
        if (m_residuals.size() > 1)
            labels[id] = m_fitted[static_cast<std::size_t>(place)].label.section(QStringLiteral(": "), 0, 0);
        // Each fit has its own rows, and therefore becomes a separate run.
        residuals.columns.push_back({x->id, x->name, x->unit, place, left.x});
        residuals.columns.push_back({id, name.toStdString(), of.unit, place, left.y});
        ids.push_back(id);
    }
    residuals.runs.resize(m_residuals.size());
    for (std::size_t i = 0; i < m_residuals.size(); ++i) {
        const int run = m_derivedTable.columns[m_residuals[i].column].run;
        residuals.runs[i] = run >= 0 && static_cast<std::size_t>(run) < m_derivedTable.runs.size()
                                ? m_derivedTable.runs[static_cast<std::size_t>(run)]
                                : std::string();
    }
    m_derivedTable = std::move(residuals);
    m_differences.clear();
    m_spec.y = std::move(ids);
    m_spec.labels = std::move(labels);
    m_spec.yRange.reset();
    m_spec.yLabel.clear();
    m_spec.runs.clear();
    m_spec.exactMotion = false;
    m_spec.setYScale(AxisScale::Linear);
    m_spec.marks = Marks::Markers;
    m_spec.referenceLines = {ReferenceLine::horizontal({}, 0)};
    for (const ReferenceLine& line : m_fitted) m_remarks << line.label;
}

void PlotContent::addLines(std::vector<ReferenceLine> lines) {
    for (ReferenceLine& line : lines) m_spec.referenceLines.push_back(std::move(line));
}

/// Computes the missing rows.
void PlotContent::fill(const Sources& sources) {
    const std::vector<double>&xa = m_derivedTable.columns[sources.xa].values,
          &ya = m_derivedTable.columns[sources.ya].values, &xb = m_derivedTable.columns[sources.xb].values,
          &yb = m_derivedTable.columns[sources.yb].values;
    std::vector<double>& values = m_derivedTable.columns[sources.column].values;
    const std::size_t rows = std::min(xa.size(), ya.size()), others = std::min(xb.size(), yb.size());
    for (std::size_t i = values.size(); i < rows; ++i) {
        if (sources.exact) {
            if (i >= others) break;
            values.push_back(ya[i] - yb[i]);
        } else {
            if (others == 0 || xa[i] > xb[others - 1]) break; // the other curve may still reach this place
            values.push_back(ya[i] - interpolated(xb, yb, xa[i]));
        }
    }
}

bool PlotContent::grow() {
    if (!m_derived || m_spec.added.spectrum || (m_spec.added.residuals && !m_residuals.empty())) return true;
    for (std::size_t i = 0; i < m_given->columns.size(); ++i) {
        const std::vector<double>& values = m_given->columns[i].values;
        std::vector<double>& mine = m_derivedTable.columns[i].values;
        mine.insert(mine.end(), values.begin() + static_cast<std::ptrdiff_t>(mine.size()), values.end());
    }
    for (const Sources& sources : m_differences) {
        const std::vector<double>& x = m_derivedTable.columns[sources.xa].values;
        const std::size_t known = m_derivedTable.columns[sources.column].values.size();
        if (sources.exact && !same(x, m_derivedTable.columns[sources.xb].values, known)) return false;
        fill(sources);
    }
    return true;
}

void PlotContent::makeSpectra() {
    const CurveSet set = curvesOf(m_derivedTable, m_spec, Theme::Light);
    Table spectra;
    spectra.runs = m_derivedTable.runs;
    std::set<std::size_t> counts;
    std::set<double> nyquists;
    std::string unit = "1";
    for (const Curve& curve : set.curves) {
        if (curve.referenceLine >= 0) continue;
        const Column& x = m_derivedTable.columns[curve.x];
        const Column& y = m_derivedTable.columns[curve.y];
        unit = perUnit(x.unit);
        Spectrum spectrum;
        const std::size_t rows = std::min(x.values.size(), y.values.size());
        if (evenlySpaced({x.values.data(), rows})) spectrum = spectrumOf(x.values, y.values);
        if (!evenlySpaced({x.values.data(), rows}))
            m_remarks << tr("No spectrum of %1: its abscissas are not evenly spaced").arg(curve.label);
        else if (spectrum.frequency.empty())
            m_remarks
                << tr("No spectrum of %1: fewer than four rows, or a value is missing").arg(curve.label);
        if (!spectrum.frequency.empty()) {
            counts.insert(rows);
            nyquists.insert(spectrum.frequency.back());
        }
        if (!spectra.find("frequency", curve.run))
            spectra.columns.push_back({"frequency",
                                       m_language == Language::Reader ? tr("frequency f").toStdString()
                                                                      : std::string("frequency f"),
                                       unit, curve.run, spectrum.frequency});
        if (Column& frequency = *const_cast<Column*>(spectra.find("frequency", curve.run));
            frequency.values.empty())
            frequency.values = spectrum.frequency;
        const QString title = nameOf(y);
        const QString name = m_language == Language::Reader ? tr("amplitude of %1").arg(title)
                                                            : QStringLiteral("amplitude of %1").arg(title);
        spectra.columns.push_back({y.id, name.toStdString(), y.unit, curve.run, spectrum.amplitude});
    }
    m_derivedTable = std::move(spectra);
    m_differences.clear();
    m_spec.x = "frequency";
    m_spec.xRange.reset();
    m_spec.yRange.reset();
    m_spec.referenceLines.clear();
    m_spec.marks = Marks::Lines;
    for (const double nyquist : nyquists)
        m_spec.referenceLines.push_back(
            ReferenceLine::vertical(tr("Nyquist frequency %1").arg(withUnit(nyquist, unit)), nyquist));
    if (counts.empty()) return;
    QStringList numbers;
    for (const std::size_t count : counts) numbers << QString::number(count);
    m_remarks << tr("Spectrum of %1 rows: mean removed, Hann window, zero-padded")
                     .arg(numbers.join(QStringLiteral(", ")));
}

} // namespace timestep
