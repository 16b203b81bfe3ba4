// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/analysis.h"
#include "core/run/experiment/experiment.h"

#include <QWidget>

#include <functional>
#include <string>
#include <utility>
#include <vector>

class QComboBox;
class QFormLayout;
class QLineEdit;

namespace timestep {

/// The fields of one kind of analysis, with the settings that are proposed for an experiment.
class AnalysisFields : public QWidget {
    Q_OBJECT

public:
    /// Throws InputError if the kind does not apply to the experiment.
    AnalysisFields(const Experiment& experiment, const Analysis& analysis);

    /// The settings in the fields. Throws InputError for values that are not numbers.
    AnalysisSpec spec() const;
    /// Which of the two numbers of each run a sweep shows: the end of the column's id. Empty for others.
    QString taken() const;
    /// Name of the setting that is swept; empty for other analyses.
    QString sweptName() const;

signals:
    /// Values were typed that may be wrong.
    void typed();
    /// Another number of each run is to be shown.
    void takenChanged();

private:
    using Items = std::vector<std::pair<QString, QString>>; ///< names and ids

    void addOver(const Analysis& analysis);
    void addMeasure();
    void addCoordinate(const Analysis& analysis);
    void addChoice(const QString& label, const QString& chosen, const Items& items,
                   std::string AnalysisSpec::*target);
    QComboBox* newChoice(const QString& label, const Items& items);
    void addSetting(const Parameter& setting);
    /// Adds constants and starts of typed equations.
    void addEntries(Items& items) const;
    /// Adds the swept setting and its values.
    void addValues();
    /// Adds a list of steps, which replaces a step that is halved.
    void addSteps();
    void proposeValues();

    const Experiment& m_experiment;
    AnalysisSpec m_proposed;
    QFormLayout* m_form;
    // Fields of a parameter sweep; null for other analyses.
    QComboBox* m_over = nullptr;
    QLineEdit* m_values = nullptr;
    QComboBox* m_take = nullptr;
    std::vector<std::function<void(AnalysisSpec&)>> m_readers; ///< each copies one field into the spec
};

} // namespace timestep
