// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace timestep {

/// An event filter for the whole program: labels and tool tips show their texts as they are. Qt takes a text
/// that looks like HTML for a page and opens every file that it names: the title of a downloaded lesson could
/// show a private picture. A label whose format was set keeps it.
class PlainLabels : public QObject {
    Q_OBJECT

public:
    /// Watches every label of the program until it is destroyed.
    explicit PlainLabels(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace timestep
