// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace timestep {

/// The windows inside the page: their frames have the colours of the theme, and no dialog opens larger than
/// the page.
class PageWindows : public QObject {
public:
    PageWindows();

    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace timestep
