// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/provenance/table_digest.h"

#include "core/input_error.h"
#include "core/json/json_field.h"
#include "core/table/number_text.h"
#include "core/undefined.h"
#include "widgets/text/text.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QCryptographicHash>
#include <QString>
#include <QVersionNumber>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>

namespace timestep {

namespace {

constexpr std::size_t hashedAtOnce = 1024; // number of values that are hashed at once

/// Writes the 8 bytes of a number, least significant first on every machine; all NaNs have the same bytes.
void write(double value, char* eight) {
    auto bits = std::bit_cast<std::uint64_t>(std::isnan(value) ? undefined : value);
    for (int i = 0; i < 8; ++i, bits >>= 8) eight[i] = static_cast<char>(bits & 0xFF);
}

/// Numbers are stored as texts, because JSON has no "nan" and "inf".
double numberOf(const JsonField& field) {
    const std::string text = field.anyText();
    double value = 0;
    if (text.empty() || readDouble(text, value) != text.size())
        field.refuse(Sentence(TRANSLATABLE("fault", "\"%1\" is not a number"), text));
    return value;
}

} // namespace

bool agreeAcrossMachines(double one, double other) {
    if (std::isnan(one) || std::isnan(other)) return std::isnan(one) && std::isnan(other);
    return one == other ||
           std::abs(one - other) <= roundingAcrossMachines * std::max({1.0, std::abs(one), std::abs(other)});
}

ColumnDigest digestOf(const Column& column, std::size_t from, std::size_t rows) {
    const std::vector<double>& values = column.values;
    const std::size_t begin = std::min(from, values.size()),
                      end = begin + std::min(rows, values.size() - begin);
    ColumnDigest digest;
    digest.id = column.id;
    digest.run = column.run;
    digest.rows = end - begin;
    digest.first = begin < end ? values[begin] : undefined;
    digest.last = begin < end ? values[end - 1] : undefined;
    QCryptographicHash hash(QCryptographicHash::Blake2b_256);
    std::array<char, 8 * hashedAtOnce> bytes;
    std::size_t used = 0;
    for (std::size_t i = begin; i < end; ++i) {
        write(values[i], bytes.data() + used);
        used += 8;
        if (used == bytes.size() || i + 1 == end) {
            hash.addData(QByteArrayView(bytes.data(), static_cast<qsizetype>(used)));
            used = 0;
        }
        if (!std::isfinite(values[i])) continue;
        digest.sum += values[i];
        digest.magnitude += std::abs(values[i]);
        ++digest.finiteValues;
    }
    digest.hash = hash.result().toHex().toStdString();
    return digest;
}

TableDigest digestOf(const Table& table) {
    TableDigest digest{TIMESTEP_VERSION, {}};
    for (const Column& column : table.columns)
        digest.columns.push_back(digestOf(column, 0, column.values.size()));
    return digest;
}

Json toJson(const TableDigest& digest) {
    Json columns = Json::array();
    for (const ColumnDigest& column : digest.columns)
        columns.push_back({{"id", column.id},
                           {"run", column.run},
                           {"rows", column.rows},
                           {"first", exactNumber(column.first)},
                           {"last", exactNumber(column.last)},
                           {"sum", exactNumber(column.sum)},
                           {"magnitude", exactNumber(column.magnitude)},
                           {"finite", column.finiteValues},
                           {"hash", column.hash}});
    return {{"program", digest.program}, {"columns", columns}};
}

TableDigest digestFromJson(const Json& json) {
    const JsonField field(json, "table");
    TableDigest digest;
    digest.program = field.member("program").anyText();
    for (const JsonField& entry : field.member("columns").elements()) {
        ColumnDigest column;
        column.id = entry.member("id").anyText();
        column.run = entry.member("run").integer();
        column.rows = entry.member("rows").count();
        column.first = numberOf(entry.member("first"));
        column.last = numberOf(entry.member("last"));
        column.sum = numberOf(entry.member("sum"));
        column.magnitude = numberOf(entry.member("magnitude"));
        column.finiteValues = entry.member("finite").count();
        column.hash = entry.member("hash").anyText();
        digest.columns.push_back(std::move(column));
    }
    return digest;
}

bool isNewerThanThis(std::string_view version) {
    const auto number = [](std::string_view text) {
        return QVersionNumber::fromString(timestep::text(text));
    };
    return number(version) > number(TIMESTEP_VERSION);
}

} // namespace timestep
