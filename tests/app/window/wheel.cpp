// SPDX-License-Identifier: GPL-3.0-or-later
// The mouse wheel over controls of the window.
#include "tests/app/window/window_parts.h"
#include "tests/tools.h"

#include <QAbstractSlider>
#include <QApplication>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QScrollBar>
#include <QSpinBox>
#include <QWheelEvent>

namespace timestep::wheel_test {

class Wheel : public QObject {
    Q_OBJECT

    static QVariant valueOf(const QWidget* control) {
        if (const auto* box = qobject_cast<const QComboBox*>(control)) return box->currentIndex();
        if (const auto* number = qobject_cast<const QDoubleSpinBox*>(control)) return number->value();
        if (const auto* count = qobject_cast<const QSpinBox*>(control)) return count->value();
        if (const auto* slider = qobject_cast<const QAbstractSlider*>(control)) return slider->value();
        return {};
    }

    static bool holdsValue(const QWidget* control) {
        return valueOf(control).isValid() && qobject_cast<const QScrollBar*>(control) == nullptr;
    }

    static void turn(QWidget* control, int notches) {
        const QPointF middle = control->rect().center();
        QWheelEvent event(middle, control->mapToGlobal(middle), {}, {0, 120 * notches}, Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(control, &event);
    }

private slots:
    void theWheelChangesNothingThatHasNoFocus() {
        LanguageSwitch language;
        language.use("en");
        WindowParts window(WindowOptions{}, language);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QVERIFY(window.openScene("pendulum"));
        QCoreApplication::processEvents();
        int controls = 0, changed = 0;
        QAbstractSlider* some = nullptr;
        for (QWidget* control : window.findChildren<QWidget*>()) {
            if (!holdsValue(control) || !control->isVisible() || !control->isEnabled()) continue;
            if (QWidget* focus = QApplication::focusWidget()) focus->clearFocus();
            const QVariant before = valueOf(control);
            turn(control, 1);
            turn(control, -2);
            QVERIFY2(valueOf(control) == before, qPrintable(control->accessibleName()));
            QVERIFY2(!control->hasFocus(), qPrintable(control->accessibleName()));
            ++controls;
            if (auto* slider = qobject_cast<QAbstractSlider*>(control);
                slider != nullptr && slider->focusPolicy() != Qt::NoFocus)
                some = slider;
        }
        QVERIFY2(controls > 5, qPrintable(QString::number(controls)));
        QVERIFY(some != nullptr);
        some->setFocus();
        QVERIFY(some->hasFocus());
        const int before = some->value();
        turn(some, some->value() > some->minimum() ? -1 : 1);
        changed += some->value() != before;
        QCOMPARE(changed, 1); // with the focus the wheel works
        qInfo("%d controls kept their values", controls);
    }
};

REGISTER_TEST(Wheel)

} // namespace timestep::wheel_test
#include "wheel.moc"
