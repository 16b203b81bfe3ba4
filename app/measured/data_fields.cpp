// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/measured/data_fields.h"

#include "app/names.h"
#include "core/input_error.h"
#include "core/parameter/typed_number.h"
#include "widgets/whole_file.h"

#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

constexpr int previewRows = 20;

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
    throw InputError("\"" + field.text().toStdString() + "\" is not a number");
}

} // namespace

DataFields::DataFields(const Experiment& experiment, QWidget* parent)
    : QWidget(parent),
      m_experiment(experiment),
      m_measures(measuresOf(*makeSimulation(experiment, 0))),
      m_file(new QLabel(tr("No file yet"))),
      m_preview(new QTableWidget),
      m_time(new QComboBox),
      m_measure(new QComboBox),
      m_column(new QComboBox),
      m_sigma(new QComboBox),
      m_run(new QComboBox),
      m_timeUnit(new QLineEdit),
      m_unit(new QLineEdit),
      m_shift(new QLineEdit),
      m_scale(new QLineEdit) {
    auto* choose = new QPushButton(tr("&Open file…"));
    m_file->setWordWrap(true);
    m_preview->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_preview->setAccessibleName(tr("First rows of the file"));
    m_preview->verticalHeader()->hide();
    m_preview->setFixedHeight(8 * fontMetrics().height());
    for (const Measure& measure : m_measures)
        if (measure.id != "time" && measure.id != "step")
            m_measure->addItem(translated(measure.name), QString::fromStdString(measure.id));
    // A coordinate is what is measured most often.
    const auto coordinate = std::find_if(m_measures.begin(), m_measures.end(), [](const Measure& measure) {
        return measure.source == Measure::Source::Q;
    });
    if (coordinate != m_measures.end())
        m_measure->setCurrentIndex(m_measure->findData(QString::fromStdString(coordinate->id)));
    for (std::size_t run = 0; run < experiment.runs.size(); ++run)
        m_run->addItem(QString::fromStdString(runLabel(experiment, run, translatedUtf8)));
    m_sigma->setEditable(true);
    m_sigma->setToolTip(
        tr("A number in the unit of the values, or a column; it weighs the points and draws error "
           "bars"));
    m_timeUnit->setPlaceholderText(text(experiment.scene->timeUnit));
    m_shift->setPlaceholderText(QStringLiteral("0"));
    m_scale->setPlaceholderText(QStringLiteral("1"));
    const auto name = [](QWidget* field, const QString& words, const char* id) {
        field->setAccessibleName(words);
        field->setObjectName(QString::fromLatin1(id));
    };
    name(m_time, tr("Column of the time"), "time");
    name(m_timeUnit, tr("Unit of the time"), "time-unit");
    name(m_measure, tr("Measure"), "measure");
    name(m_column, tr("Column of the values"), "column");
    name(m_unit, tr("Unit of the values"), "unit");
    name(m_sigma, tr("Uncertainty"), "sigma");
    name(m_shift, tr("Time shift"), "shift");
    name(m_scale, tr("Time scale"), "scale");
    name(m_run, tr("Run"), "run");

    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(choose, m_file);
    form->addRow(m_preview);
    form->addRow(tr("Time, unit"), sideBySide(m_time, m_timeUnit));
    form->addRow(tr("Measure"), m_measure);
    form->addRow(tr("Values, unit"), sideBySide(m_column, m_unit));
    form->addRow(tr("Uncertainty"), m_sigma);
    form->addRow(tr("Time scale"), m_scale);
    form->addRow(tr("Time shift"), m_shift);
    form->addRow(tr("Run"), m_run);
    if (experiment.runs.size() < 2) form->labelForField(m_run)->hide();
    m_run->setVisible(experiment.runs.size() > 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(form);

    connect(choose, &QPushButton::clicked, this, &DataFields::chooseFile);
    for (QComboBox* box : {m_time, m_measure, m_column, m_run})
        connect(box, &QComboBox::currentIndexChanged, this, [this, box] {
            if (box != m_run) proposeUnits();
            emit changed();
        });
    connect(m_sigma, &QComboBox::currentTextChanged, this, &DataFields::changed);
    for (QLineEdit* field : {m_timeUnit, m_unit, m_shift, m_scale})
        connect(field, &QLineEdit::textEdited, this, &DataFields::changed);
}

void DataFields::chooseFile() {
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Open measured data"), QFileInfo(m_path).path(),
                                     tr("Tables (*.csv *.tsv *.txt *.dat);;All files (*)"));
    if (path.isEmpty()) return;
    if (const QString problem = open(path); !problem.isEmpty()) m_file->setText(problem);
}

QString DataFields::open(const QString& path) {
    try {
        const QByteArray bytes = readWholeFile(path, static_cast<qint64>(mostMeasuredBytes));
        MeasuredTable table = readMeasured({bytes.data(), static_cast<std::size_t>(bytes.size())},
                                           QFileInfo(path).fileName().toStdString());
        m_table = std::move(table);
    } catch (const InputError& error) {
        return QString::fromStdString(error.sentence());
    }
    m_path = path;
    m_file->setText(tr("%1, rows: %2").arg(fileName(), locale().toString(m_table.rows())));
    showTable();
    proposeColumns();
    emit changed();
    return {};
}

QString DataFields::fileName() const {
    return QFileInfo(m_path).fileName();
}

void DataFields::showTable() {
    const int rows = static_cast<int>(std::min<std::size_t>(m_table.rows(), previewRows));
    m_preview->setRowCount(rows);
    m_preview->setColumnCount(static_cast<int>(m_table.columns.size()));
    for (int i = 0; i < m_preview->columnCount(); ++i) {
        const MeasuredColumn& column = m_table.columns[static_cast<std::size_t>(i)];
        QString head = QString::fromStdString(column.heading.name);
        if (!column.heading.unit.empty())
            head += QStringLiteral(" / ") + QString::fromStdString(column.heading.unit);
        m_preview->setHorizontalHeaderItem(i, new QTableWidgetItem(head));
        for (int row = 0; row < rows; ++row) {
            const double value = column.values[static_cast<std::size_t>(row)];
            m_preview->setItem(
                row, i,
                new QTableWidgetItem(std::isfinite(value) ? locale().toString(value, 'g', 8) : QString()));
        }
    }
}

void DataFields::proposeColumns() {
    const QSignalBlocker time(m_time), values(m_column), sigma(m_sigma);
    for (QComboBox* box : {m_time, m_column, m_sigma}) box->clear();
    m_sigma->addItem(QString());
    for (std::size_t i = 0; i < m_table.columns.size(); ++i) {
        const QString name = QString::fromStdString(m_table.columns[i].heading.name);
        const QString number = QStringLiteral("#%1").arg(i + 1);
        m_time->addItem(name, number);
        m_column->addItem(name, number);
        m_sigma->addItem(name, number);
    }
    m_sigma->setCurrentIndex(0);
    // The first column of numbers is the time, the next one the values, unless a head says otherwise.
    int found = 0;
    for (std::size_t i = 0; i < m_table.columns.size() && found < 2; ++i)
        if (!m_table.columns[i].fault)
            (found++ == 0 ? m_time : m_column)->setCurrentIndex(static_cast<int>(i));
    const int named = m_column->findText(m_measure->currentData().toString(), Qt::MatchFixedString);
    if (named >= 0) m_column->setCurrentIndex(named);
    proposeUnits();
}

/// The units in the heads, or those of the run.
void DataFields::proposeUnits() {
    const auto unitIn = [this](const QComboBox& box) {
        const auto i = static_cast<std::size_t>(std::max(box.currentIndex(), 0));
        return i < m_table.columns.size() ? QString::fromStdString(m_table.columns[i].heading.unit)
                                          : QString();
    };
    m_timeUnit->setText(unitIn(*m_time));
    m_unit->setText(unitIn(*m_column));
    for (const Measure& measure : m_measures)
        if (QString::fromStdString(measure.id) == m_measure->currentData().toString())
            m_unit->setPlaceholderText(QString::fromStdString(measure.unit));
}

std::string DataFields::chosenColumn(const QComboBox& box) const {
    return box.currentData().toString().toStdString();
}

MeasuredColumns DataFields::columns() const {
    MeasuredColumns columns;
    columns.time = chosenColumn(*m_time);
    columns.timeUnit = m_timeUnit->text().trimmed().toStdString();
    columns.scale = numberIn(*m_scale, 1);
    columns.shift = numberIn(*m_shift, 0);
    const int named = m_sigma->findText(m_sigma->currentText());
    const QString sigma = named > 0 ? m_sigma->itemData(named).toString() : m_sigma->currentText().trimmed();
    columns.measures.push_back({m_measure->currentData().toString().toStdString(), chosenColumn(*m_column),
                                m_unit->text().trimmed().toStdString(), sigma.toStdString()});
    return columns;
}

MeasuredSeries DataFields::series() const {
    return seriesOf(m_table, columns(), m_measures, m_experiment.scene->timeUnit).front();
}

std::size_t DataFields::run() const {
    return static_cast<std::size_t>(std::max(m_run->currentIndex(), 0));
}

} // namespace timestep
