// SPDX-License-Identifier: GPL-3.0-or-later
// JSON values compared with those of nlohmann/json: the same bytes are read and written, and text that cannot
// be read is refused with its place.
#include "core/input_error.h"
#include "core/json/json_field.h"
#include "tests/tools.h"

#include <bit>
#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>
#include <random>

namespace timestep::json_values_test {

namespace {

using Oracle = nlohmann::ordered_json;

std::string refusalOf(const std::string& text) {
    try {
        jsonFromText(text, "f");
        return {};
    } catch (const InputError& error) {
        return error.sentence();
    }
}

} // namespace

class JsonValues : public QObject {
    Q_OBJECT

private slots:
    void theSameTextGivesTheSameBytes() {
        for (const char* text :
             {"null", "true", "-0", "0", "-3", "18446744073709551615", "-9223372036854775808", "1e5", "0.1",
              "\"\"", "\"a\\\"\\\\\\n\\u00e4\\u0001\x7f\"", "[]", "{}", "[[],{}]", "[1,[2,{\"a\":[3]}],null]",
              R"({"b": 1, "a": {"d": [], "c": "x"}, "": false})", "  [1 , 2]\n"})
            for (const int indent : {-1, 0, 1, 4}) {
                const Json json = Json::parse(text);
                QCOMPARE(json.dump(indent), Oracle::parse(text).dump(indent));
                QCOMPARE(Json::parse(json.dump(indent)).dump(), json.dump());
                QVERIFY2(Json::parse(json.dump(indent)) == json, text);
            }
    }

    void everyNumberIsWrittenWithTheSameDigits() {
        std::mt19937_64 random(1);
        for (int i = 0; i < 20'000; ++i) {
            const auto value = std::bit_cast<double>(random());
            if (!std::isfinite(value)) continue;
            const std::string text = Json(value).dump();
            QCOMPARE(text, Oracle(value).dump());
            QCOMPARE(Json::parse(text).get<double>(), value);
        }
        for (const double value : {0.0, -0.0, 1.0, 1e15, 1e16, 1e-4, 1e-5, 5e-324, 1.7976931348623157e308})
            QCOMPARE(Json(value).dump(), Oracle(value).dump());
        for (const double value : {std::numeric_limits<double>::quiet_NaN(), HUGE_VAL})
            QCOMPARE(Json(value).dump(), std::string("null"));
        QCOMPARE(Json(std::numeric_limits<std::uint64_t>::max()).dump(), std::string("18446744073709551615"));
        QCOMPARE(Json(std::uint8_t{200}).dump(), std::string("200"));
    }

    /// Each value takes memory: 190 MB of such a text took 3.7 GB.
    void moreValuesThanFitIntoMemoryAreRefused() {
        if (!sanitizers.empty()) QSKIP("fifty million values take minutes with sanitizers");
        std::string text(50'000'001, '1');
        for (std::size_t i = 0; i < text.size(); i += 2) text[i] = ',';
        text.front() = '[';
        text.back() = ']'; // 25 million numbers
        QVERIFY(refusalOf(text).find("at most 25000000 values") != std::string::npos);
        text.erase(1, 2); // with the list itself there are 25 million values
        QCOMPARE(refusalOf(text), std::string());
    }

    void bytesThatAreNoTextAreReplaced() { QCOMPARE(Json("a\xff").dump(), std::string("\"a\xef\xbf\xbd\"")); }

    void bracesMakeListsAndObjects() {
        const std::vector<int> numbers{1, 2};
        const Json json = {{"a", 1}, {"b", {0.5, "x"}}, {"c", {{"d", numbers}}}, {"e", Json()}};
        QCOMPARE(json.dump(), std::string(R"({"a":1,"b":[0.5,"x"],"c":{"d":[1,2]},"e":null})"));
        QCOMPARE(Json(std::map<std::string, bool>{{"y", true}, {"x", false}}).dump(),
                 std::string(R"({"x":false,"y":true})"));
        Json grown;
        grown["z"]["y"] = {1, 2};
        grown["list"].push_back(3);
        grown["z"]["y"][1] = "two";
        QCOMPARE(grown.dump(), std::string(R"({"z":{"y":[1,"two"]},"list":[3]})"));
        Json copy = grown;
        copy.erase("z");
        QVERIFY(copy != grown && grown.contains("z"));
    }

    void numbersAreEqualByTheirValue() {
        QVERIFY(Json(1) == Json(1U) && Json(1) == Json(1.0) && Json(-1) != Json(~std::uint64_t{0}));
        QVERIFY(Json(1) != Json("1") && Json() != Json(0) && Json(true) != Json(1));
    }

    void invalidJsonIsRefusedWithItsPlace_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("refusal");
        const auto row = [](const char* name, const QString& text, const char* refusal) {
            QTest::newRow(name) << text << refusal;
        };
        row("nothing", "", "f:1:1: this is not JSON");
        row("a word", "[1,\n tru]", "f:2:5: this is not JSON");
        row("open", "{\"a\": [1,\n\n", "f:3:");
        row("too large a number", "[1,\n\n 1e999]",
            "f:3:6: this is not JSON: number overflow parsing '1e999'");
        row("a key twice", "{\"a\": [0, {\"b\": 1, \"b\": 2}]}", "f:1:20: \"b\" is given twice");
        QString many = "{";
        for (int i = 0; i < 100; ++i) many += QString("\"k%1\": 0, ").arg(i);
        row("a key twice among many", many + "\"k70\": 1}", "f:1:992: \"k70\" is given twice");
        row("many keys", many + "\"k100\": 1}}", "f:1:"); // only the extra brace is refused
        row("two values", "1 2", "f:1:3: this is not JSON");
        row("a null byte", QString("{\"a\": 1}\n ") + QChar(u'\0') + "{",
            "f:2:2: this is not JSON: there is a null byte");
        row("a million levels", QString(1'000'000, '['),
            "f:1:1001: the values are nested more than 1000 levels deep");
    }

    void invalidJsonIsRefusedWithItsPlace() {
        QFETCH(QString, text);
        QFETCH(QString, refusal);
        const QString sentence = QString::fromStdString(refusalOf(text.toStdString()));
        QVERIFY2(sentence.startsWith(refusal), qPrintable(sentence));
    }

    void aValueIsFoundInTheTextByItsPath_data() {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("place");
        const auto row = [](const char* path, const char* place) { QTest::newRow(path) << path << place; };
        row("", "f:1:2: ");
        row("a", "f:2:3: a: ");
        row("a/0", "f:2:4: a/0: ");
        row("a/1", "f:2:7: a/1: ");
        row("a/2/b", "f:3:8: a/2/b: ");
        row("a/2/b/1", "f:3:15: a/2/b/1: ");
        row("a/3", "f:3:22: a/3: ");
        row("a/4", "f:4:1: a/4: ");
        row("c", "f:4:13: c: ");
        row("missing", "f:1:2: missing: "); // the value around it
        row("a/2/missing", "f:3:2: a/2/missing: ");
        row("a/20", "f:2:3: a/20: ");
    }

    void aValueIsFoundInTheTextByItsPath() {
        QFETCH(QString, path);
        QFETCH(QString, place);
        const std::string text = " {\"a\":\n  [1, -20,\n {\"b\": [\"}]\", 3] } , true,\nnull], \"c\": 0.5}";
        Json::parse(text);
        const InputError error = placedIn(InputError(Sentence(), path.toStdString()), text, "f");
        QCOMPARE(QString::fromStdString(error.place()), place);
        const std::string around = "{\"more\": \n" + text + "}"; // the path begins within a member
        const InputError inside = placedIn(InputError(Sentence(), path.toStdString()), around, "f", "more");
        QCOMPARE(inside.line, error.line + 1);
        QCOMPARE(inside.column, error.column);
    }

    void aFieldOfAnotherKindIsRefusedWithItsPath() {
        const Json json = Json::parse(R"({"a": [1, "x", {"b": 1.5}], "n": -1, "big": 300, "t": "1/4"})");
        const JsonField field(json);
        const auto refusal = [](const auto& read) {
            try {
                read();
            } catch (const InputError& error) {
                return QString::fromStdString(error.sentence());
            }
            return QString();
        };
        const JsonField list = field.member("a");
        QCOMPARE(refusal([&] { list.numbers(); }), QString("a/1: a number is expected here"));
        QCOMPARE(refusal([&] { list.texts(); }), QString("a/0: a text is expected here"));
        QCOMPARE(refusal([&] { list.element(2).member("b").whole(); }),
                 QString("a/2/b: a whole number is expected here"));
        QCOMPARE(refusal([&] { list.element(3); }), QString("a: there is no element 3"));
        QCOMPARE(refusal([&] { list.element(2).member("c"); }), QString("a/2/c: this is missing"));
        QCOMPARE(refusal([&] { field.member("n").whole(); }), QString("n: the number must not be negative"));
        QCOMPARE(refusal([&] { field.member("big").whole(255); }),
                 QString("big: the number must be at most 255"));
        QCOMPARE(refusal([&] { field.member("a").quantity(); }), QString("a: a number is expected here"));
        QCOMPARE(field.member("t").quantity(), 0.25);
        QCOMPARE(field.member("n").integer(), -1);
        QCOMPARE(list.elements().size(), std::size_t{3});
    }
};

REGISTER_TEST(JsonValues)

} // namespace timestep::json_values_test
#include "json_values.moc"
