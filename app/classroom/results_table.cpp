// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/classroom/results_table.h"

#include "app/classroom/class_table.h"
#include "app/lesson/elements/prose.h"
#include "core/parameter/typed_number.h"
#include "widgets/controls/stretch_column.h"

#include <QHeaderView>
#include <QLocale>

namespace timestep {

namespace {

constexpr int FileColumn = 2, PointsColumn = 4, WhyColumn = 6; // of classTable()
constexpr int SentencesColumn = 7, CommentColumn = 8;
constexpr int commentWidth = 22; // letters

/// The sentences that are marked by the teacher, with the learner's text.
std::vector<std::pair<const Question*, QString>> writtenIn(const HandedIn& one) {
    std::vector<std::pair<const Question*, QString>> written;
    if (!one.lesson) return written;
    for (const LessonStep& step : one.lesson->steps)
        for (const Question* question : step.questions()) {
            const Answer* answer = one.result.progress.given(question->id);
            if (answer != nullptr && !question->prediction &&
                std::holds_alternative<SentenceQuestion>(question->kind))
                written.emplace_back(question, QString::fromStdString(answer->text));
        }
    return written;
}

} // namespace

ResultsTable::ResultsTable() {
    QStringList heads;
    for (const WordTable::Column& column : classTable({}).columns)
        heads << QString::fromStdString(column.head);
    heads << tr("Sentences") << tr("Comment");
    setColumnCount(static_cast<int>(heads.size()));
    setHorizontalHeaderLabels(heads);
    horizontalHeaderItem(PointsColumn)
        ->setToolTip(tr("Checks of the lesson that are met; each number was measured again"));
    horizontalHeaderItem(SentencesColumn)
        ->setToolTip(
            tr("Points for the sentences, up to %1 for each. They count as soon as one learner has them.")
                .arg(pointsOfSentence));
    horizontalHeaderItem(CommentColumn)->setToolTip(tr("It goes back to the learner."));
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(CommentColumn, QHeaderView::Interactive);
    horizontalHeader()->resizeSection(CommentColumn, commentWidth * fontMetrics().averageCharWidth());
    stretchColumn(*this, WhyColumn);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                    QAbstractItemView::AnyKeyPressed);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setTabKeyNavigation(false);
    setWordWrap(true);
    setAccessibleName(tr("Results of the class"));
    connect(this, &QTableWidget::itemChanged, this, [this](QTableWidgetItem* item) {
        if (!m_isFilling) take(*item);
    });
}

void ResultsTable::clearRows() {
    const QTableWidgetItem* file = currentRow() >= 0 ? item(currentRow(), FileColumn) : nullptr;
    if (file != nullptr) m_chosen = file->text();
    m_merged = nullptr;
    setRowCount(0);
}

void ResultsTable::fill(const Merged& merged, const ClassBook& book) {
    const int column = std::max(0, currentColumn());
    clearRows();
    m_isFilling = true;
    m_merged = &merged;
    m_book = book;
    int chosen = 0;
    for (const std::vector<WordTable::Cell>& cells : classTable(merged, book).rows) {
        const int row = rowCount();
        insertRow(row);
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const QString words = QString::fromStdString(cells[i].words);
            auto* item = new QTableWidgetItem(words);
            item->setToolTip(words);
            item->setFlags(item->flags() & ~Qt::ItemIsEditable);
            setItem(row, static_cast<int>(i), item);
            if (static_cast<int>(i) == FileColumn && !m_chosen.isEmpty() && words == m_chosen) chosen = row;
        }
        if (static_cast<std::size_t>(row) < merged.results.size()) {
            const HandedIn& one = merged.results[static_cast<std::size_t>(row)];
            fillMarks(row, one, book.markOf(one));
        } else {
            for (const int i : {SentencesColumn, CommentColumn}) {
                auto* nothing = new QTableWidgetItem;
                nothing->setFlags(nothing->flags() & ~Qt::ItemIsEditable);
                setItem(row, i, nothing);
            }
        }
    }
    m_isFilling = false;
    if (rowCount() > 0) setCurrentCell(chosen, column);
}

const HandedIn* ResultsTable::current() const {
    const auto row = static_cast<std::size_t>(currentRow());
    return m_merged != nullptr && currentRow() >= 0 && row < m_merged->results.size()
               ? &m_merged->results[row]
               : nullptr;
}

QString ResultsTable::sentencesOf(const HandedIn& one) {
    QStringList lines;
    for (const auto& [question, text] : writtenIn(one)) {
        lines << plainText(question->ask) << tr("Answer: %1").arg(text);
        const std::string model = judge(*question, *one.result.progress.given(question->id), 0).model;
        if (!model.empty()) lines << tr("Model answer: %1").arg(plainText(model));
        lines << QString();
    }
    return lines.join(QLatin1Char('\n')).trimmed();
}

/// Sentences can be marked where some were written and the file was not altered.
void ResultsTable::fillMarks(int row, const HandedIn& one, const ClassBook::Mark& mark) {
    const bool canMark = one.verification.state != Verification::State::Altered && !writtenIn(one).empty();
    auto* sentences = new QTableWidgetItem(mark.sentences ? QLocale().toString(*mark.sentences) : QString());
    sentences->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    if (!canMark) sentences->setFlags(sentences->flags() & ~Qt::ItemIsEditable);
    setItem(row, SentencesColumn, sentences);
    auto* comment = new QTableWidgetItem(mark.comment);
    comment->setToolTip(mark.comment);
    setItem(row, CommentColumn, comment);
}

/// A text that is no number of points, or more than there are, is not taken.
void ResultsTable::take(const QTableWidgetItem& item) {
    const int row = item.row();
    if (m_merged == nullptr || static_cast<std::size_t>(row) >= m_merged->results.size()) return;
    const HandedIn& one = m_merged->results[static_cast<std::size_t>(row)];
    ClassBook::Mark mark = m_book.markOf(one);
    if (item.column() == CommentColumn) {
        mark.comment = item.text().simplified();
    } else if (item.column() == SentencesColumn) {
        const std::string typed = item.text().trimmed().toStdString();
        const auto points = typedNumber(typed);
        const auto most = static_cast<double>(pointsOfSentence * writtenIn(one).size());
        if (typed.empty())
            mark.sentences.reset();
        else if (points && *points >= 0 && *points <= most)
            mark.sentences = points;
    }
    m_isFilling = true;
    m_book.setMark(one, mark);
    fillMarks(row, one, mark);
    m_isFilling = false;
    emit marked(one, mark);
}

} // namespace timestep
