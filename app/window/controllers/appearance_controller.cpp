// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/controllers/appearance_controller.h"

#include "app/languages.h"
#include "app/window/actions/actions.h"
#include "widgets/controls/touch_screen.h"
#include "widgets/look/flat_style.h"
#include "widgets/look/theme.h"

#include <QApplication>
#include <QWidget>

#include <algorithm>
#include <array>
#include <utility>

namespace timestep {

namespace {

constexpr double projectorType = 1.5, typeStep = 0.25;
constexpr double leastPointSize = 9.75; ///< 13 px at 96 dots per inch
constexpr double largeType = 14.0 / 13; ///< of a large window

/// The size before the first window changed it.
double systemPointSize() {
    static const double size = QApplication::font().pointSizeF();
    return size;
}

/// In the order of Preferences::Appearance.
constexpr std::array appearanceActions{"appearance/system", "appearance/light", "appearance/dark",
                                       "appearance/high-contrast", "appearance/black-and-white"};

} // namespace

Preferences::Appearance appearanceOf(std::string_view id) {
    for (std::size_t i = 0; i < appearanceActions.size(); ++i)
        if (std::string_view(appearanceActions[i]) == "appearance/" + std::string(id))
            return static_cast<Preferences::Appearance>(i);
    return Preferences::Appearance::System;
}

AppearanceController::AppearanceController(const Parts& parts, QWidget* window)
    : QObject(window),
      m_parts(parts),
      m_window(window),
      m_systemIsDark(QApplication::palette().window().color().lightness() < 128),
      m_systemPointSize(std::max(systemPointSize(), leastPointSize)) {
    const auto& [preferences, language, actions] = parts;
    window->setLocale(language.locale());
    setTypeScale(preferences.typeScale);
    tellFont();
    for (std::size_t i = 0; i < appearanceActions.size(); ++i)
        actions.on(appearanceActions[i], this,
                   [this, i] { setAppearance(static_cast<Preferences::Appearance>(i)); });
    actions.at(appearanceActions[static_cast<std::size_t>(preferences.appearance)])->setChecked(true);
    for (const Language& each : languages())
        actions.on("language/" + each.code.toStdString(), this,
                   [this, code = each.code] { setLanguage(code); });
    actions.at("language/" + language.current().toStdString())->setChecked(true);
    actions.on("appearance", this, [this] {
        const bool dark = themeOf(QApplication::palette()) == Theme::Dark;
        setAppearance(dark ? Preferences::Appearance::Light : Preferences::Appearance::Dark);
    });
    actions.onToggled("reduced-motion", this, [this](bool reduced) {
        m_parts.preferences.reducedMotion = reduced;
        setReducedMotion(reduced);
    });
    setReducedMotion(preferences.reducedMotion);
    actions.at("reduced-motion")->setChecked(preferences.reducedMotion);
    actions.on("larger", this, [this] { setTypeScale(m_parts.preferences.typeScale + typeStep); });
    actions.on("smaller", this, [this] { setTypeScale(m_parts.preferences.typeScale - typeStep); });
    actions.onToggled("projector", this, [this](bool on) { setProjector(on); });
    setTouch(hasTouchScreen());
    connect(
        new TouchScreen(this), &TouchScreen::used, this, [this] { setTouch(true); }, Qt::QueuedConnection);
}

void AppearanceController::apply() {
    switch (m_parts.preferences.appearance) {
    case Preferences::Appearance::System:
        return applyTheme(*qApp, m_systemIsDark ? Theme::Dark : Theme::Light);
    case Preferences::Appearance::Light:
        return applyTheme(*qApp, Theme::Light);
    case Preferences::Appearance::Dark:
        return applyTheme(*qApp, Theme::Dark);
    case Preferences::Appearance::HighContrast:
        return applyTheme(*qApp, Theme::HighContrast);
    case Preferences::Appearance::BlackAndWhite:
        return applyTheme(*qApp, Theme::BlackAndWhite);
    }
}

void AppearanceController::setAppearance(Preferences::Appearance appearance) {
    m_parts.preferences.appearance = appearance;
    apply();
    m_parts.actions.at(appearanceActions[static_cast<std::size_t>(appearance)])->setChecked(true);
}

void AppearanceController::setLanguage(const QString& code) {
    m_parts.preferences.language = code;
    m_parts.language.use(code);
    m_window->setLocale(m_parts.language.locale());
    // Qt posts LanguageChange to every widget after the translators were replaced.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LanguageChange);
    m_parts.actions.retranslate();
    m_parts.actions.at("language/" + m_parts.language.current().toStdString())->setChecked(true);
    emit languageChanged();
}

void AppearanceController::setTypeScale(double scale) {
    m_parts.preferences.typeScale = std::clamp(scale, 1.0, 2.0);
    QFont font = QApplication::font();
    const double size = m_systemPointSize * m_parts.preferences.typeScale * (m_large ? largeType : 1);
    if (font.pointSizeF() == size && m_typeIsSet) return;
    m_typeIsSet = true;
    font.setPointSizeF(size);
    const Restyling now;
    QApplication::setFont(font);
    // A style sheet keeps the fonts from the time when it was set, so it is set again.
    apply();
}

/// Qt informs widgets of another font only after the event loop has started.
void AppearanceController::tellFont() {
    QList<QWidget*> early = m_window->findChildren<QWidget*>();
    early.prepend(m_window);
    for (QWidget* widget : early) {
        QEvent change(QEvent::ApplicationFontChange);
        QCoreApplication::sendEvent(widget, &change);
    }
}

void AppearanceController::setLargeWindow(bool large) {
    if (large == m_large) return;
    m_large = large;
    setTypeScale(m_parts.preferences.typeScale);
}

void AppearanceController::setProjector(bool on) {
    if (on == m_projector) return;
    m_projector = on;
    setLargeTargets(m_projector || m_touch);
    if (on) {
        m_beforeProjector.appearance = m_parts.preferences.appearance;
        m_beforeProjector.typeScale = m_parts.preferences.typeScale;
    }
    setAppearance(on ? Preferences::Appearance::Light : m_beforeProjector.appearance);
    setTypeScale(on ? std::max(projectorType, m_parts.preferences.typeScale) : m_beforeProjector.typeScale);
    m_parts.actions.at("projector")->setChecked(on);
    emit projectorChanged(on);
}

void AppearanceController::setTouch(bool on) {
    if (std::exchange(m_touch, on) == on) return;
    setLargeTargets(m_projector || m_touch);
    apply();
}

} // namespace timestep
