// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/experiment/experiment.h"

#include <QDialog>
#include <QString>
#include <QTimer>

#include <optional>

class QComboBox;
class QLabel;
class QPushButton;

namespace timestep {

class MethodFactsView;
class MethodTextEdit;

/// Edits the text of a method or, for a world of particles, of a rule for sticks. Errors appear while the
/// user types; one second after the last key the method is measured, and the dialog reports its properties.
class MethodEditor : public QDialog {
    Q_OBJECT

public:
    explicit MethodEditor(QWidget* parent = nullptr);

    /// Shows the method of a run, a built-in one as text. Methods that have no text begin as velocity Verlet,
    /// rules as Gauss-Seidel.
    void edit(const Experiment& experiment, std::size_t run);
    /// Number of the run that is edited.
    std::size_t run() const { return m_run; }
    std::string methodText() const;
    /// False if the text has an error.
    bool isGood() const { return m_good; }
    /// False: the experiment has no room for another run.
    void setRoomForMore(bool room);

signals:
    /// The method should replace that of the run.
    void runWanted();
    /// The method should run beside the others.
    void addWanted();

protected:
    void changeEvent(QEvent* event) override;
    void reject() override;

private:
    void startFrom(int index);
    void fillStarts();
    void check();
    void measure();
    QString whyUnfit() const;
    bool runs() const { return m_good && m_applies; }
    void retranslate();

    Experiment m_experiment;
    std::size_t m_run = 0;
    bool m_good = false, m_applies = true, m_room = true;
    bool m_ofSticks = false; ///< the text is a rule for sticks
    QLabel* m_startLabel;
    QComboBox* m_start;
    MethodTextEdit* m_text;
    QLabel* m_error;
    QLabel* m_help;
    MethodFactsView* m_facts;
    QPushButton *m_runButton, *m_addButton, *m_closeButton;
    QTimer m_pause; ///< between the last key and the measurement
};

} // namespace timestep
