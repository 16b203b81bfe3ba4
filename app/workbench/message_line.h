// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace timestep {

/// One sentence to the person in the status bar, which stays until the next one.
class MessageLine : public QLabel {
    Q_OBJECT

public:
    MessageLine();

public slots:
    void say(const QString& sentence);
};

} // namespace timestep
