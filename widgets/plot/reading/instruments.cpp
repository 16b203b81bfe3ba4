// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/reading/instruments.h"

#include "widgets/plot/dialogs/instrument_dialogs.h"
#include "widgets/text/label_text.h"

#include <algorithm>

namespace timestep {

namespace {

constexpr int longestEntry = 40; ///< characters of a menu entry

QString entry(QString text) {
    if (text.size() > longestEntry) text = text.left(longestEntry - 1) + QStringLiteral("…");
    return text.replace(QLatin1Char('&'), QLatin1String("&&"));
}

/// Removes one entry.
template <class Marks>
void drop(Marks& marks, std::size_t index) {
    if (index < marks.size()) marks.erase(marks.begin() + static_cast<std::ptrdiff_t>(index));
}

} // namespace

Instruments::Instruments(QWidget& surface, const PlotState& state, const Chart& chart, PlotReader& reader)
    : QObject(&surface),
      m_surface(surface),
      m_state(state),
      m_chart(chart),
      m_reader(reader),
      m_menu(&surface),
      m_changes(&surface) {
    m_line = add("line", QKeySequence(Qt::Key_L), &Instruments::addLine);
    m_note = add("note", QKeySequence(Qt::Key_N), &Instruments::addNote);
    m_menu.addSeparator();
    m_slope = add("slope", QKeySequence(Qt::Key_S), nullptr);
    m_keepSlope = add("keep-slope", QKeySequence(Qt::SHIFT | Qt::Key_S), &Instruments::keepSlope);
    m_area = add("area", QKeySequence(Qt::Key_A), &Instruments::markArea);
    m_menu.addSeparator();
    m_difference = add("difference", QKeySequence(Qt::Key_D), &Instruments::addDifference);
    m_spectrum = add("spectrum", QKeySequence(Qt::Key_F), &Instruments::toggleSpectrum);
    m_menu.addSeparator();
    m_menu.addMenu(&m_changes);
    m_removeAll = add("remove-all", {}, &Instruments::removeAll);
    m_slope->setCheckable(true);
    m_spectrum->setCheckable(true);
    connect(m_slope, &QAction::toggled, this, [this](bool shown) {
        m_reader.setSlopeShown(shown);
        if (shown && !m_chart.heatMap()) m_reader.anyReading();
        m_reader.readAgain();
    });
    connect(&m_changes, &QMenu::aboutToShow, this, &Instruments::fillChanges);
    retranslate();
}

QAction* Instruments::add(const char* name, const QKeySequence& key, void (Instruments::*slot)()) {
    QAction* const action = m_menu.addAction(QString());
    action->setObjectName(QLatin1String(name));
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetShortcut);
    m_surface.addAction(action);
    if (slot) connect(action, &QAction::triggered, this, slot);
    return action;
}

void Instruments::later(std::function<void()> action) {
    QMetaObject::invokeMethod(this, std::move(action), Qt::QueuedConnection);
}

void Instruments::change(std::function<void(PlotAdditions&)> edit) {
    later([this, edit = std::move(edit)] {
        PlotAdditions added = m_state.spec().added;
        edit(added);
        emit additionsChosen(added);
    });
}

void Instruments::retranslate() {
    m_menu.setTitle(tr("Lines, notes, measures"));
    m_line->setText(tr("Line at a value…"));
    m_note->setText(tr("Note here…"));
    m_slope->setText(tr("Read off the slope"));
    m_keepSlope->setText(tr("Keep the slope here"));
    m_area->setText(tr("Area: from here or to here"));
    m_difference->setText(tr("Difference of two curves…"));
    m_spectrum->setText(tr("Spectrum (Fourier)"));
    m_changes.setTitle(tr("Change or remove"));
    m_removeAll->setText(tr("Remove everything added"));
}

void Instruments::refresh() {
    m_reader.setAreaBegin(std::nullopt);
    const PlotSpec& spec = m_state.spec();
    const bool curves = spec.colour.empty();
    for (QAction* const action : {m_slope, m_keepSlope, m_area, m_spectrum}) action->setEnabled(curves);
    const auto& all = m_chart.curves();
    m_difference->setEnabled(curves && !spec.added.spectrum &&
                             std::count_if(all.begin(), all.end(), [](const CurvePlottable* curve) {
                                 return curve->curve().referenceLine < 0;
                             }) > 1);
    m_spectrum->setChecked(spec.added.spectrum);
    m_changes.setEnabled(!spec.added.empty());
    m_removeAll->setEnabled(!spec.added.empty());
}

QString Instruments::placeText(const QPointF& place) const {
    const QLocale numbers = m_surface.locale();
    return QStringLiteral("x = %1, y = %2")
        .arg(roundedNumber(place.x(), numbers), roundedNumber(place.y(), numbers));
}

void Instruments::addLine() {
    ReaderLine line;
    line.axes = axesOf(m_state.spec());
    const auto rounded = [](double value) { return QString::number(value, 'g', 3).toDouble(); };
    QPointF proposed;
    if (const auto place = m_reader.anyPlace()) proposed = {rounded(place->x()), rounded(place->y())};
    line.value = proposed.y();
    askForLine(&m_surface, line, proposed, false, [this](const std::optional<ReaderLine>& given) {
        if (!given) return;
        change([line = *given](PlotAdditions& added) { added.lines.push_back(line); });
        later([this, line = *given] {
            const PlotRange range = line.vertical ? m_chart.xRange() : m_chart.yRange();
            if (line.value < range.low || line.value > range.high)
                m_reader.say(tr("The line lies outside the visible range: zoom out (−) to see it."));
        });
    });
}

void Instruments::addNote() {
    const auto place = m_reader.anyPlace();
    if (!place) return;
    const std::string axes = axesOf(m_state.spec());
    const std::vector<PlotNote>& notes = m_state.spec().added.notes;
    for (std::size_t i = 0; i < notes.size(); ++i)
        if (notes[i].axes == axes && notes[i].x == place->x() && notes[i].y == place->y()) return editNote(i);
    askForNote(&m_surface, {}, placeText(*place), false,
               [this, axes, at = *place](const std::optional<QString>& text) {
                   if (!text || text->isEmpty()) return;
                   change([note = PlotNote{axes, *text, at.x(), at.y()}](PlotAdditions& added) {
                       added.notes.push_back(note);
                   });
               });
}

std::optional<PlotMeasure> Instruments::measureAt(const Reading& reading, PlotMeasure::Kind kind) const {
    const auto& curves = m_chart.curves();
    if (reading.curve >= curves.size() || curves[reading.curve]->curve().referenceLine >= 0) {
        m_reader.say(tr("Only curves of the table can be measured."));
        return std::nullopt;
    }
    const Curve& curve = curves[reading.curve]->curve();
    return PlotMeasure{axesOf(m_state.spec()),
                       kind,
                       m_state.table().columns[curve.y].id,
                       curve.run,
                       reading.row,
                       reading.row};
}

void Instruments::keepSlope() {
    if (m_chart.heatMap()) return;
    const std::optional<Reading> reading = m_reader.anyReading();
    if (!reading) return;
    const auto measure = measureAt(*reading, PlotMeasure::Kind::Slope);
    if (!measure) return;
    change([measure = *measure](PlotAdditions& added) { added.measures.push_back(measure); });
}

void Instruments::markArea() {
    if (m_chart.heatMap()) return;
    const std::optional<Reading> reading = m_reader.anyReading();
    if (!reading) return;
    auto measure = measureAt(*reading, PlotMeasure::Kind::Area);
    if (!measure) return;
    const std::optional<Reading> begin = m_reader.areaBegin();
    if (!begin || begin->curve != reading->curve || begin->row == reading->row) {
        m_reader.setAreaBegin(reading);
        m_reader.readAgain();
        return;
    }
    measure->from = begin->row;
    m_reader.setAreaBegin(std::nullopt);
    change([measure = *measure](PlotAdditions& added) { added.measures.push_back(measure); });
}

void Instruments::addDifference() {
    QStringList labels, units;
    std::vector<CurveDifference> curves; // one per curve, only its first half is set
    const Table& table = m_state.table();
    for (const CurvePlottable* const plottable : m_chart.curves()) {
        const Curve& curve = plottable->curve();
        if (curve.referenceLine >= 0 || table.columns[curve.y].id.rfind("difference-", 0) == 0) continue;
        labels << curve.label;
        units << QString::fromStdString(table.columns[curve.y].unit);
        CurveDifference half;
        half.column = table.columns[curve.y].id;
        half.run = curve.run;
        curves.push_back(std::move(half));
    }
    askForDifference(&m_surface, labels, units, [this, curves](std::pair<int, int> chosen) {
        CurveDifference difference = curves[static_cast<std::size_t>(chosen.first)];
        const CurveDifference& less = curves[static_cast<std::size_t>(chosen.second)];
        difference.lessColumn = less.column;
        difference.lessRun = less.run;
        change([difference](PlotAdditions& added) { added.differences.push_back(difference); });
    });
}

void Instruments::toggleSpectrum() {
    change([](PlotAdditions& added) { added.spectrum = !added.spectrum; });
}

void Instruments::removeAll() {
    change([](PlotAdditions& added) { added = {}; });
}

void Instruments::editLine(std::size_t index) {
    if (index >= m_state.spec().added.lines.size()) return;
    const ReaderLine& line = m_state.spec().added.lines[index];
    askForLine(&m_surface, line, {line.value, line.value}, true,
               [this, index](const std::optional<ReaderLine>& given) {
                   change([index, given](PlotAdditions& added) {
                       if (!given)
                           drop(added.lines, index);
                       else if (index < added.lines.size())
                           added.lines[index] = *given;
                   });
               });
}

void Instruments::editNote(std::size_t index) {
    if (index >= m_state.spec().added.notes.size()) return;
    const PlotNote& note = m_state.spec().added.notes[index];
    askForNote(&m_surface, note.text, placeText({note.x, note.y}), true,
               [this, index](const std::optional<QString>& text) {
                   change([index, text](PlotAdditions& added) {
                       if (!text)
                           drop(added.notes, index);
                       else if (index < added.notes.size())
                           added.notes[index].text = *text;
                   });
               });
}

/// Fills the menu with one entry per addition: entries of lines and notes open a dialog, the others remove
/// theirs.
void Instruments::fillChanges() {
    m_changes.clear();
    const PlotAdditions& added = m_state.spec().added;
    const std::string axes = axesOf(m_state.spec());
    const auto addEntry = [this](const QString& text, auto action) {
        connect(m_changes.addAction(entry(text)), &QAction::triggered, this, action);
    };
    const QLocale numbers = m_surface.locale();
    for (std::size_t i = 0; i < added.lines.size(); ++i)
        if (added.lines[i].axes == axes)
            addEntry(tr("Line: %1…")
                         .arg(added.lines[i].label.isEmpty() ? roundedNumber(added.lines[i].value, numbers)
                                                             : added.lines[i].label),
                     [this, i] { editLine(i); });
    for (std::size_t i = 0; i < added.notes.size(); ++i)
        if (added.notes[i].axes == axes)
            addEntry(tr("Note: %1…").arg(added.notes[i].text), [this, i] { editNote(i); });
    for (std::size_t i = 0; i < added.measures.size(); ++i) {
        const PlotMeasure& measure = added.measures[i];
        if (measure.axes != axes) continue;
        addEntry(measure.kind == PlotMeasure::Kind::Slope
                     ? tr("Remove the slope at row %1").arg(measure.from)
                     : tr("Remove the area of rows %1 to %2")
                           .arg(QString::number(measure.from), QString::number(measure.to)),
                 [this, i] { change([i](PlotAdditions& left) { drop(left.measures, i); }); });
    }
    for (std::size_t i = 0; i < added.differences.size(); ++i)
        addEntry(tr("Remove difference %1").arg(i + 1),
                 [this, i] { change([i](PlotAdditions& left) { drop(left.differences, i); }); });
    for (std::size_t i = 0; i < added.points.size(); ++i)
        if (added.points[i].axes == axes)
            addEntry(tr("Remove the measured data %1").arg(added.points[i].label),
                     [this, i] { change([i](PlotAdditions& left) { drop(left.points, i); }); });
    if (m_changes.isEmpty()) m_changes.addAction(tr("Nothing on these axes"))->setEnabled(false);
}

} // namespace timestep
