// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/frame/frame.h"
#include "lessons/blocks/read_blocks.h"
#include "lessons/text/read_values.h"

#include <array>

namespace timestep {

namespace {

std::uint32_t readLayer(const Json& yaml) {
    constexpr std::array<std::pair<std::string_view, FrameLayer>, 10> layers{
        {{"velocities", VelocityLayer},
         {"previous", GhostLayer},
         {"hidden-sticks", HiddenStickLayer},
         {"threads", ThreadLayer},
         {"contacts", ContactLayer},
         {"impulses", ImpulseLayer},
         {"overlaps", PenetrationLayer},
         {"axes", AxisLayer},
         {"bounds", BoundsLayer},
         {"islands", IslandLayer}}};
    const std::string& name = yaml.asText("layers");
    std::string names;
    for (const auto& [known, layer] : layers) {
        if (name == known) return layer;
        names += (names.empty() ? "" : ", ") + std::string(known);
    }
    throw yaml.error(Sentence(TRANSLATABLE("fault", "a layer is one of %1"), names));
}

} // namespace

std::uint32_t readLayers(const Json& list) {
    list.expectList("layers");
    std::uint32_t layers = 0;
    for (const Json& item : list.list()) layers |= readLayer(item);
    return layers;
}

ViewBlock readView(const Json& yaml) {
    yaml.expectKeys("view", {"id", "exact", "trace", "apart", "click-pins", "strain", "energies", "points",
                             "previous", "strobe", "film", "marks", "layers", "interesting"});
    ViewBlock view;
    view.id = readId(yaml.required("id", "view"), "id");
    view.line = yaml.origin().line;
    setTruth(yaml, "exact", view.exact);
    setTruth(yaml, "trace", view.trace);
    setTruth(yaml, "apart", view.apart);
    setTruth(yaml, "click-pins", view.clickPins);
    if (const Json* strain = yaml.find("strain")) {
        view.strain = strain->asNumber("strain");
        if (!(view.strain > 0))
            throw strain->error(TRANSLATABLE("fault", "the strain of the strongest colour is above 0"));
    }
    setTruth(yaml, "energies", view.energies);
    if (const Json* points = yaml.find("points")) {
        points->expectList("points");
        for (const Json& item : points->list()) view.points.push_back(item.asText("points"));
    }
    setTruth(yaml, "previous", view.previous);
    if (const Json* strobe = yaml.find("strobe")) {
        view.strobe = static_cast<std::int64_t>(strobe->asNumber("strobe"));
        if (view.strobe < 1 || static_cast<double>(view.strobe) != strobe->asNumber("strobe"))
            throw strobe->error(
                TRANSLATABLE("fault", "the steps between two pictures are a whole number above 0"));
    }
    setTruth(yaml, "film", view.film);
    if (view.film && view.strobe == 0)
        throw yaml.error(TRANSLATABLE("fault", "a film needs the pictures of a strobe"));
    if (yaml.find("marks") != nullptr) view.marks = readPoints(yaml, "marks");
    if (const Json* list = yaml.find("layers")) view.layers = readLayers(*list);
    view.previous = view.previous || (view.layers & GhostLayer) != 0;
    if (const Json* part = yaml.find("interesting")) {
        part->expectList("interesting");
        if (part->list().size() != 2)
            throw part->error(TRANSLATABLE("fault", "the interesting part has two times: from, to"));
        const double from = part->list()[0].asNumber("interesting"),
                     to = part->list()[1].asNumber("interesting");
        if (!(from < to))
            throw part->error(TRANSLATABLE("fault", "the interesting part ends after it begins"));
        view.interesting = std::pair(from, to);
    }
    return view;
}

} // namespace timestep
