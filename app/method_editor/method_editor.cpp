// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/method_editor/method_editor.h"

#include "app/method_editor/method_facts_view.h"
#include "app/method_editor/method_text_edit.h"
#include "app/names.h"
#include "core/integration/applies.h"
#include "core/integration/methods.h"
#include "core/method/opened_text.h"
#include "core/method/own_method.h"
#include "core/particles/relaxation/relaxation_records.h"
#include "core/run/experiment/run_method.h"
#include "core/run/experiment/setting_key.h"
#include "widgets/panel/steady_scroll_area.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace timestep {

namespace {

constexpr int pauseBeforeMeasuring = 1000; // [ms]
constexpr QSize editorSize(980, 620);

std::string named(const Integrator& integrator) {
    return openedText(integrator, translatedUtf8(integrator.name));
}
std::string named(const WorldMethod& method) {
    return openedText(method, translatedUtf8(method.relaxation->name));
}

/// The text of the run, or that of its method; a first text if the method has none.
std::string shownText(const Experiment& experiment, std::size_t run) {
    const Run& edited = experiment.runs.at(run);
    if (usesOwnMethod(edited)) return ownTextOf(edited);
    std::string shown;
    if (experiment.scene->kind() == SceneKind::Particles) {
        shown = named(worldMethodOf(experiment, run));
        return shown.empty() ? named(WorldMethod{.relaxation = &gaussSeidel}) : shown;
    }
    if (const Integrator* integrator = findIntegrator(edited.method.choice("integrator")))
        shown = named(*integrator);
    return shown.empty() ? named(velocityVerlet) : shown;
}

} // namespace

MethodEditor::MethodEditor(QWidget* parent)
    : QDialog(parent),
      m_startLabel(new QLabel),
      m_start(new QComboBox),
      m_text(new MethodTextEdit(this)),
      m_error(new QLabel),
      m_help(new QLabel),
      m_facts(new MethodFactsView),
      m_runButton(new QPushButton),
      m_addButton(new QPushButton),
      m_closeButton(new QPushButton) {
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    m_startLabel->setBuddy(m_start);
    m_text->setObjectName("method-text");
    m_error->setWordWrap(true);
    m_error->setTextFormat(Qt::PlainText);
    m_error->setObjectName("method-error");
    m_help->setWordWrap(true);
    m_start->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);

    auto* starts = new QHBoxLayout;
    starts->addWidget(m_startLabel);
    starts->addWidget(m_start, 1);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_runButton);
    buttons->addWidget(m_addButton);
    buttons->addStretch();
    buttons->addWidget(m_closeButton);
    auto* left = new QVBoxLayout;
    left->addLayout(starts);
    left->addWidget(m_text, 1);
    left->addWidget(m_error);
    left->addWidget(m_help);
    left->addLayout(buttons);
    auto* both = new QHBoxLayout(this);
    both->addLayout(left, 3);
    auto* area = new SteadyScrollArea; // large type needs room
    area->setWidget(m_facts);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    both->addWidget(area, 2);
    both->setSpacing(14);
    for (QPushButton* button : {m_runButton, m_addButton, m_closeButton}) button->setAutoDefault(false);
    for (const char* keys : {"Ctrl+Return", "Ctrl+Enter"})
        connect(new QShortcut(QKeySequence(keys), this), &QShortcut::activated, m_runButton,
                &QPushButton::click);

    m_pause.setSingleShot(true);
    m_pause.setInterval(pauseBeforeMeasuring);
    connect(&m_pause, &QTimer::timeout, this, &MethodEditor::measure);
    connect(m_text, &QPlainTextEdit::textChanged, this, &MethodEditor::check);
    connect(m_start, &QComboBox::activated, this, &MethodEditor::startFrom);
    connect(m_runButton, &QPushButton::clicked, this, &MethodEditor::runWanted);
    connect(m_addButton, &QPushButton::clicked, this, &MethodEditor::addWanted);
    connect(m_closeButton, &QPushButton::clicked, this, &QDialog::close);
    retranslate();
    resize(editorSize);
}

void MethodEditor::retranslate() {
    setWindowTitle(m_ofSticks ? tr("Edit the rule for sticks") : tr("Edit the method"));
    m_startLabel->setText(tr("&Start from"));
    fillStarts();
    m_start->setAccessibleName(tr("Start from a method of the program"));
    m_start->setToolTip(tr("Replace the text by that of a method of the program; undo brings yours back"));
    m_text->setAccessibleName(tr("Lines of the method"));
    m_error->setAccessibleName(tr("Error in the method"));
    m_help->setText(m_ofSticks
                        ? tr("Given: the ends a and b of a stick, L, wa, wb, k, compliance, one_way, h, |d|, "
                             "dot(d, e). The lines run for one stick after another, in every pass. Lines "
                             "under start: run for each stick at the beginning of a step.")
                        : tr("Given: x, v, h, t, h_last, a(x, v, t), norm(d), dot(d, e). Lines under "
                             "start: run once before the first step. A comment in the first line names "
                             "the method."));
    m_runButton->setText(tr("&Run"));
    m_runButton->setToolTip(tr("Run the experiment with this method (Ctrl+Enter)"));
    m_addButton->setText(tr("Run &beside the others"));
    m_addButton->setToolTip(tr("Add a run with this method to the experiment"));
    m_closeButton->setText(tr("&Close"));
    m_facts->retranslate();
    if (!m_experiment.runs.empty()) check();
}

/// The methods that have a text, by their current names.
void MethodEditor::fillStarts() {
    m_start->clear();
    m_start->addItem(m_ofSticks ? tr("a rule of the program…") : tr("a method of the program…"));
    const auto add = [&](bool hasText, Text name, std::string_view id) {
        if (hasText) m_start->addItem(translated(name), text(id));
    };
    if (m_ofSticks)
        for (const Relaxation& relaxation : relaxations())
            add(!openedText(WorldMethod{.relaxation = &relaxation}, {}).empty(), relaxation.name,
                relaxation.id);
    else
        for (const Integrator& integrator : integrators())
            add(!openedText(integrator, {}).empty(), integrator.name, integrator.id);
}

void MethodEditor::edit(const Experiment& experiment, std::size_t run) {
    m_experiment = experiment;
    m_run = run;
    if (const bool ofSticks = experiment.scene->kind() == SceneKind::Particles; ofSticks != m_ofSticks) {
        m_ofSticks = ofSticks;
        retranslate();
    }
    m_start->setCurrentIndex(0);
    m_text->replaceText(QString::fromStdString(shownText(experiment, run)));
    check();
    measure();
    m_text->setFocus();
}

std::string MethodEditor::methodText() const {
    return m_text->toPlainText().toStdString();
}

void MethodEditor::startFrom(int index) {
    const std::string id = m_start->itemData(index).toString().toStdString();
    if (id.empty()) return;
    const std::string begun =
        m_ofSticks ? named(WorldMethod{.relaxation = findRelaxation(id)}) : named(*findIntegrator(id));
    m_text->replaceText(QString::fromStdString(begun));
    m_start->setCurrentIndex(0);
    m_text->setFocus();
}

void MethodEditor::check() {
    m_pause.stop();
    m_good = false;
    try {
        const QString unfit = whyUnfit();
        m_good = true;
        m_applies = unfit.isEmpty();
        m_text->markError(0, 0);
        m_error->setText(unfit);
        m_facts->setNothing(tr("The facts follow when you stop typing."));
        m_pause.start();
    } catch (const MethodError& error) {
        m_text->markError(error.line, error.column);
        m_error->setText(translated(error));
        m_facts->setNothing(tr("A text with an error has no facts."));
    }
    m_error->setVisible(!runs());
    m_help->setVisible(runs());
    m_runButton->setEnabled(runs());
    m_addButton->setEnabled(runs() && m_room);
}

/// Reads the text and returns why the equations of the experiment do not suit it. Throws MethodError.
QString MethodEditor::whyUnfit() const {
    if (m_ofSticks) {
        ownRelaxation(methodText());
        return {};
    }
    const auto own = ownMethod(methodText());
    const auto problem =
        problemOf(*m_experiment.scene, parametersOf(m_experiment, m_run), m_experiment.texts);
    return translated(whyNotApplied(own->integrator, *problem));
}

void MethodEditor::setRoomForMore(bool room) {
    m_room = room;
    m_addButton->setEnabled(runs() && m_room);
}

void MethodEditor::measure() {
    if (!m_good) return;
    m_pause.stop();
    Experiment measured = m_experiment;
    measured.runs = {m_experiment.runs.at(m_run)};
    setByKey(measured, "method", methodText());
    m_facts->measure(measured);
}

void MethodEditor::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

/// The measurement ends with the dialog; the text stays.
void MethodEditor::reject() {
    m_pause.stop();
    QDialog::reject();
}

} // namespace timestep
