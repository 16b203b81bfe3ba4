// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of runs as authors write them.
#include "core/input_error.h"
#include "lessons/blocks/read_blocks.h"
#include "tests/tools.h"

namespace timestep::run_pictures_test {

namespace {

const std::string body =
    "id: fall\n"
    "description: It falls.\n"
    "experiment: {scene: spring, step: 0.5, duration: 10, runs: [{integrator: rk4, label: one}]}\n";

Picture read(const std::string& text, const FindExperiment& find = {}) {
    return readPicture(readYaml({text, "lesson.md", 1}), find);
}

QString faultOf(const std::string& text) {
    try {
        static_cast<void>(read(text));
        return {};
    } catch (const InputError& error) {
        return QString::fromStdString(error.sentence());
    }
}

} // namespace

class RunPicturesTest : public QObject {
    Q_OBJECT

private slots:
    void aPictureOfARunNamesItsInstantsAndWhatItShows() {
        const Picture picture =
            read(body + "at: [0, 0.5]\nover: yes\nexact: yes\ntrace: yes\nstrain: 0.2\nlayers: [previous]\n"
                        "captions: [both]\nx: {from: -1, to: 2}\ny: {from: 0, to: 1}\n"
                        "lines: [{points: [[0, 0], [1, 1]], shape: arrow, label: push}]\n");
        QVERIFY(picture.run);
        const PictureRun& run = *picture.run;
        QCOMPARE(run.at, (std::vector<double>{0, 0.5}));
        QVERIFY(run.over && run.exact && run.trace && !run.apart);
        QCOMPARE(run.strain, 0.2);
        QCOMPARE(run.layers, std::uint32_t(GhostLayer));
        QVERIFY(run.part == (Box{-1, 0, 2, 1}));
        QCOMPARE(run.captions, std::vector<std::string>{"both"});
        QCOMPARE(run.experiment.runs[0].label, std::string("one"));
        QCOMPARE(picture.curves.size(), std::size_t(1));
        QVERIFY(!read(body + "at: [0]\n").run->part);
    }

    void itsExperimentMayBeLikeAnother() {
        const Experiment spring = read(body + "at: [0]\n").run->experiment;
        const auto find = [&](const std::string& id) { return id == "spring" ? &spring : nullptr; };
        const Picture picture = read("id: fall\ndescription: It falls.\nat: [0]\n"
                                     "experiment: {like: spring, set: {step: 0.25}}\n",
                                     find);
        QCOMPARE(picture.run->experiment.step, 0.25);
        QCOMPARE(picture.run->experiment.scene, spring.scene);
    }

    void faultsNameTheirLine() {
        QVERIFY(faultOf(body + "at: [1, 0.5]\n").contains("lesson.md:4:9: the instants of a picture rise"));
        QVERIFY(faultOf(body + "at: [1000.5]\n").contains("at most 2000 steps"));
        QVERIFY(faultOf(body + "at: [1000]\n").isEmpty());
        QVERIFY(faultOf(body + "at: [0, 1]\ncaptions: [one]\n").contains("2 pictures need as many captions"));
        QVERIFY(faultOf(body + "at: [0, 1]\nover: yes\ncaptions: [one]\n").isEmpty());
        QVERIFY(faultOf(body + "at: []\n").contains("needs an instant"));
        QVERIFY(faultOf(body + "at: [0]\ncurves: [{of: x}]\n").contains("curves"));
        QVERIFY(faultOf("id: a\ndescription: A.\nat: [0]\nexperiment: {like: none}\n")
                    .contains("there is no experiment \"none\" above"));
    }
};

REGISTER_TEST(RunPicturesTest)

} // namespace timestep::run_pictures_test

#include "run_pictures.moc"
