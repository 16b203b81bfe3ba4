// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/measured/measured_file.h"

#include "core/measured/text_encoding.h"

#include <algorithm>
#include <utility>

namespace timestep {

namespace {

constexpr qint64 largestTable = 64 << 20, largestTables = 128 << 20; // [bytes], unpacked

/// Whether a file of an archive is a table, and not about the device that measured.
bool isTable(const QString& path) {
    if (path.startsWith(QLatin1String("meta/")) || path.contains(QLatin1String("/meta/")) ||
        path.startsWith(QLatin1String("__MACOSX/")))
        return false;
    for (const char* suffix : {".csv", ".tsv", ".txt", ".dat"})
        if (path.endsWith(QLatin1String(suffix), Qt::CaseInsensitive)) return true;
    return false;
}

} // namespace

MeasuredFile::MeasuredFile(QByteArray bytes, std::string name)
    : m_bytes(std::move(bytes)), m_name(std::move(name)) {
    if (!m_bytes.startsWith("PK\x03\x04")) return;
    try {
        std::vector<ZipEntry> entries =
            unzipped(m_bytes, {.entries = 200, .entry = largestTable, .whole = largestTables});
        m_bytes.clear();
        const auto holds = [&](const char* path) {
            return std::any_of(entries.begin(), entries.end(), [&](const ZipEntry& entry) {
                return entry.name.compare(QLatin1String(path), Qt::CaseInsensitive) == 0;
            });
        };
        if (holds("xl/workbook.xml")) {
            m_workbook.emplace(std::move(entries));
            m_names = m_workbook->names();
            return;
        }
        if (holds("content.xml") || holds("xl/workbook.bin"))
            throw InputError(TRANSLATABLE(
                "fault", "this is a spreadsheet of another kind; save it as .xlsx or as CSV first"));
        for (ZipEntry& entry : entries) {
            if (!isTable(entry.name)) continue;
            m_names.push_back(entry.name.section(QLatin1Char('.'), 0, -2).toStdString());
            m_texts.push_back(std::move(entry.content));
        }
        if (m_texts.empty()) throw InputError(TRANSLATABLE("fault", "there is no table in this archive"));
    } catch (InputError& error) {
        refuse(error);
    }
}

void MeasuredFile::refuse(InputError error) const {
    error.file = m_name;
    throw error;
}

std::size_t MeasuredFile::find(const std::string& table) const {
    if (m_names.empty()) {
        if (!table.empty()) refuse(InputError(TRANSLATABLE("fault", "this file has no sheets"), "sheet"));
        return 0;
    }
    const auto found = std::find(m_names.begin(), m_names.end(), table);
    if (found != m_names.end()) return static_cast<std::size_t>(found - m_names.begin());
    if (!table.empty())
        refuse(InputError(Sentence(TRANSLATABLE("fault", "there is no sheet or table \"%1\"; there are %2"),
                                   table, listed(m_names)),
                          "sheet"));
    if (m_workbook)
        for (std::size_t i = 0; i < m_names.size(); ++i)
            if (m_workbook->hasNumbers(i)) return i;
    if (m_names.size() > 1 && !m_workbook)
        refuse(
            InputError(Sentence(TRANSLATABLE("fault", "the archive has several tables; name one of them: %1"),
                                listed(m_names)),
                       "sheet"));
    return 0;
}

const QByteArray& MeasuredFile::textOf(std::size_t table) const {
    return m_names.empty() ? m_bytes : m_texts.at(table);
}

MeasuredTable MeasuredFile::read(std::size_t table, const MeasuredForm& form,
                                 const Progress& progress) const {
    const std::string name = m_names.empty() ? m_name : m_name + ": " + m_names.at(table);
    if (!m_workbook) {
        const QByteArray& text = textOf(table);
        return readMeasured({text.data(), static_cast<std::size_t>(text.size())}, name, progress, form);
    }
    MeasuredForm sheetForm = form;
    SheetText sheet;
    try {
        sheet = m_workbook->text(table, [&] { return !progress || progress(0, 1); });
    } catch (InputError& error) {
        refuse(error);
    }
    sheetForm.separator = '\t';
    if (!form.decimal && sheet.hasDecimals) sheetForm.decimal = '.';
    return readMeasured(sheet.rows, name, progress, sheetForm);
}

std::vector<std::string> MeasuredFile::firstLines(std::size_t table, std::size_t count) const {
    std::vector<std::string> lines;
    if (m_workbook) return lines;
    const QByteArray& bytes = textOf(table);
    constexpr std::size_t most = 20'000; // [bytes]
    const std::string text = utf8Of({bytes.data(), std::min(most, static_cast<std::size_t>(bytes.size()))});
    const char end = text.find('\n') == std::string::npos ? '\r' : '\n';
    for (std::size_t at = 0; at < text.size() && lines.size() < count;) {
        const std::size_t stop = std::min(text.find(end, at), text.size());
        lines.push_back(text.substr(at, stop - at));
        if (!lines.back().empty() && lines.back().back() == '\r') lines.back().pop_back();
        at = stop + 1;
    }
    return lines;
}

} // namespace timestep
