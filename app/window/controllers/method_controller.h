// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace timestep {

class MessageLine;
class MethodEditor;
class WindowActions;
class Workbench;

/// Opens the editor of methods and runs the methods written there.
class MethodController : public QObject {
    Q_OBJECT

public:
    struct Parts {
        Workbench& workbench;
        WindowActions& actions;
        MessageLine& message;
    };
    MethodController(const Parts& parts, QWidget* window);

    /// Opens the editor with the method of a run.
    void edit(std::size_t run);
    MethodEditor* editor() const { return m_editor; }

private:
    void run();
    void addRun();
    void showRoom();

    Parts m_parts;
    QWidget* m_window;
    MethodEditor* m_editor = nullptr; ///< created at its first use
};

} // namespace timestep
