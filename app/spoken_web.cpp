// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/spoken_web.h"

#include <QAccessible>
#include <QApplication>
#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMetaEnum>
#include <QWidget>

#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <algorithm>
#include <string>

namespace timestep {

namespace {

struct SpokenTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::Spoken)
};

QString kindOf(const QAccessibleInterface& thing) {
    switch (thing.role()) {
    case QAccessible::Button:
        return SpokenTexts::tr("button");
    case QAccessible::ButtonMenu:
        return SpokenTexts::tr("button with a menu");
    case QAccessible::CheckBox:
        return SpokenTexts::tr("check box");
    case QAccessible::RadioButton:
        return SpokenTexts::tr("radio button");
    case QAccessible::ComboBox:
        return SpokenTexts::tr("selection");
    case QAccessible::EditableText:
        return SpokenTexts::tr("text field");
    case QAccessible::SpinBox:
        return SpokenTexts::tr("number field");
    case QAccessible::Slider:
        return SpokenTexts::tr("slider");
    case QAccessible::Link:
        return SpokenTexts::tr("link");
    case QAccessible::PageTab:
        return SpokenTexts::tr("page tab");
    case QAccessible::MenuItem:
        return SpokenTexts::tr("menu entry");
    default:
        return {};
    }
}

/// "Half of the step, radio button, checked, disabled".
QString spoken(const QAccessibleInterface& thing) {
    const QAccessible::State state = thing.state();
    QStringList words{thing.text(QAccessible::Name), kindOf(thing), thing.text(QAccessible::Value)};
    if (state.checkable)
        words << (state.checked ? SpokenTexts::tr("checked") : SpokenTexts::tr("not checked"));
    if (state.disabled) words << SpokenTexts::tr("disabled");
    words << thing.text(QAccessible::Description);
    words.removeAll(QString());
    words.removeDuplicates();
    return words.join(QStringLiteral(", "));
}

void say(QString sentence) {
    static bool odd = false;
    odd = !odd;
    if (odd) sentence += QChar(0x00a0); // so that the same sentence is said again
    emscripten::val element =
        emscripten::val::global("document").call<emscripten::val>("getElementById", std::string("spoken"));
    if (!element.isNull()) element.set("textContent", sentence.toStdString());
}

void hear(QAccessibleEvent* event) {
    if (event->type() == QAccessible::Announcement)
        return say(static_cast<QAccessibleAnnouncementEvent*>(event)->message());
    const auto kind = event->type();
    if (kind != QAccessible::Focus && kind != QAccessible::NameChanged && kind != QAccessible::ValueChanged &&
        kind != QAccessible::StateChanged)
        return;
    const QAccessibleInterface* thing = event->accessibleInterface();
    if (thing == nullptr || !thing->isValid()) return;
    if (kind == QAccessible::Focus || thing->state().focused) say(spoken(*thing));
}

void addShown(QAccessibleInterface& thing, QJsonArray& shown) {
    const QAccessible::State state = thing.state();
    if (state.invisible) return;
    const QRect rect = thing.rect();
    shown.append(QJsonObject{{"role", QMetaEnum::fromType<QAccessible::Role>().valueToKey(thing.role())},
                             {"name", thing.text(QAccessible::Name)},
                             {"value", thing.text(QAccessible::Value)},
                             {"x", rect.x() + rect.width() / 2},
                             {"y", rect.y() + rect.height() / 2},
                             {"width", rect.width()},
                             {"height", rect.height()},
                             {"enabled", !state.disabled},
                             {"checked", bool(state.checked)},
                             {"focused", bool(state.focused)}});
    constexpr int most = 300; // of the cells of a long table
    for (int i = 0; i < std::min(thing.childCount(), most); ++i)
        if (QAccessibleInterface* child = thing.child(i)) addShown(*child, shown);
}

/// What the windows show, as a screen reader would meet it, for the test of the page: an array of objects;
/// x and y are the middle, in pixels of the page.
std::string shownThings() {
    QJsonArray shown;
    for (QWidget* window : QApplication::topLevelWidgets())
        if (window->isVisible())
            if (QAccessibleInterface* thing = QAccessible::queryAccessibleInterface(window))
                addShown(*thing, shown);
    return QJsonDocument(shown).toJson(QJsonDocument::Compact).toStdString();
}

} // namespace

EMSCRIPTEN_BINDINGS(timestep_spoken) {
    emscripten::function("shownThings", &shownThings);
}

void speakInPage() {
    QAccessible::installUpdateHandler(hear);
}

} // namespace timestep
