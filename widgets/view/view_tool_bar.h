// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/view/view_tool.h"

#include <QString>
#include <QToolBar>

#include <vector>

class QSpinBox;

namespace timestep {

class NumberEdit;
class SimulationView;

/// The tool bar of a simulation view: the tools, and the settings of the chosen one.
class ViewToolBar : public QToolBar {
    Q_OBJECT

public:
    explicit ViewToolBar(SimulationView& view, QWidget* parent = nullptr);
    void setLengthUnit(const QString& unit);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslateUi();
    void showSettings();

    SimulationView& m_view;
    std::vector<QAction*> m_tools;
    QAction *m_radiusAction, *m_limitAction;
    QSpinBox* m_radius;
    NumberEdit* m_limit;
};

} // namespace timestep
