// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/claims/course_rules.h"

#include "core/table/number_text.h"
#include "lessons/document/document.h"
#include "lessons/document/prose.h"
#include "lessons/text/text.h"

#include <algorithm>
#include <set>
#include <utility>

namespace timestep {

namespace {

/// A lesson as its file has it, with the blocks that reading replaces.
struct CourseLesson {
    LessonInfo info;
    Document document;
};

/// A block of a kind with an id.
struct PlacedBlock {
    const Json* yaml = nullptr;
    bool core = false; ///< in a step that every learner takes
};

template <class Kind>
std::vector<PlacedBlock> blocksOf(const Document& document) {
    std::vector<PlacedBlock> blocks;
    for (const DocumentStep& step : document.steps)
        for (const DocumentPart& part : step.parts)
            if (part.kind == &blockKind<Kind>)
                for (const Json* entry : part.entries())
                    blocks.push_back({entry, !step.deeper && step.kind != StepKind::Explore});
    return blocks;
}

std::string textAt(const Json& yaml, std::string_view key) {
    const Json* value = yaml.find(key);
    return value != nullptr ? value->written() : std::string();
}

template <class Kind>
PlacedBlock findBlock(const Document& document, const std::string& id) {
    for (const PlacedBlock& block : blocksOf<Kind>(document))
        if (textAt(*block.yaml, "id") == id) return block;
    return {};
}

class CourseRules {
public:
    CourseRules(const std::string& folder, const std::vector<CoursePath>& paths) : paths_(paths) {
        for (const LessonInfo& info : listLessons({folder})) {
            infos_.push_back(info);
            if (info.fault) continue;
            const std::string file = info.folder + "/lesson.md";
            lessons_.push_back({info, readDocument(readTextFile(file), file)});
        }
    }

    std::vector<InputError> check() {
        for (const CourseLesson& lesson : lessons_) {
            for (const PlacedBlock& recall : blocksOf<RecallBlock>(lesson.document))
                checkRecall(lesson, *recall.yaml);
            checkChart(lesson);
            for (const std::string& language : lesson.info.languages) checkSentences(lesson.info, language);
        }
        return std::move(problems_);
    }

private:
    const CourseLesson* find(const std::string& id) const {
        const auto found = std::find_if(lessons_.begin(), lessons_.end(),
                                        [&](const CourseLesson& lesson) { return lesson.info.id == id; });
        return found != lessons_.end() ? &*found : nullptr;
    }

    void checkRecall(const CourseLesson& lesson, const Json& recall) {
        const std::string from = textAt(recall, "lesson"), id = textAt(recall, "question");
        const CourseLesson* taught = find(from);
        const PlacedBlock question =
            taught != nullptr ? findBlock<Question>(taught->document, id) : PlacedBlock();
        if (question.yaml == nullptr) return; // reading the lesson reports it
        if (!question.core)
            problems_.push_back(recall.error(Sentence(
                TRANSLATABLE("fault", "the question \"%1\" of \"%2\" is not on its core path"), id, from)));
        for (const CoursePath& path : paths_)
            if (!comesBefore(path, from, lesson.info.id))
                problems_.push_back(recall.error(Sentence(
                    TRANSLATABLE("fault", "the path \"%1\" has not taught \"%2\" before this lesson"),
                    std::string(path.id), from)));
        const std::string answer = textAt(recall, "answer"), old = textAt(*question.yaml, "answer");
        if (!asked_.emplace(from + "\n" + id, answer).second)
            problems_.push_back(recall.error(Sentence(
                TRANSLATABLE("fault", "the question \"%1\" of \"%2\" is recalled twice"), id, from)));
        if (!old.empty() && (answer.empty() || answer == old))
            problems_.push_back(recall.error(
                TRANSLATABLE("fault", "a number is recalled with another number: ask, answer, within, "
                                      "feedback, hints and solution")));
    }

    /// Whether a path that holds `later` holds `earlier` before it.
    bool comesBefore(const CoursePath& path, const std::string& earlier, const std::string& later) const {
        bool met = false;
        for (const std::size_t i : lessonsOf(path, infos_)) {
            if (infos_[i].id == later) return met;
            met = met || infos_[i].id == earlier;
        }
        return true;
    }

    void checkChart(const CourseLesson& lesson) {
        const Json* chart = lesson.document.front.find("chart");
        if (chart == nullptr) return;
        const PlacedBlock plot = findBlock<PlotBlock>(lesson.document, chart->written());
        if (plot.yaml != nullptr && !plot.core)
            problems_.push_back(chart->error(Sentence(
                TRANSLATABLE("fault", "the chart \"%1\" is not on the core path"), chart->written())));
    }

    void checkSentences(const LessonInfo& lesson, const std::string& language) {
        const std::string file =
            lesson.folder + (language == "en" ? "/lesson.md" : "/lesson." + language + ".md");
        const SentenceLengths lengths = lengthsOf(sentencesOf(lesson, language));
        const auto complain = [&](const Sentence& what) { problems_.push_back(errorAtLine(file, 1, what)); };
        if (lengths.count == 0) return;
        if (lengths.longest.words > longestSentence)
            complain({TRANSLATABLE("fault", "a sentence has %1 words, more than %2: %3"),
                      lengths.longest.words, longestSentence, lengths.longest.text});
        if (lengths.mean > longestMean)
            complain({TRANSLATABLE("fault", "the sentences have %1 words on average, more than %2"),
                      shortNumber(lengths.mean), shortNumber(longestMean)});
        if (lengths.deviation < leastDeviation)
            complain({TRANSLATABLE("fault", "the sentences are all of much the same length: the standard "
                                            "deviation is %1 words, less than %2"),
                      shortNumber(lengths.deviation), shortNumber(leastDeviation)});
    }

    const std::vector<CoursePath>& paths_;
    std::vector<LessonInfo> infos_;
    std::vector<CourseLesson> lessons_;                   ///< those that can be read
    std::set<std::pair<std::string, std::string>> asked_; ///< lesson and question, answer
    std::vector<InputError> problems_;
};

} // namespace

std::vector<CountedSentence> sentencesOf(const LessonInfo& lesson, const std::string& language) {
    Document document;
    static_cast<void>(loadLesson(lesson.folder, language, 0, &document));
    std::vector<CountedSentence> all;
    for (const PlacedText& text : proseOf(document))
        for (CountedSentence& sentence : sentencesOf(text.text)) all.push_back(std::move(sentence));
    return all;
}

std::vector<InputError> checkCourse(const std::string& folder, const std::vector<CoursePath>& paths) {
    return CourseRules(folder, paths).check();
}

} // namespace timestep
