// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSplitter>

namespace timestep {

/// A splitter between cards. Its handles show a grip, which takes the accent colour under the mouse and while
/// it is dragged.
class GripSplitter : public QSplitter {
    Q_OBJECT

public:
    static constexpr int gap = 8; ///< width of a handle [px]

    explicit GripSplitter(Qt::Orientation orientation, QWidget* parent = nullptr);

protected:
    QSplitterHandle* createHandle() override;
};

} // namespace timestep
