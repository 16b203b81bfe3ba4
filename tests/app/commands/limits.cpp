// SPDX-License-Identifier: GPL-3.0-or-later
// The limits that core/limits.md states are those of the code.
#include "tests/tools.h"

#include <QFile>
#include <QRegularExpression>

#include <optional>

namespace timestep::limits_test {

namespace {

QString textOf(const QString& file) {
    QFile source(TIMESTEP_SOURCE_DIR "/" + file);
    return source.open(QIODevice::ReadOnly) ? QString::fromUtf8(source.readAll()) : QString();
}

/// "256 MiB", "20 million", "1e10", "900".
std::optional<double> statedNumber(const QString& text) {
    const QStringList words = text.split(' ', Qt::SkipEmptyParts);
    bool isNumber = false;
    double value = words.value(0).toDouble(&isNumber);
    for (const QString& word : words.mid(1)) {
        if (word == "million")
            value *= 1e6;
        else if (word == "KiB")
            value *= 1024;
        else if (word == "MiB")
            value *= 1024 * 1024;
        else
            return std::nullopt;
    }
    return isNumber ? std::optional(value) : std::nullopt;
}

/// A constant of the code: factors and shifts of numbers, as in "16 << 20", "256 * 1024" and "1'000'000".
std::optional<double> valueOf(QString expression) {
    expression.remove('\'').replace(QRegularExpression("[a-z:_]+\\{(\\d+)\\}"), "\\1");
    static const QRegularExpression plain(
        "^\\s*([0-9.e]+)U?\\s*(?:<<\\s*(\\d+)U?)?((?:\\s*\\*\\s*\\d+)*)\\s*$");
    const auto match = plain.match(expression);
    if (!match.hasMatch()) return std::nullopt;
    double value = match.captured(1).toDouble();
    for (int shift = match.captured(2).toInt(); shift > 0; --shift) value *= 2;
    for (const QString& factor : match.captured(3).split('*', Qt::SkipEmptyParts))
        if (!factor.trimmed().isEmpty()) value *= factor.trimmed().toDouble();
    return value;
}

std::optional<double> constant(const QString& file, const QString& name) {
    const QRegularExpression definition("\\b" + name + "\\s*=\\s*([^;,)]+)[;,)]");
    const auto match = definition.match(textOf(file));
    return match.hasMatch() ? valueOf(match.captured(1)) : std::nullopt;
}

} // namespace

class Limits : public QObject {
    Q_OBJECT

private slots:
    void limitsStateTheConstantsOfTheCode() {
        const QRegularExpression row("^\\| [^|]+ \\| ([^|]+) \\| `([^`]+)` `([^`]+)` \\|$",
                                     QRegularExpression::MultilineOption);
        int rows = 0;
        for (auto found = row.globalMatch(textOf("core/limits.md")); found.hasNext(); ++rows) {
            const auto match = found.next();
            const auto stated = statedNumber(match.captured(1));
            const auto real = constant(match.captured(2), match.captured(3));
            QVERIFY2(stated.has_value(), qPrintable(match.captured()));
            QVERIFY2(real.has_value(), qPrintable(match.captured()));
            QVERIFY2(*stated == *real, qPrintable(match.captured() + " " + QString::number(*real, 'g', 12)));
        }
        QVERIFY2(rows >= 45, QByteArray::number(rows));
    }

    void constantsAreReadAsTheCompilerReadsThem() {
        QCOMPARE(valueOf("256 * 1024 * 1024").value_or(0), 268435456.0);
        QCOMPARE(valueOf("4U << 20U").value_or(0), 4194304.0);
        QCOMPARE(valueOf("std::size_t{1} << 28").value_or(0), 268435456.0);
        QCOMPARE(valueOf("1'000'000").value_or(0), 1e6);
        QCOMPARE(valueOf("1e10").value_or(0), 1e10);
        QVERIFY(!valueOf("mostOther"));
    }
};

REGISTER_TEST(Limits)

} // namespace timestep::limits_test

#include "limits.moc"
