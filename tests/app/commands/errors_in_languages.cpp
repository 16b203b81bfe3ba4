// SPDX-License-Identifier: GPL-3.0-or-later
// Faults of input are reported in the chosen language, on the command line and in the window.
#include "tests/app/window/window_parts.h"

#include "core/input_error.h"
#include "core/method/method_error.h"
#include "tests/app/commands/command_call.h"
#include "tests/app/files/test_folder.h"
#include "tests/tools.h"
#include "widgets/text/text.h"

#include <QDirIterator>
#include <QRegularExpression>

#include <type_traits>

namespace timestep::errors_in_languages_test {

// No sentence of a fault is a plain string, which could not be translated.
static_assert(!std::is_constructible_v<InputError, std::string>);
static_assert(!std::is_constructible_v<InputError, const char*>);
static_assert(!std::is_constructible_v<Sentence, std::string>);
static_assert(std::is_constructible_v<InputError, Text> && std::is_constructible_v<InputError, Sentence>);

class ErrorsInLanguages : public QObject, TestFolder {
    Q_OBJECT

    LanguageSwitch m_language;

private slots:
    void initTestCase() {
        write("cart.json",
              R"({"scene": "cart", "step": 1, "duration": 10, "runs": [{"integrator": "explicit-euler"}]})");
        write("fault.json", "{\"scene\": \"cart\",\n  \"step\": }");
        write("method.json", R"({"scene": "cart", "step": 1, "duration": 10, "runs": [
            {"integrator": "own", "method": ["v = v + h*q", "x = x + h*v"]}]})");
        write("formula.json",
              R"({"scene": "own-formula", "step": 0.1, "duration": 1, "texts": {"acceleration": "-x +"},
                  "runs": [{"integrator": "velocity-verlet"}]})");
    }

    void theCommandLineReportsFaultsInTheLanguageOfTheCall_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("german");
        const auto row = [](const char* name, const QStringList& arguments, const char* english,
                            const char* german) {
            QTest::newRow(name) << arguments << QString(english) << QString(german);
        };
        row("no such file", {"run", "DIR/missing.json"},
            "missing.json: the file cannot be read: No such file or directory",
            "missing.json: die Datei lässt sich nicht lesen: Datei oder Ordner gibt es nicht");
        row("wrong step", {"run", "DIR/cart.json", "--set", "step=-1"},
            "step: the step must be a number greater than 0",
            "step: die Schrittweite muss eine Zahl größer als 0 sein");
        row("fault in JSON", {"run", "DIR/fault.json"}, "fault.json:2:11: this is not JSON: unexpected '}'",
            "fault.json:2:11: dies ist kein JSON: unerwartetes '}'");
        row("fault in a method", {"run", "DIR/method.json"}, "line 1, column ", "Zeile 1, Spalte ");
        row("fault in a formula", {"run", "DIR/formula.json"}, "the formula ends too early",
            "die Formel endet zu früh");
        row("nothing to write", {"lesson", "verlet-wheel", "--key"}, "--key needs a value behind it",
            "hinter --key muss ein Wert stehen");
        row("no result asked for", {"merge", "DIR"}, "say what to write: ", "sag, was geschrieben wird: ");
        row("unknown option", {"run", "DIR/cart.json", "--frob"}, "“timestep run” has no option “--frob”",
            "„timestep run“ hat keine Option „--frob“");
        row("nearly an option", {"run", "DIR/cart.json", "--tabel", "F"}, "; did you mean “--table”?",
            "; ist „--table“ gemeint?");
        row("unknown command", {"rum"}, "no file “rum”; did you mean “run”?",
            "keine Datei „rum“; ist „run“ gemeint?");
        row("no kind", {"analyse"}, "“timestep analyse” needs one of these words: ",
            "„timestep analyse“ braucht eines dieser Wörter: ");
        row("no number", {"microscope", "DIR/cart.json", "--step", "one"},
            "--step takes a number from 0 to 1000000000, not “one”",
            "--step verlangt eine Zahl von 0 bis 1000000000, nicht „one“");
        row("no file", {"run"}, "FILE is required", "FILE fehlt");
    }

    void theCommandLineReportsFaultsInTheLanguageOfTheCall() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, english);
        QFETCH(QString, german);
        arguments.replaceInStrings("DIR", path("."));
        for (const bool inGerman : {true, false, true}) {
            const Outcome outcome = call(QStringList{"--lang", inGerman ? "de" : "en"} + arguments);
            QCOMPARE(outcome.exitCode, 2);
            QVERIFY2(outcome.err.contains(inGerman ? german : english), qPrintable(outcome.err));
            QVERIFY2(!outcome.err.contains(inGerman ? english : german), qPrintable(outcome.err));
            QCOMPARE(outcome.err.count('\n'), 1);
        }
        QVERIFY2(call(arguments).err.contains(english), "without --lang it is English");
    }

    void lessonFaultsAreReportedInTheLanguageOfTheCall() {
        const Outcome german = call({"--lang", "de", "check-lessons", path(".")});
        const Outcome english = call({"check-lessons", path(".")});
        QVERIFY2(german.out.contains("in diesem Ordner ist keine Lektion"), qPrintable(german.out));
        QVERIFY2(english.out.contains("there is no lesson in this folder"), qPrintable(english.out));
    }

    void theWindowReportsFaultsInItsLanguage() {
        for (const bool inGerman : {true, false}) {
            m_language.use(inGerman ? "de" : "en");
            WindowParts window(WindowOptions{}, m_language);
            QVERIFY(window.openPath(path("cart.json")));
            const Fault fault = window.workbench().set({{"step", -1.0}});
            QVERIFY(fault != nullptr);
            const QString said = translated(*fault);
            QVERIFY2(said.endsWith(inGerman ? "die Schrittweite muss eine Zahl größer als 0 sein"
                                            : "the step must be a number greater than 0"),
                     qPrintable(said));
        }
        m_language.use("en");
    }

    void valuesAreTranslatedWhereTheyAreTexts() {
        m_language.use("de");
        const Sentence inner(TRANSLATABLE("fault", "\"%1\" is not a number"), "%2");
        InputError error(Sentence(TRANSLATABLE("fault", "line %1, column %2: %3"), 3, 14, inner), "runs/0");
        error.line = 7;
        QCOMPARE(translated(error), QString("Zeile 7: runs/0: Zeile 3, Spalte 14: „%2“ ist keine Zahl"));
        QCOMPARE(QString::fromStdString(error.sentence()),
                 QString("line 7: runs/0: line 3, column 14: \"%2\" is not a number"));
        m_language.use("en");
    }

    /// Verbatim text comes from other programs, or is already translated.
    void noFaultOfCoreOrLessonsIsVerbatim() {
        QStringList found;
        for (const char* folder : {"core", "lessons"}) {
            QDirIterator files(QString(TIMESTEP_SOURCE_DIR) + '/' + folder, {"*.cpp", "*.h"}, QDir::Files,
                               QDirIterator::Subdirectories);
            while (files.hasNext()) {
                QFile file(files.next());
                QVERIFY(file.open(QIODevice::ReadOnly));
                const QString text = QString::fromUtf8(file.readAll());
                if (text.contains(
                        QRegularExpression("Error(?: \\w+)?\\(\\s*(?:Sentence::verbatim|symbol)\\(")))
                    found << file.fileName();
            }
        }
        QCOMPARE(found, QStringList());
    }
};

REGISTER_TEST(ErrorsInLanguages)

} // namespace timestep::errors_in_languages_test
#include "errors_in_languages.moc"
