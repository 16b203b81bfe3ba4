// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace timestep {

class LayerSwitches;
class SimulationView;
class WindowActions;
class Workbench;
struct AnimationSpec;

/// Opens the dialog that writes the run as an animation.
class AnimationController : public QObject {
    Q_OBJECT

public:
    AnimationController(Workbench& workbench, SimulationView& view, const LayerSwitches& layers,
                        WindowActions& actions, QWidget* window);

    /// The initial settings of the dialog. The workbench must have an experiment.
    AnimationSpec proposal() const;

private:
    void openDialog();

    Workbench& m_workbench;
    SimulationView& m_view;
    const LayerSwitches& m_layers;
    QWidget* m_window;
};

} // namespace timestep
