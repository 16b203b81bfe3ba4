// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/zip_archive.h"
#include "app/authoring/lesson_package.h"
#include "app/classroom/class_table.h"
#include "app/classroom/learners.h"
#include "app/classroom/merge.h"
#include "app/measured/measured_file.h"
#include "core/run/experiment/calculated_column.h"
#include "core/run/experiment/run_method.h"
#include "core/run/experiment/setting_key.h"
#include "core/run/session/session.h"
#include "lessons/read/library.h"
#include "lessons/read/read_lesson.h"
#include "tests/fuzz/kinds.h"

#include <QDir>

#include <array>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace timestep {

namespace {

/// Which of `count` parts the first byte means: '0', '1' ...
std::size_t partOf(std::string_view bytes, std::size_t count) {
    return static_cast<unsigned char>(bytes[0] - '0') % count;
}

QByteArray bytesOf(std::string_view text) {
    return {text.data(), static_cast<qsizetype>(text.size())};
}

/// The lesson of the results: an answer, and a number that is measured again.
constexpr const char* lessonOfResults = R"(---
id: one
title: One
minutes: 5
level: beginner
aha: So.
---

## Two {#two .do}

```yaml experiment
id: e
scene: spring
step: 0.1
duration: 0.3
runs: [{integrator: velocity-verlet}]
```

```yaml question
id: why
type: sentence
ask: Why?
model: So.
```

```yaml check
- id: ran
  kind: measure
  text: Place at the end
  when: {step: 0.1, integrator: velocity-verlet}
  measure: x
  take: end
  value: 0.5
  within: 0.6
  unit: m
```
)";

void expectWhole(const MeasuredTable& table) {
    expect(table.columns.size() <= mostMeasuredColumns && table.rows() <= mostMeasuredRows);
    for (const MeasuredColumn& column : table.columns) expect(column.values.size() == table.rows());
    for (std::size_t i = 0; i < table.columns.size(); ++i)
        expect(table.find("#" + std::to_string(i + 1)) < table.columns.size() ||
               !table.columns[i].heading.name.empty());
}

/// The files of a spreadsheet with dates, texts and numbers.
std::vector<ZipEntry> spreadsheetParts() {
    return {
        {"xl/workbook.xml",
         "<workbook xmlns:r=\"r\"><workbookPr date1904=\"0\"/><sheets><sheet name=\"One\" r:id=\"a\"/>"
         "<sheet name=\"Two\" r:id=\"b\"/></sheets></workbook>"},
        {"xl/_rels/workbook.xml.rels",
         "<Relationships><Relationship Id=\"a\" Target=\"worksheets/one.xml\"/><Relationship Id=\"b\" "
         "Target=\"/xl/worksheets/two.xml\"/></Relationships>"},
        {"xl/sharedStrings.xml",
         "<sst><si><t>t (s)</t></si><si><r><t>x </t></r><r><t>(m)</t></r></si></sst>"},
        {"xl/styles.xml",
         "<styleSheet><numFmts><numFmt numFmtId=\"170\" formatCode=\"[h]:mm:ss.0\"/></numFmts><cellXfs><xf "
         "numFmtId=\"0\"/><xf numFmtId=\"170\"/><xf numFmtId=\"22\"/></cellXfs></styleSheet>"},
        {"xl/worksheets/one.xml",
         "<worksheet><sheetData><row r=\"1\"><c r=\"A1\" t=\"s\"><v>0</v></c><c r=\"B1\" t=\"s\"><v>1</v>"
         "</c></row><row r=\"2\"><c r=\"A2\" s=\"1\"><v>0.5</v></c><c r=\"B2\"><v>0.25</v></c></row><row "
         "r=\"4\"><c r=\"A4\" s=\"2\"><v>0.75</v></c><c r=\"B4\" t=\"e\"><v>#N/A</v></c></row>"
         "</sheetData></worksheet>"},
        {"xl/worksheets/two.xml", "<worksheet><sheetData><row><c t=\"inlineStr\"><is><t>a</t></is></c><c>"
                                  "<v>1</v></c></row></sheetData></worksheet>"}};
}

void readAll(const MeasuredFile& file) {
    readOrRefuse([&] { expectWhole(file.read(file.find({}), {})); });
    for (std::size_t i = 0; i < file.tables().size() && i < 4; ++i) {
        readOrRefuse([&] { expectWhole(file.read(i, {.skippedLines = 1})); });
        file.firstLines(i, 20);
    }
}

} // namespace

void readTable(std::string_view bytes) {
    const MeasuredForm forms[] = {{},
                                  {.separator = ',', .decimal = '.'},
                                  {.separator = ';', .decimal = ',', .skippedLines = 1, .skippedAtEnd = 1},
                                  {.separator = '\t', .skippedLines = 2},
                                  {.separator = ' ', .decimal = ','}};
    for (const MeasuredForm& form : forms)
        readOrRefuse([&] { expectWhole(readMeasured(bytes, "file", nullptr, form)); });
}

void readSpreadsheet(std::string_view bytes) {
    if (bytes.empty()) return;
    const QByteArray content = bytesOf(bytes.substr(1));
    std::vector<ZipEntry> parts = spreadsheetParts();
    const std::size_t which = partOf(bytes, parts.size() + 2);
    readOrRefuse([&] {
        if (which < parts.size()) {
            parts[which].content = content;
            readAll({zipOf(parts), "f.xlsx"});
        } else if (which == parts.size()) {
            readAll({zipOf({{"One.csv", content}, {"meta/time.csv", "a,1\n"}}), "f.zip"});
        } else {
            readAll({content, "f.xlsx"});
        }
    });
}

void readLessonPackage(std::string_view bytes) {
    if (bytes.empty()) return;
    const std::size_t which = partOf(bytes, 5);
    const QByteArray content = bytesOf(bytes.substr(1));
    const QByteArray lesson =
        "---\nid: small\ntitle: A lesson\nminutes: 5\nlevel: beginner\naha: So.\n---\n\n"
        "## One {#one .read}\n\n![A dot](dot.png)\n";
    const QString into = fuzzFolder().filePath(QStringLiteral("lessons"));
    readOrRefuse([&] {
        LessonPackage package{"21-small", {{"lesson.md", lesson}, {"dot.png", "\x89PNG"}}};
        switch (which) {
        case 0:
            package.files[0].content = content;
            break;
        case 1:
            package.files.push_back({"lesson.de.md", content});
            break;
        case 2:
            package.files[1] = {QString::fromUtf8(content), "x"};
            break;
        case 3:
            package.folder = QString::fromUtf8(content);
            break;
        default:
            break;
        }
        const QByteArray packedBytes = which == 4 ? content : packed(package);
        const QString file = fileOf({packedBytes.data(), static_cast<std::size_t>(packedBytes.size())},
                                    "small.timestep-lesson");
        const LessonPackage read = readPackage(file);
        const QString folder = unpack(read, into);
        expect(folder.startsWith(into + '/') && isUnpackedIn(read, folder));
        std::vector<InputError> faults;
        readOrRefuse([&] { loadLesson(folder.toStdString(), "de", 7, nullptr, &faults); });
        for (const InputError& fault : faults) expect(fault.what()[0] != '\0');
        readOrRefuse([&] { collectLesson(folder); });
    });
    QDir(into).removeRecursively();
}

void runText(std::string_view bytes) {
    if (bytes.empty()) return;
    const std::string text(bytes.substr(1));
    readOrRefuse([&] {
        Experiment experiment;
        switch (partOf(bytes, 5)) {
        case 0:
            experiment = standardExperiment(*findScene("pendulum"));
            useOwnMethod(experiment.runs.front(), text);
            break;
        case 1:
            experiment = standardExperiment(*findScene("rope"));
            useOwnMethod(experiment.runs.front(), text);
            break;
        case 2:
            experiment = standardExperiment(*findScene("own-system"));
            setText(experiment, "equations", text);
            break;
        case 3:
            experiment = standardExperiment(*findScene("own-formula"));
            setText(experiment, experiment.scene->texts.front().id, text);
            break;
        default:
            experiment = standardExperiment(*findScene("spring"));
            experiment.calculated.push_back(calculatedFromText(text));
        }
        experiment.duration = 5 * experiment.step;
        Session session(experiment);
        for (int i = 0; i < 5 && session.step(); ++i) session.goTo(session.keyframe());
        const std::size_t rows =
            session.table().columns.empty() ? 0 : session.table().columns[0].values.size();
        for (const Column& column : session.table().columns) expect(column.values.size() == rows);
        expect(toJson(experimentFromJson(toJson(experiment))).dump() == toJson(experiment).dump());
    });
}

void readClassResult(std::string_view bytes) {
    static const auto lesson = std::make_shared<const Lesson>(
        readLesson(readDocument(lessonOfResults, "lesson.md"), learnerSeed(QStringLiteral("Ada"))));
    readOrRefuse([&] {
        HandedIn one{"result.json", readResult(fileOf(bytes, "result.json")), {}, lesson};
        one.verification = verifyResult(one.result, lesson.get(), nullptr, 5);
        for (const std::string& point : one.verification.points) expect(!point.empty());
        const LearnerMarks marks = marksOf(one);
        expect(marks.checks <= marks.ofChecks && marks.atOnce <= marks.ofAnswers);
        Merged merged;
        merged.results.push_back(std::move(one));
        expect(!mergedCsv(merged).empty() && !mergedHtml(merged).isEmpty());
        for (const char* name : {"t.csv", "t.tex", "t.md"})
            expect(!tableOf(merged, QLatin1String(name)).empty());
    });
}

} // namespace timestep
