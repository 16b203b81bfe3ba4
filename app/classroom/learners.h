// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/progress.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace timestep {

/// Somebody who works through lessons here, told from others by a name or code. Nobody has an account.
struct Learner {
    QString name;           ///< as it was typed; empty: whoever sits here
    std::uint64_t seed = 0; ///< of the numbers that lessons give this learner alone

    bool isNamed() const { return !name.isEmpty(); }
};

/// What two spellings of a name have in common: no blanks around it, single ones inside, small letters.
QString foldedName(const QString& name);

/// From the name alone, so that the same learner has the same numbers on every machine. Never 0; 32 bits, so
/// that it can be read out and typed. 0 without a name: everybody's numbers.
std::uint64_t learnerSeed(const QString& name);

/// The longest name that is kept [characters].
inline constexpr int longestName = 60;

/// Who has worked here, and where their progress is kept: a folder for each under `learners`. Whoever gave no
/// name has the folder that was there before.
class LearnerStore {
public:
    /// The folder of the person who is logged in.
    static QString standardFolder();

    explicit LearnerStore(QString folder = standardFolder());

    /// Those with a name, by name.
    std::vector<Learner> all() const;
    /// The learner of that name (without blanks around it, and cut to the longest); kept from now on.
    /// `problem` says in one sentence what could not be kept.
    Learner enter(const QString& name, QString* problem = nullptr) const;
    ProgressStore progressOf(const Learner& learner) const;
    /// Forgets the learner and everything they did. False: a file could not be removed.
    bool forget(const Learner& learner) const;

private:
    QString folderOf(const QString& name) const;
    QString folder_;
};

} // namespace timestep
