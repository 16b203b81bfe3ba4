// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/measured/data_fields.h"

#include "app/measured/measure_row.h"
#include "app/measured/measured_work.h"
#include "app/measured/reading_fields.h"
#include "app/names.h"
#include "core/input_error.h"
#include "core/parameter/typed_number.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

/// Two fields in one row of a form.
QWidget* sideBySide(QWidget* first, QWidget* second) {
    auto* both = new QWidget;
    auto* layout = new QHBoxLayout(both);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(first, 3);
    layout->addWidget(second, 1);
    return both;
}

/// The number in a field; `standard` if it is empty.
double numberIn(const QLineEdit& field, double standard) {
    if (field.text().trimmed().isEmpty()) return standard;
    if (const auto number = typedNumber(field.text().toStdString())) return *number;
    throw InputError(Sentence(TRANSLATABLE("fault", "\"%1\" is not a number"), field.text().toStdString()));
}

} // namespace

DataFields::DataFields(const Experiment& experiment, QWidget* parent)
    : QWidget(parent),
      m_experiment(experiment),
      m_measures(comparableMeasures(experiment, *makeSimulation(experiment, 0))),
      m_reading(new ReadingFields),
      m_more(new QPushButton(tr("Add a &measure"))),
      m_time(new QComboBox),
      m_run(new QComboBox),
      m_timeUnit(new QLineEdit),
      m_shift(new QLineEdit),
      m_scale(new QLineEdit),
      m_rowsLayout(new QVBoxLayout) {
    for (std::size_t run = 0; run < experiment.runs.size(); ++run)
        m_run->addItem(QString::fromStdString(runLabel(experiment, run, translatedUtf8)));
    m_timeUnit->setPlaceholderText(text(experiment.scene->timeUnit));
    m_shift->setPlaceholderText(QStringLiteral("0"));
    m_scale->setPlaceholderText(QStringLiteral("1"));
    const auto name = [](QWidget* field, const QString& words, const char* id) {
        field->setAccessibleName(words);
        field->setObjectName(QString::fromLatin1(id));
    };
    name(m_time, tr("Column of the time"), "time");
    name(m_timeUnit, tr("Unit of the time"), "time-unit");
    name(m_shift, tr("Time shift"), "shift");
    name(m_scale, tr("Time scale"), "scale");
    name(m_run, tr("Run"), "run");
    name(m_more, tr("Add a measure"), "add-measure");
    layOut();
    addRow();
    // Coordinates are measured most often.
    const auto coordinate =
        std::find_if(m_measures.begin(), m_measures.end(), [](const RecordedColumn& measure) {
            return measure.source == RecordedColumn::Source::Q;
        });
    if (coordinate != m_measures.end()) m_rows.front()->chooseMeasure(coordinate->id);

    connect(m_reading, &ReadingFields::opened, this, &DataFields::opened);
    connect(m_reading, &ReadingFields::tableChanged, this, &DataFields::takeTable);
    connect(m_more, &QPushButton::clicked, this, &DataFields::addMeasure);
    connect(m_time, &QComboBox::currentIndexChanged, this, [this] {
        proposeTimeUnit();
        emit changed();
    });
    connect(m_run, &QComboBox::currentIndexChanged, this, &DataFields::changed);
    for (QLineEdit* field : {m_timeUnit, m_shift, m_scale})
        connect(field, &QLineEdit::textEdited, this, &DataFields::changed);
}

void DataFields::layOut() {
    m_rowsLayout->setContentsMargins(0, 0, 0, 0);
    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("Time, unit"), sideBySide(m_time, m_timeUnit));
    form->addRow(m_rowsLayout);
    form->addRow(m_more);
    form->addRow(tr("Time scale"), m_scale);
    form->addRow(tr("Time shift"), m_shift);
    form->addRow(tr("Run"), m_run);
    if (m_experiment.runs.size() < 2) form->labelForField(m_run)->hide();
    m_run->setVisible(m_experiment.runs.size() > 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_reading);
    layout->addLayout(form);
}

void DataFields::addRow() {
    auto* row = new MeasureRow(m_measures, static_cast<int>(m_rows.size()) + 1);
    m_rows.push_back(row);
    m_rowsLayout->addWidget(row);
    connect(row, &MeasureRow::changed, this, &DataFields::changed);
    connect(row, &MeasureRow::removeWanted, this, [this, row] { removeRow(row); });
    for (MeasureRow* each : m_rows) each->setRemovable(m_rows.size() > 1);
}

void DataFields::addMeasure() {
    const int column = nextColumn();
    std::string measure; // another coordinate, or else a velocity
    for (const RecordedColumn::Source source : {RecordedColumn::Source::Q, RecordedColumn::Source::V})
        for (const RecordedColumn& one : m_measures) {
            const bool taken = std::any_of(m_rows.begin(), m_rows.end(),
                                           [&](const MeasureRow* row) { return row->measure() == one.id; });
            if (measure.empty() && !taken && one.source == source) measure = one.id;
        }
    addRow();
    if (!measure.empty()) m_rows.back()->chooseMeasure(measure);
    m_rows.back()->offer(table(), column);
    emit changed();
}

/// Deletes the row later, because its button is still emitting its signal.
void DataFields::removeRow(MeasureRow* row) {
    if (m_rows.size() < 2) return;
    std::erase(m_rows, row);
    row->hide();
    row->deleteLater();
    for (MeasureRow* each : m_rows) each->setRemovable(m_rows.size() > 1);
    emit changed();
}

/// The first column of numbers that is neither the time nor already used.
int DataFields::nextColumn() const {
    for (std::size_t i = 0; i < table().columns.size(); ++i) {
        const int column = static_cast<int>(i);
        const bool used = column == m_time->currentIndex() ||
                          std::any_of(m_rows.begin(), m_rows.end(),
                                      [&](const MeasureRow* row) { return row->column() == column; });
        if (!used && !table().columns[i].fault) return column;
    }
    return 0;
}

/// Another table: its columns are proposed. The same ones stay as they were chosen.
void DataFields::takeTable() {
    m_leftOut.clear(); // rows of another table
    std::vector<std::string> heads;
    for (const MeasuredColumn& column : table().columns)
        heads.push_back(column.heading.name + '\n' + column.heading.unit);
    if (hasData() && heads != m_heads) {
        m_heads = std::move(heads);
        proposeColumns();
    }
    emit changed();
}

QString DataFields::fileName() const {
    return m_reading->fileName();
}

void DataFields::proposeColumns() {
    const QSignalBlocker time(m_time);
    m_time->clear();
    for (std::size_t i = 0; i < table().columns.size(); ++i)
        m_time->addItem(QString::fromStdString(table().columns[i].heading.name),
                        QStringLiteral("#%1").arg(i + 1));
    // The first column of numbers is the time, the next ones the values, unless a heading says otherwise.
    std::vector<int> columns;
    for (std::size_t i = 0; i < table().columns.size(); ++i)
        if (!table().columns[i].fault) columns.push_back(static_cast<int>(i));
    if (!columns.empty()) m_time->setCurrentIndex(columns.front());
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        m_rows[i]->offer(table(), columns.size() > 1 ? columns[std::min(i + 1, columns.size() - 1)] : 0);
    proposeTimeUnit();
}

/// The unit in the heading, or that of the run.
void DataFields::proposeTimeUnit() {
    const auto i = static_cast<std::size_t>(std::max(m_time->currentIndex(), 0));
    m_timeUnit->setText(i < table().columns.size() ? QString::fromStdString(table().columns[i].heading.unit)
                                                   : QString());
}

MeasuredColumns DataFields::columns() const {
    MeasuredColumns columns;
    columns.time = m_time->currentData().toString().toStdString();
    columns.timeUnit = m_timeUnit->text().trimmed().toStdString();
    columns.scale = numberIn(*m_scale, 1);
    columns.shift = numberIn(*m_shift, 0);
    for (const MeasureRow* row : m_rows) columns.measures.push_back(row->chosen());
    columns.leftOut = m_leftOut;
    return columns;
}

std::vector<MeasuredSeries> DataFields::series() const {
    return seriesOf(table(), columns(), m_measures, m_experiment.scene->timeUnit);
}

PointsTable DataFields::points(bool leftOut) const {
    return pointsTable(m_experiment, table(), columns(), m_measures, m_experiment.scene->timeUnit, leftOut);
}

void DataFields::toggleRow(std::size_t row) {
    if (std::erase(m_leftOut, row) == 0) {
        m_leftOut.push_back(row);
        std::sort(m_leftOut.begin(), m_leftOut.end());
    }
    emit changed();
}

std::size_t DataFields::run() const {
    return static_cast<std::size_t>(std::max(m_run->currentIndex(), 0));
}

void DataFields::fill(MeasuredWork& work) const {
    work.file = fileName();
    work.table = table();
    work.columns = columns();
    work.run = run();
}

void DataFields::restore(const MeasuredWork& work) {
    const QSignalBlocker quiet(this);
    m_reading->show(work.file, work.table);
    m_heads.clear();
    takeTable();
    while (m_rows.size() > 1) removeRow(m_rows.back());
    for (std::size_t i = 0; i < work.columns.measures.size(); ++i) {
        if (i > 0) {
            addRow();
            m_rows.back()->offer(table(), 0);
        }
        m_rows[i]->choose(work.columns.measures[i]);
    }
    m_leftOut = work.columns.leftOut;
    const QSignalBlocker time(m_time), run(m_run);
    m_time->setCurrentIndex(m_time->findData(QString::fromStdString(work.columns.time)));
    m_timeUnit->setText(QString::fromStdString(work.columns.timeUnit));
    if (work.columns.scale != 1) m_scale->setText(locale().toString(work.columns.scale, 'g', 10));
    if (work.columns.shift != 0) m_shift->setText(locale().toString(work.columns.shift, 'g', 10));
    if (static_cast<int>(work.run) < m_run->count()) m_run->setCurrentIndex(static_cast<int>(work.run));
}

} // namespace timestep
