// SPDX-License-Identifier: GPL-3.0-or-later
// The handout and the key of every lesson in every language fit on their pages.
#include "app/handouts/handout.h"
#include "app/handouts/paper/sheet_texts.h"
#include "app/paths.h"
#include "lessons/read/library.h"
#include "tests/tools.h"

namespace timestep::handouts_on_paper_test {

class HandoutsOnPaper : public QObject {
    Q_OBJECT

private slots:
    void everyHandoutFitsOnTwoPagesOrThreeAndEveryKeyOnFour() {
        for (const LessonInfo& info : listLessons({bundledLessonsFolder()}))
            for (const std::string& language : info.languages) {
                const Lesson lesson = loadLesson(info.folder, language);
                for (const SheetVariants& sheet : {handoutOf(lesson), keyOf(lesson)}) {
                    const std::string which =
                        info.id + " (" + language + ") " + sheet.front().title.toStdString();
                    QCOMPARE(sheet.front().mostPages, sheet.front().names ? 2 : 4);
                    int pages = 0;
                    const QByteArray pdf = sheetPdf(sheet, &pages);
                    QVERIFY2(pdf.startsWith("%PDF-"), which.c_str());
                    QVERIFY2(pages >= 1 && pages <= (sheet.front().names ? 3 : 4),
                             (which + ": " + std::to_string(pages)).c_str());
                    QVERIFY2(pdf.contains("/FontFile"), which.c_str()); // embedded
                }
            }
    }
};

REGISTER_TEST(HandoutsOnPaper)

} // namespace timestep::handouts_on_paper_test

#include "handouts_on_paper.moc"
