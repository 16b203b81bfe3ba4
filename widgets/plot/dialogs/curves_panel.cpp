// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/dialogs/curves_panel.h"

#include "widgets/accessibility/spoken_texts.h"
#include "widgets/plot/content/curves.h"
#include "widgets/text/text.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace timestep {

namespace {

/// The columns by their ids, each once.
std::vector<const Column*> distinctColumns(const Table& table) {
    std::vector<const Column*> distinct;
    for (const Column& column : table.columns)
        if (std::none_of(distinct.begin(), distinct.end(),
                         [&](const Column* known) { return known->id == column.id; }))
            distinct.push_back(&column);
    return distinct;
}

void showOver(PlotSpec& spec, const std::string& x, const std::string& y) {
    spec.x = x;
    spec.y = {y};
    spec.xRange.reset();
    spec.yRange.reset();
    spec.setXScale(AxisScale::Linear);
    spec.setYScale(AxisScale::Linear);
    spec.equalScales = false;
}

} // namespace

std::optional<PlotSpec> phasePortraitOf(const Table& table, const PlotSpec& spec) {
    // A coordinate and its velocity follow each other, each before its exact or computed value.
    std::vector<const Column*> coordinates;
    for (const Column* const column : distinctColumns(table))
        if (table.find(column->id + "-exact") != nullptr || table.find(column->id + "-reference") != nullptr)
            coordinates.push_back(column);
    if (coordinates.size() < 2) return std::nullopt;
    const Column *const place = coordinates[0], *velocity = coordinates[1];
    if (const Column* const scaled = table.find("velocity-over-omega");
        scaled != nullptr && scaled->unit == place->unit)
        velocity = scaled; // circles instead of ellipses
    PlotSpec portrait = spec;
    showOver(portrait, place->id, velocity->id);
    portrait.equalScales = velocity->unit == place->unit;
    return portrait;
}

CurvesPanel::CurvesPanel(QWidget* parent)
    : QDialog(parent),
      m_curves(new QListWidget),
      m_x(new QComboBox),
      m_phase(new QPushButton),
      m_time(new QPushButton) {
    auto* const form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    form->addRow(QStringLiteral(" "), m_curves);
    form->addRow(QStringLiteral(" "), m_x);
    auto* const quick = new QHBoxLayout;
    quick->addWidget(m_phase);
    quick->addWidget(m_time);
    quick->addStretch();
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* const layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addLayout(quick);
    layout->addWidget(buttons);
    m_curves->setMinimumSize(30 * fontMetrics().averageCharWidth(), 12 * fontMetrics().height());
    m_phase->setObjectName(QStringLiteral("phase-portrait"));
    m_time->setObjectName(QStringLiteral("against-time"));
    m_phase->setAutoDefault(false);
    m_time->setAutoDefault(false);
    connect(m_curves, &QListWidget::itemChanged, this, &CurvesPanel::takeCurves);
    connect(m_x, &QComboBox::activated, this, &CurvesPanel::takeX);
    connect(m_phase, &QPushButton::clicked, this, [this] {
        if (const auto portrait = phasePortraitOf(m_heads, m_spec)) emit chosen(*portrait);
    });
    connect(m_time, &QPushButton::clicked, this, [this] {
        PlotSpec spec = m_spec;
        const bool fromPortrait = spec.x != "time" && !spec.y.empty();
        showOver(spec, "time", fromPortrait ? spec.x : spec.y.empty() ? std::string() : spec.y.front());
        emit chosen(spec);
    });
    retranslate();
}

void CurvesPanel::retranslate() {
    setWindowTitle(tr("Curves of the plot"));
    auto& form = *static_cast<QFormLayout*>(layout()->itemAt(0)->layout());
    const auto name = [&](QWidget* field, const QString& text) {
        if (auto* const label = qobject_cast<QLabel*>(form.labelForField(field))) label->setText(text);
        setSpokenName(*field, QString(text).remove(QLatin1Char('&')));
    };
    name(m_curves, tr("Cu&rves (y)"));
    name(m_x, tr("&Along the axis (x)"));
    m_phase->setText(tr("&Phase portrait"));
    m_time->setText(tr("Against &time"));
}

void CurvesPanel::setContent(const Table& table, const PlotSpec& spec) {
    m_spec = spec;
    m_heads = {};
    m_heads.runs = table.runs;
    for (const Column& column : table.columns)
        m_heads.columns.push_back({column.id, column.name, column.unit, column.run, {}});
    const std::vector<const Column*> columns = distinctColumns(m_heads);
    const QSignalBlocker quiet(m_curves);
    const auto count = static_cast<int>(columns.size());
    while (m_curves->count() > count) delete m_curves->takeItem(m_curves->count() - 1);
    while (m_curves->count() < count) m_curves->addItem(QString());
    m_x->clear();
    for (int i = 0; i < count; ++i) {
        const Column& column = *columns[static_cast<std::size_t>(i)];
        const QString text = axisLabel(translated(column.name), column.unit);
        QListWidgetItem& item = *m_curves->item(i);
        item.setText(text);
        item.setData(Qt::UserRole, QString::fromStdString(column.id));
        item.setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        const bool shown = std::find(spec.y.begin(), spec.y.end(), column.id) != spec.y.end();
        item.setCheckState(shown ? Qt::Checked : Qt::Unchecked);
        m_x->addItem(text, QString::fromStdString(column.id));
        if (column.id == spec.x) m_x->setCurrentIndex(i);
    }
    m_phase->setEnabled(phasePortraitOf(m_heads, spec).has_value());
    m_time->setEnabled(spec.x != "time" && m_heads.find("time") != nullptr);
}

void CurvesPanel::takeCurves() {
    PlotSpec spec = m_spec;
    // Curves keep their order, and with it their colours; new ones follow.
    const auto isChecked = [this](const std::string& id) {
        for (int i = 0; i < m_curves->count(); ++i)
            if (m_curves->item(i)->data(Qt::UserRole).toString().toStdString() == id)
                return m_curves->item(i)->checkState() == Qt::Checked;
        return false;
    };
    std::erase_if(spec.y, [&](const std::string& id) { return !isChecked(id); });
    for (int i = 0; i < m_curves->count(); ++i) {
        const std::string id = m_curves->item(i)->data(Qt::UserRole).toString().toStdString();
        if (isChecked(id) && std::find(spec.y.begin(), spec.y.end(), id) == spec.y.end())
            spec.y.push_back(id);
    }
    spec.yRange.reset();
    m_spec = spec;
    emit chosen(spec);
}

void CurvesPanel::takeX(int index) {
    PlotSpec spec = m_spec;
    spec.x = m_x->itemData(index).toString().toStdString();
    spec.xRange.reset();
    m_spec = spec;
    emit chosen(spec);
}

void CurvesPanel::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

} // namespace timestep
