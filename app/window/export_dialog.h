// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/provenance/provenance.h"
#include "core/run/experiment.h"
#include "core/table/table.h"
#include "widgets/export/figure.h"

#include <QDialog>
#include <QSizeF>

#include <span>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;

namespace timestep {

/// What is to be exported: a plot with its data, its caption, and the experiment that the files carry.
struct ExportSubject {
    PlotSpec plot;
    Table table;
    Recipe recipe; ///< what the files carry
    QString title;
    QString caption;
    bool verifiable = true; ///< carrying out the recipe gives the table again
    QSizeF shown = {};      ///< how large the plot is on the screen [mm]; empty: it is on none
};

/// A size that figures often have.
struct FigurePreset {
    const char* name; ///< QT_TRANSLATE_NOOP of "timestep::ExportDialog"
    double widthMm, heightMm, fontPt;
};
/// Column widths of journals, and a slide.
std::span<const FigurePreset> figurePresets();

/// Sets a figure on paper and writes it: picture file, data, clipboard, printer. The preview is the figure
/// itself.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    explicit ExportDialog(ExportSubject subject, QWidget* parent = nullptr);

    /// As the fields say; without what files carry.
    FigureSpec layoutSpec() const;
    /// Sets width, height and letters as one of figurePresets() says, or, behind them, as on the screen.
    void usePreset(int preset);
    /// Writes the figure (.png, .svg, .pdf) or the data (.csv; .tsv, with names in the reader's language) by
    /// the name's ending. Returns one sentence when it went wrong.
    QString writeTo(const QString& path) const;
    /// Puts picture, vector picture and table on the clipboard.
    void copy() const;

private:
    /// With it.
    FigureSpec carryingSpec() const;
    void updatePreview();
    void save(const QString& title, const QString& filter, const QString& suffix);
    void print();

    ExportSubject m_subject;
    QComboBox* m_preset; ///< behind figurePresets(): as on the screen; the last: as set
    QDoubleSpinBox* m_width;
    QDoubleSpinBox* m_height;
    QDoubleSpinBox* m_font;
    QCheckBox* m_blackAndWhite;
    QCheckBox* m_archival;
    QLineEdit* m_title;
    QPlainTextEdit* m_caption;
    QLabel* m_preview;
    QLabel* m_message;
};

} // namespace timestep
