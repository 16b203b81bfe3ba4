// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/measured/data_fields.h"

#include "app/measured/measure_row.h"
#include "app/measured/measured_work.h"
#include "app/names.h"
#include "core/input_error.h"
#include "core/parameter/typed_number.h"
#include "widgets/controls/opening.h"
#include "widgets/whole_file.h"

#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

constexpr int previewRows = 20;
constexpr int progressSteps = 1000;

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
      m_file(new QLabel(tr("No file yet"))),
      m_progress(new QProgressBar),
      m_choose(new QPushButton(tr("&Open file…"))),
      m_stop(new QPushButton(tr("Stop &reading"))),
      m_more(new QPushButton(tr("Add a &measure"))),
      m_preview(new QTableWidget),
      m_time(new QComboBox),
      m_run(new QComboBox),
      m_timeUnit(new QLineEdit),
      m_shift(new QLineEdit),
      m_scale(new QLineEdit),
      m_rowsLayout(new QVBoxLayout) {
    m_file->setWordWrap(true);
    m_preview->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_preview->setAccessibleName(tr("First rows of the file"));
    m_preview->verticalHeader()->hide();
    m_preview->setFixedHeight(8 * fontMetrics().height());
    m_progress->setRange(0, progressSteps);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Progress of reading"));
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

    connect(m_choose, &QPushButton::clicked, this, &DataFields::chooseFile);
    connect(m_stop, &QPushButton::clicked, this, &DataFields::stopReading);
    connect(m_more, &QPushButton::clicked, this, &DataFields::addMeasure);
    connect(m_time, &QComboBox::currentIndexChanged, this, [this] {
        proposeTimeUnit();
        emit changed();
    });
    connect(m_run, &QComboBox::currentIndexChanged, this, &DataFields::changed);
    for (QLineEdit* field : {m_timeUnit, m_shift, m_scale})
        connect(field, &QLineEdit::textEdited, this, &DataFields::changed);
    showReading();
}

void DataFields::layOut() {
    auto* file = new QWidget;
    auto* fileLayout = new QVBoxLayout(file);
    fileLayout->setContentsMargins(0, 0, 0, 0);
    fileLayout->addWidget(m_file);
    fileLayout->addWidget(m_progress);
    auto* buttons = new QWidget;
    auto* buttonLayout = new QVBoxLayout(buttons);
    buttonLayout->setContentsMargins(0, 0, 0, 0);
    buttonLayout->addWidget(m_choose);
    buttonLayout->addWidget(m_stop);
    m_rowsLayout->setContentsMargins(0, 0, 0, 0);
    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(buttons, file);
    form->addRow(m_preview);
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
    m_rows.back()->offer(m_table, column);
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
    for (std::size_t i = 0; i < m_table.columns.size(); ++i) {
        const int column = static_cast<int>(i);
        const bool used = column == m_time->currentIndex() ||
                          std::any_of(m_rows.begin(), m_rows.end(),
                                      [&](const MeasureRow* row) { return row->column() == column; });
        if (!used && !m_table.columns[i].fault) return column;
    }
    return 0;
}

void DataFields::chooseFile() {
    auto* dialog = new QFileDialog(this, tr("Open measured data"), QFileInfo(m_path).path(),
                                   tr("Tables (*.csv *.tsv *.txt *.dat);;All files (*)"));
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &DataFields::open);
    openAndForget(dialog);
}

void DataFields::open(const QString& path) {
    m_reading.start(
        [this, path] {
            const QByteArray bytes = readWholeFile(path, static_cast<qint64>(mostMeasuredBytes));
            return readMeasured({bytes.data(), static_cast<std::size_t>(bytes.size())},
                                QFileInfo(path).fileName().toStdString(),
                                [this](std::size_t done, std::size_t of) {
                                    const int part = of > 0 ? static_cast<int>(progressSteps * done / of) : 0;
                                    m_reading.post([this, part] { m_progress->setValue(part); });
                                    return m_reading.isWanted();
                                });
        },
        [this, path](std::optional<MeasuredTable> table, const QString& problem) {
            if (table) take(path, std::move(*table));
            if (!problem.isEmpty()) m_file->setText(problem);
            showReading();
            emit opened(problem);
        });
    m_file->setText(tr("Reading %1").arg(QFileInfo(path).fileName()));
    showReading();
}

void DataFields::stopReading() {
    if (!isReading()) return;
    m_reading.stop();
    m_file->setText(m_path.isEmpty() ? tr("No file yet") : fileName());
    showReading();
}

void DataFields::showReading() {
    m_progress->setVisible(isReading());
    m_stop->setVisible(isReading());
    m_choose->setVisible(!isReading());
    m_progress->setValue(0);
}

void DataFields::take(const QString& path, MeasuredTable table) {
    m_table = std::move(table);
    m_path = path;
    m_file->setText(tr("%1, rows: %2").arg(fileName(), locale().toString(m_table.rows())));
    showTable();
    proposeColumns();
    emit changed();
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
    const QSignalBlocker time(m_time);
    m_time->clear();
    for (std::size_t i = 0; i < m_table.columns.size(); ++i)
        m_time->addItem(QString::fromStdString(m_table.columns[i].heading.name),
                        QStringLiteral("#%1").arg(i + 1));
    // The first column of numbers is the time, the next ones the values, unless a heading says otherwise.
    std::vector<int> columns;
    for (std::size_t i = 0; i < m_table.columns.size(); ++i)
        if (!m_table.columns[i].fault) columns.push_back(static_cast<int>(i));
    if (!columns.empty()) m_time->setCurrentIndex(columns.front());
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        m_rows[i]->offer(m_table, columns.size() > 1 ? columns[std::min(i + 1, columns.size() - 1)] : 0);
    proposeTimeUnit();
}

/// The unit in the heading, or that of the run.
void DataFields::proposeTimeUnit() {
    const auto i = static_cast<std::size_t>(std::max(m_time->currentIndex(), 0));
    m_timeUnit->setText(i < m_table.columns.size() ? QString::fromStdString(m_table.columns[i].heading.unit)
                                                   : QString());
}

MeasuredColumns DataFields::columns() const {
    MeasuredColumns columns;
    columns.time = m_time->currentData().toString().toStdString();
    columns.timeUnit = m_timeUnit->text().trimmed().toStdString();
    columns.scale = numberIn(*m_scale, 1);
    columns.shift = numberIn(*m_shift, 0);
    for (const MeasureRow* row : m_rows) columns.measures.push_back(row->chosen());
    return columns;
}

std::vector<MeasuredSeries> DataFields::series() const {
    return seriesOf(m_table, columns(), m_measures, m_experiment.scene->timeUnit);
}

std::size_t DataFields::run() const {
    return static_cast<std::size_t>(std::max(m_run->currentIndex(), 0));
}

void DataFields::fill(MeasuredWork& work) const {
    work.file = fileName();
    work.table = m_table;
    work.columns = columns();
    work.run = run();
}

void DataFields::restore(const MeasuredWork& work) {
    const QSignalBlocker quiet(this);
    take(work.file, work.table);
    if (!hasData()) m_file->setText(tr("%1 is too large to be kept; open it again.").arg(work.file));
    while (m_rows.size() > 1) removeRow(m_rows.back());
    for (std::size_t i = 0; i < work.columns.measures.size(); ++i) {
        if (i > 0) {
            addRow();
            m_rows.back()->offer(m_table, 0);
        }
        m_rows[i]->choose(work.columns.measures[i]);
    }
    const QSignalBlocker time(m_time), run(m_run);
    m_time->setCurrentIndex(m_time->findData(QString::fromStdString(work.columns.time)));
    m_timeUnit->setText(QString::fromStdString(work.columns.timeUnit));
    if (work.columns.scale != 1) m_scale->setText(locale().toString(work.columns.scale, 'g', 10));
    if (work.columns.shift != 0) m_shift->setText(locale().toString(work.columns.shift, 'g', 10));
    if (static_cast<int>(work.run) < m_run->count()) m_run->setCurrentIndex(static_cast<int>(work.run));
}

} // namespace timestep
