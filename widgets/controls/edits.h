// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDoubleSpinBox>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QString>

namespace timestep {

/// A field for one number with its unit. It never rounds: value() is the number that was set, to the last
/// bit, until the user types another one. typedNumber() reads what is typed, and typedQuantity() a number
/// with another unit. Angles in radians are shown and typed in degrees.
class NumberEdit : public QDoubleSpinBox {
    Q_OBJECT

public:
    /// How the arrow keys change the number.
    enum class Stepping {
        Even,       ///< add singleStep()
        OneTwoFive, ///< go along 1, 2, 5, 10, 20, ...
        Whole       ///< whole numbers, by one
    };

    explicit NumberEdit(QWidget* parent = nullptr);

    /// "m", "rad" (shown as degrees), "1" or "" for a pure number.
    void setUnit(const QString& unit);
    void setStepping(Stepping stepping);

    QString textFromValue(double value) const override;
    double valueFromText(const QString& text) const override;
    QValidator::State validate(QString& text, int& position) const override;
    /// Replaces a number out of range by the nearest one in it, and a text that is no number by the previous
    /// value.
    void fixup(QString& text) const override;
    void stepBy(int steps) override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

    /// The unit as people read it: "°" for "rad", empty for "1".
    static QString shownUnit(const QString& unit);
    /// The number that is shown for a value in SI units: degrees for radians.
    static double shownValue(double value, const QString& unit);
    static double valueOfShown(double shown, const QString& unit);
    /// The text of a shown number: 1/n for such a fraction, otherwise as roundedDigits() says. The tool tip
    /// has all digits of one that is rounded.
    static QString shownText(double shown, const QLocale& locale);

protected:
    bool event(QEvent* event) override;
    /// Explains why a letter that belongs to no number does not appear.
    void keyPressEvent(QKeyEvent* event) override;

private:
    bool parse(QString text, double& value) const;

    QString m_unit;
    Stepping m_stepping = Stepping::Even;
};

/// A field for several lines of plain text. Tab leaves it. Qt 6.4 crashes when an empty clipboard is pasted
/// into a QPlainTextEdit (QWidgetTextControl::insertFromMimeData reads the first of no formats); this class
/// inserts nothing then.
class TextEdit : public QPlainTextEdit {
public:
    explicit TextEdit(const QString& text = {}, QWidget* parent = nullptr) : QPlainTextEdit(text, parent) {
        setTabChangesFocus(true);
    }

protected:
    void insertFromMimeData(const QMimeData* source) override {
        if (source != nullptr && !source->formats().isEmpty()) QPlainTextEdit::insertFromMimeData(source);
    }
};

} // namespace timestep
