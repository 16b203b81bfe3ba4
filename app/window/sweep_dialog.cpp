// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/sweep_dialog.h"

#include "app/names.h"
#include "core/input_error.h"
#include "core/run/setting_key.h"
#include "core/table/number_text.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

void addParameters(QComboBox* box, const ParameterValues& values) {
    for (const Parameter& parameter : values.descriptors())
        if (parameter.kind == ParameterKind::Number || parameter.kind == ParameterKind::Integer)
            box->addItem(translated(parameter.name), text(parameter.id));
}

/// Values that show something: the step and positive numbers in halves, whole numbers in doubles from 1,
/// others evenly over the range of their slider.
std::vector<double> proposal(const Experiment& experiment, const std::string& key) {
    if (key == "step") {
        std::vector<double> values;
        for (double h = 2 * experiment.step; values.size() < 6; h /= 2) values.push_back(h);
        return values;
    }
    const ParameterValues& list =
        experiment.parameters.has(key) ? experiment.parameters : experiment.runs.front().method;
    const Parameter& parameter = list.descriptor(key);
    const double now = list[key];
    if (parameter.kind == ParameterKind::Integer) return {1, 2, 4, 8, 16};
    std::vector<double> values;
    if (now > 0)
        for (const double factor : {0.25, 0.5, 1.0, 2.0, 4.0}) values.push_back(now * factor);
    else
        for (int i = 0; i < 5; ++i)
            values.push_back(parameter.lower + i * (parameter.upper - parameter.lower) / 4);
    std::erase_if(values,
                  [&](double value) { return value < parameter.minimum || value > parameter.maximum; });
    return values;
}

} // namespace

SweepDialog::SweepDialog(const Experiment& experiment, const Table& measured, QWidget* parent)
    : QDialog(parent),
      m_experiment(experiment),
      m_over(new QComboBox),
      m_values(new QLineEdit),
      m_measure(new QComboBox),
      m_take(new QComboBox),
      m_problem(new QLabel),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel)) {
    setWindowTitle(tr("Sweep"));
    m_over->addItem(tr("step size h"), "step");
    addParameters(m_over, experiment.parameters);
    addParameters(m_over, experiment.runs.front().method);
    for (const Column& column : measured.columns)
        if (column.run == 0 && column.id != "time" && column.id != "step")
            m_measure->addItem(translated(column.name), QString::fromStdString(column.id));
    const int error = m_measure->findData("position-error");
    m_measure->setCurrentIndex(std::max(error, m_measure->findData("largest-strain")));
    m_take->addItem(tr("largest over the run"), "-maximum");
    m_take->addItem(tr("at the end"), "-end");
    m_problem->setWordWrap(true);
    auto* form = new QFormLayout(this);
    form->addRow(tr("&Over"), m_over);
    form->addRow(tr("&Values"), m_values);
    form->addRow(tr("&Measure"), m_measure);
    form->addRow(tr("&Take"), m_take);
    form->addRow(m_problem);
    form->addRow(m_buttons);
    m_values->setMinimumWidth(34 * fontMetrics().averageCharWidth());
    m_values->setToolTip(tr("Numbers or fractions, separated by semicolons or blanks"));
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("&Run sweep"));
    connect(m_over, &QComboBox::currentIndexChanged, this, &SweepDialog::proposeValues);
    connect(m_values, &QLineEdit::textChanged, this, &SweepDialog::check);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    proposeValues();
}

void SweepDialog::proposeValues() {
    QStringList list;
    for (const double value : proposal(m_experiment, m_over->currentData().toString().toStdString()))
        list << locale().toString(value, 'g', QLocale::FloatingPointShortest);
    m_values->setText(list.join("; "));
}

SweepSpec SweepDialog::spec() const {
    // Between the numbers a person may put semicolons or blanks; a comma is a decimal comma.
    QString values = m_values->text().simplified();
    values.replace(',', '.').replace(';', ' ');
    return {m_over->currentData().toString().toStdString(),
            parseValues(values.simplified().replace(' ', ',').toStdString()),
            m_measure->currentData().toString().toStdString()};
}

std::string SweepDialog::suffix() const {
    return m_take->currentData().toString().toStdString();
}

QString SweepDialog::title() const {
    return tr("%1 against %2").arg(m_measure->currentText(), m_over->currentText());
}

void SweepDialog::check() {
    QString problem;
    try {
        Experiment experiment = m_experiment;
        const SweepSpec wanted = spec();
        for (const double value : wanted.values) setByKey(experiment, wanted.over, exactNumber(value));
        if (experiment.duration == 0) problem = tr("A sweep needs a run with a duration.");
    } catch (const InputError& error) {
        problem = QString::fromStdString(error.what());
    }
    m_problem->setText(problem);
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(problem.isEmpty());
}

} // namespace timestep
