// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/table.h"
#include "widgets/plot/content/fitted_line.h"
#include "widgets/plot/content/plot_spec.h"

#include <QCoreApplication>
#include <QStringList>

namespace timestep {

/// An id of the axes that lines, notes and measures of a plot belong to: its x, its first y, and whether
/// spectra or residuals are shown.
std::string axesOf(const PlotSpec& spec);
/// The same for the curves themselves, to which fits belong.
std::string plainAxesOf(const PlotSpec& spec);

/// What a plot draws: the given table and spec, with differences of curves as further columns, or the spectra
/// instead of the curves, and with what the reader has added to these axes.
class PlotContent {
    Q_DECLARE_TR_FUNCTIONS(timestep::PlotContent)

public:
    PlotContent() = default;
    /// Derived columns are named in the reader's language, or in English for files that programs read.
    enum class Language { Reader, English };

    PlotContent(const Table& table, const PlotSpec& spec, Language language = Language::Reader)
        : m_language(language) {
        set(table, spec);
    }
    PlotContent(const PlotContent&) = delete;
    PlotContent& operator=(const PlotContent&) = delete;

    /// The table must outlive this object or the next set().
    void set(const Table& table, const PlotSpec& spec);
    /// Whether the drawn table differs from the given one.
    bool isDerived() const { return m_derived; }
    /// Updates differences after rows were added to the table. Returns false if set() must be called.
    /// Spectra, fits and residuals stay unchanged.
    bool grow();
    /// Adds further lines over the curves, until the next set().
    void addLines(std::vector<ReferenceLine> lines);

    const Table& table() const { return m_derived ? m_derivedTable : *m_given; }
    const PlotSpec& spec() const { return m_spec; }
    /// The drawn fits on these axes, without those that the rows do not determine.
    const std::vector<ReferenceLine>& fits() const { return m_fitted; }
    /// A drawn fit in numbers, in the order of fits().
    struct DrawnFit {
        PlotFit wanted;
        Fit fit;
        QString curve; ///< its name
        std::string xUnit, yUnit;
    };
    const std::vector<DrawnFit>& drawnFits() const { return m_drawnFits; }
    /// Remarks on spectra and differences for the reader.
    const QStringList& remarks() const { return m_remarks; }

private:
    /// The indices of a difference's columns in the given table.
    struct Sources {
        std::size_t xa = 0, ya = 0, xb = 0, yb = 0;
        std::size_t column = 0; ///< of the difference, in the derived table
        bool exact = true;      ///< both have the same abscissas
    };
    void addDifference(const CurveDifference& difference);
    void signErrors();
    void fill(const Sources& sources);
    void makeSpectra();
    void addFits();
    void makeResiduals();
    const Column* fittedColumn(const PlotFit& fit) const;
    QString nameOf(const Column& column) const;
    void addMarks();

    Language m_language = Language::Reader;
    const Table* m_given = nullptr;
    bool m_derived = false;
    Table m_derivedTable;
    PlotSpec m_spec;
    std::vector<Sources> m_differences;
    FitCache m_cache;
    std::vector<ReferenceLine> m_fitted;
    std::vector<DrawnFit> m_drawnFits;
    /// The residuals of a fit, with the index of its column.
    struct Residuals {
        std::size_t column = 0;
        std::vector<double> x, y;
    };
    std::vector<Residuals> m_residuals;
    QStringList m_remarks;
};

} // namespace timestep
