// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the view of scenes alone, to be looked at:
//   scene_looks FOLDER WIDTH HEIGHT SCENE,STEPS[,KEY=VALUE ...] ...
// writes FOLDER/<scene>-<steps>-<light|dark>.png. The key "strain" is the strain of the strongest colour, the
// key "layers" the FrameLayer bits, "cut=X0:Y0:X1:Y1" cuts across after half of the steps; other keys are
// those of an experiment. A second run is added by "also=KEY=VALUE".
#include "core/input_error.h"
#include "core/run/experiment/setting_key.h"
#include "core/run/session/session.h"
#include "widgets/look/theme.h"
#include "widgets/text/label_text.h"
#include "widgets/text/text.h"
#include "widgets/view/widget/simulation_view.h"

#include <QApplication>
#include <QDir>

#include <iostream>

using namespace timestep;

namespace {

struct SceneLook {
    Experiment experiment;
    int steps = 0;
    double strain = 0.05;
    std::uint32_t layers = 0;
    QStringList cut;
};

SceneLook lookOf(const QStringList& words) {
    const Scene* scene = findScene(words[0].toStdString());
    if (scene == nullptr) throw InputError(Sentence::verbatim("there is no scene " + words[0].toStdString()));
    SceneLook look{standardExperiment(*scene), words.value(1).toInt(), 0.05, scene->layers, {}};
    for (const QString& word : words.mid(2)) {
        const QString key = word.section('=', 0, 0), value = word.section('=', 1);
        if (key == "strain")
            look.strain = value.toDouble();
        else if (key == "layers")
            look.layers = value.toUInt();
        else if (key == "cut")
            look.cut = value.split(':');
        else
            setByKey(look.experiment, key.toStdString(), value.toStdString());
    }
    return look;
}

void show(const SceneLook& look, SimulationView& view) {
    const Scene& scene = *look.experiment.scene;
    view.setScene({translated(scene.name), scene.bounds(look.experiment.parameters), scene.yDown,
                   text(scene.lengthUnit), unitText(scene.timeUnit), look.experiment.step,
                   scene.kind() == SceneKind::Particles, scene.kind() == SceneKind::RigidBodies});
    view.setStrainScale(scene.kind() == SceneKind::Particles || scene.id == "spring-cloth" ? look.strain : 0);
    Session session(look.experiment);
    std::vector<RunFrame> frames;
    for (int step = 0; step <= look.steps; ++step) {
        if (step > 0) session.step();
        if (look.cut.size() == 4 && step == look.steps / 2) {
            Event event;
            event.kind = EventKind::CutAcross;
            event.at = {look.cut[0].toDouble(), look.cut[1].toDouble()};
            event.to = {look.cut[2].toDouble(), look.cut[3].toDouble()};
            event.run = -1;
            session.perform(event);
        }
        frames.resize(session.runs());
        for (std::size_t run = 0; run < session.runs(); ++run) {
            frames[run].frame.clear();
            frames[run].exact.clear();
            frames[run].frame.layers = look.layers;
            session.simulation(run).draw(frames[run].frame);
            session.simulation(run).drawExact(frames[run].exact);
            frames[run].style = static_cast<int>(run);
            frames[run].label = QString::fromStdString(session.experiment().runs[run].label);
        }
        view.setRuns(frames, session.time(), session.ticks());
    }
}

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    const QStringList words = application.arguments();
    if (words.size() < 5) {
        std::cerr << "scene_looks FOLDER WIDTH HEIGHT SCENE,STEPS[,KEY=VALUE ...] ...\n";
        return 2;
    }
    const QSize page(words[2].toInt(), words[3].toInt());
    for (const QString& word : words.mid(4)) try {
            const SceneLook look = lookOf(word.split(','));
            SimulationView view;
            view.resize(page);
            show(look, view);
            for (const Theme theme : {Theme::Light, Theme::Dark}) {
                view.setPalette(paletteOf(theme));
                const QString file = QString("%1-%2-%3.png")
                                         .arg(word.section(',', 0, 0), word.section(',', 1, 1),
                                              theme == Theme::Dark ? "dark" : "light");
                view.grab().save(QDir(words[1]).filePath(file));
            }
        } catch (const InputError& error) {
            std::cerr << error.sentence() << '\n';
            return 1;
        }
    return 0;
}
