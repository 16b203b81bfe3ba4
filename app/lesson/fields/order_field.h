// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/fields/answer_field.h"

class QLabel;
class QToolButton;

namespace timestep {

class OrderList;

/// Lines or tokens that the learner puts in an order: by dragging them, with the two buttons, or with Ctrl
/// and the arrow keys.
class OrderField : public AnswerField {
    Q_OBJECT

public:
    OrderField(const Question& question, QWidget* parent);

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
    void retranslateUi();

    Question m_question;
    OrderList* m_list;
    QToolButton* m_up;
    QToolButton* m_down;
    QLabel* m_joined; ///< the items as one line; null: not shown
    bool m_readOnly = false;
};

} // namespace timestep
