// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace timestep {

class MessageLine;
class MethodEditor;
class WindowActions;
class Workbench;

/// Opens the editor of methods and runs what was written in it.
class MethodController : public QObject {
    Q_OBJECT

public:
    MethodController(Workbench& workbench, WindowActions& actions, MessageLine& message, QWidget* window);

    /// Opens the editor with the method of a run.
    void edit(std::size_t run);
    MethodEditor* editor() const { return m_editor; }

private:
    void run();
    void addRun();
    void showRoom();

    Workbench& m_workbench;
    MessageLine& m_message;
    QWidget* m_window;
    MethodEditor* m_editor = nullptr; ///< made at its first use
};

} // namespace timestep
