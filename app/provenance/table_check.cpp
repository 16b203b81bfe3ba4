// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/provenance/table_check.h"

#include "core/input_error.h"

#include <QMetaObject>

#include <exception>

namespace timestep {

TableCheck::TableCheck(QObject* parent) : QObject(parent) {}

TableCheck::~TableCheck() {
    stop();
}

void TableCheck::start(const QString& path, const OpenedFile& opened) {
    stop();
    m_stop = false;
    m_thread = std::thread([this, path, opened, round = m_round] {
        TableVerdict verdict;
        try {
            verdict = verifyTable(path, opened, [this] { return !m_stop; });
        } catch (const InputError& error) {
            verdict.sentence = QString::fromStdString(error.sentence());
        } catch (const std::exception& error) {
            verdict.sentence = QString::fromUtf8(error.what());
        }
        QMetaObject::invokeMethod(this, [this, verdict, round] {
            if (round == m_round) emit found(verdict);
        });
    });
}

void TableCheck::stop() {
    ++m_round;
    m_stop = true;
    if (m_thread.joinable()) m_thread.join();
}

} // namespace timestep
