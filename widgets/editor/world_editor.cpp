// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/editor/world_editor.h"

#include "core/particles/world_json.h"
#include "core/rigid/rigid_json.h"
#include "widgets/controls/edits.h"
#include "widgets/editor/value_panel.h"
#include "widgets/editor/world_canvas.h"
#include "widgets/icons/icon.h"
#include "widgets/icons/icon_size.h"
#include "widgets/text/text.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QScrollArea>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace timestep {

namespace {

constexpr int iconSide = 18; // [px]
constexpr double largestGrid = 1e9, smallestGrid = 1e-9;

QScrollArea* columnOf(QWidget* content) {
    auto* area = new QScrollArea;
    area->setWidget(content);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Expanding);
    area->setFocusPolicy(Qt::NoFocus);
    return area;
}

bool isSame(const Drawing& one, const Drawing& other) {
    if (one.kind != other.kind) return false;
    return one.isRigid() ? rigidWorldToJson(one.bodies) == rigidWorldToJson(other.bodies)
                         : worldToJson(one.particles) == worldToJson(other.particles);
}

} // namespace

WorldEditor::WorldEditor(QWidget* parent)
    : QWidget(parent),
      m_canvas(new WorldCanvas(m_draft)),
      m_bar(new QToolBar),
      m_values(new ValuePanel(m_draft)),
      m_what(new QLabel),
      m_gridLabel(new QLabel),
      m_grid(new NumberEdit) {
    buildActions();
    m_toolArea = columnOf(new QWidget);
    m_valueArea = columnOf(m_values);
    m_grid->setRange(smallestGrid, largestGrid);
    m_grid->setUnit(QStringLiteral("m"));
    m_grid->setStepping(NumberEdit::Stepping::OneTwoFive);
    m_grid->setKeyboardTracking(false);
    m_grid->setValue(m_canvas->grid());
    m_gridLabel->setBuddy(m_grid);
    m_what->setWordWrap(true);
    auto* gridRow = new QHBoxLayout;
    gridRow->setContentsMargins(10, 6, 10, 0);
    gridRow->addWidget(m_gridLabel);
    gridRow->addWidget(m_grid, 1);
    auto* right = new QVBoxLayout;
    right->addLayout(gridRow);
    right->addWidget(m_valueArea, 1);
    auto* middle = new QHBoxLayout;
    middle->setSpacing(0);
    middle->addWidget(m_toolArea);
    middle->addWidget(m_canvas, 1);
    middle->addLayout(right);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_bar);
    layout->addLayout(middle, 1);
    m_what->setContentsMargins(10, 6, 10, 6);
    layout->addWidget(m_what);
    connect(m_grid, &QDoubleSpinBox::valueChanged, m_canvas, &WorldCanvas::setGrid);
    connect(&m_draft, &WorldDraft::changed, this, &WorldEditor::showState);
    connect(&m_draft, &WorldDraft::replaced, this, &WorldEditor::showDrawing);
    connect(m_canvas, &WorldCanvas::stateChanged, this, [this] {
        showTool();
        showState();
    });
    connect(m_canvas, &WorldCanvas::refused, this, &WorldEditor::say);
    connect(m_canvas, &WorldCanvas::menuWanted, this, &WorldEditor::showMenu);
    open({});
}

void WorldEditor::open(Drawing drawing) {
    m_canvas->setRunning(false);
    if (m_draft.drawing().nodes() == 0 || !isSame(drawing, m_draft.drawing())) {
        const bool kept = m_draft.setDrawing(std::move(drawing));
        m_canvas->setFocus();
        if (kept) say(tr("This is another world. Take back brings your drawing again."));
        return;
    }
    retranslate();
    m_canvas->setFocus();
}

void WorldEditor::showDrawing() {
    const SceneKind kind = m_draft.drawing().kind;
    m_canvas->setTool(kind == SceneKind::Particles ? findThingKind("particle", kind) : nullptr);
    buildTools();
    m_canvas->fit();
    m_grid->setValue(m_canvas->suitableGrid());
    retranslate();
}

void WorldEditor::begin(SceneKind kind) {
    open(newDrawing(kind));
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
    m_stage = add("run-with-plots", QKeySequence("Ctrl+Shift+Return"));
    m_close = add("x", {}); // here, so that it is in view in a narrow window
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
    m_ground = add("ground", {});
    m_bar->addSeparator();
    m_new = add("world", {});
    m_open = add("folder-open", {});
    m_save = add("device-floppy", {});
    for (QAction* action :
         {m_run, m_stage, m_pin, m_mirror, m_snap, m_ground, m_new, m_open, m_save, m_close})
        if (auto* button = qobject_cast<QToolButton*>(m_bar->widgetForAction(action)))
            button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    buildNewMenu();
    connect(m_undo, &QAction::triggered, &m_draft.undoStack(), &QUndoStack::undo);
    connect(m_redo, &QAction::triggered, &m_draft.undoStack(), &QUndoStack::redo);
    m_redo->setShortcuts({QKeySequence(QKeySequence::Redo), QKeySequence("Ctrl+Y")});
    // A change is drawn before the stack has counted it.
    connect(&m_draft.undoStack(), &QUndoStack::indexChanged, this, &WorldEditor::showState);
    connect(m_copy, &QAction::triggered, this, [this] {
        m_draft.copy();
        showState();
    });
    connect(m_paste, &QAction::triggered, this, [this] {
        m_draft.paste({m_canvas->grid(), m_canvas->grid()});
    });
    connect(m_all, &QAction::triggered, &m_draft, &WorldDraft::selectAll);
    connect(m_delete, &QAction::triggered, &m_draft, &WorldDraft::removeSelection);
    connect(m_pin, &QAction::triggered, &m_draft, &WorldDraft::togglePins);
    connect(m_mirror, &QAction::triggered, &m_draft, &WorldDraft::mirrorSelection);
    connect(m_ground, &QAction::triggered, &m_draft, &WorldDraft::fitGround);
    connect(m_snap, &QAction::toggled, m_canvas, &WorldCanvas::setSnapping);
    connect(m_open, &QAction::triggered, this, &WorldEditor::openWanted);
    connect(m_save, &QAction::triggered, this, &WorldEditor::saveWanted);
    connect(m_stage, &QAction::triggered, this, &WorldEditor::runWanted);
    connect(m_close, &QAction::triggered, this, &WorldEditor::closed);
    connect(m_run, &QAction::triggered, this, [this] {
        if (const QString why = m_canvas->setRunning(!m_canvas->isRunning()); !why.isEmpty()) say(why);
        m_canvas->setFocus();
    });
}

void WorldEditor::buildNewMenu() {
    m_newMenu = new QMenu(this);
    for (const SceneKind kind : {SceneKind::RigidBodies, SceneKind::Particles})
        connect(m_newMenu->addAction(QString()), &QAction::triggered, this, [this, kind] { begin(kind); });
    m_new->setMenu(m_newMenu);
    if (auto* button = qobject_cast<QToolButton*>(m_bar->widgetForAction(m_new)))
        button->setPopupMode(QToolButton::InstantPopup);
}

/// The tools of the kinds that the present world can have.
void WorldEditor::buildTools() {
    auto* column = new QWidget;
    auto* layout = new QVBoxLayout(column);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->setSpacing(2);
    m_tools.clear();
    m_kinds = {nullptr};
    for (const ThingKind& kind : thingKinds())
        if (kind.world == m_draft.drawing().kind) m_kinds.push_back(&kind);
    for (const ThingKind* kind : m_kinds) {
        auto* button = new QToolButton;
        button->setIcon(icon(QString::fromLatin1(kind == nullptr ? "pointer" : kind->icon)));
        button->setCheckable(true);
        button->setAutoRaise(true);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        button->setFocusPolicy(Qt::TabFocus);
        connect(button, &QToolButton::clicked, this, [this, kind] {
            m_canvas->setRunning(false);
            m_canvas->setTool(kind);
            m_canvas->setFocus();
            showTool();
        });
        layout->addWidget(button);
        m_tools.push_back(button);
    }
    layout->addStretch(1);
    m_toolArea->setWidget(column); // deletes the tools before
}

QToolButton* WorldEditor::toolButton(std::string_view id) const {
    for (std::size_t i = 1; i < m_kinds.size(); ++i)
        if (m_kinds[i]->id == id) return m_tools[i];
    return id.empty() ? m_tools.front() : nullptr;
}

void WorldEditor::showMenu(const QPoint& at) {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const ThingKind* kind : m_kinds) {
        if (kind == nullptr || !kind->here) continue;
        menu->addAction(icon(QString::fromLatin1(kind->icon)), tr("Add here: %1").arg(translated(kind->name)),
                        this, [this, kind] { m_canvas->addHere(*kind); });
    }
    menu->addSeparator();
    menu->addActions({m_pin, m_copy, m_paste, m_delete});
    menu->popup(at);
}

void WorldEditor::showTool() {
    for (std::size_t i = 0; i < m_tools.size(); ++i) m_tools[i]->setChecked(m_kinds[i] == m_canvas->tool());
    const ThingKind* tool = m_canvas->tool();
    say(tool != nullptr
            ? translated(tool->help)
            : tr("Drag things to move them. Choose a tool to add more. Run it shows what happens."));
}

void WorldEditor::say(const QString& sentence) {
    m_what->setText(sentence);
}

void WorldEditor::showState() {
    const bool running = m_canvas->isRunning();
    const bool some = !m_draft.nodes().empty() && !running;
    m_run->setIcon(icon(running ? QStringLiteral("player-stop") : QStringLiteral("player-play")));
    m_run->setText(running ? tr("Stop") : tr("Run it"));
    m_run->setToolTip(running ? tr("Back to the drawing (Ctrl+Return)")
                              : tr("Run the world here (Ctrl+Return)"));
    m_undo->setEnabled(m_draft.undoStack().canUndo() && !running);
    m_redo->setEnabled(m_draft.undoStack().canRedo() && !running);
    for (QAction* action : {m_copy, m_pin}) action->setEnabled(some);
    m_paste->setEnabled(m_draft.canPaste() && !running);
    m_delete->setEnabled(some || (m_draft.link() && !running));
    const bool any = m_draft.drawing().nodes() > 0;
    m_mirror->setEnabled(any && !running && !m_draft.drawing().isRigid());
    m_ground->setEnabled(!running);
    m_all->setEnabled(any && !running);
    for (QAction* action : {m_run, m_stage, m_save}) action->setEnabled(any);
    m_valueArea->setEnabled(!running);
    if (running) say(tr("It runs. Pull things with the mouse. Stop goes back to the drawing."));
}

void WorldEditor::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    m_canvas->setRunning(false);
}

void WorldEditor::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        m_values->retranslate();
        retranslate();
    }
    QWidget::changeEvent(event);
}

void WorldEditor::retranslate() {
    const auto name = [](QAction* action, const QString& words, const QString& plainKey = {}) {
        action->setText(words);
        const QString key =
            plainKey.isEmpty() ? action->shortcut().toString(QKeySequence::NativeText) : plainKey;
        action->setToolTip(key.isEmpty() ? words : QStringLiteral("%1 (%2)").arg(words, key));
    };
    name(m_undo, tr("Take back"));
    name(m_redo, tr("Redo"));
    name(m_copy, tr("Copy"));
    name(m_paste, tr("Paste"));
    name(m_all, tr("Select all"));
    name(m_delete, tr("Delete"), tr("Del"));
    name(m_pin, m_draft.drawing().isRigid() ? tr("Fix or free") : tr("Pin or unpin"), QStringLiteral("P"));
    name(m_mirror, tr("Mirror left to right"), QStringLiteral("M"));
    name(m_snap, tr("Snap to the grid"));
    name(m_ground, tr("Floor and walls that fit"));
    name(m_new, tr("New world"));
    name(m_open, tr("Open a world"));
    name(m_save, tr("Save the world"));
    name(m_stage, tr("Run it with plots"));
    name(m_close, tr("Close the editor"));
    m_pin->setIconText(m_draft.drawing().isRigid() ? tr("Fix") : tr("Pin"));
    m_mirror->setIconText(tr("Mirror"));
    m_snap->setIconText(tr("Grid"));
    m_ground->setIconText(tr("Floor"));
    m_new->setIconText(tr("New"));
    m_open->setIconText(tr("Open"));
    m_save->setIconText(tr("Save"));
    m_stage->setIconText(tr("With plots"));
    m_close->setIconText(tr("Close"));
    m_newMenu->actions()[0]->setText(tr("Of solid bodies"));
    m_newMenu->actions()[1]->setText(tr("Of particles and sticks"));
    m_bar->setWindowTitle(tr("Editor"));
    m_canvas->setAccessibleName(tr("World that is edited"));
    m_gridLabel->setText(tr("Grid"));
    m_grid->setAccessibleName(tr("Grid"));
    for (std::size_t i = 0; i < m_tools.size(); ++i) {
        const QString words = m_kinds[i] == nullptr ? tr("Pick up") : translated(m_kinds[i]->name);
        m_tools[i]->setText(words);
        m_tools[i]->setAccessibleName(words);
        const QString key = i < 10 ? QStringLiteral(" (%1)").arg(i) : QString();
        m_tools[i]->setToolTip(
            (m_kinds[i] == nullptr ? tr("Pick up and move things") : translated(m_kinds[i]->help)) + key);
    }
    m_toolArea->setMinimumWidth(m_toolArea->widget() ? m_toolArea->widget()->sizeHint().width() + 4 : 0);
    const int letters = fontMetrics().averageCharWidth();
    m_valueArea->setFixedWidth(32 * letters);
    showTool();
    showState();
}

} // namespace timestep
