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
    struct Parts {
        Workbench& workbench;
        SimulationView& view;
        const LayerSwitches& layers;
        WindowActions& actions;
    };
    AnimationController(const Parts& parts, QWidget* window);

    /// The initial settings of the dialog. The workbench must have an experiment.
    AnimationSpec proposal() const;

private:
    void openDialog();

    Parts m_parts;
    QWidget* m_window;
};

} // namespace timestep
