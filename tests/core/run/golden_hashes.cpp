// SPDX-License-Identifier: GPL-3.0-or-later
// Law 5 of core/README.md between machines: the tables of scenes that use only + - * / and the square root
// have the same bytes on every processor and with every compiler. golden_hashes.txt has their hashes.
#include "core/analysis/analysis.h"
#include "core/analysis/sweep.h"
#include "core/parallel.h"
#include "core/run/session/session.h"
#include "core/table/csv.h"
#include "tests/tools.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>

#include <cmath>
#include <cstdint>
#include <cstdio>
#include <hwy/highway.h>
#include <map>
#include <string>
#include <vector>

namespace timestep::golden_hashes_test {

namespace {

constexpr int steps = 150;

/// A column that needs more than + - * / and the square root: exact motions and computed references, speeds
/// and forces by std::hypot, angles.
bool usesTheMathLibrary(const std::string& id) {
    for (const char* name : {"position-error", "phase-error", "first-speed", "first-step-over-last",
                             "pin-force", "spine-angle", "leg-spread"})
        if (id == name) return true;
    return id.ends_with("-exact") || id.ends_with("-reference");
}

/// Two runs of a scene: with standard settings, and with other methods.
Experiment shortRuns(const Scene& scene) {
    Experiment experiment = standardExperiment(scene);
    experiment.duration = experiment.step * steps;
    experiment.runs.push_back(experiment.runs.front());
    if (scene.kind() == SceneKind::Problem) {
        experiment.runs[1].method.set("integrator", "rk4");
    } else if (scene.kind() == SceneKind::Particles) {
        experiment.runs[1].method.set("relaxation", "gauss-seidel");
        experiment.runs[1].method.set("order", "coloured");
        experiment.runs[1].method.set("passes", 5.0);
    }
    const Session start(experiment);
    std::vector<std::string> columns;
    for (const Column& column : start.table().columns)
        if (column.run == 0 && !usesTheMathLibrary(column.id)) columns.push_back(column.id);
    experiment.record = columns;
    return experiment;
}

/// FNV-1a, 64 bit (Fowler, Noll, Vo), of the rows of the table as CSV.
QString hashOf(const Scene& scene) {
    Session session(shortRuns(scene));
    session.runToEnd();
    const std::string text = toCsv(session.table(), {});
    std::uint64_t hash = 14695981039346656037u;
    for (std::size_t i = text.find('\n'); i < text.size(); ++i) // without the headings, which are words
        hash = (hash ^ static_cast<unsigned char>(text[i])) * 1099511628211u;
    return QString::number(hash, 16).rightJustified(16, '0');
}

/// All scenes but those of a file.
std::vector<const Scene*> scenesToHash() {
    std::vector<const Scene*> all;
    for (const Scene& scene : scenes())
        if (scene.source != WorldSource::File) all.push_back(&scene);
    return all;
}

QString lineOf(const Scene& scene) {
    return QString::fromStdString(std::string(scene.id)) + ' ' + hashOf(scene);
}

int printHashes(const QString&) {
    for (const Scene* scene : scenesToHash()) std::puts(qPrintable(lineOf(*scene)));
    return 0;
}

/// The hashes in the file, by scene.
std::map<QString, QString> golden() {
    QFile file(TIMESTEP_SOURCE_DIR "/tests/core/golden_hashes.txt");
    if (!file.open(QIODevice::ReadOnly)) qFatal("golden_hashes.txt is missing");
    std::map<QString, QString> hashes;
    for (const QString& line : QString::fromUtf8(file.readAll()).split('\n')) {
        const QStringList words = line.split(QRegularExpression("\\s+"), Qt::SkipEmptyParts);
        if (words.size() == 2 && !line.startsWith('#')) hashes[words[0]] = words[1];
    }
    return hashes;
}

} // namespace

class GoldenHashes : public QObject {
    Q_OBJECT

private slots:
    void theTableOfEveryKeptSceneHasTheBytesOfTheRepository() {
        const auto kept = golden();
        QVERIFY(kept.size() >= 30);
        QStringList changed;
        for (const auto& [id, hash] : kept) {
            const Scene* scene = findScene(id.toStdString());
            QVERIFY2(scene != nullptr, qPrintable(id));
            if (const QString now = hashOf(*scene); now != hash)
                changed << QString("%1 %2").arg(id, -24).arg(now);
        }
        QVERIFY2(changed.isEmpty(), qPrintable("these tables have other bytes now:\n" + changed.join('\n')));
    }

    /// All scenes, including those with sine and cosine: on one machine the width changes nothing.
    void everyVectorWidthGivesTheBytes() {
        const std::vector<const Scene*> all = scenesToHash();
        std::vector<QString> expected;
        for (const Scene* scene : all) expected.push_back(hashOf(*scene));
        const std::vector<std::int64_t> targets = hwy::SupportedAndGeneratedTargets();
        QVERIFY(!targets.empty());
        for (const std::int64_t target : targets) {
            hwy::SetSupportedTargetsForTest(target);
            hwy::GetChosenTarget().DeInit(); // the next call selects the vector code again
            QStringList changed;
            for (std::size_t i = 0; i < all.size(); ++i)
                if (hashOf(*all[i]) != expected[i])
                    changed << QString::fromStdString(std::string(all[i]->id));
            hwy::SetSupportedTargetsForTest(0);
            hwy::GetChosenTarget().DeInit();
            QVERIFY2(changed.isEmpty(), qPrintable(hwy::TargetName(target) + (": " + changed.join(' '))));
        }
    }

    /// All scenes, including those with sine and cosine: on one machine threads change nothing.
    void everyNumberOfThreadsGivesTheBytes() {
        const std::vector<const Scene*> all = scenesToHash();
        const auto hashes = [&all](unsigned threads) {
            std::vector<QString> list(all.size());
            inParallel(
                all.size(), all.size(), nullptr,
                [&](std::size_t item, Worker& worker) {
                    list[item] = hashOf(*all[item]);
                    worker.advance();
                },
                threads);
            return list;
        };
        const std::vector<QString> one = hashes(1), four = hashes(4);
        for (std::size_t i = 0; i < all.size(); ++i) QVERIFY2(one[i] == four[i], all[i]->id.data());
    }

    /// All scenes, in this process and in another one: no number depends on an address or a clock.
    void everyProcessGivesTheBytes() {
        QProcess other;
        other.start(QCoreApplication::applicationFilePath(), {"--hashes", "all"});
        QVERIFY(other.waitForFinished(600000));
        QCOMPARE(other.exitCode(), 0);
        const QStringList lines =
            QString::fromUtf8(other.readAllStandardOutput()).split('\n', Qt::SkipEmptyParts);
        int compared = 0;
        for (const Scene* scene : scenesToHash()) {
            QCOMPARE(lines.value(compared), lineOf(*scene));
            ++compared;
        }
        QCOMPARE(lines.size(), compared);
        QVERIFY(compared > 40);
    }

    /// A sweep distributes its runs over the threads.
    void aSweepGivesTheBytesOnEveryNumberOfThreads() {
        for (const char* scene : {"kepler", "double-pendulum", "rope", "box-stack"}) {
            Experiment experiment = standardExperiment(*findScene(scene));
            experiment.duration = experiment.step * steps;
            const AnalysisSpec spec = sweepOver("step",
                                                {experiment.step, experiment.step / 2, experiment.step / 4,
                                                 experiment.step / 8, experiment.step / 3},
                                                "total-energy");
            const auto bytes = [&](unsigned threads) {
                const AnalysisResult result = analyse(experiment, spec, nullptr, threads);
                return toCsv(result.table, {}) + toCsv(result.summary, {});
            };
            const std::string one = bytes(1);
            QVERIFY(one.size() > 100);
            QVERIFY2(bytes(2) == one, scene);
            QVERIFY2(bytes(5) == one, scene);
        }
    }

    void aChangedBitChangesTheHash() {
        Scene scene = *findScene("cart");
        scene.step = std::nextafter(scene.step, 2.0);
        QVERIFY(hashOf(scene) != hashOf(*findScene("cart")));
    }
};

REGISTER_CHILD_PROCESS("--hashes", printHashes)
REGISTER_TEST(GoldenHashes)

} // namespace timestep::golden_hashes_test

#include "golden_hashes.moc"
