// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/background_work.h"
#include "core/analysis/analysis.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;

namespace timestep {

class PlotCard;

/// The properties of a method, in sentences that were measured on a separate thread, and the plots behind
/// them.
class MethodFactsView : public QWidget {
    Q_OBJECT

public:
    explicit MethodFactsView(QWidget* parent = nullptr);

    /// Measures the method of the first run. A running measurement is cancelled.
    void measure(const Experiment& experiment);
    /// Cancels a measurement and says why there are no facts.
    void setNothing(const QString& reason);
    bool isMeasuring() const { return m_work.isRunning(); }
    /// The sentences shown, one per line.
    QString sentences() const;

    void retranslate();

signals:
    void measured();

private:
    void take(std::optional<DerivedResult> derived, const QString& problem);
    void showFacts();
    void showPictures();

    QLabel* m_heading;
    QLabel* m_sentences;
    QLabel* m_evidenceLabel;
    QComboBox* m_evidence;
    PlotCard* m_plot;
    std::optional<DerivedResult> m_derived;
    QString m_nothing;
    BackgroundWork m_work{this};
};

} // namespace timestep
