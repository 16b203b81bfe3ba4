// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/progress/progress.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace timestep {

/// A learner, identified by a name or code. There are no accounts.
struct Learner {
    QString name;           ///< as typed; empty: anonymous
    std::uint64_t seed = 0; ///< seed of the learner's `personal` values in lessons

    bool isNamed() const { return !name.isEmpty(); }
};

/// Normal form of a name for comparison: no blanks around it, single blanks inside, lower case.
QString foldedName(const QString& name);

/// The seed depends on the name only, so that a learner gets the same numbers on every machine. It is never 0
/// and has 32 bits, so that it can be read aloud and typed. Returns 0 for an empty name, the seed of
/// anonymous learners.
std::uint64_t learnerSeed(const QString& name);

/// The maximum length of a name [characters].
inline constexpr int longestName = 60;

/// The known learners and their progress: one folder per learner under `learners`. An anonymous learner uses
/// the parent folder.
class LearnerStore {
public:
    /// The folder of the logged-in user.
    static QString standardFolder();

    explicit LearnerStore(QString folder = standardFolder());

    /// All named learners, sorted by name.
    std::vector<Learner> all() const;
    /// Returns the learner of this name (without blanks around it, cut to longestName) and saves it.
    /// `problem` receives one sentence if saving failed.
    Learner enter(const QString& name, QString* problem = nullptr) const;
    ProgressStore progressOf(const Learner& learner) const;
    /// Removes the learner and all progress. Returns false if a file could not be removed.
    bool forget(const Learner& learner) const;

private:
    QString folderOf(const QString& name) const;
    QString m_folder;
};

} // namespace timestep
