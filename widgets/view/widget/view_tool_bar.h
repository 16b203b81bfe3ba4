// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/view/tools/view_tool.h"

#include <QString>
#include <QToolBar>

#include <string_view>
#include <vector>

class QLabel;
class QMenu;
class QSpinBox;
class QToolButton;

namespace timestep {

class NumberEdit;
class SimulationView;

/// The floating bar of a simulation view: the needed tools with their names, a menu of the other tools, and
/// actions for the picture. If there is no room for words, only icons are shown.
class ViewToolBar : public QToolBar {
    Q_OBJECT

public:
    explicit ViewToolBar(SimulationView& view, QWidget* parent = nullptr);
    void setLengthUnit(const QString& unit);
    /// Sets whether the scene has anything that tools act on.
    void setToolsOffered(bool offered);
    /// Sets the tools beside the menu, by id. The chosen tool is always beside it.
    void setNeeded(std::vector<std::string_view> tools);
    /// Appends an action for the picture.
    void addPictureAction(QAction* action);
    bool isShown(std::string_view tool) const;

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool event(QEvent* event) override;

private:
    void retranslate();
    void showSettings();
    /// Shows as many words as fit into the card above the view.
    void fit();
    int widthWith(bool toolWords, bool pictureWords) const;
    void setWords(bool toolWords, bool pictureWords);

    SimulationView& m_view;
    std::vector<QAction*> m_tools;
    std::vector<std::string_view> m_needed;
    std::vector<QAction*> m_picture;
    QToolButton* m_moreButton;
    QMenu* m_more;
    QAction *m_moreAction, *m_radiusAction, *m_limitAction, *m_separator;
    QSpinBox* m_radius;
    QWidget* m_limitRow;
    QLabel* m_limitLabel;
    NumberEdit* m_limit;
    bool m_offered = true, m_fitting = false;
};

} // namespace timestep
