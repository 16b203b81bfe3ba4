// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace timestep {

class FileController;
class MessageLine;
class WindowActions;
class Workbench;

/// The keys of the Clojure tutorial. They work while one of its scenes is open and the view has the focus: b,
/// c, p and s open its worlds, i shows its message, q closes the scene.
class TutorialKeys : public QObject {
    Q_OBJECT

public:
    struct Parts {
        QWidget& view;
        Workbench& workbench;
        FileController& files;
        WindowActions& actions;
        MessageLine& message;
    };
    TutorialKeys(const Parts& parts, QWidget* window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    Parts m_parts;
};

} // namespace timestep
