// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace timestep {

class WorkspaceLayout;
class LessonPanel;
class MicroscopeCard;
class WindowActions;
class Workbench;

/// Opens the microscope instead of the plots, also for a stage of a lesson that asks for it. Closes it for
/// other stages, for a finished analysis, and while the workbench is locked, so that the plots are visible.
class MicroscopeController : public QObject {
    Q_OBJECT

public:
    struct Parts {
        Workbench& workbench;
        MicroscopeCard& card;
        const LessonPanel& lesson;
        WorkspaceLayout& layout;
        WindowActions& actions;
    };
    MicroscopeController(const Parts& parts, QWidget* window);
};

} // namespace timestep
