// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace timestep {

class ParameterPanel;

/// The content of the stage: the view or the editor, and below it the parameters, exactly as high as their
/// rows but at most 40 % of the height.
class StageBody : public QWidget {
    Q_OBJECT

public:
    StageBody(QWidget* pages, ParameterPanel* parameters);

    void setParametersShown(bool shown);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void place();

    QWidget* m_pages;
    ParameterPanel* m_parameters;
    bool m_shown = true;
};

} // namespace timestep
