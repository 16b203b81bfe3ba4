// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/report.h"

#include "app/lesson/elements/number_shown.h"
#include "app/lesson/elements/prose.h"
#include "app/names.h"
#include "app/report/hand_over.h"
#include "core/analysis/method_facts.h"
#include "core/handover/bibliography.h"
#include "core/integration/integrator.h"
#include "core/particles/relaxation/relaxation.h"
#include "core/rigid/rigid_method.h"
#include "core/run/experiment/run_method.h"
#include "core/run/experiment/time_unit.h"
#include "core/undefined.h"
#include "widgets/plot/content/plot_content.h"
#include "widgets/text/label_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <iterator>
#include <set>
#include <utility>

namespace timestep {

namespace {

constexpr int dataDigits = 6;

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(timestep::Report)
};

/// The same text for one line: a narrow cell does not break it behind its decimal sign or its space.
QString unbroken(const QString& number) {
    constexpr char16_t joiner = 0x2060;
    QString whole;
    for (const QChar each : number) {
        whole += each == QLatin1Char(' ') ? QChar(QChar::Nbsp) : each;
        if (each == QLatin1Char('.') || each == QLatin1Char(',') || each == QChar(u'·'))
            whole += QChar(joiner);
    }
    return whole;
}

/// First, last and extreme values of each curve as the figure shows it (errors with their sign), one row per
/// curve.
ReportTable dataOf(const ReportFigure& figure) {
    ReportTable data;
    const PlotContent content(figure.table, figure.plot);
    const Table& drawn = content.table();
    const bool named = drawn.runs.size() > 1;
    data.columns = {Texts::tr("curve"), Texts::tr("rows"),     Texts::tr("first"),
                    Texts::tr("last"),  Texts::tr("smallest"), Texts::tr("largest")};
    for (const Column& column : drawn.columns) {
        const auto& shown = content.spec().y;
        if (std::find(shown.begin(), shown.end(), column.id) == shown.end() || column.values.empty())
            continue;
        const auto& runs = content.spec().runs;
        if (!runs.empty() && std::find(runs.begin(), runs.end(), column.run) == runs.end()) continue;
        double low = INFINITY, high = -INFINITY;
        for (const double value : column.values) {
            if (!std::isfinite(value)) continue;
            low = std::min(low, value);
            high = std::max(high, value);
        }
        QString name = translated(column.name);
        const auto run = static_cast<std::size_t>(column.run);
        if (named && column.run >= 0 && run < drawn.runs.size())
            name = QString::fromStdString(drawn.runs[run]) + QStringLiteral(": ") + name;
        const auto number = [&](double value) {
            return std::isfinite(value)
                       ? QString::fromStdString(
                             asMarkdown(unbroken(numberShown(value, dataDigits, column.unit, QLocale()))))
                       : QStringLiteral("–");
        };
        data.rows.push_back({QString::fromStdString(asMarkdown(name)), QString::number(column.values.size()),
                             number(column.values.front()), number(column.values.back()), number(low),
                             number(high)});
    }
    return data;
}

/// The numbers of fits, one row each.
ReportTable fitsTable(const std::vector<FitSummary>& fits) {
    ReportTable table;
    table.columns = {Texts::tr("fit"),     Texts::tr("parameter"),  Texts::tr("value"),
                     QStringLiteral("r²"), Texts::tr("χ²/freedom"), Texts::tr("freedom")};
    const QLocale locale;
    const auto cell = [](const QString& text) { return QString::fromStdString(asMarkdown(unbroken(text))); };
    const auto number = [&](double value) {
        return std::isfinite(value) ? cell(withPowers(locale.toString(value, 'g', 5), locale))
                                    : QStringLiteral("–");
    };
    for (const FitSummary& fit : fits)
        for (std::size_t i = 0; i < fit.numbers.size(); ++i) {
            const FitSummary::Number& one = fit.numbers[i];
            const QString shown = withError(one.value, one.error, locale);
            const QString unit = one.unit.isEmpty() ? QString() : ' ' + one.unit;
            QStringList row{QString(), cell(one.name),
                            cell(unit.isEmpty() || !shown.contains(QChar(u'±')) ? shown + unit
                                                                                : '(' + shown + ')' + unit)};
            if (i == 0) {
                row[0] = QString::fromStdString(
                    asMarkdown(fit.form.isEmpty() ? fit.name : fit.name + QStringLiteral(": ") + fit.form));
                row << number(fit.determination)
                    << number(fit.freedom > 0 ? fit.chiSquare / fit.freedom : undefined)
                    << locale.toString(fit.freedom, 'f', 0);
            } else {
                row << QString() << QString() << QString();
            }
            table.rows.push_back(row);
        }
    return table;
}

std::vector<const ReportFigure*> plotsOf(const ReportFigure& figure) {
    std::vector<const ReportFigure*> plots{&figure};
    for (const ReportFigure& panel : figure.panels) plots.push_back(&panel);
    return plots;
}

QString panelLetter(std::size_t panel) {
    return QString(QChar(static_cast<char16_t>(u'a' + panel)));
}

/// The number of a plot: "2", or "2 (b)" of a panel.
QString plotNumber(const ReportFigure& figure, std::size_t index, const ReportFigure& plot) {
    const QString number = QString::number(index + 1);
    if (figure.panels.empty()) return number;
    const std::size_t panel =
        &plot == &figure ? 0 : static_cast<std::size_t>(&plot - figure.panels.data()) + 1;
    return QStringLiteral("%1 (%2)").arg(number, panelLetter(panel));
}

/// "The experiment of figure 1 has the SHA-256 ...", once for each experiment.
QStringList digestsOf(const std::vector<ReportFigure>& figures) {
    QStringList lines;
    std::set<std::string> known;
    for (std::size_t i = 0; i < figures.size(); ++i)
        for (const ReportFigure* const plot : plotsOf(figures[i])) {
            const std::string digest = digestOfExperiment(plot->recipe.experiment);
            if (known.insert(digest).second)
                lines << Texts::tr("The experiment of figure %1 has the SHA-256 %2.")
                             .arg(plotNumber(figures[i], i, *plot), QString::fromStdString(digest));
        }
    return lines;
}

/// Each text of settings once, as Markdown; if there are several, with the numbers of its figures.
QStringList settingsOf(const std::vector<ReportFigure>& figures) {
    QStringList texts;
    std::vector<QStringList> numbers;
    for (std::size_t i = 0; i < figures.size(); ++i)
        for (const ReportFigure* const plot : plotsOf(figures[i])) {
            if (plot->settings.isEmpty()) continue;
            if (!texts.contains(plot->settings)) {
                texts << plot->settings;
                numbers.emplace_back();
            }
            numbers[static_cast<std::size_t>(texts.indexOf(plot->settings))]
                << plotNumber(figures[i], i, *plot);
        }
    QStringList lines;
    for (qsizetype i = 0; i < texts.size(); ++i) {
        const QString line = QString::fromStdString(asMarkdown(texts[i]));
        lines
            << (texts.size() == 1
                    ? line
                    : Texts::tr("Figure %1: %2").arg(numbers[static_cast<std::size_t>(i)].join(", "), line));
    }
    return lines;
}

/// Lines as a block of code in Markdown, whatever they contain.
QString listing(const QString& lines) {
    static const QRegularExpression empty(QStringLiteral("\\n\\s*(?=\\n|$)")); // would end a paragraph
    static const QRegularExpression tag(QStringLiteral("<(?=[A-Za-z/!?])"));
    QString text = lines.trimmed();
    text.remove(empty).replace(tag, QStringLiteral("< ")).replace('`', '\'');
    return QStringLiteral("```\n") + text + QStringLiteral("\n```");
}

/// What was measured of a method, as a list in Markdown.
QString factsOf(const Integrator& integrator) {
    std::atomic<std::size_t> done = 0;
    const std::atomic<bool> stop = false;
    const auto facts = measureFacts(integrator, Worker(done, stop));
    QStringList lines;
    for (const FactSentence& sentence : factSentences(*facts))
        lines << QStringLiteral("- ") + QString::fromStdString(asMarkdown(translated(sentence)));
    return lines.join('\n');
}

} // namespace

bool drawsSomething(const ReportFigure& figure) {
    const PlotContent content(figure.table, figure.plot);
    if (!content.spec().added.points.empty()) return true;
    const auto& shown = content.spec().y;
    const auto& columns = content.table().columns;
    return std::any_of(columns.begin(), columns.end(), [&](const Column& column) {
        return std::find(shown.begin(), shown.end(), column.id) != shown.end() &&
               std::any_of(column.values.begin(), column.values.end(),
                           [](double value) { return std::isfinite(value); });
    });
}

std::vector<ReportSection> sectionsOf(const Report& report) {
    std::vector<ReportSection> all;
    const auto add = [&](ReportSection section) {
        const bool tables = std::any_of(section.tables.begin(), section.tables.end(),
                                        [](const ReportTable& table) { return !table.rows.empty(); });
        if (!section.text.trimmed().isEmpty() || tables || !section.figures.empty() ||
            !section.list.isEmpty())
            all.push_back(std::move(section));
    };
    add({Texts::tr("Question"), report.question});
    add({Texts::tr("Prediction"), report.prediction});
    add({Texts::tr("Method"), report.method});
    ReportSection result{
        Texts::tr("Result"), report.result, {report.outcomes, report.measured, report.facts}};
    std::vector<FitSummary> fits = report.fits;
    for (const ReportFigure& figure : report.figures) {
        result.figures.push_back(&figure);
        for (const ReportFigure* const plot : plotsOf(figure))
            for (FitSummary& fit : fitsOf(PlotContent(plot->table, plot->plot)))
                fits.push_back(std::move(fit));
    }
    if (!fits.empty()) {
        result.tables.push_back(fitsTable(fits));
        result.list << Texts::tr("χ² is the sum of (residual/σ)² for data with uncertainties σ, otherwise of "
                                 "residual². Freedom: the number of points without the fitted parameters.");
    }
    add(std::move(result));
    add({Texts::tr("Explanation"), report.explanation});
    ReportSection data{Texts::tr("Data")};
    for (const ReportFigure& figure : report.figures)
        for (const ReportFigure* const plot : plotsOf(figure)) data.tables.push_back(dataOf(*plot));
    add(std::move(data));
    ReportSection settings{Texts::tr("Settings")};
    settings.list = settingsOf(report.figures);
    add(std::move(settings));
    ReportSection references{Texts::tr("References")};
    for (const QString& line : report.references + digestsOf(report.figures))
        references.list << QString::fromStdString(asMarkdown(line));
    add(std::move(references));
    return all;
}

void takeOwnTexts(Report& report, const OwnTexts& texts) {
    for (const auto& [name, text] : reportTexts)
        if (const auto own = texts.find(name); own != texts.end()) report.*text = own->second;
}

OwnTexts ownTextsOf(const Report& report, const Report& proposed) {
    OwnTexts texts;
    for (const auto& [name, text] : reportTexts)
        if (report.*text != proposed.*text) texts[name] = report.*text;
    return texts;
}

void joinAsPanels(Report& report, int columns) {
    if (columns <= 0 || report.figures.size() < 2) return;
    QStringList captions;
    for (std::size_t i = 0; i < report.figures.size(); ++i)
        captions << QStringLiteral("(%1) %2").arg(panelLetter(i), report.figures[i].caption);
    ReportFigure whole = std::move(report.figures.front());
    whole.panels.assign(std::make_move_iterator(report.figures.begin() + 1),
                        std::make_move_iterator(report.figures.end()));
    whole.caption = captions.join(QStringLiteral("; "));
    whole.panelColumns = columns;
    report.figures.clear();
    report.figures.push_back(std::move(whole));
}

QString methodSentence(const Experiment& experiment) {
    QStringList labels;
    for (std::size_t i = 0; i < experiment.runs.size(); ++i)
        labels << QString::fromStdString(
            asMarkdown(QString::fromStdString(runLabel(experiment, i, translatedUtf8))));
    const std::string unit(timeUnitOf(experiment));
    const QString step = numberShown(experiment.step, dataDigits, unit, QLocale());
    QString sentence = Texts::tr("*%1* was computed by %2 with a step of %3.")
                           .arg(translated(experiment.scene->name), labels.join(QStringLiteral(", ")), step);
    if (experiment.duration > 0)
        sentence += ' ' + Texts::tr("The run ends at t = %1.")
                              .arg(numberShown(experiment.duration, dataDigits, unit, QLocale()));
    return sentence;
}

QString ownMethodsOf(const Experiment& experiment) {
    QStringList parts;
    for (std::size_t i = 0; i < experiment.runs.size(); ++i) {
        const Run& run = experiment.runs[i];
        if (!usesOwnMethod(run)) continue;
        const QString lines = QString::fromStdString(ownTextOf(run));
        const QString name = QString::fromStdString(
            asMarkdown(QString::fromStdString(runLabel(experiment, i, translatedUtf8))));
        const QString part =
            Texts::tr("The lines of %1:").arg(name) + QStringLiteral("\n\n") + listing(lines);
        if (parts.contains(part)) continue;
        parts << part;
        if (experiment.scene->kind() == SceneKind::Problem) parts << factsOf(*methodOfRun(run).integrator);
    }
    return parts.join(QStringLiteral("\n\n"));
}

QStringList referencesOf(const Experiment& experiment) {
    QStringList lines;
    if (experiment.scene->kind() == SceneKind::RigidBodies)
        lines << QStringLiteral("%1: %2").arg(translated(contactSolverName), text(contactSolverReference));
    for (std::size_t i = 0; i < experiment.runs.size(); ++i) {
        const Run& run = experiment.runs[i];
        for (const Parameter& setting : run.method.descriptors()) {
            if (setting.kind != ParameterKind::Choice || !settingActs(experiment, i, setting.id)) continue;
            const std::string id(run.method.choice(setting.id));
            QString name, source;
            if (setting.id == "integrator") {
                const Integrator* integrator = findIntegrator(id);
                if (integrator == nullptr) continue;
                name = translated(integrator->name);
                source = text(integrator->reference);
            } else if (setting.id == "relaxation") {
                const Relaxation* relaxation = findRelaxation(id);
                if (relaxation == nullptr) continue;
                name = translated(relaxation->name);
                source = text(relaxation->reference);
            }
            if (source.isEmpty()) continue;
            const QString line = QStringLiteral("%1: %2").arg(name, source);
            if (!lines.contains(line)) lines << line;
        }
    }
    return lines;
}

Report reportOf(const QString& title, std::vector<ReportFigure> figures) {
    Report report;
    report.title = title;
    std::erase_if(figures, [](const ReportFigure& figure) { return !drawsSomething(figure); });
    for (const ReportFigure& figure : figures) {
        const Experiment& experiment = figure.recipe.experiment;
        for (const QString& text : {methodSentence(experiment), ownMethodsOf(experiment)})
            if (!report.method.contains(text))
                report.method += (report.method.isEmpty() ? "" : "\n\n") + text;
        for (const QString& line : referencesOf(experiment))
            if (!report.references.contains(line)) report.references << line;
    }
    report.references << Texts::tr("The Timestep developers: Timestep %1, a workbench for numerical "
                                   "integration and constraint relaxation, %2.")
                             .arg(QStringLiteral(TIMESTEP_VERSION), QString::fromLatin1(releaseYear));
    report.figures = std::move(figures);
    return report;
}

} // namespace timestep
