// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/read/glossary.h"

#include "lessons/read/library.h"
#include "tests/tools.h"

#include <algorithm>
#include <ctime>
#include <limits>

namespace timestep::glossary_test {

namespace {

const std::string content = TIMESTEP_SOURCE_DIR "/lessons/content";

std::string linked(const std::string& text, std::set<std::string> used = {}) {
    const Glossary glossary{{"pass", "pass", {"pass", "passes"}, "P", {}},
                            {"warm", "warm start", {"warm start"}, "W", {}},
                            {"start", "start", {"start"}, "S", {}}};
    return withTermLinks(text, glossary, used);
}

} // namespace

class GlossaryTest : public QObject {
    Q_OBJECT

private slots:
    void theFirstUseOfATermBecomesALink() {
        QCOMPARE(linked("A pass. Passes."), std::string("A [pass](term:pass). Passes."));
        QCOMPARE(linked("Two Passes, one pass."), std::string("Two [Passes](term:pass), one pass."));
        QCOMPARE(linked("A pass.", {"pass"}), std::string("A pass."));
        QCOMPARE(linked("a warm start"), std::string("a [warm start](term:warm)"));
        QCOMPARE(linked("a warm\nstart"), std::string("a [warm\nstart](term:warm)"));
        QCOMPARE(linked("a start"), std::string("a [start](term:start)"));
    }

    /// Eight times the text takes about eight times as long, not 64 times, whatever brackets and marks it
    /// holds.
    void theWorkGrowsWithTheLengthOnly() {
        for (const char* part : {"[a] ", "[", "](", "![a", "`", "``` ", "$", "$$ ", "| a\n", "# a\n", "pass ",
                                 "warm ", "warm start ", "\\[ "}) {
            const auto seconds = [part](int parts) {
                std::string text;
                for (int i = 0; i < parts; ++i) text += part;
                std::clock_t best = std::numeric_limits<std::clock_t>::max();
                for (int i = 0; i < 3; ++i) {
                    const std::clock_t begin = std::clock();
                    linked(text);
                    best = std::min(best, std::clock() - begin);
                }
                return static_cast<double>(best) / CLOCKS_PER_SEC;
            };
            const double few = seconds(4000), many = seconds(32000);
            QVERIFY2(many < 24 * few + 0.01, part);
        }
    }

    void onlyWholeWordsOfProseAreLinked() {
        for (const char* text : {"bypass", "passé", "pass-through", "`pass`", "$pass$", "$$pass$$",
                                 "[a pass](action:run)", "| pass |", "```\npass\n```", "restart"})
            QCOMPARE(linked(text), std::string(text));
    }

    /// Both languages have the same terms; each has one sentence, a form that some lesson uses, and a picture
    /// with words of that language.
    void theGlossaryIsWholeInBothLanguages() {
        const Glossary english = readGlossary(content), german = readGlossary(content, "de_AT");
        QVERIFY(english.size() >= 45);
        QCOMPARE(german.size(), english.size());
        for (std::size_t i = 0; i < english.size(); ++i) {
            QCOMPARE(german[i].id, english[i].id);
            QVERIFY2(german[i].text != english[i].text, english[i].id.c_str());
            for (const GlossaryEntry& entry : {english[i], german[i]}) {
                QVERIFY2(!entry.forms.empty() && entry.text.ends_with('.'), entry.id.c_str());
                QVERIFY2(entry.text.find(". ") == std::string::npos, entry.id.c_str());
                QVERIFY2(entry.picture && entry.picture->description.ends_with('.'), entry.id.c_str());
            }
            QVERIFY2(german[i].picture->description != english[i].picture->description,
                     english[i].id.c_str());
        }
    }

    void mostTermsAreUsedInALesson() {
        for (const char* language : {"en", "de"}) {
            const Glossary glossary = readGlossary(content, language);
            std::set<std::string> used;
            for (const LessonInfo& info : listLessons({content}))
                for (const LessonStep& step : loadLesson(info.folder, language).steps)
                    for (const Block& block : step.blocks)
                        if (const auto* prose = std::get_if<Prose>(&block)) {
                            const std::string linkedText = withTermLinks(prose->markdown, glossary, used);
                            QVERIFY(linkedText.size() >= prose->markdown.size());
                        }
            QStringList unused;
            for (const GlossaryEntry& entry : glossary)
                if (!used.contains(entry.id)) unused << QString::fromStdString(entry.id);
            QVERIFY2(unused.size() <= 12, qPrintable(unused.join(", ")));
        }
    }
};

REGISTER_TEST(GlossaryTest)

} // namespace timestep::glossary_test
#include "glossary.moc"
