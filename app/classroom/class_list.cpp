// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/classroom/class_list.h"

#include "app/classroom/learners.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <map>
#include <optional>

namespace timestep {

namespace {

struct ClassListTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::ClassList)
};

enum class NamePart { Name, FirstName, LastName, Other };

/// The heads that are known, folded: of Moodle's lists of participants and grades (English, German), and
/// those between which Canvas expects its columns (lib/gradebook_importer.rb of Canvas LMS).
struct KnownHead {
    const char* folded;
    NamePart column;
};
constexpr std::array knownHeads{
    KnownHead{"student", NamePart::Name},         KnownHead{"name", NamePart::Name},
    KnownHead{"full name", NamePart::Name},       KnownHead{"vollständiger name", NamePart::Name},
    KnownHead{"first name", NamePart::FirstName}, KnownHead{"vorname", NamePart::FirstName},
    KnownHead{"last name", NamePart::LastName},   KnownHead{"surname", NamePart::LastName},
    KnownHead{"nachname", NamePart::LastName},    KnownHead{"id", NamePart::Other},
    KnownHead{"sis user id", NamePart::Other},    KnownHead{"sis login id", NamePart::Other},
    KnownHead{"integration id", NamePart::Other}, KnownHead{"root account", NamePart::Other},
    KnownHead{"section", NamePart::Other},        KnownHead{"username", NamePart::Other},
    KnownHead{"anmeldename", NamePart::Other},    KnownHead{"id number", NamePart::Other},
    KnownHead{"id-nummer", NamePart::Other},      KnownHead{"email", NamePart::Other},
    KnownHead{"email address", NamePart::Other},  KnownHead{"e-mail", NamePart::Other},
    KnownHead{"e-mail-adresse", NamePart::Other}, KnownHead{"code", NamePart::Other},
    KnownHead{"institution", NamePart::Other},    KnownHead{"department", NamePart::Other},
    KnownHead{"abteilung", NamePart::Other}};

std::optional<NamePart> columnOf(const QString& head) {
    const QString folded = foldedName(head);
    for (const KnownHead& known : knownHeads)
        if (folded == QString::fromUtf8(known.folded)) return known.column;
    return std::nullopt;
}

/// The cells of every line (RFC 4180): a cell in quotes may hold separators, line breaks and doubled quotes.
std::vector<std::vector<QString>> cellsOf(const QString& text, QChar separator) {
    std::vector<std::vector<QString>> rows(1);
    QString cell;
    bool quoted = false;
    const auto endCell = [&] {
        rows.back().push_back(cell.simplified());
        cell.clear();
    };
    const auto endRow = [&] {
        endCell();
        const bool empty = std::all_of(rows.back().begin(), rows.back().end(),
                                       [](const QString& each) { return each.isEmpty(); });
        if (empty)
            rows.back().clear();
        else
            rows.emplace_back();
    };
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (quoted && c == '"' && i + 1 < text.size() && text[i + 1] == '"')
            cell += text[++i];
        else if (c == '"' && (quoted || cell.trimmed().isEmpty()))
            quoted = !quoted;
        else if (!quoted && c == separator)
            endCell();
        else if (!quoted && c == '\n')
            endRow();
        else
            cell += c;
    }
    endRow();
    rows.pop_back();
    return rows;
}

/// The first of tab, semicolon and comma that the first line has; none: each line is one cell.
QChar separatorOf(const QString& text) {
    const QString first = text.trimmed().section('\n', 0, 0);
    for (const QChar separator : {QChar('\t'), QChar(';'), QChar(',')})
        if (first.contains(separator)) return separator;
    return {};
}

/// "Lovelace, Ada" becomes "Ada Lovelace".
QString firstNameFirst(const QString& name) {
    const QStringList parts = name.split(',');
    return parts.size() == 2 ? (parts[1].trimmed() + ' ' + parts[0].trimmed()).simplified() : name;
}

} // namespace

bool ClassList::isOfCanvas() const {
    return heads.size() >= 3 && foldedName(heads[0]) == "student" && foldedName(heads[1]) == "id" &&
           std::any_of(heads.begin(), heads.end(),
                       [](const QString& head) { return foldedName(head) == "section"; });
}

const ClassList::Member* ClassList::find(const QString& learner) const {
    const QString key = foldedName(learner);
    if (key.isEmpty()) return nullptr;
    const auto found = std::find_if(members.begin(), members.end(),
                                    [&](const Member& member) { return member.keys.contains(key); });
    return found != members.end() ? &*found : nullptr;
}

ClassList readClassList(const QString& text) {
    QString lines = text;
    lines.remove(QChar(0xfeff)).replace("\r\n", "\n").replace('\r', '\n');
    const QChar separator = separatorOf(lines);
    std::vector<std::vector<QString>> rows = cellsOf(lines, separator);
    ClassList list;
    if (rows.empty()) return list;
    std::vector<NamePart> columns;
    std::vector<std::size_t> kept;
    for (std::size_t i = 0; i < rows.front().size(); ++i)
        if (const std::optional<NamePart> column = columnOf(rows.front()[i])) {
            kept.push_back(i);
            columns.push_back(*column);
            list.heads.push_back(rows.front()[i]);
        }
    if (!kept.empty()) {
        rows.erase(rows.begin());
    } else if (separator == ',' && std::all_of(rows.begin(), rows.end(), [](const auto& row) {
                   return row.size() == 2 && !row[1].contains('@') &&
                          std::none_of(row[1].begin(), row[1].end(), [](QChar c) { return c.isDigit(); });
               })) {
        // Names alone: "Lovelace, Ada".
        for (auto& row : rows) row = {row[0] + ", " + row[1]};
    }
    if (kept.empty()) {
        std::size_t widest = 0;
        for (const auto& row : rows) widest = std::max(widest, row.size());
        for (std::size_t i = 0; i < widest; ++i) {
            kept.push_back(i);
            columns.push_back(i == 0 ? NamePart::Name : NamePart::Other);
            list.heads.push_back(i == 0 ? ClassListTexts::tr("Name") : ClassListTexts::tr("Code"));
        }
    }
    for (const auto& row : rows) {
        ClassList::Member member;
        QString first, last;
        for (std::size_t i = 0; i < kept.size(); ++i) {
            const QString cell = kept[i] < row.size() ? row[kept[i]] : QString();
            member.cells.push_back(cell);
            member.keys.insert(foldedName(cell));
            if (columns[i] == NamePart::Name && member.name.isEmpty()) member.name = firstNameFirst(cell);
            if (columns[i] == NamePart::FirstName) first = cell;
            if (columns[i] == NamePart::LastName) last = cell;
        }
        if (member.name.isEmpty()) member.name = (first + ' ' + last).simplified();
        for (const QString& cell : member.cells)
            if (member.name.isEmpty()) member.name = cell;
        // Canvas writes the points that can be reached between the heads and the learners.
        if (foldedName(member.name) == "points possible") continue;
        member.keys.insert({foldedName(member.name), foldedName(last + ' ' + first),
                            foldedName(last + ", " + first), foldedName(first)});
        list.members.push_back(std::move(member));
    }
    // What several have in common, such as a first name or the section, says nothing about who it is.
    std::map<QString, int> shared;
    for (const ClassList::Member& member : list.members)
        for (const QString& key : member.keys) ++shared[key];
    for (ClassList::Member& member : list.members)
        std::erase_if(member.keys, [&](const QString& key) { return key.size() < 1 || shared[key] > 1; });
    return list;
}

} // namespace timestep
