// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/measured/typed_table.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

constexpr std::size_t mostTypedRows = 2000; ///< of a table that is shown in the grid
constexpr int fewestRows = 8;

} // namespace

TypedTable::TypedTable(const MeasuredTable& given, QWidget* parent)
    : QDialog(parent), m_grid(new QTableWidget(fewestRows, 0)) {
    setWindowTitle(tr("Type a table"));
    m_grid->setAccessibleName(tr("Table of points"));
    m_grid->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    const std::size_t rows = given.rows() <= mostTypedRows ? given.rows() : 0;
    for (std::size_t i = 0; rows > 0 && i < given.columns.size(); ++i) {
        addColumn();
        const MeasuredColumn& column = given.columns[i];
        const int at = static_cast<int>(i);
        const QString unit = QString::fromStdString(column.heading.unit);
        setCell(0, at,
                QString::fromStdString(column.heading.name) +
                    (unit.isEmpty() ? QString() : QStringLiteral(" [%1]").arg(unit)));
        for (std::size_t row = 0; row < rows; ++row)
            if (std::isfinite(column.values[row]))
                setCell(static_cast<int>(row) + 1, at,
                        QString::number(column.values[row], 'g', QLocale::FloatingPointShortest));
    }
    while (m_grid->columnCount() < 2) addColumn();
    if (rows == 0) {
        setCell(0, 0, QStringLiteral("t [s]"));
        setCell(0, 1, QStringLiteral("x [m]"));
    }
    growRows();
    m_grid->setCurrentCell(1, 0);
    auto* hint =
        new QLabel(tr("The first row holds names and units. A table that was copied elsewhere can be "
                      "pasted with Ctrl+V."));
    hint->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    auto* more = buttons->addButton(tr("&Add a column"), QDialogButtonBox::ActionRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(more, &QPushButton::clicked, this, &TypedTable::addColumn);
    connect(m_grid, &QTableWidget::itemChanged, this, &TypedTable::growRows);
    connect(new QShortcut(QKeySequence::Paste, m_grid, nullptr, nullptr, Qt::WidgetWithChildrenShortcut),
            &QShortcut::activated, this, [this] { paste(QGuiApplication::clipboard()->text()); });
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(hint);
    layout->addWidget(m_grid, 1);
    layout->addWidget(buttons);
    resize(520, 480);
}

void TypedTable::addColumn() {
    m_grid->insertColumn(m_grid->columnCount());
    QStringList letters;
    for (int i = 0; i < m_grid->columnCount(); ++i) letters << QString::number(i + 1);
    m_grid->setHorizontalHeaderLabels(letters);
}

void TypedTable::setCell(int row, int column, const QString& words) {
    while (m_grid->rowCount() <= row) m_grid->insertRow(m_grid->rowCount());
    while (m_grid->columnCount() <= column) addColumn();
    m_grid->setItem(row, column, new QTableWidgetItem(words));
}

void TypedTable::growRows() {
    const int last = m_grid->rowCount() - 1;
    bool isEmpty = true;
    for (int column = 0; column < m_grid->columnCount(); ++column)
        isEmpty = isEmpty &&
                  (m_grid->item(last, column) == nullptr || m_grid->item(last, column)->text().isEmpty());
    if (!isEmpty) m_grid->insertRow(last + 1);
    QStringList numbers{tr("Name")};
    for (int row = 1; row < m_grid->rowCount(); ++row) numbers << QString::number(row);
    m_grid->setVerticalHeaderLabels(numbers);
}

QString TypedTable::text() const {
    QString lines;
    for (int row = 0; row < m_grid->rowCount(); ++row) {
        QStringList cells;
        bool isEmpty = true;
        for (int column = 0; column < m_grid->columnCount(); ++column) {
            const QTableWidgetItem* const item = m_grid->item(row, column);
            cells << (item != nullptr ? item->text().trimmed() : QString());
            isEmpty = isEmpty && cells.back().isEmpty();
        }
        if (!isEmpty) lines += cells.join(QLatin1Char('\t')) + QLatin1Char('\n');
    }
    return lines;
}

void TypedTable::paste(const QString& lines) {
    const int top = std::max(m_grid->currentRow(), 0), left = std::max(m_grid->currentColumn(), 0);
    const QLatin1Char separator(lines.contains(QLatin1Char('\t')) ? '\t' : ';');
    int row = top;
    for (const QString& line : lines.split(QLatin1Char('\n'))) {
        if (line.trimmed().isEmpty() || row - top > static_cast<int>(mostTypedRows)) continue;
        int column = left;
        for (const QString& cell : line.split(separator)) setCell(row, column++, cell.trimmed());
        ++row;
    }
}

} // namespace timestep
