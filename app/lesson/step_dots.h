// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

#include <vector>

namespace timestep {

/// The steps of a lesson as bars in a line, each filled as far as it is done; the outlined one is open. A
/// click opens the step. The menu next to it offers the same to the keyboard and to screen readers.
class StepDots : public QWidget {
    Q_OBJECT

public:
    explicit StepDots(QWidget* parent = nullptr);

    /// shares: how much of each step is done, 0 to 1; deeper: those with a lower bar; empty: none
    void setSteps(const QStringList& titles, const std::vector<double>& shares, int current,
                  const std::vector<bool>& deeper = {});
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void clicked(int step);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    bool event(QEvent* event) override;

private:
    int count() const { return static_cast<int>(m_titles.size()); }
    QRectF barOf(int step) const;
    int stepAt(const QPointF& place) const;
    bool isLow(int step) const;
    QString tipOf(int step) const;

    QStringList m_titles;
    std::vector<double> m_shares;
    std::vector<bool> m_deeper;
    int m_current = 0;
};

} // namespace timestep
