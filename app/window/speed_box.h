// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace timestep {

class Workbench;

/// Chooses how fast a run goes: powers of two of the scene's own pace, or as fast as possible.
class SpeedBox : public QComboBox {
    Q_OBJECT

public:
    explicit SpeedBox(Workbench& workbench);
    /// Chooses the next speed in the list, or with -1 the one before.
    void stepBy(int entries);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    Workbench& m_workbench;
};

} // namespace timestep
