// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/layout/workspace_layout.h"

#include "app/classroom/vote_card.h"
#include "app/lesson/panel/lesson_panel.h"
#include "app/microscope/microscope_card.h"
#include "app/plots/plot_grid.h"
#include "app/race/race_card.h"
#include "app/window/layout/code_card.h"
#include "app/window/layout/glide.h"
#include "app/window/layout/run_foot.h"
#include "app/window/layout/tab_order.h"
#include "widgets/look/flat_style.h"
#include "widgets/panel/card.h"
#include "widgets/panel/grip_splitter.h"
#include "widgets/panel/parameter_panel.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPushButton>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>

namespace timestep {

namespace {

constexpr int columnGap = GripSplitter::gap;
constexpr std::array tabParts{RoomPart::Picture, RoomPart::Side, RoomPart::Code};

QVBoxLayout* column(QWidget* widget, int spacing) {
    auto* layout = new QVBoxLayout(widget);
    layout->setContentsMargins({});
    layout->setSpacing(spacing);
    return layout;
}

int placeOf(RoomPart part) {
    return static_cast<int>(part);
}

} // namespace

WorkspaceLayout::WorkspaceLayout(const WorkspaceParts& parts)
    : m_parts(parts),
      m_back(new QPushButton),
      m_columns(new GripSplitter(Qt::Horizontal)),
      m_outer(new GripSplitter(Qt::Horizontal)),
      m_inner(new GripSplitter(Qt::Horizontal)),
      m_middle(new GripSplitter(Qt::Vertical)),
      m_room(new QWidget),
      m_side(new QWidget),
      m_settings(new QFrame),
      m_code(new CodeCard),
      m_tabs(new QTabBar) {
    m_middle->addWidget(parts.stage);
    m_middle->addWidget(parts.vote);
    QVBoxLayout* side = column(m_side, columnGap / 2);
    side->addWidget(parts.plots, 1);
    side->addWidget(parts.microscope, 1);
    side->addWidget(parts.status);
    for (QWidget* each : std::initializer_list<QWidget*>{m_middle, m_side}) m_inner->addWidget(each);
    for (QWidget* each : std::initializer_list<QWidget*>{m_code, m_inner}) m_outer->addWidget(each);
    for (QSplitter* splitter : {m_inner, m_outer}) splitter->setChildrenCollapsible(false);
    m_tabs->setObjectName(QStringLiteral("parts"));
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setUsesScrollButtons(false);
    for ([[maybe_unused]] const RoomPart part : tabParts) m_tabs->addTab({});
    QVBoxLayout* room = column(m_room, columnGap);
    room->addWidget(m_tabs);
    room->addWidget(m_outer, 1);
    room->addWidget(parts.foot);
    m_glide = new Glide(m_room);
    m_settings->setProperty("card", true);
    column(m_settings, 0);
    for (QWidget* each : std::initializer_list<QWidget*>{parts.lesson, m_room, m_settings})
        m_columns->addWidget(each);
    m_columns->setChildrenCollapsible(false);
    m_back->setObjectName(QStringLiteral("back-from-enlarged"));
    m_back->setFocusPolicy(Qt::StrongFocus);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(columnGap, columnGap, columnGap, columnGap);
    layout->setSpacing(columnGap);
    layout->addWidget(m_back, 0, Qt::AlignLeading);
    layout->addWidget(m_columns, 1);
    layout->addWidget(parts.race);
    for (QWidget* card : std::initializer_list<QWidget*>{parts.vote, parts.microscope, parts.race, m_code,
                                                         m_back, m_settings})
        card->hide();
    m_tabOrder.setSingleShot(true);
    m_tabOrder.setInterval(50); // [ms] the texts of a new page have their heights after some rounds of layout
    connect(&m_tabOrder, &QTimer::timeout, this, [this] {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest); // now everything has its place
        setReadingOrder(inReadingOrder());
    });
    // A part that has just changed its width still asks for its old room; after its layout, the sizes stay.
    m_settled.setSingleShot(true);
    connect(&m_settled, &QTimer::timeout, this, &WorkspaceLayout::place);
    connect(m_columns, &QSplitter::splitterMoved, this, [this] { m_ownLesson = m_columns->sizes().first(); });
    for (QSplitter* splitter : {m_inner, m_outer})
        connect(splitter, &QSplitter::splitterMoved, this, &WorkspaceLayout::takeOwnShare);
    connect(m_back, &QPushButton::clicked, this, [this] {
        enlarge(std::nullopt);
        emit backPressed();
    });
    connect(m_tabs, &QTabBar::currentChanged, this, &WorkspaceLayout::arrange);
    connect(parts.foot, &RunFoot::heightChanged, this, &WorkspaceLayout::arrangeLater);
    connect(parts.lesson, &LessonPanel::linesLent, this, [this](QWidget* lines) {
        m_code->borrow(lines);
        arrangeLater();
    });
    connect(parts.lesson, &LessonPanel::stageWanted, this, [this](const Stage& stage) { lead(stage.lead); });
    connect(parts.lesson, &LessonPanel::progressChanged, this, &WorkspaceLayout::orderTabs);
    connect(parts.lesson, &LessonPanel::stageWanted, this, &WorkspaceLayout::orderTabs);
    connect(parts.lesson, &LessonPanel::finished, this, &WorkspaceLayout::orderTabs);
    connect(parts.parameters, &ParameterPanel::rowsChanged, this, &WorkspaceLayout::orderTabs);
    connect(parts.plots, &PlotGrid::changed, this, [this] {
        if (m_parts.plots->maximised())
            m_enlarged = Part::Plots;
        else if (m_enlarged == Part::Plots)
            m_enlarged.reset();
        arrange();
    });
    retranslate();
}

void WorkspaceLayout::orderTabs() {
    m_tabOrder.start();
}

void WorkspaceLayout::focusNextPart() {
    timestep::focusNextPart(inReadingOrder());
}

std::vector<QWidget*> WorkspaceLayout::inReadingOrder() const {
    std::vector<QWidget*> order{m_back, m_parts.lesson, m_tabs, m_code, m_parts.stage, m_parts.vote};
    const std::vector<QWidget*> plots = m_parts.plots->shown();
    order.insert(order.end(), plots.begin(), plots.end());
    order.insert(order.end(), {m_parts.microscope, m_parts.foot, m_settings, m_parts.race});
    return order;
}

RoomPart WorkspaceLayout::leading() const {
    if (!m_parts.microscope->isHidden()) return RoomPart::Side;
    switch (m_lead) {
    case Lead::Plot:
    case Lead::Microscope:
    case Lead::Table:
        return RoomPart::Side;
    case Lead::Code:
        return m_code->isEmpty() ? RoomPart::Picture : RoomPart::Code;
    case Lead::Picture:
        break;
    }
    return RoomPart::Picture;
}

QWidget* WorkspaceLayout::leadingPart() const {
    switch (leading()) {
    case RoomPart::Side:
        return m_side;
    case RoomPart::Code:
        if (!m_codeAbove) return m_code;
        break;
    case RoomPart::Picture:
        break;
    }
    return m_middle;
}

void WorkspaceLayout::lead(Lead lead) {
    const bool glides = isVisible() && !m_enlarged && !m_single;
    if (glides) m_glide->remember({m_middle, m_side, m_code});
    m_lead = lead;
    bringLead();
    arrange();
    if (!glides) return;
    m_glide->go();
}

void WorkspaceLayout::setLessonShown(bool shown) {
    m_lessonShown = shown;
    if (!shown && m_enlarged == Part::Lesson) m_enlarged.reset();
    arrange();
}

void WorkspaceLayout::showMicroscope(bool shown) {
    m_parts.plots->setVisible(!shown);
    m_parts.microscope->setVisible(shown);
    retranslate();
    bringLead();
    arrange();
}

void WorkspaceLayout::bringPlots() {
    m_tabs->setCurrentIndex(placeOf(RoomPart::Side));
}

void WorkspaceLayout::bringLead() {
    m_tabs->setCurrentIndex(placeOf(leading()));
}

WorkspaceLayout::Part WorkspaceLayout::focusedPart() const {
    const QWidget* focus = QApplication::focusWidget();
    if (m_side->isAncestorOf(focus)) return Part::Plots;
    return m_parts.lesson->isAncestorOf(focus) ? Part::Lesson : Part::Stage;
}

void WorkspaceLayout::enlarge(std::optional<Part> part) {
    if (part == m_enlarged) return;
    m_enlarged = part;
    if (part != Part::Plots && m_parts.plots->maximised()) m_parts.plots->maximise(std::nullopt); // arranges
    arrange();
}

void WorkspaceLayout::toggleEnlarged(Part part) {
    enlarge(m_enlarged == part ? std::nullopt : std::optional(part));
}

void WorkspaceLayout::arrangeLater() {
    m_settled.start();
}

void WorkspaceLayout::arrange() {
    place();
    arrangeLater();
}

void WorkspaceLayout::place() {
    if (Restyling::isUnderWay()) return arrangeLater();
    const bool all = !m_enlarged;
    const bool lesson = m_enlarged == Part::Lesson || (all && m_lessonShown);
    const int em = fontInfo().pixelSize(), inside = width() - 2 * columnGap;
    const int left = lesson ? lessonWidth(width(), em, m_ownLesson) : 0;
    const bool settings = all && m_parts.parameters->isUnfolded() && !m_parts.foot->isHidden() &&
                          m_parts.foot->showsParameters();
    const int aside = settings ? settingsWidth(em) : 0;
    const int wide = inside - (lesson ? left + columnGap : 0) - (settings ? aside + columnGap : 0);
    placeParameters(settings);
    m_back->setVisible(m_enlarged && !(m_enlarged == Part::Lesson && m_parts.lesson->walk().isAtEnd()));
    m_parts.lesson->setVisible(lesson);
    m_room->setVisible(m_enlarged != Part::Lesson);
    m_columns->setSizes({left, wide, aside});
    const int race = m_parts.race->isHidden() ? 0 : m_parts.race->height() + columnGap;
    const QSize room(wide, height() - 2 * columnGap - race);
    const bool pictureAlone = m_enlarged == Part::Stage, plotsAlone = m_enlarged == Part::Plots;
    m_parts.foot->setBarAlone(pictureAlone);
    const int foot = m_parts.foot->isHidden() || plotsAlone ? 0 : m_parts.foot->heightAt(wide);
    m_parts.foot->setMaximumHeight(plotsAlone ? 0 : foot);
    m_parts.foot->setMinimumHeight(plotsAlone ? 0 : foot);
    const RoomPart front = leading();
    const RoomPlan plan = roomPlan({.room = room,
                                    .em = em,
                                    .foot = foot,
                                    .lead = front,
                                    .ownShare = m_ownShares[std::size_t(front)],
                                    .leastLead = settings && !lesson ? inside / 2 : 0});
    m_single = plan.single;
    const bool code = front == RoomPart::Code;
    const int above = room.height() - foot - columnGap;
    placeCode(all && code && plan.direction == Qt::Horizontal && !plan.single &&
              m_code->neededHeight(plan.lead) + columnGap + leastPictureHeight(em) <= above);
    m_tabs->setVisible(all && plan.single);
    m_tabs->setTabVisible(placeOf(RoomPart::Code), code);
    m_tabs->setTabText(placeOf(RoomPart::Code),
                       tr("Lines")); // lays the tabs out again; a shown tab stays empty else
    const int tab = m_tabs->currentIndex();
    const auto seen = [&](RoomPart part) { return all && (!plan.single || tab == placeOf(part)); };
    m_middle->setVisible(pictureAlone || seen(RoomPart::Picture));
    m_side->setVisible(plotsAlone || seen(RoomPart::Side));
    m_code->setVisible(code && seen(RoomPart::Code));
    m_inner->setVisible(!m_middle->isHidden() || !m_side->isHidden());
    if (all && !plan.single) divide(plan, front);
    orderTabs();
}

/// The foot holds the parameters, or the column beside everything.
void WorkspaceLayout::placeParameters(bool aside) {
    ParameterPanel* parameters = m_parts.parameters;
    m_settings->setVisible(aside);
    if (aside != m_parts.foot->holdsParameters()) return;
    QWidget* focus = QApplication::focusWidget();
    if (!parameters->isAncestorOf(focus)) focus = nullptr;
    if (aside) {
        m_settings->layout()->addWidget(parameters);
        parameters->show();
    } else {
        m_parts.foot->takeParameters();
    }
    if (focus != nullptr) focus->setFocus(Qt::OtherFocusReason);
}

/// A few lines are above the picture, so that both are large.
void WorkspaceLayout::placeCode(bool above) {
    if (above == m_codeAbove) return;
    m_codeAbove = above;
    (above ? m_middle : m_outer)->insertWidget(0, m_code);
}

/// Where many lines lead, the other parts share the rest.
void WorkspaceLayout::divide(const RoomPlan& plan, RoomPart front) {
    const QList<int> lengths{plan.lead, plan.rest};
    if (front == RoomPart::Code && !m_codeAbove) {
        m_outer->setOrientation(plan.direction);
        m_outer->setSizes(lengths);
        m_inner->setOrientation(plan.direction == Qt::Horizontal ? Qt::Vertical : Qt::Horizontal);
        m_inner->setSizes({1000, 1000});
        return;
    }
    m_inner->setOrientation(plan.direction);
    m_inner->setSizes(front == RoomPart::Side ? QList<int>{plan.rest, plan.lead} : lengths);
    if (!m_codeAbove) return;
    const int lines = m_code->neededHeight(plan.lead), vote = m_parts.vote->isHidden() ? 0 : 1;
    m_middle->setSizes({lines, plan.leading.height() - columnGap - lines, vote * m_parts.vote->height()});
}

void WorkspaceLayout::takeOwnShare() {
    const RoomPart front = leading();
    const QList<int> sizes = (front == RoomPart::Code && !m_codeAbove ? m_outer : m_inner)->sizes();
    const int whole = sizes.first() + sizes.last() + columnGap;
    const int own = front == RoomPart::Side ? sizes.last() : sizes.first();
    if (whole > columnGap) m_ownShares[std::size_t(front)] = double(own) / whole;
}

void WorkspaceLayout::makeRoomForVote() {
    const bool votes = m_parts.vote->isVisibleTo(m_middle);
    if (votes) m_tabs->setCurrentIndex(placeOf(RoomPart::Picture)); // the vote is below it
    m_parts.foot->setParametersShown(!votes || m_parts.vote->wantsParameters());
    const int high = m_middle->height(), wanted = std::min(m_parts.vote->wantedHeight(), high / 3);
    QList<int> sizes{high - wanted, wanted};
    if (m_codeAbove) sizes = {m_code->height(), high - wanted - m_code->height(), wanted};
    if (votes) m_middle->setSizes(sizes);
    orderTabs();
}

void WorkspaceLayout::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void WorkspaceLayout::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) arrangeLater();
    if (event->type() == QEvent::LanguageChange) retranslate();
}

void WorkspaceLayout::retranslate() {
    m_tabs->setTabText(placeOf(RoomPart::Picture), tr("Picture"));
    m_tabs->setTabText(placeOf(RoomPart::Side),
                       m_parts.microscope->isHidden() ? tr("Plots") : tr("Microscope"));
    m_tabs->setTabText(placeOf(RoomPart::Code), tr("Lines"));
    m_tabs->setAccessibleName(tr("Picture, plots or lines"));
    //: from one part that fills the window to all parts
    m_back->setText(tr("‹ Back"));
    m_back->setToolTip(tr("Show all parts again (Esc)"));
    m_back->setAccessibleName(tr("Back to all parts"));
}

void WorkspaceLayout::keyPressEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Escape) return QWidget::keyPressEvent(event);
    if (m_enlarged)
        enlarge(std::nullopt);
    else
        emit escaped();
}

QList<QByteArray> WorkspaceLayout::saveState() const {
    QByteArray shares("shares");
    for (const std::optional<double>& own : m_ownShares)
        shares += ' ' + QByteArray::number(own.value_or(0), 'f', 3);
    return {QByteArray::number(m_ownLesson.value_or(0)), shares, m_parts.plots->saveState()};
}

/// Ignores the widths of an older version.
void WorkspaceLayout::restoreState(const QList<QByteArray>& state) {
    bool good = false;
    const int lesson = !state.isEmpty() ? state.at(0).toInt(&good) : 0;
    m_ownLesson = good && lesson > 0 ? std::optional(lesson) : std::nullopt;
    const QList<QByteArray> shares = state.size() > 1 ? state.at(1).split(' ') : QList<QByteArray>();
    for (std::size_t i = 0; i < m_ownShares.size(); ++i) {
        const auto word = static_cast<qsizetype>(i) + 1;
        const double own =
            shares.size() > word && shares.first() == "shares" ? shares.at(word).toDouble() : 0;
        m_ownShares[i] = own > 0 && own < 1 ? std::optional(own) : std::nullopt;
    }
    if (state.size() > 2) m_parts.plots->restoreState(state.at(2));
    arrange();
}

} // namespace timestep
