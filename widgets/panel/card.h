// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QAction;
class QHBoxLayout;
class QVBoxLayout;

namespace timestep {

class ElidedLabel;

/// A rounded card with a head (title, quiet tool buttons) over its content. styleSheetOf() determines its
/// look.
class Card : public QFrame {
    Q_OBJECT

public:
    explicit Card(QWidget* parent = nullptr);

    void setTitle(const QString& title);
    QString title() const;
    /// Whether a long title may take a second line.
    void setTitleLines(int lines);
    /// Whether the title goes above the rest of the head where one line is too short for both.
    void setStacking(bool stacks);
    /// Fills the card below its head, and deletes the previous content.
    void setContent(QWidget* content);
    /// Appends a tool button for the action to the head. An action with a menu opens it.
    void addHeadAction(QAction* action);
    /// Appends a widget to the head.
    void addHeadWidget(QWidget* widget);

protected:
    bool event(QEvent* event) override;

private:
    void stack();

    QVBoxLayout* m_layout;
    QHBoxLayout *m_above, *m_head; ///< the title is in one of them
    bool m_stacks = false;
    ElidedLabel* m_title;
    QWidget* m_content = nullptr;
};

} // namespace timestep
