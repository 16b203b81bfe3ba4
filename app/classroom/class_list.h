// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <set>
#include <vector>

namespace timestep {

/// The learners of a class, as typed or as a learning platform exports them.
struct ClassList {
    struct Member {
        QString name;               ///< "Ada Lovelace", or a code
        std::vector<QString> cells; ///< under `heads`, as they were read
        std::set<QString> keys;     ///< folded names and codes under which the learner may hand in
    };
    std::vector<QString> heads; ///< of the columns that are kept; one if the list has no row of heads
    std::vector<Member> members;

    /// Whether it was exported from the grade book of Canvas: "Student", "ID", ..., "Section".
    bool isOfCanvas() const;
    /// The member who hands in under this name; null: none, or several could be meant.
    const Member* find(const QString& learner) const;
};

/// Reads one learner a line: a name or code, or the columns of a table with tabs, semicolons or commas
/// between them. A first row of heads that Moodle or Canvas write (in English or German) names the columns;
/// columns with other heads, such as marks, are dropped.
ClassList readClassList(const QString& text);

} // namespace timestep
