// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

class QLabel;

namespace timestep {

class Workbench;

/// Chooses the speed of a run: powers of two of the scene's natural pace, or as fast as possible.
class SpeedBox : public QComboBox {
    Q_OBJECT

public:
    explicit SpeedBox(Workbench& workbench);
    /// Moves by `entries` in the list of speeds: 1 is the next one, -1 the previous.
    void stepBy(int entries);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    Workbench& m_workbench;
    QLabel* m_label; ///< hidden: names the box for screen readers
};

} // namespace timestep
