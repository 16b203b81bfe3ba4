// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/classroom/merge.h"

#include "app/classroom/learners.h"
#include "app/handouts/concept_test.h"
#include "app/handouts/paper/sheet_texts.h"
#include "app/provenance/open_file.h"
#include "core/input_error.h"
#include "core/parallel.h"
#include "core/table/escaped_text.h"
#include "core/table/number_text.h"
#include "lessons/read/library.h"
#include "widgets/text/text.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <cmath>
#include <cstdint>
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
        : m_folders(folders), m_language(std::move(language)), m_infos(listLessons(m_folders, m_language)) {}

    std::shared_ptr<const Lesson> lessonOf(const ResultFile& result) {
        const auto key = std::make_pair(result.lesson, result.seed);
        const auto known = m_lessons.find(key);
        if (known != m_lessons.end()) return known->second;
        std::shared_ptr<const Lesson> lesson;
        for (const LessonInfo& info : m_infos) {
            if (info.id != result.lesson || info.fault) continue;
            lesson = std::make_shared<const Lesson>(
                loadLesson(info.folder, m_language, result.seed, nullptr, nullptr, m_folders));
        }
        return m_lessons[key] = lesson;
    }

private:
    std::vector<std::string> m_folders;
    std::string m_language;
    std::vector<LessonInfo> m_infos;
    std::map<std::pair<std::string, std::uint64_t>, std::shared_ptr<const Lesson>> m_lessons;
};

/// The learner of a file; a file without a name counts as a learner of its own.
QString ownerOf(const HandedIn& one) {
    QString name = foldedName(one.result.learner);
    name.removeIf([](QChar c) { return c.category() == QChar::Other_Format; }); // they cannot be seen
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
            // Of two the altered one is the copy.
            if (other.verification.state == Verification::State::Altered &&
                one.verification.state != Verification::State::Altered) {
                one.verification.notes
                    << MergeTexts::tr("%1, which was altered, is a copy of it.").arg(other.file);
                continue;
            }
            one.verification.state = std::max(one.verification.state, Verification::State::Unproven);
            one.verification.notes
                << MergeTexts::tr("Every answer was given in the same second as in %1.").arg(other.file);
        }
}

/// Marks times that no work can have: none at all, or far beyond the clock of this computer, with which a
/// result would replace every later one.
void markTimes(Merged& merged) {
    const QDateTime latest = QDateTime::currentDateTimeUtc().addYears(1);
    for (HandedIn& one : merged.results) {
        bool isMissing = false, isAhead = false;
        const auto see = [&](const std::string& time) {
            const QDateTime date = QDateTime::fromString(QString::fromStdString(time), Qt::ISODate);
            isMissing = isMissing || !date.isValid();
            isAhead = isAhead || (date.isValid() && date > latest);
        };
        see(one.result.saved);
        for (const auto& [id, question] : one.result.progress.questions)
            if (question.given) see(question.time);
        for (const auto& [id, check] : one.result.progress.checks) see(check.time);
        if (isMissing)
            one.verification.notes << MergeTexts::tr("It lacks the time of an answer or a number.");
        if (isAhead) one.verification.notes << MergeTexts::tr("Its times are in the far future.");
        if (isMissing || isAhead)
            one.verification.state = std::max(one.verification.state, Verification::State::Unproven);
    }
}

/// When work on a result ended, then when it was saved: setting a clock back between two results does not
/// change the order of their answers.
std::pair<std::string, std::string> lastWork(const HandedIn& one) {
    return {latestStamp(one.result.progress), one.result.saved};
}

/// Whether `one` counts before `other`, a result of the same learner on the same lesson.
bool countsBefore(const HandedIn& one, const HandedIn& other) {
    if (one.verification.state != other.verification.state)
        return one.verification.state < other.verification.state;
    return lastWork(one) > lastWork(other);
}

/// Why `kept` replaces `out`.
QString whyReplaced(const HandedIn& out, const HandedIn& kept) {
    using State = Verification::State;
    const QString learner = kept.result.learner;
    if (out.verification.state == kept.verification.state)
        return lastWork(out) == lastWork(kept)
                   ? MergeTexts::tr("It was saved in the same second as %1.").arg(kept.file)
                   : MergeTexts::tr("%1 has handed in a later one, %2.").arg(learner, kept.file);
    if (out.verification.state == State::Altered)
        return MergeTexts::tr("It was altered, and %1 has handed in an untouched one, %2.")
            .arg(learner, kept.file);
    return MergeTexts::tr("It is unproven, and %1 has handed in a verified one, %2.").arg(learner, kept.file);
}

/// Several results of one learner on one lesson are adjacent here; one of them counts. Its note mentions an
/// altered one.
void keepTheBest(Merged& merged) {
    std::vector<HandedIn> kept;
    for (auto begin = merged.results.begin(); begin != merged.results.end();) {
        const auto end = std::find_if(begin, merged.results.end(), [&](const HandedIn& one) {
            return one.result.lesson != begin->result.lesson || ownerOf(one) != ownerOf(*begin);
        });
        std::stable_sort(begin, end, countsBefore);
        for (auto out = begin + 1; out != end; ++out) {
            const bool altered = out->verification.state == Verification::State::Altered;
            if (altered && begin->verification.state != Verification::State::Altered)
                begin->verification.notes
                    << MergeTexts::tr("An altered copy, %1, does not count.").arg(out->file);
            merged.leftOut.push_back(
                {out->file, whyReplaced(*out, *begin), out->result.learner, out->verification.state});
        }
        kept.push_back(std::move(*begin));
        begin = end;
    }
    merged.results = std::move(kept);
}

/// Of what the file says and of the lesson against which it is verified.
QByteArray digestOf(const HandedIn& one) {
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(resultBytes(one.result));
    hash.addData(QByteArray(one.result.sealed ? "sealed" : "open"));
    if (one.lesson) hash.addData(lessonHash(*one.lesson).toUtf8());
    return hash.result();
}

class Rows {
public:
    void add(const std::vector<QString>& cells) {
        for (std::size_t i = 0; i < cells.size(); ++i)
            m_text += (i > 0 ? "," : "") + csvCell(cells[i].toStdString());
        m_text += "\n";
    }
    std::string take() { return std::move(m_text); }

private:
    std::string m_text;
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
    return isCommitted(*question) ? "sentence" : "answer";
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

LearnerMarks marksOf(const HandedIn& one) {
    LearnerMarks marks;
    const LessonProgress& progress = one.result.progress;
    if (one.lesson)
        for (const LessonStep& step : one.lesson->steps) marks.ofChecks += step.checks().size();
    marks.count = one.verification.state != Verification::State::Altered;
    marks.checks = marks.count ? one.verification.points.size() : 0;
    for (const auto& [id, entry] : progress.questions) {
        const Question* question = one.lesson ? one.lesson->question(id) : nullptr;
        if (question == nullptr || isCommitted(*question) || !entry.given) continue;
        ++marks.ofAnswers;
        if (marks.count && entry.right && entry.tries == 0) ++marks.atOnce;
    }
    double seconds = 0;
    for (const auto& [step, spent] : progress.seconds) seconds += spent;
    marks.minutes = static_cast<int>(std::lround(seconds / 60));
    return marks;
}

Merged mergeFolder(const QString& folder, const std::vector<std::string>& lessonFolders,
                   const std::string& language, const Progress& progress, VerifiedResults* known) {
    const QDir dir(folder);
    if (!QFileInfo(folder).isDir() || !dir.isReadable())
        refuseFile(folder, TRANSLATABLE("fault", "this is no folder that can be read"));
    Merged merged;
    Shelf shelf(lessonFolders, language);
    const QStringList names = dir.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name);
    std::vector<HandedIn> handedIn;
    std::shared_ptr<const Lesson> test;
    for (const QString& name : names) {
        HandedIn one;
        one.file = name;
        try {
            one.result = readResult(dir.filePath(name));
        } catch (const InputError& error) {
            merged.leftOut.push_back({name, translated(error.message)});
            continue;
        }
        if (one.result.lesson == conceptTestName) {
            if (test == nullptr)
                test = std::make_shared<const Lesson>(conceptTest(QString::fromStdString(language)));
            one.lesson = test;
            one.verification.state = Verification::State::Unproven; // there is no run to measure again
            merged.conceptTests.push_back(std::move(one));
            continue;
        }
        try {
            one.lesson = shelf.lessonOf(one.result);
        } catch (const InputError&) {}
        handedIn.push_back(std::move(one));
    }
    const std::size_t count = handedIn.size();
    std::vector<std::uint8_t> isVerified(count);
    std::vector<std::size_t> open; // not verified before
    std::vector<QByteArray> digests(count);
    for (std::size_t i = 0; i < count; ++i) {
        HandedIn& one = handedIn[i];
        digests[i] = digestOf(one);
        if (const auto found = known != nullptr ? known->find(digests[i]) : VerifiedResults::iterator();
            known != nullptr && found != known->end()) {
            one.verification = found->second;
            isVerified[i] = 1;
        } else {
            open.push_back(i);
        }
    }
    const std::size_t toVerify = open.size();
    if (!progress || progress(0, toVerify))
        inParallel(toVerify, toVerify, progress, [&](std::size_t at, Worker& worker) {
            const std::size_t i = open[at];
            HandedIn& one = handedIn[i];
            one.verification =
                verifyResult(one.result, one.lesson.get(), [&worker] { return worker.goesOn(); });
            isVerified[i] = worker.goesOn() ? 1 : 0;
            worker.advance();
        });
    if (known != nullptr)
        for (const std::size_t i : open)
            if (isVerified[i] != 0) known->emplace(digests[i], handedIn[i].verification);
    for (std::size_t i = 0; i < count; ++i)
        if (isVerified[i] != 0) merged.results.push_back(std::move(handedIn[i]));
    for (std::vector<HandedIn>* results : {&merged.results, &merged.conceptTests})
        std::sort(results->begin(), results->end(),
                  [](const HandedIn& a, const HandedIn& b) { return orderOf(a) < orderOf(b); });
    markTimes(merged);
    keepTheBest(merged);
    markCopies(merged);
    std::sort(merged.leftOut.begin(), merged.leftOut.end(),
              [](const LeftOut& a, const LeftOut& b) { return a.file < b.file; });
    return merged;
}

std::string mergedCsv(const Merged& merged) {
    Rows rows;
    rows.add({"file", "learner", "lesson", "seed", "check", "kind", "id", "value", "right", "tries", "time",
              "again"});
    const auto addRows = [&rows](const HandedIn& one) {
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
    };
    for (const std::vector<HandedIn>* results : {&merged.results, &merged.conceptTests})
        for (const HandedIn& one : *results) addRows(one);
    return rows.take();
}

} // namespace timestep
