// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenes/scene.h"

#include <QObject>
#include <QString>

#include <string>

class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QWidget;

namespace timestep {

/// A text of a scene in the parameter panel: its name, a text field and, below, why a text was refused. It is
/// deleted with its widgets.
class TextRow : public QObject {
    Q_OBJECT

public:
    /// The widgets belong to `parent`.
    /// `key`: of setByKey(), "texts/acceleration".
    TextRow(const TextField& field, QString key, bool locked, QWidget* parent);

    /// Fills two rows of a grid from `row` on, across all its `columns`.
    void place(QGridLayout& grid, int row, int columns);

    /// Shows an example while the line is empty.
    void setExample(const QString& example);

    const std::string& id() const { return m_id; }
    const QString& key() const { return m_key; }
    /// Shows the text of the experiment. A typed text that the experiment has not taken stays.
    void setText(const QString& text);
    /// The text in the line.
    QString typed() const;
    /// Whether the text in the line differs from the experiment's.
    bool isPending() const;
    /// Puts a text into the line as if it had been typed, with `length` characters from `begin` selected.
    void type(const QString& text, int begin = 0, int length = 0);
    /// Shows below the line why its text was refused; empty: it was accepted. `unknown`: a name that a button
    /// offers to add; empty: no button.
    void setRefusal(const QString& sentence, const QString& unknown = {});

signals:
    /// The user is typing.
    void edited();
    /// The user has left the line or pressed Enter, and the text has changed since the last time.
    void entered();
    /// The user wants a constant of this name.
    void addRequested(const QString& name);

private:
    void enter();

    std::string m_id;
    QString m_key;
    QString m_description;
    QString m_known;   ///< the text of the experiment
    QString m_entered; ///< the text of the last signal entered()
    QString m_unknown; ///< the name that the button adds
    QLabel* m_label;
    QLineEdit* m_edit;
    QWidget* m_answer; ///< sentence and button
    QLabel* m_refusal;
    QPushButton* m_add;
};

} // namespace timestep
