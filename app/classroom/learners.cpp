// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/classroom/learners.h"

#include "app/names.h"
#include "app/provenance/open_file.h"
#include "app/system.h"
#include "core/input_error.h"
#include "core/run/experiment/experiment.h"
#include "widgets/text/text.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>

#include <algorithm>

namespace timestep {

namespace {

constexpr qint64 largestCard = 64 << 10; ///< [bytes]
const QString cardName = "learner.json";

struct LearnerTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::LearnerStore)
};

QByteArray hashOf(const QString& name) {
    return QCryptographicHash::hash(foldedName(name).toUtf8(), QCryptographicHash::Sha256);
}

/// The learner of a folder; without a name if its card is unreadable.
Learner readCard(const QString& folder) {
    try {
        const QByteArray card = readWholeFile(QDir(folder).filePath(cardName), largestCard);
        const Json json = jsonFromText(card.toStdString(), {});
        const QString name = textOf(JsonField(json), "name");
        return {name, learnerSeed(name)};
    } catch (const InputError&) {
        return {};
    }
}

} // namespace

QString foldedName(const QString& name) {
    return name.normalized(QString::NormalizationForm_C).simplified().toCaseFolded();
}

std::uint64_t learnerSeed(const QString& name) {
    if (foldedName(name).isEmpty()) return 0;
    const QByteArray hash = hashOf(name);
    std::uint64_t seed = 0;
    for (int i = 0; i < 4; ++i) seed = seed << 8 | static_cast<unsigned char>(hash[i]);
    return std::max<std::uint64_t>(seed, 1);
}

QString LearnerStore::standardFolder() {
    return dataFolder();
}

LearnerStore::LearnerStore(QString folder) : m_folder(std::move(folder)) {}

/// Characters that every file system accepts, and part of a hash, so that similar names stay different.
QString LearnerStore::folderOf(const QString& name) const {
    QString letters;
    for (const QChar c : foldedName(name))
        if (letters.size() < 24 && ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))) letters += c;
    return m_folder + QStringLiteral("/learners/") + letters + QLatin1Char('-') +
           QString::fromLatin1(hashOf(name).toHex().left(12));
}

std::vector<Learner> LearnerStore::all() const {
    std::vector<Learner> learners;
    const QDir folder(m_folder + QStringLiteral("/learners"));
    for (const QString& entry : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        const Learner learner = readCard(folder.filePath(entry));
        if (learner.isNamed() && folderOf(learner.name) == folder.filePath(entry))
            learners.push_back(learner);
    }
    std::sort(learners.begin(), learners.end(), [](const Learner& a, const Learner& b) {
        return QString::localeAwareCompare(a.name, b.name) < 0;
    });
    return learners;
}

Learner LearnerStore::enter(const QString& name, QString* problem) const {
    const QString tidy = name.simplified().left(longestName).trimmed();
    if (tidy.isEmpty()) return {};
    const QString folder = folderOf(tidy);
    if (const Learner known = readCard(folder); known.isNamed()) return known;
    const Learner learner{tidy, learnerSeed(tidy)};
    QDir().mkpath(folder);
    try {
        const Json card = {{"timestep-learner", 1}, {"name", tidy.toStdString()}, {"seed", learner.seed}};
        writeFile(QDir(folder).filePath(cardName), card.dump(1) + "\n");
    } catch (const InputError& error) {
        if (problem != nullptr)
            *problem = LearnerTexts::tr("The name cannot be kept: %1.").arg(translated(error));
    }
    return learner;
}

ProgressStore LearnerStore::progressOf(const Learner& learner) const {
    return ProgressStore((learner.isNamed() ? folderOf(learner.name) : m_folder) +
                         QStringLiteral("/progress"));
}

bool LearnerStore::forget(const Learner& learner) const {
    QDir folder(learner.isNamed() ? folderOf(learner.name) : m_folder + QStringLiteral("/progress"));
    return !folder.exists() || folder.removeRecursively();
}

} // namespace timestep
