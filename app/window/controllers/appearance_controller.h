// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/preferences.h"

#include <QObject>
#include <QString>

#include <string_view>

namespace timestep {

class LanguageSwitch;
class WindowActions;

/// The appearance with this id, such as "dark"; System for an unknown id.
Preferences::Appearance appearanceOf(std::string_view id);

/// Controls theme, language and type size of the program, and the projector mode that overrides them.
class AppearanceController : public QObject {
    Q_OBJECT

public:
    struct Parts {
        Preferences& preferences;
        LanguageSwitch& language;
        WindowActions& actions;
    };
    AppearanceController(const Parts& parts, QWidget* window);

    void setAppearance(Preferences::Appearance appearance);
    void setLanguage(const QString& code);
    /// Type size relative to the system's.
    void setTypeScale(double scale);
    double typeScale() const { return m_parts.preferences.typeScale; }
    /// A large window has slightly larger type.
    void setLargeWindow(bool large);
    /// Switches large type on a light background on or off. Switching it off restores the previous settings.
    void setProjector(bool on);
    /// The user has a touch screen: targets are large, as for the projector.
    void setTouch(bool on);
    bool isProjector() const { return m_projector; }

signals:
    /// Emitted after all widgets show the new language.
    void languageChanged();
    void projectorChanged(bool on);

private:
    void apply();
    void tellFont();

    Parts m_parts;
    QWidget* m_window;
    bool m_systemIsDark;
    double m_systemPointSize;
    bool m_large = false, m_typeIsSet = false;
    bool m_projector = false, m_touch = false;
    Preferences m_beforeProjector; ///< appearance and type size before the projector mode
};

} // namespace timestep
