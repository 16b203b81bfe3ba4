// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A temporary folder with files, for tests that read and write files.
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace timestep {

class TestFolder {
protected:
    QString path(const QString& name) const { return m_folder.filePath(name); }

    void write(const QString& name, const QByteArray& content) const {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    }

    QByteArray read(const QString& name) const {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private:
    QTemporaryDir m_folder;
};

} // namespace timestep
