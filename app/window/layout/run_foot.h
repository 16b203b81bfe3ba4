// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

namespace timestep {

class ParameterPanel;

/// The foot of the room beside the text: the parameters over the bar of the run, while it holds them. It is
/// as high as both need. It grows upwards, so the bar stays in its place.
class RunFoot : public QFrame {
    Q_OBJECT

public:
    RunFoot(ParameterPanel* parameters, QWidget* bar);

    void setParametersShown(bool shown);
    bool showsParameters() const { return m_shown; }
    /// Leaves only the bar, for a part that has the whole room.
    void setBarAlone(bool alone);
    /// Whether it holds the parameters; otherwise they are its caller's.
    bool holdsParameters() const;
    void takeParameters();
    /// The height that the foot takes at a width [px].
    int heightAt(int width) const;

signals:
    /// heightAt() may have changed.
    void heightChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    void place();
    int parametersAt(int width) const;

    ParameterPanel* m_parameters;
    QWidget* m_bar;
    bool m_shown = true, m_barAlone = false;
};

} // namespace timestep
