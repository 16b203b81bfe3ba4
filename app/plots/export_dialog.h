// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plots/chart_export.h"

#include <QDialog>

#include <span>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;

namespace timestep {

/// A common size of figures.
struct FigurePreset {
    const char* name; ///< QT_TRANSLATE_NOOP of "timestep::ExportDialog"
    double widthMm, heightMm, fontPt;
};
/// Column widths of journals, and a slide.
std::span<const FigurePreset> figurePresets();

/// Lays out a figure and exports it: picture file, data, clipboard, printer. The preview is the figure
/// itself.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    explicit ExportDialog(ExportSubject subject, QWidget* parent = nullptr);

    /// The settings in the fields, without provenance.
    FigureSpec layoutSpec() const;
    /// Sets width, height and font size from figurePresets(); the index after the last preset means the size
    /// on screen.
    void usePreset(int preset);
    /// Whether the data (.csv) have one row per run and time.
    void setTidy(bool on);
    /// Whether the data (.csv) have only the columns that the chart shows, and the time.
    void setOnlyShown(bool on);
    /// Writes type, colours, line widths, legend and size as a template, or takes them from one. Both return
    /// one sentence on failure.
    QString saveTemplate(const QString& path) const;
    QString applyTemplate(const QString& path);
    /// Writes the figure (.png, .svg, .pdf) or the data (.csv; .tsv with names in the current language) by
    /// the suffix. Returns one sentence on failure.
    QString writeTo(const QString& path) const;
    /// Copies picture, vector picture and table to the clipboard.
    void copy() const;
    /// Lists what does not fit in the figure with these settings, one sentence each.
    QStringList faults() const;

private:
    /// The settings in the fields, with provenance.
    FigureSpec carryingSpec() const;
    /// The plot with the labels in the fields.
    PlotSpec plotSpec() const;
    void updatePreview();
    void save(const QString& title, const QString& filter, const QString& suffix);
    void chooseTemplate(bool saves);
    void print();

    ExportSubject m_subject;
    ExactMotion m_exact; ///< of its experiment
    QComboBox* m_preset; ///< figurePresets(), then the size on screen, then the values in the fields
    QDoubleSpinBox* m_width;
    QDoubleSpinBox* m_height;
    QDoubleSpinBox* m_font;
    QCheckBox* m_blackAndWhite;
    QCheckBox *m_archival, *m_tidy, *m_onlyShown;
    QLineEdit* m_title;
    QLineEdit* m_xLabel;
    QLineEdit* m_yLabel;
    QComboBox* m_legend;
    QPlainTextEdit* m_caption;
    QCheckBox* m_drawsCaption;
    QLabel* m_preview;
    QLabel* m_message;
};

} // namespace timestep
