// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/properties_dialog.h"

#include "core/parameter/typed_number.h"
#include "widgets/plot/curves.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include <cmath>
#include <limits>

namespace timestep {

namespace {

constexpr std::size_t mostNamedRuns = 12; ///< as many as are drawn
constexpr double openEnd = std::numeric_limits<double>::infinity();

QString endText(double value) {
    return std::isfinite(value) ? QString::number(value, 'g', 12) : QString();
}

} // namespace

PropertiesDialog::PropertiesDialog(const Table& table, const PlotSpec& spec, QWidget* parent)
    : QDialog(parent), m_spec(spec) {
    setWindowTitle(tr("Labels and ranges"));
    PlotSpec plain = spec;
    plain.xLabel.clear();
    plain.yLabel.clear();
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
    for (std::size_t run = 0; run < std::min(table.runs.size(), mostNamedRuns); ++run) {
        const auto known = spec.runNames.find(static_cast<int>(run));
        const QString standard = QString::fromStdString(table.runs[run]);
        m_names.push_back(addText(tr("Name of run %1").arg(run + 1),
                                  known == spec.runNames.end() ? QString() : known->second, standard));
    }
    m_message = new QLabel;
    m_message->setWordWrap(true);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &PropertiesDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* const layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_message);
    layout->addWidget(buttons);
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
        if (!number && fault.isEmpty()) fault = tr("“%1” is no number.").arg(text);
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
    changed.runNames.clear();
    for (std::size_t run = 0; run < m_names.size(); ++run)
        if (const QString name = m_names[run]->text().trimmed(); !name.isEmpty())
            changed.runNames[static_cast<int>(run)] = name;
    if (fault.isEmpty()) m_spec = changed;
    return fault;
}

void PropertiesDialog::accept() {
    const QString fault = read();
    m_message->setText(fault);
    if (fault.isEmpty()) QDialog::accept();
}

} // namespace timestep
