// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QComboBox;
class QFormLayout;

namespace timestep {

class AppearanceController;
class WindowActions;

/// The settings of the program in one place: language, colours, type and motion. They act at once, by the
/// actions of the View menu; what a room has locked is locked here, too.
class PreferencesDialog : public QDialog {
    Q_OBJECT

public:
    PreferencesDialog(const WindowActions& actions, AppearanceController& appearance, QWidget* parent);

protected:
    void changeEvent(QEvent* event) override;

private:
    /// Shows everything in the present language.
    void fill();
    /// The switches of a group, whose ids begin with `group`, as a list.
    QComboBox* listOf(const char* group);
    QComboBox* listOfSizes();

    const WindowActions& m_actions;
    AppearanceController& m_appearance;
    QFormLayout* m_rows = nullptr;
};

} // namespace timestep
