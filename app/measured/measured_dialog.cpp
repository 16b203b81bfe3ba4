// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/measured/measured_dialog.h"

#include "app/measured/data_fields.h"
#include "app/measured/fit_plots.h"
#include "app/measured/fit_report.h"
#include "app/measured/measured_work.h"
#include "app/measured/points_page.h"
#include "core/input_error.h"
#include "core/measured/step_check.h"
#include "core/run/experiment/setting_key.h"
#include "core/table/number_text.h"
#include "widgets/controls/edits.h"
#include "widgets/panel/steady_scroll_area.h"
#include "widgets/plot/widget/plot_widget.h"
#include "widgets/text/text.h"

#include <QCheckBox>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace timestep {

MeasuredDialog::MeasuredDialog(const Experiment& experiment, QWidget* parent)
    : QDialog(parent),
      m_experiment(experiment),
      m_fields(new DataFields(m_experiment)),
      m_parameters(new QListWidget),
      m_fitsShift(new QCheckBox(tr("Fit a time &shift, too"))),
      m_message(new QLabel),
      m_progress(new QProgressBar),
      m_fit(new QPushButton(tr("&Fit"))),
      m_refine(new QPushButton(tr("&Refine the step"))),
      m_cancel(new QPushButton(tr("&Cancel"))),
      m_takeOver(new QPushButton(tr("&Take over the values"))),
      m_overlay(new QPushButton(tr("Show in the &window"))),
      m_copy(new QPushButton(tr("Co&py the result"))),
      m_plot(new PlotWidget),
      m_residuals(new PlotWidget),
      m_points(new PointsPage) {
    setWindowTitle(tr("Measured data"));
    layOut();
    listParameters();
    connect(m_fields, &DataFields::changed, this, &MeasuredDialog::changed);
    connect(m_fields, &DataFields::opened, this, [this](const QString& problem) {
        if (!problem.isEmpty()) m_message->clear(); // the fields say it
    });
    connect(m_parameters, &QListWidget::itemChanged, this, &MeasuredDialog::showState);
    connect(m_fitsShift, &QCheckBox::toggled, this, &MeasuredDialog::showState);
    connect(m_fit, &QPushButton::clicked, this, &MeasuredDialog::fit);
    connect(m_refine, &QPushButton::clicked, this, &MeasuredDialog::refine);
    connect(m_cancel, &QPushButton::clicked, this, &MeasuredDialog::cancel);
    connect(m_takeOver, &QPushButton::clicked, this, &MeasuredDialog::takeOver);
    connect(m_overlay, &QPushButton::clicked, this, &QDialog::accept);
    connect(m_points, &PointsPage::clicked, m_fields, &DataFields::toggleRow);
    showState();
    resize(1100, 700);
}

void MeasuredDialog::layOut() {
    m_parameters->setAccessibleName(tr("Parameters to fit"));
    m_parameters->setMinimumHeight(5 * fontMetrics().height());
    m_message->setWordWrap(true);
    m_message->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_progress->setRange(0, 1000);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Progress"));
    for (PlotWidget* plot : {m_plot, m_residuals}) plot->setMinimumSize(420, 140);
    auto* settings = new QWidget;
    auto* left = new QVBoxLayout(settings);
    left->addWidget(m_fields);
    auto* heading = new QLabel(tr("&Parameters to fit"));
    heading->setBuddy(m_parameters);
    left->addWidget(heading);
    left->addWidget(m_parameters);
    left->addWidget(m_fitsShift);
    left->addStretch();
    auto* area = new SteadyScrollArea; // large type needs room
    area->setWidget(settings);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setMinimumWidth(48 * fontMetrics().averageCharWidth());
    const auto rowOf = [](std::initializer_list<QPushButton*> buttons) {
        auto* row = new QHBoxLayout;
        for (QPushButton* button : buttons) row->addWidget(button);
        row->addStretch();
        return row;
    };
    auto* column = new QVBoxLayout;
    column->addWidget(area, 1);
    column->addWidget(m_message); // the result is always visible
    column->addWidget(m_progress);
    column->addLayout(rowOf({m_fit, m_refine, m_cancel}));
    column->addLayout(rowOf({m_takeOver, m_copy}));
    column->addLayout(rowOf({m_overlay}));
    auto* copies = new QMenu(m_copy);
    copies->addAction(tr("As &Markdown"), this, [this] { copyTable(false); });
    copies->addAction(tr("As &LaTeX (booktabs)"), this, [this] { copyTable(true); });
    m_copy->setMenu(copies);
    auto* beside = new QWidget;
    auto* plots = new QVBoxLayout(beside);
    plots->addWidget(m_plot, 3);
    plots->addWidget(m_residuals, 2);
    auto* pages = new QTabWidget;
    pages->addTab(beside, tr("Beside the run"));
    pages->addTab(m_points, tr("Points only"));
    auto* both = new QHBoxLayout(this);
    both->addLayout(column, 2);
    both->addWidget(pages, 3);
    m_fit->setDefault(true);
}

void MeasuredDialog::listParameters() {
    const auto add = [this](const QString& name, const std::string& key, const QString& unit) {
        const double value = parseNumber(valueByKey(m_experiment, key));
        const QString shown = locale().toString(NumberEdit::shownValue(value, unit), 'g', 6);
        const QString unitText = NumberEdit::shownUnit(unit);
        auto* item = new QListWidgetItem(
            tr("%1 (now %2)").arg(name, unitText.isEmpty() ? shown : shown + QChar(QChar::Nbsp) + unitText));
        item->setData(Qt::UserRole, QString::fromStdString(key));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Unchecked);
        m_parameters->addItem(item);
    };
    for (const Parameter& parameter : m_experiment.parameters.descriptors())
        if (parameter.kind == ParameterKind::Number && parameter.id != "view")
            add(translated(parameter.name), std::string(parameter.id), text(parameter.unit));
    for (const std::string& key : entryKeys(m_experiment)) {
        try {
            add(QString::fromStdString(key.substr(key.rfind('/') + 1)), key, {});
        } catch (const InputError&) {
            continue; // it follows from other constants
        }
    }
}

void MeasuredDialog::check(const std::string& key, bool on) {
    for (int i = 0; i < m_parameters->count(); ++i)
        if (QListWidgetItem* item = m_parameters->item(i);
            item->data(Qt::UserRole).toString().toStdString() == key)
            item->setCheckState(on ? Qt::Checked : Qt::Unchecked);
}

FitRequest MeasuredDialog::request() const {
    FitRequest request;
    request.run = m_fields->run();
    request.fitsShift = m_fitsShift->isChecked();
    for (int i = 0; i < m_parameters->count(); ++i)
        if (const QListWidgetItem* item = m_parameters->item(i); item->checkState() == Qt::Checked)
            request.parameters.push_back(item->data(Qt::UserRole).toString().toStdString());
    request.series = m_fields->series();
    return request;
}

/// An earlier fit belongs to the earlier choices.
void MeasuredDialog::changed() {
    m_kept.reset();
    compare();
}

MeasuredWork MeasuredDialog::work() const {
    MeasuredWork work;
    if (!m_fields->hasData()) return work;
    try {
        m_fields->fill(work);
    } catch (const InputError&) {
        return {}; // an unfinished number
    }
    work.fitsShift = m_fitsShift->isChecked();
    for (int i = 0; i < m_parameters->count(); ++i)
        if (const QListWidgetItem* item = m_parameters->item(i); item->checkState() == Qt::Checked)
            work.parameters.push_back(item->data(Qt::UserRole).toString().toStdString());
    if (m_comparison) work.fit = m_comparison->fit;
    return work;
}

void MeasuredDialog::restore(const MeasuredWork& work) {
    if (work.empty()) return;
    m_fields->restore(work);
    for (const std::string& key : work.parameters) check(key);
    m_fitsShift->setChecked(work.fitsShift);
    m_kept = work.fit;
    compare();
}

void MeasuredDialog::compare() {
    if (m_fields->hasData()) return start(Work::Compare);
    cancel();
    m_comparison.reset();
    showPlots();
    showState();
}

void MeasuredDialog::fit() {
    if (m_fields->hasData()) start(Work::Fit);
}

void MeasuredDialog::refine() {
    if (m_fields->hasData()) start(Work::Refine);
}

void MeasuredDialog::start(Work work) {
    cancel();
    FitRequest wanted;
    try {
        wanted = request();
    } catch (const InputError& error) {
        m_comparison.reset();
        m_message->setText(translated(error));
        showPlots();
        return showState();
    }
    m_message->clear();
    m_fitting = work != Work::Compare;
    if (m_fitting) m_kept.reset();
    m_work.start(
        [this, work, fit = m_kept, wanted = std::move(wanted)]() mutable {
            const Progress progress = [this](std::size_t done, std::size_t of) {
                const int part = of > 0 ? static_cast<int>(1000 * done / of) : 0;
                m_work.post([this, part] { m_progress->setValue(part); });
                return m_work.isWanted();
            };
            if (work != Work::Compare)
                fit = fitWithStepCheck(m_experiment, wanted, work == Work::Refine, progress);
            return compareWithData(m_experiment, wanted, std::move(fit), progress);
        },
        [this](std::optional<DataComparison> comparison, const QString& problem) {
            take(std::move(comparison), problem);
        });
    showState();
}

void MeasuredDialog::cancel() {
    if (!isRunning()) return;
    m_work.stop();
    showState();
    emit finished();
}

void MeasuredDialog::take(std::optional<DataComparison> comparison, const QString& problem) {
    if (comparison || !m_fitting) m_comparison = std::move(comparison);
    m_message->setText(problem.isEmpty() ? report() : problem);
    showPlots();
    showState();
    emit finished();
}

QString MeasuredDialog::report() const {
    if (!m_comparison) return {};
    const QString report = fitReport(*m_comparison, locale());
    const auto count = static_cast<int>(m_fields->leftOut());
    return count == 0 ? report
                      : report + QLatin1Char('\n') + tr("%n point(s) left out by hand", nullptr, count);
}

std::vector<MeasuredPoints> MeasuredDialog::points() const {
    if (!m_comparison) return {};
    std::vector<MeasuredPoints> all = measuredPoints(*m_comparison, m_fields->fileName());
    const PointsTable& leftOut = m_points->leftOut();
    const std::size_t series = all.size();
    for (std::size_t i = 0; i < series && !leftOut.rows.empty(); ++i) {
        const std::string& measure = m_comparison->series[i].fitted.measure;
        const Column *const x = leftOut.table.find("time"), *const y = leftOut.table.find(measure);
        if (x == nullptr || y == nullptr) continue;
        std::vector<double> times = x->values;
        for (double& time : times) time += m_comparison->fittedShift();
        all.push_back({all[i].axes, tr("%1, left out").arg(all[i].label), std::move(times), y->values});
    }
    return all;
}

void MeasuredDialog::showPoints() {
    PointsTable points, leftOut;
    try {
        if (m_fields->hasData()) {
            points = m_fields->points(false);
            leftOut = m_fields->points(true);
        }
    } catch (const InputError&) { // the message says it
    }
    m_points->showPoints(std::move(points), std::move(leftOut));
}

void MeasuredDialog::showPlots() {
    showPoints();
    PlotSpec run, residuals;
    if (m_comparison) {
        run = comparisonPlot(*m_comparison, m_fields->run(), points());
        residuals = residualPlot(*m_comparison);
    }
    run.title = tr("Measured data");
    residuals.title = tr("Residuals");
    m_plot->setSpec(run);
    m_residuals->setSpec(residuals);
    m_plot->setTable(m_comparison ? m_comparison->run : Table());
    m_residuals->setTable(m_comparison ? m_comparison->residuals : Table());
}

void MeasuredDialog::takeOver() {
    if (!m_comparison || !m_comparison->fit || !m_comparison->fit->found()) return;
    for (const FittedParameter& parameter : m_comparison->fit->parameters)
        if (parameter.key != timeShiftKey) m_taken.emplace_back(parameter.key, parameter.value);
    const ParameterFit& fit = *m_comparison->fit;
    if (fit.step < fit.stepBefore)
        m_taken.emplace_back(m_experiment.runs.size() == 1 ? std::string("step")
                                                           : "runs/" + std::to_string(fit.run) + "/step",
                             fit.step);
    accept();
}

void MeasuredDialog::copyTable(bool latex) const {
    if (!m_comparison || !m_comparison->fit || !m_comparison->fit->found()) return;
    const WordTable table = fitTable(*m_comparison->fit, locale(), true);
    QGuiApplication::clipboard()->setText(QString::fromStdString(latex ? toLatex(table) : toMarkdown(table)));
}

void MeasuredDialog::showState() {
    bool any = m_fitsShift->isChecked();
    for (int i = 0; i < m_parameters->count(); ++i)
        any = any || m_parameters->item(i)->checkState() == Qt::Checked;
    m_fit->setEnabled(m_fields->hasData() && any);
    m_refine->setEnabled(m_comparison && m_comparison->fit && m_comparison->fit->found() && !isRunning() &&
                         m_comparison->fit->largestShift() >= smallShift);
    m_cancel->setEnabled(isRunning());
    m_progress->setEnabled(isRunning());
    if (!isRunning()) m_progress->setValue(0);
    m_copy->setEnabled(m_comparison && m_comparison->fit && m_comparison->fit->found() && !isRunning());
    m_overlay->setEnabled(m_comparison.has_value() && !isRunning());
    m_takeOver->setEnabled(m_comparison && m_comparison->fit && m_comparison->fit->found() && !isRunning());
}

} // namespace timestep
