// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/web/interactive_page.h"

#include "app/names.h"
#include "app/paths.h"
#include "app/plots/standard_plots.h"
#include "app/workbench/pace.h"
#include "core/input_error.h"
#include "core/json/json.h"
#include "core/run/rows/metric.h"
#include "core/run/session/session.h"
#include "widgets/export/svg_device.h"
#include "widgets/text/text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QLocale>
#include <QRegularExpression>

#include <map>
#include <utility>

namespace timestep {

namespace {

struct PageTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::InteractivePage)
};

constexpr char engineScript[] = "engine.js", enginePacked[] = "engine.wasm.gz";

QString engineFolder() {
    if (const QString installed = installedFolder(QStringLiteral("web")); !installed.isEmpty())
        return installed;
    // build/web beside the build folder of this program, build/NAME/app
    return QDir(QCoreApplication::applicationDirPath()).absoluteFilePath(QStringLiteral("../../web"));
}

QByteArray resource(const char* name) {
    QFile file(QStringLiteral(":/web/") + QLatin1String(name));
    file.open(QIODevice::ReadOnly);
    return file.readAll();
}

/// The texts of core that the page may show, from English; only those that the language changes.
class Words {
public:
    void add(Text text) {
        if (text.empty()) return;
        if (const std::string said = translatedUtf8(text); said != text.english) m_words[text.english] = said;
    }
    void add(std::span<const Parameter> parameters) {
        for (const Parameter& parameter : parameters) {
            add(parameter.name);
            add(parameter.description);
            for (const Choice& choice : parameter.choices) add(choice.name);
        }
    }
    Json json() const { return m_words.empty() ? Json::object() : Json(m_words); }

private:
    std::map<std::string, std::string> m_words;
};

Words* collecting = nullptr;
std::string collected(Text text) {
    collecting->add(text);
    return text.english;
}

Json wordsOf(const Experiment& experiment, const Table& table) {
    Words words;
    words.add(experiment.scene->name);
    words.add(experiment.scene->parameters);
    words.add(methodParameters(*experiment.scene));
    for (const Column& column : table.columns) {
        words.add(column.name.text);
        words.add(column.name.suffix);
    }
    for (const Text suffix :
         {exactSuffix, referenceSuffix, againstReferenceSuffix, estimateSuffix, changeSuffix})
        words.add(suffix);
    for (const Metric& metric : metrics()) words.add(metric.name);
    collecting = &words;
    for (std::size_t i = 0; i < experiment.runs.size(); ++i) runLabel(experiment, i, collected);
    collecting = nullptr;
    // Faults of what a reader can type into the page.
    for (const Text fault : {TRANSLATABLE("fault", "a number was no longer finite"),
                             TRANSLATABLE("fault", "\"%1\" is not a number"),
                             TRANSLATABLE("fault", "the value must be at least %1"),
                             TRANSLATABLE("fault", "the value must be at most %1"),
                             TRANSLATABLE("fault", "the value must be a whole number"),
                             TRANSLATABLE("fault", "the value must be a finite number")})
        words.add(fault);
    return words.json();
}

/// The texts of the page itself, by the names in its scripts.
Json textsOfPage() {
    const auto said = [](const QString& text) { return Json(text.toStdString()); };
    return {
        {"run", said(PageTexts::tr("Run"))},
        {"pause", said(PageTexts::tr("Pause"))},
        {"runHint", said(PageTexts::tr("Run or pause (space bar)"))},
        {"step", said(PageTexts::tr("Step"))},
        {"stepHint", said(PageTexts::tr("One step (S)"))},
        {"reset", said(PageTexts::tr("Reset"))},
        {"resetHint", said(PageTexts::tr("Back to the start (R)"))},
        {"speed", said(PageTexts::tr("Speed"))},
        {"fastest", said(PageTexts::tr("at top speed"))},
        {"stepSize", said(PageTexts::tr("step h"))},
        {"duration", said(PageTexts::tr("duration"))},
        {"locked", said(PageTexts::tr("Set by the author"))},
        {"more", said(PageTexts::tr("More settings"))},
        {"transport", said(PageTexts::tr("Run the experiment"))},
        {"controls", said(PageTexts::tr("Settings"))},
        {"plots", said(PageTexts::tr("Plots"))},
        {"picture", said(PageTexts::tr("Picture"))},
        {"plotted", said(PageTexts::tr("What is plotted"))},
        {"handShort", said(PageTexts::tr("Drag what you see with the mouse or a finger."))},
        {"handHint",
         said(PageTexts::tr("Arrow keys choose a part, Enter takes it and lets it go, arrow keys move it."))},
        {"holds", said(PageTexts::tr("The part is held: arrow keys move it, Enter lets it go."))},
        {"letGo", said(PageTexts::tr("The part is free."))},
        {"ended", said(PageTexts::tr("This is the end of the run."))},
        {"diverged", said(PageTexts::tr("%1 diverged at time %2."))},
        {"full", said(PageTexts::tr("The table of this run is full; Reset begins again."))},
        {"saveTable", said(PageTexts::tr("Save table"))},
        {"saveExperiment", said(PageTexts::tr("Save experiment"))},
        {"madeBy", said(PageTexts::tr("Made with Timestep %1").arg(QLatin1String(TIMESTEP_VERSION)))},
        {"tooOld", said(PageTexts::tr(
                       "This page needs a newer browser with WebAssembly: Chrome or Edge 95, Firefox 113, "
                       "Safari 16.4."))},
        {"notStarted",
         said(PageTexts::tr("The engine of this page did not start; open the page in another browser."))},
        {"tooLarge", said(PageTexts::tr("This experiment is too large for a page; open it in Timestep."))},
        {"notRead", said(PageTexts::tr("The experiment in this page cannot be run: %1"))},
        {"broken", said(PageTexts::tr("This page is damaged: the experiment in it cannot be read."))},
    };
}

Json plotsOf(const std::vector<PlotSpec>& plots) {
    Json list = Json::array();
    for (const PlotSpec& plot : plots)
        if (!plot.y.empty()) list.push_back(Json{{"x", plot.x}, {"y", plot.y.front()}, {"logY", plot.logY}});
    return list;
}

Json controlsOf(const std::vector<ControlSpec>& controls) {
    constexpr const char* runs[] = {"agreeing", "all", "each"};
    Json list = Json::array();
    for (const ControlSpec& spec : controls) {
        Json one{{"key", spec.id.toStdString()},
                 {"runs", runs[static_cast<std::size_t>(spec.runs)]},
                 {"values", spec.values},
                 {"locked", spec.locked}};
        if (spec.lower) one["low"] = *spec.lower;
        if (spec.upper) one["high"] = *spec.upper;
        list.push_back(std::move(one));
    }
    return list;
}

} // namespace

bool hasWebEngine() {
    const QDir folder(engineFolder());
    return folder.exists(QLatin1String(engineScript)) && folder.exists(QLatin1String(enginePacked));
}

WebEngine webEngine() {
    if (!hasWebEngine())
        throw InputError(
            TRANSLATABLE("fault", "interactive pages need the engine for browsers, which this program lacks; "
                                  "app/packaging/web/build in the sources makes it"));
    const auto read = [folder = QDir(engineFolder())](const char* name) {
        QFile file(folder.filePath(QLatin1String(name)));
        file.open(QIODevice::ReadOnly);
        return file.readAll();
    };
    return {read(engineScript), read(enginePacked)};
}

PageContent pageContentOf(const Experiment& experiment, std::vector<PlotSpec> plots,
                          std::vector<ControlSpec> chosen) {
    PageContent content{experiment, std::move(plots), std::move(chosen)};
    if (content.plots.empty()) {
        const Session session(experiment);
        for (PlotSpec& plot : standardPlots(session.table())) content.plots.push_back(std::move(plot));
    }
    content.chosen = !content.controls.empty();
    if (content.chosen) return content;
    const auto add = [&content](std::string_view id) {
        content.controls.push_back(
            {QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size())), {}, {}, {}});
    };
    constexpr std::size_t most = 5;
    for (const bool changed : {true, false})
        for (const Parameter& parameter : experiment.scene->parameters) {
            const bool differs = experiment.parameters[parameter.id] != parameter.standard;
            if (differs != changed || content.controls.size() >= most ||
                !experiment.parameters.acts(parameter.id))
                continue;
            if (!changed && parameter.kind != ParameterKind::Number) continue;
            add(parameter.id);
        }
    for (const char* id : {"step", "integrator", "relaxation", "passes", "iterations"}) add(id);
    return content;
}

QByteArray interactivePage(const PageContent& content, const WebEngine& engine) {
    const Experiment& experiment = content.experiment;
    const QString title = experiment.title.empty() ? translated(experiment.scene->name)
                                                   : QString::fromStdString(experiment.title);
    const Session session(experiment);
    const Json data = {{"texts", textsOfPage()},
                       {"words", wordsOf(experiment, session.table())},
                       {"show",
                        {{"controls", controlsOf(content.controls)},
                         {"chosen", content.chosen},
                         {"plots", plotsOf(content.plots)}}},
                       {"pace", naturalPace(*experiment.scene) * (content.speed > 0 ? content.speed : 1)},
                       {"experiment", toJson(experiment)}};
    // A script element ends at the first "</script": in JSON "<" may be written so, and is in texts only.
    const QByteArray json = QByteArray::fromStdString(data.dump()).replace('<', "\\u003c");
    QByteArray scripts = engine.script + '\n';
    for (const char* name : {"machine.js", "picture.js", "plots.js", "controls.js", "hand.js", "page.js"})
        scripts += resource(name);
    const std::map<QByteArray, QByteArray> parts{
        {"LANGUAGE", QLocale().bcp47Name().toUtf8()},
        {"VERSION", TIMESTEP_VERSION},
        {"TITLE", xmlText(title).toUtf8()},
        {"STYLE", resource("page.css")},
        {"NOSCRIPT", xmlText(PageTexts::tr("This page needs JavaScript.")).toUtf8()},
        {"DATA", json},
        {"ENGINE", engine.packed.toBase64()},
        {"SCRIPTS", scripts},
    };
    // One pass, so that a title with "%DATA%" stays a title.
    static const QRegularExpression place(QStringLiteral("%([A-Z]+)%"));
    const QString form = QString::fromUtf8(resource("page.html"));
    QByteArray page;
    qsizetype from = 0;
    for (auto found = place.globalMatch(form); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        page += form.mid(from, match.capturedStart() - from).toUtf8() + parts.at(match.captured(1).toUtf8());
        from = match.capturedEnd();
    }
    page += form.mid(from).toUtf8();
    if (page.size() > largestPage)
        throw InputError(Sentence(
            TRANSLATABLE("fault", "the page would have %1 MB, and pages have at most %2: this experiment "
                                  "is too large for a page"),
            QString::number(static_cast<double>(page.size()) / 1e6, 'f', 1).toStdString(),
            QString::number(static_cast<double>(largestPage) / 1e6, 'f', 1).toStdString()));
    return page;
}

} // namespace timestep
