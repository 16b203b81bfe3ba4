// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/dialogs/properties_dialog.h"

#include "core/input_error.h"
#include "core/parameter/typed_number.h"
#include "widgets/controls/ask.h"
#include "widgets/plot/content/chart_style.h"
#include "widgets/plot/content/curves.h"
#include "widgets/plot/dialogs/colour_button.h"
#include "widgets/text/text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFontDatabase>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <limits>

namespace timestep {

namespace {

constexpr std::size_t mostNamedRuns = 12; ///< the largest number of drawn runs
constexpr double openEnd = std::numeric_limits<double>::infinity();

QString endText(double value) {
    return std::isfinite(value) ? QString::number(value, 'g', 12) : QString();
}

QString tickText(double distance) {
    return distance > 0 ? QString::number(distance, 'g', 12) : QString();
}

} // namespace

double PropertiesDialog::tickIn(const QLineEdit& field, QString& fault) {
    const QString text = field.text().trimmed();
    if (text.isEmpty()) return 0;
    const std::optional<double> number = typedNumber(text.toStdString());
    if (!number || !(*number > 0)) {
        if (fault.isEmpty()) fault = tr("“%1” is no distance between ticks.").arg(text);
        return 0;
    }
    return *number;
}

PropertiesDialog::PropertiesDialog(const Table& table, const PlotSpec& spec, QWidget* parent)
    : QDialog(parent), m_spec(spec) {
    setWindowTitle(tr("Look of the chart"));
    PlotSpec plain = spec;
    plain.xLabel.clear();
    plain.yLabel.clear();
    plain.runColours.clear();
    const CurveSet named = curvesOf(table, plain, Theme::Light);
    auto* const form = new QFormLayout;
    const auto addText = [&](const QString& label, const QString& text, const QString& standard) {
        auto* const field = new QLineEdit(text);
        field->setPlaceholderText(standard);
        form->addRow(label, field);
        return field;
    };
    m_xLabel = addText(tr("Label of the &x axis"), spec.xLabel, named.x.text());
    m_x = addEnds(*form, tr("Ends of the x &axis"), spec.xRange);
    m_yLabel = addText(tr("Label of the &y axis"), spec.yLabel, named.y.text());
    m_y = addEnds(*form, tr("En&ds of the y axis"), spec.yRange);
    m_font = new QComboBox;
    m_font->addItem(tr("the program's default"));
    for (const QString& family : QFontDatabase::families())
        if (!QFontDatabase::isPrivateFamily(family)) m_font->addItem(family);
    if (!spec.fontFamily.isEmpty() && m_font->findText(spec.fontFamily) < 0) m_font->addItem(spec.fontFamily);
    m_font->setCurrentIndex(std::max(0, m_font->findText(spec.fontFamily)));
    form->addRow(tr("&Font of the chart"), m_font);
    m_xTick = addText(tr("Distance of ticks, x"), tickText(spec.xTick), tr("by the room"));
    m_yTick = addText(tr("Distance of ticks, y"), tickText(spec.yTick), tr("by the room"));
    m_grid = new QCheckBox(tr("&Grid"));
    m_grid->setChecked(spec.grid);
    form->addRow(QString(), m_grid);
    for (std::size_t run = 0; run < std::min(table.runs.size(), mostNamedRuns); ++run) {
        const auto curve = std::find_if(named.curves.begin(), named.curves.end(),
                                        [&](const Curve& one) { return one.run == static_cast<int>(run); });
        const QColor usual = curve == named.curves.end()
                                 ? runStyle(static_cast<int>(run), Theme::Light).colour
                                 : curve->style.colour;
        m_runs.push_back(
            addRun(*form, static_cast<int>(run), QString::fromStdString(table.runs[run]), usual));
    }
    m_message = new QLabel;
    m_message->setWordWrap(true);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    connect(buttons->addButton(tr("Apply &template…"), QDialogButtonBox::ActionRole), &QPushButton::clicked,
            this, [this] { chooseTemplate(false); });
    connect(buttons->addButton(tr("&Save as template…"), QDialogButtonBox::ActionRole), &QPushButton::clicked,
            this, [this] { chooseTemplate(true); });
    connect(buttons, &QDialogButtonBox::accepted, this, &PropertiesDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* const layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_message);
    layout->addWidget(buttons);
}

PropertiesDialog::Run PropertiesDialog::addRun(QFormLayout& form, int run, const QString& standard,
                                               const QColor& usual) {
    const auto name = m_spec.runNames.find(run);
    const auto colour = m_spec.runColours.find(run);
    const auto width = m_spec.runWidths.find(run);
    const Run made{new QLineEdit(name == m_spec.runNames.end() ? QString() : name->second),
                   new ColourButton(usual, colour == m_spec.runColours.end() ? std::nullopt
                                                                             : std::optional(colour->second)),
                   new QDoubleSpinBox, new QComboBox, new QComboBox};
    made.marker->addItem(tr("usual marker"));
    made.marker->addItems({tr("no marker"), tr("circle"), tr("square"), tr("triangle"), tr("diamond"),
                           tr("cross"), tr("plus sign"), tr("ring"), tr("open square"), tr("open triangle"),
                           tr("open diamond"), tr("pentagon"), tr("star")});
    made.dash->addItem(tr("usual dashes"));
    made.dash->addItems({tr("solid"), tr("dashed"), tr("dotted"), tr("dash and dot"), tr("long dashes")});
    if (const auto marker = m_spec.runMarkers.find(run); marker != m_spec.runMarkers.end())
        made.marker->setCurrentIndex(1 + static_cast<int>(marker->second));
    if (const auto dash = m_spec.runDashes.find(run); dash != m_spec.runDashes.end())
        made.dash->setCurrentIndex(1 + dash->second);
    made.marker->setAccessibleName(tr("Marker of run %1").arg(run + 1));
    made.dash->setAccessibleName(tr("Dashes of run %1").arg(run + 1));
    made.name->setPlaceholderText(standard);
    made.colour->setAccessibleName(tr("Colour of run %1").arg(run + 1));
    made.width->setRange(0, thickestLinePt);
    made.width->setSingleStep(0.25);
    made.width->setSuffix(QStringLiteral(" pt"));
    made.width->setSpecialValueText(tr("usual line"));
    made.width->setToolTip(tr("Width of the lines in a figure; the window follows"));
    made.width->setAccessibleName(tr("Line width of run %1").arg(run + 1));
    made.width->setValue(width == m_spec.runWidths.end() ? 0 : width->second);
    auto* const row = new QHBoxLayout;
    row->addWidget(made.name, 1);
    row->addWidget(made.colour);
    row->addWidget(made.width);
    row->addWidget(made.marker);
    row->addWidget(made.dash);
    form.addRow(tr("Name of run %1").arg(run + 1), row);
    if (auto* const words = qobject_cast<QLabel*>(form.labelForField(row))) words->setBuddy(made.name);
    return made;
}

PropertiesDialog::Ends PropertiesDialog::addEnds(QFormLayout& form, const QString& label,
                                                 const std::optional<PlotRange>& range) {
    const PlotRange given = range.value_or(PlotRange{-openEnd, openEnd});
    const Ends ends{new QLineEdit(endText(given.low)), new QLineEdit(endText(given.high))};
    ends.low->setPlaceholderText(tr("from the data"));
    ends.high->setPlaceholderText(tr("from the data"));
    auto* const row = new QHBoxLayout;
    row->addWidget(ends.low);
    row->addWidget(ends.high);
    form.addRow(label, row);
    if (auto* const words = qobject_cast<QLabel*>(form.labelForField(row))) words->setBuddy(ends.low);
    ends.low->setAccessibleName(tr("%1, lower").arg(QString(label).remove(QLatin1Char('&'))));
    ends.high->setAccessibleName(tr("%1, upper").arg(QString(label).remove(QLatin1Char('&'))));
    return ends;
}

std::optional<PlotRange> PropertiesDialog::rangeIn(const Ends& ends, QString& fault) const {
    const auto end = [&](const QLineEdit& field, double open) {
        const QString text = field.text().trimmed();
        if (text.isEmpty()) return open;
        const std::optional<double> number = typedNumber(text.toStdString());
        if (!number && fault.isEmpty()) fault = tr("“%1” is not a number.").arg(text);
        return number.value_or(open);
    };
    const PlotRange range{end(*ends.low, -openEnd), end(*ends.high, openEnd)};
    if (fault.isEmpty() && !(range.low < range.high))
        fault = tr("The lower end must be below the upper end.");
    if (std::isinf(range.low) && std::isinf(range.high)) return std::nullopt;
    return range;
}

QString PropertiesDialog::read() {
    QString fault;
    PlotSpec changed = m_spec;
    changed.xLabel = m_xLabel->text().trimmed();
    changed.yLabel = m_yLabel->text().trimmed();
    changed.xRange = rangeIn(m_x, fault);
    changed.yRange = rangeIn(m_y, fault);
    changed.yRangeYields = false;
    changed.grid = m_grid->isChecked();
    changed.xTick = tickIn(*m_xTick, fault);
    changed.yTick = tickIn(*m_yTick, fault);
    changed.runNames.clear();
    changed.fontFamily = m_font->currentIndex() > 0 ? m_font->currentText() : QString();
    for (std::size_t i = 0; i < m_runs.size(); ++i) {
        const int run = static_cast<int>(i);
        changed.runColours.erase(run);
        changed.runWidths.erase(run);
        changed.runMarkers.erase(run);
        changed.runDashes.erase(run);
        if (const int marker = m_runs[i].marker->currentIndex(); marker > 0)
            changed.runMarkers[run] = static_cast<Marker>(marker - 1);
        if (const int dash = m_runs[i].dash->currentIndex(); dash > 0) changed.runDashes[run] = dash - 1;
        if (const QString name = m_runs[i].name->text().trimmed(); !name.isEmpty())
            changed.runNames[run] = name;
        if (m_runs[i].colour->chosen()) changed.runColours[run] = *m_runs[i].colour->chosen();
        if (const double points = m_runs[i].width->value(); points >= thinnestLinePt)
            changed.runWidths[run] = points;
    }
    if (fault.isEmpty()) m_spec = changed;
    return fault;
}

QString PropertiesDialog::saveTemplate(const QString& path) {
    if (const QString fault = read(); !fault.isEmpty()) return fault;
    try {
        writeStyle(path, styleOf(m_spec));
    } catch (const InputError& error) {
        return translated(error);
    }
    return {};
}

QString PropertiesDialog::applyTemplate(const QString& path) {
    try {
        const ChartStyle style = readStyle(path);
        if (style.fontFamily) {
            if (!style.fontFamily->isEmpty() && m_font->findText(*style.fontFamily) < 0)
                m_font->addItem(*style.fontFamily);
            m_font->setCurrentIndex(style.fontFamily->isEmpty() ? 0 : m_font->findText(*style.fontFamily));
        }
        for (std::size_t i = 0; i < m_runs.size(); ++i) {
            const int run = static_cast<int>(i);
            if (const auto colour = style.runColours.find(run); colour != style.runColours.end())
                m_runs[i].colour->choose(colour->second);
            if (const auto width = style.runWidths.find(run); width != style.runWidths.end())
                m_runs[i].width->setValue(width->second);
        }
    } catch (const InputError& error) {
        return translated(error);
    }
    return {};
}

void PropertiesDialog::chooseTemplate(bool saves) {
    const FileQuestion question{saves ? tr("Save as template") : tr("Apply template"),
                                tr("Templates (*.json)"), QString(), "json"};
    const auto then = [this, saves](const QString& path) {
        m_message->setText(saves ? saveTemplate(path) : applyTemplate(path));
    };
    saves ? askForPathToSave(question, this, then) : askForFile(question, this, then);
}

void PropertiesDialog::accept() {
    const QString fault = read();
    m_message->setText(fault);
    if (fault.isEmpty()) QDialog::accept();
}

} // namespace timestep
