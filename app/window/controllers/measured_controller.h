// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/measured/measured_work.h"

#include <QObject>

namespace timestep {

class MeasuredDialog;
class MessageLine;
class RunPlots;
class WindowActions;
class Workbench;
struct Scene;

/// Opens the dialog of measured data, and takes over its points and fitted values.
class MeasuredController : public QObject {
    Q_OBJECT

public:
    struct Parts {
        Workbench& workbench;
        RunPlots& plots;
        WindowActions& actions;
        MessageLine& message;
    };
    MeasuredController(const Parts& parts, QWidget* window);

    /// Sets the fitted values and shows the points over a plot of their measure.
    void takeOver(const MeasuredDialog& dialog);

    /// The last work with measured data, which the desk keeps; null: there is none for the open scene.
    Json work() const;
    /// Takes the work of a desk; null: it has none. Throws InputError.
    void setWork(const Json& work);

public slots:
    /// Opens the dialog and a file in it; without a path, the last work of the scene.
    void openFile(const QString& path);

private:
    Parts m_parts;
    QWidget* m_window; ///< parent of the dialog
    MeasuredWork m_work;
    const Scene* m_workOf = nullptr; ///< the scene to which the work belongs
};

} // namespace timestep
