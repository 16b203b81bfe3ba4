// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/archive/zip_archive.h"

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace timestep {

/// The rows of a sheet as text.
struct SheetText {
    std::string rows;         ///< a line for each row of the sheet, tabs between cells, texts in quotes
    bool hasDecimals = false; ///< a number cell has decimals, whose sign is the point
};

/// The sheets of a spreadsheet in the format .xlsx.
class Workbook {
public:
    /// `parts`: the files of the archive. Throws InputError if they are no spreadsheet, or if it is damaged.
    explicit Workbook(std::vector<ZipEntry> parts);

    const std::vector<std::string>& names() const { return m_names; }
    bool hasNumbers(std::size_t sheet) const;
    /// The texts of the rows, without their quotes, a line for each; the cells of a row follow each other.
    /// Throws InputError as text() does.
    std::string plainText(std::size_t sheet) const;
    /// Dates and times of day are written as in ISO 8601, as the format of their cells says. `goesOn` (may be
    /// null) is called after each thousand rows; the result is empty if it returned false. Throws InputError
    /// if the sheet is damaged or too large.
    SheetText text(std::size_t sheet, const std::function<bool()>& goesOn = nullptr) const;

private:
    const QByteArray* part(const QString& name) const;
    void readSheets();
    void readSharedTexts();
    void readStyles();

    std::vector<ZipEntry> m_parts;
    std::vector<std::string> m_names;
    std::vector<QString> m_paths; ///< of the sheets, among the parts
    std::vector<std::string> m_sharedTexts;
    enum class CellStyle : unsigned char { Number, Clock, Date };
    std::vector<CellStyle> m_styles;
    bool m_since1904 = false; ///< dates count from 1904, as in old files of Macs
};

} // namespace timestep
