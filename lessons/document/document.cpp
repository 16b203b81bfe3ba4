// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/document/document.h"

#include "lessons/text/faults.h"
#include "lessons/text/text.h"

#include <algorithm>
#include <array>

namespace timestep {

namespace {

constexpr std::array<StepKind, 6> stepKinds{StepKind::Read,    StepKind::Predict, StepKind::Do,
                                            StepKind::Observe, StepKind::Explain, StepKind::Explore};
constexpr std::size_t mostLessonSteps = 200;

bool isId(std::string_view text) {
    return !text.empty() && text.front() != '-' && std::all_of(text.begin(), text.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    });
}

/// "experiment, view, ... or claim"
/// All but the last.
std::string listOfKinds() {
    const auto kinds = fencedKinds();
    std::string list;
    for (const BlockKind* kind : kinds)
        if (kind != kinds.back()) list += (list.empty() ? "" : ", ") + std::string(kind->word);
    return list;
}

template <class Part, class Entry>
std::vector<Entry*> entriesOf(Part& part) {
    if (part.kind == nullptr) return {};
    if (!part.kind->many || !part.yaml.is_array()) return {&part.yaml};
    std::vector<Entry*> entries;
    for (Entry& item : part.yaml.list()) entries.push_back(&item);
    return entries;
}

/// Length of the run of backticks or tildes that opens or closes a fenced block; 0 if the line is no fence.
std::size_t fenceLength(std::string_view line) {
    if (line.empty() || (line[0] != '`' && line[0] != '~')) return 0;
    const std::size_t end = std::min(line.find_first_not_of(line[0]), line.size());
    return end >= 3 ? end : 0;
}

/// Walks through the lines of a lesson file.
class Reader {
public:
    Reader(const std::string& text, const std::string& file, std::vector<InputError>* faults)
        : lines_(splitLines(text)), faults_(faults) {
        document_.file = file;
        document_.text = text;
    }

    Document read() {
        readFront();
        while (next_ < lines_.size()) readLine();
        finishProse();
        if (document_.steps.empty())
            throw fail(lines_.size(),
                       TRANSLATABLE("fault",
                                    "the lesson has no step: a heading \"## Title {#id .kind}\" opens one"));
        return std::move(document_);
    }

private:
    InputError fail(std::size_t index, const Sentence& message, int column = 1) const {
        return errorAtLine(document_.file,
                           static_cast<int>(std::min(index + 1, std::max<std::size_t>(lines_.size(), 1))),
                           message, column);
    }

    /// The lines from `from` to before `to`, unchanged from the file.
    std::string_view slice(std::size_t from, std::size_t to) const {
        if (from >= to) return {};
        const char* begin = lines_[from].data();
        return {begin, static_cast<std::size_t>(lines_[to - 1].data() + lines_[to - 1].size() - begin)};
    }

    void readFront() {
        if (lines_.empty() || trimmed(lines_[0]) != "---")
            throw fail(
                0, TRANSLATABLE(
                       "fault",
                       "the file must begin with its front matter: a line ---, keys and values, a line ---"));
        std::size_t end = 1;
        while (end < lines_.size() && trimmed(lines_[end]) != "---") ++end;
        if (end == lines_.size())
            throw fail(0, TRANSLATABLE("fault", "the front matter is not closed: a line --- must end it"));
        document_.front = readYaml({slice(1, end), document_.file, 2});
        if (!document_.front.is_object())
            throw fail(1, TRANSLATABLE("fault", "the front matter must consist of keys and values"));
        next_ = end + 1;
    }

    void readLine() {
        const std::string_view line = lines_[next_];
        if (fenceLength(line) > 0) return readFence();
        if (line.starts_with("## ") || line == "##") return readHeading();
        if (line.starts_with("# "))
            throw fail(
                next_,
                TRANSLATABLE(
                    "fault",
                    "the title of the lesson belongs in its front matter; headings of steps begin with ##"));
        if (document_.steps.empty() && !trimmed(line).empty())
            throw fail(next_,
                       TRANSLATABLE(
                           "fault",
                           "this comes before the first step: a heading \"## Title {#id .kind}\" opens one"));
        if (proseLength_ == 0) proseStart_ = next_;
        ++proseLength_;
        ++next_;
    }

    void readFence() {
        const std::string_view opening = lines_[next_];
        const std::size_t length = fenceLength(opening);
        std::size_t end = next_ + 1;
        const auto closes = [&](std::string_view line) {
            return !line.empty() && line[0] == opening[0] && fenceLength(line) >= length &&
                   trimmed(line.substr(fenceLength(line))).empty();
        };
        while (end < lines_.size() && !closes(lines_[end])) ++end;
        if (end == lines_.size())
            throw fail(next_,
                       Sentence(TRANSLATABLE("fault", "this block is not closed: a line %1 must end it"),
                                opening.substr(0, length)));
        const std::string_view info = trimmed(opening.substr(length));
        const std::string_view kind =
            info.starts_with("yaml ") ? trimmed(info.substr(5)) : std::string_view();
        if (document_.steps.empty())
            throw fail(next_, TRANSLATABLE("fault", "this block comes before the first step"));
        if (kind.empty()) {
            if (proseLength_ == 0) proseStart_ = next_;
            proseLength_ += end + 1 - next_;
        } else {
            finishProse();
            if (!faults_.attempt([&] { addBlock(kind, end); })) document_.broken = true;
        }
        next_ = end + 1;
    }

    /// The block whose opening fence is the next line, up to the line `end`.
    void addBlock(std::string_view kind, std::size_t end) {
        DocumentPart part;
        part.kind = findBlockKind(kind);
        if (part.kind == nullptr)
            throw fail(next_, Sentence(TRANSLATABLE("fault", "there is no block \"%1\": it may be %2 or %3"),
                                       kind, listOfKinds(), fencedKinds().back()->word));
        part.file = document_.file;
        part.line = static_cast<int>(next_) + 1;
        part.yaml = readYaml({slice(next_ + 1, end), document_.file, part.line + 1});
        if (part.yaml.is_null()) throw fail(next_, TRANSLATABLE("fault", "this block is empty"));
        document_.steps.back().parts.push_back(std::move(part));
    }

    void readHeading() {
        finishProse();
        const std::string_view line = lines_[next_];
        const std::size_t open = line.rfind("{#");
        const std::size_t close = line.rfind('}');
        if (open == std::string_view::npos || close == std::string_view::npos || close < open ||
            !trimmed(line.substr(close + 1)).empty())
            throw fail(next_, TRANSLATABLE("fault", "a step is headed \"## Title {#id .kind}\""),
                       columnOf(line, line.size()));
        const std::string_view inside = line.substr(open + 2, close - open - 2);
        const std::size_t blank = std::min(inside.find(' '), inside.size());
        DocumentStep step;
        step.id = std::string(inside.substr(0, blank));
        step.title = std::string(trimmed(line.substr(2, open - 2)));
        step.file = document_.file;
        step.line = static_cast<int>(next_) + 1;
        if (!isId(step.id))
            throw fail(
                next_,
                TRANSLATABLE("fault", "the id of a step consists of small letters, digits and hyphens"),
                columnOf(line, open + 2));
        if (step.title.empty())
            throw fail(next_, TRANSLATABLE("fault", "the step has no title"), columnOf(line, open));
        std::string_view kind = trimmed(inside.substr(blank));
        if (constexpr std::string_view key = " lead="; kind.find(key) != std::string_view::npos) {
            const std::size_t at = kind.find(key);
            const std::string_view word = trimmed(kind.substr(at + key.size()));
            step.lead = readLead(word, columnOf(line, static_cast<std::size_t>(word.data() - line.data())));
            kind = trimmed(kind.substr(0, at));
        }
        if (constexpr std::string_view mark = " .deeper"; kind.ends_with(mark)) {
            step.deeper = true;
            kind = trimmed(kind.substr(0, kind.size() - mark.size()));
        }
        const auto found = std::find_if(stepKinds.begin(), stepKinds.end(), [&](StepKind each) {
            return kind.starts_with('.') && stepKindId(each) == kind.substr(1);
        });
        if (found == stepKinds.end())
            throw fail(next_,
                       TRANSLATABLE("fault", "the kind of a step is .read, .predict, .do, .observe, .explain "
                                             "or .explore, and .deeper may follow"),
                       columnOf(line, open + 2 + blank));
        step.kind = *found;
        for (const DocumentStep& other : document_.steps)
            if (other.id == step.id)
                throw fail(next_, Sentence(TRANSLATABLE("fault", "there are two steps \"%1\""), step.id),
                           columnOf(line, open + 2));
        if (document_.steps.size() == mostLessonSteps)
            throw fail(next_, TRANSLATABLE("fault", "a lesson has at most 200 steps"));
        document_.steps.push_back(std::move(step));
        ++next_;
    }

    Lead readLead(std::string_view word, int column) const {
        const auto found = std::find(leadIds.begin(), leadIds.end(), word);
        if (found == leadIds.end()) {
            std::string list;
            for (const std::string_view id : leadIds) list += (list.empty() ? "" : ", ") + std::string(id);
            throw fail(next_, Sentence(TRANSLATABLE("fault", "what leads in a step is one of %1"), list),
                       column);
        }
        return static_cast<Lead>(found - leadIds.begin());
    }

    void finishProse() {
        if (proseLength_ == 0) return;
        std::size_t from = proseStart_;
        std::size_t to = proseStart_ + proseLength_;
        proseLength_ = 0;
        while (from < to && trimmed(lines_[from]).empty()) ++from;
        while (to > from && trimmed(lines_[to - 1]).empty()) --to;
        if (from == to || document_.steps.empty()) return;
        DocumentPart part;
        part.text = std::string(slice(from, to));
        part.file = document_.file;
        part.line = static_cast<int>(from) + 1;
        document_.steps.back().parts.push_back(std::move(part));
    }

    Document document_;
    std::vector<std::string_view> lines_;
    Faults faults_;
    std::size_t next_ = 0;
    std::size_t proseStart_ = 0;
    std::size_t proseLength_ = 0;
};

} // namespace

std::string_view stepKindId(StepKind kind) {
    switch (kind) {
    case StepKind::Read:
        return "read";
    case StepKind::Predict:
        return "predict";
    case StepKind::Do:
        return "do";
    case StepKind::Observe:
        return "observe";
    case StepKind::Explain:
        return "explain";
    case StepKind::Explore:
        break;
    }
    return "explore";
}

std::vector<const Json*> DocumentPart::entries() const {
    return entriesOf<const DocumentPart, const Json>(*this);
}

std::vector<Json*> DocumentPart::entries() {
    return entriesOf<DocumentPart, Json>(*this);
}

Document readDocument(const std::string& text, const std::string& file, std::vector<InputError>* faults) {
    return Reader(text, file, faults).read();
}

InputError errorAtLine(const std::string& file, int line, const Sentence& message, int column) {
    InputError error(message);
    error.file = file;
    error.line = line;
    error.column = column;
    return error;
}

} // namespace timestep
