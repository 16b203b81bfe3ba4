// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/classroom/class_book.h"

#include "app/classroom/learners.h"
#include "app/handouts/paper/sheet_texts.h"
#include "app/names.h"
#include "app/provenance/open_file.h"
#include "app/system.h"
#include "core/input_error.h"
#include "core/run/experiment/experiment.h"
#include "core/table/escaped_text.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

namespace timestep {

namespace {

constexpr qint64 largestBook = 4 << 20; ///< [bytes]
constexpr const char* bookKey = "timestep-class";
constexpr double largestWeight = 1000;

struct BookTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::ClassBook)
};

std::pair<QString, std::string> keyOf(const HandedIn& one) {
    const QString name = foldedName(one.result.learner);
    return {name.isEmpty() ? QStringLiteral("file ") + one.file : name, one.result.lesson};
}

bool isAltered(const HandedIn& one) {
    return one.verification.state == Verification::State::Altered;
}

/// Whether the teacher has begun to mark the sentences of a lesson.
bool sentencesCount(const Merged& merged, const ClassBook& book, const std::string& lesson) {
    return std::any_of(merged.results.begin(), merged.results.end(), [&](const HandedIn& one) {
        return one.result.lesson == lesson && book.markOf(one).sentences.has_value();
    });
}

int sentencesOf(const Lesson& lesson) {
    int count = 0;
    for (const LessonStep& step : lesson.steps)
        for (const Question* question : step.questions())
            count +=
                std::holds_alternative<SentenceQuestion>(question->kind) && !question->prediction ? 1 : 0;
    return count;
}

QString shortNumber(double value) {
    return QString::number(value, 'f', 2).remove(QRegularExpression("\\.?0+$"));
}

/// One row of the file; numbers are not quoted.
class CsvRow {
public:
    void text(const QString& text) { add(csvCell(text.toStdString())); }
    void number(double value) { add(shortNumber(value).toStdString()); }
    void bare(const char* text) { add(text); }
    std::string take() { return std::move(m_text) + "\n"; }

private:
    void add(const std::string& cell) {
        m_text += (m_isFirst ? "" : ",") + cell;
        m_isFirst = false;
    }
    std::string m_text;
    bool m_isFirst = true;
};

/// The lessons of the results in their order; those that are unknown here give no points.
std::vector<const Lesson*> lessonsOf(const Merged& merged) {
    std::vector<const Lesson*> lessons;
    for (const HandedIn& one : merged.results)
        if (one.lesson && (lessons.empty() || lessons.back()->id != one.lesson->id))
            lessons.push_back(one.lesson.get());
    return lessons;
}

/// The points that a lesson can have, from a result of it.
double pointsOf(const Lesson& lesson, const Merged& merged, const ClassBook& book) {
    double of = 0;
    for (const LessonStep& step : lesson.steps) of += static_cast<double>(step.checks().size());
    return of + (sentencesCount(merged, book, lesson.id) ? pointsOfSentence * sentencesOf(lesson) : 0);
}

/// "5 of 7 points. Read step 3 again."
QString commentOf(const HandedIn& one, const Merged& merged, const ClassBook& book) {
    QStringList parts;
    if (const auto grade = gradeOf(one, merged, book))
        parts << BookTexts::tr("%1 of %2 points.").arg(shortNumber(grade->points), shortNumber(grade->of));
    else if (isAltered(one))
        parts << BookTexts::tr("The file was altered: no points.");
    parts << book.markOf(one).comment;
    parts.removeAll(QString());
    return parts.join(QLatin1Char(' '));
}

std::string canvasCsv(const Merged& merged, const ClassBook& book) {
    const std::vector<const Lesson*> lessons = lessonsOf(merged);
    CsvRow heads, possible;
    for (std::size_t i = 0; i < book.list.heads.size(); ++i) {
        heads.text(book.list.heads[i]);
        possible.bare(i == 0 ? "    Points Possible" : "");
    }
    for (const Lesson* lesson : lessons) {
        heads.text(sheetTitle(*lesson));
        possible.number(pointsOf(*lesson, merged, book) * book.weightOf(lesson->id));
    }
    std::string text = heads.take() + possible.take();
    for (const ClassRow& row : classRows(merged, book)) {
        if (row.member == nullptr) continue;
        CsvRow line;
        for (const QString& cell : row.member->cells) line.text(cell);
        for (const Lesson* lesson : lessons) {
            const auto found = row.results.find(lesson->id);
            const auto grade =
                found != row.results.end() ? gradeOf(*found->second, merged, book) : std::nullopt;
            if (grade)
                line.number(grade->points * book.weightOf(lesson->id));
            else
                line.bare("");
        }
        text += line.take();
    }
    return text;
}

std::string moodleCsv(const Merged& merged, const ClassBook& book) {
    const std::vector<const Lesson*> lessons = lessonsOf(merged);
    CsvRow heads;
    if (book.list.heads.empty()) heads.text(BookTexts::tr("Name"));
    for (const QString& head : book.list.heads) heads.text(head);
    for (const Lesson* lesson : lessons) {
        heads.text(BookTexts::tr("%1 (%)").arg(sheetTitle(*lesson)));
        heads.text(BookTexts::tr("%1 (comment)").arg(sheetTitle(*lesson)));
    }
    heads.text(BookTexts::tr("All lessons (%)"));
    std::string text = heads.take();
    for (const ClassRow& row : classRows(merged, book)) {
        if (row.member == nullptr && !book.list.members.empty()) continue;
        CsvRow line;
        if (row.member == nullptr) line.text(row.name);
        if (row.member != nullptr)
            for (const QString& cell : row.member->cells) line.text(cell);
        double sum = 0, weights = 0;
        bool isGraded = false;
        for (const Lesson* lesson : lessons) {
            const auto found = row.results.find(lesson->id);
            const HandedIn* one = found != row.results.end() ? found->second : nullptr;
            const auto grade = one != nullptr ? gradeOf(*one, merged, book) : std::nullopt;
            if (grade)
                line.number(100 * grade->share());
            else
                line.bare("-");
            line.text(one != nullptr ? commentOf(*one, merged, book) : QString());
            isGraded = isGraded || grade;
            sum += book.weightOf(lesson->id) * (grade ? grade->share() : 0);
            weights += book.weightOf(lesson->id);
        }
        if (isGraded && weights > 0)
            line.number(100 * sum / weights);
        else
            line.bare("-");
        text += line.take();
    }
    return text;
}

} // namespace

void ClassBook::setText(const QString& listed) {
    text = listed;
    list = readClassList(listed);
}

double ClassBook::weightOf(const std::string& lesson) const {
    const auto found = weights.find(lesson);
    return found != weights.end() ? found->second : 1;
}

ClassBook::Mark ClassBook::markOf(const HandedIn& one) const {
    const auto found = marks.find(keyOf(one));
    return found != marks.end() ? found->second : Mark();
}

void ClassBook::setMark(const HandedIn& one, const Mark& mark) {
    if (mark == Mark())
        marks.erase(keyOf(one));
    else
        marks[keyOf(one)] = mark;
}

std::optional<Grade> gradeOf(const HandedIn& one, const Merged& merged, const ClassBook& book) {
    if (!one.lesson || isAltered(one)) return std::nullopt;
    Grade grade;
    grade.of = pointsOf(*one.lesson, merged, book);
    grade.points = static_cast<double>(marksOf(one).checks);
    grade.points = std::min(grade.of, grade.points + book.markOf(one).sentences.value_or(0));
    return grade;
}

std::vector<ClassRow> classRows(const Merged& merged, const ClassBook& book) {
    std::vector<ClassRow> rows;
    for (const ClassList::Member& member : book.list.members) rows.push_back({&member, member.name, {}});
    std::map<QString, std::size_t> unlisted; // by key
    for (const HandedIn& one : merged.results) {
        const ClassList::Member* member = book.list.find(one.result.learner);
        std::size_t at = 0;
        if (member != nullptr) {
            at = static_cast<std::size_t>(member - book.list.members.data());
        } else {
            const QString name = one.result.learner.isEmpty() ? one.file : one.result.learner;
            at = unlisted.try_emplace(keyOf(one).first, rows.size()).first->second;
            if (at == rows.size()) rows.push_back({nullptr, name, {}});
        }
        // Under two spellings of the name: the better one.
        const HandedIn*& kept = rows[at].results[one.result.lesson];
        const auto isBetter = [](const HandedIn& a, const HandedIn& b) {
            return std::make_pair(-static_cast<int>(a.verification.state), marksOf(a).checks) >
                   std::make_pair(-static_cast<int>(b.verification.state), marksOf(b).checks);
        };
        if (kept == nullptr || isBetter(one, *kept)) kept = &one;
    }
    return rows;
}

Attendance attendanceOf(const Merged& merged, const ClassBook& book) {
    Attendance attendance;
    if (book.list.members.empty()) return attendance;
    for (const ClassRow& row : classRows(merged, book)) {
        if (row.member == nullptr) attendance.unlisted << row.name;
        if (row.results.empty()) attendance.missing << row.name;
    }
    return attendance;
}

std::string gradeBookCsv(const Merged& merged, const ClassBook& book) {
    return book.list.isOfCanvas() ? canvasCsv(merged, book) : moodleCsv(merged, book);
}

std::string bookJson(const ClassBook& book) {
    Json weights = Json::object(), marks = Json::array();
    for (const auto& [lesson, weight] : book.weights) weights[lesson] = weight;
    for (const auto& [key, mark] : book.marks) {
        Json one = {{"learner", key.first.toStdString()}, {"lesson", key.second}};
        if (mark.sentences) one["sentences"] = *mark.sentences;
        if (!mark.comment.isEmpty()) one["comment"] = mark.comment.toStdString();
        marks.push_back(one);
    }
    const Json json = {
        {bookKey, 1}, {"list", book.text.toStdString()}, {"weights", weights}, {"marks", marks}};
    return json.dump(1) + "\n";
}

ClassBook readClassBook(const QString& path) {
    const QByteArray bytes = readWholeFile(path, largestBook);
    ClassBook book;
    if (!bytes.trimmed().startsWith('{')) {
        book.setText(QString::fromUtf8(bytes));
        return book;
    }
    const std::string text = bytes.toStdString();
    const Json json = jsonFromText(text, path.toStdString());
    const JsonField field(json);
    if (!field.has(bookKey)) refuseFile(path, TRANSLATABLE("fault", "this is no list of a class"));
    try {
        book.setText(textOf(field, "list"));
        const JsonField weights = field.member("weights");
        for (const std::string& lesson : weights.keys())
            book.weights[lesson] = weights.member(lesson).number(0, largestWeight);
        for (const JsonField& each : field.member("marks").elements()) {
            ClassBook::Mark mark;
            if (each.has("sentences")) mark.sentences = each.member("sentences").number(0, largestWeight);
            if (each.has("comment")) mark.comment = textOf(each, "comment");
            book.marks[{textOf(each, "learner"), each.member("lesson").anyText()}] = mark;
        }
    } catch (const InputError& error) {
        throw placedIn(error, text, path.toStdString());
    }
    return book;
}

QString bookFileOf(const QString& resultsFolder) {
    QString place = QFileInfo(resultsFolder).canonicalFilePath();
    if (place.isEmpty()) place = QDir::cleanPath(resultsFolder);
    const QByteArray hash = QCryptographicHash::hash(place.toUtf8(), QCryptographicHash::Sha256);
    return dataFolder() + QStringLiteral("/classes/") + QString::fromLatin1(hash.toHex().left(12)) +
           QStringLiteral(".json");
}

} // namespace timestep
