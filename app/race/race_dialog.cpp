// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/race/race_dialog.h"

#include "app/names.h"
#include "app/race/lane_row.h"
#include "widgets/accessibility/spoken_texts.h"
#include "widgets/look/curve_style.h"
#include "widgets/look/flat_style.h"
#include "widgets/look/theme.h"
#include "widgets/panel/steady_scroll_area.h"
#include "widgets/plot/chart/flow_layout.h"
#include "widgets/text/label_text.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace timestep {

namespace {

constexpr QSize usualSize(940, 640);
constexpr double usualLine = 17, largestScale = 1.2; // height of a line [px]; fits 1280 x 800

QLabel* headingOf(const QString& text, const QString& description) {
    auto* label = new QLabel(text);
    QFont bold = label->font();
    bold.setBold(true);
    label->setFont(bold);
    label->setWordWrap(true);
    label->setToolTip(description);
    return label;
}

QWidget* flow() {
    auto* widget = new QWidget;
    auto* layout = new FlowLayout(widget, 6, 6);
    layout->setContentsMargins(0, 0, 0, 0);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    widget->setSizePolicy(policy);
    widget->setMinimumWidth(1); // a wide choice does not widen the others
    return widget;
}

QString chipStyle(Theme theme) {
    const ThemeColours& colours = coloursOf(theme);
    return QStringLiteral("QToolButton{border:1px solid %1;border-radius:9px;padding:3px 9px;background:%2}"
                          "QToolButton:hover{background:%3}"
                          "QToolButton:focus{border:2px solid %4;padding:2px 8px}"
                          "QToolButton:disabled{color:%5}%6")
        .arg(colours.axis.name(), colours.button.name(), colours.grid.name(), colours.accent.name(),
             colours.disabledText.name(),
             hasLargeTargets() ? QStringLiteral("QToolButton{min-width:32px;min-height:32px}") : QString());
}

} // namespace

RaceDialog::RaceDialog(const Experiment& experiment, bool sideBySide, QWidget* parent)
    : QDialog(parent),
      m_experiment(experiment),
      m_like(new QLabel),
      m_note(new QLabel),
      m_sideBySide(new QCheckBox(tr("Side &by side"))),
      m_start(new QPushButton(tr("&Start the race"))) {
    setWindowTitle(tr("Race"));
    for (const Run& run : experiment.runs) {
        Run lane = tidied(experiment, run);
        const auto same = [&lane](const Run& other) { return sameLane(lane, other); };
        if (m_lanes.size() < mostLanes && std::none_of(m_lanes.begin(), m_lanes.end(), same))
            m_lanes.push_back(std::move(lane));
    }
    m_ready = readyRaces(m_experiment);
    m_sideBySide->setChecked(sideBySide);
    m_sideBySide->setToolTip(tr("One picture per run; otherwise the runs are drawn over each other"));

    auto* offers = new QWidget;
    m_offered = new QVBoxLayout(offers);
    m_offered->setContentsMargins(0, 0, 12, 0);
    if (!m_ready.empty()) m_offered->addWidget(readyPart());
    m_like->setWordWrap(true);
    m_offered->addWidget(m_like);
    fillGroups();
    m_offered->addStretch();
    auto* area = new SteadyScrollArea;
    area->setWidget(offers);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    auto* both = new QHBoxLayout(this);
    both->addWidget(area, 3);
    both->addWidget(lanesPart(), 2);
    showLanes();
    resize(usualSize * std::clamp(fontMetrics().height() / usualLine, 1.0, largestScale));
    m_start->setFocus();
}

QWidget* RaceDialog::readyPart() {
    auto* part = new QWidget;
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 6);
    const QString heading = tr("Ready-made races");
    column->addWidget(headingOf(heading, {}));
    QWidget* chips = flow();
    for (const ReadyRace& race : m_ready) {
        QToolButton* button = chip(race.text, heading);
        const Experiment named = raceOf(m_experiment, race.lanes);
        QStringList runs;
        for (std::size_t i = 0; i < race.lanes.size(); ++i)
            runs << QString::fromStdString(runLabel(named, i, translatedUtf8));
        button->setToolTip(runs.join('\n'));
        setSpokenDescription(*button, runs.join(QStringLiteral("; ")));
        connect(button, &QToolButton::clicked, this, [this, &race] { take(race); });
        chips->layout()->addWidget(button);
    }
    column->addWidget(chips);
    return part;
}

QWidget* RaceDialog::lanesPart() {
    auto* part = new QWidget;
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(headingOf(tr("Runs of the race"), {}));
    auto* marks = new QButtonGroup(this);
    auto* rows = new QWidget;
    auto* list = new QVBoxLayout(rows);
    list->setContentsMargins(0, 0, 0, 0);
    for (std::size_t i = 0; i < mostLanes; ++i) {
        m_rows[i] = new LaneRow(static_cast<int>(i));
        marks->addButton(m_rows[i]->mark());
        list->addWidget(m_rows[i]);
        connect(m_rows[i], &LaneRow::marked, this, [this, i] { setPattern(i); });
        connect(m_rows[i], &LaneRow::removed, this, [this, i] { remove(i); });
    }
    list->addStretch();
    auto* area = new SteadyScrollArea;
    area->setWidget(rows);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    column->addWidget(area, 1);
    m_note->setWordWrap(true);
    m_note->setTextFormat(Qt::PlainText);
    m_note->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    m_note->setMinimumHeight(2 * fontMetrics().lineSpacing());
    column->addWidget(m_note);
    column->addWidget(m_sideBySide);
    auto* buttons = new QDialogButtonBox;
    buttons->addButton(m_start, QDialogButtonBox::AcceptRole);
    buttons->addButton(QDialogButtonBox::Cancel);
    m_start->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    return part;
}

QToolButton* RaceDialog::chip(const QString& text, const QString& heading) {
    auto* button = new QToolButton;
    const bool isLong = fontMetrics().horizontalAdvance(text) > widestLine;
    button->setText(isLong ? inTwoLines(text) : text);
    button->setToolTip(text);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setStyleSheet(chipStyle(themeOf(palette())));
    button->setAccessibleName(tr("%1: %2", "heading and choice").arg(heading, text));
    return button;
}

void RaceDialog::fillGroups() {
    auto* choices = new QWidget;
    auto* column = new QVBoxLayout(choices);
    column->setContentsMargins(0, 0, 0, 0);
    m_chips.clear();
    m_groups = raceGroups(m_experiment, m_lanes[m_pattern], locale());
    for (const RaceGroup& group : m_groups) {
        column->addWidget(headingOf(group.heading, group.description));
        QWidget* chips = flow();
        for (const RaceChoice& choice : group.choices) {
            QToolButton* button = chip(choice.text, group.heading);
            const LaneChange change = choice.change;
            connect(button, &QToolButton::clicked, this, [this, change] { add(change); });
            chips->layout()->addWidget(button);
            m_chips.push_back({button, *laneLike(m_experiment, m_lanes[m_pattern], change)});
        }
        column->addWidget(chips);
    }
    if (m_choices == nullptr) {
        m_offered->addWidget(choices);
    } else {
        delete m_offered->replaceWidget(m_choices, choices);
        delete m_choices;
        choices->show(); // created with all its parts, so that they are laid out together
    }
    m_choices = choices;
}

void RaceDialog::add(const LaneChange& change) {
    QString why;
    if (const auto run = laneLike(m_experiment, m_lanes[m_pattern], change, &why))
        offer(*run);
    else
        showLanes(why);
}

void RaceDialog::offer(const Run& run) {
    const auto same = [&run](const Run& other) { return sameLane(run, other); };
    if (std::any_of(m_lanes.begin(), m_lanes.end(), same)) return showLanes(tr("This run is there already."));
    if (m_lanes.size() == mostLanes)
        return showLanes(tr("A race has at most %1 runs: remove one to add another.").arg(mostLanes));
    m_lanes.push_back(run);
    showLanes();
}

void RaceDialog::take(const ReadyRace& ready) {
    m_lanes = ready.lanes;
    m_pattern = 0;
    fillGroups();
    showLanes();
}

void RaceDialog::remove(std::size_t lane) {
    if (m_lanes.size() < 2 || lane >= m_lanes.size()) return;
    m_lanes.erase(m_lanes.begin() + static_cast<std::ptrdiff_t>(lane));
    const bool another = lane == m_pattern;
    if (lane < m_pattern || m_pattern == m_lanes.size()) --m_pattern;
    if (another) fillGroups();
    showLanes();
    if (m_lanes.size() > 1) m_rows[std::min(lane, m_lanes.size() - 1)]->removeButton()->setFocus();
}

void RaceDialog::setPattern(std::size_t lane) {
    if (lane >= m_lanes.size()) return;
    m_pattern = lane;
    fillGroups();
    showLanes();
}

void RaceDialog::showLanes(const QString& note) {
    const Experiment named = race();
    for (std::size_t i = 0; i < mostLanes; ++i) {
        if (i < m_lanes.size())
            m_rows[i]->showLane(QString::fromStdString(runLabel(named, i, translatedUtf8)), i == m_pattern,
                                m_lanes.size() > 1);
        else
            m_rows[i]->hide();
    }
    m_like->setText(tr("A click adds a run like “%1”, but with:")
                        .arg(QString::fromStdString(runLabel(named, m_pattern, translatedUtf8))));
    const int height = fontMetrics().height();
    const QSize size(height * 2, height * 14 / 16);
    const Theme theme = themeOf(palette());
    QPixmap empty(size * devicePixelRatioF()); // a chip has the same width before and after it is chosen
    empty.setDevicePixelRatio(devicePixelRatioF());
    empty.fill(Qt::transparent);
    for (const Chip& chip : m_chips) {
        const auto same = [&chip](const Run& lane) { return sameLane(chip.run, lane); };
        const auto place = std::find_if(m_lanes.begin(), m_lanes.end(), same);
        const bool there = place != m_lanes.end();
        const int lane = static_cast<int>(place - m_lanes.begin());
        chip.button->setIconSize(size);
        chip.button->setIcon(there ? sampleIcon(runStyle(lane, theme), Marks::LinesAndMarkers, size,
                                                devicePixelRatioF(), theme)
                                         .pixmap(size, devicePixelRatioF(), QIcon::Normal, QIcon::On)
                                   : QIcon(empty));
        setSpokenDescription(*chip.button,
                             there ? tr("It is in the race as run %1.").arg(lane + 1) : QString());
    }
    const bool enough = m_lanes.size() >= fewestLanes;
    m_start->setEnabled(enough);
    m_note->setText(!note.isEmpty() ? note : enough ? QString() : tr("A race needs another run."));
    m_note->setAccessibleName(m_note->text());
}

bool RaceDialog::sideBySide() const {
    return m_sideBySide->isChecked();
}

} // namespace timestep
