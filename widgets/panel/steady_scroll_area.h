// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace timestep {

/// A scroll area for contents whose height depends on their width. QScrollArea of Qt 6.4 recurses without end
/// if the contents need the scroll bar only while it is shown; this class stops after a few rounds. A bar
/// that is always shown has no handle while there is nothing to scroll.
class SteadyScrollArea : public QScrollArea {
    Q_OBJECT

public:
    explicit SteadyScrollArea(QWidget* parent = nullptr);

    /// Replaces the contents. The new ones take the place after the area in the order of the Tab key.
    /// The old ones are hidden and deleted later, because they may be the sender of the current signal.
    void replaceWidget(QWidget* contents);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    int m_rounds = 0; ///< nested resizes of the contents
};

} // namespace timestep
