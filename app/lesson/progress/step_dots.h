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

    /// shares: how much of each step is done, 0 to 1; deeper: those with a lower bar; empty: none.
    /// Returns whether anything is new.
    bool setSteps(const QStringList& titles, const std::vector<double>& shares, int current,
                  const std::vector<bool>& deeper = {});
    /// Whether a step has a lower bar and no number.
    bool isDeeper(int step) const;
    /// The number of a step as learners count them, from 1, without the deeper ones.
    int numberOf(int step) const;
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
    QString tipOf(int step) const;

    QStringList m_titles;
    std::vector<double> m_shares;
    std::vector<bool> m_deeper;
    int m_current = 0;
};

} // namespace timestep
