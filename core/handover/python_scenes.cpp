// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/handover/python_scenes.h"

#include "core/formula/formula.h"
#include "core/handover/python_formula.h"
#include "core/handover/python_methods.h"
#include "core/handover/python_system.h"
#include "core/input_error.h"
#include "core/table/number_text.h"

#include <algorithm>
#include <iterator>
#include <span>

namespace timestep {

namespace {

/// The equations of a scene. Ids of its parameters, with "_" for "-", become constants above them. energy(t,
/// x, v) returns the kinetic and the potential energy.
struct EquationText {
    std::string_view scene;
    std::string_view functions;
    bool isVector = false;
    bool needsMasses = false; ///< uses `masses`, the mass of every coordinate
};

constexpr EquationText equationTexts[] = {
    {"lorenz", R"(def a(t, x, v):
    x, y, z = v  # of first order: the values are in v
    return Vector([sigma * (y - x), x * (rho - z) - y, x * y - beta * z])
)",
     true},
    {"predator-prey", R"(def a(t, x, v):
    prey, predators = v  # of first order: the values are in v
    return Vector([prey * (growth - catch * predators), predators * (benefit * prey - decline)])


def quantities(t, values, rates):
    prey, predators = values
    return [benefit * prey - decline * math.log(prey) + catch * predators - growth * math.log(predators)]
)",
     true},
    {"cart", R"(def a(t, x, v):
    return acceleration


def energy(t, x, v):
    return v * v / 2, -acceleration * x
)"},
    {"projectile", R"(def a(t, x, v):
    return Vector([0, -gravity])


def energy(t, x, v):
    return (v[0] * v[0] + v[1] * v[1]) / 2, gravity * x[1]
)",
     true},
    {"bouncing-ball", R"(def a(t, x, v):
    return -gravity


def energy(t, x, v):
    return v * v / 2, gravity * x
)"},
    {"spring", R"(def a(t, x, v):
    return -(stiffness * x + damping * v) / mass


def energy(t, x, v):
    return mass * v * v / 2, stiffness * x * x / 2
)"},
    {"driven-oscillator", R"(def a(t, x, v):
    return (drive * math.cos(drive_frequency * t) - stiffness * x - damping * v) / mass


def energy(t, x, v):
    return mass * v * v / 2, stiffness * x * x / 2
)"},
    {"pendulum", R"(def a(t, x, v):
    return -(gravity / length) * math.sin(x)


def energy(t, x, v):
    return mass * length * length * v * v / 2, 2 * mass * gravity * length * math.sin(x / 2) ** 2
)"},
    {"rigid-pendulum", R"(inertia = masses[0]  # about the pivot [kg m²]


def a(t, x, v):
    return -(mass * gravity * pivot_distance / inertia) * math.sin(x)


def energy(t, x, v):
    return inertia * v * v / 2, 2 * mass * gravity * pivot_distance * math.sin(x / 2) ** 2
)",
     false, true},
    {"duffing", R"(def a(t, x, v):
    return drive * math.cos(drive_frequency * t) - damping * v - x * (alpha + beta * x * x)


def energy(t, x, v):
    return v * v / 2, x * x * (alpha / 2 + beta * x * x / 4)
)"},
    {"van-der-pol", R"(def a(t, x, v):
    return mu * (1 - x * x) * v - x


def energy(t, x, v):
    return v * v / 2, x * x / 2
)"},
    {"double-well", R"(def a(t, x, v):
    u = x / well
    return -4 * barrier / well * u * (u * u - 1) - damping * v


def energy(t, x, v):
    return v * v / 2, barrier * ((x / well) ** 2 - 1) ** 2
)"},
    {"perturbed-orbit", R"(def a(t, x, v):
    r2 = x[0] * x[0] + x[1] * x[1]
    return -(gm + 1.5 * perturbation / r2) / (r2 * math.sqrt(r2)) * x


def energy(t, x, v):
    r = math.hypot(x[0], x[1])
    return (v[0] * v[0] + v[1] * v[1]) / 2, -gm / r - perturbation / (2 * r * r * r)
)",
     true},
    {"kepler", R"(def a(t, x, v):
    r = math.sqrt(x[0] * x[0] + x[1] * x[1])
    return -gm / (r * r * r) * x


def energy(t, x, v):
    return (v[0] * v[0] + v[1] * v[1]) / 2, -gm / math.hypot(x[0], x[1])
)",
     true},
    {"two-body", R"(def a(t, x, v):
    dx, dy = x[2] - x[0], x[3] - x[1]
    pull = gravitation / math.sqrt(dx * dx + dy * dy) ** 3
    return Vector([pull * mass_2 * dx, pull * mass_2 * dy, -pull * mass_1 * dx, -pull * mass_1 * dy])


def energy(t, x, v):
    kinetic = mass_1 * (v[0] ** 2 + v[1] ** 2) / 2 + mass_2 * (v[2] ** 2 + v[3] ** 2) / 2
    return kinetic, -gravitation * mass_1 * mass_2 / math.hypot(x[2] - x[0], x[3] - x[1])
)",
     true},
    {"outer-solar-system", R"(def pairs(x):
    """Both bodies, the way from the first to the second, and its length."""
    for i in range(0, len(x), 3):
        for j in range(i + 3, len(x), 3):
            way = [x[j + k] - x[i + k] for k in range(3)]
            yield i, j, way, math.sqrt(sum(d * d for d in way))


def a(t, x, v):
    force = [0.0] * len(x)
    for i, j, way, r in pairs(x):
        for k in range(3):
            force[i + k] += gravitation * masses[j] * way[k] / r**3
            force[j + k] -= gravitation * masses[i] * way[k] / r**3
    return Vector(force)


def energy(t, x, v):
    kinetic = sum(m * u * u for m, u in zip(masses, v)) / 2
    return kinetic, -gravitation * sum(masses[i] * masses[j] / r for i, j, way, r in pairs(x))
)",
     true, true},
    {"henon-heiles", R"(def a(t, x, v):
    return Vector([-x[0] - 2 * x[0] * x[1], -x[1] - x[0] * x[0] + x[1] * x[1]])


def energy(t, x, v):
    potential = (x[0] ** 2 + x[1] ** 2) / 2 + x[0] ** 2 * x[1] - x[1] ** 3 / 3
    return (v[0] * v[0] + v[1] * v[1]) / 2, potential
)",
     true},
    {"double-pendulum", R"(def a(t, x, v):
    c, s, both = math.cos(x[0] - x[1]), math.sin(x[0] - x[1]), mass_1 + mass_2
    first = -mass_2 * length_2 * s * v[1] * v[1] - both * gravity * math.sin(x[0])
    second = length_1 * s * v[0] * v[0] - gravity * math.sin(x[1])
    inertia = mass_1 + mass_2 * s * s
    return Vector([(first - mass_2 * c * second) / (length_1 * inertia),
                   (both * second - c * first) / (length_2 * inertia)])


def energy(t, x, v):
    u1, u2 = length_1 * v[0], length_2 * v[1]
    kinetic = ((mass_1 + mass_2) * u1 * u1 + mass_2 * u2 * u2) / 2 + mass_2 * u1 * u2 * math.cos(x[0] - x[1])
    s1, s2 = math.sin(x[0] / 2), math.sin(x[1] / 2)
    return kinetic, 2 * gravity * ((mass_1 + mass_2) * length_1 * s1 * s1 + mass_2 * length_2 * s2 * s2)
)",
     true},
    {"spring-chain", R"(def a(t, x, v):
    ends = [0.0, *x, 0.0]  # the walls
    return Vector(stiffness / mass * (ends[i] - 2 * ends[i + 1] + ends[i + 2]) for i in range(len(x)))


def energy(t, x, v):
    ends = [0.0, *x, 0.0]
    stretched = sum((right - left) ** 2 for left, right in zip(ends, ends[1:]))
    return mass * sum(u * u for u in v) / 2, stiffness * stretched / 2
)",
     true},
    {"spring-cloth", R"(def springs(x):
    """Both nodes of every spring, the way from the first to the second, and its length."""
    for i in range(int(rows * columns)):
        for j in ([i + 1] if (i + 1) % columns else []) + ([i + int(columns)] if i < (rows - 1) * columns else []):
            dx, dy = x[2 * j] - x[2 * i], x[2 * j + 1] - x[2 * i + 1]
            yield i, j, dx, dy, math.sqrt(dx * dx + dy * dy)


def a(t, x, v):
    force = [-damping / mass * u - gravity * (k % 2) for k, u in enumerate(v)]
    for i, j, dx, dy, length in springs(x):
        pull = stiffness / mass * (1 - spacing / length)
        for k, sign in ((i, 1), (j, -1)):
            force[2 * k] += sign * pull * dx
            force[2 * k + 1] += sign * pull * dy
    for i in held:
        force[2 * i] = force[2 * i + 1] = 0.0
    return Vector(force)


def energy(t, x, v):
    stretched = sum((length - spacing) ** 2 for i, j, dx, dy, length in springs(x))
    return mass * sum(u * u for u in v) / 2, stiffness * stretched / 2 + mass * gravity * sum(x[1::2])
)",
     true},
    {"atoms", R"(def pairs(x):
    """Both atoms, the way from the first to the second, and 1 / r² [1/σ²]."""
    for i in range(0, len(x), 2):
        for j in range(i + 2, len(x), 2):
            dx, dy = x[j] - x[i], x[j + 1] - x[i + 1]
            yield i, j, dx, dy, 1 / (dx * dx + dy * dy)


def a(t, x, v):
    force = [0.0] * len(x)
    for i, j, dx, dy, s in pairs(x):
        push = 24 * (2 * s**6 - s**3) * s
        force[i], force[i + 1] = force[i] - push * dx, force[i + 1] - push * dy
        force[j], force[j + 1] = force[j] + push * dx, force[j + 1] + push * dy
    return Vector(force)


def energy(t, x, v):
    return sum(u * u for u in v) / 2, 4 * sum(s**6 - s**3 for i, j, dx, dy, s in pairs(x))
)",
     true},
    {"argon-crystal", R"(def pairs(x):
    """Both atoms, the way from the first to the second, 1 / r² and (sigma / r)²."""
    for i in range(0, len(x), 2):
        for j in range(i + 2, len(x), 2):
            dx, dy = x[j] - x[i], x[j + 1] - x[i + 1]
            yield i, j, dx, dy, 1 / (dx * dx + dy * dy), sigma * sigma / (dx * dx + dy * dy)


def a(t, x, v):
    force = [0.0] * len(x)
    for i, j, dx, dy, inverse, s in pairs(x):
        push = 24 * depth / masses[0] * (2 * s**6 - s**3) * inverse
        force[i], force[i + 1] = force[i] - push * dx, force[i + 1] - push * dy
        force[j], force[j + 1] = force[j] + push * dx, force[j + 1] + push * dy
    return Vector(force)


def energy(t, x, v):
    return masses[0] * sum(u * u for u in v) / 2, 4 * depth * sum(s**6 - s**3 for *way, inverse, s in pairs(x))
)",
     true, true},
};

std::string identifierOf(std::string_view id) {
    std::string name(id);
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

std::string constantsOf(const Scene& scene, const ParameterValues& parameters, std::string_view functions) {
    std::string text;
    for (const Parameter& parameter : scene.parameters) {
        const std::string name = identifierOf(parameter.id);
        if (parameter.kind == ParameterKind::Choice || !mentionsWord(functions, name)) continue;
        text += name + " = " + exactNumber(parameters[parameter.id]);
        if (parameter.unit != "1" && !parameter.unit.empty())
            text += "  # [" + std::string(parameter.unit) + "]";
        text += "\n";
    }
    return text;
}

/// The masses of the coordinates: twice the kinetic energy of a velocity of 1 along each.
std::string massesOf(const Problem& problem) {
    const std::size_t n = problem.coordinates();
    std::vector<double> q(n), v(n);
    problem.start(q, v);
    std::string text = "masses = [";
    for (std::size_t k = 0; k < n; ++k) {
        std::fill(v.begin(), v.end(), 0.0);
        v[k] = 1;
        text += (k == 0 ? "" : ", ") + exactNumber(2 * problem.kineticEnergy(q, v));
    }
    return text + "]  # of every coordinate\n";
}

PythonScene ownFormula(const TextValues& texts) {
    const auto textOf = [&](const char* id) {
        const auto found = texts.find(id);
        const bool given =
            found != texts.end() && found->second.find_first_not_of(" \t") != std::string::npos;
        return given ? found->second : std::string();
    };
    PythonScene python;
    std::string constants;
    for (const auto& [name, value] : parseConstants(textOf("constants")))
        constants += (constants.empty() ? "    " : "; ") + pythonName(name) + " = " + exactNumber(value);
    if (!constants.empty()) constants += "\n";
    const std::string second = textOf("acceleration-y"), potential = textOf("potential-energy");
    for (const std::string& formula : {textOf("acceleration"), second, potential})
        if (mentionsWord(formula, "e") && constants.find("e = math.e") == std::string::npos)
            constants.insert(0, "    e = math.e\n"); // a constant of this name replaces it
    python.isVector = !second.empty();
    std::string names =
        python.isVector ? "    (x, y), (vx, vy) = x, v\n    v = vx\n" : "    vx, y, vy = v, 0, 0\n";
    const bool isConstant = mentionsWord(constants, "r");
    if (!isConstant && mentionsWord(textOf("acceleration") + " " + second + " " + potential, "r"))
        names += "    r = math.hypot(x, y)\n";
    const std::string first = pythonFormula(textOf("acceleration"));
    python.functions = "def a(t, x, v):\n" + constants + names + "    return " +
                       (python.isVector ? "Vector([" + first + ", " + pythonFormula(second) + "])" : first) +
                       "\n\n\ndef energy(t, x, v):\n" + constants + names +
                       "    return (vx * vx + vy * vy) / 2, " +
                       (potential.empty() ? "0" : pythonFormula(potential)) + "\n";
    return python;
}

} // namespace

PythonScene pythonScene(const Scene& scene, const ParameterValues& parameters, const TextValues& texts) {
    if (scene.id == "own-formula") return ownFormula(texts);
    if (scene.id == "own-system") return pythonSystem(texts);
    const auto found = std::find_if(std::begin(equationTexts), std::end(equationTexts),
                                    [&](const EquationText& text) { return text.scene == scene.id; });
    if (found == std::end(equationTexts))
        throw InputError(
            Sentence(TRANSLATABLE("fault", "the scene \"%1\" cannot be handed over"), scene.name));
    PythonScene python;
    python.isVector = found->isVector;
    python.functions = found->functions;
    python.constants = constantsOf(scene, parameters, found->functions);
    if (found->needsMasses) python.constants += massesOf(*problemOf(scene, parameters, texts));
    if (scene.id == "bouncing-ball") {
        python.constants += "restitution = " + exactNumber(parameters["restitution"]) + "\n";
        python.bounces = true;
        python.locatesBounces = parameters.choice("bounce") == "located";
    }
    if (scene.id == "spring-cloth")
        python.constants += parameters.choice("pins") == "corners" ? "held = [0, int(columns) - 1]\n"
                                                                   : "held = list(range(int(columns)))\n";
    return python;
}

} // namespace timestep
