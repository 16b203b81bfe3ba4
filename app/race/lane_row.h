// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QRadioButton;
class QToolButton;

namespace timestep {

/// One run of a race that is being put together: the mark of the pattern, its style, its name, and the button
/// that takes it out.
class LaneRow : public QWidget {
    Q_OBJECT

public:
    explicit LaneRow(int lane, QWidget* parent = nullptr);

    /// Shows the row with this run in it.
    void showLane(const QString& label, bool isPattern, bool canGo);
    QToolButton* removeButton() const { return m_remove; }
    QRadioButton* mark() const { return m_mark; }

protected:
    void resizeEvent(QResizeEvent* event) override;

signals:
    void marked();
    void removed();

private:
    void makeRoom();

    int m_lane;
    QRadioButton* m_mark;
    QLabel *m_sample, *m_name;
    QToolButton* m_remove;
};

} // namespace timestep
