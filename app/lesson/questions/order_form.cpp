// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/questions/order_form.h"

#include "app/handouts/paper/sheet_texts.h"
#include "app/lesson/elements/prose.h"
#include "app/lesson/questions/answers_of_class.h"
#include "app/lesson/questions/order_list.h"
#include "widgets/accessibility/spoken_texts.h"
#include "widgets/look/flat_style.h"

#include <QEvent>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace timestep {

namespace {

constexpr int itemIdRole = Qt::UserRole;

bool isCodeItem(const OrderItem& item) {
    return item.text.starts_with('`');
}

} // namespace

OrderField::OrderField(const Question& question, const OrderQuestion& order, QWidget* parent)
    : AnswerField(parent),
      m_question(question.id),
      m_order(order),
      m_list(new OrderList(this)),
      m_up(new QToolButton(this)),
      m_down(new QToolButton(this)),
      m_joined(order.joined ? new QLabel(this) : nullptr) {
    QFont code; // the family only: the size is that of the list
    code.setFamily(QFontDatabase::systemFont(QFontDatabase::FixedFont).family());
    for (const std::string& id : startOrder(order))
        for (const OrderItem& item : order.items) {
            if (item.id != id) continue;
            auto* row = new QListWidgetItem(plainText(item.text), m_list);
            row->setData(itemIdRole, QString::fromStdString(id));
            if (isCodeItem(item)) row->setFont(code);
        }
    m_list->setLeastRow(hasLargeTargets() ? fingerTarget : 0);
    m_list->fitRows();
    m_list->setCurrentRow(0);
    m_up->setArrowType(Qt::UpArrow);
    m_down->setArrowType(Qt::DownArrow);
    auto* buttons = new QVBoxLayout;
    for (QToolButton* button : {m_up, m_down}) {
        button->setFocusPolicy(Qt::StrongFocus);
        buttons->addWidget(button);
    }
    buttons->addStretch(1);
    auto* both = new QHBoxLayout;
    both->addWidget(m_list, 1);
    both->addLayout(buttons);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(both);
    if (m_joined != nullptr) {
        m_joined->setFont(code);
        m_joined->setWordWrap(true);
        layout->addWidget(m_joined);
    }
    connect(m_list, &OrderList::moveWanted, this, &OrderField::moveItem);
    connect(m_list, &OrderList::currentRowChanged, this, &OrderField::showState);
    connect(m_up, &QToolButton::clicked, this,
            [this] { moveItem(m_list->currentRow(), m_list->currentRow() - 1); });
    connect(m_down, &QToolButton::clicked, this,
            [this] { moveItem(m_list->currentRow(), m_list->currentRow() + 1); });
    setFocusProxy(m_list);
    retranslate();
    showState();
}

void OrderField::moveItem(int from, int to) {
    if (m_readOnly || from < 0 || to < 0 || from >= m_list->count() || to >= m_list->count()) return;
    {
        const QSignalBlocker quiet(m_list);
        QListWidgetItem* item = m_list->takeItem(from);
        m_list->insertItem(to, item);
        m_list->setCurrentRow(to);
    }
    showState();
    emit edited();
}

Answer OrderField::answer() const {
    Answer answer;
    answer.question = m_question;
    for (int row = 0; row < m_list->count(); ++row)
        answer.cells.push_back(m_list->item(row)->data(itemIdRole).toString().toStdString());
    return answer;
}

void OrderField::setAnswer(const Answer& answer) {
    if (static_cast<int>(answer.cells.size()) != m_list->count() || answer.cells == this->answer().cells)
        return;
    const QSignalBlocker quiet(m_list);
    for (int place = 0; place < m_list->count(); ++place)
        for (int row = place; row < m_list->count(); ++row)
            if (m_list->item(row)->data(itemIdRole).toString().toStdString() ==
                answer.cells[static_cast<std::size_t>(place)]) {
                m_list->insertItem(place, m_list->takeItem(row));
                break;
            }
    m_list->setCurrentRow(0);
    showState();
}

void OrderField::setReadOnly(bool readOnly) {
    m_readOnly = readOnly;
    m_list->setFixed(readOnly);
    m_up->setHidden(readOnly);
    m_down->setHidden(readOnly);
    showState();
}

QString OrderField::whyUnreadable(const Answer&) const {
    return tr("Put the items in an order first.");
}

void OrderField::setSpoken(const QString& description) {
    setSpokenDescription(*m_list, description);
}

void OrderField::showState() {
    const int row = m_list->currentRow();
    m_up->setEnabled(!m_readOnly && row > 0);
    m_down->setEnabled(!m_readOnly && row >= 0 && row + 1 < m_list->count());
    QStringList all;
    for (int each = 0; each < m_list->count(); ++each) {
        QListWidgetItem* item = m_list->item(each);
        all << item->text();
        item->setData(Qt::AccessibleTextRole,
                      tr("%1, place %2 of %3")
                          .arg(item->text(), QString::number(each + 1), QString::number(m_list->count())));
    }
    if (m_joined != nullptr) m_joined->setText(all.join(QLatin1Char(' ')));
}

void OrderField::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        showState();
    }
    AnswerField::changeEvent(event);
}

void OrderField::retranslate() {
    m_list->setAccessibleName(tr("Items to put in order; Ctrl and an arrow key move the chosen one"));
    m_list->setToolTip(tr("Drag a row, or move it with Ctrl and the arrow keys"));
    m_up->setToolTip(tr("Move the chosen row up"));
    m_up->setAccessibleName(tr("Move up"));
    m_down->setToolTip(tr("Move the chosen row down"));
    m_down->setAccessibleName(tr("Move down"));
    if (m_joined != nullptr) m_joined->setAccessibleName(tr("The items as one line"));
}

std::string saidOrder(const OrderQuestion& order, const Answer& answer, int, const std::string&) {
    std::string items;
    for (const std::string& id : answer.cells)
        for (const OrderItem& item : order.items)
            if (item.id == id) items += (items.empty() ? "" : " → ") + item.text;
    return items;
}

/// The items in their first order on the screen, each with a place for its number.
std::vector<SheetPart> roomForOrder(const OrderQuestion& order, const SheetPlace&) {
    std::vector<SheetPart> parts;
    for (const std::string& id : startOrder(order))
        for (const OrderItem& item : order.items) {
            if (item.id != id) continue;
            parts.push_back(textPart(onPaper(item.text)));
            parts.back().kind = SheetPart::Kind::Choice;
        }
    return parts;
}

KeyParts keyOfOrder(const OrderQuestion& order, const SheetPlace&) {
    QString markdown;
    int place = 0;
    for (const OrderItem& item : order.items)
        markdown += QStringLiteral("%1. %2\n").arg(QString::number(++place), onPaper(item.text));
    KeyParts key;
    key.answer.push_back(textPart(markdown));
    for (const OrderFeedback& wrong : order.feedback) key.answer.push_back(remarkPart(onPaper(wrong.text)));
    return key;
}

QString ordersOfClass(const Question&, const OrderQuestion& order, const ClassAnswers& answers) {
    return countedAnswers(answers,
                          [&order](const Answer& answer) { return saidOrder(order, answer, 0, {}); });
}

} // namespace timestep
