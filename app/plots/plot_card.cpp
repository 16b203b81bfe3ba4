// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/plot_card.h"

#include "app/names.h"
#include "app/plots/analysis_plots.h"
#include "app/plots/standard_plots.h"
#include "widgets/icons/icon.h"
#include "widgets/plot/widget/plot_widget.h"

#include <QAction>
#include <QMenu>
#include <QMouseEvent>
#include <QPushButton>
#include <QToolButton>

#include <utility>

namespace timestep {

namespace {

constexpr int headButton = 28; // approximate width of a button [px]

}

PlotCard::PlotCard(QWidget* parent)
    : Card(parent),
      m_plot(new PlotWidget),
      m_copy(new QAction(this)),
      m_export(new QAction(this)),
      m_offer(new QPushButton(m_plot)) {
    setContent(m_plot);
    setTitleLines(3);
    m_offer->setObjectName(QStringLiteral("offer"));
    m_offer->hide();
    connect(m_offer, &QPushButton::clicked, this, &PlotCard::offerTaken);
    const std::pair<QAction*, const char*> head[]{{m_plot->axesAction(), "adjustments"},
                                                  {m_plot->fitAction(), "zoom-reset"},
                                                  {m_plot->rectangleAction(), "zoom-in"},
                                                  {m_plot->tableAction(), "table"},
                                                  {m_copy, "copy"},
                                                  {m_export, "download"}};
    for (const auto& [action, name] : head) {
        action->setIcon(icon(name));
        addHeadAction(action);
    }
    connect(m_copy, &QAction::triggered, this, &PlotCard::copyWanted);
    connect(m_export, &QAction::triggered, this, &PlotCard::exportWanted);
    connect(m_plot, &PlotWidget::specChanged, this, &PlotCard::nameByColumn);
    retranslate();
}

void PlotCard::show(const PlotSource& source, const PlotSpec& spec) {
    m_source = source;
    m_given = spec;
    offer({});
    m_plot->rectangleAction()->setChecked(false); // a new plot does not start with a zoom rectangle
    m_plot->setTable({});
    m_plot->setSpec(spec);
    setTitle(spec.title);
    fitHead();
}

void PlotCard::follow(const TableFeed& feed, TableFeed::Change change) {
    m_plot->follow(feed, change);
    if (title().isEmpty()) nameByColumn();
}

/// A plot without a title is named after its first column.
void PlotCard::nameByColumn() {
    const PlotSpec& spec = m_plot->spec();
    if (!spec.title.isEmpty() || spec.y.empty()) return;
    if (const Column* column = m_plot->table().find(spec.y.front()))
        setTitle(headline(translated(column->name)));
    fitHead();
}

void PlotCard::setPlaceActions(const QList<QAction*>& actions) {
    m_place = new QAction(icon("dots-vertical"), {}, this);
    auto* menu = new QMenu(this);
    menu->addActions({m_plot->axesAction(), m_plot->fitAction(), m_plot->rectangleAction(),
                      m_plot->tableAction(), m_copy, m_export});
    menu->addSeparator();
    menu->addActions(actions);
    m_place->setMenu(menu);
    addHeadAction(m_place);
    retranslate();
    fitHead();
}

/// If the head is too narrow for the title, buttons are hidden; their actions are also in the menu, which
/// stays.
void PlotCard::fitHead() {
    if (m_place == nullptr) return;
    constexpr int margins = 20; // [px]
    QFont bold = font();
    bold.setBold(true);
    const bool narrow = width() < 34 * fontMetrics().averageCharWidth() + 7 * headButton;
    int room = width() - margins - QFontMetrics(bold).horizontalAdvance(title()) - 2; // advances are rounded
    const QList<QToolButton*> buttons = findChildren<QToolButton*>(QString(), Qt::FindDirectChildrenOnly);
    for (const QToolButton* button : buttons) room -= button->sizeHint().width() + 2;
    const auto isExtra = [this](const QAction* action) {
        return action != m_plot->fitAction() && action != m_plot->axesAction();
    };
    for (const QAction* action : {m_copy, m_plot->tableAction(), m_plot->rectangleAction(), m_export,
                                  m_plot->fitAction(), m_plot->axesAction()})
        for (QToolButton* button : buttons) {
            if (button->defaultAction() != action) continue;
            const bool folded = room < 0 || (narrow && isExtra(action));
            button->setVisible(!folded);
            if (folded) room += button->sizeHint().width() + 2;
        }
}

bool PlotCard::isHead(const QMouseEvent& event) const {
    return event.button() != Qt::RightButton && event.position().y() < m_plot->y();
}

void PlotCard::resizeEvent(QResizeEvent* event) {
    Card::resizeEvent(event);
    fitHead();
    placeOffer();
}

void PlotCard::changeEvent(QEvent* event) {
    Card::changeEvent(event);
    if (event->type() == QEvent::FontChange) fitHead();
}

void PlotCard::mousePressEvent(QMouseEvent* event) {
    m_dragging = m_place != nullptr && event->button() == Qt::LeftButton && isHead(*event);
    if (!m_dragging) Card::mousePressEvent(event);
}

void PlotCard::mouseMoveEvent(QMouseEvent* event) {
    if (!m_dragging) return Card::mouseMoveEvent(event);
    setCursor(Qt::ClosedHandCursor);
    emit dragged(event->globalPosition().toPoint(), false);
}

void PlotCard::mouseReleaseEvent(QMouseEvent* event) {
    if (!std::exchange(m_dragging, false)) return Card::mouseReleaseEvent(event);
    unsetCursor();
    emit dragged(event->globalPosition().toPoint(), true);
}

void PlotCard::mouseDoubleClickEvent(QMouseEvent* event) {
    if (m_place == nullptr || !isHead(*event)) return Card::mouseDoubleClickEvent(event);
    m_dragging = false;
    emit headDoubleClicked();
}

void PlotCard::showDerived(const DerivedResult& derived) {
    offer({});
    AnalysisPlot shown = analysisPlot(derived, m_source, m_given);
    shown.plot.added = m_plot->spec().added;
    const auto view = m_plot->table().rows() == 0 ? m_plot->view() : std::nullopt; // of a desk
    m_plot->setTable(*shown.table);
    m_plot->setSpec(shown.plot);
    m_plot->setView(view);
    setTitle(shown.plot.title);
    fitHead();
}

void PlotCard::offer(const QString& text) {
    m_offer->setText(text);
    m_offer->setVisible(!text.isEmpty());
    placeOffer();
    sayWhyEmpty();
}

void PlotCard::sayWhyEmpty() {
    m_plot->setEmptyText(m_offer->isHidden()    ? QString()
                         : m_offer->isEnabled() ? tr("Nothing is measured yet.")
                                                : tr("First commit your prediction."));
}

void PlotCard::setOfferEnabled(bool enabled) {
    m_offer->setEnabled(enabled);
    sayWhyEmpty();
}

/// Places the offer below the middle, where the plot reports that it is empty.
void PlotCard::placeOffer() {
    if (m_offer->isHidden()) return;
    m_offer->resize(m_offer->sizeHint().boundedTo(m_plot->size()));
    m_offer->move((m_plot->width() - m_offer->width()) / 2,
                  m_plot->height() * 7 / 10 - m_offer->height() / 2);
    m_offer->raise();
}

void PlotCard::retranslate() {
    m_copy->setText(tr("Copy chart and table"));
    m_export->setText(tr("Export chart…"));
    if (m_place != nullptr) m_place->setText(tr("More about this plot"));
    nameByColumn();
    sayWhyEmpty();
}

} // namespace timestep
