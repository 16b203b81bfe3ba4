// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/timeline/timeline_bar.h"

#include "app/timeline/pill_button.h"
#include "app/timeline/timeline_slider.h"
#include "app/workbench/workbench.h"
#include "widgets/controls/ask.h"
#include "widgets/controls/opening.h"
#include "widgets/icons/icon.h"
#include "widgets/icons/icon_size.h"
#include "widgets/text/label_text.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <limits>

namespace timestep {

namespace {

constexpr int iconSide = 20, shortestSlider = 70; // [px]

int sliderTick(std::int64_t tick) {
    return static_cast<int>(std::min<std::int64_t>(tick, std::numeric_limits<int>::max()));
}

} // namespace

TimelineBar::TimelineBar(Workbench& workbench, QWidget* parent)
    : QWidget(parent),
      m_workbench(workbench),
      m_slider(new TimelineSlider),
      m_place(new QLabel),
      m_back(new QAction(icon("step-back"), {}, this)),
      m_forward(new QAction(this)),
      m_mark(new QAction(icon("bookmark"), {}, this)),
      m_repeat(new QAction(icon("repeat"), {}, this)),
      m_compare(new QAction(this)),
      m_layout(new QHBoxLayout(this)),
      m_more(new QToolButton),
      m_marks(new QMenu(this)) {
    m_layout->setContentsMargins(10, 5, 10, 5);
    m_layout->setSpacing(6);
    m_mark->setShortcut(QKeySequence("Ctrl+B"));
    m_back->setShortcut(QKeySequence("Shift+F8"));
    for (QAction* action : {m_back, m_mark}) addAction(action);
    m_repeat->setCheckable(true);
    m_compare->setCheckable(true);
    m_more->setIcon(icon("dots-vertical"));
    m_more->setAutoRaise(true);
    m_more->setFocusPolicy(Qt::TabFocus);
    openMenuAtOnce(*m_more);
    m_more->setMenu(m_marks);
    m_more->setStyleSheet(QStringLiteral("QToolButton::menu-indicator { image: none; }"));
    m_marks->setToolTipsVisible(true);
    m_layout->addWidget(m_slider, 1);
    m_layout->addWidget(m_place);
    m_layout->addWidget(m_more);

    connect(m_slider, &QSlider::valueChanged, this, [this](int tick) {
        // What has not been computed yet cannot be shown.
        if (!m_showing) m_workbench.seek(std::min<std::int64_t>(tick, m_workbench.snapshot().furthest));
    });
    connect(m_back, &QAction::triggered, this, [this] { m_workbench.seekBy(-1); });
    connect(m_forward, &QAction::triggered, this, [this] { m_workbench.seekBy(1); });
    connect(m_mark, &QAction::triggered, this, [this] { addBookmark(); });
    connect(m_repeat, &QAction::triggered, this, &TimelineBar::setRepeating);
    connect(m_compare, &QAction::toggled, this, &TimelineBar::compareChanged);
    connect(m_marks, &QMenu::aboutToShow, this, &TimelineBar::fillMenu);
    connect(&m_workbench, &Workbench::advanced, this, &TimelineBar::advanced);
    connect(&m_workbench, &Workbench::stateChanged, this, &TimelineBar::stateChanged);
    retranslate();
    stateChanged();
}

void TimelineBar::setControls(const std::vector<QAction*>& actions, QWidget* speed) {
    int place = 0;
    for (QAction* action : actions) {
        QToolButton* made = place == 0 ? m_run = new PillButton : new QToolButton;
        made->setDefaultAction(action);
        made->setAutoRaise(true);
        made->setFocusPolicy(Qt::TabFocus);
        setGrowingIcons(*made, {iconSide, iconSide});
        m_layout->insertWidget(place++, made);
        m_needed.push_back(made);
    }
    m_last = m_needed.back();
    m_needed.back() = speed;
    m_needed.push_back(m_more);
    m_layout->insertWidget(m_layout->indexOf(m_more), speed);
}

void TimelineBar::setRunIsNext(bool next) {
    if (m_run != nullptr) m_run->setNext(next);
}

QSize TimelineBar::minimumSizeHint() const {
    const QMargins margins = m_layout->contentsMargins();
    int width = margins.left() + margins.right() + shortestSlider;
    for (const QWidget* part : m_needed) width += part->minimumSizeHint().width() + m_layout->spacing();
    return {width, QWidget::minimumSizeHint().height()};
}

void TimelineBar::fitParts() {
    if (m_last == nullptr) return;
    constexpr int leastEms = 6; // of a slider beside words
    const int longer = std::max(0, leastEms * fontInfo().pixelSize() - shortestSlider);
    int room = width() - minimumSizeHint().width() - longer;
    for (QWidget* part : {m_last, static_cast<QWidget*>(m_place)}) {
        const int needed = part->sizeHint().width() + m_layout->spacing();
        part->setVisible(needed <= room);
        room -= needed;
    }
}

/// As wide as its widest text, at least `least`, so that the slider keeps its length during the run. Its size
/// is fixed, so that the window is not laid out again in each frame.
void TimelineBar::fitPlace(int least) {
    const QFontMetrics metrics = m_place->fontMetrics();
    m_place->setFixedSize(std::max(least, metrics.horizontalAdvance(m_place->text())), metrics.height());
}

void TimelineBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitParts();
}

double TimelineBar::timePerTick() const {
    const Snapshot& snapshot = m_workbench.snapshot();
    if (snapshot.tick > 0) return snapshot.time / static_cast<double>(snapshot.tick);
    const Experiment& experiment = m_workbench.experiment();
    double least = stepOf(experiment, 0);
    for (std::size_t run = 1; run < experiment.runs.size(); ++run)
        least = std::min(least, stepOf(experiment, run));
    return least;
}

std::int64_t TimelineBar::lastTick() const {
    const Snapshot& snapshot = m_workbench.snapshot();
    const double ticks = m_workbench.experiment().duration / timePerTick();
    if (snapshot.atEnd || !(ticks < std::numeric_limits<int>::max())) return snapshot.furthest;
    return std::max<std::int64_t>(snapshot.furthest, std::llround(ticks));
}

/// Scenes that count frames have frames, whatever the step; the others steps.
QString TimelineBar::placeText() const {
    const bool frames = m_workbench.experiment().scene->timeUnit == "frame";
    const auto count = [&](std::int64_t tick) {
        const double frame = std::floor(static_cast<double>(tick) * timePerTick() * (1 + 1e-9));
        return locale().toString(frames ? static_cast<qlonglong>(frame) : static_cast<qlonglong>(tick));
    };
    const QString now = count(m_workbench.snapshot().tick), last = count(lastTick());
    const bool endless = !(m_workbench.experiment().duration > 0) && !m_workbench.snapshot().atEnd;
    const QString place = endless ? (frames ? tr("Frame %1") : tr("Step %1")).arg(now)
                                  : (frames ? tr("Frame %1 of %2") : tr("Step %1 of %2")).arg(now, last);
    return m_workbench.isHurrying() && m_workbench.isRunning() ? place + QStringLiteral(" »") : place;
}

void TimelineBar::advanced() {
    if (!m_workbench.isCurrent()) return;
    const Snapshot& snapshot = m_workbench.snapshot();
    if (snapshot.generation != m_generation) {
        m_generation = snapshot.generation;
        m_bookmarks.clear();
        m_compare->setChecked(false);
    }
    const auto gone = [&](const Bookmark& mark) { return mark.tick > snapshot.furthest; };
    m_bookmarks.erase(std::remove_if(m_bookmarks.begin(), m_bookmarks.end(), gone), m_bookmarks.end());
    std::vector<int> marks;
    for (const Bookmark& mark : m_bookmarks) marks.push_back(sliderTick(mark.tick));
    m_slider->setMarks(std::move(marks));
    if (!m_slider->isSliderDown()) {
        m_showing = true;
        m_slider->setRange(sliderTick(snapshot.begins), sliderTick(lastTick()));
        m_slider->follow(sliderTick(snapshot.tick), snapshot.running);
        m_showing = false;
    }
    if (!snapshot.running && m_repeat->isChecked()) {
        m_repeat->setChecked(false);
        m_slider->setRepeated({});
    }
    m_place->setText(placeText());
    fitPlace(m_place->minimumWidth());
    stateChanged();
}

void TimelineBar::stateChanged() {
    const bool free = m_workbench.hasExperiment() && m_workbench.isCurrent() && !m_workbench.isLocked();
    const Snapshot& snapshot = m_workbench.snapshot();
    if (!snapshot.running) m_slider->catchUp();
    const bool past = free && snapshot.furthest > snapshot.begins;
    m_slider->setEnabled(past);
    m_back->setEnabled(past && snapshot.tick > snapshot.begins);
    m_forward->setEnabled(past && snapshot.tick < snapshot.furthest);
    m_repeat->setEnabled(past);
    m_mark->setEnabled(free);
    m_more->setEnabled(free);
    m_compare->setEnabled(free);
}

QString TimelineBar::timeText(std::int64_t tick) const {
    return tr("t = %1 %2")
        .arg(roundedNumber(timePerTick() * static_cast<double>(tick), locale(), timePerTick()),
             unitText(m_workbench.experiment().scene->timeUnit))
        .trimmed();
}

void TimelineBar::addBookmark(const QString& name) {
    if (!m_workbench.hasExperiment() || !m_workbench.isCurrent()) return;
    const std::int64_t tick = m_workbench.snapshot().tick;
    const auto place = std::lower_bound(m_bookmarks.begin(), m_bookmarks.end(), tick,
                                        [](const Bookmark& mark, std::int64_t at) { return mark.tick < at; });
    if (place != m_bookmarks.end() && place->tick == tick) {
        if (!name.isEmpty()) place->name = name;
    } else {
        m_bookmarks.insert(place, {name.isEmpty() ? timeText(tick) : name, tick});
    }
    advanced();
}

void TimelineBar::renameBookmark(std::size_t index, const QString& name) {
    if (index < m_bookmarks.size() && !name.trimmed().isEmpty()) m_bookmarks[index].name = name.trimmed();
}

void TimelineBar::removeBookmark(std::size_t index) {
    if (index >= m_bookmarks.size()) return;
    m_bookmarks.erase(m_bookmarks.begin() + static_cast<std::ptrdiff_t>(index));
    advanced();
}

bool TimelineBar::isRepeating() const {
    return m_repeat->isChecked();
}

void TimelineBar::setRepeating(bool on) {
    const Snapshot& snapshot = m_workbench.snapshot();
    m_repeat->setChecked(on);
    if (!on) {
        m_slider->setRepeated({});
        m_workbench.pause();
        return;
    }
    std::int64_t from = snapshot.begins, to = snapshot.furthest;
    for (const Bookmark& mark : m_bookmarks) {
        if (mark.tick <= snapshot.tick && mark.tick < snapshot.furthest) from = mark.tick;
        if (mark.tick > snapshot.tick) {
            to = mark.tick;
            break;
        }
    }
    m_slider->setRepeated(std::pair{sliderTick(from), sliderTick(to)});
    m_workbench.repeat(from, to);
}

void TimelineBar::fillMenu() {
    m_marks->clear();
    m_marks->addActions({m_back, m_forward});
    m_marks->addSeparator();
    m_marks->addActions({m_repeat, m_compare, m_mark});
    if (!m_bookmarks.empty()) m_marks->addSeparator();
    for (std::size_t i = 0; i < m_bookmarks.size(); ++i) {
        QMenu* menu = m_marks->addMenu(QString(m_bookmarks[i].name).replace('&', "&&"));
        menu->addAction(tr("&Go there"), this, [this, i] { m_workbench.seek(m_bookmarks[i].tick); });
        menu->addAction(tr("Re&name…"), this, [this, i] {
            auto* dialog = new QInputDialog(this);
            dialog->setWindowTitle(tr("Rename the mark"));
            dialog->setLabelText(tr("&Name:"));
            dialog->setTextValue(m_bookmarks[i].name);
            connect(dialog, &QInputDialog::textValueSelected, this, [this, i](const QString& name) {
                if (i < m_bookmarks.size()) renameBookmark(i, name);
            });
            openAndForget(dialog);
        });
        menu->addAction(tr("&Remove"), this, [this, i] { removeBookmark(i); });
    }
}

void TimelineBar::retranslate() {
    const auto texts = [](QAction* action, const QString& name, const QString& tip) {
        action->setText(name);
        const QString key = action->shortcut().toString(QKeySequence::NativeText);
        action->setToolTip(key.isEmpty() ? tip : tip + " (" + key + ")");
    };
    texts(m_back, tr("Step back"), tr("One step back: the earlier state is computed again, byte for byte"));
    texts(m_forward, tr("Step forward again"), tr("One step forward, up to the last step of the run so far"));
    texts(m_mark, tr("&Mark this instant"), tr("Mark this instant"));
    texts(m_repeat, tr("Repeat"), tr("Repeat the part between the marks around this instant"));
    texts(m_compare, tr("Keep to compare"), tr("Keep the picture of this instant in the view, to compare"));
    m_more->setToolTip(tr("More about the timeline: step back, marks, repeat, compare"));
    m_more->setAccessibleName(tr("More about the timeline"));
    m_slider->setAccessibleName(tr("Earlier steps of the run"));
    m_slider->setToolTip(tr("Go to any instant of the run"));
    m_place->setAccessibleName(tr("Step of the timeline"));
}

void TimelineBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange && event->type() != QEvent::StyleChange) return;
    // Later, when the words have the new font, too.
    const auto fit = [this] {
        fitPlace(0);
        fitParts();
    };
    QMetaObject::invokeMethod(this, fit, Qt::QueuedConnection);
}

} // namespace timestep
