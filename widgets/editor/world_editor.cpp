// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/editor/world_editor.h"

#include "widgets/controls/edits.h"
#include "widgets/editor/world_canvas.h"
#include "widgets/icons/icon.h"
#include "widgets/icons/icon_size.h"

#include <QAction>
#include <QCheckBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <type_traits>

namespace timestep {

namespace {

constexpr int iconSide = 18; // [px]
constexpr double largest = 1e9, smallest = 1e-9;

} // namespace

WorldEditor::WorldEditor(QWidget* parent)
    : QWidget(parent), m_canvas(new WorldCanvas(m_draft)), m_bar(new QToolBar) {
    buildActions();
    buildFields();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_bar);
    layout->addWidget(m_canvas, 1);
    layout->addWidget(m_fields);
    connectFields();
    connect(&m_draft, &WorldDraft::changed, this, &WorldEditor::showSelection);
    retranslate();
    showSelection();
    m_canvas->fit();
}

void WorldEditor::open(World world) {
    m_draft.setWorld(std::move(world));
    m_canvas->fit();
    m_canvas->setFocus();
}

QAction* WorldEditor::add(const char* iconName, const QKeySequence& key) {
    QAction* action = m_bar->addAction(icon(QString::fromLatin1(iconName)), QString());
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(action);
    if (auto* button = qobject_cast<QToolButton*>(m_bar->widgetForAction(action)))
        button->setFocusPolicy(Qt::TabFocus);
    return action;
}

void WorldEditor::buildActions() {
    setGrowingIcons(*m_bar, {iconSide, iconSide});
    m_run = add("player-play", QKeySequence("Ctrl+Return"));
    m_undo = add("arrow-back-up", QKeySequence::Undo);
    m_redo = add("arrow-forward-up", QKeySequence::Redo);
    m_bar->addSeparator();
    m_copy = add("copy", QKeySequence::Copy);
    m_paste = add("clipboard", QKeySequence::Paste);
    m_all = add("list", QKeySequence::SelectAll);
    m_delete = add("trash", {});
    m_bar->addSeparator();
    m_pin = add("pin", {});
    m_mirror = add("flip-vertical", {});
    m_snap = add("grid-dots", {});
    m_snap->setCheckable(true);
    m_snap->setChecked(true);
    m_bar->addSeparator();
    m_open = add("folder-open", {});
    m_save = add("device-floppy", {});
    m_close = add("x", {});
    connect(m_undo, &QAction::triggered, &m_draft.undoStack(), &QUndoStack::undo);
    connect(m_redo, &QAction::triggered, &m_draft.undoStack(), &QUndoStack::redo);
    connect(m_copy, &QAction::triggered, this, [this] {
        m_draft.copy();
        showSelection();
    });
    connect(m_paste, &QAction::triggered, this, [this] {
        m_draft.paste({m_canvas->grid(), m_canvas->grid()});
    });
    connect(m_all, &QAction::triggered, &m_draft, &WorldDraft::selectAll);
    connect(m_delete, &QAction::triggered, &m_draft, &WorldDraft::removeSelection);
    connect(m_pin, &QAction::triggered, &m_draft, &WorldDraft::togglePins);
    connect(m_mirror, &QAction::triggered, &m_draft, &WorldDraft::mirrorSelection);
    connect(m_snap, &QAction::toggled, m_canvas, &WorldCanvas::setSnapping);
    connect(m_open, &QAction::triggered, this, &WorldEditor::openWanted);
    connect(m_save, &QAction::triggered, this, &WorldEditor::saveWanted);
    connect(m_run, &QAction::triggered, this, &WorldEditor::runWanted);
    connect(m_close, &QAction::triggered, this, &WorldEditor::closed);
}

/// One page for the canvas, one for particles, one for a stick, so that the canvas keeps its size.
void WorldEditor::buildFields() {
    m_pages = new QStackedWidget;
    const auto page = [this] {
        auto* widget = new QWidget;
        auto* grid = new QGridLayout(widget);
        grid->setContentsMargins(0, 0, 0, 0);
        grid->setColumnStretch(4, 1);
        m_pages->addWidget(widget);
        return grid;
    };
    const auto field = [](QGridLayout* grid, int column, QLabel*& label, NumberEdit*& edit, double least,
                          double most) {
        label = new QLabel;
        edit = new NumberEdit;
        edit->setRange(least, most);
        edit->setStepping(NumberEdit::Stepping::OneTwoFive);
        edit->setKeyboardTracking(false);
        label->setBuddy(edit);
        grid->addWidget(label, 0, column);
        grid->addWidget(edit, 0, column + 1);
    };
    field(page(), 0, m_gridLabel, m_grid, smallest, largest);
    QGridLayout* particle = page();
    field(particle, 0, m_massLabel, m_mass, smallest, largest);
    field(particle, 2, m_radiusLabel, m_radius, 0, largest);
    QGridLayout* stick = page();
    field(stick, 0, m_lengthLabel, m_length, smallest, largest);
    field(stick, 2, m_stiffnessLabel, m_stiffness, 0, 2);
    m_hidden = new QCheckBox;
    m_tensionOnly = new QCheckBox;
    stick->addWidget(m_hidden, 1, 0, 1, 2);
    stick->addWidget(m_tensionOnly, 1, 2, 1, 2);
    m_grid->setValue(m_canvas->grid());

    m_what = new QLabel;
    m_what->setWordWrap(true);
    m_fields = new QWidget;
    auto* layout = new QVBoxLayout(m_fields);
    layout->setContentsMargins(10, 6, 10, 6);
    layout->addWidget(m_what);
    layout->addWidget(m_pages);
}

void WorldEditor::connectFields() {
    const auto on = [this](NumberEdit* edit, auto set) {
        connect(edit, &QDoubleSpinBox::valueChanged, this, set);
    };
    on(m_grid, [this](double value) { m_canvas->setGrid(value); });
    on(m_mass, [this](double value) { m_draft.setMass(value); });
    on(m_radius, [this](double value) { m_draft.setRadius(value); });
    on(m_length, [this](double value) { m_draft.setLength(value); });
    on(m_stiffness, [this](double value) { m_draft.setStiffness(value); });
    connect(m_hidden, &QCheckBox::toggled, &m_draft, &WorldDraft::setHidden);
    connect(m_tensionOnly, &QCheckBox::toggled, &m_draft, &WorldDraft::setTensionOnly);
}

/// Shows the fields of what is selected; of several particles the values of the first.
void WorldEditor::showSelection() {
    const World& world = m_draft.world();
    const auto& particles = m_draft.particles();
    const auto stick = m_draft.stick();
    const auto show = [](auto* field, auto value) {
        const QSignalBlocker blocker(field);
        if constexpr (std::is_same_v<decltype(value), bool>)
            field->setChecked(value);
        else
            field->setValue(value);
    };
    const bool some = !particles.empty();
    if (some) {
        show(m_mass, 1 / world.inverseMass[particles.front()]);
        show(m_radius, world.radius[particles.front()]);
    }
    if (stick) {
        show(m_length, world.length[*stick]);
        show(m_stiffness, world.stiffness[*stick]);
        show(m_hidden, (world.stickFlags[*stick] & Hidden) != 0);
        show(m_tensionOnly, (world.stickFlags[*stick] & TensionOnly) != 0);
    }
    m_pages->setCurrentIndex(stick ? 2 : some ? 1 : 0);
    if (stick)
        m_what->setText(tr("Stick %1").arg(*stick));
    else if (particles.size() == 1)
        m_what->setText(tr("Particle %1").arg(particles.front()));
    else if (some)
        m_what->setText(tr("%n particle(s)", nullptr, static_cast<int>(particles.size())));
    else
        m_what->setText(tr("Click to place particles, drag with Shift to draw sticks"));
    m_undo->setEnabled(m_draft.undoStack().canUndo());
    m_redo->setEnabled(m_draft.undoStack().canRedo());
    for (QAction* action : {m_copy, m_pin}) action->setEnabled(some);
    m_paste->setEnabled(m_draft.canPaste());
    m_delete->setEnabled(some || stick);
    for (QAction* action : {m_mirror, m_all, m_save, m_run}) action->setEnabled(world.particles() > 0);
}

void WorldEditor::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        showSelection();
    }
    QWidget::changeEvent(event);
}

void WorldEditor::retranslate() {
    const auto text = [](QAction* action, const QString& name, const QString& plainKey = {}) {
        action->setText(name);
        const QString key =
            plainKey.isEmpty() ? action->shortcut().toString(QKeySequence::NativeText) : plainKey;
        action->setToolTip(key.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(name, key));
    };
    text(m_run, tr("Run it"));
    text(m_undo, tr("Take back"));
    text(m_redo, tr("Redo"));
    text(m_copy, tr("Copy"));
    text(m_paste, tr("Paste"));
    text(m_all, tr("Select all"));
    text(m_delete, tr("Delete"), tr("Del"));
    text(m_pin, tr("Pin or unpin"), QStringLiteral("P"));
    text(m_mirror, tr("Mirror left to right"), QStringLiteral("M"));
    text(m_snap, tr("Snap to the grid"));
    text(m_open, tr("Open a world"));
    text(m_save, tr("Save the world"));
    text(m_close, tr("Close the editor"));
    m_bar->setWindowTitle(tr("Editor"));
    m_canvas->setAccessibleName(tr("World that is edited"));
    const auto name = [](QLabel* label, QWidget* field, const QString& words) {
        label->setText(words);
        field->setAccessibleName(words);
    };
    name(m_gridLabel, m_grid, tr("Grid"));
    name(m_massLabel, m_mass, tr("Mass"));
    name(m_radiusLabel, m_radius, tr("Radius"));
    name(m_lengthLabel, m_length, tr("Length"));
    name(m_stiffnessLabel, m_stiffness, tr("Stiffness"));
    m_hidden->setText(tr("Hidden"));
    m_tensionOnly->setText(tr("Only pulls"));
}

} // namespace timestep
