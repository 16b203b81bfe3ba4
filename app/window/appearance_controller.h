// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/preferences.h"

#include <QObject>
#include <QString>

namespace timestep {

class LanguageSwitch;
class WindowActions;

/// Theme, language and size of type of the whole program, and the projector, which overrides them for a
/// while.
class AppearanceController : public QObject {
    Q_OBJECT

public:
    AppearanceController(Preferences& preferences, LanguageSwitch& language, WindowActions& actions,
                         QWidget* window);

    void setAppearance(Preferences::Appearance appearance);
    void setLanguage(const QString& code);
    /// Size of all type relative to the system's.
    void setTypeScale(double scale);
    /// Large type on a light ground. What was chosen before comes back with it.
    void setProjector(bool on);
    bool isProjector() const { return m_projector; }

signals:
    /// All widgets have the texts of another language.
    void languageChanged();
    void projectorChanged(bool on);

private:
    void apply();

    Preferences& m_preferences;
    LanguageSwitch& m_language;
    WindowActions& m_actions;
    QWidget* m_window;
    bool m_systemIsDark;
    double m_systemPointSize;
    bool m_projector = false;
    Preferences m_beforeProjector; ///< its looks
};

} // namespace timestep
