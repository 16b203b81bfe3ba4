// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace timestep {

class ParameterPanel;
class Workbench;
struct Experiment;

/// Shows the values of the experiment in the parameter panel and applies the changes made there.
class ParameterController : public QObject {
    Q_OBJECT

public:
    ParameterController(Workbench& workbench, ParameterPanel& panel, QObject* parent);

public slots:
    void retranslate();

private:
    void show(const Experiment& experiment);

    Workbench& m_workbench;
    ParameterPanel& m_panel;
};

} // namespace timestep
