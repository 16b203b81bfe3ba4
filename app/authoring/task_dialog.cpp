// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/authoring/task_dialog.h"

#include "app/background_work.h"
#include "app/classroom/new_lesson_dialog.h"
#include "core/input_error.h"
#include "core/parameter/typed_number.h"
#include "core/run/experiment/setting_key.h"
#include "core/run/rows/metric.h"
#include "core/run/session/session.h"
#include "core/table/number_text.h"
#include "widgets/controls/stretch_column.h"
#include "widgets/text/text.h"

#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace timestep {

namespace {

constexpr int largestNumber = 99, longestTitle = 80, linesOfText = 3, linesOfMessage = 3, mostChoices = 4;
constexpr QSize sizeOfTask(720, 600);
enum ControlColumn { NameColumn, ValueColumn, UseColumn, SolutionColumn };

QTableWidgetItem* fixedItem(const QString& text) {
    auto* item = new QTableWidgetItem(text);
    item->setFlags(item->flags() & ~Qt::ItemIsEditable);
    return item;
}

QString cellOf(const QTableWidget& table, int row, int column) {
    const QTableWidgetItem* item = table.item(row, column);
    return item != nullptr ? item->text().trimmed() : QString();
}

/// The measure's unit is shown by its name, not "1".
QString withUnit(const QString& name, const std::string& unit) {
    return unit.empty() || unit == "1" ? name
                                       : QStringLiteral("%1 [%2]").arg(name, QString::fromStdString(unit));
}

} // namespace

TaskDialog::TaskDialog(const Experiment& experiment, const Session& session, int number,
                       const QString& folder, QWidget* parent)
    : QDialog(parent),
      m_experiment(experiment),
      m_folder(folder),
      m_title(new QLineEdit),
      m_text(new QPlainTextEdit),
      m_number(new QSpinBox),
      m_start(new QComboBox),
      m_tabs(new QTabWidget),
      m_message(new QLabel) {
    setWindowTitle(tr("Set up a task"));
    resize(sizeOfTask);
    if (session.simulation(0).steps() > 0) m_present = presentStart(experiment, session);
    m_title->setMaxLength(longestTitle);
    m_number->setRange(1, largestNumber);
    m_number->setValue(std::min(number, largestNumber));
    m_text->setTabChangesFocus(true);
    m_text->setFixedHeight(linesOfText * fontMetrics().lineSpacing() + 3 * fontMetrics().descent());
    if (m_present) m_start->addItem(tr("As the picture is now"));
    m_start->addItem(tr("As the run began"));
    m_message->setWordWrap(true);
    m_message->setTextFormat(Qt::PlainText);
    m_message->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    m_message->setMinimumHeight(linesOfMessage * fontMetrics().lineSpacing());
    auto* form = new QFormLayout;
    form->addRow(tr("&Title"), m_title);
    form->addRow(tr("What to &do"), m_text);
    form->addRow(tr("&Start"), m_start);
    form->addRow(tr("&Number"), m_number);
    m_tabs->addTab(makeControls(), tr("&Controls"));
    m_tabs->addTab(makeQuestion(), tr("&Question"));
    m_tabs->addTab(makeGoal(session), tr("&Goal"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_write = buttons->addButton(tr("&Write the lesson"), QDialogButtonBox::AcceptRole);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_tabs, 1);
    layout->addWidget(m_message);
    layout->addWidget(buttons);
    m_title->setObjectName("title");
    m_text->setObjectName("text");
    m_message->setObjectName("message");
    m_write->setObjectName("write");
    m_measure->setObjectName("measure");
    m_take->setObjectName("take");
    m_goalValue->setObjectName("goal-value");
    m_controls->setObjectName("controls");
    connect(m_title, &QLineEdit::textChanged, this, &TaskDialog::showState);
    connect(m_number, &QSpinBox::valueChanged, this, &TaskDialog::showState);
    connect(m_start, &QComboBox::currentIndexChanged, this, &TaskDialog::fillControls);
    connect(buttons, &QDialogButtonBox::accepted, this, &TaskDialog::write);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    fillControls();
    showQuestion();
    showState();
}

QWidget* TaskDialog::makeControls() {
    m_controls = new QTableWidget(0, 4);
    m_controls->setHorizontalHeaderLabels(
        {tr("Setting"), tr("At the start"), tr("The learner"), tr("Reaches the goal")});
    m_controls->horizontalHeaderItem(SolutionColumn)
        ->setToolTip(tr("A value that reaches the goal. The learner does not see it."));
    m_controls->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    stretchColumn(*m_controls, NameColumn);
    m_controls->verticalHeader()->setSectionResizeMode(
        QHeaderView::ResizeToContents); // as high as its fields
    m_controls->verticalHeader()->hide();
    m_controls->setTabKeyNavigation(false);
    m_controls->setAccessibleName(tr("Settings of the scene"));
    return m_controls;
}

QWidget* TaskDialog::makeQuestion() {
    auto* page = new QWidget;
    m_asked = new QComboBox;
    m_asked->addItems({tr("No question"), tr("One of several answers"), tr("A number"), tr("A sentence")});
    for (QLineEdit** line : {&m_ask, &m_answer, &m_within, &m_unit, &m_hint, &m_solution, &m_model})
        *line = new QLineEdit;
    m_hint->setText(tr("Run it once more and look closely."));
    m_choices = new QTableWidget(mostChoices, 2);
    m_choices->setHorizontalHeaderLabels({tr("Answer"), tr("Why it is wrong")});
    m_choices->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_choices->verticalHeader()->hide();
    m_choices->setTabKeyNavigation(false);
    m_choices->setAccessibleName(tr("Answers, the right one first"));
    for (int row = 0; row < mostChoices; ++row)
        for (int column = 0; column < 2; ++column)
            m_choices->setItem(
                row, column, row == 0 && column == 1 ? fixedItem(tr("the right one")) : new QTableWidgetItem);
    auto* form = new QFormLayout(page);
    form->addRow(tr("&Kind"), m_asked);
    form->addRow(tr("Qu&estion"), m_ask);
    form->addRow(tr("&Answers"), m_choices);
    form->addRow(tr("&Answer"), m_answer);
    form->addRow(tr("Give &or take"), m_within);
    form->addRow(tr("&Unit"), m_unit);
    form->addRow(tr("&Hint"), m_hint);
    form->addRow(tr("So&lution"), m_solution);
    form->addRow(tr("&Model answer"), m_model);
    connect(m_asked, &QComboBox::currentIndexChanged, this, &TaskDialog::showQuestion);
    return page;
}

QWidget* TaskDialog::makeGoal(const Session& session) {
    auto* page = new QWidget;
    m_measure = new QComboBox;
    m_measure->addItem(tr("No goal"));
    for (const RecordedColumn& column : columnsOf(session.simulation(0)))
        if (column.id != "step")
            m_measure->addItem(withUnit(translated(column.name), column.unit),
                               QStringList{QString::fromStdString(column.id),
                                           QString::fromStdString(column.unit), translated(column.name)});
    m_take = new QComboBox;
    m_take->addItem(tr("at the end"), QStringLiteral("end"));
    m_take->addItem(tr("the largest"), QStringLiteral("maximum"));
    m_take->addItem(tr("the smallest"), QStringLiteral("minimum"));
    m_meaning = new QComboBox;
    m_meaning->addItems({tr("at least"), tr("at most"), tr("about")});
    m_goalValue = new QLineEdit;
    m_goalWithin = new QLineEdit;
    auto* form = new QFormLayout(page);
    form->addRow(tr("&Measure"), m_measure);
    form->addRow(tr("Whic&h"), m_take);
    form->addRow(tr("&Is"), m_meaning);
    form->addRow(tr("&Value"), m_goalValue);
    form->addRow(tr("Give &or take"), m_goalWithin);
    connect(m_meaning, &QComboBox::currentIndexChanged, this,
            [form, this](int index) { form->setRowVisible(m_goalWithin, index == 2); });
    form->setRowVisible(m_goalWithin, false);
    return page;
}

void TaskDialog::fillControls() {
    const Experiment& experiment = m_present && m_start->currentIndex() == 0 ? *m_present : m_experiment;
    m_keys = taskKeys(experiment);
    m_controls->setRowCount(static_cast<int>(m_keys.size()));
    for (int row = 0; row < m_controls->rowCount(); ++row) {
        const std::string& key = m_keys[static_cast<std::size_t>(row)];
        const SettingFacts facts = describe(experiment, SettingKey::parse(key));
        m_controls->setItem(row, NameColumn,
                            fixedItem(withUnit(translated(facts.name), std::string(facts.unit))));
        m_controls->setItem(row, ValueColumn, fixedItem(QString::fromStdString(valueByKey(experiment, key))));
        auto* use = new QComboBox;
        use->addItems({tr("may change it"), tr("sees it locked"), tr("does not see it")});
        use->setCurrentIndex(static_cast<int>(TaskDraft::Use::Hidden));
        use->setAccessibleName(tr("What the learner may do with: %1").arg(translated(facts.name)));
        auto* solution = new QTableWidgetItem;
        m_controls->setItem(row, SolutionColumn, solution);
        connect(use, &QComboBox::currentIndexChanged, m_controls, [solution](int index) {
            solution->setFlags(index == static_cast<int>(TaskDraft::Use::Free)
                                   ? solution->flags() | Qt::ItemIsEditable
                                   : solution->flags() & ~Qt::ItemIsEditable);
        });
        solution->setFlags(solution->flags() & ~Qt::ItemIsEditable);
        m_controls->setCellWidget(row, UseColumn, use);
    }
}

void TaskDialog::showQuestion() {
    auto* form = static_cast<QFormLayout*>(m_asked->parentWidget()->layout());
    const auto asked = static_cast<TaskDraft::Asked>(m_asked->currentIndex());
    const bool isChoice = asked == TaskDraft::Asked::Choice, isNumber = asked == TaskDraft::Asked::Number;
    form->setRowVisible(m_ask, asked != TaskDraft::Asked::Nothing);
    form->setRowVisible(m_choices, isChoice);
    for (QLineEdit* line : {m_answer, m_within, m_unit}) form->setRowVisible(line, isNumber);
    for (QLineEdit* line : {m_hint, m_solution}) form->setRowVisible(line, isChoice || isNumber);
    form->setRowVisible(m_model, asked == TaskDraft::Asked::Sentence);
}

QString TaskDialog::folderOfLesson() const {
    return QDir(m_folder).filePath(
        QStringLiteral("%1-%2").arg(QStringLiteral("%1").arg(m_number->value(), 2, 10, QLatin1Char('0')),
                                    lessonFolderName(m_title->text())));
}

void TaskDialog::showState() {
    const bool named = !lessonFolderName(m_title->text()).isEmpty();
    m_write->setEnabled(named);
    m_message->setText(
        named
            ? tr("The lesson will be %1. It opens at once; Pack a lesson makes one file of it for learners.")
                  .arg(QDir::toNativeSeparators(folderOfLesson() + QStringLiteral("/lesson.md")))
            : tr("The title needs letters or digits from which the name of the folder is made."));
}

TaskDraft TaskDialog::draft() const {
    const auto numberIn = [](const QLineEdit& line, Text what) {
        const auto number = typedNumber(line.text().trimmed().toStdString());
        if (!number)
            throw InputError(Sentence(TRANSLATABLE("fault", "%1: a number is expected"), Sentence(what)));
        return *number;
    };
    const auto textIn = [](const QString& text, Text what) {
        if (text.trimmed().isEmpty())
            throw InputError(Sentence(TRANSLATABLE("fault", "%1: a text is expected"), Sentence(what)));
        return text.trimmed();
    };
    TaskDraft draft;
    draft.title = m_title->text().simplified();
    draft.text = textIn(m_text->toPlainText(), TRANSLATABLE("fault", "What to do"));
    draft.experiment = m_present && m_start->currentIndex() == 0 ? *m_present : m_experiment;
    for (std::size_t i = 0; i < m_keys.size(); ++i) {
        const int row = static_cast<int>(i);
        const auto* use = static_cast<const QComboBox*>(m_controls->cellWidget(row, UseColumn));
        draft.controls.push_back({m_keys[i], static_cast<TaskDraft::Use>(use->currentIndex()),
                                  cellOf(*m_controls, row, SolutionColumn).toStdString()});
    }
    draft.asked = static_cast<TaskDraft::Asked>(m_asked->currentIndex());
    if (draft.asked != TaskDraft::Asked::Nothing)
        draft.ask = textIn(m_ask->text(), TRANSLATABLE("fault", "Question"));
    const bool graded = draft.asked == TaskDraft::Asked::Choice || draft.asked == TaskDraft::Asked::Number;
    if (graded) {
        draft.hint = textIn(m_hint->text(), TRANSLATABLE("fault", "Hint"));
        draft.solution = textIn(m_solution->text(), TRANSLATABLE("fault", "Solution"));
    }
    if (draft.asked == TaskDraft::Asked::Sentence)
        draft.model = textIn(m_model->text(), TRANSLATABLE("fault", "Model answer"));
    if (draft.asked == TaskDraft::Asked::Number) {
        draft.answer = numberIn(*m_answer, TRANSLATABLE("fault", "Answer"));
        draft.within = numberIn(*m_within, TRANSLATABLE("fault", "Give or take"));
        draft.unit = m_unit->text().trimmed();
    }
    if (draft.asked == TaskDraft::Asked::Choice) {
        for (int row = 0; row < mostChoices; ++row)
            if (const QString text = cellOf(*m_choices, row, 0); !text.isEmpty())
                draft.choices.push_back({text, row == 0 ? QString()
                                                        : textIn(cellOf(*m_choices, row, 1),
                                                                 TRANSLATABLE("fault", "Why it is wrong"))});
        if (draft.choices.size() < 2 || cellOf(*m_choices, 0, 0).isEmpty())
            throw InputError(TRANSLATABLE("fault", "A question needs the right answer and a wrong one"));
    }
    if (m_measure->currentIndex() > 0) {
        const QStringList measure = m_measure->currentData().toStringList();
        TaskDraft::Goal goal;
        goal.measure = measure[0].toStdString();
        goal.unit = measure[1].toStdString();
        goal.take = m_take->currentData().toString().toStdString();
        goal.meaning = static_cast<TaskDraft::Goal::Meaning>(m_meaning->currentIndex());
        goal.value = numberIn(*m_goalValue, TRANSLATABLE("fault", "Value"));
        if (goal.meaning == TaskDraft::Goal::Meaning::About)
            goal.within = numberIn(*m_goalWithin, TRANSLATABLE("fault", "Give or take"));
        goal.text =
            tr("%1, %2: %3 %4")
                .arg(measure[2], m_take->currentText(), m_meaning->currentText(),
                     (m_goalValue->text().trimmed() + ' ' + (goal.unit == "1" ? QString() : measure[1]))
                         .trimmed());
        draft.goal = goal;
    }
    if (!draft.goal && draft.asked == TaskDraft::Asked::Nothing)
        throw InputError(TRANSLATABLE("fault", "The task needs a question or a goal"));
    return draft;
}

void TaskDialog::write() {
    try {
        const TaskDraft task = draft();
        if (task.goal) {
            if (!(task.experiment.duration > 0))
                throw InputError(
                    TRANSLATABLE("fault", "A goal is measured at the end of a run: this one has no end"));
            const GoalTrial trial = tryGoal(task);
            if (!trial.solutionHolds)
                throw InputError(Sentence(
                    TRANSLATABLE(
                        "fault",
                        "The goal is not reached: the run gives %1. Type values under \"Reaches the goal\""),
                    shortNumber(trial.atSolution)));
        }
        m_file = writeTask(task, folderOfLesson());
        accept();
    } catch (const InputError& error) {
        m_message->setText(problemText(error));
    }
}

} // namespace timestep
