// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/calculated/calculated_dialog.h"

#include "widgets/look/flat_style.h"
#include "widgets/look/theme.h"
#include "widgets/panel/steady_scroll_area.h"
#include "widgets/plot/chart/flow_layout.h"
#include "widgets/text/label_text.h"
#include "widgets/text/text.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

constexpr QSize usualCalculatedSize(860, 560);
constexpr int typingPause = 200; // [ms]

QString nameStyle(Theme theme) {
    const ThemeColours& colours = coloursOf(theme);
    return QStringLiteral("QToolButton{border:1px solid %1;border-radius:6px;padding:2px 7px;background:%2}"
                          "QToolButton:hover{background:%3}"
                          "QToolButton:focus{border:2px solid %4;padding:1px 6px}%5")
        .arg(colours.axis.name(), colours.button.name(), colours.grid.name(), colours.accent.name(),
             hasLargeTargets() ? QStringLiteral("QToolButton{min-width:36px;min-height:36px}") : QString());
}

QLabel* wrapping(const QString& text = {}) {
    auto* label = new QLabel(text);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

} // namespace

CalculatedDialog::CalculatedDialog(const Experiment& experiment, std::int64_t tick, QWidget* parent)
    : QDialog(parent),
      m_experiment(experiment),
      m_tick(tick),
      m_columns(experiment.calculated),
      m_present(m_columns.size()),
      m_list(new QListWidget),
      m_add(new QPushButton(tr("&Add a column"))),
      m_remove(new QPushButton(tr("&Remove"))),
      m_accept(nullptr),
      m_fields(new QWidget),
      m_names(new QWidget),
      m_name(new QLineEdit),
      m_unit(new QLineEdit),
      m_formula(new QLineEdit),
      m_inFormulas(wrapping()),
      m_verdict(wrapping()) {
    setWindowTitle(tr("Calculated columns"));
    m_experiment.calculated.clear();
    m_simulation = makeSimulation(m_experiment, 0);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    m_accept = buttons->button(QDialogButtonBox::Ok);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* both = new QHBoxLayout;
    both->addWidget(listPart(), 1);
    both->addWidget(columnPart(), 2);
    auto* whole = new QVBoxLayout(this);
    whole->addWidget(wrapping(tr("A calculated column holds one value in every row of a run. Plots, fits, "
                                 "tables and figures treat it like the measured columns.")));
    whole->addLayout(both, 1);
    whole->addWidget(buttons);

    m_pause.setSingleShot(true);
    m_pause.setInterval(typingPause);
    connect(&m_pause, &QTimer::timeout, this, &CalculatedDialog::preview);
    connect(m_add, &QPushButton::clicked, this, &CalculatedDialog::add);
    connect(m_remove, &QPushButton::clicked, this, &CalculatedDialog::removeChosen);
    connect(m_list, &QListWidget::currentRowChanged, this, &CalculatedDialog::choose);
    for (QLineEdit* line : {m_name, m_unit, m_formula})
        connect(line, &QLineEdit::textEdited, this, &CalculatedDialog::typed);
    resize(usualCalculatedSize);
    showList();
    if (m_columns.empty())
        add();
    else
        m_list->setCurrentRow(0);
}

QWidget* CalculatedDialog::listPart() {
    auto* part = new QWidget;
    auto* heading = new QLabel(tr("&Columns"));
    heading->setBuddy(m_list);
    m_list->setAccessibleName(tr("Columns"));
    m_list->setWordWrap(true);
    m_list->setMinimumWidth(24 * fontMetrics().averageCharWidth());
    auto* buttons = new QHBoxLayout;
    for (QPushButton* button : {m_add, m_remove}) {
        button->setAutoDefault(false); // Enter means OK
        buttons->addWidget(button);
    }
    buttons->addStretch();
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 12, 0);
    column->addWidget(heading);
    column->addWidget(m_list, 1);
    column->addLayout(buttons);
    return part;
}

QWidget* CalculatedDialog::columnPart() {
    m_name->setPlaceholderText(tr("momentum"));
    m_unit->setPlaceholderText(tr("kg m/s; empty for a pure number"));
    m_formula->setPlaceholderText(tr("m*v"));
    m_name->setMaxLength(static_cast<int>(CalculatedColumn::longestName));
    m_unit->setMaxLength(static_cast<int>(CalculatedColumn::longestName));
    m_formula->setMaxLength(static_cast<int>(CalculatedColumn::longestFormula));
    auto* form = new QFormLayout(m_fields);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(tr("&Name"), m_name);
    form->addRow(QString(), m_inFormulas);
    form->addRow(tr("&Unit"), m_unit);
    form->addRow(tr("&Formula"), m_formula);
    m_verdict->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_verdict->setMinimumHeight(2 * fontMetrics().lineSpacing()); // the widgets below keep their places
    m_verdict->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    auto* flow = new FlowLayout(m_names, 4, 4);
    flow->setContentsMargins(0, 0, 0, 0);
    // A fixed height would be that of a column of names.
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    m_names->setSizePolicy(policy);
    m_names->setMinimumWidth(1);
    m_names->setStyleSheet(nameStyle(themeOf(palette())));
    auto* contents = new QWidget;
    auto* rows = new QVBoxLayout(contents);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(wrapping(tr("A formula may use these names. A click inserts one. delta(y) is the change "
                                "of y since the row before, and sum(y) adds up y over all rows so far.")));
    rows->addWidget(m_names);
    rows->addStretch();
    auto* area = new SteadyScrollArea;
    area->setWidget(contents);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    auto* part = new QWidget;
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_fields);
    column->addWidget(m_verdict);
    column->addWidget(area, 1);
    return part;
}

bool CalculatedDialog::isBlank(std::size_t column) const {
    const CalculatedColumn& one = m_columns[column];
    return one.name.empty() && one.formula.empty() && one.unit == "1";
}

std::vector<CalculatedColumn> CalculatedDialog::columns() const {
    std::vector<CalculatedColumn> kept;
    for (std::size_t i = 0; i < m_columns.size(); ++i)
        if (!isBlank(i)) kept.push_back(m_columns[i]);
    return kept;
}

void CalculatedDialog::add() {
    if (m_columns.size() >= CalculatedColumn::most) return;
    m_columns.push_back({"", "", "1", ""});
    showList();
    m_list->setCurrentRow(m_list->count() - 1);
    m_name->setFocus();
}

void CalculatedDialog::removeChosen() {
    const int row = m_list->currentRow();
    if (row < 0) return;
    m_columns.erase(m_columns.begin() + row);
    if (static_cast<std::size_t>(row) < m_present) --m_present;
    showList();
    m_list->setCurrentRow(std::min(row, m_list->count() - 1));
    choose(m_list->currentRow());
}

/// Fills the list with the texts of the columns; the choice stays.
void CalculatedDialog::showList() {
    const QSignalBlocker quiet(m_list);
    const int chosen = m_list->currentRow();
    while (m_list->count() > static_cast<int>(m_columns.size())) delete m_list->takeItem(m_list->count() - 1);
    while (m_list->count() < static_cast<int>(m_columns.size())) m_list->addItem(QString());
    for (std::size_t i = 0; i < m_columns.size(); ++i)
        m_list->item(static_cast<int>(i))
            ->setText(isBlank(i) ? tr("new column") : text(toText(m_columns[i])));
    m_list->setCurrentRow(std::min(chosen, m_list->count() - 1));
    m_add->setEnabled(m_columns.size() < CalculatedColumn::most);
}

void CalculatedDialog::choose(int row) {
    const bool chosen = row >= 0 && row < static_cast<int>(m_columns.size());
    m_fields->setEnabled(chosen);
    m_remove->setEnabled(chosen);
    const CalculatedColumn none{"", "", "1", ""};
    const CalculatedColumn& column = chosen ? m_columns[static_cast<std::size_t>(row)] : none;
    m_name->setText(text(column.name));
    m_unit->setText(column.unit == "1" ? QString() : text(column.unit));
    m_formula->setText(text(column.formula));
    check();
}

void CalculatedDialog::typed() {
    const int row = m_list->currentRow();
    if (row < 0) return;
    CalculatedColumn& column = m_columns[static_cast<std::size_t>(row)];
    column.name = m_name->text().trimmed().toStdString();
    column.unit = m_unit->text().trimmed().isEmpty() ? "1" : m_unit->text().trimmed().toStdString();
    column.formula = m_formula->text().trimmed().toStdString();
    if (static_cast<std::size_t>(row) >= m_present) {
        column.id = idOfName(column.name);
        if (column.id.empty()) column.id = "column-" + std::to_string(row + 1);
    }
    showList();
    check();
}

void CalculatedDialog::check() {
    m_work.stop();
    m_pause.stop();
    m_fault = faultOf(m_experiment, *m_simulation, columns());
    m_accept->setEnabled(!m_fault);
    const int row = m_list->currentRow();
    const bool named = row >= 0 && !m_columns[static_cast<std::size_t>(row)].name.empty();
    m_inFormulas->setText(
        named ? tr("In formulas: %1").arg(text(nameInFormulas(m_columns[static_cast<std::size_t>(row)].id)))
              : QString());
    showNames();
    if (!m_fault) {
        m_verdict->clear();
        if (row >= 0 && !isBlank(static_cast<std::size_t>(row))) m_pause.start();
        return;
    }
    const CalculatedColumn wrong = columns()[m_fault->column];
    const bool chosen = row >= 0 && m_columns[static_cast<std::size_t>(row)] == wrong;
    m_verdict->setText(chosen ? m_fault->sentence
                              : tr("In the column “%1”: %2").arg(text(wrong.name), m_fault->sentence));
}

void CalculatedDialog::showNames() {
    std::vector<CalculatedColumn> before;
    const auto row = static_cast<std::size_t>(std::max(m_list->currentRow(), 0));
    for (std::size_t i = 0; i < std::min(row, m_columns.size()); ++i)
        if (!isBlank(i)) before.push_back(m_columns[i]);
    if (m_fault) before.resize(std::min(before.size(), m_fault->column));
    std::vector<KnownName> names = knownNames(m_experiment, *m_simulation, std::move(before));
    names.insert(names.begin(), {QStringLiteral("sum()"), tr("sum of the values in all rows so far")});
    names.insert(names.begin(), {QStringLiteral("delta()"), tr("change since the row before")});
    std::vector<QString> shown;
    for (const KnownName& known : names) shown.push_back(known.name + known.meaning);
    if (shown == m_shownNames) return;
    m_shownNames = std::move(shown);
    for (QToolButton* chip : m_names->findChildren<QToolButton*>()) {
        m_names->layout()->removeWidget(chip);
        chip->hide();
        chip->deleteLater(); // it may be the one that was clicked
    }
    for (const KnownName& known : names) {
        auto* chip = new QToolButton;
        chip->setText(known.name);
        chip->setToolTip(known.meaning);
        chip->setAccessibleName(tr("Insert %1").arg(known.name));
        chip->setAccessibleDescription(known.meaning);
        connect(chip, &QToolButton::clicked, this, [this, name = known.name] { insert(name); });
        m_names->layout()->addWidget(chip);
    }
}

void CalculatedDialog::insert(const QString& name) {
    if (!m_fields->isEnabled()) return;
    m_formula->insert(name);
    if (name.endsWith(QStringLiteral("()"))) m_formula->cursorBackward(false);
    m_formula->setFocus();
    typed();
}

void CalculatedDialog::preview() {
    Experiment tried = m_experiment;
    tried.calculated = columns();
    m_work.start([this, tried = std::move(
                            tried)] { return valuesAt(tried, m_tick, [this] { return m_work.isWanted(); }); },
                 [this](const std::optional<ColumnValues>& row, const QString& problem) {
                     if (row)
                         showValue(*row);
                     else
                         m_verdict->setText(problem);
                 });
}

void CalculatedDialog::showValue(const ColumnValues& row) {
    const int chosen = m_list->currentRow();
    if (chosen < 0 || isBlank(static_cast<std::size_t>(chosen))) return;
    std::size_t place = 0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(chosen); ++i) place += isBlank(i) ? 0 : 1;
    const CalculatedColumn& column = m_columns[static_cast<std::size_t>(chosen)];
    const auto shown = [](double value, std::string_view unit) {
        const QString word = unitText(unit);
        const QString number = withPowers(QLocale().toString(value, 'g', 6), QLocale());
        return word.isEmpty() ? number : number + QChar(QChar::Nbsp) + word;
    };
    const QString time = shown(row.time, m_experiment.scene->timeUnit);
    const double value = row.values.at(place);
    m_verdict->setText(
        std::isnan(value) ? tr("At t = %1 the value is not defined.").arg(time)
                          : tr("At t = %1: %2 = %3").arg(time, text(column.name), shown(value, column.unit)));
}

QString CalculatedDialog::verdict() const {
    return m_verdict->text();
}

} // namespace timestep
