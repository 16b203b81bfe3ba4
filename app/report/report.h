// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/measured/fit_summary.h"
#include "app/provenance/provenance.h"
#include "core/run/experiment/experiment.h"
#include "core/table/table.h"
#include "widgets/panel/run_settings.h"
#include "widgets/plot/content/plot_spec.h"

#include <QString>
#include <QStringList>

#include <array>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace timestep {

/// A plot of a report with the recipe that reproduces it.
struct ReportFigure {
    PlotSpec plot;
    Table table;
    Recipe recipe;
    QString caption;                        ///< Markdown; describes the plot
    QString settings;                       ///< all settings, printed below the figure
    bool verifiable = true;                 ///< running the recipe to its end gives the table again
    std::vector<ControlSpec> controls = {}; ///< of its live page; empty: the usual ones
    std::vector<ReportFigure> panels = {};  ///< plots beside and below this one: (b), (c) ...
    int panelColumns = 0;                   ///< of all panels
};

/// Whether a figure has something to draw. Curves without a value, such as the energy drift of a motion with
/// friction, would leave bare axes.
bool drawsSomething(const ReportFigure& figure);

/// A table; its cells are Markdown.
struct ReportTable {
    QStringList columns = {};
    std::vector<QStringList> rows = {};
};

/// A report to hand in, in the language in which it was created. Texts are Markdown with formulas.
struct Report {
    QString title;
    QString author; ///< may be empty
    QString question, prediction, method, result, explanation;
    ReportTable outcomes;         ///< predictions next to outcomes
    ReportTable measured;         ///< other measured numbers
    ReportTable facts;            ///< what analyses found: the methods, and the sentence that holds for them
    std::vector<FitSummary> fits; ///< of parameters to measured data; figures have their own
    std::vector<ReportFigure> figures;
    QStringList references; ///< publications of the methods
    bool live = false;      ///< as HTML, figures of runs are followed by a page that runs (app/web)
};

/// The texts of a report that can be edited, with their names in files.
inline constexpr std::array<std::pair<const char*, QString Report::*>, 7> reportTexts{{
    {"title", &Report::title},
    {"author", &Report::author},
    {"question", &Report::question},
    {"prediction", &Report::prediction},
    {"method", &Report::method},
    {"result", &Report::result},
    {"explanation", &Report::explanation},
}};
/// Texts that a person has changed, by those names.
using OwnTexts = std::map<std::string, QString>;
/// Replaces the proposed texts by those that a person wrote.
void takeOwnTexts(Report& report, const OwnTexts& texts);
/// The texts of `report` that differ from those of `proposed`.
OwnTexts ownTextsOf(const Report& report, const Report& proposed);

/// Makes one figure of all, with panels (a), (b) ... in so many columns; 0: leaves them.
void joinAsPanels(Report& report, int columns);

/// One section of a report; all output formats use the same order.
struct ReportSection {
    QString heading;
    QString text = {};
    std::vector<ReportTable> tables = {};
    std::vector<const ReportFigure*> figures = {};
    QStringList list = {};
};

/// Returns the non-empty sections: question, prediction, method, result, explanation, data, settings,
/// references. They point into `report`.
std::vector<ReportSection> sectionsOf(const Report& report);

/// "The scene was computed by ... with h = ...": the first sentence of the method section.
QString methodSentence(const Experiment& experiment);
/// The lines of each own method and, for methods of integration, what is measured of them. Empty: there is
/// none.
QString ownMethodsOf(const Experiment& experiment);
/// The publications of the methods of an experiment, one line each.
QStringList referencesOf(const Experiment& experiment);

/// Creates a report with settings, references and those figures that draw something; all texts are empty
/// except the method.
Report reportOf(const QString& title, std::vector<ReportFigure> figures);

} // namespace timestep
