// SPDX-License-Identifier: GPL-3.0-or-later
// A teacher uses the menu Teach, with the mouse and the keys, from the sheet to the results of a class.
#include "app/authoring/check_lesson_dialog.h"
#include "app/classroom/merge_dialog.h"
#include "app/classroom/new_lesson_dialog.h"
#include "app/handouts/concept_test_dialog.h"
#include "app/handouts/print_preview.h"
#include "tests/app/files/test_folder.h"
#include "tests/app/lessons/handed_in.h"
#include "tests/app/window/window_parts.h"
#include "tests/tools.h"

#include <QComboBox>
#include <QDesktopServices>
#include <QDropEvent>
#include <QFileDialog>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPrintPreviewWidget>
#include <QPrinter>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTableWidget>
#include <QTreeWidget>

namespace timestep::teacher_walk_test {

namespace {

constexpr int patience = 60000; // [ms]

/// The button of a dialog with this text, which is clicked with the mouse.
void press(QWidget& dialog, const QString& text) {
    for (QPushButton* button : dialog.findChildren<QPushButton*>())
        if (button->text().remove('&') == text && button->isVisible() && button->isEnabled()) {
            QTest::mouseClick(button, Qt::LeftButton);
            return;
        }
    QFAIL(qPrintable("no button " + text));
}

QTableWidgetItem* cell(const QTableWidget& table, const QString& file, int column) {
    constexpr int fileColumn = 2;
    for (int row = 0; row < table.rowCount(); ++row)
        if (table.item(row, fileColumn)->text() == file) return table.item(row, column);
    return nullptr;
}

} // namespace

class TeacherWalk : public QObject, TestFolder {
    Q_OBJECT

    LanguageSwitch m_language;
    std::unique_ptr<WindowParts> m_window;
    QStringList m_edited; ///< files that the system's editor opened

    /// Chooses an entry of the menu Teach: a click opens the menu, a letter chooses the entry.
    void choose(const char* id) {
        QMenu* menu = m_window->actions().menu("teach");
        QMenuBar* bar = m_window->menuBar();
        QTest::mouseClick(bar, Qt::LeftButton, {}, bar->actionGeometry(menu->menuAction()).center());
        QTRY_VERIFY(menu->isVisible());
        const QString text = m_window->actions().at(id)->text();
        QTest::keyClick(menu, text[text.indexOf('&') + 1].toLower().toLatin1());
        QTRY_VERIFY(!menu->isVisible());
    }

    template <class Dialog>
    Dialog* dialog() const {
        for (Dialog* one : m_window->findChildren<Dialog*>())
            if (one->isVisible()) return one;
        return nullptr;
    }

    /// Types a path into the dialog for files that is open.
    void typeFile(const QString& file) {
        QTRY_VERIFY(dialog<QFileDialog>() != nullptr);
        auto* files = dialog<QFileDialog>();
        auto* name = files->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
        QVERIFY(name != nullptr);
        name->setText(file);
        QTest::keyClick(name, Qt::Key_Return);
        QTRY_VERIFY(dialog<QFileDialog>() == nullptr);
    }

    template <class Dialog>
    void closeWithEscape() {
        QTest::keyClick(dialog<Dialog>(), Qt::Key_Escape);
        QTRY_VERIFY(dialog<Dialog>() == nullptr);
    }

    /// Saves what the preview shows and closes it.
    void saveFromPreview(const QString& file, int leastPages) {
        QTRY_VERIFY_WITH_TIMEOUT(dialog<PrintPreview>() != nullptr, patience);
        auto* preview = dialog<PrintPreview>();
        const bool hasPrinter = preview->printer()->outputFormat() == QPrinter::NativeFormat;
        int setups = 0;
        for (const QAction* action : preview->findChildren<QAction*>())
            if (action->text() == QPrintPreviewDialog::tr("Page setup")) {
                ++setups;
                QCOMPARE(action->isVisible(), hasPrinter); // without a printer it would do nothing
            }
        QCOMPARE(setups, 1);
        const int pages = preview->findChild<QPrintPreviewWidget*>()->pageCount();
        QVERIFY2(pages >= leastPages, qPrintable(QString::number(pages)));
        press(*preview, "Save as PDF…");
        typeFile(path(file));
        QTRY_VERIFY(read(file).startsWith("%PDF-"));
        QCOMPARE(read(file).count("/Type /Page\n"), pages);
        closeWithEscape<PrintPreview>();
    }

private slots:
    void openUrl(const QUrl& url) { m_edited << url.toLocalFile(); }

    void initTestCase() {
        QSettings().clear();
        QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).removeRecursively();
        QDesktopServices::setUrlHandler("file", this, "openUrl");
        m_language.use("en");
        m_window = std::make_unique<WindowParts>(WindowOptions{}, m_language);
        m_window->show();
        m_window->showCourse();
    }

    void cleanupTestCase() {
        QDesktopServices::unsetUrlHandler("file");
        m_window.reset();
    }

    /// From the course map, where the lesson is chosen from a list.
    void theHandoutIsShownAndSaved() {
        choose("handout");
        QTRY_VERIFY(dialog<QInputDialog>() != nullptr);
        auto* question = dialog<QInputDialog>();
        QVERIFY(question->comboBoxItems().size() >= 20);
        question->setTextValue(question->comboBoxItems().at(1));
        QTest::keyClick(question, Qt::Key_Return);
        saveFromPreview("handout.pdf", 2);
    }

    void theKeyOfTheOpenLessonIsShownAndSaved() {
        QVERIFY(m_window->openLesson("ten-steps-of-euler"));
        choose("key"); // it answers everything: a learner is asked first
        QTRY_VERIFY(dialog<QMessageBox>() != nullptr);
        QTest::mouseClick(dialog<QMessageBox>()->button(QMessageBox::Yes), Qt::LeftButton);
        saveFromPreview("key.pdf", 2);
        QVERIFY(read("key.pdf") != read("handout.pdf"));
    }

    /// A lesson with personal numbers: a sheet for each learner on this computer.
    void theSheetsOfAllLearnersArePrintedAtOnce() {
        LearnerStore().enter("Ada");
        LearnerStore().enter("Ben");
        const auto lessons = listLessons({bundledLessonsFolder()});
        const auto personal = std::find_if(lessons.begin(), lessons.end(), [](const LessonInfo& lesson) {
            return !loadLesson(lesson.folder).personal.empty();
        });
        QVERIFY(m_window->openLesson(QString::fromStdString(personal->id)));
        choose("handout");
        QTRY_VERIFY_WITH_TIMEOUT(dialog<PrintPreview>() != nullptr, patience);
        auto* pages = dialog<PrintPreview>()->findChild<QPrintPreviewWidget*>();
        const int ofOne = pages->pageCount();
        QComboBox* learners = nullptr;
        for (QComboBox* list : dialog<PrintPreview>()->findChildren<QComboBox*>())
            if (list->findText("Ben") >= 0) learners = list;
        QVERIFY(learners != nullptr);
        QCOMPARE(learners->count(), 4);
        QTest::keyClick(learners, Qt::Key_End);
        QTRY_VERIFY_WITH_TIMEOUT(learners->isEnabled(), patience);
        QCOMPARE(pages->pageCount(), 2 * ofOne);
        saveFromPreview("all.pdf", 2 * ofOne);
    }

    void theConceptTestIsShownAndSaved() {
        choose("concept-test");
        QTRY_VERIFY(dialog<ConceptTestDialog>() != nullptr);
        press(*dialog<ConceptTestDialog>(), "Print …");
        saveFromPreview("concept-test.pdf", 1);
        closeWithEscape<ConceptTestDialog>();
    }

    void aNewLessonIsWrittenAndOpened() {
        choose("new-lesson");
        QTRY_VERIFY(dialog<NewLessonDialog>() != nullptr);
        auto* form = dialog<NewLessonDialog>();
        const QList<QLineEdit*> lines = form->findChildren<QLineEdit*>();
        auto* title = lines.front();
        QTest::keyClicks(title, "Pendulum: it's \"new\" %1");
        for (QLineEdit* line : lines)
            if (line->text().contains("lessons")) line->setText(path("course"));
        QTest::keyClick(title, Qt::Key_Return);
        QTRY_VERIFY(dialog<NewLessonDialog>() == nullptr);
        const QString file = path("course/25-pendulum-it-s-new-1/lesson.md");
        QVERIFY2(QFile::exists(file), qPrintable(QDir(path("course")).entryList().join(' ')));
        QCOMPARE(m_edited, QStringList{file});
        QCOMPARE(m_window->lessonPanel().lesson()->title, std::string("Pendulum: it's \"new\" %1"));
    }

    void theLessonIsPacked() {
        choose("pack-lesson");
        typeFile(path("pendulum.timestep-lesson"));
        QTRY_VERIFY(!read("pendulum.timestep-lesson").isEmpty());
        QVERIFY(read("pendulum.timestep-lesson").contains("mimetypeapplication/vnd.timestep.lesson+zip"));
    }

    /// The teacher drops it on the window; it is then on the course map.
    void thePackedLessonIsOpened() {
        QVERIFY(m_window->openLesson("ten-steps-of-euler"));
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path("pendulum.timestep-lesson"))});
        QDragEnterEvent enter({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_window.get(), &drop);
        QTRY_COMPARE_WITH_TIMEOUT(m_window->lessonPanel().lesson()->id, std::string("pendulum-it-s-new-1"),
                                  patience);
        const QString own = QString::fromStdString(ownLessonsFolder());
        QVERIFY(QString::fromStdString(m_window->lessonPanel().lesson()->file).startsWith(own));
        const auto lessons = listLessons(lessonFolders());
        QVERIFY(std::any_of(lessons.begin(), lessons.end(),
                            [](const LessonInfo& lesson) { return lesson.id == "pendulum-it-s-new-1"; }));
    }

    void theFaultsOfALessonAreListedAndShown() {
        const QString name = "course/25-pendulum-it-s-new-1/lesson.md";
        QByteArray text = read(name);
        text.replace("exact: yes", "exakt: yes").replace("value: 550", "value: 551");
        write(name, text);
        choose("check-lesson");
        QTRY_VERIFY(dialog<CheckLessonDialog>() != nullptr);
        auto* check = dialog<CheckLessonDialog>();
        auto* field = check->findChild<QLineEdit*>();
        field->clear();
        QTest::keyClicks(field, path(name));
        press(*check, "Check");
        auto* list = check->findChild<QTreeWidget*>();
        QTRY_VERIFY_WITH_TIMEOUT(list->topLevelItemCount() > 0 && !check->isRunning(), patience);
        QCOMPARE(list->topLevelItemCount(), 1); // the other fault comes later: a claim
        QVERIFY(list->topLevelItem(0)->text(1).contains("\"exakt\" is unknown"));
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                          list->visualItemRect(list->topLevelItem(0)).center());
        const int line = static_cast<int>(text.left(text.indexOf("exakt")).count('\n')) + 1;
        auto* source = check->findChild<QPlainTextEdit*>();
        QCOMPARE(source->textCursor().blockNumber() + 1, line);
        QCOMPARE(source->extraSelections().size(), qsizetype(1));
        const QStringList place = list->topLevelItem(0)->text(0).split(':');
        QCOMPARE(place.size(), 3);
        QCOMPARE(place[1].toInt(), line);
        QCOMPARE(source->textCursor().positionInBlock() + 1, place[2].toInt());
        const QString said = QString("line %1, column %2: exakt: yes").arg(line).arg(place[2]);
        const auto labels = check->findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
            return label->text().contains(path(name)) && label->text().contains(said);
        }));
        m_edited.clear();
        press(*check, "Open in the editor");
        QCOMPARE(m_edited, QStringList{path(name)});
        // After the first correction the claim is measured; after the second no fault is left.
        write(name, text.replace("exakt: yes", "exact: yes"));
        press(*check, "Check");
        QTRY_VERIFY_WITH_TIMEOUT(list->topLevelItemCount() > 0 && !check->isRunning(), patience);
        QVERIFY2(list->topLevelItem(0)->text(1).contains("550"), qPrintable(list->topLevelItem(0)->text(1)));
        write(name, text.replace("value: 551", "value: 550"));
        press(*check, "Check");
        QTRY_VERIFY_WITH_TIMEOUT(!check->isRunning(), patience);
        QCOMPARE(list->topLevelItemCount(), 0);
        closeWithEscape<CheckLessonDialog>();
    }

    /// An untouched result counts, and its altered copy, which is newer, does not.
    void theResultsOfTheClassAreCollected() {
        QVERIFY(QDir().mkpath(path("results")));
        ResultFile ada = handedIn("Ada", "25"), ben = handedIn("Ben", "50");
        ada.saved = "2026-01-10T09:00:00Z";
        write("results/ada.json", resultBytes(ada));
        write("results/ben.json", resultBytes(ben));
        ada.saved = "2026-01-10T10:00:00Z";
        ada.progress.checks.at("error-25").measured = 24;
        write("results/ada-copy.json", resultBytes(ada));
        choose("collect-results");
        QTRY_VERIFY(dialog<MergeDialog>() != nullptr);
        auto* merge = dialog<MergeDialog>();
        QTest::keyClicks(merge->findChild<QLineEdit*>(), path("results"));
        press(*merge, "Read and verify");
        QTRY_VERIFY_WITH_TIMEOUT(merge->merged().has_value(), patience);
        const auto& table = *merge->findChild<QTableWidget*>();
        QCOMPARE(table.rowCount(), 3);
        enum { Learner, Lesson, File, State, Points, AtOnce, Why };
        for (const char* honest : {"ada.json", "ben.json"}) {
            QCOMPARE(cell(table, honest, State)->text(), QString("verified"));
            QVERIFY(cell(table, honest, Points)->text().contains(" of "));
        }
        QCOMPARE(cell(table, "ada-copy.json", Learner)->text(), QString("Ada"));
        QCOMPARE(cell(table, "ada-copy.json", State)->text(), QString("altered, does not count"));
        QVERIFY(cell(table, "ada-copy.json", Why)->text().contains("untouched one, ada.json"));
        QVERIFY(cell(table, "ada.json", Why)->text().contains("ada-copy.json"));
        press(*merge, "Save class overview…");
        typeFile(path("class.html"));
        QTRY_VERIFY(read("class.html").contains("Ben"));
        press(*merge, "Save table…");
        typeFile(path("class.csv"));
        QTRY_VERIFY(read("class.csv").contains("ada.json"));
        QVERIFY(!read("class.csv").contains("ada-copy.json"));
        closeWithEscape<MergeDialog>();
    }
};

REGISTER_TEST(TeacherWalk)

} // namespace timestep::teacher_walk_test
#include "teacher_walk.moc"
