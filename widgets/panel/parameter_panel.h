// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parameter/parameter.h"

#include <QString>
#include <QWidget>

#include <optional>
#include <vector>

class QVBoxLayout;

namespace timestep {

class ControlRow;

/// Which control a lesson shows, and how. An id is that of a parameter of the scene, "step", or a setting of the runs: of all
/// of them ("integrator") or of one ("runs/1/integrator").
struct ControlSpec {
    QString id;
    std::optional<double> lower, upper; ///< narrower range, in the unit of the parameter
    std::vector<double> values;         ///< not empty: only these can be chosen
    bool locked = false;                ///< shown with a lock, and cannot be changed
};

/// What the panel shows of one run.
struct RunSettings {
    QString label;          ///< for people, may be empty
    int style = 0;          ///< number of the run for runStyle()
    ParameterValues method; ///< its settings
};

/// Controls made from descriptors, in groups: scene, method of each run, step size.
class ParameterPanel : public QWidget {
    Q_OBJECT

public:
    static constexpr int mostRuns = 4;

    explicit ParameterPanel(QWidget* parent = nullptr);

    /// Shows these values. The controls are made anew only when descriptors or the number of runs changed; otherwise
    /// they take the values, and no value changes by being shown.
    void setParameters(const ParameterValues& scene, const std::vector<RunSettings>& runs, double step,
                       const QString& timeUnit);
    /// Which controls are shown; empty: all, and runs can be added and removed.
    void setControls(const std::vector<ControlSpec>& controls);
    /// Letters that menus and buttons of the window use as mnemonics; the panel takes others.
    void setReservedMnemonics(const QString& letters);

signals:
    /// A person changed a number or a toggle. Keys are those of setByKey(): "length", "step", "runs/0/drag".
    void changed(const QString& key, double value);
    /// A person chose one of a list; the choice by its id.
    void chosen(const QString& key, const QString& choice);
    void addRunRequested();
    void removeRunRequested(int run);

protected:
    void changeEvent(QEvent* event) override;

private:
    void rebuild();
    void showValues();
    const ControlSpec* specOf(const QString& key, const QString& id) const;
    bool isShown(const QString& key, const QString& id) const;
    QWidget* heading(const QString& text, int run);
    void addRow(const Parameter& parameter, const QString& key, double value);
    void addGroup(const ParameterValues& values, const QString& prefix);
    void assignMnemonics();

    ParameterValues m_scene;
    std::vector<RunSettings> m_runs;
    double m_step = 0.01;
    QString m_timeUnit;
    std::vector<ControlSpec> m_controls;
    QString m_reserved;
    QVBoxLayout* m_layout;
    QWidget* m_content = nullptr;
    std::vector<ControlRow*> m_rows;
};

} // namespace timestep
