// SPDX-License-Identifier: GPL-3.0-or-later
// Source: ECMA-376, Office Open XML File Formats, part 1, section 18 (SpreadsheetML).
#include "app/archive/workbook.h"

#include "core/input_error.h"
#include "core/measured/measured_table.h"

#include <QDate>
#include <QXmlStreamReader>

#include <algorithm>
#include <cmath>
#include <optional>
#include <tuple>
#include <utility>

namespace timestep {

namespace {

constexpr int mostSheetRows = 1'048'576; // section 18.3.1.73

InputError damagedSheet() {
    return InputError(TRANSLATABLE("fault", "the spreadsheet is damaged"));
}

/// Calls `read` with the reader at the begin of each element.
void forEachElement(const QByteArray& xml, const std::function<void(QXmlStreamReader&)>& read) {
    QXmlStreamReader reader(xml);
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::StartElement) read(reader);
    if (reader.hasError()) throw damagedSheet();
}

/// The text of an element <si> or <is>: that of its parts, without the signs that help to pronounce it.
QString richText(QXmlStreamReader& reader) {
    QString text;
    for (int depth = 1; depth > 0 && !reader.atEnd();) {
        const auto token = reader.readNext();
        if (token == QXmlStreamReader::EndElement) --depth;
        if (token != QXmlStreamReader::StartElement) continue;
        if (reader.name() == QLatin1String("t"))
            text += reader.readElementText(QXmlStreamReader::SkipChildElements);
        else if (reader.name() == QLatin1String("rPh"))
            reader.skipCurrentElement();
        else
            ++depth;
    }
    return text;
}

/// The attribute with this name in the namespace of relations, whose prefix each program chooses.
QString relation(const QXmlStreamReader& reader) {
    for (const QXmlStreamAttribute& attribute : reader.attributes())
        if (attribute.name() == QLatin1String("id") && !attribute.namespaceUri().isEmpty())
            return attribute.value().toString();
    return {};
}

/// A format without colours, conditions and quoted words, in small letters: "[h]:mm" becomes "h:mm".
QString plainFormat(const QString& format) {
    QString plain;
    for (qsizetype at = 0; at < format.size() && format[at] != QLatin1Char(';'); ++at) {
        const QChar c = format[at].toLower();
        if (c == QLatin1Char('"') || c == QLatin1Char('[')) {
            const qsizetype end = format.indexOf(c == QLatin1Char('"') ? c : QLatin1Char(']'), at + 1);
            if (end < 0) break;
            const QString inside = format.mid(at + 1, end - at - 1).toLower();
            const bool counts = c == QLatin1Char('[') && (inside.count(QLatin1Char('h')) == inside.size() ||
                                                          inside.count(QLatin1Char('m')) == inside.size() ||
                                                          inside.count(QLatin1Char('s')) == inside.size());
            if (counts) plain += inside;
            at = end;
        } else if (c == QLatin1Char('\\') || c == QLatin1Char('_') || c == QLatin1Char('*')) {
            ++at;
        } else {
            plain += c;
        }
    }
    return plain;
}

QString padded(qint64 number, int digits) {
    return QString::number(number).rightJustified(digits, QLatin1Char('0'));
}

/// A number of days as a clock time that clockTime() reads; nothing for one that is no date.
std::optional<std::string> clockText(double days, bool withDate, bool since1904) {
    constexpr double lastDay = 2'958'466; // the year 9999
    if (!(days >= 0 && days < lastDay)) return std::nullopt;
    constexpr qint64 second = 1'000'000, minute = 60 * second, hour = 60 * minute, day = 24 * hour;
    const qint64 all = std::llround(days * static_cast<double>(day));
    const qint64 part = withDate || all >= 100 * hour ? all % day : all;
    const QString time = QStringLiteral("%1:%2:%3.%4")
                             .arg(padded(part / hour, 2), padded(part % hour / minute, 2),
                                  padded(part % minute / second, 2), padded(part % second, 6));
    if (part == all && !withDate) return time.toStdString();
    const QDate begin = since1904 ? QDate(1904, 1, 1) : QDate(1899, 12, 30);
    return (begin.addDays(all / day).toString(Qt::ISODate) + QLatin1Char('T') + time).toStdString();
}

/// The column of a cell from 0, from its address "AB12"; nothing if it has none.
std::optional<int> columnOf(QStringView address) {
    int column = 0;
    for (const QChar c : address) {
        if (c < QLatin1Char('A') || c > QLatin1Char('Z')) break;
        column = 26 * column + (c.unicode() - 'A' + 1);
        if (column > 16384) throw damagedSheet();
    }
    return column > 0 ? std::optional(column - 1) : std::nullopt;
}

std::string quoted(const QString& text) {
    std::string written = "\"";
    for (const char c : text.toStdString()) {
        if (c == '"') written += '"';
        written += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
    }
    return written + '"';
}

/// Rows with the same number of cells, so that a cell that is missing at the end is an empty one.
std::string joined(const std::vector<std::pair<std::string, int>>& rows, int columns) {
    std::string text;
    for (const auto& [cells, count] : rows) {
        text += cells;
        if (count > 0) text.append(static_cast<std::size_t>(columns - count), '\t');
        text += '\n';
        if (text.size() > mostMeasuredBytes)
            throw InputError(Sentence(TRANSLATABLE("fault", "the file has %1 MB, and at most %2 MB are read"),
                                      text.size() >> 20, mostMeasuredBytes >> 20));
    }
    return text;
}

} // namespace

Workbook::Workbook(std::vector<ZipEntry> parts) : m_parts(std::move(parts)) {
    readSheets();
    readSharedTexts();
    readStyles();
}

const QByteArray* Workbook::part(const QString& name) const {
    const auto found = std::find_if(m_parts.begin(), m_parts.end(), [&](const ZipEntry& entry) {
        return entry.name.compare(name, Qt::CaseInsensitive) == 0;
    });
    return found != m_parts.end() ? &found->content : nullptr;
}

void Workbook::readSheets() {
    const QByteArray* book = part(QStringLiteral("xl/workbook.xml"));
    const QByteArray* relations = part(QStringLiteral("xl/_rels/workbook.xml.rels"));
    if (book == nullptr || relations == nullptr) throw damagedSheet();
    std::map<QString, QString> targets;
    forEachElement(*relations, [&](const QXmlStreamReader& reader) {
        QString target = reader.attributes().value(QLatin1String("Target")).toString();
        target = target.startsWith(QLatin1Char('/')) ? target.mid(1) : QStringLiteral("xl/") + target;
        targets[reader.attributes().value(QLatin1String("Id")).toString()] = target;
    });
    forEachElement(*book, [&](const QXmlStreamReader& reader) {
        const QXmlStreamAttributes attributes = reader.attributes();
        if (reader.name() == QLatin1String("workbookPr")) {
            const auto since1904 = attributes.value(QLatin1String("date1904"));
            m_since1904 = since1904 == QLatin1String("1") || since1904 == QLatin1String("true");
        }
        if (reader.name() != QLatin1String("sheet")) return;
        const QString path = targets[relation(reader)];
        if (part(path) == nullptr) return; // a sheet that is a chart
        m_names.push_back(attributes.value(QLatin1String("name")).toString().toStdString());
        m_paths.push_back(path);
    });
    if (m_names.empty()) throw damagedSheet();
}

void Workbook::readSharedTexts() {
    const QByteArray* shared = part(QStringLiteral("xl/sharedStrings.xml"));
    if (shared == nullptr) return;
    forEachElement(*shared, [&](QXmlStreamReader& reader) {
        if (reader.name() == QLatin1String("si")) m_sharedTexts.push_back(quoted(richText(reader)));
    });
}

/// Which cells are dates, by the formats that number them: sections 18.8.30 and 18.8.31.
void Workbook::readStyles() {
    const QByteArray* styles = part(QStringLiteral("xl/styles.xml"));
    if (styles == nullptr) return;
    std::map<int, CellStyle> known;
    for (const auto& [first, last, style] : {std::tuple{14, 17, CellStyle::Date},
                                             {18, 21, CellStyle::Clock},
                                             {22, 22, CellStyle::Date},
                                             {27, 36, CellStyle::Date},
                                             {45, 47, CellStyle::Clock},
                                             {50, 58, CellStyle::Date}})
        for (int format = first; format <= last; ++format) known[format] = style;
    bool ofCells = false;
    forEachElement(*styles, [&](const QXmlStreamReader& reader) {
        const QXmlStreamAttributes attributes = reader.attributes();
        const int format = attributes.value(QLatin1String("numFmtId")).toInt();
        if (reader.name() == QLatin1String("numFmt")) {
            const QString plain = plainFormat(attributes.value(QLatin1String("formatCode")).toString());
            const bool isGeneral =
                plain.startsWith(QLatin1String("general")) || plain.startsWith(QLatin1String("standard"));
            const auto has = [&](const char* letters) {
                return std::any_of(plain.begin(), plain.end(),
                                   [&](QChar c) { return QLatin1String(letters).contains(c); });
            };
            known[format] = isGeneral    ? CellStyle::Number
                            : has("yd")  ? CellStyle::Date
                            : has("hms") ? CellStyle::Clock
                                         : CellStyle::Number;
        } else if (reader.name() == QLatin1String("xf")) {
            if (!ofCells) return;
            const auto found = known.find(format);
            m_styles.push_back(found != known.end() ? found->second : CellStyle::Number);
        } else if (reader.name() == QLatin1String("cellXfs")) {
            ofCells = true;
        } else if (reader.name() == QLatin1String("cellStyles")) {
            ofCells = false;
        }
    });
}

bool Workbook::hasNumbers(std::size_t sheet) const {
    QXmlStreamReader reader(*part(m_paths.at(sheet)));
    bool isNumber = false;
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement) continue;
        if (reader.name() == QLatin1String("c")) {
            const auto type = reader.attributes().value(QLatin1String("t"));
            isNumber = type.isEmpty() || type == QLatin1String("n") || type == QLatin1String("d");
        }
        if (reader.name() == QLatin1String("v") && isNumber) return true;
    }
    return false;
}

std::string Workbook::plainText(std::size_t sheet) const {
    const std::string rows = text(sheet).rows;
    std::string plain;
    bool isQuoted = false;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i] != '"')
            plain.append(rows[i] != '\t' || isQuoted ? 1 : 0, rows[i]);
        else if (isQuoted && i + 1 < rows.size() && rows[i + 1] == '"')
            plain += rows[++i];
        else
            isQuoted = !isQuoted;
    }
    return plain;
}

SheetText Workbook::text(std::size_t sheet, const std::function<bool()>& goesOn) const {
    SheetText written;
    std::vector<std::pair<std::string, int>> rows; // with their number of cells
    int columns = 0, column = 0;                   // column: of the next cell
    bool wanted = true;
    // One cell, with the reader at its begin.
    const auto cellOf = [&](QXmlStreamReader& reader) -> std::string {
        const QXmlStreamAttributes attributes = reader.attributes();
        const QString type = attributes.value(QLatin1String("t")).toString();
        const auto style =
            static_cast<std::size_t>(std::max(0, attributes.value(QLatin1String("s")).toInt()));
        QString value;
        bool isText = type == QLatin1String("str");
        while (reader.readNextStartElement()) {
            if (reader.name() == QLatin1String("v")) {
                value = reader.readElementText(QXmlStreamReader::SkipChildElements);
            } else if (reader.name() == QLatin1String("is")) {
                value = richText(reader);
                isText = true;
            } else {
                reader.skipCurrentElement();
            }
        }
        if (value.isEmpty() || type == QLatin1String("e")) return {}; // an error, such as a division by zero
        if (type == QLatin1String("s")) {
            bool known = false;
            const std::size_t index = value.toULongLong(&known);
            if (!known || index >= m_sharedTexts.size()) throw damagedSheet();
            return m_sharedTexts[index];
        }
        bool isNumber = false;
        const double number = value.toDouble(&isNumber);
        if (isText || !isNumber) return quoted(value);
        if (style < m_styles.size() && m_styles[style] != CellStyle::Number)
            if (const auto clock = clockText(number, m_styles[style] == CellStyle::Date, m_since1904))
                return *clock;
        written.hasDecimals = written.hasDecimals || value.contains(QLatin1Char('.'));
        return value.toStdString();
    };
    forEachElement(*part(m_paths.at(sheet)), [&](QXmlStreamReader& reader) {
        if (reader.name() == QLatin1String("row") && wanted) {
            const int given = reader.attributes().value(QLatin1String("r")).toInt();
            const int number = given > 0 ? given : static_cast<int>(rows.size()) + 1;
            if (number > mostSheetRows || number <= static_cast<int>(rows.size())) throw damagedSheet();
            rows.resize(static_cast<std::size_t>(number));
            column = 0;
            if (number % 1000 == 0 && goesOn) wanted = goesOn();
        }
        if (reader.name() != QLatin1String("c") || rows.empty() || !wanted) return;
        const QString address = reader.attributes().value(QLatin1String("r")).toString();
        const int place = columnOf(address).value_or(column);
        const std::string cell = cellOf(reader);
        column = place + 1;
        if (cell.empty()) return;
        auto& [cells, count] = rows.back();
        if (place < count) throw damagedSheet();
        if (place >= static_cast<int>(mostMeasuredColumns))
            throw InputError(
                Sentence(TRANSLATABLE("fault", "the table has %1 columns, and at most %2 are read"),
                         place + 1, mostMeasuredColumns));
        cells.append(static_cast<std::size_t>(count > 0 ? place - count + 1 : place), '\t');
        cells += cell;
        count = place + 1;
        columns = std::max(columns, count);
    });
    if (wanted) written.rows = joined(rows, columns);
    return written;
}

} // namespace timestep
