// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/view_tool_bar.h"

#include "widgets/icons/icon.h"
#include "widgets/number_edit.h"
#include "widgets/view/simulation_view.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QEvent>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>

namespace timestep {

namespace {

constexpr int iconSide = 18; // [px]
constexpr double farthest = 1e9;

} // namespace

ViewToolBar::ViewToolBar(SimulationView& view, QWidget* parent)
    : QToolBar(parent), m_view(view), m_radius(new QSpinBox), m_limit(new NumberEdit) {
    setIconSize({iconSide, iconSide});
    auto* group = new QActionGroup(this);
    for (const ViewToolRecord& record : viewTools()) {
        QAction* action = addAction(icon(QString::fromLatin1(record.icon)), QString());
        action->setCheckable(true);
        group->addAction(action);
        m_tools.push_back(action);
        connect(action, &QAction::triggered, &m_view, [this, &record] { m_view.setTool(record.id); });
        if (auto* button = qobject_cast<QToolButton*>(widgetForAction(action)))
            button->setFocusPolicy(Qt::TabFocus);
        if (record.endsGroup) addSeparator();
    }
    addSeparator();
    m_radius->setRange(leastRadius, mostRadius);
    m_radius->setSingleStep(radiusStep);
    m_limit->setRange(0, farthest);
    m_limit->setStepping(NumberEdit::Stepping::OneTwoFive);
    m_radiusAction = addWidget(m_radius);
    m_limitAction = addWidget(m_limit);
    connect(m_radius, &QSpinBox::valueChanged, &m_view, [this](int radius) {
        m_view.setToolSettings({radius, m_view.toolSettings().limit});
    });
    connect(m_limit, &QDoubleSpinBox::valueChanged, &m_view, [this](double limit) {
        m_view.setToolSettings({m_view.toolSettings().radius, limit});
    });
    connect(&m_view, &SimulationView::toolChanged, this, &ViewToolBar::showSettings);
    retranslateUi();
    showSettings();
}

void ViewToolBar::setLengthUnit(const QString& unit) {
    m_limit->setUnit(unit);
}

void ViewToolBar::showSettings() {
    const ViewToolRecord& tool = m_view.tool();
    m_tools[static_cast<std::size_t>(&tool - viewTools().data())]->setChecked(true);
    const QSignalBlocker radiusBlocker(m_radius), limitBlocker(m_limit);
    m_radius->setValue(m_view.toolSettings().radius);
    m_limit->setValue(m_view.toolSettings().limit);
    m_radiusAction->setVisible(tool.hasRadius);
    m_limitAction->setVisible(tool.hasLimit);
}

void ViewToolBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    QToolBar::changeEvent(event);
}

void ViewToolBar::retranslateUi() {
    setWindowTitle(tr("Tools of the view"));
    for (std::size_t i = 0; i < m_tools.size(); ++i) {
        const auto translated = [](const char* text) {
            return QCoreApplication::translate("timestep::ViewTool", text);
        };
        m_tools[i]->setText(translated(viewTools()[i].name));
        m_tools[i]->setToolTip(QStringLiteral("%1 (%2)").arg(translated(viewTools()[i].tip)).arg(i + 1));
    }
    m_radius->setPrefix(tr("radius "));
    m_radius->setSuffix(QStringLiteral(" px"));
    m_radius->setAccessibleName(tr("Radius of the tool"));
    m_radius->setToolTip(tr("Radius around the cursor (the wheel, comma and full stop change it)"));
    m_limit->setAccessibleName(tr("Largest move in one step"));
    m_limit->setToolTip(tr("How far a held particle may move in one step, along each axis; 0: any distance"));
    m_limit->setSpecialValueText(tr("no limit"));
    m_limit->updateGeometry();
}

} // namespace timestep
