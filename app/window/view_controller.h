// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/layer_switches.h"
#include "widgets/view/simulation_view.h"

#include <QObject>
#include <QString>

#include <vector>

namespace timestep {

class Card;
class LessonPanel;
class MessageLine;
class TimelineBar;
class ViewToolBar;
class WindowActions;
class Workbench;

/// Shows the runs of the workbench in the view, with the layers and marks that are switched on, and hands
/// what is done by hand on to the workbench.
class ViewController : public QObject {
    Q_OBJECT

public:
    struct Parts {
        SimulationView& view;
        ViewToolBar& tools;
        TimelineBar& timeline;
        Card& card;
        const LessonPanel& lesson; ///< may name what a file describes
    };
    ViewController(Workbench& workbench, const Parts& parts, WindowActions& actions, MessageLine& message,
                   QObject* parent);

    LayerSwitches& layers() { return m_layers; }
    /// Strain of a stick that gets the strongest colour.
    void setStrongestStrain(double strain);

public slots:
    void retranslate();

signals:
    /// What is seen has this name.
    void titled(const QString& title);

private:
    void experimentChanged(bool restarted);
    void showTitle();
    void showScene();
    void showStrain();
    void showLayers();
    void showRuns();
    void keepToCompare(bool on);

    Workbench& m_workbench;
    Parts m_parts;
    WindowActions& m_actions;
    MessageLine& m_message;
    LayerSwitches m_layers;
    double m_strongestStrain = 0.05;
    std::vector<RunFrame> m_kept;   ///< the instant that is kept to compare
    std::vector<RunFrame> m_frames; ///< handed to the view and back, so that their memory is used again
    bool m_wasTorn = false;         ///< a tear had reached the border at the last look
};

} // namespace timestep
