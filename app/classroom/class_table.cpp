// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/classroom/class_table.h"

#include "app/handouts/paper/sheet_texts.h"

#include <QCoreApplication>

namespace timestep {

namespace {

struct ClassTableTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::MergeDialog)
};

QString share(std::size_t part, std::size_t of) {
    return of == 0 ? QStringLiteral("–")
                   : ClassTableTexts::tr("%1 of %2").arg(QString::number(part), QString::number(of));
}

} // namespace

WordTable classTable(const Merged& merged, const ClassBook& book) {
    WordTable table;
    for (const QString& head :
         {ClassTableTexts::tr("Learner"), ClassTableTexts::tr("Lesson"), ClassTableTexts::tr("File"),
          ClassTableTexts::tr("State"), ClassTableTexts::tr("Points"), ClassTableTexts::tr("Right at once"),
          ClassTableTexts::tr("Remarks")})
        table.columns.push_back({head.toStdString(), false});
    const auto add = [&](const QStringList& cells) {
        std::vector<WordTable::Cell>& row = table.rows.emplace_back();
        for (const QString& cell : cells) row.push_back({cell.toStdString()});
    };
    for (const HandedIn& one : merged.results) {
        const LearnerMarks marks = marksOf(one);
        add({one.result.learner, one.lesson ? sheetTitle(*one.lesson) : one.result.title, one.file,
             stateName(one.verification.state), share(marks.checks, marks.count ? marks.ofChecks : 0),
             share(marks.atOnce, marks.count ? marks.ofAnswers : 0),
             one.verification.notes.join(QLatin1Char(' '))});
    }
    for (const LeftOut& one : merged.leftOut)
        add({one.learner, QString(), one.file,
             one.state ? ClassTableTexts::tr("%1, does not count").arg(stateName(*one.state))
                       : ClassTableTexts::tr("unreadable"),
             QString(), QString(), one.why});
    const Attendance attendance = attendanceOf(merged, book);
    for (const QString& name : attendance.missing)
        add({name, QString(), QString(), ClassTableTexts::tr("nothing handed in"), QString(), QString(),
             QString()});
    return table;
}

std::string tableOf(const Merged& merged, const QString& path, const ClassBook& book) {
    if (path.endsWith(QLatin1String(".tex"), Qt::CaseInsensitive)) return toLatex(classTable(merged, book));
    if (path.endsWith(QLatin1String(".md"), Qt::CaseInsensitive)) return toMarkdown(classTable(merged, book));
    return mergedCsv(merged);
}

} // namespace timestep
