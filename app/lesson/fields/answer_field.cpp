// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/fields/answer_field.h"

#include "app/lesson/fields/choice_field.h"
#include "app/lesson/fields/fill_field.h"
#include "app/lesson/fields/hand_field.h"
#include "app/lesson/fields/number_field.h"
#include "app/lesson/fields/order_field.h"
#include "app/lesson/fields/sentence_field.h"
#include "app/lesson/fields/sketch_field.h"
#include "app/lesson/fields/table_field.h"
#include "app/lesson/fields/write_field.h"

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
