// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <vector>

class QWidget;

namespace timestep {

class FileController;
class LessonController;
class ManualController;
struct PaletteEntry;
class WindowActions;

/// Opens the palette with all actions that are possible now. Actions that a room has locked are not in it.
class PaletteController : public QObject {
    Q_OBJECT

public:
    struct Parts {
        WindowActions& actions;
        FileController& files;
        LessonController& lessons;
        ManualController& manual;
    };
    PaletteController(const Parts& parts, QWidget* window);

    std::vector<PaletteEntry> entries() const;

private:
    Parts m_parts;
    QWidget* m_window;
};

} // namespace timestep
