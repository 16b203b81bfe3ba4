// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenes/scene.h"

#include <QObject>
#include <QString>

#include <string>

class QGridLayout;
class QLabel;
class QLineEdit;

namespace timestep {

/// A text of a scene in the parameter panel: name, line to type in and, below, why a text was refused.
/// Deleted with its widgets.
class TextRow : public QObject {
    Q_OBJECT

public:
    /// The widgets belong to `parent`.
    TextRow(const TextField& field, bool locked, QWidget* parent);

    /// Fills two rows of a grid from `row` on, over all its `columns`.
    void place(QGridLayout& grid, int row, int columns);

    const std::string& id() const { return m_id; }
    /// Shows the text of the experiment. A refused text stays, so that it can be corrected.
    void setText(const QString& text);
    /// Shows below the line why its text was refused; empty: it was accepted.
    void setRefusal(const QString& sentence);

signals:
    /// The user has entered a text that differs from the experiment's.
    void entered(const QString& text);

private:
    void enter();

    std::string m_id;
    QString m_description;
    QString m_known; ///< the text of the experiment
    QString m_tried; ///< the text of the last signal
    QLabel* m_label;
    QLineEdit* m_edit;
    QLabel* m_refusal;
};

} // namespace timestep
