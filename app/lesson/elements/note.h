// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/elements/mark.h"

#include <QWidget>

#include <string>

class QLabel;

namespace timestep {

class RichText;

/// Markdown with an icon or a mark in front of it. Hidden while its text is empty.
class Note : public QWidget {
    Q_OBJECT

public:
    /// `iconName` is one of the program's icons; empty: the note has a mark instead.
    explicit Note(const QString& iconName, QWidget* parent = nullptr);

    void say(const std::string& markdown, Mark mark = Mark::None);
    const std::string& markdown() const { return m_markdown; }
    Mark mark() const { return m_mark->mark(); }
    MarkIcon& markIcon() const { return *m_mark; }

signals:
    void linkActivated(const QString& address);

protected:
    void changeEvent(QEvent* event) override;

private:
    void drawIcon();

    QString m_iconName;
    std::string m_markdown;
    QLabel* m_icon;
    MarkIcon* m_mark;
    RichText* m_text;
};

} // namespace timestep
