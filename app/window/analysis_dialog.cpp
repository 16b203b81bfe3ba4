// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/analysis_dialog.h"

#include "app/names.h"
#include "app/plots/analysis_plots.h"
#include "app/plots/plot_card.h"
#include "app/window/export_dialog.h"
#include "core/analysis/measured_error.h"
#include "core/analysis/sweep.h"
#include "core/input_error.h"
#include "core/run/metric.h"
#include "core/run/setting_key.h"
#include "core/scenes/coordinates.h"
#include "core/table/number_text.h"
#include "widgets/number_edit.h"
#include "widgets/panel/steady_scroll_area.h"
#include "widgets/plot/plot_widget.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace timestep {

namespace {

/// Semicolons or blanks separate the numbers; a comma is a decimal comma.
std::vector<double> typedValues(QString values) {
    values.replace(',', '.').replace(';', ' ');
    return parseValues(values.simplified().replace(' ', ',').toStdString());
}

} // namespace

AnalysisDialog::AnalysisDialog(const Experiment& experiment, QWidget* parent)
    : QDialog(parent),
      m_experiment(experiment),
      m_kind(new QComboBox),
      m_description(new QLabel),
      m_message(new QLabel),
      m_progress(new QProgressBar),
      m_run(new QPushButton(tr("&Run"))),
      m_cancel(new QPushButton(tr("&Cancel"))),
      m_asPlot(new QPushButton(tr("Show as &plot"))),
      m_summary(new QCheckBox(tr("Show the &area against time"))),
      m_plot(new PlotCard),
      m_left(new QVBoxLayout) {
    setWindowTitle(tr("Analyse"));
    for (const Analysis& analysis : analyses()) m_kind->addItem(translated(analysis.name), text(analysis.id));
    m_kind->setAccessibleName(tr("Kind of analysis"));
    m_description->setWordWrap(true);
    m_message->setWordWrap(true);
    m_progress->setRange(0, 1000);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Progress"));
    m_plot->plot()->setMinimumSize(420, 320);

    auto* kinds = new QFormLayout;
    kinds->addRow(tr("&Kind"), m_kind);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_run);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_asPlot);
    buttons->addStretch();
    auto* settings = new QWidget;
    m_left->addLayout(kinds);
    m_left->addWidget(m_description);
    m_left->addWidget(m_message);
    m_left->addWidget(m_summary);
    m_left->addStretch();
    settings->setLayout(m_left);
    auto* area = new SteadyScrollArea; // so that large type has room
    area->setWidget(settings);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setMinimumWidth(34 * fontMetrics().averageCharWidth());
    auto* column = new QVBoxLayout;
    column->addWidget(area, 1);
    column->addWidget(m_progress);
    column->addLayout(buttons);
    auto* both = new QHBoxLayout(this);
    both->addLayout(column, 2);
    both->addWidget(m_plot, 3);
    m_run->setDefault(true);

    connect(m_kind, &QComboBox::currentIndexChanged, this, &AnalysisDialog::showKind);
    connect(m_run, &QPushButton::clicked, this, &AnalysisDialog::start);
    connect(m_cancel, &QPushButton::clicked, this, &AnalysisDialog::cancel);
    connect(m_asPlot, &QPushButton::clicked, this, &AnalysisDialog::acceptAsPlot);
    connect(m_summary, &QCheckBox::toggled, this, &AnalysisDialog::showResult);
    connect(m_plot, &PlotCard::exportWanted, this, [this] { exportChart(false); });
    connect(m_plot, &PlotCard::copyWanted, this, [this] { exportChart(true); });
    showKind();
    resize(1100, 640);
}

AnalysisDialog::~AnalysisDialog() {
    m_stop = true;
    if (m_thread.joinable()) m_thread.join();
}

void AnalysisDialog::choose(std::string_view kind) {
    m_kind->setCurrentIndex(m_kind->findData(text(kind)));
}

void AnalysisDialog::showKind() {
    cancel();
    m_message->clear();
    m_readers.clear();
    m_over = m_take = nullptr;
    m_values = nullptr;
    delete m_fields;
    m_fields = new QWidget;
    m_form = new QFormLayout(m_fields);
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_left->insertWidget(2, m_fields);
    const Analysis& analysis = *findAnalysis(m_kind->currentData().toString().toStdString());
    m_description->setText(translated(analysis.description));
    try {
        m_proposed = standardAnalysis(m_experiment, analysis.id);
        addSettings();
    } catch (const InputError& error) {
        m_proposed = {};
        m_message->setText(QString::fromStdString(error.what()));
    }
    m_derived.reset();
    showResult();
    m_plot->setTitle(m_kind->currentText());
    showState();
}

void AnalysisDialog::addSettings() {
    const Analysis& analysis = *findAnalysis(m_proposed.kind);
    std::vector<std::pair<QString, QString>> items;
    if (analysis.needsOver) {
        for (const Parameter& parameter : m_experiment.parameters.descriptors())
            if (parameter.kind == ParameterKind::Number)
                items.emplace_back(translated(parameter.name), text(parameter.id));
        addEntries(items);
        const QString name = analysis.overName.empty() ? tr("Along x") : translated(analysis.overName);
        addChoice(name, QString::fromStdString(m_proposed.over), items, &AnalysisSpec::over);
    }
    if (analysis.needsValues) addValues();
    if (analysis.takesSteps) addSteps();
    if (analysis.needsMeasure) {
        items.clear();
        for (const Measure& measure : measuresOf(*makeSimulation(m_experiment, 0)))
            if (measure.id != "time" && measure.id != "step")
                items.emplace_back(translated(measure.name), QString::fromStdString(measure.id));
        addChoice(tr("Measure"), QString::fromStdString(m_proposed.measure), items, &AnalysisSpec::measure);
    }
    if (analysis.needsCoordinate) {
        items.clear();
        for (const Coordinate& coordinate :
             coordinatesOf(*m_experiment.scene, *makeSimulation(m_experiment, 0)->problem()))
            items.emplace_back(translated(coordinate.name), text(coordinate.id));
        addChoice(analysis.coordinateName.empty() ? tr("Cut") : translated(analysis.coordinateName),
                  QString::fromStdString(m_proposed.coordinate), items, &AnalysisSpec::coordinate);
    }
    for (const Parameter& setting : analysis.settings) addSetting(setting);
    if (!analysis.needsValues) return;
    m_take = newChoice(tr("Take"), {{tr("largest over the run"), "-maximum"}, {tr("at the end"), "-end"}});
    connect(m_take, &QComboBox::currentIndexChanged, this, &AnalysisDialog::showResult);
}

/// Constants and starts of typed equations.
void AnalysisDialog::addEntries(std::vector<std::pair<QString, QString>>& items) const {
    for (const std::string& key : entryKeys(m_experiment))
        items.emplace_back(QString::fromStdString(key.substr(key.find('/') + 1)),
                           QString::fromStdString(key));
}

/// The swept setting and its values.
void AnalysisDialog::addValues() {
    std::vector<std::pair<QString, QString>> items{{tr("step size h"), "step"}};
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
    connect(m_over, &QComboBox::currentIndexChanged, this, &AnalysisDialog::proposeValues);
    connect(m_values, &QLineEdit::textChanged, this, &AnalysisDialog::check);
    m_readers.push_back([this](AnalysisSpec& spec) {
        spec.over = m_over->currentData().toString().toStdString();
        spec.swept.values = typedValues(m_values->text());
    });
}

/// A list of steps instead of a step that is halved.
void AnalysisDialog::addSteps() {
    auto* steps = new QLineEdit;
    steps->setObjectName("steps");
    steps->setAccessibleName(tr("Step sizes"));
    steps->setPlaceholderText(tr("halved, see below"));
    steps->setToolTip(tr("Numbers or fractions, separated by semicolons or blanks"));
    m_form->addRow(tr("Step sizes"), steps);
    connect(steps, &QLineEdit::textChanged, this, &AnalysisDialog::check);
    m_readers.push_back([steps](AnalysisSpec& spec) {
        spec.over = "step";
        spec.swept.values =
            steps->text().trimmed().isEmpty() ? std::vector<double>() : typedValues(steps->text());
    });
}

void AnalysisDialog::proposeValues() {
    QStringList list;
    for (const double value : proposedValues(m_experiment, m_over->currentData().toString().toStdString()))
        list << locale().toString(value, 'g', QLocale::FloatingPointShortest);
    m_values->setText(list.join("; "));
}

bool AnalysisDialog::check() {
    QString problem;
    try {
        Experiment experiment = m_experiment;
        const AnalysisSpec wanted = spec();
        for (const double value : wanted.swept.values) setByKey(experiment, wanted.over, exactNumber(value));
    } catch (const InputError& error) {
        problem = QString::fromStdString(error.what());
    }
    m_message->setText(problem);
    return problem.isEmpty();
}

void AnalysisDialog::addChoice(const QString& label, const QString& chosen,
                               const std::vector<std::pair<QString, QString>>& items,
                               std::string AnalysisSpec::*target) {
    QComboBox* box = newChoice(label, items);
    box->setCurrentIndex(box->findData(chosen));
    m_readers.push_back(
        [box, target](AnalysisSpec& spec) { spec.*target = box->currentData().toString().toStdString(); });
}

QComboBox* AnalysisDialog::newChoice(const QString& label,
                                     const std::vector<std::pair<QString, QString>>& items) {
    auto* box = new QComboBox;
    for (const auto& [name, id] : items) box->addItem(name, id);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(14);
    box->setAccessibleName(label);
    m_form->addRow(label, box);
    return box;
}

void AnalysisDialog::addSetting(const Parameter& setting) {
    const QString name = translated(setting.name);
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

AnalysisSpec AnalysisDialog::spec() const {
    AnalysisSpec wanted = m_proposed;
    for (const auto& read : m_readers) read(wanted);
    return wanted;
}

ChartRequest AnalysisDialog::chart() const {
    ChartRequest request{.slopes = true, .summary = m_summary->isChecked()};
    if (m_take != nullptr) {
        const std::string measure = m_derived ? m_derived->spec.measure : spec().measure;
        request.column = measure + m_take->currentData().toString().toStdString();
    }
    return request;
}

QString AnalysisDialog::plotTitle() const {
    if (m_over == nullptr) return {};
    const AnalysisSpec wanted = spec();
    return tr("%1 against %2")
        .arg(translated(measureNames(m_experiment, wanted.measure).name), m_over->currentText());
}

void AnalysisDialog::acceptAsPlot() {
    if (m_proposed.kind.empty() || !check()) return;
    cancel();
    if (m_derived && toJson(m_derived->spec) != toJson(spec())) m_derived.reset();
    accept();
}

void AnalysisDialog::start() {
    if (m_proposed.kind.empty()) return;
    cancel();
    if (!check()) return;
    const AnalysisSpec wanted = spec();
    m_message->clear();
    m_stop = false;
    m_thread = std::thread([this, derived = DerivedResult{m_experiment, wanted, {}}]() mutable {
        QString problem;
        try {
            derived.result = analyse(derived.of, derived.spec, [this](std::size_t done, std::size_t of) {
                const int part = of > 0 ? static_cast<int>(1000 * done / of) : 0;
                QMetaObject::invokeMethod(this, [this, part] { m_progress->setValue(part); });
                return !m_stop;
            });
        } catch (const std::exception& error) {
            problem = QString::fromStdString(error.what());
        }
        if (m_stop) return;
        QMetaObject::invokeMethod(this, [this, problem, derived = std::move(derived)]() mutable {
            takeResult(std::move(derived), problem);
        });
    });
    showState();
}

void AnalysisDialog::cancel() {
    if (!isRunning()) return;
    m_stop = true;
    m_thread.join();
    showState();
    emit finished();
}

void AnalysisDialog::takeResult(DerivedResult derived, const QString& problem) {
    if (m_stop || !isRunning()) return; // cancelled just before
    m_thread.join();
    m_message->setText(problem);
    if (problem.isEmpty()) {
        m_derived = std::move(derived);
        AnalysisResult& result = m_derived->result;
        for (Table* table : {&result.table, &result.summary})
            if (table->runs.size() == m_experiment.runs.size())
                for (std::size_t i = 0; i < table->runs.size(); ++i)
                    table->runs[i] = runLabel(m_experiment, i, translatedUtf8);
        showResult();
        QStringList facts;
        for (const Column& column : result.summary.columns)
            if (column.values.size() == 1 && column.run >= 0 && facts.size() < 8)
                facts << tr("%1, %2: %3")
                             .arg(QString::fromStdString(
                                      result.summary.runs[static_cast<std::size_t>(column.run)]),
                                  translated(column.name), locale().toString(column.values[0], 'g', 4));
        m_message->setText(facts.join('\n'));
    }
    showState();
    emit finished();
}

void AnalysisDialog::showResult() {
    m_summary->setVisible(m_derived && hasSummaryPlot(*m_derived));
    m_plot->show({PlotSource::Kind::Derived, {}, m_derived ? chart() : ChartRequest()}, {});
    if (m_derived)
        m_plot->showDerived(*m_derived);
    else
        m_plot->setTitle(m_kind->currentText());
}

void AnalysisDialog::exportChart(bool copy) {
    if (!m_derived) return;
    ExportSubject subject{m_plot->plot()->spec(),
                          m_plot->plot()->table(),
                          {m_experiment, m_derived->spec},
                          m_plot->title(),
                          analysisCaption(Session(m_experiment), m_derived->spec)};
    ExportDialog dialog(std::move(subject), this);
    if (copy)
        dialog.copy();
    else
        dialog.exec();
}

void AnalysisDialog::showState() {
    m_run->setEnabled(!isRunning() && !m_proposed.kind.empty());
    m_asPlot->setEnabled(!m_proposed.kind.empty());
    m_cancel->setEnabled(isRunning());
    m_progress->setEnabled(isRunning());
    if (!isRunning()) m_progress->setValue(0);
}

} // namespace timestep
