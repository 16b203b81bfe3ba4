// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panel/control_row.h"

#include "core/input_error.h"
#include "widgets/accessibility/spoken_texts.h"
#include "widgets/controls/edits.h"
#include "widgets/icons/icon.h"
#include "widgets/panel/mnemonics.h"
#include "widgets/text/label_text.h"
#include "widgets/text/text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFontInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QSlider>
#include <QStandardItemModel>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace timestep {

namespace {

/// The slider's range: from the lesson, or from the descriptor, or around the standard value.
std::pair<double, double> sliderRange(const Parameter& parameter, const ControlSpec& spec) {
    double lower = parameter.lower;
    double upper = parameter.upper;
    if (lower == upper) {
        lower = parameter.minimum;
        const double reach = std::max(10 * std::abs(parameter.standard), 1.0);
        upper = parameter.maximum < std::numeric_limits<double>::max() ? parameter.maximum : lower + reach;
    }
    return {spec.lower.value_or(lower), spec.upper.value_or(upper)};
}

/// The values that can be chosen, as numbers. Values that the parameter does not have are left out, because a
/// lesson's controls stay while another experiment or method is tried.
std::vector<double> valuesOf(const Parameter& parameter, const ControlSpec& spec) {
    std::vector<double> values;
    ParameterValues one(std::span(&parameter, 1));
    for (const std::string& text : spec.values) {
        try {
            one.set(parameter.id, text);
            values.push_back(one[parameter.id]);
        } catch (const InputError&) {
            continue;
        }
    }
    return values;
}

} // namespace

QString shownName(Text name) {
    QString shown = translated(name);
    static const QRegularExpression formula(QStringLiteral("^[a-z]+\\("));
    if (!shown.isEmpty() && !formula.match(shown).hasMatch()) shown[0] = shown[0].toUpper();
    return shown;
}

ControlRow::ControlRow(const Parameter& parameter, const ControlSpec& spec, double value,
                       const QString& owner, QWidget* parent)
    : QObject(parent), m_name(shownName(parameter.name)), m_unit(unitText(parameter.unit)) {
    if (parameter.kind == ParameterKind::Toggle) {
        m_check = new QCheckBox(m_name, parent);
        connect(m_check, &QCheckBox::toggled, this, [this](bool on) { emit changed(on ? 1 : 0, false); });
        addLabel(spec, nullptr, parent);
        m_check->setEnabled(!spec.locked);
    } else if (parameter.kind == ParameterKind::Choice) {
        addChoices(parameter, spec, parent);
        addLabel(spec, m_box, parent);
    } else if (!spec.values.empty()) {
        addValues(parameter, spec, parent);
        addLabel(spec, m_box, parent);
    } else {
        addNumber(parameter, spec, value, parent);
        addLabel(spec, m_edit, parent);
    }
    if (m_box) m_box->setEnabled(!spec.locked);
    if (spec.locked) { // a locked control stays readable
        QPalette readable = parent->palette();
        for (const auto role : {QPalette::Text, QPalette::ButtonText, QPalette::WindowText})
            readable.setColor(QPalette::Disabled, role, readable.color(QPalette::PlaceholderText));
        for (QWidget* control : std::initializer_list<QWidget*>{m_box, m_check})
            if (control) control->setPalette(readable);
    }

    const QString unit = NumberEdit::shownUnit(m_unit);
    QString spoken = unit.isEmpty() ? m_name : tr("%1 in %2").arg(m_name, unit);
    if (!owner.isEmpty()) spoken = owner + QStringLiteral(": ") + spoken;
    QString help = translated(parameter.description);
    if (parameter.restarts)
        help += (help.isEmpty() ? QString() : QStringLiteral(" ")) + tr("A change starts a new run.");
    for (QWidget* control : std::initializer_list<QWidget*>{m_edit, m_slider, m_box, m_check}) {
        if (!control) continue;
        control->setAccessibleName(spoken);
        control->setToolTip(help);
        setSpokenDescription(*control, spec.locked ? tr("Locked.") + QLatin1Char(' ') + help : help);
    }
    m_help = m_shownHelp = help;
    m_locked = spec.locked;
    setValue(value);
    showWholeChoice();
}

/// A combo box is as wide as its column, which may cut off its choice; the tool tip shows all of it.
void ControlRow::showWholeChoice() {
    if (m_box != nullptr && !m_choices.isEmpty())
        m_box->setToolTip(m_box->currentText() + QLatin1Char('\n') + m_shownHelp);
}

void ControlRow::setActs(bool acts) {
    if (m_locked) return;
    const QString help =
        acts ? m_help : tr("Has no effect with the present settings.") + QLatin1Char(' ') + m_help;
    for (QWidget* control : std::initializer_list<QWidget*>{m_label, m_edit, m_slider, m_box, m_check}) {
        if (!control) continue;
        control->setEnabled(acts);
        control->setToolTip(help);
        if (control != m_label) setSpokenDescription(*control, help);
    }
    m_shownHelp = help;
    showWholeChoice();
}

void ControlRow::setUnfit(const std::vector<std::pair<std::string, QString>>& choices) {
    auto* model = m_box != nullptr ? qobject_cast<QStandardItemModel*>(m_box->model()) : nullptr;
    if (model == nullptr || m_choices.isEmpty()) return;
    for (std::size_t i = 0; i < m_values.size(); ++i) {
        const std::string id = m_choices[static_cast<int>(m_values[i])].toStdString();
        const auto found = std::find_if(choices.begin(), choices.end(),
                                        [&id](const auto& choice) { return choice.first == id; });
        QStandardItem* item = model->item(static_cast<int>(i));
        item->setEnabled(found == choices.end());
        const QString reason = found == choices.end() ? QString() : found->second;
        item->setToolTip(reason);
        item->setAccessibleDescription(reason);
    }
}

void ControlRow::addLabel(const ControlSpec& spec, QWidget* buddy, QWidget* parent) {
    m_front = new QWidget(parent);
    auto* line = new QHBoxLayout(m_front);
    line->setContentsMargins({});
    line->setSpacing(4);
    if (buddy) {
        m_label = new QLabel(m_name);
        m_label->setBuddy(buddy);
        m_label->setWordWrap(true);
        line->addWidget(m_label, 1);
    } else {
        line->addWidget(m_check);
    }
    if (spec.locked) {
        auto* badge = new QLabel;
        const int side = parent->fontMetrics().ascent();
        badge->setPixmap(icon(QStringLiteral("lock")).pixmap(QSize(side, side), badge->devicePixelRatioF()));
        badge->setToolTip(tr("Set by the lesson"));
        badge->setAccessibleName(tr("Locked"));
        badge->setObjectName(QStringLiteral("lock"));
        line->addWidget(badge);
    }
    if (!buddy) line->addStretch(1);
}

int ControlRow::widthWithSlider() const {
    if (m_slider == nullptr) return 0;
    constexpr int shortestSlider = 6, gaps = 20; // [heights of the type], [px]
    return m_front->sizeHint().width() + m_edit->sizeHint().width() + gaps +
           shortestSlider * m_edit->fontMetrics().height();
}

QWidget& ControlRow::forKeys() const {
    if (m_check != nullptr) return *m_check;
    if (m_box != nullptr) return *m_box;
    return *m_edit;
}

void ControlRow::setSample(const QPixmap& sample, const QString& run) {
    auto* picture = new QLabel;
    picture->setPixmap(sample);
    picture->setToolTip(run);
    static_cast<QHBoxLayout*>(m_front->layout())->insertWidget(0, picture);
}

void ControlRow::place(QGridLayout& grid, int row, int column) {
    grid.addWidget(m_front, row, column, 1, m_check ? 3 : 1);
    if (m_box) grid.addWidget(m_box, row, column + 1, 1, 2);
    if (m_narrowed) {
        grid.addWidget(m_edit, row, column + 1, 1, 2, Qt::AlignLeading | Qt::AlignVCenter);
        return;
    }
    if (m_slider) grid.addWidget(m_slider, row, column + 1);
    if (m_edit) grid.addWidget(m_edit, row, column + 2);
}

void ControlRow::setNarrow() {
    if (m_label) m_label->setWordWrap(false);
    m_narrowed = m_locked && m_slider != nullptr;
    if (m_narrowed) m_slider->hide();
}

void ControlRow::setShown(bool shown) {
    for (QWidget* each : std::initializer_list<QWidget*>{m_front, m_edit, m_box})
        if (each) each->setVisible(shown);
    if (m_slider) m_slider->setVisible(shown && !m_narrowed);
}

int ControlRow::leastFront() const {
    return m_front->sizeHint().width();
}

int ControlRow::leastRest() const {
    constexpr int shortestSlider = 60, gap = 10, arrow = 44; // [px]
    constexpr int widestChoice = 14;                         // [em]
    if (m_check) return 0;
    if (m_edit) return m_edit->sizeHint().width() + (m_narrowed ? 0 : shortestSlider + gap);
    int longest = 0;
    for (int i = 0; i < m_box->count(); ++i)
        longest = std::max(longest, m_box->fontMetrics().horizontalAdvance(m_box->itemText(i)));
    return std::min(longest, widestChoice * m_box->fontInfo().pixelSize()) + arrow;
}

void ControlRow::addNumber(const Parameter& parameter, const ControlSpec& spec, double value,
                           QWidget* parent) {
    const auto [lower, upper] = sliderRange(parameter, spec);
    const bool whole = parameter.kind == ParameterKind::Integer;
    const double low = NumberEdit::shownValue(lower, m_unit);
    const double high = NumberEdit::shownValue(upper, m_unit);
    m_scale = SliderScale(low, std::max(high, low + (whole ? 1 : 1e-9)), whole);

    m_edit = new NumberEdit(parent);
    m_edit->setUnit(m_unit);
    m_edit->setStepping(whole                     ? NumberEdit::Stepping::Whole
                        : m_scale.isLogarithmic() ? NumberEdit::Stepping::OneTwoFive
                                                  : NumberEdit::Stepping::Even);
    m_edit->setSingleStep(m_scale.step());
    // The present value is shown unchanged, even outside the range.
    m_edit->setRange(std::min(spec.lower.value_or(parameter.minimum), value),
                     std::max(spec.upper.value_or(parameter.maximum), value));
    m_edit->setReadOnly(spec.locked);
    if (spec.locked) m_edit->setButtonSymbols(QAbstractSpinBox::NoButtons);

    m_slider = new QSlider(Qt::Horizontal, parent);
    m_slider->setRange(0, m_scale.positions());
    m_slider->setPageStep(std::max(m_scale.positions() / 10, 1));
    m_slider->setFocusPolicy(Qt::ClickFocus); // the number beside it serves the keyboard
    m_slider->setEnabled(!spec.locked);
    m_slider->setMinimumWidth(48);

    connect(m_edit, &QDoubleSpinBox::valueChanged, this, [this](double now) {
        setValue(now);
        const bool continues = std::exchange(m_slides, m_slider->isSliderDown());
        emit changed(now, continues && m_slides);
    });
    connect(m_slider, &QSlider::sliderPressed, this, [this] { m_slides = false; });
    connect(m_slider, &QSlider::valueChanged, this, [this](int position) {
        m_edit->setValue(std::clamp(NumberEdit::valueOfShown(m_scale.valueAt(position), m_unit),
                                    m_edit->minimum(), m_edit->maximum()));
    });
}

void ControlRow::addValues(const Parameter& parameter, const ControlSpec& spec, QWidget* parent) {
    m_box = new QComboBox(parent);
    for (const double value : valuesOf(parameter, spec)) addValue(value);
    connect(m_box, &QComboBox::currentIndexChanged, this,
            [this](int index) { emit changed(m_values[static_cast<std::size_t>(index)], false); });
}

void ControlRow::addValue(double value) {
    const QString unit = NumberEdit::shownUnit(m_unit);
    const QString space = unit.isEmpty() || unit == QStringLiteral("°") ? QString() : QString(QChar(0x00a0));
    m_values.push_back(value);
    m_box->addItem(NumberEdit::shownText(NumberEdit::shownValue(value, m_unit), m_box->locale()) + space +
                   unit);
}

/// All choices, or those that the lesson names.
void ControlRow::addChoices(const Parameter& parameter, const ControlSpec& spec, QWidget* parent) {
    m_box = new QComboBox(parent);
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_box->setMinimumContentsLength(8);
    for (const Choice& choice : parameter.choices) {
        m_choiceNames << shownName(choice.name);
        m_choices << text(choice.id);
    }
    const std::vector<double> offered = valuesOf(parameter, spec);
    for (int i = 0; i < m_choices.size(); ++i)
        if (offered.empty() || std::find(offered.begin(), offered.end(), i) != offered.end()) addChoice(i);
    connect(m_box, &QComboBox::currentIndexChanged, this, [this](int index) {
        showWholeChoice();
        emit chosen(m_choices[static_cast<int>(m_values[static_cast<std::size_t>(index)])]);
    });
}

void ControlRow::addChoice(double value) {
    m_values.push_back(value);
    m_box->addItem(m_choiceNames.value(static_cast<int>(value)));
}

void ControlRow::setValue(double value) {
    if (m_check) {
        const QSignalBlocker quiet(m_check);
        m_check->setChecked(value != 0);
    } else if (m_edit) {
        const QSignalBlocker quiet(m_edit);
        const QSignalBlocker quietToo(m_slider);
        m_edit->setRange(std::min(m_edit->minimum(), value), std::max(m_edit->maximum(), value));
        m_edit->setValue(value);
        if (!m_slider->isSliderDown())
            m_slider->setValue(m_scale.positionOf(NumberEdit::shownValue(value, m_unit)));
    } else {
        const QSignalBlocker quiet(m_box);
        const auto found = std::find(m_values.begin(), m_values.end(), value);
        const auto place = static_cast<int>(found - m_values.begin());
        if (found == m_values.end()) m_choices.isEmpty() ? addValue(value) : addChoice(value);
        m_box->setCurrentIndex(place);
        showWholeChoice();
    }
}

void ControlRow::refuse(double value, const QString& sentence) {
    setValue(value);
    QWidget& control = forKeys();
    QToolTip::showText(control.mapToGlobal(control.rect().bottomLeft()), sentence, &control);
}

void ControlRow::setMnemonic(qsizetype letter) {
    const QString marked = withMnemonic(m_name, letter);
    if (m_label) m_label->setText(marked);
    if (m_check) m_check->setText(marked);
}

} // namespace timestep
