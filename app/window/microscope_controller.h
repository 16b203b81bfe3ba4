// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace timestep {

class WorkspaceLayout;
class LessonPanel;
class MicroscopeCard;
class WindowActions;
class Workbench;

/// Opens the microscope in the place of the plots, and closes it when there is something to see on them.
class MicroscopeController : public QObject {
    Q_OBJECT

public:
    MicroscopeController(Workbench& workbench, MicroscopeCard& card, const LessonPanel& lesson,
                         WorkspaceLayout& layout, WindowActions& actions, QObject* parent);
};

} // namespace timestep
