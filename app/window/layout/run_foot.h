// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

namespace timestep {

class ParameterPanel;

/// The foot of the room beside the text: the parameters over the bar of the run. It is as high as both need,
/// but the parameters get at most a part of the room; the rest scrolls. It grows upwards, so the bar stays in
/// its place.
class RunFoot : public QFrame {
    Q_OBJECT

public:
    RunFoot(ParameterPanel* parameters, QWidget* bar);

    void setParametersShown(bool shown);
    /// The largest height of the parameters [px].
    void setMost(int pixels);
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
    bool m_shown = true;
    int m_most = 0;
};

} // namespace timestep
