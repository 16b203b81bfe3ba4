// SPDX-License-Identifier: GPL-3.0-or-later
// The memory that a large run leaves behind after small ones have replaced it.
#include "tests/app/window/window_parts.h"

#include "app/languages.h"
#include "app/workbench/undo_history.h"
#include "core/run/experiment/setting_key.h"
#include "tests/tools.h"

#include <QSettings>

#include <malloc.h>
#include <memory>

namespace timestep::memory_at_rest_test {

namespace {

/// Memory allocated by malloc [MB]; 0 if another allocator is used.
double memoryInUse() {
    const struct mallinfo2 info = mallinfo2();
    return static_cast<double>(info.uordblks + info.hblkhd) / 1e6;
}

} // namespace

class MemoryAtRest : public QObject {
    Q_OBJECT

    LanguageSwitch m_language;
    std::unique_ptr<WindowParts> m_window;

    void run(const char* scene, double steps, const QList<std::pair<const char*, const char*>>& settings) {
        Experiment experiment = standardExperiment(*findScene(scene));
        experiment.duration = experiment.step * steps;
        for (const auto& [key, value] : settings) setByKey(experiment, key, value);
        QVERIFY(m_window->workbench().open(experiment));
        m_window->workbench().finish();
        m_window->view().grab();
    }

    /// After so many small runs that undo no longer keeps any other.
    double atRest() {
        for (std::size_t i = 0; i <= UndoHistory::most; ++i) run("spring", 3, {});
        deleteReplacedObjects();
        return memoryInUse();
    }

private slots:
    void init() {
        QSettings().clear();
        m_language.use("en");
        m_window = std::make_unique<WindowParts>(WindowOptions{}, m_language);
        m_window->show();
    }
    void cleanup() { m_window.reset(); }

    void aLargePictureFreesItsMemory() {
        if (memoryInUse() == 0) QSKIP("the allocator of a sanitizer tells nothing");
        run("cloth", 3, {});
        const double before = atRest();
        run("cloth", 30, {{"columns", "200"}, {"rows", "200"}});
        const double with = memoryInUse() - before, after = atRest() - before;
        QVERIFY2(with > 20, qPrintable(QString("%1 MB").arg(with))); // there is memory to leave behind
        QVERIFY2(after < 12, qPrintable(QString("%1 MB of %2").arg(after).arg(with)));
    }
};

REGISTER_TEST(MemoryAtRest)

} // namespace timestep::memory_at_rest_test
#include "memory_at_rest.moc"
