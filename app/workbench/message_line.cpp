// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/message_line.h"

namespace timestep {

MessageLine::MessageLine() {
    setTextFormat(Qt::PlainText);
}

void MessageLine::say(const QString& sentence) {
    setText(sentence);
    setToolTip(sentence);
    setAccessibleName(sentence);
}

} // namespace timestep
