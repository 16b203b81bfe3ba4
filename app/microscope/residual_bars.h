// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/microscope/microscope_sheet.h"

#include <QWidget>

namespace timestep {

/// The errors of all sticks as bars side by side: the current error, a mark at the error before the last
/// correction, and hatching where the error grew.
class ResidualBars : public QWidget {
    Q_OBJECT

public:
    explicit ResidualBars(QWidget* parent = nullptr);

    void setPicture(ResidualPicture picture);
    const ResidualPicture& picture() const { return m_picture; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    ResidualPicture m_picture;
};

} // namespace timestep
