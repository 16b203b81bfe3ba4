// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/edits.h"

#include "core/parameter/typed_number.h"
#include "core/parameter/unit.h"
#include "widgets/accessibility/announce.h"
#include "widgets/text/label_text.h"

#include <QEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QRegularExpression>
#include <QStyleOptionSpinBox>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace timestep {

namespace {

constexpr int largestPart = 100000; ///< fractions 1/n are shown up to this n
/// QDoubleSpinBox rounds what it holds to its decimals: with so many, 17 significant digits survive from
/// 1e-40 on.
constexpr int decimalsHeld = 60;

/// Whether the rule for numbers that people read rounds it.
bool isRounded(double number) {
    return QString::number(number, 'g', roundedDigits(number)).toDouble() != number;
}

/// Without the rounding noise of binary arithmetic: 0.30000000000000004 becomes 0.3.
double clean(double number) {
    return QString::number(number, 'g', 12).toDouble();
}

/// The number of 1, 2, 5, 10 ... next to `number` (> 0), above or below it.
double nextOneTwoFive(double number, bool up) {
    const double power = std::pow(10.0, std::floor(std::log10(number)) - 1);
    const double candidates[] = {1, 2, 5, 10, 20, 50, 100, 200, 500};
    double below = 0;
    for (const double candidate : candidates) {
        const double here = clean(candidate * power);
        if (here > number * (1 + 1e-12) && up) return here;
        if (here < number * (1 - 1e-12)) below = here;
    }
    return below;
}

/// `hasUnit`: a unit may follow.
bool mayBeInNumber(const QString& text, bool hasUnit) {
    static const QRegularExpression withUnit(
        QStringLiteral("^[-+\u22120-9.,/ *^()\u00b0\u00b5\u00b2\u00b3\u00b7\u207b\u00b9\\p{L}]*$"));
    if (hasUnit) return withUnit.match(text).hasMatch();
    static const QRegularExpression allowed(QStringLiteral("^[-+\u22120-9.,eE/ *pi\u03c0\u00b0]*$"));
    return allowed.match(text).hasMatch();
}

} // namespace

NumberEdit::NumberEdit(QWidget* parent) : QDoubleSpinBox(parent) {
    setDecimals(decimalsHeld);
    setKeyboardTracking(false);
    setAlignment(Qt::AlignRight);
}

void NumberEdit::setUnit(const QString& unit) {
    m_unit = unit;
    const QString shown = shownUnit(unit);
    setSuffix(shown.isEmpty() || shown == QStringLiteral("°") ? shown : QChar(0x00a0) + shown);
}

void NumberEdit::setStepping(Stepping stepping) {
    m_stepping = stepping;
}

QString NumberEdit::shownUnit(const QString& unit) {
    if (unit == QStringLiteral("1")) return {};
    return unit == QStringLiteral("rad") ? QStringLiteral("°") : unit;
}

double NumberEdit::shownValue(double value, const QString& unit) {
    return unit == QStringLiteral("rad") ? value * (180 / std::numbers::pi) : value;
}

double NumberEdit::valueOfShown(double shown, const QString& unit) {
    return unit == QStringLiteral("rad") ? shown * (std::numbers::pi / 180) : shown;
}

QString NumberEdit::shownText(double shown, const QLocale& locale) {
    QLocale plain = locale;
    plain.setNumberOptions(QLocale::OmitGroupSeparator);
    if (isRounded(shown)) {
        const double parts = std::round(1 / shown);
        if (parts >= 2 && parts <= largestPart && 1 / parts == shown)
            return QStringLiteral("1/%1").arg(plain.toString(static_cast<int>(parts)));
        shown = QString::number(shown, 'g', roundedDigits(shown)).toDouble();
    }
    const double size = std::abs(shown);
    const bool fixed = size == 0 || (size >= 1e-5 && size < 1e8);
    QString digits = plain.toString(shown, fixed ? 'f' : 'e', QLocale::FloatingPointShortest);
    static const QRegularExpression exponent(QStringLiteral("E([-\u2212]?)\\+?0*(?=\\d)"));
    return digits.replace(exponent, QStringLiteral("e\\1")); // 1e-8, not 1E-08
}

QString NumberEdit::textFromValue(double value) const {
    return shownText(shownValue(value, m_unit), locale());
}

bool NumberEdit::parse(QString text, double& value) const {
    if (!suffix().isEmpty() && text.endsWith(suffix())) text.chop(suffix().size());
    text = text.trimmed();
    if (text == textFromValue(this->value())) { // unchanged: keeps the digits that are not shown
        value = this->value();
        return true;
    }
    // Another unit than the one that is shown: "40 cm" for m.
    const auto quantity = typedQuantity(text.toStdString());
    if (quantity && !text.endsWith(QChar(0x00b0))) {
        const auto factor = conversion(unitText(quantity->unit.powers), m_unit.toStdString());
        value = quantity->value * factor.value_or(0);
        return factor.has_value();
    }
    // An angle field shows degrees; multiples of pi are radians there, too.
    const std::optional<TypedAngle> typed = typedAngle(text.toStdString());
    if (!typed) return false;
    const bool isAngle = m_unit.startsWith(QStringLiteral("rad"));
    if (typed->written == TypedAngle::Written::InDegrees && !isAngle) return false;
    value = typed->written == TypedAngle::Written::Plain ? valueOfShown(typed->value, m_unit) : typed->value;
    return true;
}

double NumberEdit::valueFromText(const QString& text) const {
    double value = this->value();
    parse(text, value);
    return value;
}

QValidator::State NumberEdit::validate(QString& text, int&) const {
    QString number = text;
    if (!suffix().isEmpty() && number.endsWith(suffix())) number.chop(suffix().size());
    if (!mayBeInNumber(number, !suffix().isEmpty())) return QValidator::Invalid;
    double value = 0;
    return parse(text, value) && value >= minimum() && value <= maximum() ? QValidator::Acceptable
                                                                          : QValidator::Intermediate;
}

void NumberEdit::fixup(QString& text) const {
    double value = 0;
    if (parse(text, value)) text = textFromValue(std::clamp(value, minimum(), maximum()));
}

void NumberEdit::stepBy(int steps) {
    interpretText();
    double shown = shownValue(value(), m_unit);
    for (int i = 0; i < std::abs(steps); ++i) {
        const int sign = steps > 0 ? 1 : -1;
        if (m_stepping == Stepping::OneTwoFive && shown > 0)
            shown = nextOneTwoFive(shown, sign > 0);
        else
            shown = clean(shown + sign * (m_stepping == Stepping::Whole ? 1 : singleStep()));
    }
    setValue(std::clamp(valueOfShown(shown, m_unit), minimum(), maximum()));
    selectAll();
}

QSize NumberEdit::sizeHint() const {
    ensurePolished();
    QStyleOptionSpinBox option;
    initStyleOption(&option);
    const int width = std::max(fontMetrics().horizontalAdvance(QStringLiteral("-0.003125") + suffix()),
                               fontMetrics().horizontalAdvance(specialValueText() + QLatin1Char(' ')));
    const QSize content(width, QDoubleSpinBox::sizeHint().height() - 2);
    QSize size = style()->sizeFromContents(QStyle::CT_SpinBox, &option, content, this);
    size.setHeight(QDoubleSpinBox::sizeHint().height());
    return size;
}

void NumberEdit::keyPressEvent(QKeyEvent* event) {
    const QString typed = event->text();
    const QString before = lineEdit()->text();
    QDoubleSpinBox::keyPressEvent(event);
    const bool isCommand = event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    if (isCommand || typed.isEmpty() || !typed.front().isPrint() || isReadOnly() ||
        lineEdit()->text() != before || mayBeInNumber(typed, !suffix().isEmpty()))
        return;
    const QString sentence =
        tr("“%1” does not belong in a number. Numbers look like 0.5 or 0,5, 1e-3, 1/60 or 2 pi.").arg(typed);
    QToolTip::showText(mapToGlobal(rect().bottomLeft()), sentence, this);
    announce(this, sentence);
}

bool NumberEdit::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QDoubleSpinBox::event(event);
    QString text = toolTip();
    const double shown = shownValue(value(), m_unit);
    if (isRounded(shown)) {
        const QString all = locale().toString(shown, 'g', 17) + suffix();
        text += (text.isEmpty() ? QString() : QStringLiteral("\n")) + all;
    }
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), text, this);
    return true;
}

} // namespace timestep
