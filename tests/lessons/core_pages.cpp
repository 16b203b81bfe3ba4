// SPDX-License-Identifier: GPL-3.0-or-later
// What a page of a core path asks of a learner.
#include "lessons/read/library.h"
#include "tests/tools.h"

#include <string>

namespace timestep::core_pages_test {

class CorePages : public QObject {
    Q_OBJECT

private slots:
    /// One question, or one prediction with its run. The lines that the learner makes on the page may be that
    /// run.
    void aPageOfTheCorePathHoldsOneTask() {
        for (const LessonInfo& info : listLessons({TIMESTEP_SOURCE_DIR "/lessons/content"}))
            for (const LessonStep& step : loadLesson(info.folder).steps) {
                if (step.deeper || step.kind == StepKind::Explore) continue;
                int predictions = 0, asked = 0, made = 0;
                for (const Block& block : step.blocks) {
                    const auto* question = std::get_if<Question>(&block);
                    if (question == nullptr) continue;
                    ++(question->prediction ? predictions : asked);
                    made += question->effects.empty() ? 0 : 1;
                }
                const int tasks = predictions + asked - (predictions > 0 ? made : 0);
                QVERIFY2(tasks <= 1, (info.id + ", " + step.id + ": " + std::to_string(tasks)).c_str());
            }
    }
};

REGISTER_TEST(CorePages)

} // namespace timestep::core_pages_test
#include "core_pages.moc"
