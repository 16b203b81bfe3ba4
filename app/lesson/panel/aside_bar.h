// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

class QLabel;
class QToolButton;

namespace timestep {

/// A line that says which lesson was put aside because something else was opened, and leads back to it.
class AsideBar : public QWidget {
    Q_OBJECT

public:
    explicit AsideBar(QWidget* parent = nullptr);

    /// Names the lesson; an empty title hides the line.
    void show(const QString& title);
    void retranslate();

signals:
    void backWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    QString m_title;
    QLabel* m_text;
    QToolButton *m_back, *m_close;
};

} // namespace timestep
