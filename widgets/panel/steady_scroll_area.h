// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace timestep {

/// A scroll area for contents whose height depends on their width. QScrollArea of Qt 6.4 recurses without end
/// where the contents need the scroll bar only as long as it is shown; this class stops after a few rounds. A
/// bar that is always there has no handle while there is nothing to scroll.
class SteadyScrollArea : public QScrollArea {
    Q_OBJECT

public:
    explicit SteadyScrollArea(QWidget* parent = nullptr);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    int m_rounds = 0; ///< resizes of the contents that are under way
};

} // namespace timestep
