// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plot/content/curves.h"

#include <QToolButton>
#include <QWidget>

#include <vector>

namespace timestep {

/// The legend of a plot, outside its axes: one button per curve that shows or hides it, by mouse or keyboard.
class Legend : public QWidget {
    Q_OBJECT

public:
    explicit Legend(QWidget* parent = nullptr);

    /// Sets the curves. A curve that keeps its label stays shown or hidden. Returns whether a label is new.
    bool setCurves(const std::vector<Curve>& curves, Theme theme);
    /// Sets whether samples have no words, because the names are at the ends of the curves. Reference lines
    /// and the last run keep their words.
    void setCompact(bool compact);
    /// Sets whether samples are short and rows narrow, for plots with little room.
    void setTight(bool tight);
    /// Sets whether straight reference lines have no entry, because their names are at the lines.
    void setLinesLeftOut(bool leftOut);
    /// Sets the width for which long labels are broken [px].
    void setRoom(int width);
    bool isCompact() const { return m_compact; }
    /// The labels that it shows as words.
    QStringList words() const;
    bool isShown(std::size_t curve) const { return m_curves[curve].pale || m_buttons[curve]->isChecked(); }

signals:
    void toggled(int curve, bool shown);
    /// The button of the last run was pressed, which removes its curves.
    void lastRunUnwanted();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    bool hasEntry(const Curve& curve) const;
    void describe();

    std::vector<Curve> m_curves;
    std::vector<QToolButton*> m_buttons;
    Theme m_theme = Theme::Light;
    bool m_compact = false, m_tight = false, m_linesLeftOut = false;
    int m_room = 0;
};

} // namespace timestep
