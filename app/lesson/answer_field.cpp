// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/answer_field.h"

#include "app/lesson/choice_field.h"
#include "app/lesson/fill_field.h"
#include "app/lesson/hand_field.h"
#include "app/lesson/number_field.h"
#include "app/lesson/order_field.h"
#include "app/lesson/sentence_field.h"
#include "app/lesson/sketch_field.h"
#include "app/lesson/table_field.h"
#include "app/lesson/write_field.h"

namespace timestep {

AnswerField* makeAnswerField(const Question& question, QWidget* parent) {
    switch (question.type) {
    case Question::Type::Choice:
        return new ChoiceField(question, parent);
    case Question::Type::Number:
        return new NumberField(question, parent);
    case Question::Type::Table:
        return new TableField(question, parent);
    case Question::Type::Sketch:
        return new SketchField(question, parent);
    case Question::Type::Order:
        return new OrderField(question, parent);
    case Question::Type::Fill:
        return new FillField(question, parent);
    case Question::Type::Write:
        return new WriteField(question, parent);
    case Question::Type::Hand:
        return new HandField(question, parent);
    case Question::Type::Sentence:
        break;
    }
    return new SentenceField(question, parent);
}

} // namespace timestep
