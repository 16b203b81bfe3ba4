// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/classroom/class_book.h"

#include <QTableWidget>

namespace timestep {

/// The rows of classTable(), and for each result that counts the points for its sentences and a comment,
/// which the teacher types.
class ResultsTable : public QTableWidget {
    Q_OBJECT

public:
    ResultsTable();

    /// Fills the table again; the current row stays with its learner. `merged` must outlive the rows.
    void fill(const Merged& merged, const ClassBook& book);
    void clearRows();
    /// Whether a cell is being typed into.
    bool isEditing() const { return state() == EditingState; }
    /// The result of the current row; null: it has none.
    const HandedIn* current() const;
    /// The sentences of a result and their model answers, as plain text; empty: none were written.
    static QString sentencesOf(const HandedIn& one);

signals:
    void marked(const HandedIn& one, const ClassBook::Mark& mark);

private:
    void fillMarks(int row, const HandedIn& one, const ClassBook::Mark& mark);
    void take(const QTableWidgetItem& item);

    const Merged* m_merged = nullptr;
    ClassBook m_book; ///< of the last fill(), for a text that is not taken
    bool m_isFilling = false;
    QString m_chosen; ///< file of the row that was current before clearRows()
};

} // namespace timestep
