// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/archive/workbook.h"
#include "core/input_error.h"
#include "core/measured/measured_table.h"

#include <QByteArray>

#include <optional>
#include <string>
#include <vector>

namespace timestep {

/// A file of measured data in memory, which can be read in one form or another: a text, a spreadsheet (.xlsx)
/// with its sheets, or an archive (.zip) of texts, as phyphox exports them.
class MeasuredFile {
public:
    /// `name`: for messages. Throws InputError for a damaged archive and one without a table.
    MeasuredFile(QByteArray bytes, std::string name);

    /// The names of the sheets or of the texts in the archive; empty if the file is a text.
    const std::vector<std::string>& tables() const { return m_names; }
    /// The place among tables() of the one with this name; without a name that of the only one, or of the
    /// first sheet with numbers. Throws InputError, whose path is "sheet" if a name is needed.
    std::size_t find(const std::string& table) const;
    /// Reads a table, by its place. Throws InputError as readMeasured() does.
    MeasuredTable read(std::size_t table, const MeasuredForm& form, const Progress& progress = {}) const;
    /// The first lines of a text, as they are.
    std::vector<std::string> firstLines(std::size_t table, std::size_t count) const;

private:
    void refuse(InputError error) const;
    const QByteArray& textOf(std::size_t table) const;

    QByteArray m_bytes;
    std::string m_name;
    std::vector<std::string> m_names;
    std::vector<QByteArray> m_texts; ///< of the archive
    std::optional<Workbook> m_workbook;
};

} // namespace timestep
