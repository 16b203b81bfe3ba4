// SPDX-License-Identifier: GPL-3.0-or-later
// Child processes that write endlessly and report what they have written, and are killed at random moments.
#pragma once

#include <QCoreApplication>
#include <QProcess>
#include <QRandomGenerator>
#include <QTest>

#include <cstdio>

namespace timestep {

/// The value of a variable that holds an integer, or this one.
inline int environmentNumber(const char* name, int standard) {
    return qEnvironmentVariableIsSet(name) ? qEnvironmentVariableIntValue(name) : standard;
}

/// How often the tests of a class kill in total.
inline int killsInAll() {
    return environmentNumber("TIMESTEP_KILLS", 20);
}

/// For the child: reports that the file with this number is written.
inline void sayWritten(int number) {
    std::printf("%d\n", number);
    std::fflush(stdout);
}

/// Kills at moments that follow from TIMESTEP_SEED (1).
class ChildKiller {
public:
    /// Starts a child, kills it at a random moment after its first report, and returns the last number that
    /// it reported; -1: none.
    int lastBeforeKill(const QString& process, const QString& argument) {
        QProcess child;
        child.start(QCoreApplication::applicationFilePath(), {process, argument});
        if (!child.waitForReadyRead(60000)) return -1;
        QTest::qWait(static_cast<int>(m_random.bounded(40)));
        child.kill();
        child.waitForFinished(60000);
        const QByteArray said = child.readAllStandardOutput();
        return said.left(said.lastIndexOf('\n')).split('\n').last().toInt();
    }

private:
    QRandomGenerator m_random{static_cast<quint32>(environmentNumber("TIMESTEP_SEED", 1))};
};

} // namespace timestep
