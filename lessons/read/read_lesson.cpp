// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/read/read_lesson.h"

#include "lessons/blocks/blocks.h"
#include "lessons/document/prose.h"
#include "lessons/document/resolve.h"
#include "lessons/model/evaluate_check.h"
#include "lessons/model/minutes.h"
#include "lessons/text/faults.h"
#include "lessons/text/file_path.h"
#include "lessons/text/read_values.h"
#include "lessons/text/text.h"

#include <filesystem>
#include <map>
#include <set>

namespace timestep {

namespace {

/// The leading digits of the name of a lesson's folder: "02-ten-steps" is 2.
int numberOfFolder(const std::string& file) {
    const std::string name = textFromPath(pathFromText(file).parent_path().filename());
    int number = 0;
    for (std::size_t i = 0; i < name.size() && i < 4 && name[i] >= '0' && name[i] <= '9'; ++i)
        number = number * 10 + (name[i] - '0');
    return number;
}

void readFront(const Json& front, Lesson& lesson, Faults& faults) {
    const auto required = [&](const char* key) -> const Json& { return front.required(key, "front matter"); };
    faults.attempt([&] {
        front.expectKeys("front matter", {"id", "title", "language", "builds-on", "split-from", "minutes",
                                          "level", "aha", "chart", "chart-caption", "personal"});
    });
    faults.attempt([&] { lesson.id = readId(required("id"), "id"); });
    faults.attempt([&] { lesson.title = required("title").asText("title"); });
    if (const Json* language = front.find("language"))
        faults.attempt([&] { lesson.language = language->asText("language"); });
    if (const Json* buildsOn = front.find("builds-on"))
        faults.attempt([&] { lesson.buildsOn = readId(*buildsOn, "builds-on"); });
    if (const Json* splitFrom = front.find("split-from"))
        faults.attempt([&] { lesson.splitFrom = readId(*splitFrom, "split-from"); });
    constexpr int longest = 600;
    if (const Json* minutes = front.find("minutes"))
        faults.attempt([&] { lesson.minutes = minutes->asWhole("minutes", 1, longest); });
    faults.attempt([&] {
        const Json& level = required("level");
        lesson.level = level.asText("level");
        if (lesson.level != "beginner" && lesson.level != "intermediate" && lesson.level != "advanced")
            throw level.error(TRANSLATABLE("fault", "the level is beginner, intermediate or advanced"));
    });
    faults.attempt([&] { lesson.aha = required("aha").asText("aha"); });
    if (const Json* chart = front.find("chart"))
        faults.attempt([&] {
            lesson.chartPlot = readId(*chart, "chart");
            lesson.chartCaption = required("chart-caption").asText("chart-caption");
        });
}

/// personal: {gravity: {from: 9, to: 10.5, digits: 2}}
std::vector<PersonalValue> readPersonal(const Json& front, std::uint64_t seed) {
    std::vector<PersonalValue> values;
    const Json* personal = front.find("personal");
    if (personal == nullptr) return values;
    personal->expectMap("personal");
    for (const auto& [name, given] : personal->items()) {
        PersonalValue value;
        value.name = name;
        const bool good =
            !value.name.empty() && value.name.front() >= 'a' && value.name.front() <= 'z' &&
            value.name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == std::string::npos;
        if (!good)
            throw given.error(TRANSLATABLE(
                "fault", "the name of a personal value may contain only small letters, digits and hyphens"));
        given.expectKeys(value.name, {"from", "to", "digits"});
        constexpr int mostDigits = 9;
        value.from = given.required("from", value.name).asNumber("from");
        value.to = given.required("to", value.name).asNumber("to");
        value.digits = given.required("digits", value.name).asWhole("digits", 0, mostDigits);
        if (!(value.from < value.to))
            throw given.error(
                TRANSLATABLE("fault", "the range of a personal value must begin below its end"));
        const Json* id = front.find("id");
        value.value = drawPersonalValue(value, id != nullptr ? id->written() : std::string(), seed);
        values.push_back(std::move(value));
    }
    return values;
}

/// Reads the blocks of a lesson in document order.
class BlockReader {
public:
    BlockReader(Lesson& lesson, Faults& faults)
        : lesson_(lesson),
          faults_(faults),
          find_([this](const std::string& id) { return find(id); }),
          resolver_(lesson.personal, lesson.language, find_) {}

    /// Replaces the expressions of a step with numbers and reads it. Its experiments come first, because
    /// texts above an experiment refer to it, too.
    void read(DocumentStep& from) {
        using Subject = BlockKind::Subject;
        std::string staged = experiment_;
        for (DocumentPart& part : from.parts) {
            if (part.kind == nullptr || part.kind->subject != Subject::Model) continue;
            const bool whole = faults_.attempt([&] {
                resolver_.resolve(part, nullptr);
                auto block = std::get<ExperimentBlock>(std::get<Block>(part.kind->read(part.yaml, find_)));
                staged = block.id;
                experiments_.emplace(block.id, std::move(block));
            });
            if (!whole) broken_.insert(&part);
        }
        constexpr int titleColumn = 4; // after "## "
        faults_.attempt([&] {
            from.title = resolver_.text(from.title, find(staged), from.file, from.line, titleColumn);
        });
        lesson_.steps.back().title = from.title;
        for (DocumentPart& part : from.parts) {
            if (broken_.contains(&part)) continue;
            const Subject subject = part.kind != nullptr ? part.kind->subject : Subject::Stage;
            const bool whole = faults_.attempt([&] {
                if (subject != Subject::Model)
                    resolver_.resolve(part, find(subject == Subject::Claimed ? experiment_ : staged));
            });
            if (whole) read(part);
        }
    }

    /// True if an experiment could not be read; blocks that refer to it cannot be judged.
    bool lacksExperiments() const { return !broken_.empty(); }

    /// Claims whose number is the answer to a question take it from there, once all questions are known.
    void fillInAnswers() {
        for (std::size_t i = 0; i < lesson_.claims.size(); ++i) {
            const Open& open = openAnswers_[i];
            if (!open.answer.empty()) faults_.attempt([&] { fillIn(lesson_.claims[i], open); });
        }
    }

private:
    struct Open {
        std::string answer;
        int cell = 0;
        const Json* yaml = nullptr;
    };

    void read(const DocumentPart& part) {
        if (part.kind == nullptr) {
            lesson_.steps.back().blocks.emplace_back(Prose{part.text, part.line});
            return;
        }
        if (part.kind->subject == BlockKind::Subject::Model) {
            experiment_ = part.yaml.find("id")->written();
            faults_.attempt([&] { add(part.yaml, experiments_.at(experiment_)); });
            return;
        }
        for (const Json* entry : part.entries()) faults_.attempt([&] { readEntry(*part.kind, *entry); });
    }

    void readEntry(const BlockKind& kind, const Json& entry) {
        auto found = kind.read(entry, find_);
        if (auto* claim = std::get_if<ReadClaim>(&found))
            addClaim(entry, std::move(*claim));
        else
            std::visit([&](auto& block) { add(entry, std::move(block)); }, std::get<Block>(found));
    }

    void add(const Json&, const Prose&) {} // has no block of YAML

    template <class Wanted>
    void add(const Json& yaml, Wanted block) {
        claimId(yaml, block.id);
        lesson_.steps.back().blocks.emplace_back(std::move(block));
    }

    const Experiment* find(const std::string& id) const {
        const auto found = experiments_.find(id);
        return found != experiments_.end() ? &found->second.experiment : nullptr;
    }

    void claimId(const Json& yaml, const std::string& id) {
        if (!ids_.insert(id).second)
            throw yaml.find("id")->error(Sentence(TRANSLATABLE("fault", "there are two blocks \"%1\""), id));
    }

    void addClaim(const Json& yaml, ReadClaim read) {
        claimId(yaml, read.claim.id);
        if (read.claim.experiment.empty()) read.claim.experiment = experiment_;
        lesson_.claims.push_back(std::move(read.claim));
        openAnswers_.push_back({read.answer, read.cell, &yaml});
    }

    /// An answer in % is a hundred times what is measured, one in degrees 180/pi times.
    void fillIn(Claim& claim, const Open& open) const {
        const Json& place = *open.yaml->find("answer");
        const Question* question = lesson_.question(open.answer);
        if (question == nullptr)
            throw place.error(Sentence(TRANSLATABLE("fault", "there is no question \"%1\""), open.answer));
        const std::vector<AskedNumber> asked = askedNumbers(*question);
        const auto cell = static_cast<std::size_t>(open.cell);
        if (cell >= asked.size() || !asked[cell].answer)
            throw place.error(Sentence(
                TRANSLATABLE("fault", "the question \"%1\" has no number as its answer"), open.answer));
        const double scale = 1 / shownPerMeasured(asked[cell].unit);
        claim.expected.value = *asked[cell].answer * scale;
        claim.expected.tolerance = asked[cell].tolerance;
        if (!claim.expected.tolerance.relative) claim.expected.tolerance.amount *= scale;
        if (claim.reason.empty()) claim.reason = question->reason;
    }

    Lesson& lesson_;
    Faults& faults_;
    FindExperiment find_;
    Resolver resolver_;
    std::map<std::string, ExperimentBlock> experiments_; ///< read so far
    std::set<const DocumentPart*> broken_;               ///< experiments that could not be read
    std::string experiment_;                             ///< id of the experiment on the stage
    std::set<std::string> ids_;
    std::vector<Open> openAnswers_;
};

} // namespace

Lesson readLesson(Document document, std::uint64_t seed, Document* resolved, std::vector<InputError>* list) {
    Faults faults(list);
    Lesson lesson;
    lesson.file = document.file;
    lesson.number = numberOfFolder(document.file);
    faults.attempt([&] { lesson.personal = readPersonal(document.front, seed); });
    const Json* language = document.front.find("language");
    faults.attempt([&] {
        Resolver(lesson.personal, language != nullptr ? language->written() : "en", nullptr)
            .resolve(document.front, nullptr, frontTexts());
    });
    readFront(document.front, lesson, faults);
    BlockReader reader(lesson, faults);
    for (DocumentStep& from : document.steps) {
        LessonStep step;
        step.id = from.id;
        step.kind = from.kind;
        step.deeper = from.deeper;
        step.lead = from.lead;
        step.line = from.line;
        lesson.steps.push_back(std::move(step));
        reader.read(from);
    }
    reader.fillInAnswers();
    lesson.estimate = estimatedMinutes(lesson);
    lesson.deeperMinutes = estimatedDeeperMinutes(lesson);
    if (lesson.minutes == 0) lesson.minutes = lesson.estimate;
    if (!reader.lacksExperiments() && !document.broken) verifyLesson(lesson, document, list);
    if (resolved != nullptr) *resolved = std::move(document);
    return lesson;
}

} // namespace timestep
