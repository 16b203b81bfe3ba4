// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QAction;
class QWidget;

namespace timestep {

class FileController;
class MessageLine;
class Workbench;

/// The keys of the Clojure tutorial. They work while one of its scenes is open and the view has the focus: b,
/// c, p and s open its worlds, i shows its message, q closes the scene.
class TutorialKeys : public QObject {
    Q_OBJECT

public:
    /// `scenes` opens the gallery.
    TutorialKeys(QWidget& view, Workbench& workbench, FileController& files, MessageLine& message,
                 QAction& scenes);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    Workbench& m_workbench;
    FileController& m_files;
    MessageLine& m_message;
    QAction& m_scenes;
};

} // namespace timestep
