// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/widget/view_tool_bar.h"

#include "widgets/controls/edits.h"
#include "widgets/controls/opening.h"
#include "widgets/icons/icon.h"
#include "widgets/icons/icon_size.h"
#include "widgets/look/flat_style.h"
#include "widgets/view/widget/simulation_view.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QWidgetAction>

#include <algorithm>

namespace timestep {

namespace {

constexpr int iconSide = 18;                                 // [px]
constexpr int forTitle = 110, buttonEdge = 14, margins = 16; // [px]
constexpr double widestLimit = 1e9;                          // [scene length]

QString toolText(const char* text) {
    return QCoreApplication::translate("timestep::ViewTool", text);
}

} // namespace

ViewToolBar::ViewToolBar(SimulationView& view, QWidget* parent)
    : QToolBar(parent),
      m_view(view),
      m_moreButton(new QToolButton),
      m_more(new QMenu(this)),
      m_radius(new QSpinBox),
      m_limitRow(new QWidget),
      m_limitLabel(new QLabel),
      m_limit(new NumberEdit) {
    setGrowingIcons(*this, {iconSide, iconSide});
    setProperty("floating", true);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    auto* group = new QActionGroup(this);
    for (const ViewToolRecord& record : viewTools()) {
        QAction* action = addAction(icon(QString::fromLatin1(record.icon)), QString());
        action->setCheckable(true);
        group->addAction(action);
        m_tools.push_back(action);
        connect(action, &QAction::triggered, &m_view, [this, &record] { m_view.setTool(record.id); });
        if (auto* button = qobject_cast<QToolButton*>(widgetForAction(action)))
            button->setFocusPolicy(Qt::TabFocus);
    }
    m_radius->setRange(leastRadius, mostRadius);
    m_radius->setSingleStep(radiusStep);
    m_limit->setRange(0, widestLimit);
    m_limit->setStepping(NumberEdit::Stepping::OneTwoFive);
    m_radiusAction = addWidget(m_radius);
    m_moreButton->setMenu(m_more);
    openMenuAtOnce(*m_moreButton);
    m_moreButton->setAutoRaise(true);
    m_moreButton->setFocusPolicy(Qt::TabFocus);
    m_moreButton->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_moreAction = addWidget(m_moreButton);
    m_separator = addSeparator();
    auto* row = new QHBoxLayout(m_limitRow);
    m_limitLabel->setBuddy(m_limit);
    row->addWidget(m_limitLabel);
    row->addWidget(m_limit);
    auto* limit = new QWidgetAction(this);
    limit->setDefaultWidget(m_limitRow);
    m_limitAction = limit;
    m_more->setToolTipsVisible(true);
    connect(m_more, &QMenu::aboutToShow, this, [this] {
        m_more->clear();
        for (std::size_t i = 0; i < m_tools.size(); ++i) { // also those that the bar hides
            QAction* entry = m_more->addAction(m_tools[i]->icon(), m_tools[i]->text());
            entry->setToolTip(m_tools[i]->toolTip());
            entry->setCheckable(true);
            entry->setChecked(m_tools[i]->isChecked());
            connect(entry, &QAction::triggered, &m_view, [this, i] { m_view.setTool(viewTools()[i].id); });
        }
        if (!m_view.tool().hasLimit) return;
        m_more->addSeparator();
        m_more->addAction(m_limitAction);
    });
    connect(m_radius, &QSpinBox::valueChanged, &m_view, [this](int radius) {
        m_view.setToolSettings({radius, m_view.toolSettings().limit});
    });
    connect(m_limit, &QDoubleSpinBox::valueChanged, &m_view, [this](double limited) {
        m_view.setToolSettings({m_view.toolSettings().radius, limited});
    });
    connect(&m_view, &SimulationView::toolChanged, this, &ViewToolBar::showSettings);
    retranslate();
    showSettings();
}

void ViewToolBar::setLengthUnit(const QString& unit) {
    m_limit->setUnit(unit);
}

void ViewToolBar::setToolsOffered(bool offered) {
    m_offered = offered;
    showSettings();
}

void ViewToolBar::setNeeded(std::vector<std::string_view> tools) {
    m_needed = std::move(tools);
    // A tool of another step is put back.
    if (std::find(m_needed.begin(), m_needed.end(), m_view.tool().id) == m_needed.end())
        m_view.setTool(viewTools().front().id);
    showSettings();
}

void ViewToolBar::addPictureAction(QAction* action) {
    addAction(action);
    m_picture.push_back(action);
    if (auto* button = qobject_cast<QToolButton*>(widgetForAction(action))) {
        button->setFocusPolicy(Qt::TabFocus);
        if (action->menu() != nullptr) openMenuAtOnce(*button);
    }
    connect(action, &QAction::changed, this, &ViewToolBar::fit, Qt::QueuedConnection);
    fit();
}

bool ViewToolBar::isShown(std::string_view tool) const {
    return m_tools[static_cast<std::size_t>(&viewTool(tool) - viewTools().data())]->isVisible();
}

void ViewToolBar::showSettings() {
    const ViewToolRecord& tool = m_view.tool();
    const auto chosen = static_cast<std::size_t>(&tool - viewTools().data());
    m_tools[chosen]->setChecked(true);
    const QSignalBlocker radiusBlocker(m_radius), limitBlocker(m_limit);
    m_radius->setValue(m_view.toolSettings().radius);
    m_limit->setValue(m_view.toolSettings().limit);
    for (std::size_t i = 0; i < m_tools.size(); ++i) {
        const bool needed = std::find(m_needed.begin(), m_needed.end(), viewTools()[i].id) != m_needed.end();
        m_tools[i]->setVisible(i == 0 || (m_offered && (needed || i == chosen))); // the hand always
    }
    m_radiusAction->setVisible(m_offered && tool.hasRadius);
    m_moreAction->setVisible(m_offered);
    m_separator->setVisible(m_offered);
    fit();
}

int ViewToolBar::widthWith(bool toolWords, bool pictureWords) const {
    const auto widthOf = [this](const QAction* action, bool words) {
        if (!action->isVisible()) return 0;
        const QString text = action->iconText();
        const int width =
            iconSize().width() + buttonEdge + (words ? fontMetrics().horizontalAdvance(text) + 6 : 0);
        return hasLargeTargets() ? std::max(width, fingerTarget) : width;
    };
    int width = margins;
    for (const QAction* tool : m_tools) width += widthOf(tool, toolWords);
    for (const QAction* action : m_picture) width += widthOf(action, pictureWords);
    if (m_moreAction->isVisible()) width += m_moreButton->sizeHint().width() + margins;
    if (m_radiusAction->isVisible()) width += m_radius->sizeHint().width();
    return width;
}

void ViewToolBar::setWords(bool toolWords, bool pictureWords) {
    const auto style = [this](const std::vector<QAction*>& actions, bool words) {
        for (QAction* action : actions)
            if (auto* button = qobject_cast<QToolButton*>(widgetForAction(action)))
                button->setToolButtonStyle(words && !action->iconText().isEmpty()
                                               ? Qt::ToolButtonTextBesideIcon
                                               : Qt::ToolButtonIconOnly);
    };
    style(m_tools, toolWords);
    style(m_picture, pictureWords);
}

void ViewToolBar::fit() {
    if (m_fitting || parentWidget() == nullptr) return;
    m_fitting = true;
    const int room = parentWidget()->width() - grown(forTitle, font());
    const bool all = widthWith(true, true) <= room;
    const bool some = all || widthWith(true, false) <= room;
    setWords(some, all);
    m_fitting = false;
}

bool ViewToolBar::event(QEvent* event) {
    if (event->type() == QEvent::ParentChange && parentWidget() != nullptr)
        parentWidget()->installEventFilter(this);
    return QToolBar::event(event);
}

bool ViewToolBar::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parentWidget() && event->type() == QEvent::Resize) fit();
    return QToolBar::eventFilter(watched, event);
}

void ViewToolBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::FontChange) fit();
    QToolBar::changeEvent(event);
}

void ViewToolBar::retranslate() {
    setWindowTitle(tr("Tools of the view"));
    for (std::size_t i = 0; i < m_tools.size(); ++i) {
        m_tools[i]->setText(toolText(viewTools()[i].name));
        m_tools[i]->setToolTip(
            QStringLiteral("%1: %2 (%3)")
                .arg(toolText(viewTools()[i].name), toolText(viewTools()[i].tip), QString::number(i + 1)));
    }
    m_moreButton->setText(tr("Tools"));
    m_moreButton->setAccessibleName(tr("All tools"));
    m_moreButton->setToolTip(tr("All tools, with their names"));
    m_more->setTitle(tr("All tools"));
    m_radius->setPrefix(tr("radius "));
    m_radius->setSuffix(QStringLiteral(" px"));
    m_radius->setAccessibleName(tr("Radius of the tool"));
    m_radius->setToolTip(tr("Radius around the cursor (the wheel, comma and full stop change it)"));
    m_limitLabel->setText(tr("Largest move in one step"));
    m_limit->setAccessibleName(tr("Largest move in one step"));
    m_limit->setToolTip(tr("How far a held particle may move in one step, along each axis; 0: any distance"));
    m_limit->setSpecialValueText(tr("no limit"));
    m_limit->updateGeometry();
    fit();
}

} // namespace timestep
