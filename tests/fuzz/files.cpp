// SPDX-License-Identifier: GPL-3.0-or-later
// A target of libFuzzer for everything that comes in a file: whatever bytes are in it, it is read, or
// refused with a sentence. `--as=KIND` says as what.
#include "app/archive/zip_archive.h"
#include "app/classroom/result_file.h"
#include "app/desk/desk_file.h"
#include "app/lesson/progress/progress.h"
#include "app/provenance/csv_numbers.h"
#include "app/provenance/open_file.h"
#include "app/room_policy.h"
#include "core/json/json.h"
#include "core/run/experiment/experiment_json.h"
#include "core/run/session/session.h"
#include "lessons/read/read_lesson.h"
#include "lessons/text/text.h"
#include "tests/fuzz/kinds.h"
#include "widgets/formula/formula.h"
#include "widgets/formula/rich_document.h"

#include <QApplication>
#include <QTextDocument>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

namespace timestep {

namespace {

std::size_t sizeOf(const Experiment& experiment) {
    return toJson(experiment).dump().size();
}

/// An experiment that was read is written, and read again as the same one. Small ones make two steps.
void readExperiment(std::string_view text) {
    readOrRefuse([&] {
        const Experiment experiment = experimentFromText(text, "file");
        const std::string written = toJson(experiment).dump();
        expect(toJson(experimentFromText(written, "written")).dump() == written);
    });
}

void readState(std::string_view text) {
    readOrRefuse([&] {
        constexpr std::size_t small = 20'000; // [bytes]
        const Json state = jsonFromText(text, "file");
        Session session = Session::fromState(state);
        if (sizeOf(session.experiment()) < small && !session.atEnd()) session.step();
    });
}

void readLessonText(std::string_view bytes) {
    readOrRefuse([&] {
        const std::string text = cleanText(bytes, "lesson.md");
        std::vector<InputError> faults;
        const Document document = readDocument(text, "lesson.md", &faults);
        Document resolved;
        const Lesson lesson = readLesson(document, 7, &resolved, &faults);
        verifyLesson(lesson, resolved, &faults);
        for (const InputError& fault : faults) expect(fault.line >= 0 && fault.what()[0] != '\0');
        // Without a list the first fault is thrown.
        if (faults.empty()) readLesson(readDocument(text, "lesson.md"), 0);
    });
}

void readProgress(std::string_view text) {
    readOrRefuse([&] {
        const Json json = jsonFromText(text, "file");
        const LessonProgress progress = progressFromJson(JsonField(json));
        const std::string written = progressJson(progress).dump();
        const Json again = jsonFromText(written, "written");
        expect(progressJson(progressFromJson(JsonField(again))).dump() == written);
    });
}

void readResultFile(std::string_view text) {
    readOrRefuse([&] { readResult(fileOf(text, "result.json")); });
}

void readDeskFile(std::string_view text) {
    readOrRefuse([&] {
        const QByteArray bytes(text.data(), static_cast<qsizetype>(text.size()));
        const Desk saved = deskFromBytes(bytes, "session");
        const QByteArray written = deskBytes(saved);
        expect(deskBytes(deskFromBytes(written, "written")) == written);
    });
}

/// The first byte says what kind of figure it is.
void readFigure(std::string_view bytes) {
    constexpr std::array names = {"f.svg", "f.pdf", "f.png", "f.csv", "f.html", "f.gif", "f.webm", "f.tex"};
    if (bytes.empty()) return;
    const char* name = names[static_cast<unsigned char>(bytes[0]) % names.size()];
    readOrRefuse([&] { openFile(fileOf(bytes.substr(1), name)); });
}

void readTables(std::string_view bytes) {
    readTable(bytes);
    readOrRefuse([&] { readCsvNumbers(fileOf(bytes, "t.csv")); });
}

void readPolicyFile(std::string_view text) {
    for (const InputError& fault : readPolicy(fileOf(text, "policy.json")).faults)
        expect(fault.what()[0] != '\0');
}

void readArchive(std::string_view bytes) {
    constexpr ZipLimits limits{.entries = 20, .entry = 1 << 16, .whole = 1 << 18};
    readOrRefuse([&] {
        qint64 whole = 0;
        const std::vector<ZipEntry> entries =
            unzipped(QByteArray(bytes.data(), static_cast<qsizetype>(bytes.size())), limits);
        for (const ZipEntry& entry : entries) {
            expect(!entry.name.startsWith('/') && !entry.name.split('/').contains(".."));
            expect(entry.content.size() <= limits.entry);
            whole += entry.content.size();
        }
        expect(whole <= limits.whole && entries.size() <= static_cast<std::size_t>(limits.entries));
    });
}

QApplication* application = nullptr;

void typeset(std::string_view text) {
    // The font of formulas goes with the application, and the objects of Qt that it needs outlive neither.
    static const int first = (typesetFormula(QStringLiteral("x"), 16, FormulaStyle::Inline),
                              std::atexit([] { delete application; }));
    expect(first == 0);
    const QString tex = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    for (const FormulaStyle style : {FormulaStyle::Inline, FormulaStyle::Display}) {
        const FormulaResult result = typesetFormula(tex, 16, style);
        expect(!result.error || !result.error->message.isEmpty());
    }
    QTextDocument page;
    setMarkdownWithFormulas(page, tex, QPalette());
}

struct Kind {
    std::string_view name;
    void (*read)(std::string_view bytes);
};

/// Also in fuzz.cmake, which makes a test of each.
constexpr std::array<Kind, 15> kinds = {{{"experiment", readExperiment},
                                         {"state", readState},
                                         {"lesson", readLessonText},
                                         {"progress", readProgress},
                                         {"result", readResultFile},
                                         {"session", readDeskFile},
                                         {"figure", readFigure},
                                         {"table", readTables},
                                         {"policy", readPolicyFile},
                                         {"archive", readArchive},
                                         {"formula", typeset},
                                         {"spreadsheet", readSpreadsheet},
                                         {"package", readLessonPackage},
                                         {"run", runText},
                                         {"class", readClassResult}}};

const Kind* kind = nullptr;

} // namespace

} // namespace timestep

extern "C" int LLVMFuzzerInitialize(int* argc, char*** argv) {
    using namespace timestep;
    constexpr std::string_view option = "--as=";
    for (int i = 1; i < *argc; ++i) {
        const std::string_view argument = (*argv)[i];
        if (!argument.starts_with(option)) continue;
        const auto* found = std::find_if(kinds.begin(), kinds.end(), [&](const Kind& each) {
            return each.name == argument.substr(option.size());
        });
        if (found != kinds.end()) kind = found;
    }
    if (kind == nullptr) {
        std::fputs("fuzz_files --as=KIND [options of libFuzzer] FOLDER; kinds:", stderr);
        for (const Kind& each : kinds) std::fprintf(stderr, " %s", each.name.data());
        std::fputs("\n", stderr);
        std::exit(2);
    }
    qputenv("QT_QPA_PLATFORM", "offscreen");
    application = new QApplication(*argc, *argv);
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    timestep::kind->read({reinterpret_cast<const char*>(data), size});
    return 0;
}
