// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/plot_card.h"

#include "app/names.h"
#include "app/standard_plots.h"
#include "widgets/icons/icon.h"
#include "widgets/plot/plot_widget.h"

#include <QAction>

namespace timestep {

PlotCard::PlotCard(QWidget* parent)
    : Card(parent), m_plot(new PlotWidget), m_copy(new QAction(this)), m_export(new QAction(this)) {
    m_plot->setNames(columnName);
    setContent(m_plot);
    for (QAction* action : m_plot->headerActions()) {
        const QString name = action->objectName();
        action->setIcon(icon(name == "axes"        ? "adjustments"
                             : name == "fit"       ? "arrows-maximize"
                             : name == "rectangle" ? "zoom-in"
                                                   : "table"));
        addHeadAction(action);
    }
    m_copy->setIcon(icon("clipboard"));
    m_export->setIcon(icon("download"));
    addHeadAction(m_copy);
    addHeadAction(m_export);
    connect(m_copy, &QAction::triggered, this, &PlotCard::copyWanted);
    connect(m_export, &QAction::triggered, this, &PlotCard::exportWanted);
    connect(m_plot, &PlotWidget::specChanged, this, [this] {
        const PlotSpec& spec = m_plot->spec();
        if (spec.title.isEmpty() && !spec.y.empty())
            if (const Column* column = m_plot->table().find(spec.y.front()))
                setTitle(columnName(column->name));
    });
    retranslateUi();
}

void PlotCard::show(const PlotSource& source, const PlotSpec& spec) {
    m_source = source;
    m_given = spec;
    m_plot->setTable({});
    m_plot->setSpec(spec);
    setTitle(spec.title);
}

void PlotCard::restart(const Table& table) {
    if (m_source.kind == PlotSource::Kind::Run) m_plot->setTable(table);
}

void PlotCard::advance(const Table& table, const Table& residuals) {
    if (m_source.kind == PlotSource::Kind::Run) {
        m_plot->updateTable(table);
    } else if (m_source.kind == PlotSource::Kind::Residuals) {
        Table named = residuals;
        named.runs = table.runs;
        m_plot->setTable(named);
    }
}

void PlotCard::showSweep(const Table& table) {
    PlotSpec spec =
        sweepPlot(table, m_source.measure, m_source.suffix, m_source.slopes && m_given.logX && m_given.logY);
    spec.logX = m_given.logX;
    spec.logY = m_given.logY;
    showNumbers(std::move(spec), table);
}

void PlotCard::showAnalysis(const PlotSpec& plot, const Table& table) {
    showNumbers(plot, table);
}

void PlotCard::showNumbers(PlotSpec spec, const Table& table) {
    if (!m_given.title.isEmpty()) spec.title = m_given.title;
    if (m_given.xRange) spec.xRange = m_given.xRange;
    if (m_given.yRange) spec.yRange = m_given.yRange;
    spec.runs = m_given.runs;
    for (const ReferenceLine& line : m_given.referenceLines) spec.referenceLines.push_back(line);
    m_plot->setTable(table);
    m_plot->setSpec(spec);
    setTitle(spec.title);
}

void PlotCard::retranslateUi() {
    m_copy->setText(tr("Copy chart and table"));
    m_export->setText(tr("Export chart…"));
}

} // namespace timestep
