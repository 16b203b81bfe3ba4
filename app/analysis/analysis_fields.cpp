// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/analysis_fields.h"

#include "app/names.h"
#include "core/analysis/sweep.h"
#include "core/run/experiment/setting_key.h"
#include "core/run/rows/metric.h"
#include "core/scenes/coordinates.h"
#include "widgets/controls/edits.h"
#include "widgets/panel/control_row.h"
#include "widgets/text/label_text.h"
#include "widgets/text/text.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>

namespace timestep {

namespace {

/// Semicolons or blanks separate the numbers; a comma is a decimal comma.
std::vector<double> typedValues(QString values) {
    values.replace(',', '.').replace(';', ' ');
    return parseValues(values.simplified().replace(' ', ',').toStdString());
}

} // namespace

AnalysisFields::AnalysisFields(const Experiment& experiment, const Analysis& analysis)
    : m_experiment(experiment),
      m_proposed(standardAnalysis(experiment, analysis.id)),
      m_form(new QFormLayout(this)) {
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    if (analysis.needsOver) addOver(analysis);
    if (analysis.needsValues) addValues();
    if (analysis.takesSteps) addSteps();
    if (analysis.needsMeasure) addMeasure();
    if (analysis.needsCoordinate) addCoordinate(analysis);
    for (const Parameter& setting : analysis.settings) addSetting(setting);
    if (!analysis.needsValues) return;
    m_take = newChoice(tr("Take"), {{tr("largest over the run"), "-maximum"}, {tr("at the end"), "-end"}});
    connect(m_take, &QComboBox::currentIndexChanged, this, &AnalysisFields::takenChanged);
}

AnalysisSpec AnalysisFields::spec() const {
    AnalysisSpec wanted = m_proposed;
    for (const auto& read : m_readers) read(wanted);
    return wanted;
}

QString AnalysisFields::taken() const {
    return m_take != nullptr ? m_take->currentData().toString() : QString();
}

QString AnalysisFields::sweptName() const {
    return m_over != nullptr ? m_over->currentText() : QString();
}

void AnalysisFields::addOver(const Analysis& analysis) {
    Items items;
    if (m_proposed.over.empty()) items.emplace_back(tr("nothing"), QString());
    for (const Parameter& parameter : m_experiment.parameters.descriptors())
        if (parameter.kind == ParameterKind::Number && parameter.id != "view")
            items.emplace_back(translated(parameter.name), text(parameter.id));
    addEntries(items);
    const QString name = analysis.overName.empty() ? tr("Along x") : translated(analysis.overName);
    addChoice(name, QString::fromStdString(m_proposed.over), items, &AnalysisSpec::over);
}

void AnalysisFields::addMeasure() {
    Items items;
    for (const RecordedColumn& measure : columnsOf(*makeSimulation(m_experiment, 0)))
        if (measure.id != "time" && measure.id != "step")
            items.emplace_back(translated(measure.name), QString::fromStdString(measure.id));
    for (const CalculatedColumn& column : m_experiment.calculated)
        items.emplace_back(QString::fromStdString(column.name), QString::fromStdString(column.id));
    addChoice(tr("Measure"), QString::fromStdString(m_proposed.measure), items, &AnalysisSpec::measure);
}

void AnalysisFields::addCoordinate(const Analysis& analysis) {
    Items items;
    for (const Coordinate& coordinate :
         coordinatesOf(*m_experiment.scene, *makeSimulation(m_experiment, 0)->problem()))
        items.emplace_back(translated(coordinate.name), text(coordinate.id));
    if (analysis.takesVelocities) {
        const auto simulation = makeSimulation(m_experiment, 0);
        for (const RecordedColumn& column : columnsOf(*simulation))
            if (column.source == RecordedColumn::Source::V &&
                !simulation->problem()->isFirstOrder(column.index))
                items.emplace_back(translated(column.name), QString::fromStdString(column.id));
        for (const CalculatedColumn& column : m_experiment.calculated)
            items.emplace_back(QString::fromStdString(column.name), QString::fromStdString(column.id));
    }
    addChoice(analysis.coordinateName.empty() ? tr("Cut") : translated(analysis.coordinateName),
              QString::fromStdString(m_proposed.coordinate), items, &AnalysisSpec::coordinate);
}

void AnalysisFields::addEntries(Items& items) const {
    for (const std::string& key : entryKeys(m_experiment))
        items.emplace_back(QString::fromStdString(key.substr(key.find('/') + 1)),
                           QString::fromStdString(key));
}

void AnalysisFields::addValues() {
    Items items{{tr("step size h"), "step"}};
    for (const ParameterValues* values : {&m_experiment.parameters, &m_experiment.runs.front().method})
        for (const Parameter& parameter : values->descriptors())
            if (parameter.kind == ParameterKind::Number || parameter.kind == ParameterKind::Integer)
                items.emplace_back(translated(parameter.name), text(parameter.id));
    addEntries(items);
    m_over = newChoice(tr("Over"), items);
    m_values = new QLineEdit;
    m_values->setObjectName("values");
    m_values->setAccessibleName(tr("Values"));
    m_values->setToolTip(tr("Numbers or fractions, separated by semicolons or blanks"));
    m_form->addRow(tr("Values"), m_values);
    proposeValues();
    connect(m_over, &QComboBox::currentIndexChanged, this, &AnalysisFields::proposeValues);
    connect(m_values, &QLineEdit::textChanged, this, &AnalysisFields::typed);
    m_readers.push_back([this](AnalysisSpec& spec) {
        spec.over = m_over->currentData().toString().toStdString();
        spec.swept.values = typedValues(m_values->text());
    });
}

void AnalysisFields::addSteps() {
    auto* steps = new QLineEdit;
    steps->setObjectName("steps");
    steps->setAccessibleName(tr("Step sizes"));
    steps->setPlaceholderText(tr("halved, see below"));
    steps->setToolTip(tr("Numbers or fractions, separated by semicolons or blanks"));
    m_form->addRow(tr("Step sizes"), steps);
    connect(steps, &QLineEdit::textChanged, this, &AnalysisFields::typed);
    m_readers.push_back([steps](AnalysisSpec& spec) {
        spec.over = "step";
        spec.swept.values =
            steps->text().trimmed().isEmpty() ? std::vector<double>() : typedValues(steps->text());
    });
}

void AnalysisFields::proposeValues() {
    QStringList list;
    for (const double value : proposedValues(m_experiment, m_over->currentData().toString().toStdString()))
        list << locale().toString(value, 'g', QLocale::FloatingPointShortest);
    m_values->setText(list.join("; "));
}

void AnalysisFields::addChoice(const QString& label, const QString& chosen, const Items& items,
                               std::string AnalysisSpec::*target) {
    QComboBox* box = newChoice(label, items);
    box->setCurrentIndex(box->findData(chosen));
    m_readers.push_back(
        [box, target](AnalysisSpec& spec) { spec.*target = box->currentData().toString().toStdString(); });
}

QComboBox* AnalysisFields::newChoice(const QString& label, const Items& items) {
    auto* box = new QComboBox;
    for (const auto& [name, id] : items) box->addItem(name, id);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(14);
    box->setAccessibleName(label);
    m_form->addRow(label, box);
    return box;
}

void AnalysisFields::addSetting(const Parameter& setting) {
    const QString name = shownName(setting.name);
    const std::string id(setting.id);
    const double value = m_proposed.settings[id];
    QWidget* field = nullptr;
    if (setting.kind == ParameterKind::Choice) {
        auto* box = new QComboBox;
        for (const Choice& choice : setting.choices) box->addItem(translated(choice.name));
        box->setCurrentIndex(static_cast<int>(value));
        m_readers.push_back([box, id](AnalysisSpec& spec) { spec.settings.set(id, box->currentIndex()); });
        field = box;
    } else {
        auto* edit = new NumberEdit;
        edit->setRange(setting.minimum, setting.maximum);
        edit->setUnit(unitText(setting.unit));
        edit->setStepping(setting.kind == ParameterKind::Integer ? NumberEdit::Stepping::Whole
                                                                 : NumberEdit::Stepping::OneTwoFive);
        edit->setValue(value);
        m_readers.push_back([edit, id](AnalysisSpec& spec) { spec.settings.set(id, edit->value()); });
        field = edit;
    }
    field->setAccessibleName(name);
    if (!setting.description.empty()) field->setToolTip(translated(setting.description));
    m_form->addRow(name, field);
}

} // namespace timestep
