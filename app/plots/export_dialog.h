// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plots/chart_export.h"

#include <QDialog>

#include <optional>
#include <span>
#include <vector>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;

namespace timestep {

class FigurePreview;

/// A common size of figures.
struct FigurePreset {
    const char* name; ///< QT_TRANSLATE_NOOP of "timestep::ExportDialog"
    double widthMm, heightMm, fontPt;
    bool grows = true; ///< for a legend below the axes
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
    /// Whether the data (.csv) have decimal commas and semicolons, for a German Excel.
    void setDecimalComma(bool on);
    /// Draws all charts as panels in so many columns; 0: this chart alone.
    void setPanelColumns(int columns);
    /// A name for the files, from the title, without an ending.
    QString proposedName() const;

    /// Remembers size, letters, legend and the form of the data for the next dialog.
    void done(int result) override;
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
    /// What can be moved in the preview: the legend, the text of a note, the place at which it points.
    struct MovablePart {
        enum class Kind { Legend, Note, Arrow } kind = Kind::Legend;
        std::size_t panel = 0, note = 0;
        QRectF box; ///< [mm]
    };
    /// The settings in the fields, with provenance.
    FigureSpec carryingSpec() const;
    /// The plot with the labels in the fields.
    PlotSpec plotSpec() const;
    /// Calls `use` with the figure of a layout.
    template <class Use>
    auto withFigure(const FigureSpec& layout, const Use& use) const;
    std::vector<FigurePanel> panelsOf() const;
    /// The caption of the figure with its panels or of this chart alone, as it is before the user changes it.
    QString standardCaption() const;
    /// The height without a legend below the axes; one that is chosen does not grow for a legend.
    void setShape(double heightMm, bool isChosen);
    void remember() const;
    void recall();
    void movePart(std::size_t part, const QPointF& millimetres);
    void updatePreview();
    void save(const QString& title, const QString& filter, const QString& suffix);
    void chooseTemplate(bool saves);
    void print();

    ExportSubject m_subject;
    ExactMotion m_exact; ///< of its experiment
    QComboBox* m_preset; ///< figurePresets(), then the size on screen, then the values in the fields
    QDoubleSpinBox* m_width;
    QDoubleSpinBox* m_height;
    double m_shapeMm = 110; ///< height before it grows for a legend
    double m_draggedMm = 0; ///< the height at which the legend was dragged
    bool m_isHeightChosen = false;
    QDoubleSpinBox* m_font;
    QCheckBox* m_blackAndWhite;
    QCheckBox *m_archival, *m_tidy, *m_onlyShown;
    QLineEdit* m_title;
    QLineEdit* m_xLabel;
    QLineEdit* m_yLabel;
    QComboBox* m_legend;
    QComboBox *m_panels, *m_decimal;
    QPlainTextEdit* m_caption;
    QString m_standardCaption; ///< the last one that was written into the field
    QCheckBox* m_drawsCaption;
    std::optional<LegendCorner> m_legendAt; ///< where the legend was dragged to
    std::vector<MovablePart> m_parts;       ///< of the preview
    FigurePreview* m_preview;
    QLabel* m_message;
};

} // namespace timestep
