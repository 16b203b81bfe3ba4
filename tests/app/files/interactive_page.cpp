// SPDX-License-Identifier: GPL-3.0-or-later
// Pages that run an experiment in a browser: what is written into them, with a stand-in for the engine. The
// engine itself, in a browser, is tested by tests/long.
#include "app/web/interactive_page.h"
#include "app/languages.h"
#include "core/input_error.h"
#include "core/json/json.h"
#include "tests/app/commands/command_call.h"
#include "tests/app/files/test_folder.h"
#include "tests/tools.h"
#include "widgets/export/svg_device.h"

#include <QFileInfo>
#include <QRegularExpression>

namespace timestep::interactive_page_test {

namespace {

const WebEngine standIn{"function timestepEngine() {}", "packed"};

Experiment pendulum(const std::string& title = {}) {
    Experiment experiment = experimentFromText(
        R"({"scene": "pendulum", "step": 0.02, "duration": 1,
            "runs": [{"integrator": "explicit-euler"}, {"integrator": "velocity-verlet"}]})",
        {});
    experiment.title = title;
    return experiment;
}

QByteArray pageOf(const Experiment& experiment) {
    return interactivePage(pageContentOf(experiment), standIn);
}

/// The content of a script element as a browser finds it: up to the first "</script".
QByteArray scriptOf(const QByteArray& page, const QByteArray& id) {
    const qsizetype begin = page.indexOf('>', page.indexOf("id=\"" + id + '"')) + 1;
    return page.mid(begin, page.indexOf("</script", begin) - begin);
}

Json dataOf(const QByteArray& page) {
    return Json::parse(scriptOf(page, "timestep-data").toStdString());
}

} // namespace

class InteractivePage : public QObject, private TestFolder {
    Q_OBJECT

private slots:
    void aPageHoldsTheWholeExperimentAndTheEngine() {
        const Experiment experiment = pendulum();
        const QByteArray page = pageOf(experiment);
        const Json data = dataOf(page);
        QCOMPARE(toJson(experimentFromJson(data["experiment"])).dump(), toJson(experiment).dump());
        QCOMPARE(QByteArray::fromBase64(scriptOf(page, "timestep-engine")), standIn.packed);
        QVERIFY(page.contains(standIn.script));
        QCOMPARE(data["show"]["plots"].size(), std::size_t{2});
        QVERIFY(!page.contains("%DATA%") && !page.contains("%SCRIPTS%"));
        QVERIFY(!QRegularExpression(QStringLiteral("(src|href)=\"(?!#)")).match(page).hasMatch()); // one file
    }

    void aPageShowsTheControlsThatALessonChoseAndNoOthers() {
        const Json usual = dataOf(pageOf(pendulum()))["show"];
        QCOMPARE(usual["chosen"].dump(), std::string("false"));
        QCOMPARE(usual["controls"][0]["key"].text(), std::string(pendulum().scene->parameters[0].id));
        const PageContent content = pageContentOf(
            pendulum(), {},
            {{QStringLiteral("length"), 0.5, 2.0, {}, true},
             {QStringLiteral("integrator"), {}, {}, {"rk4", "heun"}, false, ControlSpec::Runs::All}});
        const Json chosen = dataOf(interactivePage(content, standIn))["show"];
        QCOMPARE(chosen["chosen"].dump(), std::string("true"));
        QCOMPARE(chosen["controls"].dump(),
                 Json::parse(R"([{"key": "length", "runs": "agreeing", "values": [], "locked": true,
                                  "low": 0.5, "high": 2.0},
                                 {"key": "integrator", "runs": "all", "values": ["rk4", "heun"],
                                  "locked": false}])")
                     .dump());
    }

    void everyTextThatTheScriptsNameIsInThePage() {
        const QByteArray page = pageOf(pendulum());
        const Json texts = dataOf(page)["texts"];
        int found = 0;
        static const QRegularExpression name(QStringLiteral("\\btexts\\.([a-zA-Z]+)"));
        for (auto all = name.globalMatch(QString::fromUtf8(page)); all.hasNext(); ++found) {
            const std::string one = all.next().captured(1).toStdString();
            QVERIFY2(texts.contains(one), one.c_str());
        }
        QVERIFY(found > 20);
    }

    void everyElementThatTheScriptsAskForIsInThePage() {
        const QString page = QString::fromUtf8(pageOf(pendulum()));
        int found = 0;
        static const QRegularExpression name(QStringLiteral("byId\\(\"([a-zA-Z-]+)\"\\)"));
        for (auto all = name.globalMatch(page); all.hasNext(); ++found)
            QVERIFY(page.contains(QStringLiteral("id=\"%1\"").arg(all.next().captured(1))));
        QVERIFY(found > 20);
    }

    void aHostileTitleStaysATitle() {
        for (const char* const title :
             {"</title><script>alert(1)</script>", "</script><img src=x onerror=alert(2)>",
              "%DATA% %SCRIPTS%", "<!-- <script>", "\"'&amp;"}) {
            const QByteArray harmless = pageOf(pendulum("title")), page = pageOf(pendulum(title));
            QCOMPARE(page.count("<script"), harmless.count("<script"));
            QCOMPARE(page.count("<img"), 0);
            QCOMPARE(dataOf(page)["experiment"]["title"].text(), std::string(title));
            QVERIFY(page.contains("<title>" + xmlText(QString::fromUtf8(title)).toUtf8() + "</title>"));
        }
    }

    void aPageSpeaksTheLanguageOfTheProgram() {
        const SpokenLanguage german("de");
        const QByteArray page = pageOf(pendulum());
        const Json data = dataOf(page);
        QVERIFY(page.contains("<html lang=\"de\">"));
        QCOMPARE(data["texts"]["step"].text(), std::string("Schritt"));
        QVERIFY(data["words"].size() > 10);
        QVERIFY(page.contains("<title>Pendel</title>"));
    }

    void aPageThatIsTooLargeIsRefused() {
        const PageContent content = pageContentOf(pendulum());
        QVERIFY(interactivePage(content, standIn).size() < 200'000);
        WebEngine large = standIn;
        large.packed = QByteArray(2'000'000, 'x');
        try {
            interactivePage(content, large);
            QFAIL("no refusal");
        } catch (const InputError& error) {
            QVERIFY2(std::string(error.what()).find("too large for a page") != std::string::npos,
                     error.what());
        }
    }

    void withoutTheEngineOneSentenceSaysHowToBuildIt() {
        if (hasWebEngine()) QSKIP("the engine was built here");
        write("pendulum.json", QByteArray::fromStdString(toJson(pendulum()).dump()));
        const Outcome outcome =
            call({"run", path("pendulum.json"), "--html", path("p.html"), "--table", path("p.csv")});
        QCOMPARE(outcome.exitCode, 2);
        QVERIFY2(outcome.err.contains("app/packaging/web/build"), qPrintable(outcome.err));
        QCOMPARE(outcome.err.count('\n'), 1);
        QVERIFY(!QFileInfo::exists(path("p.html")) && !QFileInfo::exists(path("p.csv")));
    }
};

REGISTER_TEST(InteractivePage)

} // namespace timestep::interactive_page_test
#include "interactive_page.moc"
