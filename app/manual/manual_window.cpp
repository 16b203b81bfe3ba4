// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/manual_window.h"

#include "widgets/formula/rich_text.h"
#include "widgets/icons/icon.h"
#include "widgets/panel/steady_scroll_area.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QScrollBar>
#include <QShortcut>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace timestep {

namespace {

constexpr QSize manualSize(900, 680);
constexpr int listWidth = 240, listSpacing = 2, pageMargin = 14; // [px]
constexpr double markAlpha = 0.35;                               // opacity of the background of a found word
constexpr qsizetype excerptBefore = 20, excerptLength = 90;      // characters

/// The part of a passage around the first word found, with an ellipsis at each shortened end.
QString excerptOf(const QString& text, const QStringList& words) {
    qsizetype from = std::max<qsizetype>(rangesOfAll(words, text).front().start - excerptBefore, 0);
    if (from > 0) from = text.indexOf(QLatin1Char(' '), from) + 1;
    const qsizetype to = text.size() <= from + excerptLength
                             ? text.size()
                             : std::max(text.lastIndexOf(QLatin1Char(' '), from + excerptLength), from + 1);
    return (from > 0 ? QStringLiteral("… ") : QString()) + text.mid(from, to - from) +
           (to < text.size() ? QStringLiteral(" …") : QString());
}

} // namespace

ManualWindow::ManualWindow(QWidget* parent)
    : QDialog(parent, Qt::Window),
      m_visited(1),
      m_back(new QAction(icon("arrow-left"), {}, this)),
      m_forward(new QAction(icon("arrow-right"), {}, this)),
      m_search(new QLineEdit),
      m_count(new QLabel),
      m_pages(new QListWidget),
      m_found(new QListWidget),
      m_lists(new QStackedWidget),
      m_scroll(new SteadyScrollArea),
      m_text(new RichText) {
    resize(manualSize);
    layOut();
    m_back->setShortcut(QKeySequence::Back);
    m_forward->setShortcut(QKeySequence::Forward);
    connect(m_back, &QAction::triggered, this, [this] { turn(-1); });
    connect(m_forward, &QAction::triggered, this, [this] { turn(1); });
    connect(m_search, &QLineEdit::textChanged, this, &ManualWindow::search);
    connect(m_pages, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0) goTo({m_manual[static_cast<std::size_t>(row)].id, {}});
    });
    connect(m_found, &QListWidget::currentRowChanged, this, &ManualWindow::showPassage);
    const QScrollBar* bar = m_scroll->verticalScrollBar();
    connect(bar, &QScrollBar::rangeChanged, this, [this] {
        if (m_wanted) m_scroll->verticalScrollBar()->setValue(*m_wanted);
    });
    connect(bar, &QScrollBar::actionTriggered, this, [this] { m_wanted.reset(); });
    connect(m_text, &RichText::linkActivated, this, &ManualWindow::follow);
    connect(new QShortcut(QKeySequence::Find, this), &QShortcut::activated, this, [this] {
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
    });
    readPages();
    retranslate();
    m_pages->setFocus();
}

void ManualWindow::layOut() {
    auto* head = new QHBoxLayout;
    for (QAction* action : {m_back, m_forward}) {
        auto* button = new QToolButton;
        button->setDefaultAction(action);
        button->setFocusPolicy(Qt::TabFocus);
        head->addWidget(button);
    }
    head->addWidget(m_search, 1);
    head->addWidget(m_count);
    m_search->setClearButtonEnabled(true);
    for (QListWidget* list : {m_pages, m_found}) {
        list->setWordWrap(true);
        list->setFrameShape(QFrame::NoFrame);
        list->setSpacing(listSpacing);
        list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        m_lists->addWidget(list);
    }
    m_lists->setFixedWidth(listWidth);
    auto* sheet = new QWidget;
    auto* column = new QVBoxLayout(sheet);
    column->setContentsMargins(pageMargin, pageMargin, pageMargin, pageMargin);
    column->addWidget(m_text);
    column->addStretch(1);
    m_text->setMinimumWidth(1); // wraps at any width
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidget(sheet);
    auto* both = new QHBoxLayout;
    both->addWidget(m_lists);
    both->addWidget(m_scroll, 1);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(head);
    layout->addLayout(both, 1);
}

void ManualWindow::readPages() {
    m_manual = readManual(QLocale().name());
    m_allPassages.clear();
    const QSignalBlocker blocker(m_pages);
    m_pages->clear();
    for (const ManualPage& page : m_manual) m_pages->addItem(page.title);
    if (m_manual.empty()) return;
    if (findManualPage(m_manual, place().page) == nullptr) m_visited[m_at].place = {m_manual.front().id, {}};
    showPlace();
}

void ManualWindow::goTo(const ManualPlace& place) {
    if (findManualPage(m_manual, place.page) == nullptr) return;
    if (place == this->place()) return showPlace();
    m_visited[m_at].scrolled = m_scroll->verticalScrollBar()->value();
    m_visited.resize(m_at + 1);
    m_visited.push_back({place});
    ++m_at;
    showPlace();
}

void ManualWindow::turn(int by) {
    const std::size_t to = m_at + static_cast<std::size_t>(by); // wraps around below the first
    if (to >= m_visited.size()) return;
    m_visited[m_at].scrolled = m_scroll->verticalScrollBar()->value();
    m_at = to;
    showPage(place());
    scrollToPixel(m_visited[m_at].scrolled);
}

/// Shows the page and its row in the list, and enables Back and Forward.
void ManualWindow::showPage(const ManualPlace& place) {
    for (std::size_t i = 0; i < m_manual.size(); ++i) {
        if (m_manual[i].id != place.page) continue;
        const QSignalBlocker blocker(m_pages);
        m_pages->setCurrentRow(static_cast<int>(i));
        if (m_text->markdown() != m_manual[i].markdown) m_text->showMarkdown(m_manual[i].markdown);
        m_text->setAccessibleName(m_manual[i].title);
    }
    m_back->setEnabled(m_at > 0);
    m_forward->setEnabled(m_at + 1 < m_visited.size());
    mark();
}

void ManualWindow::showPlace() {
    showPage(place());
    if (place().heading.isEmpty()) return scrollToPixel(0);
    for (const ManualHeading& heading : findManualPage(m_manual, place().page)->headings)
        if (heading.id == place().heading) scrollTo(positionOfHeading(heading.title, *m_text->document()));
}

void ManualWindow::search(const QString& typed) {
    if (m_search->text() != typed) return m_search->setText(typed); // this function is called again
    m_words = searchWords(typed);
    if (m_allPassages.empty() && !m_words.isEmpty()) m_allPassages = passagesOf(m_manual);
    m_passages = passagesWith(m_words, m_allPassages);
    {
        const QSignalBlocker blocker(m_found);
        m_found->clear();
        for (const ManualPassage& passage : m_passages) {
            const QString page = findManualPage(m_manual, passage.page)->title;
            const QString where =
                passage.heading.isEmpty() ? page : page + QStringLiteral(" › ") + passage.heading;
            m_found->addItem(where + QLatin1Char('\n') + excerptOf(passage.text, m_words));
        }
    }
    m_lists->setCurrentIndex(m_words.isEmpty() ? 0 : 1);
    m_count->setText(m_words.isEmpty() ? QString()
                                       : tr("%n passage(s)", "", static_cast<int>(m_passages.size())));
    m_found->setCurrentRow(m_passages.empty() ? -1 : 0);
    mark();
}

void ManualWindow::showPassage(int row) {
    if (row < 0) return;
    const ManualPassage& passage = m_passages[static_cast<std::size_t>(row)];
    goTo({passage.page, {}});
    scrollTo(passage.position);
}

/// Only links to places of the manual are followed.
void ManualWindow::follow(const QUrl& link) {
    if (link.scheme() == QLatin1String("manual")) goTo({link.path(), link.fragment()});
}

void ManualWindow::mark() {
    QColor ground = palette().color(QPalette::Highlight);
    ground.setAlphaF(static_cast<float>(markAlpha));
    QList<QTextEdit::ExtraSelection> marks;
    for (const TextRange& range : marksOf(m_words, *m_text->document())) {
        QTextEdit::ExtraSelection one;
        one.cursor = QTextCursor(m_text->document());
        one.cursor.setPosition(static_cast<int>(range.start));
        one.cursor.setPosition(static_cast<int>(range.start + range.length), QTextCursor::KeepAnchor);
        one.format.setBackground(ground);
        marks << one;
    }
    m_text->setExtraSelections(marks);
}

void ManualWindow::scrollTo(int position) {
    QTextCursor place(m_text->document());
    place.setPosition(position);
    scrollToPixel(pageMargin + m_text->cursorRect(place).top() - fontMetrics().height());
}

/// Scrolls again when the page has its height, unless the reader has scrolled before.
void ManualWindow::scrollToPixel(int y) {
    m_wanted = y;
    m_scroll->verticalScrollBar()->setValue(y);
}

void ManualWindow::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    switch (event->type()) {
    case QEvent::LanguageChange:
        retranslate();
        readPages();
        search(m_search->text());
        break;
    case QEvent::FontChange:
    case QEvent::PaletteChange:
    case QEvent::StyleChange: // the text is laid out again, and its marks with it
        QMetaObject::invokeMethod(this, &ManualWindow::mark, Qt::QueuedConnection);
        break;
    default:
        break;
    }
}

void ManualWindow::retranslate() {
    setWindowTitle(tr("Manual"));
    m_back->setText(tr("Back"));
    m_forward->setText(tr("Forward"));
    m_search->setPlaceholderText(
        tr("Search (%1)").arg(QKeySequence(QKeySequence::Find).toString(QKeySequence::NativeText)));
    m_search->setAccessibleName(tr("Search the manual"));
    m_pages->setAccessibleName(tr("Pages"));
    m_found->setAccessibleName(tr("Passages found"));
}

} // namespace timestep
