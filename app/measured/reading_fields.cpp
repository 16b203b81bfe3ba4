// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/measured/reading_fields.h"

#include "app/measured/typed_table.h"
#include "app/names.h"
#include "core/input_error.h"
#include "widgets/controls/ask.h"
#include "widgets/whole_file.h"

#include <QClipboard>
#include <QComboBox>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QFormLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMimeData>
#include <QProgressBar>
#include <QPushButton>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTableWidget>
#include <QTimer>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace timestep {

namespace {

constexpr int previewRows = 20;
constexpr int progressSteps = 1000;
constexpr int patience = 200;        ///< [ms]
constexpr int mostLeftOut = 100'000; ///< lines

std::optional<char> signIn(const QComboBox& box) {
    const QString sign = box.currentData().toString();
    return sign.isEmpty() ? std::nullopt : std::optional(sign[0].toLatin1());
}

} // namespace

ReadingFields::ReadingFields(QWidget* parent)
    : QWidget(parent),
      m_form(new QFormLayout(this)),
      m_file(new QLabel(tr("No file yet"))),
      m_progress(new QProgressBar),
      m_choose(new QPushButton(tr("&Open file…"))),
      m_paste(new QPushButton(tr("Paste a ta&ble"))),
      m_type(new QPushButton(tr("T&ype a table…"))),
      m_stop(new QPushButton(tr("Stop &reading"))),
      m_sheet(new QComboBox),
      m_separator(new QComboBox),
      m_decimal(new QComboBox),
      m_atBegin(new QSpinBox),
      m_atEnd(new QSpinBox),
      m_lines(new QWidget),
      m_preview(new QTableWidget) {
    setAcceptDrops(true);
    m_file->setWordWrap(true);
    m_file->setTextFormat(Qt::PlainText);
    m_paste->setToolTip(tr("Reads a table that was copied elsewhere, such as in a spreadsheet (Ctrl+V)"));
    m_preview->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_preview->verticalHeader()->hide();
    m_preview->setFixedHeight(9 * fontMetrics().height());
    m_progress->setRange(0, progressSteps);
    m_progress->setTextVisible(false);
    const auto offer = [](QComboBox* box, const QString& words, const char* sign) {
        box->addItem(words, QString::fromLatin1(sign));
    };
    offer(m_separator, tr("as found"), "");
    offer(m_separator, tr("comma"), ",");
    offer(m_separator, tr("semicolon"), ";");
    offer(m_separator, tr("tab"), "\t");
    offer(m_separator, tr("blanks"), " ");
    offer(m_decimal, tr("as found"), "");
    offer(m_decimal, tr("point"), ".");
    offer(m_decimal, tr("comma"), ",");
    const auto name = [](QWidget* field, const QString& words, const char* id) {
        field->setAccessibleName(words);
        field->setObjectName(QString::fromLatin1(id));
    };
    name(m_preview, tr("First rows of the file"), "preview");
    name(m_progress, tr("Progress of reading"), "reading");
    name(m_sheet, tr("Sheet"), "sheet");
    name(m_separator, tr("Separator of the columns"), "separator");
    name(m_decimal, tr("Decimal sign"), "decimal");
    name(m_atBegin, tr("Lines left out at the beginning"), "skip-lines");
    name(m_atEnd, tr("Lines left out at the end"), "skip-footer");
    m_sheet->setPlaceholderText(tr("choose one"));
    m_atBegin->setPrefix(tr("beginning: "));
    m_atEnd->setPrefix(tr("end: "));
    for (QSpinBox* box : {m_atBegin, m_atEnd}) box->setRange(0, mostLeftOut);
    for (QComboBox* box : {m_sheet, m_separator, m_decimal}) {
        box->setMinimumContentsLength(6);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    }
    layOut();
    connect(m_choose, &QPushButton::clicked, this, &ReadingFields::chooseFile);
    connect(m_paste, &QPushButton::clicked, this, &ReadingFields::paste);
    connect(m_type, &QPushButton::clicked, this, &ReadingFields::type);
    connect(m_stop, &QPushButton::clicked, this, &ReadingFields::stop);
    connect(new QShortcut(QKeySequence::Paste, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut),
            &QShortcut::activated, this, &ReadingFields::paste);
    for (QComboBox* box : {m_sheet, m_separator, m_decimal})
        connect(box, &QComboBox::currentIndexChanged, this, &ReadingFields::readAgain);
    for (QSpinBox* box : {m_atBegin, m_atEnd})
        connect(box, &QSpinBox::valueChanged, this, &ReadingFields::readAgain);
    showChoices();
    showState();
}

void ReadingFields::layOut() {
    auto* file = new QWidget;
    auto* fileLayout = new QVBoxLayout(file);
    fileLayout->setContentsMargins(0, 0, 0, 0);
    fileLayout->addWidget(m_file);
    fileLayout->addWidget(m_progress);
    auto* buttons = new QWidget;
    auto* buttonLayout = new QVBoxLayout(buttons);
    buttonLayout->setContentsMargins(0, 0, 0, 0);
    for (QPushButton* button : {m_choose, m_paste, m_type, m_stop}) buttonLayout->addWidget(button);
    auto* lines = new QHBoxLayout(m_lines);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->addWidget(m_atBegin, 1);
    lines->addWidget(m_atEnd, 1);
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_form->addRow(buttons, file);
    m_form->addRow(tr("S&heet"), m_sheet);
    m_form->addRow(tr("S&eparator"), m_separator);
    m_form->addRow(tr("&Decimal sign"), m_decimal);
    m_form->addRow(tr("Lines &left out"), m_lines);
    qobject_cast<QLabel*>(m_form->labelForField(m_lines))->setBuddy(m_atBegin);
    m_form->addRow(m_preview);
}

void ReadingFields::chooseFile() {
    FileQuestion question{tr("Open measured data"),
                          tr("Tables (*.csv *.tsv *.txt *.dat *.xlsx *.zip);;All files (*)")};
    question.folder = QFileInfo(m_path).path();
    askForFile(question, this, [this](const QString& path) { open(path); });
}

void ReadingFields::open(const QString& path) {
    openBytes(path, [path] { return readWholeFile(path, static_cast<qint64>(mostMeasuredBytes)); });
}

void ReadingFields::paste() {
    const QByteArray bytes = QGuiApplication::clipboard()->text().toUtf8();
    openBytes(tr("clipboard"), [bytes] { return bytes; });
}

void ReadingFields::type() {
    auto* dialog = new TypedTable(m_table, this);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const QByteArray bytes = dialog->text().toUtf8();
        openBytes(tr("typed"), [bytes] { return bytes; });
    });
    openAndForget(dialog);
}

void ReadingFields::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasUrls() || event->mimeData()->hasText()) event->acceptProposedAction();
}

void ReadingFields::dropEvent(QDropEvent* event) {
    for (const QUrl& url : event->mimeData()->urls())
        if (url.isLocalFile()) return open(url.toLocalFile());
    const QByteArray bytes = event->mimeData()->text().toUtf8();
    openBytes(tr("clipboard"), [bytes] { return bytes; });
}

void ReadingFields::openBytes(const QString& path, const std::function<QByteArray()>& bytes) {
    forgetChoices();
    m_source.reset(); // other choices belong to the new file
    showChoices();
    m_asked = path;
    start([path, bytes] {
        return std::make_shared<const MeasuredFile>(bytes(), QFileInfo(path).fileName().toStdString());
    });
}

void ReadingFields::forgetChoices() {
    for (QComboBox* box : {m_separator, m_decimal}) {
        const QSignalBlocker quiet(box);
        box->setCurrentIndex(0);
    }
    for (QSpinBox* box : {m_atBegin, m_atEnd}) {
        const QSignalBlocker quiet(box);
        box->setValue(0);
    }
    const QSignalBlocker quiet(m_sheet);
    m_sheet->clear();
}

void ReadingFields::readAgain() {
    if (!m_source) return;
    m_asked = m_path;
    start([source = m_source] { return source; });
}

MeasuredForm ReadingFields::form() const {
    return {signIn(*m_separator), signIn(*m_decimal), static_cast<std::size_t>(m_atBegin->value()),
            static_cast<std::size_t>(m_atEnd->value())};
}

void ReadingFields::start(const std::function<std::shared_ptr<const MeasuredFile>()>& load) {
    const std::optional<std::size_t> chosen =
        m_sheet->currentIndex() < 0 ? std::nullopt
                                    : std::optional(static_cast<std::size_t>(m_sheet->currentIndex()));
    m_work.start(
        [this, load, chosen, wanted = form()] {
            Reading reading{load(), chosen, {}, {}, {}, {}};
            const auto progress = [this](std::size_t done, std::size_t of) {
                const int part = of > 0 ? static_cast<int>(progressSteps * done / of) : 0;
                m_work.post([this, part] { m_progress->setValue(part); });
                return m_work.isWanted();
            };
            try {
                if (!reading.sheet) reading.sheet = reading.file->find({});
                reading.table = reading.file->read(*reading.sheet, wanted, progress);
            } catch (InputError& error) {
                reading.choice = std::exchange(error.path, {}); // the focus shows it
                reading.problem = problemText(error);
                if (reading.sheet) reading.lines = reading.file->firstLines(*reading.sheet, previewRows);
            }
            return reading;
        },
        [this](std::optional<Reading> reading, const QString& problem) {
            const QString path = std::exchange(m_asked, QString());
            const QString why = reading ? reading->problem : problem;
            if (reading) take(path, std::move(*reading));
            if (!problem.isEmpty()) m_file->setText(problem);
            showState();
            emit opened(why);
        });
    QTimer::singleShot(patience, this, &ReadingFields::showState);
}

void ReadingFields::take(const QString& path, Reading reading) {
    m_source = std::move(reading.file);
    m_path = path;
    m_table = reading.table ? std::move(*reading.table) : MeasuredTable();
    const QSignalBlocker quiet(m_sheet);
    m_sheet->clear();
    for (const std::string& sheet : m_source->tables()) m_sheet->addItem(QString::fromStdString(sheet));
    m_sheet->setCurrentIndex(reading.sheet && m_sheet->count() > 0 ? static_cast<int>(*reading.sheet) : -1);
    m_file->setText(reading.problem.isEmpty()
                        ? tr("%1, rows: %2").arg(fileName(), locale().toString(m_table.rows()))
                        : reading.problem);
    showChoices();
    if (reading.problem.isEmpty())
        showTable();
    else
        showLines(reading.lines);
    for (QComboBox* box : {m_sheet, m_separator, m_decimal})
        if (box->objectName().toStdString() == reading.choice) box->setFocus();
    emit tableChanged();
}

void ReadingFields::stop() {
    if (!isReading()) return;
    m_work.stop();
    m_file->setText(m_path.isEmpty() ? tr("No file yet") : fileName());
    showState();
}

void ReadingFields::show(const QString& name, MeasuredTable table) {
    forgetChoices();
    m_source.reset();
    m_path = name;
    m_table = std::move(table);
    m_file->setText(tr("%1, rows: %2").arg(fileName(), locale().toString(m_table.rows())));
    if (m_table.rows() == 0) m_file->setText(tr("%1 is too large to be kept; open it again.").arg(name));
    showChoices();
    showTable();
}

QString ReadingFields::fileName() const {
    return QFileInfo(m_path).fileName();
}

/// Called soon after reading began, too: most files are read by then, and nothing flickers.
void ReadingFields::showState() {
    if (isReading()) m_file->setText(tr("Reading %1").arg(QFileInfo(m_asked).fileName()));
    m_progress->setVisible(isReading());
    m_stop->setVisible(isReading());
    m_choose->setVisible(!isReading());
    m_paste->setVisible(!isReading());
    m_type->setVisible(!isReading());
    m_progress->setValue(0);
}

/// The choices that this file has, and what was found where nothing is chosen.
void ReadingFields::showChoices() {
    const bool hasSheets = m_sheet->count() > 1;
    m_sheet->setVisible(hasSheets);
    m_form->labelForField(m_sheet)->setVisible(hasSheets);
    for (QWidget* row : {static_cast<QWidget*>(m_separator), static_cast<QWidget*>(m_decimal), m_lines})
        row->setEnabled(m_source != nullptr);
    m_preview->setVisible(m_source != nullptr || m_table.rows() > 0);
    const auto showFound = [this](QComboBox* box, char sign) {
        const int found = sign == 0 || m_table.rows() == 0 ? -1 : box->findData(QString(QLatin1Char(sign)));
        box->setItemText(0, found > 0 ? tr("%1, as found").arg(box->itemText(found)) : tr("as found"));
    };
    showFound(m_separator, m_table.dialect.separator);
    showFound(m_decimal, m_table.dialect.decimal);
    for (QComboBox* box : {m_sheet, m_separator, m_decimal}) // the name of a sheet can be long
        box->setToolTip(box->currentText() + QLatin1Char('\n') + box->accessibleName());
}

/// The first rows, with the name and the unit of each column as they were read.
void ReadingFields::showTable() {
    const int rows = static_cast<int>(std::min<std::size_t>(m_table.rows(), previewRows));
    m_preview->clear();
    m_preview->setRowCount(rows);
    m_preview->setColumnCount(static_cast<int>(m_table.columns.size()));
    for (int i = 0; i < m_preview->columnCount(); ++i) {
        const MeasuredColumn& column = m_table.columns[static_cast<std::size_t>(i)];
        const QString unit = column.fault                  ? tr("not numbers")
                             : column.heading.unit.empty() ? tr("no unit")
                                                           : QString::fromStdString(column.heading.unit);
        auto* head =
            new QTableWidgetItem(QString::fromStdString(column.heading.name) + QLatin1Char('\n') + unit);
        head->setData(Qt::AccessibleTextRole,
                      QStringLiteral("%1, %2").arg(QString::fromStdString(column.heading.name), unit));
        m_preview->setHorizontalHeaderItem(i, head);
        for (int row = 0; row < rows; ++row) {
            const double value = column.values[static_cast<std::size_t>(row)];
            m_preview->setItem(
                row, i,
                new QTableWidgetItem(std::isfinite(value) ? locale().toString(value, 'g', 8) : QString()));
        }
    }
}

void ReadingFields::showLines(const std::vector<std::string>& lines) {
    m_preview->clear();
    m_preview->setRowCount(static_cast<int>(lines.size()));
    m_preview->setColumnCount(lines.empty() ? 0 : 1);
    if (lines.empty()) return;
    m_preview->setHorizontalHeaderItem(0, new QTableWidgetItem(tr("Lines of the file")));
    for (std::size_t i = 0; i < lines.size(); ++i)
        m_preview->setItem(static_cast<int>(i), 0,
                           new QTableWidgetItem(QString::fromStdString(lines[i].substr(0, 500))));
    m_preview->resizeColumnToContents(0);
}

} // namespace timestep
