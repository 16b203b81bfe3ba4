// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parameter/parameter.h"
#include "widgets/panel/run_settings.h"
#include "widgets/panel/slider_scale.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <string>
#include <utility>

#include <vector>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QSlider;

namespace timestep {

class NumberEdit;

/// Returns a text of core in the language of the program, with a capital unless it is a formula: exp(x).
QString shownName(Text name);

/// One control of the parameter panel, built from its descriptor: a name with a slider and a number, a list
/// to choose from, or a check box. Its widgets belong to `parent`.
class ControlRow : public QObject {
    Q_OBJECT

public:
    /// `owner` names what the control belongs to for screen readers ("Run 2") if several controls have the
    /// same name.
    ControlRow(const Parameter& parameter, const ControlSpec& spec, double value, const QString& owner,
               QWidget* parent);

    /// Shows the line and the marker of a run before the name; `run` is its name.
    void setSample(const QPixmap& sample, const QString& run);

    /// Puts the widgets into three cells of a grid, from `column` on.
    void place(QGridLayout& grid, int row, int column);
    /// For a row of several controls: the name is in one line, and a locked number has no slider.
    void setNarrow();
    void setShown(bool shown);
    bool isLocked() const { return m_locked; }
    /// The least width of the name, and of what is beside it; a check box has only the first [px].
    int leastFront() const;
    int leastRest() const;
    bool isCheck() const { return m_check != nullptr; }
    /// Whether more width is of use.
    bool stretches() const { return m_box != nullptr || (m_slider != nullptr && !m_narrowed); }

    /// Shows a value without emitting a signal.
    void setValue(double value);
    /// Shows the value that stays, and why another one was refused.
    void refuse(double value, const QString& sentence);

    /// Sets whether the setting has an effect with the present values of the other settings. False: the
    /// control is grey, and its tool tip says why.
    void setActs(bool acts);
    /// Greys choices that do not apply, given by their ids, each with the reason as its tool tip.
    void setUnfit(const std::vector<std::pair<std::string, QString>>& choices);

    QString name() const { return m_name; }
    /// The smallest width with a usable slider [px]; 0: there is no slider.
    int widthWithSlider() const;
    /// The widget that takes the keyboard focus.
    QWidget& forKeys() const;
    /// The letter of the name that is its mnemonic; -1: none.
    void setMnemonic(qsizetype letter);

signals:
    /// `continues`: the slider that made the last change is still held.
    void changed(double value, bool continues);
    void chosen(const QString& choice);

private:
    void addNumber(const Parameter& parameter, const ControlSpec& spec, double value, QWidget* parent);
    void addValues(const Parameter& parameter, const ControlSpec& spec, QWidget* parent);
    void addValue(double value);
    void addChoices(const Parameter& parameter, const ControlSpec& spec, QWidget* parent);
    void addChoice(double value);
    void showWholeChoice();
    void addLabel(const ControlSpec& spec, QWidget* buddy, QWidget* parent);

    QString m_name;
    QString m_unit;
    QString m_help, m_shownHelp;
    bool m_locked = false, m_narrowed = false; ///< without its slider
    bool m_slides = false;                     ///< the slider is held and has changed the value
    QWidget* m_front = nullptr;                ///< the name or the check box, with the lock
    QLabel* m_label = nullptr;
    QSlider* m_slider = nullptr;
    NumberEdit* m_edit = nullptr;
    QComboBox* m_box = nullptr;
    QCheckBox* m_check = nullptr;
    SliderScale m_scale;          ///< of shown numbers
    std::vector<double> m_values; ///< of a combo box: numbers, or indices into m_choices
    QStringList m_choices;        ///< ids of all choices of the setting; empty: the combo box has numbers
    QStringList m_choiceNames;    ///< their names, in the same order
};

} // namespace timestep
