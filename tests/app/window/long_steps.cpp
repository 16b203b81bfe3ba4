// SPDX-License-Identifier: GPL-3.0-or-later
// A step that takes hours does not hold up the window.
#include "tests/app/window/window_parts.h"

#include "app/languages.h"
#include "core/run/experiment/setting_key.h"
#include "core/scenes/scene.h"
#include "tests/tools.h"

#include <QElapsedTimer>
#include <QLabel>
#include <QSettings>

#include <memory>

namespace timestep::long_steps_test {

class LongSteps : public QObject {
    Q_OBJECT

    LanguageSwitch m_language;

private slots:
    void initTestCase() {
        QCoreApplication::setOrganizationName("timestep-tests");
        QSettings().clear();
        m_language.use("en");
    }

    void everyActionInAStepOfHoursReturnsSoon() {
        auto window = std::make_unique<WindowParts>(WindowOptions{}, m_language);
        window->show();
        Experiment experiment = standardExperiment(*findScene("cloth"));
        for (const auto& [key, value] : {std::pair("columns", "60"), std::pair("rows", "60"),
                                         std::pair("passes", "1000"), std::pair("substeps", "1000")})
            setByKey(experiment, key, value);
        QVERIFY(window->openExperiment(experiment));
        Workbench& workbench = window->workbench();
        const auto startStep = [&] {
            workbench.run();
            QTRY_VERIFY(workbench.isRunning());
            QTest::qWait(50);
        };
        QElapsedTimer clock;
        const auto soon = [&clock](const char* what, const auto& act) {
            clock.start();
            act();
            if (clock.elapsed() < 3000) return true;
            qWarning("%s takes %lld ms", what, clock.elapsed());
            return false;
        };
        startStep();
        QVERIFY(soon("a changed value", [&] { workbench.set({{"passes", "999"}}); }));
        startStep();
        QVERIFY(soon("saving", [&] { workbench.state(); }));
        QVERIFY(workbench.isRunning());
        QVERIFY(soon("pause", [&] {
            workbench.pause();
            QTRY_VERIFY(!workbench.isRunning());
        }));
        QCOMPARE(workbench.snapshot().tick, std::int64_t{0});
        startStep();
        QVERIFY(soon("undo", [&] { workbench.undo(); }));
        startStep();
        QVERIFY(soon("another scene", [&] { window->openScene("spring"); }));
        QVERIFY(window->openExperiment(experiment));
        // Two seconds, and the time until the next look.
        clock.start();
        window->actions().at("microscope")->trigger();
        workbench.catchUp();
        QTRY_VERIFY(window->microscope().findChildren<QLabel*>().size() > 0);
        QVERIFY2(clock.elapsed() < 10'000, qPrintable(QString::number(clock.elapsed())));
        const auto says = [&] {
            for (const QLabel* label : window->microscope().findChildren<QLabel*>())
                if (label->text().contains("takes too long to be taken apart")) return true;
            return false;
        };
        QTRY_VERIFY(says());
        window->actions().at("microscope")->trigger();
        startStep();
        QVERIFY(soon("closing", [&] { window.reset(); }));
    }
};

REGISTER_TEST(LongSteps)

} // namespace timestep::long_steps_test
#include "long_steps.moc"
