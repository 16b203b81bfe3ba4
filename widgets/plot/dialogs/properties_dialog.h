// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/table.h"
#include "widgets/plot/content/plot_spec.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QLineEdit;

namespace timestep {

class ColourButton;

/// Labels and ranges of the axes, the font, and name, colour and line of each run. An empty field keeps the
/// program's choice, which it shows in grey.
class PropertiesDialog : public QDialog {
    Q_OBJECT

public:
    PropertiesDialog(const Table& table, const PlotSpec& spec, QWidget* parent = nullptr);

    /// The given plot with the contents of the fields.
    PlotSpec spec() const { return m_spec; }
    /// Reads the fields into spec(). If a field cannot be read, returns one sentence and changes nothing.
    QString read();
    /// Writes the font, colours and line widths in the fields as a template, or reads them from one. Both
    /// return one sentence on failure.
    QString saveTemplate(const QString& path);
    QString applyTemplate(const QString& path);

    void accept() override;

private:
    struct Ends {
        QLineEdit* low;
        QLineEdit* high;
    };
    void chooseTemplate(bool saves);
    Ends addEnds(QFormLayout& form, const QString& label, const std::optional<PlotRange>& range);
    static double tickIn(const QLineEdit& field, QString& fault);
    std::optional<PlotRange> rangeIn(const Ends& ends, QString& fault) const;

    struct Run {
        QLineEdit* name;
        ColourButton* colour;
        QDoubleSpinBox* width;
        QComboBox *marker, *dash; ///< the first entry is the program's choice
    };
    Run addRun(QFormLayout& form, int run, const QString& standard, const QColor& usual);

    PlotSpec m_spec;
    QLineEdit* m_xLabel;
    QLineEdit* m_yLabel;
    Ends m_x, m_y;
    QComboBox* m_font;
    QCheckBox* m_grid;
    QLineEdit *m_xTick, *m_yTick;
    std::vector<Run> m_runs;
    QLabel* m_message;
};

} // namespace timestep
