// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace timestep {

class MainWindow;

/// The keys of the Clojure tutorial, while one of its scenes is open and the view has the focus: b, c, p and
/// s open its worlds, i shows its message, q closes the scene.
class TutorialKeys : public QObject {
    Q_OBJECT

public:
    explicit TutorialKeys(MainWindow& window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    MainWindow& m_window;
};

} // namespace timestep
