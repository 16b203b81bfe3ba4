// SPDX-License-Identifier: GPL-3.0-or-later
// Core inside a page: one session, functions with C linkage for the scripts of the page, which call them
// through app/web/machine.js. Texts are UTF-8; what a function returns is valid until the next call. Nothing
// here knows what is shown and where.
#include "core/input_error.h"
#include "core/json/json.h"
#include "core/run/experiment/setting_key.h"
#include "core/run/experiment/start_values.h"
#include "core/run/rows/experiment_changes.h"
#include "core/run/session/session.h"
#include "core/stop.h"
#include "core/table/csv.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <exception>
#include <limits>
#include <map>
#include <memory>
#include <new>
#include <optional>
#include <string>
#include <vector>

namespace timestep {

namespace {

constexpr double longestStep = 10;              ///< [s]
constexpr std::size_t mostNumbers = 12'000'000; ///< in the table of a page

std::map<std::string, std::string> words; ///< from English
std::optional<Experiment> experiment;     ///< as the controls of the page describe it
std::unique_ptr<Session> session;
std::string answer;
std::vector<double> picture;

std::string translated(Text text) {
    const auto found = words.find(text.english);
    return found != words.end() ? found->second : text.english;
}

std::string translated(const Sentence& sentence) {
    if (sentence.text.empty()) return sentence.letters;
    std::vector<std::string> values;
    for (const Sentence& value : sentence.values) values.push_back(translated(value));
    return filled(translated(sentence.text), values);
}

std::string translated(const Wording& wording) {
    return translated(wording.text) + translated(wording.suffix) + wording.letters;
}

/// Does the work. Returns its answer, or {"fault": sentence}.
template <class Work>
const char* answered(const Work& work) {
    try {
        const StopScope scope(afterSeconds(longestStep));
        answer = Json(work()).dump();
    } catch (const InputError& error) {
        answer = Json({{"fault", error.place() + translated(error.message)}}).dump();
    } catch (const Stopped&) {
        answer = Json({{"fault", ""}, {"tooLarge", true}}).dump();
    } catch (const std::bad_alloc&) {
        answer = Json({{"fault", ""}, {"tooLarge", true}}).dump();
    } catch (const std::exception& error) {
        answer = Json({{"fault", error.what()}}).dump();
    }
    return answer.c_str();
}

void restart() {
    session.reset(); // its memory first
    session = std::make_unique<Session>(*experiment);
}

Json fact(const std::string& key, const Parameter& parameter, double value, bool acts) {
    Json choices = Json::array();
    for (const Choice& choice : parameter.choices)
        choices.push_back(Json{{"id", choice.id}, {"name", translated(choice.name)}});
    const bool range = parameter.lower < parameter.upper;
    const double low = range ? parameter.lower : parameter.minimum;
    const double high = range ? parameter.upper : parameter.maximum;
    const char* const kind = parameter.kind == ParameterKind::Toggle    ? "toggle"
                             : parameter.kind == ParameterKind::Choice  ? "choice"
                             : parameter.kind == ParameterKind::Integer ? "integer"
                                                                        : "number";
    return {{"key", key},
            {"name", translated(parameter.name)},
            {"unit", parameter.unit},
            {"kind", kind},
            {"value", value},
            {"low", low},
            {"high", high},
            {"acts", acts},
            {"choices", choices},
            {"description", translated(parameter.description)}};
}

Json facts(const std::string& before, const ParameterValues& values) {
    Json list = Json::array();
    for (const Parameter& parameter : values.descriptors())
        list.push_back(fact(before + std::string(parameter.id), parameter, values[parameter.id],
                            values.acts(parameter.id)));
    return list;
}

/// Everything that controls and plots need; again after each change.
Json description() {
    const Scene& scene = *experiment->scene;
    Json runs = Json::array(), columns = Json::array();
    for (std::size_t i = 0; i < session->runs(); ++i)
        runs.push_back(
            Json{{"label", runLabel(*experiment, i, translated)},
                 {"settings", facts("runs/" + std::to_string(i) + "/", experiment->runs[i].method)}});
    for (const Column& column : session->table().columns)
        columns.push_back(Json{{"id", column.id},
                               {"name", translated(column.name)},
                               {"unit", column.unit},
                               {"run", column.run}});
    const Box box = startBounds(*experiment);
    return {{"scene", translated(scene.name)},
            {"kind", static_cast<int>(scene.kind())},
            {"yDown", scene.yDown},
            {"bounds", Json::array({box.left, box.bottom, box.right, box.top})},
            {"canHold",
             scene.notHeld.empty() && (scene.kind() != SceneKind::Problem || scene.grips.place != nullptr)},
            {"timeUnit", scene.timeUnit},
            {"step", experiment->step},
            {"duration", experiment->duration},
            {"parameters", facts("parameters/", experiment->parameters)},
            {"runs", runs},
            {"columns", columns}};
}

bool isFull() {
    return session->table().numbers() > mostNumbers;
}

Json status() {
    Json diverged;
    if (const auto& where = session->divergence())
        diverged = Json{{"run", where->run},
                        {"step", where->step},
                        {"time", std::isfinite(where->time) ? Json(where->time) : Json()},
                        {"why", translated(where->why)}};
    return {{"time", session->time()},
            {"ticks", session->ticks()},
            {"atEnd", session->atEnd()},
            {"full", isFull()},
            {"diverged", diverged}};
}

void put(double value) {
    picture.push_back(value);
}
void put(Point point) {
    put(point.x);
    put(point.y);
}
template <class Value>
void put(Role role, Shape shape, const Value& of) {
    put(static_cast<double>(role));
    put(static_cast<double>(shape));
    put(of.index);
}

/// The display list as numbers: of each kind the count, then its elements one after the other. No layer is
/// shown, so there are no arrows.
void write(const Frame& frame) {
    picture.clear();
    put(static_cast<double>(frame.points.size()));
    for (const FramePoint& one : frame.points) {
        put(one.at);
        put(one.role, one.shape, one);
        put(one.radius);
        put(one.angle);
        put(one.mass);
    }
    put(static_cast<double>(frame.segments.size()));
    for (const FrameSegment& one : frame.segments) {
        put(one.from);
        put(one.to);
        put(one.role, one.shape, one);
        put(one.strain);
        put(one.width);
    }
    put(static_cast<double>(frame.polygons.size()));
    for (const FramePolygon& one : frame.polygons) {
        put(one.role, Shape::Plain, one);
        put(static_cast<double>(one.corners.size()));
        for (const Point& corner : one.corners) put(corner);
    }
    put(static_cast<double>(frame.sheets.size()));
    for (const FrameSheet& one : frame.sheets) {
        put(one.columns);
        put(one.rows);
        put(one.tensionOnly ? 1 : 0);
        for (const Point& node : one.nodes) put(node);
        for (const float strain : one.across) put(strain);
        for (const float strain : one.down) put(strain);
    }
}

EventKind kindOf(const std::string& name) {
    return name == "grab" ? EventKind::Grab : name == "move" ? EventKind::Move : EventKind::Release;
}

} // namespace

} // namespace timestep

using namespace timestep;

#define PAGE_FUNCTION extern "C" __attribute__((used, visibility("default")))

/// Takes the words of the page's language and makes the session.
PAGE_FUNCTION const char* timestep_load(const char* file, const char* dictionary) {
    return answered([&] {
        words.clear();
        const Json said = Json::parse(dictionary);
        for (const auto& [english, text] : said.items()) words[english] = text.text();
        experiment = experimentFromText(file, "");
        restart();
        return description();
    });
}

PAGE_FUNCTION const char* timestep_restart() {
    return answered([] {
        restart();
        return description();
    });
}

/// Changes a value: during the run where the scene allows it, otherwise the run starts again. The answer says
/// which.
PAGE_FUNCTION const char* timestep_set(const char* key, const char* value) {
    return answered([&] {
        Experiment changed = *experiment;
        setValues(changed, {{key, value}});
        bool live = false;
        const SettingKey parsed = SettingKey::parse(key);
        if (session->ticks() > 0 && !parsed.run && parsed.place == SettingKey::Place::Parameters &&
            !changed.parameters.descriptor(parsed.id).restarts) {
            Event event;
            event.kind = EventKind::Set;
            event.key = parsed.id;
            event.value = std::string(value);
            try {
                session->perform(std::move(event));
                live = true;
            } catch (const InputError&) {}
        }
        std::swap(*experiment, changed);
        try {
            if (!live) restart();
        } catch (...) {
            std::swap(*experiment, changed);
            restart();
            throw;
        }
        Json answer = description();
        answer["live"] = live;
        return answer;
    });
}

/// Makes steps up to a time [time unit], for at most so many seconds; `steps` > 0: at most so many.
PAGE_FUNCTION const char* timestep_advance(double until, double seconds, double steps) {
    return answered([&] {
        using Clock = std::chrono::steady_clock;
        // A look at a browser's clock takes as long as a short step, so there is one about every millisecond,
        // and the table is measured then, too.
        constexpr double betweenLooks = 1e-3; // [s]
        const auto begun = Clock::now();
        double nextLook = 1;
        bool goesOn = !isFull();
        for (double made = 0; goesOn; ++made) {
            if ((steps > 0 && made >= steps) || !(session->time() < until)) break;
            if (made >= nextLook) {
                const double passed = std::chrono::duration<double>(Clock::now() - begun).count();
                if (passed > seconds || isFull()) break;
                nextLook =
                    made + std::clamp(made * betweenLooks / std::max(passed, betweenLooks), 1.0, 1000.0);
            }
            goesOn = session->step();
        }
        Json now = status();
        now["goesOn"] = goesOn;
        return now;
    });
}

/// "grab", "move" or "release" of a part of a run; -1: all runs. After the end, free play begins.
PAGE_FUNCTION const char* timestep_hand(const char* what, int run, int index, double x, double y) {
    return answered([&] {
        Event event;
        event.kind = kindOf(what);
        event.run = run;
        event.index = static_cast<std::uint32_t>(index);
        event.at = {x, y};
        if (event.kind == EventKind::Grab && session->atEnd() && !session->continuesFreely())
            session->continueFreely();
        session->perform(std::move(event));
        return status();
    });
}

/// The picture of a run as numbers, in write()'s order.
PAGE_FUNCTION const double* timestep_picture(int run) {
    Frame frame;
    try {
        session->simulation(static_cast<std::size_t>(run)).draw(frame);
    } catch (const std::exception&) {}
    write(frame);
    return picture.data();
}
/// The picture of its exact motion; empty: there is none.
PAGE_FUNCTION const double* timestep_exact(int run) {
    Frame frame;
    try {
        session->simulation(static_cast<std::size_t>(run)).drawExact(frame);
    } catch (const std::exception&) {}
    write(frame);
    return picture.data();
}

/// The values of a column of the table, and their number.
PAGE_FUNCTION const double* timestep_column(int column) {
    return session->table().columns[static_cast<std::size_t>(column)].values.data();
}
PAGE_FUNCTION int timestep_rows(int column) {
    return static_cast<int>(session->table().columns[static_cast<std::size_t>(column)].values.size());
}

/// The table as CSV, and the experiment with everything that was done by hand: both open in Timestep.
PAGE_FUNCTION const char* timestep_csv() {
    answer = toCsv(session->table(), {});
    return answer.c_str();
}
PAGE_FUNCTION const char* timestep_experiment() {
    answer = toJson(session->experiment()).dump(1) + "\n";
    return answer.c_str();
}
