// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QToolButton;

namespace timestep {

/// One sentence about something that went wrong, above the page until it is closed. The page stays.
class NoticeBar : public QWidget {
    Q_OBJECT

public:
    explicit NoticeBar(QWidget* parent = nullptr);

    /// Shows the sentence; an empty one closes the bar.
    void say(const QString& sentence);
    QString sentence() const;

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();

    QLabel* m_icon;
    QLabel* m_text;
    QToolButton* m_close;
};

} // namespace timestep
