// SPDX-License-Identifier: GPL-3.0-or-later
// The concept test before and after the course: its pages, its dialog, and its sheets.
#include "app/handouts/concept_test_dialog.h"
#include "core/input_error.h"
#include "tests/app/commands/command_call.h"
#include "tests/tools.h"

#include <QFile>
#include <QTemporaryDir>

namespace timestep::concept_test_test {

namespace {

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class ConceptTest : public QObject {
    Q_OBJECT

private slots:
    void theDialogShowsTwelveQuestionsAndTheirKeyInEachLanguage_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("title");
        QTest::newRow("English") << "en_GB"
                                 << "Twelve questions";
        QTest::newRow("German") << "de_AT"
                                << "Zwölf Fragen";
        QTest::newRow("without a translation") << "fr"
                                               << "Twelve questions";
    }
    void theDialogShowsTwelveQuestionsAndTheirKeyInEachLanguage() {
        QFETCH(QString, language);
        QFETCH(QString, title);
        ConceptTestDialog dialog(language, nullptr);
        QVERIFY2(dialog.shown().contains(title), qPrintable(dialog.shown().left(80)));
        const QString questions = conceptTestHtml(ConceptTestPage::Questions, language);
        QCOMPARE(questions.count("<ol class=\"a\">"), 12);
        const QString first = dialog.shown();
        dialog.showPage(ConceptTestPage::Key);
        QVERIFY(dialog.shown() != first && !dialog.shown().isEmpty());
    }

    void theCommandPrintsQuestionsAndKey() {
        const QTemporaryDir folder;
        const QString handout = folder.filePath("q.pdf"), key = folder.filePath("k.pdf");
        const Outcome outcome = call({"lesson", "concept-test", "--handout", handout, "--key", key});
        QVERIFY2(outcome.exitCode == 0, qPrintable(outcome.err));
        for (const QString& file : {handout, key}) {
            QVERIFY(bytesOf(file).startsWith("%PDF-"));
            QVERIFY2(outcome.out.contains(file + ": "), qPrintable(outcome.out));
        }
        QVERIFY(bytesOf(handout) != bytesOf(key));
        QCOMPARE(call({"lesson", "concept-test"}).exitCode, 2);
    }
};

REGISTER_TEST(ConceptTest)

} // namespace timestep::concept_test_test
#include "concept_test.moc"
