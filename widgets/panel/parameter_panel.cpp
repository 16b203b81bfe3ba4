// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panel/parameter_panel.h"
#include "widgets/panel/steady_scroll_area.h"

#include "core/run/experiment/setting_key.h"
#include "core/translatable.h"
#include "widgets/icons/icon.h"
#include "widgets/look/curve_style.h"
#include "widgets/look/flat_style.h"
#include "widgets/panel/control_row.h"
#include "widgets/panel/mnemonics.h"
#include "widgets/panel/text_row.h"
#include "widgets/text/text.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace timestep {

namespace {

QString keyIn(SettingKey::Place place, std::string_view id) {
    return QString::fromStdString(SettingKey{.place = place, .id = std::string(id)}.text());
}

/// The id of the text that lists a scene's constants.
constexpr std::string_view constantsField = "constants";

/// Where runs end, and crossings that are noted: texts of every experiment.
constexpr TextField conditionFields[] = {
    {.id = "until",
     .name = TRANSLATABLE("parameter", "ends at"),
     .longest = 200,
     .description = TRANSLATABLE(
         "parameter",
         "Each run ends where a column passes a value: x = 0, or x = 0 falling, or v = 2 rising. "
         "The instant is located as exactly as the method computes.")},
    {.id = "crossings",
     .name = TRANSLATABLE("parameter", "crossings"),
     .longest = 1000,
     .description = TRANSLATABLE("parameter", "Instants to note, with semicolons between them: x = 0; v = 2 "
                                              "rising. The run goes on.")}};

/// The step size as a parameter: its slider spans two decades to either side.
Parameter stepParameter(double step, const std::string& unit) {
    const double decade = std::pow(10.0, std::floor(std::log10(step)));
    return {.id = "step",
            .name = TRANSLATABLE("parameter", "step size h"),
            .unit = unit,
            .standard = step,
            .minimum = std::numeric_limits<double>::min(),
            .lower = decade / 100,
            .upper = decade * 100};
}

constexpr std::string_view durationId = "duration";

/// The duration as a parameter: its slider goes from nothing, which is until it is stopped, to four times as
/// long.
Parameter durationParameter(double duration, const std::string& unit) {
    constexpr double usual = 10, longer = 4;
    return {.id = durationId,
            .name = TRANSLATABLE("parameter", "duration T"),
            .unit = unit,
            .standard = duration,
            .lower = 0,
            .upper = longer * (duration > 0 ? duration : usual),
            .description = TRANSLATABLE("parameter", "0: until the run is stopped.")};
}

} // namespace

ParameterPanel::ParameterPanel(QWidget* parent) : QWidget(parent), m_scroll(new SteadyScrollArea) {
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded); // for large fonts in a narrow window
    m_scroll->setFocusPolicy(Qt::NoFocus); // its controls take the focus, and the area scrolls to them
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_scroll);
}

void ParameterPanel::setParameters(const ParameterValues& scene, const std::vector<RunSettings>& runs,
                                   double step, const QString& timeUnit) {
    bool same = sameControls(runs, m_runs) && timeUnit == m_timeUnit && m_fields.data() == m_shownFields;
    const bool otherRuns = !sameMethods(runs, m_runs);
    m_scene = scene;
    m_runs = runs;
    same = same && rowsFit();
    m_step = step;
    m_timeUnit = timeUnit;
    // Runs that come to agree keep their separate controls, so that the control in use does not vanish.
    std::vector<std::string_view> shared = sharedSettings(m_runs, m_controls);
    if (!otherRuns) std::erase_if(shared, [this](std::string_view id) { return !isShared(id); });
    same = same && shared == m_shared;
    m_shared = std::move(shared);
    if (same)
        showValues();
    else
        rebuild();
}

void ParameterPanel::setTexts(std::span<const TextField> fields, const TextValues& texts) {
    m_fields = fields;
    m_texts = texts;
}

void ParameterPanel::setConditions(const QString& until, const QString& crossings) {
    m_conditions = {{"until", until.toStdString()}, {"crossings", crossings.toStdString()}};
}

std::vector<std::pair<QString, QString>> ParameterPanel::typedTexts() const {
    std::vector<std::pair<QString, QString>> typed;
    for (const TextRow* row : m_textRows)
        if (row->isPending()) typed.emplace_back(row->key(), row->typed());
    return typed;
}

void ParameterPanel::setRefusal(const QString& key, const QString& sentence, const QString& unknown) {
    const bool canAdd = rowOf(constantsField) != nullptr;
    for (TextRow* row : m_textRows) {
        const bool isIt = key == row->key();
        row->setRefusal(isIt ? sentence : QString(), isIt && canAdd ? unknown : QString());
    }
    for (const Row& row : m_rows)
        if (!sentence.isEmpty() && key == settingKey(QString::fromStdString(row.id), row.run))
            row.control->refuse(valueOf(row), sentence);
}

TextRow* ParameterPanel::rowOf(std::string_view text) const {
    const auto found = std::find_if(m_textRows.begin(), m_textRows.end(),
                                    [text](const TextRow* row) { return row->id() == text; });
    return found == m_textRows.end() ? nullptr : *found;
}

/// Adds "name = 1" to the constants and selects the 1, so that the next keys replace it.
void ParameterPanel::addConstant(const QString& name) {
    TextRow* row = rowOf(constantsField);
    if (row == nullptr) return;
    QString constants = row->typed().trimmed();
    while (constants.endsWith(',') || constants.endsWith(';')) constants.chop(1);
    constants += constants.isEmpty() ? name : QStringLiteral(", ") + name;
    constants += QStringLiteral(" = 1");
    row->type(constants, static_cast<int>(constants.size()) - 1, 1);
    emit entered();
}

void ParameterPanel::setControls(const std::vector<ControlSpec>& controls, int rows) {
    m_controls = controls;
    m_folded = m_folds;
    m_foldedRows = rows;
    m_shared = sharedSettings(m_runs, m_controls);
    if (m_content) rebuild();
}

bool ParameterPanel::isShared(std::string_view id) const {
    return std::find(m_shared.begin(), m_shared.end(), id) != m_shared.end();
}

void ParameterPanel::setFolding(bool folds) {
    m_folds = m_folded = folds;
    if (m_content) rebuild();
}

/// The parameters of a scene are in the order in which people ask for them.
bool ParameterPanel::isFavourite(const QString& id, int run) const {
    constexpr int sliders = 3;
    if (run != ofScene) return false;
    if (id == QLatin1String("step") || id == text(durationId) || id.startsWith(QLatin1String("texts/")))
        return true;
    int before = 0;
    for (const Parameter& parameter : m_scene.descriptors()) {
        if (!parameter.choices.empty()) continue;
        if (text(parameter.id) == id) return before < sliders;
        ++before;
    }
    return false;
}

/// The button that shows all controls, or the favourites again.
void ParameterPanel::addFold() {
    if (!m_folds) return;
    auto* fold = new QToolButton(m_content);
    fold->setObjectName(QStringLiteral("fold-parameters"));
    fold->setAutoRaise(true);
    fold->setFocusPolicy(Qt::StrongFocus);
    fold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    fold->setArrowType(m_folded ? Qt::RightArrow : Qt::DownArrow);
    fold->setText(m_folded ? tr("All settings") : tr("Fewer settings"));
    connect(fold, &QToolButton::clicked, this, [this] {
        m_folded = !m_folded;
        rebuild();
        if (auto* again = m_content->findChild<QToolButton*>(QStringLiteral("fold-parameters")))
            again->setFocus(Qt::OtherFocusReason);
    });
    if (m_folded)
        m_grid.addFold(fold, m_controls.empty());
    else
        m_grid.add(fold, true);
}

std::optional<ControlSpec> ParameterPanel::specOf(const QString& id, int run) const {
    if (m_controls.empty())
        return m_folded && !isFavourite(id, run) ? std::nullopt
                                                 : std::optional(ControlSpec{id, {}, {}, {}, false});
    for (const QString& wanted :
         {settingKey(id, run), id, keyIn(SettingKey::Place::Parameters, id.toStdString())})
        for (const ControlSpec& spec : m_controls)
            if (spec.id == wanted) return spec;
    if (id == text(durationId) && run == ofScene && specOf(QStringLiteral("step"), ofScene))
        return ControlSpec{id, {}, {}, {}, true}; // locked
    return {};
}

double ParameterPanel::valueOf(const Row& row) const {
    const RunSettings* run = row.run == ofScene     ? nullptr
                             : row.run == ofAllRuns ? &m_runs.front()
                                                    : &m_runs[static_cast<std::size_t>(row.run)];
    if (row.id == durationId) return m_duration.value_or(0);
    if (row.id == "step") return run ? run->step.value_or(m_step) : m_step;
    return run ? run->method[row.id] : m_scene[row.id];
}

const ParameterValues& ParameterPanel::valuesOf(const Row& row) const {
    if (row.run == ofAllRuns) return m_runs.front().method;
    return row.run == ofScene ? m_scene : m_runs[static_cast<std::size_t>(row.run)].method;
}

void ParameterPanel::showValues() {
    for (TextRow* row : m_textRows) {
        const bool isCondition = row->key() == text(row->id());
        const TextValues& texts = isCondition ? m_conditions : m_texts;
        if (const auto text = texts.find(row->id()); text != texts.end())
            row->setText(QString::fromStdString(text->second));
    }
    for (const Row& row : m_rows) {
        row.control->setValue(valueOf(row));
        if (row.id != "step" && row.id != durationId) row.control->setActs(valuesOf(row).acts(row.id));
        if (row.id == "integrator" && row.run != ofScene)
            row.control->setUnfit(m_runs[row.run == ofAllRuns ? 0 : static_cast<std::size_t>(row.run)].unfit);
    }
}

std::vector<const Parameter*> ParameterPanel::tables() const {
    std::vector<const Parameter*> all{m_scene.descriptors().data()};
    for (const RunSettings& run : m_runs) all.push_back(run.method.descriptors().data());
    return all;
}

void ParameterPanel::rebuild() {
    m_rebuildsLater = false;
    const std::optional<InUse> inUse = this->inUse();
    // A number that is being typed is accepted if it belongs to this experiment. If the rows belong to
    // another one, it is discarded with them.
    if (QWidget* focus = QApplication::focusWidget(); rowsFit() && m_content->isAncestorOf(focus))
        focus->clearFocus();
    for (const Row& row : m_rows) row.control->disconnect(this);
    for (const TextRow* row : m_textRows) row->disconnect(this);
    const int scrolled = m_scroll->verticalScrollBar()->value();
    std::vector<std::pair<QString, QString>> pending;
    if (m_fields.data() == m_shownFields) pending = typedTexts();
    // The old controls may be emitting a signal at this moment: they are deleted later.
    if (QWidget* old = m_scroll->takeWidget()) {
        old->hide();
        old->deleteLater();
    }
    m_rows.clear();
    m_textRows.clear();
    m_shownFields = m_fields.data();
    m_shownTables = tables();
    m_content = new QWidget(m_scroll->viewport());
    m_grid.begin(m_content, m_folded ? m_foldedRows : 0);

    if (!m_folded) addFold();
    addRows(m_scene, ofScene);
    addStepRow(m_step, ofScene);
    addSharedRows();
    for (std::size_t run = 0; run < m_runs.size(); ++run) {
        addRows(m_runs[run].method, static_cast<int>(run));
        if (m_runs[run].step) addStepRow(*m_runs[run].step, static_cast<int>(run));
    }
    m_addRun = nullptr;
    if (m_folded) addFold();
    if (m_controls.empty() && !m_runs.empty() && !m_folded) {
        m_addRun = new QPushButton(icon(QStringLiteral("plus")), tr("Add a run"), m_content);
        m_addRun->setIconSize(QSize(fontMetrics().height(), fontMetrics().height()));
        m_addRun->setEnabled(static_cast<int>(m_runs.size()) < mostRuns);
        m_addRun->setToolTip(tr("The same scene with another method, side by side"));
        connect(m_addRun, &QPushButton::clicked, this, &ParameterPanel::addRunRequested);
        m_grid.add(m_addRun, true);
    }
    m_grid.arrange(width());
    showValues();
    for (const auto& [key, typed] : pending)
        for (TextRow* row : m_textRows)
            if (row->key() == key) row->type(typed);
    assignMnemonics();
    m_scroll->setWidget(m_content);
    m_content->installEventFilter(this);
    m_content->setAutoFillBackground(false);
    m_scroll->viewport()->setAutoFillBackground(false);
    m_content->show();
    m_scroll->verticalScrollBar()->setValue(scrolled);
    if (inUse) use(*inUse);
    emit rowsChanged();
}

int ParameterPanel::neededHeight(int width) {
    return m_content != nullptr ? m_grid.heightFor(width) : 0;
}

void ParameterPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (m_content != nullptr) m_grid.arrange(width());
}

bool ParameterPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_content && event->type() == QEvent::LayoutRequest) emit rowsChanged();
    return QWidget::eventFilter(watched, event);
}

/// The line and the marker of a run.
QPixmap ParameterPanel::sampleOf(int run) const {
    const int height = fontMetrics().height();
    const QSize size(2 * height, height);
    const Theme theme = themeOf(palette());
    const RunStyle style = runStyle(m_runs[static_cast<std::size_t>(run)].style, theme);
    const double ratio = devicePixelRatioF();
    return sampleIcon(style, Marks::Lines, size, ratio, theme).pixmap(size, ratio, QIcon::Normal, QIcon::On);
}

void ParameterPanel::addHeading(const QString& text, int run, int settings) {
    if (settings == 0) return;
    const bool several = run >= 0 && m_runs.size() > 1;
    if (m_folded || (!several && !m_controls.empty())) return; // few controls need no headings
    auto* heading = new QWidget(m_content);
    auto* line = new QHBoxLayout(heading);
    line->setSpacing(8);
    line->setContentsMargins(0, m_grid.isEmpty() ? 0 : 8, 0, 0);
    auto* label = new QLabel(text);
    QFont bold = font();
    bold.setBold(true);
    label->setFont(bold);
    label->setWordWrap(true);
    if (several) {
        auto* swatch = new QLabel;
        swatch->setPixmap(sampleOf(run));
        line->addWidget(swatch);
    }
    line->addWidget(label, 1);
    if (several && m_controls.empty()) {
        auto* remove = new QToolButton;
        remove->setIcon(icon(QStringLiteral("x")));
        remove->setIconSize(QSize(fontMetrics().height(), fontMetrics().height()));
        remove->setAutoRaise(true);
        remove->setToolTip(tr("Remove run %1").arg(run + 1));
        remove->setAccessibleName(remove->toolTip());
        connect(remove, &QToolButton::clicked, this, [this, run] { emit removeRunRequested(run); });
        line->addWidget(remove);
    }
    m_grid.add(heading);
}

std::optional<ControlSpec> ParameterPanel::textSpec(const TextField& field) const {
    return specOf(keyIn(SettingKey::Place::Texts, field.id), ofScene);
}

void ParameterPanel::addTexts() {
    for (const TextField& field : m_fields) addText(field, keyIn(SettingKey::Place::Texts, field.id));
}

void ParameterPanel::addText(const TextField& field, const QString& key) {
    const std::optional<ControlSpec> spec = specOf(key, ofScene);
    if (!spec) return;
    auto* row = new TextRow(field, key, spec->locked, m_content);
    connect(row, &TextRow::entered, this, &ParameterPanel::entered);
    connect(row, &TextRow::edited, this, &ParameterPanel::editing);
    connect(row, &TextRow::addRequested, this, &ParameterPanel::addConstant);
    if (&field == &conditionFields[0]) row->setExample(tr("for example x = 0 falling"));
    if (&field == &conditionFields[1]) row->setExample(tr("for example x = 0; v = 2 rising"));
    m_textRows.push_back(row);
    m_grid.add(row);
}

void ParameterPanel::addRows(const ParameterValues& values, int run) {
    int shown = 0;
    for (const Parameter& parameter : values.descriptors())
        shown += !(run >= 0 && isShared(parameter.id)) && specOf(text(parameter.id), run).has_value();
    if (run == ofScene) {
        for (const TextField& field : m_fields) shown += textSpec(field).has_value();
        addHeading(tr("Scene"), run, shown);
        addTexts();
    } else {
        const QString& label = m_runs[static_cast<std::size_t>(run)].label;
        const QString heading = m_runs.size() < 2 ? tr("Method")
                                : label.isEmpty() ? tr("Run %1").arg(run + 1)
                                                  : tr("Run %1: %2").arg(QString::number(run + 1), label);
        // In a lesson the controls of a run in a row, or one or two of them, show its line and marker and
        // need no heading.
        constexpr int fewOfRun = 2;
        if (!m_controls.empty() && m_runs.size() > 1 && (m_folded || shown <= fewOfRun))
            m_runNamed = heading;
        else
            addHeading(heading, run, shown);
    }
    for (const Parameter& parameter : values.descriptors())
        if (run < 0 || !isShared(parameter.id)) addRow(parameter, run, values[parameter.id]);
    m_runNamed.clear();
}

void ParameterPanel::addSharedRows() {
    if (m_shared.empty()) return;
    const ParameterValues& values = m_runs.front().method;
    for (const Parameter& parameter : values.descriptors())
        if (isShared(parameter.id)) addRow(parameter, ofAllRuns, values[parameter.id]);
}

void ParameterPanel::addStepRow(double step, int run) {
    const std::string unit = m_timeUnit.toStdString();
    if (run == ofScene) addHeading(tr("Time"), ofScene, specOf(QStringLiteral("step"), ofScene).has_value());
    addRow(stepParameter(step, unit), run, step);
    if (run != ofScene) return;
    if (m_duration) addRow(durationParameter(*m_duration, unit), run, *m_duration);
    for (const TextField& field : conditionFields) addText(field, text(field.id));
}

void ParameterPanel::addRow(const Parameter& parameter, int run, double value) {
    const QString id = text(parameter.id);
    const std::optional<ControlSpec> spec = specOf(id, run);
    if (!spec) return;
    const QString owner = run < 0 || m_runs.size() < 2 ? QString() : tr("Run %1").arg(run + 1);
    auto* control = new ControlRow(parameter, *spec, value, owner, m_content);
    if (!m_runNamed.isEmpty()) control->setSample(sampleOf(run), m_runNamed);
    const QString key = settingKey(id, run);
    connect(control, &ControlRow::changed, this,
            [this, key](double now, bool continues) { emit changed(key, now, continues); });
    connect(control, &ControlRow::chosen, this,
            [this, key](const QString& choice) { emit chosen(key, choice); });
    if (m_folded) control->setNarrow();
    m_rows.push_back({control, run, id.toStdString()});
    m_grid.add(control);
}

void ParameterPanel::assignMnemonics() {
    QStringList names;
    for (const Row& row : m_rows) names << row.control->name();
    if (m_addRun) names << tr("Add a run");
    const std::vector<qsizetype> letters = mnemonicLetters(names);
    for (std::size_t i = 0; i < m_rows.size(); ++i) m_rows[i].control->setMnemonic(letters[i]);
    if (m_addRun) m_addRun->setText(withMnemonic(tr("Add a run"), letters.back()));
}

void ParameterPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    switch (event->type()) {
    case QEvent::LanguageChange:
    case QEvent::LocaleChange:
    case QEvent::PaletteChange:
    case QEvent::FontChange:
        if (!m_content) break;
        if (!Restyling::isUnderWay()) {
            rebuild();
        } else if (!std::exchange(m_rebuildsLater,
                                  true)) { // a typed number is accepted and may change everything
            QMetaObject::invokeMethod(this, &ParameterPanel::rebuild, Qt::QueuedConnection);
        }
        break;
    default:
        break;
    }
}

} // namespace timestep
