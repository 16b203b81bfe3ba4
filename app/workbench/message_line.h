// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace timestep {

/// Shows one sentence in the status bar until the next one replaces it.
class MessageLine : public QLabel {
    Q_OBJECT

public:
    MessageLine();

public slots:
    void say(const QString& sentence);
};

} // namespace timestep
