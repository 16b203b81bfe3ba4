// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panel/gallery.h"

#include "core/translatable.h"
#include "widgets/icons/icon.h"
#include "widgets/panel/scene_card.h"
#include "widgets/text/search.h"
#include "widgets/text/text.h"

#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace timestep {

namespace {

constexpr int margin = 16, gap = 12;
constexpr Text favouriteGroup = TRANSLATABLE("scene", "Favourites");

} // namespace

Gallery::Gallery(std::span<const Scene> scenes, const QStringList& favourites, QWidget* parent)
    : QWidget(parent),
      m_search(new QLineEdit),
      m_scroll(new QScrollArea),
      m_build(new QPushButton),
      m_nothing(new QLabel),
      m_list(new QListWidget) {
    m_search->setClearButtonEnabled(true);
    m_search->addAction(icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    m_search->installEventFilter(this);
    connect(m_search, &QLineEdit::textChanged, this, &Gallery::search);

    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(margin, margin, margin, margin);
    column->setSpacing(gap);
    m_build->setObjectName(QStringLiteral("build"));
    m_build->setIcon(icon(QStringLiteral("pencil")));
    column->addWidget(m_build, 0, Qt::AlignLeading);
    connect(m_build, &QPushButton::clicked, this, &Gallery::buildWanted);
    m_nothing->setAlignment(Qt::AlignCenter);
    column->addWidget(m_nothing);
    const auto groupOf = [this, column](Text name) {
        const auto found = std::find_if(m_groups.begin(), m_groups.end(),
                                        [&name](const Group& group) { return group.name == name; });
        if (found != m_groups.end()) return found->body;
        auto* body = new QWidget;
        auto* grid = new QGridLayout(body);
        grid->setContentsMargins({});
        grid->setSpacing(gap);
        grid->setAlignment(Qt::AlignLeading | Qt::AlignTop);
        m_groups.push_back({name, new QLabel, body, grid, {}});
        column->addWidget(m_groups.back().heading);
        column->addWidget(body);
        return body;
    };
    groupOf(favouriteGroup);
    for (const Scene& scene : scenes) {
        auto* card = new SceneCard(scene, groupOf(scene.group));
        card->setFavourite(favourites.contains(text(scene.id)));
        card->installEventFilter(this);
        connect(card, &SceneCard::clicked, this, [this, card] { emit sceneChosen(text(card->scene().id)); });
        connect(card, &SceneCard::favouriteToggled, this, [this, card] {
            sort();
            retranslate();
            if (card->isVisible()) card->setFocus();
            emit favouritesChanged();
        });
        m_cards.push_back(card);
    }
    column->addStretch(1);
    m_scroll->setWidget(content);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);

    auto* top = new QVBoxLayout;
    top->setContentsMargins(margin, margin, margin, 0);
    top->addWidget(m_search);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    m_list->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Expanding);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setContextMenuPolicy(Qt::NoContextMenu);
    connect(m_list, &QListWidget::currentRowChanged, this, &Gallery::goToGroup);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addLayout(top);
    auto* below = new QHBoxLayout;
    below->setContentsMargins(margin, 0, 0, 0);
    below->addWidget(m_list);
    below->addWidget(m_scroll, 1);
    layout->addLayout(below, 1);
    sort();
    retranslate();
}

/// Puts each card into its group.
void Gallery::sort() {
    for (Group& group : m_groups) group.cards.clear();
    for (SceneCard* card : m_cards) {
        const Text name = card->isFavourite() ? favouriteGroup : card->scene().group;
        Group& group = *std::find_if(m_groups.begin(), m_groups.end(),
                                     [&name](const Group& each) { return each.name == name; });
        group.cards.push_back(card);
        if (card->parentWidget() != group.body) card->setParent(group.body);
    }
}

QStringList Gallery::favourites() const {
    QStringList ids;
    for (const SceneCard* card : m_cards)
        if (card->isFavourite()) ids << text(card->scene().id);
    return ids;
}

void Gallery::goToGroup(int row) {
    const QListWidgetItem* item = m_list->item(row);
    if (item == nullptr) return;
    const Group& group = m_groups[item->data(Qt::UserRole).toUInt()];
    m_scroll->verticalScrollBar()->setValue(group.heading->y() - margin);
}

QStringList Gallery::shownScenes() const {
    QStringList ids;
    for (const Group& group : m_groups)
        for (const SceneCard* card : group.cards)
            if (!card->isHidden()) ids << text(card->scene().id);
    return ids;
}

void Gallery::retranslate() {
    m_search->setPlaceholderText(tr("Search scenes"));
    m_search->setAccessibleName(tr("Search scenes"));
    m_build->setText(tr("Build your own: a car, a bridge, a swing …"));
    m_list->setAccessibleName(tr("Kinds of scenes"));
    QFont bold = font();
    bold.setBold(true);
    bold.setPointSizeF(font().pointSizeF() * 1.15);
    for (const Group& group : m_groups) {
        group.heading->setFont(bold);
        group.heading->setText(translated(group.name));
        for (SceneCard* card : group.cards) card->retranslate();
    }
    search();
}

void Gallery::search() {
    const QString wanted = m_search->text().trimmed();
    // "rag" should find rag dolls, not "drag": matches inside words count only if no word begins with the
    // text.
    SceneCard::Match least = SceneCard::Match::Inside;
    for (const Group& group : m_groups)
        for (const SceneCard* card : group.cards)
            if (card->match(wanted) >= SceneCard::Match::Word || hasWordFrom(group.heading->text(), wanted))
                least = SceneCard::Match::Word;
    bool any = false;
    m_named.clear();
    const QSignalBlocker blocker(m_list);
    m_list->clear();
    for (const Group& group : m_groups) {
        const QString heading = group.heading->text();
        const bool whole =
            least == SceneCard::Match::Word ? hasWordFrom(heading, wanted) : hasInside(heading, wanted);
        bool shown = false;
        for (SceneCard* card : group.cards) {
            const bool matches = whole || card->match(wanted) >= least;
            if (card->match(wanted) == SceneCard::Match::Title) m_named << text(card->scene().id);
            card->setVisible(matches);
            shown = shown || matches;
        }
        group.heading->setVisible(shown);
        group.body->setVisible(shown);
        any = any || shown;
        if (!shown) continue;
        auto* item = new QListWidgetItem(heading, m_list);
        item->setData(Qt::UserRole, static_cast<uint>(&group - m_groups.data()));
    }
    //: words by which a search finds the editor for worlds
    const QString words = tr("build draw make create construct edit editor own world new car vehicle swing");
    const bool builds = hasWordFrom(m_build->text(), wanted) || hasWordFrom(words, wanted);
    m_build->setVisible(builds);
    any = any || builds;
    m_nothing->setText(tr("No scene matches “%1”.").arg(wanted));
    m_nothing->setVisible(!any);
    arrange();
}

void Gallery::arrange() {
    const int narrowest = 14 * fontMetrics().height();
    const int room = std::max(m_scroll->viewport()->width() - 2 * margin, 1);
    m_columns = std::max((room + gap) / (narrowest + gap), 1);
    const int width = (room - (m_columns - 1) * gap) / m_columns;
    for (const Group& group : m_groups) {
        for (SceneCard* card : group.cards) group.grid->removeWidget(card);
        int place = 0;
        for (SceneCard* card : group.cards) {
            if (card->isHidden()) continue;
            card->setFixedSize(width, card->heightForWidth(width));
            group.grid->addWidget(card, place / m_columns, place % m_columns);
            ++place;
        }
    }
}

/// Moves the focus to the neighbour in the direction of an arrow key, across groups.
bool Gallery::goFrom(const SceneCard* card, int key) {
    std::vector<std::vector<SceneCard*>> lines;
    std::size_t line = 0;
    std::size_t place = 0;
    for (const Group& group : m_groups) {
        int count = 0;
        for (SceneCard* each : group.cards) {
            if (each->isHidden()) continue;
            if (count++ % m_columns == 0) lines.emplace_back();
            lines.back().push_back(each);
            if (each == card) line = lines.size() - 1, place = lines.back().size() - 1;
        }
    }
    if (lines.empty()) return false;
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    SceneCard* next = nullptr;
    if (!card) {
        next = key == Qt::Key_Down ? lines.front().front() : nullptr;
    } else if (key == Qt::Key_Down || key == Qt::Key_Up) {
        if (key == Qt::Key_Up && line == 0) {
            m_search->setFocus(Qt::BacktabFocusReason);
            return true;
        }
        const std::size_t there = key == Qt::Key_Down ? line + 1 : line - 1;
        if (there < lines.size()) next = lines[there][std::min(place, lines[there].size() - 1)];
    } else if (key == (mirrored ? Qt::Key_Right : Qt::Key_Left)) {
        if (place > 0)
            next = lines[line][place - 1];
        else if (line > 0)
            next = lines[line - 1].back();
    } else if (key == (mirrored ? Qt::Key_Left : Qt::Key_Right)) {
        if (place + 1 < lines[line].size())
            next = lines[line][place + 1];
        else if (line + 1 < lines.size())
            next = lines[line + 1].front();
    }
    if (!next) return false;
    next->setFocus(Qt::TabFocusReason);
    return true;
}

bool Gallery::eventFilter(QObject* watched, QEvent* event) {
    auto* card = qobject_cast<SceneCard*>(watched);
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const bool arrow = key == Qt::Key_Down ||
                           (card && (key == Qt::Key_Up || key == Qt::Key_Left || key == Qt::Key_Right));
        if (arrow && (goFrom(card, key) || card)) return true;
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            const QStringList found = m_named.size() == 1 ? m_named : shownScenes();
            if (card)
                card->click();
            else if (found.size() == 1)
                emit sceneChosen(found.front());
            else if (found.isEmpty() && !m_build->isHidden())
                m_build->click();
            return card || found.size() <= 1;
        }
    } else if (event->type() == QEvent::FocusIn && card) {
        m_scroll->ensureWidgetVisible(card, margin, margin);
    }
    return QWidget::eventFilter(watched, event);
}

void Gallery::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) retranslate();
}

void Gallery::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void Gallery::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    arrange();
    m_search->setFocus(Qt::OtherFocusReason);
}

} // namespace timestep
