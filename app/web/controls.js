// SPDX-License-Identifier: GPL-3.0-or-later
// The controls of the page: sliders, fields and choices of what the author shows, and of the rest unless the author chose.
"use strict";

function element(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/** The box of a control, with its name. `input` has the name; `inside` holds it, or is it. */
function controlBox(fact, texts, input, inside = input) {
  input.id = "control-" + fact.key; // the same after the panel was filled again: the focus returns
  input.disabled = fact.locked;
  return element("div", { className: "control", title: fact.locked ? texts.locked : fact.description || "" },
    element("label", { htmlFor: input.id, textContent: fact.name }), inside);
}

/** A number as a slider and a field. `fact`: { key, name, unit, low, high, value, kind } of the engine. */
function numberControl(given, texts, changeGiven) {
  // Angles are shown in degrees.
  const angle = given.unit === "rad", degrees = 180 / Math.PI;
  const fact = angle ? { ...given, unit: "°", low: given.low * degrees, high: given.high * degrees, value: given.value * degrees } : given;
  const change = (value) => changeGiven(fact.key, angle ? value + "°" : value);
  const wide = fact.low > 0 && fact.high / fact.low > 200; // such a range is shown by powers
  const from = (share) => {
    const value = wide ? fact.low * (fact.high / fact.low) ** share : fact.low + share * (fact.high - fact.low);
    return fact.kind === "integer" ? Math.round(value) : Number(value.toPrecision(3));
  };
  const to = (value) => wide ? Math.log(value / fact.low) / Math.log(fact.high / fact.low) : (value - fact.low) / (fact.high - fact.low);
  const isBounded = fact.high > fact.low && fact.high - fact.low < 1e12;
  const clipped = (value) => Math.min(fact.high, Math.max(fact.low, value));
  const field = element("input", { type: "text", inputMode: "decimal" });
  const slider = element("input", { type: "range", min: 0, max: 1, step: 0.001, disabled: fact.locked });
  slider.setAttribute("aria-label", fact.name);
  const show = (value) => {
    field.value = String(Number(Number(value).toPrecision(6)));
    field.dataset.is = field.value;
    if (isBounded) slider.value = to(clipped(value));
    slider.setAttribute("aria-valuetext", field.value + " " + unitText(fact.unit));
  };
  show(fact.value);
  slider.addEventListener("input", () => { const value = from(Number(slider.value)); show(value); change(value); });
  field.addEventListener("change", () => {
    const typed = field.value.trim().replace(",", ".").replace("−", "-"), number = Number(typed);
    const value = fact.isNarrowed && typed && !Number.isNaN(number) ? clipped(number) : typed;
    show(change(value) ? value : field.dataset.is);
  });
  const box = controlBox(fact, texts, field, element("span", { className: "value" }, field, element("span", { className: "unit", textContent: unitText(fact.unit) })));
  if (isBounded) box.append(slider);
  return box;
}

/** `fact.choices`: the values on offer, { id, name }. */
function choiceControl(fact, texts, change) {
  const select = element("select", {}, ...fact.choices.map(({ id, name }) => element("option", { value: id, textContent: name })));
  const is = fact.kind === "choice" ? fact.id : fact.choices.find(({ id }) => Number(id) === fact.value)?.id;
  select.value = is ?? "";
  select.addEventListener("change", () => { if (!change(fact.key, select.value)) select.value = is ?? ""; });
  return controlBox(fact, texts, select);
}

function toggleControl(fact, texts, change) {
  const box = element("input", { type: "checkbox", checked: fact.value !== 0 });
  box.addEventListener("change", () => { if (!change(fact.key, box.checked)) box.checked = !box.checked; });
  return controlBox(fact, texts, box);
}

/** A control of a value as the author shows it: `spec` of app/web/interactive_page.cpp. */
function controlOf(fact, spec, texts, change) {
  const { locked = false, values = [], low = fact.low, high = fact.high } = spec ?? {};
  const shown = { ...fact, locked, low, high, isNarrowed: spec?.low !== undefined };
  if (fact.kind === "choice") {
    shown.id = fact.choices[fact.value]?.id;
    if (values.length > 0) shown.choices = fact.choices.filter(({ id }) => values.includes(id) || id === shown.id);
    return choiceControl(shown, texts, change);
  }
  if (fact.kind === "toggle") return toggleControl(shown, texts, change);
  if (values.length === 0) return numberControl(shown, texts, change);
  shown.choices = values.map((value) => ({ id: value, name: value + " " + unitText(fact.unit) }));
  return choiceControl(shown, texts, change);
}

/**
 * Fills the panel: what the author shows and, unless the author chose it, everything else that acts under "More".
 * `show`: { controls, chosen }. `change(key, value)` returns whether the value was taken.
 */
function fillControls(panel, description, show, texts, change) {
  const open = panel.querySelector("details")?.open ?? false;
  panel.replaceChildren();
  const { step, duration, timeUnit, runs } = description, several = runs.length > 1;
  const idOf = (fact) => fact.key.replace(/^(parameters|runs\/\d+)\//, "");
  const specOf = (fact) => show.controls.find(({ key }) => key === fact.key || key === idOf(fact));
  const time = (key, name, value) => ({ key, name, unit: timeUnit, kind: "number", value, low: value / 20, high: value * 20 });
  // A setting in which all runs agree has one control.
  const isShared = (fact) => {
    const spec = specOf(fact), others = runs.map((run) => run.settings.find((one) => idOf(one) === idOf(fact)));
    return several && spec && spec.runs !== "each" && spec.key === idOf(fact) && others.every(Boolean) &&
      (spec.runs === "all" || others.every((one) => one.value === fact.value));
  };
  const shared = runs[0].settings.filter(isShared).map((fact) => ({ ...fact, key: idOf(fact) }));
  const groups = [{ facts: [...description.parameters, ...shared, time("step", texts.stepSize, step), time("duration", texts.duration, duration)] },
    ...runs.map((run, i) => ({ title: several ? run.label : "", run: i, facts: run.settings.filter((fact) => !isShared(fact)) }))];
  const more = element("div");
  for (const { title, facts, run } of groups) {
    const acting = facts.filter((fact) => fact.acts !== false);
    for (const [place, chosen] of [[panel, acting.filter(specOf)], [more, acting.filter((fact) => !specOf(fact))]]) {
      if (title && chosen.length > 0) {
        const heading = element("h2", { textContent: title });
        heading.style.color = runColour(run);
        place.append(heading);
      }
      place.append(...chosen.map((fact) => controlOf(fact, specOf(fact), texts, change)));
    }
  }
  if (!show.chosen && more.childElementCount > 0) panel.append(element("details", { open }, element("summary", { textContent: texts.more }), more));
}
