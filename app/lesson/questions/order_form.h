// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/questions/question_form.h"

class QLabel;
class QToolButton;

namespace timestep {

class OrderList;

/// Lines or tokens that the learner puts in an order: by dragging them, with the two buttons, or with Ctrl
/// and the arrow keys.
class OrderField : public AnswerField {
    Q_OBJECT

public:
    OrderField(const Question& question, const OrderQuestion& order, QWidget* parent);

    Answer answer() const override;
    void setAnswer(const Answer& answer) override;
    void setReadOnly(bool readOnly) override;
    QString whyUnreadable(const Answer& answer) const override;
    void setSpoken(const QString& description) override;

protected:
    void changeEvent(QEvent* event) override;

private:
    void moveItem(int from, int to);
    void showState();
    void retranslate();

    std::string m_question;
    OrderQuestion m_order;
    OrderList* m_list;
    QToolButton* m_up;
    QToolButton* m_down;
    QLabel* m_joined; ///< the items as one line; null: not shown
    bool m_readOnly = false;
};

std::string saidOrder(const OrderQuestion& order, const Answer& answer, int cell, const std::string& unit);
std::vector<SheetPart> roomForOrder(const OrderQuestion& order, const SheetPlace& place);
KeyParts keyOfOrder(const OrderQuestion& order, const SheetPlace& place);
QString ordersOfClass(const Question& question, const OrderQuestion& order, const ClassAnswers& answers);

} // namespace timestep
