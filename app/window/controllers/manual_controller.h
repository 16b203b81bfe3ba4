// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/manual/manual_pages.h"

#include <QObject>

#include <vector>

class QWidget;

namespace timestep {

class ManualWindow;
class WindowActions;

/// A part of the window and the place of the manual that explains it.
struct ExplainedPart {
    const QWidget* part;
    ManualPlace place;
};

/// Opens the manual at the page of the part that has the keyboard focus.
class ManualController : public QObject {
    Q_OBJECT

public:
    struct Parts {
        std::vector<ExplainedPart> explained; ///< if parts are nested, the inner one comes first
        WindowActions& actions;
    };
    ManualController(const Parts& parts, QWidget* window);

    /// Shows a place of the manual.
    void open(const ManualPlace& place);

private:
    void openAtFocus();
    void show();

    Parts m_parts;
    QWidget* m_window;
    ManualWindow* m_manual = nullptr; ///< null until it is first opened
};

} // namespace timestep
