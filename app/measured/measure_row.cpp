// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/measured/measure_row.h"

#include "app/names.h"
#include "core/parameter/unit.h"
#include "widgets/icons/icon.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>

namespace timestep {

namespace {

constexpr const char* knownUnits[] = {"rad", "°",    "m",    "cm",    "mm",  "s",    "ms",     "min",
                                      "m/s", "cm/s", "km/h", "rad/s", "°/s", "m/s²", "rad/s²", "°/s²"};

} // namespace

MeasureRow::MeasureRow(const std::vector<RecordedColumn>& measures, int number, QWidget* parent)
    : QWidget(parent),
      m_measures(measures),
      m_measure(new QComboBox),
      m_column(new QComboBox),
      m_unit(new QComboBox),
      m_sigma(new QComboBox),
      m_remove(new QToolButton) {
    for (const RecordedColumn& measure : measures)
        if (measure.id != "time" && measure.id != "step")
            m_measure->addItem(translated(measure.name), QString::fromStdString(measure.id));
    for (QComboBox* box : {m_unit, m_sigma}) box->setEditable(true);
    m_sigma->setToolTip(
        tr("A number in the unit of the values, or a column; it weighs the points and draws error bars"));
    m_unit->setToolTip(tr("The unit in which the values were measured, such as degrees or radians"));
    m_remove->setIcon(icon("x"));
    m_remove->setAutoRaise(true);
    m_remove->setFocusPolicy(Qt::StrongFocus);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    const auto label = [&](const QString& text, QWidget* field, int row) {
        auto* words = new QLabel(text);
        words->setBuddy(field);
        grid->addWidget(words, row, 0);
    };
    label(tr("Measure"), m_measure, 0);
    label(tr("Values, unit"), m_column, 1);
    label(tr("Uncertainty"), m_sigma, 2);
    grid->addWidget(m_measure, 0, 1);
    grid->addWidget(m_remove, 0, 2);
    grid->addWidget(m_column, 1, 1);
    grid->addWidget(m_unit, 1, 2);
    grid->addWidget(m_sigma, 2, 1, 1, 2);
    grid->setColumnStretch(1, 3);
    grid->setColumnStretch(2, 1);
    for (QComboBox* box : {m_measure, m_column, m_unit, m_sigma}) {
        box->setMinimumContentsLength(6);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    }
    nameFields(number);
    for (QComboBox* box : {m_measure, m_column})
        connect(box, &QComboBox::currentIndexChanged, this, [this] {
            proposeUnits();
            emit changed();
        });
    connect(m_sigma, &QComboBox::currentTextChanged, this, &MeasureRow::changed);
    connect(m_unit->lineEdit(), &QLineEdit::textEdited, this, &MeasureRow::changed);
    connect(m_unit, &QComboBox::activated, this, &MeasureRow::changed);
    connect(m_remove, &QToolButton::clicked, this, &MeasureRow::removeWanted);
    proposeUnits();
}

void MeasureRow::nameFields(int number) {
    const auto name = [number](QWidget* field, const QString& words, const char* id) {
        field->setAccessibleName(number > 1 ? QStringLiteral("%1 %2").arg(words, QString::number(number))
                                            : words);
        field->setObjectName(number > 1
                                 ? QStringLiteral("%1-%2").arg(QLatin1String(id), QString::number(number))
                                 : QString::fromLatin1(id));
    };
    name(m_measure, tr("Measure"), "measure");
    name(m_column, tr("Column of the values"), "column");
    name(m_unit, tr("Unit of the values"), "unit-box");
    name(m_unit->lineEdit(), tr("Unit of the values"), "unit");
    name(m_sigma, tr("Uncertainty"), "sigma");
    name(m_remove, tr("Take this measure out"), "remove");
    m_remove->setToolTip(m_remove->accessibleName());
}

void MeasureRow::setRemovable(bool removable) {
    m_remove->setVisible(removable);
}

std::string MeasureRow::measure() const {
    return m_measure->currentData().toString().toStdString();
}

int MeasureRow::column() const {
    return m_column->currentIndex();
}

void MeasureRow::chooseMeasure(const std::string& id) {
    const QSignalBlocker quiet(m_measure);
    m_measure->setCurrentIndex(std::max(0, m_measure->findData(QString::fromStdString(id))));
    proposeUnits();
}

void MeasureRow::offer(const MeasuredTable& table, int column) {
    const QSignalBlocker values(m_column), sigma(m_sigma);
    m_column->clear();
    m_sigma->clear();
    m_units.clear();
    m_sigma->addItem(QString());
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        const QString name = QString::fromStdString(table.columns[i].heading.name);
        const QString number = QStringLiteral("#%1").arg(i + 1);
        m_column->addItem(name, number);
        m_sigma->addItem(name, number);
        m_units.push_back(QString::fromStdString(table.columns[i].heading.unit));
    }
    m_sigma->setCurrentIndex(0);
    const int named = m_column->findText(QString::fromStdString(measure()), Qt::MatchFixedString);
    m_column->setCurrentIndex(named >= 0 ? named : column);
    proposeUnits();
}

/// Proposes the unit in the heading of the column, or that of the run, and offers others of its kind.
void MeasureRow::proposeUnits() {
    const QSignalBlocker quiet(m_unit);
    const auto i = static_cast<std::size_t>(std::max(m_column->currentIndex(), 0));
    const QString inHead = i < m_units.size() ? m_units[i] : QString();
    m_unit->clear();
    for (const RecordedColumn& measure : m_measures) {
        if (measure.id != this->measure()) continue;
        m_unit->lineEdit()->setPlaceholderText(QString::fromStdString(measure.unit));
        for (const char* unit : knownUnits)
            if (!measure.unit.empty() && measure.unit != "1" && conversion(unit, measure.unit))
                m_unit->addItem(QString::fromUtf8(unit));
    }
    m_unit->setCurrentIndex(-1);
    m_unit->setEditText(inHead);
}

void MeasureRow::choose(const MeasuredColumns::OfMeasure& chosen) {
    chooseMeasure(chosen.measure);
    const QSignalBlocker values(m_column), unit(m_unit), sigma(m_sigma);
    m_column->setCurrentIndex(m_column->findData(QString::fromStdString(chosen.column)));
    proposeUnits();
    m_unit->setEditText(QString::fromStdString(chosen.unit));
    const int column = m_sigma->findData(QString::fromStdString(chosen.sigma));
    m_sigma->setCurrentIndex(column);
    if (column < 0) m_sigma->setEditText(QString::fromStdString(chosen.sigma));
}

MeasuredColumns::OfMeasure MeasureRow::chosen() const {
    const int named = m_sigma->findText(m_sigma->currentText());
    const QString sigma = named > 0 ? m_sigma->itemData(named).toString() : m_sigma->currentText().trimmed();
    return {measure(), m_column->currentData().toString().toStdString(),
            m_unit->currentText().trimmed().toStdString(), sigma.toStdString()};
}

} // namespace timestep
