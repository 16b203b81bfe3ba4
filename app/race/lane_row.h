// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QRadioButton;
class QToolButton;

namespace timestep {

/// One run in the race dialog: the radio button of the pattern, the line style, the name, and the button that
/// removes the run.
class LaneRow : public QWidget {
    Q_OBJECT

public:
    explicit LaneRow(int lane, QWidget* parent = nullptr);

    /// Shows a run in this row. `canGo`: the run may be removed.
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
