// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that can be pressed is large enough for a finger when a projector or a touch screen is used.
#include "tests/app/appearance/every_window.h"
#include "tests/tools.h"
#include "widgets/look/flat_style.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QMenuBar>
#include <QScrollBar>
#include <QSettings>
#include <QSlider>
#include <QSpinBox>
#include <QStyleOptionSlider>
#include <QTabBar>

#include <memory>
#include <optional>

namespace timestep::targets_test {

namespace {

/// The part of a control that a finger has to hit; none: it is no target.
std::optional<QSize> targetOf(const QWidget& widget) {
    if (const auto* tabs = qobject_cast<const QTabBar*>(&widget))
        return tabs->count() > 0 ? std::optional(tabs->tabRect(0).size()) : std::nullopt;
    if (qobject_cast<const QHeaderView*>(&widget) != nullptr)
        return std::nullopt;                                         // pressing it does nothing more
    if (widget.inherits("QLineEditIconButton")) return std::nullopt; // from Qt; keys also empty the field
    if (const auto* list = qobject_cast<const QAbstractItemView*>(&widget)) {
        if (list->model() == nullptr || list->model()->rowCount() == 0 ||
            list->selectionMode() == QAbstractItemView::NoSelection)
            return std::nullopt;
        return QSize(fingerTarget, list->visualRect(list->model()->index(0, 0)).height());
    }
    if (const auto* bar = qobject_cast<const QMenuBar*>(&widget))
        return bar->actions().isEmpty() ? std::nullopt
                                        : std::optional(bar->actionGeometry(bar->actions().front()).size());
    if (qobject_cast<const QScrollBar*>(&widget) != nullptr) return std::nullopt; // the user drags the page
    if (const auto* box = qobject_cast<const QAbstractSpinBox*>(&widget); box != nullptr && box->isReadOnly())
        return std::nullopt;
    if (qobject_cast<const QAbstractButton*>(&widget) != nullptr ||
        qobject_cast<const QComboBox*>(&widget) != nullptr ||
        qobject_cast<const QAbstractSpinBox*>(&widget) != nullptr)
        return widget.size();
    if (const auto* slider = qobject_cast<const QSlider*>(&widget)) {
        QStyleOptionSlider option;
        option.initFrom(slider);
        option.orientation = slider->orientation();
        option.maximum = 1;
        const QStyle& style = *slider->style();
        return style.subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, slider).size();
    }
    return std::nullopt;
}

} // namespace

class Targets : public QObject {
    Q_OBJECT

    LanguageSwitch m_language;

    std::unique_ptr<WindowParts> open() {
        QSettings().clear();
        m_language.use("en");
        setLargeTargets(false);
        auto window = std::make_unique<WindowParts>(WindowOptions{}, m_language);
        window->resize(1366, 768);
        window->show();
        return window;
    }

    /// The entries of menus that are too low for a finger.
    static QStringList lowEntries(const WindowParts& window, int& entries) {
        QStringList low;
        for (const MenuRow& row : menuTable()) {
            QMenu* menu = window.actions().menu(row.id);
            menu->popup({0, 0});
            for (QAction* action : menu->actions()) {
                if (action->isSeparator() || !action->isVisible()) continue;
                ++entries;
                if (const int height = menu->actionGeometry(action).height(); height < fingerTarget)
                    low << QStringLiteral("%1 in menu %2: %3 high")
                               .arg(action->text(), QString(row.id))
                               .arg(height);
            }
            menu->close();
        }
        return low;
    }

    /// The controls of the window that are too small for a finger.
    static QStringList smallOnes(const QWidget& window, int& controls) {
        QStringList small;
        for (const QWidget* widget : window.findChildren<QWidget*>()) {
            if (!widget->isVisible()) continue;
            const std::optional<QSize> target = targetOf(*widget);
            if (!target) continue;
            ++controls;
            if (target->width() >= fingerTarget && target->height() >= fingerTarget) continue;
            const auto* button = qobject_cast<const QAbstractButton*>(widget);
            small << QStringLiteral("%1 in %2 “%3”: %4 × %5")
                         .arg(widget->metaObject()->className(),
                              widget->parentWidget()->metaObject()->className(),
                              button != nullptr ? button->text() + button->accessibleName()
                                                : widget->accessibleName())
                         .arg(target->width())
                         .arg(target->height());
        }
        return small;
    }

private slots:
    void everyControlIsLargeEnoughForAFinger_data() {
        QTest::addColumn<bool>("touch");
        QTest::newRow("projector") << false;
        QTest::newRow("touch") << true;
    }
    void everyControlIsLargeEnoughForAFinger() {
        QFETCH(bool, touch);
        const auto window = open();
        QVERIFY(!hasLargeTargets());
        if (touch)
            window->findChild<AppearanceController*>()->setTouch(true);
        else
            window->setProjector(true);
        QVERIFY(hasLargeTargets());
        QStringList small;
        int controls = 0;
        const auto lookAt = [&](const QWidget& shown, const QString& place) {
            constexpr int patience = 100; // of 20 ms, until the layout has settled
            QStringList found;
            for (int i = 0, seen = 0; i < patience && (i < 3 || !found.isEmpty()); ++i, seen = 0) {
                QTest::qWait(20);
                found = smallOnes(shown, i == 0 ? controls : seen);
            }
            for (const QString& one : found) small << place + ": " + one;
        };
        const auto look = [&](const QString& place) { lookAt(*window, place); };
        int entries = 0;
        small << lowEntries(*window, entries);
        QVERIFY2(entries > 80, qPrintable(QString::number(entries)));
        // The larger type of a projector makes targets only larger.
        if (touch) QVERIFY(lookAtEveryWindow(*window, lookAt) > 30);
        for (const char* lesson : {"ten-steps-of-euler", "many-sticks-relaxation"}) {
            if (!window->openLesson(lesson)) continue;
            const std::size_t steps = window->lessonPanel().lesson()->steps.size();
            for (std::size_t step = 0; step < steps; ++step) {
                window->lessonPanel().goTo(step);
                look(QStringLiteral("%1 %2").arg(lesson).arg(step + 1));
            }
        }
        QVERIFY(window->openScene("spring"));
        window->runToEnd();
        window->actions().at("microscope")->setChecked(true);
        look("spring");
        QVERIFY2(controls > (touch ? 500 : 200), qPrintable(QString::number(controls)));
        QVERIFY2(small.isEmpty(), qPrintable('\n' + small.join('\n')));
        window->setProjector(false);
        window->findChild<AppearanceController*>()->setTouch(false);
        QVERIFY(!hasLargeTargets());
    }

    void theFirstTouchMakesTargetsLarge() {
        const auto window = open();
        QVERIFY(!hasLargeTargets());
        static QPointingDevice* const screen = QTest::createTouchDevice();
        QTest::touchEvent(&window->view(), screen).press(0, {50, 50}, &window->view());
        QTest::touchEvent(&window->view(), screen).release(0, {50, 50}, &window->view());
        QTRY_VERIFY(hasLargeTargets());
        window->setProjector(true);
        window->setProjector(false);
        QVERIFY(hasLargeTargets());
        const WindowParts next({}, m_language); // now the screen is known
        QVERIFY(hasLargeTargets());
    }
};

REGISTER_TEST(Targets)

} // namespace timestep::targets_test
#include "targets.moc"
