// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/race/race_card.h"

#include "app/names.h"
#include "app/workbench/workbench.h"
#include "core/run/experiment/time_unit.h"
#include "widgets/icons/icon.h"
#include "widgets/text/label_text.h"

#include <QAction>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QMenu>
#include <QScrollBar>
#include <QTableView>

#include <algorithm>

namespace timestep {

namespace {

constexpr int period = 250;   // [ms]
constexpr int gap = 14;       // between columns [px]
constexpr int smallest = 120; // least value of the table's largest height [px]

} // namespace

RaceCard::RaceCard(Workbench& workbench, QWidget* parent)
    : Card(parent),
      m_workbench(workbench),
      m_view(new QTableView),
      m_menu(new QMenu(this)),
      m_copy(new QAction(this)),
      m_tabbed(new QAction(this)),
      m_markdown(new QAction(this)),
      m_latex(new QAction(this)),
      m_close(new QAction(this)) {
    m_view->setModel(&m_model);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setShowGrid(false);
    m_view->setAlternatingRowColors(true);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setTabKeyNavigation(false);
    m_view->verticalHeader()->hide();
    m_view->horizontalHeader()->setHighlightSections(false);
    setContent(m_view);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_menu->addActions({m_tabbed, m_markdown, m_latex});
    m_copy->setMenu(m_menu);
    m_copy->setIcon(icon("copy"));
    m_close->setIcon(icon("x"));
    addHeadAction(m_copy);
    addHeadAction(m_close);
    connect(m_tabbed, &QAction::triggered, this, &RaceCard::copyTabbed);
    connect(m_markdown, &QAction::triggered, this, &RaceCard::copyMarkdown);
    connect(m_latex, &QAction::triggered, this, &RaceCard::copyLatex);
    connect(m_close, &QAction::triggered, this, &RaceCard::closed);
    m_timer.setInterval(period);
    connect(&m_timer, &QTimer::timeout, this, &RaceCard::refresh);
    connect(&workbench, &Workbench::experimentChanged, this, [this](bool restarted) {
        if (restarted) m_figures.forget();
    });
    connect(&m_model, &QAbstractItemModel::modelReset, this, [this] { fitColumns(true); });
    connect(&m_model, &QAbstractItemModel::headerDataChanged, this, [this] { fitColumns(true); });
    connect(&workbench, &Workbench::advanced, this, [this] { // the card follows a dragged timeline at once
        if (isVisible() && !m_workbench.isRunning() && m_workbench.pastTime() != m_past) refresh();
    });
    look();
    retranslate();
}

void RaceCard::refresh() {
    if (!m_workbench.hasExperiment() || !m_workbench.isCurrent()) return;
    const Snapshot& snapshot = m_workbench.snapshot();
    QStringList conventions;
    for (const Snapshot::RunState& run : snapshot.runs)
        if (const QString name = translated(run.velocityConvention);
            !name.isEmpty() && !conventions.contains(name))
            conventions << name;
    if (const std::optional<double> past = m_workbench.pastTime(); past != m_past) {
        m_past = past;
        nameByTime();
    }
    m_figures.update(m_workbench.table(), snapshot, m_past);
    m_model.show(m_figures, locale(), conventions.join(QStringLiteral("; ")));
    fitColumns(false);
}

void RaceCard::copyTabbed() const {
    QGuiApplication::clipboard()->setText(m_model.tabbed());
}

void RaceCard::copyMarkdown() const {
    QGuiApplication::clipboard()->setText(QString::fromStdString(toMarkdown(m_model.words())));
}

void RaceCard::copyLatex() const {
    QGuiApplication::clipboard()->setText(QString::fromStdString(toLatex(m_model.words())));
}

void RaceCard::retranslate() {
    nameByTime();
    m_view->setAccessibleName(tr("Race: what was measured of each run"));
    m_copy->setText(tr("Copy the race table"));
    m_tabbed->setText(tr("For a &spreadsheet"));
    m_markdown->setText(tr("As &Markdown"));
    m_latex->setText(tr("As &LaTeX (booktabs)"));
    m_close->setText(tr("Hide the race table"));
    m_model.retranslate();
}

void RaceCard::nameByTime() {
    setTitle(m_past
                 ? tr("Race at t = %1 %2")
                       .arg(roundedNumber(*m_past, locale()), unitText(timeUnitOf(m_workbench.experiment())))
                       .trimmed()
                 : tr("Race"));
}

void RaceCard::look() {
    m_model.setLook(font(), themeOf(palette()), devicePixelRatioF());
    const int line = fontMetrics().height();
    m_view->verticalHeader()->setMinimumSectionSize(line + 8);
    m_view->verticalHeader()->setDefaultSectionSize(line + 8);
    m_view->setIconSize({line * 5 / 2, line});
    fitColumns(true);
}

/// Number columns grow with their content and never shrink, so that they do not jump. The name column gets
/// its width, at most a third of the total. All columns share the remaining width.
void RaceCard::fitColumns(bool reset) {
    const QHeaderView& header = *m_view->horizontalHeader();
    const QAbstractItemView& cells = *m_view;
    m_view->setColumnHidden(RaceModel::Error, !m_model.isMeasured(RaceModel::Error));
    if (reset) m_wanted = {};
    int others = 0, shown = 1;
    for (int column = RaceModel::Label + 1; column < RaceModel::columns; ++column) {
        if (m_view->isColumnHidden(column)) continue;
        int& wanted = m_wanted[static_cast<std::size_t>(column)];
        wanted =
            std::max({wanted, cells.sizeHintForColumn(column) + gap, header.sectionSizeHint(column) + gap});
        others += wanted;
        ++shown;
    }
    const int room = m_view->viewport()->width();
    const int label =
        std::min(cells.sizeHintForColumn(RaceModel::Label) + gap, std::max(room - others, room / 3));
    const int share = std::max(room - others - label, 0) / shown;
    const bool other = label + share != m_view->columnWidth(RaceModel::Label);
    m_view->setColumnWidth(RaceModel::Label, label + share);
    for (int column = RaceModel::Label + 1; column < RaceModel::columns; ++column)
        if (!m_view->isColumnHidden(column))
            m_view->setColumnWidth(column, m_wanted[static_cast<std::size_t>(column)] + share);
    if (other || reset) m_view->resizeRowsToContents(); // a long name takes two lines
    fitHeight();
}

/// The table is as high as its rows; it scrolls if the rest of the window needs the room.
void RaceCard::fitHeight() {
    const int rows =
        std::max(m_view->verticalHeader()->length(), m_view->verticalHeader()->minimumSectionSize());
    const bool wide = m_view->horizontalHeader()->length() > m_view->viewport()->width();
    const int bar = wide ? m_view->horizontalScrollBar()->sizeHint().height() : 0;
    const int wanted = m_view->horizontalHeader()->sizeHint().height() + rows + bar + 2;
    const int height = std::min(wanted, std::max(window()->height() * 3 / 10, smallest));
    if (m_view->height() != height) m_view->setFixedHeight(height);
}

void RaceCard::changeEvent(QEvent* event) {
    Card::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange ||
        event->type() == QEvent::StyleChange)
        look();
    if (event->type() == QEvent::LanguageChange) retranslate();
}

void RaceCard::resizeEvent(QResizeEvent* event) {
    Card::resizeEvent(event);
    fitColumns(false);
}

void RaceCard::showEvent(QShowEvent* event) {
    Card::showEvent(event);
    refresh();
    m_timer.start();
}

void RaceCard::hideEvent(QHideEvent* event) {
    Card::hideEvent(event);
    m_timer.stop();
}

} // namespace timestep
