// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/classroom/merge.h"

#include "app/classroom/learners.h"
#include "app/provenance/open_file.h"
#include "core/input_error.h"
#include "core/table/number_text.h"
#include "lessons/library.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <optional>
#include <tuple>

namespace timestep {

namespace {

struct MergeTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::Merged)
};

/// The lessons with each learner's numbers, by id and seed.
class Shelf {
public:
    Shelf(const std::vector<std::string>& folders, std::string language)
        : language_(std::move(language)), infos_(listLessons(folders, language_)) {}

    std::shared_ptr<const Lesson> lessonOf(const ResultFile& result) {
        const auto key = std::make_pair(result.lesson, result.seed);
        const auto known = lessons_.find(key);
        if (known != lessons_.end()) return known->second;
        std::shared_ptr<const Lesson> lesson;
        for (const LessonInfo& info : infos_) {
            if (info.id != result.lesson || !info.error.empty()) continue;
            lesson = std::make_shared<const Lesson>(loadLesson(info.folder, language_, result.seed));
        }
        return lessons_[key] = lesson;
    }

private:
    std::string language_;
    std::vector<LessonInfo> infos_;
    std::map<std::pair<std::string, std::uint64_t>, std::shared_ptr<const Lesson>> lessons_;
};

/// The learner of a file; a file without a name counts as its own learner.
QString ownerOf(const HandedIn& one) {
    const QString name = foldedName(one.result.learner);
    return name.isEmpty() ? QStringLiteral("file ") + one.file : name;
}

auto orderOf(const HandedIn& one) {
    return std::make_tuple(one.lesson ? one.lesson->number : 0, one.result.lesson, ownerOf(one),
                           one.result.saved, one.file);
}

/// Marks copies: two learners never give all answers in the same seconds.
void markCopies(Merged& merged) {
    for (HandedIn& one : merged.results)
        for (const HandedIn& other : merged.results) {
            const LessonProgress &mine = one.result.progress, &theirs = other.result.progress;
            if (&one == &other || mine.lesson != theirs.lesson || mine.questions.empty() ||
                mine.started != theirs.started || ownerOf(one) == ownerOf(other))
                continue;
            const bool same =
                std::equal(mine.questions.begin(), mine.questions.end(), theirs.questions.begin(),
                           theirs.questions.end(), [](const auto& a, const auto& b) {
                               return a.first == b.first && a.second.time == b.second.time;
                           });
            if (!same) continue;
            one.verification.state = std::max(one.verification.state, Verification::State::Unproven);
            one.verification.notes
                << MergeTexts::tr("Every answer was given in the same second as in %1.").arg(other.file);
        }
}

/// Several results of one learner on one lesson are adjacent here; the last one counts.
void keepTheLast(Merged& merged) {
    std::vector<HandedIn> kept;
    for (HandedIn& one : merged.results) {
        if (!kept.empty() && kept.back().result.lesson == one.result.lesson &&
            ownerOf(kept.back()) == ownerOf(one)) {
            merged.leftOut.push_back({kept.back().file, MergeTexts::tr("%1 has handed in a later one, %2.")
                                                            .arg(kept.back().result.learner, one.file)});
            kept.back() = std::move(one);
        } else {
            kept.push_back(std::move(one));
        }
    }
    merged.results = std::move(kept);
}

std::string quoted(QString text) {
    // Spreadsheets treat a text that begins like this as a formula.
    if (!text.isEmpty() && QStringLiteral("=+-@\t\r").contains(text.front())) {
        bool isNumber = false;
        text.toDouble(&isNumber);
        if (!isNumber) text.prepend(QLatin1Char('\''));
    }
    return "\"" + text.replace(QLatin1Char('"'), QStringLiteral("\"\"")).toStdString() + "\"";
}

class Rows {
public:
    void add(const std::vector<QString>& cells) {
        for (std::size_t i = 0; i < cells.size(); ++i) text_ += (i > 0 ? "," : "") + quoted(cells[i]);
        text_ += "\n";
    }
    std::string take() { return std::move(text_); }

private:
    std::string text_;
};

QString fromUtf8(const std::string& text) {
    return QString::fromStdString(text);
}

QString answerText(const Answer& answer) {
    if (!answer.choice.empty()) return fromUtf8(answer.choice);
    if (answer.cells.empty()) return fromUtf8(answer.text);
    QStringList cells;
    for (const std::string& cell : answer.cells) cells << fromUtf8(cell);
    return cells.join(QStringLiteral(" | "));
}

const char* kindOf(const Question* question) {
    if (question == nullptr) return "answer";
    if (question->prediction) return "prediction";
    return question->type == Question::Type::Sentence ? "sentence" : "answer";
}

} // namespace

QString stateName(Verification::State state) {
    switch (state) {
    case Verification::State::Verified:
        return MergeTexts::tr("verified");
    case Verification::State::Unproven:
        return MergeTexts::tr("unproven");
    case Verification::State::Altered:
        return MergeTexts::tr("altered");
    }
    return {};
}

Merged mergeFolder(const QString& folder, const std::vector<std::string>& lessonFolders,
                   const std::string& language) {
    const QDir dir(folder);
    if (!QFileInfo(folder).isDir() || !dir.isReadable())
        refuseFile(folder, "this is no folder that can be read");
    Merged merged;
    Shelf shelf(lessonFolders, language);
    for (const QString& name : dir.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
        HandedIn one;
        one.file = name;
        try {
            one.result = readResult(dir.filePath(name));
        } catch (const InputError& error) {
            merged.leftOut.push_back({name, QString::fromUtf8(error.what())});
            continue;
        }
        try {
            one.lesson = shelf.lessonOf(one.result);
        } catch (const InputError&) {}
        one.verification = verifyResult(one.result, one.lesson.get());
        merged.results.push_back(std::move(one));
    }
    std::sort(merged.results.begin(), merged.results.end(),
              [](const HandedIn& a, const HandedIn& b) { return orderOf(a) < orderOf(b); });
    keepTheLast(merged);
    markCopies(merged);
    std::sort(merged.leftOut.begin(), merged.leftOut.end(),
              [](const LeftOut& a, const LeftOut& b) { return a.file < b.file; });
    return merged;
}

std::string mergedCsv(const Merged& merged) {
    Rows rows;
    rows.add({"file", "learner", "lesson", "seed", "check", "kind", "id", "value", "right", "tries", "time",
              "again"});
    for (const HandedIn& one : merged.results) {
        const ResultFile& result = one.result;
        const std::vector<QString> start{
            one.file, result.learner, fromUtf8(result.lesson), QString::number(result.seed),
            one.verification.state == Verification::State::Verified   ? "verified"
            : one.verification.state == Verification::State::Unproven ? "unproven"
                                                                      : "altered"};
        const auto row = [&](std::vector<QString> rest) {
            rest.insert(rest.begin(), start.begin(), start.end());
            rows.add(rest);
        };
        for (const auto& [id, entry] : result.progress.questions) {
            if (!entry.given) continue;
            const Question* question = one.lesson ? one.lesson->question(id) : nullptr;
            const bool graded = std::string(kindOf(question)) == "answer";
            row({kindOf(question), fromUtf8(id), answerText(*entry.given),
                 graded ? (entry.right ? "yes" : "no") : "", graded ? QString::number(entry.tries) : "",
                 fromUtf8(entry.time), ""});
        }
        for (const auto& [id, check] : result.progress.checks) {
            const auto again = one.verification.again.find(id);
            row({"measured", fromUtf8(id), check.measured ? fromUtf8(exactNumber(*check.measured)) : "", "",
                 "", fromUtf8(check.time),
                 again != one.verification.again.end() ? fromUtf8(exactNumber(again->second)) : ""});
        }
    }
    return rows.take();
}

} // namespace timestep
