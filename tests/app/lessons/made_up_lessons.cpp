// SPDX-License-Identifier: GPL-3.0-or-later
// Every step of every lesson in made-up languages: nothing is cut.
#include "tests/app/appearance/cut_texts.h"
#include "tests/app/appearance/made_up_window.h"
#include "tests/tools.h"

#include "app/paths.h"
#include "lessons/read/library.h"

#include <QSettings>

namespace timestep::made_up_lessons_test {

class MadeUpLessons : public QObject {
    Q_OBJECT

    LanguageSwitch m_language;

private slots:
    void init() { QSettings().clear(); }

    void nothingIsCutInAnyStep_data() { addMadeUpWindows(); }
    void nothingIsCutInAnyStep() {
        const MadeUpWindow made(m_language);
        WindowParts& window = *made;
        QStringList cut;
        std::size_t steps = 0;
        for (const LessonInfo& info : listLessons({bundledLessonsFolder()})) {
            const QString id = QString::fromStdString(info.id);
            QVERIFY2(window.openLesson(id), qPrintable(id));
            const std::size_t last = window.lessonPanel().lesson()->steps.size();
            for (std::size_t step = 0; step < last; ++step, ++steps) {
                window.lessonPanel().goTo(step);
                for (const QString& one : cutAtRest(window))
                    cut << QStringLiteral("%1 %2: %3").arg(id).arg(step + 1).arg(one);
            }
        }
        QVERIFY2(steps > 100, qPrintable(QString::number(steps)));
        QVERIFY2(cut.isEmpty(), qPrintable('\n' + cut.join('\n')));
    }
};

REGISTER_TEST(MadeUpLessons)

} // namespace timestep::made_up_lessons_test
#include "made_up_lessons.moc"
