// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/questions/table_accessible.h"

#include "app/lesson/questions/table_form.h"

#include <QAccessible>
#include <QAccessibleWidget>

namespace timestep {

namespace {

/// Nothing in the table can be selected; its blank cells are fields.
class TableInterface final : public QAccessibleWidget, public QAccessibleTableInterface {
public:
    explicit TableInterface(TableField* field) : QAccessibleWidget(field, QAccessible::Table) {}

    void* interface_cast(QAccessible::InterfaceType type) override {
        if (type == QAccessible::TableInterface) return static_cast<QAccessibleTableInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }

    QAccessibleInterface* caption() const override { return nullptr; }
    QAccessibleInterface* summary() const override { return nullptr; }
    QAccessibleInterface* cellAt(int row, int column) const override {
        QWidget* const cell = field().cell(row, column);
        return cell != nullptr ? QAccessible::queryAccessibleInterface(cell) : nullptr;
    }
    int rowCount() const override { return field().rows(); }
    int columnCount() const override { return field().columns(); }
    QString rowDescription(int row) const override { return field().rowName(row); }
    QString columnDescription(int column) const override { return field().columnName(column); }

    int selectedCellCount() const override { return 0; }
    QList<QAccessibleInterface*> selectedCells() const override { return {}; }
    int selectedColumnCount() const override { return 0; }
    int selectedRowCount() const override { return 0; }
    QList<int> selectedColumns() const override { return {}; }
    QList<int> selectedRows() const override { return {}; }
    bool isColumnSelected(int) const override { return false; }
    bool isRowSelected(int) const override { return false; }
    bool selectRow(int) override { return false; }
    bool selectColumn(int) override { return false; }
    bool unselectRow(int) override { return false; }
    bool unselectColumn(int) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent*) override {}

private:
    const TableField& field() const { return *static_cast<const TableField*>(widget()); }
};

QAccessibleInterface* makeInterface(const QString&, QObject* object) {
    auto* const field = qobject_cast<TableField*>(object);
    return field != nullptr ? new TableInterface(field) : nullptr;
}

} // namespace

void installTableAccessible() {
    static const bool installed = (QAccessible::installFactory(makeInterface), true);
    static_cast<void>(installed);
}

} // namespace timestep
