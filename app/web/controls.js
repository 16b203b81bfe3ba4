// SPDX-License-Identifier: GPL-3.0-or-later
// The controls of the page: sliders and numbers of what the author shows, the method of each run, its step.
"use strict";

function element(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

let controlCount = 0;

/** A number as a slider and a field. `fact`: { key, name, unit, low, high, value, kind } of the engine. */
function numberControl(given, changeGiven) {
  // Angles are shown in degrees.
  const angle = given.unit === "rad", degrees = 180 / Math.PI;
  const fact = angle ? { ...given, unit: "°", low: given.low * degrees, high: given.high * degrees, value: given.value * degrees } : given;
  const change = angle ? (key, value) => changeGiven(key, value + "°") : changeGiven;
  const id = "control" + ++controlCount, whole = fact.kind === "integer";
  const field = element("input", { type: "text", inputMode: "decimal", id });
  const wide = fact.low > 0 && fact.high / fact.low > 200; // such a range is shown by powers
  const from = (share) => {
    const value = wide ? fact.low * (fact.high / fact.low) ** share : fact.low + share * (fact.high - fact.low);
    return whole ? Math.round(value) : Number(value.toPrecision(3));
  };
  const to = (value) => wide ? Math.log(value / fact.low) / Math.log(fact.high / fact.low) : (value - fact.low) / (fact.high - fact.low);
  const isBounded = Number.isFinite(fact.high - fact.low) && fact.high - fact.low < 1e12 && fact.high > fact.low;
  const slider = element("input", { type: "range", min: 0, max: 1, step: 0.001 });
  slider.setAttribute("aria-label", fact.name);
  const show = (value) => {
    field.value = String(Number(Number(value).toPrecision(6)));
    field.dataset.is = field.value;
    if (isBounded) slider.value = Math.min(1, Math.max(0, to(value)));
    slider.setAttribute("aria-valuetext", field.value + " " + unitText(fact.unit));
  };
  show(fact.value);
  slider.addEventListener("input", () => { const value = from(Number(slider.value)); show(value); change(fact.key, value); });
  field.addEventListener("change", () => {
    const typed = field.value.trim().replace(",", ".");
    if (!change(fact.key, typed)) show(field.dataset.is);
  });
  const box = element("div", { className: "control", title: fact.description || "" },
    element("label", { htmlFor: id, textContent: fact.name }),
    element("span", { className: "value" }, field, element("span", { className: "unit", textContent: unitText(fact.unit) })));
  if (isBounded) box.append(slider);
  return box;
}

function choiceControl(fact, change) {
  const id = "control" + ++controlCount;
  const select = element("select", { id }, ...fact.choices.map((choice, i) => element("option", { value: choice.id, textContent: choice.name, selected: i === fact.value })));
  select.addEventListener("change", () => { if (!change(fact.key, select.value)) select.selectedIndex = fact.value; });
  return element("div", { className: "control", title: fact.description || "" }, element("label", { htmlFor: id, textContent: fact.name }), select);
}

function toggleControl(fact, change) {
  const id = "control" + ++controlCount, box = element("input", { type: "checkbox", id, checked: fact.value !== 0 });
  box.addEventListener("change", () => { if (!change(fact.key, box.checked)) box.checked = !box.checked; });
  return element("div", { className: "control", title: fact.description || "" }, element("label", { htmlFor: id, textContent: fact.name }), box);
}

function controlOf(fact, change) {
  if (fact.kind === "choice") return choiceControl(fact, change);
  if (fact.kind === "toggle") return toggleControl(fact, change);
  return numberControl(fact, change);
}

/**
 * Fills the panel: what `shown` names (keys such as "parameters/length", "step", "runs/0/integrator") and, under
 * "More", everything else that acts. `change(key, value)` returns whether the value was taken.
 */
function fillControls(panel, description, shown, texts, change) {
  const open = panel.querySelector("details")?.open ?? false;
  panel.replaceChildren();
  const step = { key: "step", name: texts.stepSize, unit: description.timeUnit, kind: "number", value: description.step,
    low: description.step / 20, high: description.step * 20 };
  const several = description.runs.length > 1;
  const groups = [{ heading: "", facts: [...description.parameters, step] }].concat(description.runs.map((run, i) => ({
    heading: several ? run.label : "", run: i, facts: run.settings,
  })));
  const more = element("div");
  for (const { heading, facts, run } of groups) {
    const isShown = (fact) => shown.includes(fact.key) || (run !== undefined && shown.includes(fact.key.replace(/^runs\/\d+\//, "runs/*/")));
    const acting = facts.filter((fact) => fact.acts !== false);
    for (const [place, chosen] of [[panel, acting.filter(isShown)], [more, acting.filter((fact) => !isShown(fact))]]) {
      if (heading && chosen.length > 0) {
        const title = element("h2", { textContent: heading });
        title.style.color = runColour(run);
        place.append(title);
      }
      place.append(...chosen.map((fact) => controlOf(fact, change)));
    }
  }
  if (more.childElementCount > 0) panel.append(element("details", { open }, element("summary", { textContent: texts.more }), more));
}
