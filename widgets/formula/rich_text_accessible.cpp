// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/formula/rich_text_accessible.h"

#include "widgets/formula/rich_text.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPointer>

#include <map>

namespace timestep {

namespace {

class LinkInterface final : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    LinkInterface(RichText* text, int index) : m_text(text), m_index(index) {}

    bool isValid() const override {
        return m_text != nullptr && m_index < static_cast<int>(m_text->links().size());
    }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return parent() ? parent()->window() : nullptr; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(m_text); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::Link; }
    QRect rect() const override { return isValid() ? m_text->linkRect(m_index) : QRect(); }
    void setText(QAccessible::Text, const QString&) override {}
    QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Name && isValid()
                   ? m_text->links()[static_cast<std::size_t>(m_index)].words
                   : QString();
    }
    QAccessible::State state() const override {
        QAccessible::State state = parent() ? parent()->state() : QAccessible::State();
        state.multiLine = state.readOnly = false;
        state.focusable = state.linked = true;
        state.focused = isValid() && m_text->hasFocus() && m_text->chosenLink() == m_index;
        return state;
    }

    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                    : nullptr;
    }
    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }
    void doAction(const QString& action) override {
        if (!isValid()) return;
        if (action == pressAction()) m_text->followLink(m_index);
        if (action == setFocusAction()) m_text->chooseLink(m_index);
    }

private:
    QPointer<RichText> m_text;
    int m_index;
};

class TextInterface final : public QAccessibleWidget {
public:
    explicit TextInterface(RichText* text) : QAccessibleWidget(text, QAccessible::StaticText) {}
    ~TextInterface() override {
        for (const auto& [index, id] : m_links) QAccessible::deleteAccessibleInterface(id);
    }

    QString text(QAccessible::Text kind) const override {
        const QString given = QAccessibleWidget::text(kind);
        return kind == QAccessible::Name && given.isEmpty() ? shown()->spoken() : given;
    }
    QAccessible::State state() const override {
        QAccessible::State state = QAccessibleWidget::state();
        state.readOnly = state.multiLine = true;
        return state;
    }
    int childCount() const override { return static_cast<int>(shown()->links().size()); }
    QAccessibleInterface* child(int index) const override {
        if (index < 0 || index >= childCount()) return nullptr;
        const auto known = m_links.find(index);
        if (known != m_links.end()) return QAccessible::accessibleInterface(known->second);
        auto* const link = new LinkInterface(shown(), index);
        m_links.emplace(index, QAccessible::registerAccessibleInterface(link));
        return link;
    }
    QAccessibleInterface* childAt(int x, int y) const override {
        for (int i = 0; i < childCount(); ++i)
            if (child(i)->rect().contains(x, y)) return child(i);
        return nullptr;
    }
    int indexOfChild(const QAccessibleInterface* link) const override {
        for (const auto& [index, id] : m_links)
            if (QAccessible::accessibleInterface(id) == link) return index;
        return -1;
    }
    QAccessibleInterface* focusChild() const override {
        return shown()->hasFocus() ? child(shown()->chosenLink()) : nullptr;
    }

private:
    RichText* shown() const { return static_cast<RichText*>(widget()); }

    mutable std::map<int, QAccessible::Id> m_links;
};

QAccessibleInterface* makeInterface(const QString&, QObject* object) {
    auto* const text = qobject_cast<RichText*>(object);
    return text ? new TextInterface(text) : nullptr;
}

} // namespace

void installRichTextAccessible() {
    static const bool installed = (QAccessible::installFactory(makeInterface), true);
    static_cast<void>(installed);
}

void notifyFocus(RichText& text) {
    QAccessibleEvent event(&text, QAccessible::Focus);
    if (const int link = text.chosenLink(); link >= 0) event.setChild(link);
    QAccessible::updateAccessibility(&event);
}

} // namespace timestep
