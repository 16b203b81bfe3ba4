// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/analysis_dialog.h"

#include "app/analysis/analysis_fields.h"
#include "app/names.h"
#include "app/plots/analysis_plots.h"
#include "app/plots/export_dialog.h"
#include "app/plots/plot_card.h"
#include "core/analysis/measured_error.h"
#include "core/input_error.h"
#include "core/run/experiment/setting_key.h"
#include "core/run/rows/metric.h"
#include "widgets/controls/ask.h"
#include "widgets/panel/control_row.h"
#include "widgets/panel/steady_scroll_area.h"
#include "widgets/plot/widget/plot_widget.h"
#include "widgets/text/text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace timestep {

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
      m_picture(new QComboBox),
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
    auto* close = new QPushButton(tr("C&lose"));
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    buttons->addWidget(close);
    auto* settings = new QWidget;
    m_left->addLayout(kinds);
    m_left->addWidget(m_description);
    m_left->addWidget(m_message);
    m_left->addWidget(m_summary);
    m_picture->setAccessibleName(tr("Evidence of the facts"));
    m_picture->hide();
    m_left->addWidget(m_picture);
    m_left->addStretch();
    settings->setLayout(m_left);
    auto* area = new SteadyScrollArea; // large type needs room
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
    connect(m_picture, &QComboBox::currentIndexChanged, this, &AnalysisDialog::showResult);
    connect(m_plot, &PlotCard::exportWanted, this, [this] { exportChart(false); });
    connect(m_plot, &PlotCard::copyWanted, this, [this] { exportChart(true); });
    showKind();
    resize(1100, 640);
}

void AnalysisDialog::choose(std::string_view kind) {
    m_kind->setCurrentIndex(m_kind->findData(text(kind)));
}

void AnalysisDialog::showKind() {
    cancel();
    m_message->clear();
    delete m_fields;
    m_fields = nullptr;
    const Analysis& analysis = *findAnalysis(m_kind->currentData().toString().toStdString());
    m_description->setText(translated(analysis.description));
    try {
        m_fields = new AnalysisFields(m_experiment, analysis);
        m_left->insertWidget(2, m_fields);
        connect(m_fields, &AnalysisFields::typed, this, &AnalysisDialog::check);
        connect(m_fields, &AnalysisFields::takenChanged, this, &AnalysisDialog::showResult);
    } catch (const InputError& error) {
        m_message->setText(translated(error.message));
    }
    m_derived.reset();
    showPictures();
    showResult();
    m_plot->setTitle(m_kind->currentText());
    showState();
}

AnalysisSpec AnalysisDialog::spec() const {
    return m_fields != nullptr ? m_fields->spec() : AnalysisSpec();
}

bool AnalysisDialog::check() {
    QString problem;
    try {
        Experiment experiment = m_experiment;
        const AnalysisSpec wanted = spec();
        for (const double value : wanted.swept.values) setByKey(experiment, wanted.over, value);
    } catch (const InputError& error) {
        problem = translated(error.message);
    }
    m_message->setText(problem);
    return problem.isEmpty();
}

ChartRequest AnalysisDialog::chart() const {
    ChartRequest request{.slopes = true, .summary = m_summary->isChecked()};
    request.column = m_picture->currentData().toString().toStdString();
    if (const QString taken = m_fields != nullptr ? m_fields->taken() : QString(); !taken.isEmpty()) {
        const std::string measure = m_derived ? m_derived->spec.measure : spec().measure;
        request.column = measure + taken.toStdString();
    }
    return request;
}

QString AnalysisDialog::plotTitle() const {
    const QString swept = m_fields != nullptr ? m_fields->sweptName() : QString();
    if (swept.isEmpty()) return {};
    return tr("%1 against %2").arg(translated(measureNames(m_experiment, spec().measure).name), swept);
}

void AnalysisDialog::acceptAsPlot() {
    if (m_fields == nullptr || !check()) return;
    cancel();
    if (m_derived && toJson(m_derived->spec) != toJson(spec())) m_derived.reset();
    accept();
}

void AnalysisDialog::start() {
    if (m_fields == nullptr) return;
    cancel();
    if (!check()) return;
    m_message->clear();
    m_work.start(
        [this, derived = DerivedResult{m_experiment, spec(), {}}]() mutable {
            derived.result = analyse(derived.of, derived.spec, [this](std::size_t done, std::size_t of) {
                const int part = of > 0 ? static_cast<int>(1000 * done / of) : 0;
                m_work.post([this, part] { m_progress->setValue(part); });
                return m_work.isWanted();
            });
            return std::move(derived);
        },
        [this](std::optional<DerivedResult> derived, const QString& problem) {
            take(std::move(derived), problem);
        });
    showState();
}

void AnalysisDialog::cancel() {
    if (!isRunning()) return;
    m_work.stop();
    showState();
    emit finished();
}

void AnalysisDialog::take(std::optional<DerivedResult> derived, const QString& problem) {
    m_message->setText(problem);
    if (derived) {
        m_derived = std::move(derived);
        AnalysisResult& result = m_derived->result;
        for (Table* table : {&result.table, &result.summary})
            if (table->runs.size() == m_experiment.runs.size()) nameRuns(*table, m_experiment);
        showPictures();
        showResult();
        m_message->setText(factsOfResult().join('\n'));
    }
    showState();
    emit finished();
}

/// What the result says: sentences, or a few numbers.
QStringList AnalysisDialog::factsOfResult() const {
    const AnalysisResult& result = m_derived->result;
    QStringList facts;
    for (std::size_t run = 0; run < result.sentences.size(); ++run) {
        if (result.sentences.size() > 1)
            facts << tr("%1:").arg(QString::fromStdString(result.summary.runs[run]));
        for (const FactSentence& sentence : result.sentences[run]) facts << translated(sentence);
    }
    if (!facts.isEmpty()) return facts;
    for (const Column& column : result.summary.columns)
        if (column.values.size() == 1 && column.run >= 0)
            facts << tr("%1, %2: %3")
                         .arg(QString::fromStdString(
                                  result.summary.runs[static_cast<std::size_t>(column.run)]),
                              translated(column.name),
                              std::isnan(column.values[0]) ? QStringLiteral("–")
                                                           : locale().toString(column.values[0], 'g', 4));
    return facts;
}

/// The charts to choose from; the current one stays chosen.
void AnalysisDialog::showPictures() {
    const QSignalBlocker blocked(m_picture);
    const QVariant chosen = m_picture->currentData();
    m_picture->clear();
    if (m_derived)
        for (const AnalysisPicture* picture : picturesOf(*m_derived))
            m_picture->addItem(shownName(picture->name), text(picture->chart.y));
    if (const int again = m_picture->findData(chosen); again >= 0) m_picture->setCurrentIndex(again);
    m_picture->setVisible(m_picture->count() > 0);
}

void AnalysisDialog::showResult() {
    m_summary->setVisible(m_derived && hasSummaryPlot(*m_derived));
    m_plot->show({PlotSource::Kind::Derived, {}, m_derived ? chart() : ChartRequest()}, {});
    if (m_derived)
        m_plot->showDerived(*m_derived);
    else
        m_plot->setTitle(m_kind->currentText());
    if (m_picture->count() > 0) m_plot->setTitle(m_picture->currentText());
}

void AnalysisDialog::exportChart(bool copy) {
    if (!m_derived) return;
    ExportSubject subject{m_plot->plot()->spec(),
                          m_plot->plot()->table(),
                          {m_experiment, m_derived->spec},
                          m_plot->title(),
                          analysisCaption(Session(m_experiment), m_derived->spec)};
    if (copy)
        ExportDialog(std::move(subject)).copy();
    else
        openAndForget(new ExportDialog(std::move(subject), this));
}

void AnalysisDialog::showState() {
    m_run->setEnabled(!isRunning() && m_fields != nullptr);
    m_asPlot->setEnabled(m_fields != nullptr);
    m_cancel->setEnabled(isRunning());
    m_progress->setVisible(isRunning());
    if (!isRunning()) m_progress->setValue(0);
}

} // namespace timestep
