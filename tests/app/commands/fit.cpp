// SPDX-License-Identifier: GPL-3.0-or-later
// timestep fit: from a file of measured data to values, messages and exit codes.
#include "app/provenance/open_file.h"
#include "core/exact/oscillator_motion.h"
#include "core/exact/pendulum_motion.h"
#include "core/measured/measured_table.h"
#include "tests/app/commands/command_call.h"
#include "tests/app/files/test_folder.h"
#include "tests/tools.h"

#include <QRegularExpression>

#include <cmath>
#include <numbers>

namespace timestep::fit_test {

class Fit : public QObject, TestFolder {
    Q_OBJECT

    /// A call with the file of the pendulum and its columns, and further arguments.
    Outcome fit(const QStringList& further) const {
        return call(QStringList{"fit", path("pendulum.json"), "--data", path("phone.csv"), "--columns",
                                "t=Zeit,theta=Winkel"} +
                    further);
    }

private slots:
    void initTestCase() {
        write("pendulum.json", R"({"scene": "pendulum", "step": 0.01, "duration": 2,
            "parameters": {"gravity": 9, "start-angle": 0.5}, "runs": [{"integrator": "rk4"}]})");
        // A phone in German: milliseconds, degrees, decimal commas; the truth is g = 9.81 m/s², 0.6 rad.
        const PendulumMotion motion(std::sqrt(9.81), {0.6, 0});
        QByteArray text = "\"Zeit (ms)\";\"Winkel (°)\"\r\n";
        for (int i = 0; i < 60; ++i) {
            const double degrees = motion.at(0.05 * i).theta * 180 / std::numbers::pi;
            const double read = degrees + 0.1 * (i % 2 == 0 ? 1 : -1); // a known error of 0.1°
            text += QByteArray::number(50 * i) + ';' + QByteArray::number(read, 'f', 6).replace('.', ',') +
                    "\r\n";
        }
        write("phone.csv", text);
    }

    void valuesAreFoundAndPrinted() {
        const Outcome outcome = fit({"--parameters", "gravity,start-angle"});
        QCOMPARE(outcome.err, QString());
        QCOMPARE(outcome.exitCode, 0);
        QVERIFY2(
            outcome.out.contains(QRegularExpression("gravity +9\\.8\\d+ +0\\.0\\d+ +9 +m/s²\n +start-angle "
                                                    "+0\\.60\\d+ +0\\.000\\d+ +0\\.5 +rad\n")),
            qPrintable(outcome.out));
        QVERIFY(outcome.out.contains("correlation of gravity and start-angle: "));
        QVERIFY(outcome.out.contains("theta: 60 points, rms of the residuals 0.0017"));
        QVERIFY(
            outcome.out.contains("from the scatter of the points about the run, with 58 degrees of freedom"));
        QCOMPARE(fit({"--parameters", "gravity", "--quiet"}).out, QString());
    }

    void curvesOfAFigureAreFittedAndCarryTheirFit() {
        write("decay.json", R"({"scene": "spring", "step": 0.01, "duration": 10,
            "parameters": {"stiffness": 4, "mass": 1, "damping": 0.2}, "runs": [{"integrator": "rk4"}]})");
        const QString figure = path("decay.svg");
        const auto draw = [&](const QStringList& further) {
            return call(QStringList{"run", path("decay.json"), "--figure", figure, "--y", "x"} + further);
        };
        // x = exp(-c t / 2 m) ..., w = sqrt(k / m - (c / 2 m)^2) = 1.9975
        const Outcome sine = draw({"--fit", "damped-sine"});
        QCOMPARE(sine.exitCode, 0);
        QVERIFY2(sine.out.contains("ω = 1.997") && sine.out.contains("γ = 0.0999"), qPrintable(sine.out));
        const auto carried = provenanceOf(figure);
        QVERIFY(carried && carried->plot.at("added").at("fits").size() == 1);
        const Outcome own =
            draw({"--fit", "A*exp(-d*t)*cos(w*t + p)", "--fit-start", "A = 1, w = 2, d = 0.2, p = 0",
                  "--fit-range", "1:8", "--fit", "polynomial:2"});
        QCOMPARE(own.exitCode, 0);
        QVERIFY2(own.out.contains("w = 1.997") && own.out.contains("d = 0.0999") &&
                     own.out.contains("a + b·x + c·x²"),
                 qPrintable(own.out));
        QCOMPARE(provenanceOf(figure)->plot.at("added").at("fits").size(), std::size_t(2));
        const Outcome wrong = draw({"--fit", "a +"});
        QCOMPARE(wrong.exitCode, 2);
        QVERIFY2(wrong.err.contains("--fit"), qPrintable(wrong.err));
        QCOMPARE(draw({"--fit", "polynomial:99"}).exitCode, 2);
        QVERIFY(draw({"--fit", "line", "--fit-range", "100:200"}).err.contains("do not determine its fit"));
    }

    void aCalculatedColumnIsFitted() {
        write("heights.csv", [] {
            const PendulumMotion motion(std::sqrt(9.81), {0.6, 0});
            QByteArray text = "t,h / cm\n";
            for (int i = 0; i < 60; ++i)
                text += QByteArray::number(0.05 * i) + ',' +
                        QByteArray::number(100 * (1 - std::cos(motion.at(0.05 * i).theta)), 'g', 12) + '\n';
            return text;
        }());
        const Outcome outcome =
            call({"fit", path("pendulum.json"), "--calculate", "height [m] = L*(1 - cos(theta))", "--data",
                  path("heights.csv"), "--columns", "t=t,height=h", "--parameters", "gravity,start-angle",
                  "--json"});
        QVERIFY2(outcome.exitCode == 0, qPrintable(outcome.err));
        const Json json = Json::parse(outcome.out.toStdString());
        COMPARE_NEAR(json.at("parameters").at(0).at("value").number(), 9.81, 1e-4);
    }

    void theParametersAreWrittenAsATable() {
        const QString tex = path("fit.tex"), markdown = path("fit.md"), csv = path("fit.csv");
        for (const QString& file : {tex, markdown, csv})
            QCOMPARE(fit({"--parameters", "gravity,start-angle", "--quiet", "--table", file}).exitCode, 0);
        const QByteArray latex = read("fit.tex");
        QVERIFY(latex.contains("\\begin{tabular}{lrrrl}\n\\toprule\nParameter & Value & Uncertainty & "));
        QVERIFY2(latex.contains(QByteArray("& $9.8")) && latex.contains("& m/s$^{2}$ \\\\"),
                 latex.constData());
        const QList<QByteArray> rows = read("fit.md").trimmed().split('\n');
        QCOMPARE(rows.size(), 4);
        QVERIFY(rows[1].startsWith("| --- | ---: | ---: | ---: | --- |"));
        for (const QByteArray& row : rows) QCOMPARE(row.count('|'), 6);
        QVERIFY(read("fit.csv").startsWith("parameter,value,uncertainty,start,unit\ngravity,9.8"));
    }

    void jsonHoldsTheSameNumbers() {
        const Outcome outcome = fit({"--parameters", "gravity,start-angle", "--sigma", "0,1", "--json"});
        QCOMPARE(outcome.exitCode, 0);
        const Json json = Json::parse(outcome.out.toStdString());
        COMPARE_NEAR(json.at("parameters").at(0).at("value").number(), 9.81, 0.01);
        COMPARE_NEAR(json.at("parameters").at(1).at("value").number(), 0.6, 0.001);
        QVERIFY(json.at("weighted").boolean());
        COMPARE_NEAR(json.at("chi-square").number() / 60, 1, 0.05); // each deviation is one sigma
        COMPARE_NEAR(json.at("correlation").at(0).at(0).number(), 1, 1e-12);
        QCOMPARE(json.at("series").at(0).at("points").get<int>(), 60);
        QVERIFY(!json.contains("failure"));
    }

    void theErrorOfTheStepIsSaidAndRefined() {
        write("spring.json", R"({"scene": "spring", "duration": 6,
            "parameters": {"mass": 0.2, "stiffness": 5, "damping": 0, "start-displacement": 0.08}})");
        QByteArray text = "t,x\n";
        for (int i = 0; i <= 120; ++i) {
            const double noise = 1e-3 * std::sin(37.0 * i * i); // about 1 mm, of no pattern
            text += QByteArray::number(0.05 * i) + ',' +
                    QByteArray::number(oscillatorMotion(std::sqrt(26.0), 0, {0.08, 0}, 0.05 * i).x + noise,
                                       'g', 12) +
                    '\n';
        }
        write("spring.csv", text);
        const auto fitted = [&](const QStringList& further,
                                const QString& parameters = "stiffness,start-displacement") {
            return call(QStringList{"fit", path("spring.json"), "--data", path("spring.csv"), "--columns",
                                    "t=t,x=x", "--sigma", "0.001", "--parameters", parameters} +
                        further);
        };
        const Outcome coarse = fitted({});
        QCOMPARE(coarse.exitCode, 0);
        QVERIFY2(coarse.out.contains(
                     QRegularExpression("With half the step \\(0\\.05.s\\) the values move: "
                                        "stiffness by \\d+ σ, start-displacement by -?[0-9.]+ σ\\. They "
                                        "contain the error of the step\\.")),
                 qPrintable(coarse.out));
        QVERIFY(coarse.out.contains("With the method of Dormand and Prince, too, they move: stiffness by "));
        QVERIFY(coarse.out.contains("--refine fits with finer steps."));
        QVERIFY(coarse.out.contains(QRegularExpression("r² = 0\\.99\\d* = 1 − Σ")));
        QVERIFY(coarse.out.contains(QRegularExpression("χ²/freedom = [0-9.]+/119 = ")));
        const Outcome fine = fitted({"--refine", "--out", path("refined.json")});
        QVERIFY2(
            fine.out.contains(QRegularExpression("Fitted with the step 0\\.00\\d+.s instead of 0\\.1.s\\.\n"
                                                 "  With half the step .* the values hardly move: ")),
            qPrintable(fine.out));
        QVERIFY(openFile(path("refined.json")).experiment.step < 0.01);
        const Json json = Json::parse(fitted({"--refine", "--json"}).out.toStdString());
        const Json& stiffness = json.at("parameters").at(0);
        COMPARE_NEAR(stiffness.at("value").number(), 5.2, 3 * stiffness.at("error").number());
        QVERIFY(std::abs(stiffness.at("half-step-shift").number()) < 0.05);
        QVERIFY(json.at("step").number() < json.at("step-before").number());
        QVERIFY(json.at("r-squared").number() > 0.99);
        QVERIFY(!json.at("explains-nothing").boolean());
        const Outcome nothing = fitted({"--set", "stiffness=60"}, "start-displacement");
        QVERIFY2(nothing.out.contains("The run explains no more than a constant would."),
                 qPrintable(nothing.out + nothing.err));
    }

    void theFigureShowsPointsRunAndResiduals() {
        for (const QString file : {"fit.svg", "fit.pdf", "fit.png"}) {
            const Outcome drawn = fit({"--parameters", "gravity,start-angle", "--quiet", "--sigma", "0,1",
                                       "--figure", path(file), "--height-mm", "130"});
            QCOMPARE(drawn.err, QString());
            QCOMPARE(drawn.exitCode, 0);
            const auto carried = provenanceOf(path(file));
            QVERIFY(carried && carried->digest);
            // The figure opens as the fitted run with the points.
            COMPARE_NEAR(carried->recipe.experiment.parameters["gravity"], 9.81, 0.01);
            QCOMPARE(carried->plot.at("added").at("measured").size(), std::size_t(1));
            QVERIFY(call({"run", path(file)}).exitCode == 0);
        }
        const QByteArray svg = read("fit.svg");
        QVERIFY(svg.contains("measured value") && svg.contains("phone.csv"));
        QVERIFY(svg.contains("height=\"130mm\""));
        const Outcome tex = fit({"--parameters", "gravity", "--quiet", "--figure", path("fit.tex")});
        QCOMPARE(tex.exitCode, 0);
        QCOMPARE(read("fit.tex").count("\\begin{axis}"), 2);
    }

    void theFittedExperimentAndTheResidualsAreWritten() {
        const Outcome outcome = fit({"--parameters", "gravity,start-angle", "--out", path("fitted.json"),
                                     "--residuals", path("residuals.csv")});
        QCOMPARE(outcome.exitCode, 0);
        const Experiment fitted = openFile(path("fitted.json")).experiment;
        COMPARE_NEAR(fitted.parameters["gravity"], 9.81, 0.01);
        COMPARE_NEAR(fitted.parameters["start-angle"], 0.6, 0.001);
        const QByteArray residuals = read("residuals.csv");
        QVERIFY(residuals.startsWith("measure,time,measured,model,residual\ntheta,0,0.601"));
        QCOMPARE(residuals.count('\n'), 61);
        // The output is measured data again.
        const MeasuredTable again = readMeasured(residuals.toStdString(), "residuals.csv");
        QCOMPARE(again.columns[2].heading.name, std::string("measured"));
        COMPARE_NEAR(again.columns[1].values.back(), 2.95, 1e-12);
    }

    void unitsShiftAndScaleCanBeGiven() {
        write("bare.csv", read("phone.csv").replace(" (ms)", "").replace(" (°)", ""));
        const QStringList start{
            "fit",   path("pendulum.json"), "--data",   path("bare.csv"), "--columns",
            "t=#1",  "--columns",           "theta=#2", "--parameters",   "gravity,start-angle",
            "--json"};
        const auto gravity = [&](const QStringList& further) {
            const Outcome outcome = call(start + further);
            if (outcome.exitCode != 0) return std::nan("");
            return Json::parse(outcome.out.toStdString()).at("parameters").at(0).at("value").number();
        };
        COMPARE_NEAR(gravity({"--units", "t=ms,theta=deg"}), 9.81, 0.01);
        COMPARE_NEAR(gravity({"--units", "theta=deg", "--time-scale", "0.001"}), 9.81, 0.01);
        // The clock is 0.2 s late, and the fit finds this.
        COMPARE_NEAR(gravity({"--units", "t=ms,theta=deg", "--time-shift", "0.2", "--fit-time-shift"}), 9.81,
                     0.02);
    }

    void badInputAndFailuresAreReported_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("exitCode");
        QTest::addColumn<QString>("sentence");
        const QStringList good{"--data", "phone.csv", "--columns", "t=Zeit,theta=Winkel"};
        const auto row = [](const char* name, const QStringList& arguments, int exitCode,
                            const char* sentence) {
            QTest::newRow(name) << arguments << exitCode << QString(sentence);
        };
        row("no data", {"--columns", "t=1,theta=2"}, 2, "--data is required");
        row("no such file", {"--data", "no.csv", "--columns", "t=1,theta=2"}, 2, "the file cannot be read");
        row("no such column", {"--data", "phone.csv", "--columns", "t=time,theta=Winkel"}, 2,
            "phone.csv: there is no column \"time\"; there are Zeit, Winkel");
        row("no time", {"--data", "phone.csv", "--columns", "theta=Winkel"}, 2,
            "--columns: no column is named for the time, as in t=COLUMN");
        row("no equals", {"--data", "phone.csv", "--columns", "theta"}, 2,
            "--columns: this takes NAME=VALUE, and \"theta\" has no =");
        row("no such measure", {"--data", "phone.csv", "--columns", "t=Zeit,phi=Winkel"}, 2,
            "\"phi\" cannot be measured in this scene");
        row("another unit", good + QStringList{"--units", "theta=kg"}, 2,
            "the unit \"kg\" of column \"Winkel\" cannot be converted to rad");
        row("a unit for nothing", good + QStringList{"--units", "omega=deg"}, 2,
            "--units: \"omega\" is not among the --columns");
        row("no parameter", good, 2, "a fit needs at least one parameter");
        row("unknown parameter", good + QStringList{"--parameters", "gravitas"}, 2,
            "gravitas: there is no such");
        row("no such run", good + QStringList{"--parameters", "gravity", "--run", "4"}, 2,
            "there is no run 4");
        row("not told apart", good + QStringList{"--parameters", "gravity,length"}, 1,
            "the data do not separate gravity, length");
        row("idle", good + QStringList{"--parameters", "mass"}, 1, "the data do not depend on mass");
    }

    void badInputAndFailuresAreReported() {
        QFETCH(QStringList, arguments);
        QFETCH(int, exitCode);
        QFETCH(QString, sentence);
        arguments.replaceInStrings(QRegularExpression("^(phone|no)\\.csv$"), path("\\1.csv"));
        const Outcome outcome = call(QStringList{"fit", path("pendulum.json")} + arguments);
        QCOMPARE(outcome.exitCode, exitCode);
        QVERIFY2(outcome.err.contains(sentence), qPrintable(outcome.err));
        QCOMPARE(outcome.err.count('\n'), 1);
        QCOMPARE(outcome.out, QString());
    }
};

REGISTER_TEST(Fit)

} // namespace timestep::fit_test
#include "fit.moc"
