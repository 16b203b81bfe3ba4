// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QTimer>

#include <functional>

namespace timestep {

/// Shows one sentence over the picture for as long as it takes to read it, until the next one replaces it or
/// a click removes it. It takes no room in the window, so nothing moves when it appears and disappears.
class MessageLine : public QLabel {
    Q_OBJECT

public:
    MessageLine();

    /// Shows the sentence at the lower edge of `picture` while this is visible, else of `window`.
    void floatOver(QWidget& picture, QWidget& window);

    /// Does `work` and shows the InputError that it throws, or that it takes longer than 10 s. Returns
    /// whether it was done.
    bool attempt(const std::function<void()>& work);
    /// How long a sentence stays [ms].
    static int patience(const QString& sentence);

public slots:
    /// An empty sentence removes the last one.
    void say(const QString& sentence);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void place();

    QTimer m_leaves{this};
    QWidget *m_picture = nullptr, *m_window = nullptr;
};

} // namespace timestep
