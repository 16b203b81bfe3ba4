// SPDX-License-Identifier: GPL-3.0-or-later
// The page: reads what was written into it, starts the engine, and leads the run, the hand and the drawing.
"use strict";

const byId = (id) => document.getElementById(id);

class Page {
  constructor(data, machine) {
    this.data = data;
    this.texts = data.texts;
    this.machine = machine;
    this.isRunning = false;
    this.speed = 1;
    this.held = null;
    this.chosen = -1; // of the parts that the keys can hold
    this.take(machine.load(data.experiment, data.words));
    this.showTexts();
    this.showPlots();
    this.listen();
    this.now = machine.advance(0, 0.01);
    byId("work").hidden = false;
    this.isNew = true;
    requestAnimationFrame((time) => this.tick(time));
  }

  /** A new description: controls, legend and plots follow. */
  take(description) {
    fillControls(byId("controls"), description, this.data.show, this.texts, (key, value) => this.change(key, value));
    this.show(description);
  }
  /** The same without the controls: a slider that moves stays under the finger. */
  show(description) {
    this.description = description;
    this.fullStrain = 0.05; // gets the strongest colour; grows with the run
    const several = description.runs.length > 1;
    byId("legend").replaceChildren(...(several ? description.runs.map((run, i) => {
      const mark = element("i");
      mark.style.background = runColour(i);
      return element("li", {}, mark, run.label);
    }) : []));
    byId("subtitle").textContent = several ? "" : description.runs[0].label;
    for (const plot of this.plots ?? []) plot.setColumns(description.columns, description.runs);
    this.isNew = true;
  }

  showTexts() {
    const { texts, description } = this;
    byId("step").textContent = texts.step;
    byId("step").title = texts.stepHint;
    byId("reset").textContent = texts.reset;
    byId("reset").title = texts.resetHint;
    byId("speedName").textContent = texts.speed;
    byId("speed").replaceChildren(...[0.125, 0.25, 0.5, 1, 2, 4, 0].map((value) =>
      element("option", { value, textContent: value ? numberText(value) + "×" : texts.fastest, selected: value === 1 })));
    byId("saveTable").textContent = texts.saveTable;
    byId("saveExperiment").textContent = texts.saveExperiment;
    byId("madeBy").textContent = texts.madeBy;
    byId("transport").setAttribute("aria-label", texts.transport);
    byId("controls").setAttribute("aria-label", texts.controls);
    byId("plots").setAttribute("aria-label", texts.plots);
    byId("stage").setAttribute("aria-label", texts.picture);
    this.canHold = description.canHold;
    byId("picture").setAttribute("aria-label", description.scene + ". " + (this.canHold ? texts.handHint : ""));
    this.say(this.canHold ? texts.handShort : "");
  }

  showPlots() {
    const { machine, description } = this;
    const ids = [...new Set(description.columns.map((column) => column.id))];
    this.plots = this.data.show.plots.map((shown) => {
      const canvas = element("canvas");
      canvas.setAttribute("role", "img");
      const plot = new Plot(canvas, machine, shown);
      const choice = element("select", {}, ...ids.map((id) => {
        const { name } = description.columns.find((column) => column.id === id);
        return element("option", { value: id, textContent: name.charAt(0).toUpperCase() + name.slice(1), selected: id === shown.y });
      }));
      choice.setAttribute("aria-label", this.texts.plotted);
      const unit = element("span", { className: "unit" });
      const showUnit = () => { unit.textContent = plot.names.y && unitText(plot.names.y.unit) ? "[" + plot.names.y.unit + "]" : ""; };
      choice.addEventListener("change", () => { plot.shown = { x: shown.x, y: choice.value }; plot.setColumns(this.description.columns, this.description.runs); showUnit(); this.isNew = true; });
      byId("plots").append(element("figure", {}, element("figcaption", {}, choice, unit), canvas));
      plot.setColumns(description.columns, description.runs);
      showUnit();
      return plot;
    });
    if (this.plots.length === 0) byId("plots").hidden = true;
  }

  listen() {
    const { texts } = this;
    byId("run").addEventListener("click", () => this.run(!this.isRunning));
    byId("step").addEventListener("click", () => this.stepOnce());
    byId("reset").addEventListener("click", () => this.reset());
    byId("speed").addEventListener("change", (event) => { this.speed = Number(event.target.value); this.due = this.now.time; });
    byId("saveTable").addEventListener("click", () => this.save("table.csv", "text/csv", this.machine.csv()));
    byId("saveExperiment").addEventListener("click", () => this.save("experiment.json", "application/json", this.machine.experiment()));
    document.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, summary, button")) return;
      const does = { " ": () => this.run(!this.isRunning), s: () => this.stepOnce(), r: () => this.reset() }[event.key.toLowerCase()];
      if (does) { event.preventDefault(); does(); }
    });
    new Hand(byId("picture"), this);
    const again = () => { this.isNew = true; };
    window.addEventListener("resize", again);
    darkScheme.addEventListener("change", () => { this.take(this.description); });
    if (window.ResizeObserver) new ResizeObserver(again).observe(byId("picture"));
    this.showRunning();
  }

  guarded(work) {
    try {
      work();
      return true;
    } catch (error) {
      if (!(error instanceof Fault)) console.error(error);
      this.run(false);
      this.say(error instanceof Fault ? error.message : this.texts.notStarted, true);
      return false;
    }
  }
  change(key, value) {
    return this.guarded(() => {
      const answer = this.machine.set(key, value);
      const focus = document.activeElement?.id, isNumber = answer.live || document.activeElement?.type === "range";
      if (isNumber) this.show(answer);
      else this.take(answer);
      if (focus && !isNumber) byId(focus)?.focus();
      if (!answer.live) this.started();
      this.say("");
    });
  }
  started() {
    this.due = 0;
    this.now = this.machine.advance(0, 0.01);
    this.isNew = true;
  }
  run(on) {
    if (on && this.isOver()) this.reset();
    this.isRunning = on;
    this.due = this.now.time;
    this.showRunning();
  }
  isOver() { return this.now.goesOn === false || (this.now.atEnd && !this.held) || this.now.full; }
  stepOnce() {
    this.run(false);
    this.guarded(() => { this.now = this.machine.advance(Infinity, 5, 1); this.isNew = true; this.sayState(); });
  }
  reset() {
    this.isRunning = false;
    this.guarded(() => { this.take(this.machine.restart()); this.started(); this.say(this.canHold ? this.texts.handShort : ""); });
    this.showRunning();
  }
  showRunning() {
    byId("run").textContent = this.isRunning ? this.texts.pause : this.texts.run;
    byId("run").title = this.texts.runHint;
  }
  say(sentence, warns = false) {
    byId("said").textContent = sentence;
    byId("said").classList.toggle("warns", warns);
  }
  sayState() {
    const { now, texts } = this;
    if (now.diverged) this.say(texts.diverged.replace("%1", this.description.runs[now.diverged.run].label)
      .replace("%2", numberText(now.diverged.time ?? NaN)) + (now.diverged.why ? " " + now.diverged.why : ""), true);
    else if (now.full) this.say(texts.full, true);
    else if (now.atEnd && !this.held) this.say(texts.ended);
  }
  save(name, type, content) {
    const address = URL.createObjectURL(new Blob([content], { type }));
    element("a", { href: address, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(address), 10000);
  }

  tick(time) {
    const passed = Math.min(0.1, (time - (this.last ?? time)) / 1000);
    this.last = time;
    if (this.isRunning) this.guarded(() => this.goOn(passed));
    if (this.isNew) { this.isNew = false; this.guarded(() => this.draw()); }
    requestAnimationFrame((next) => this.tick(next));
  }
  goOn(passed) {
    const patience = 0.012; // seconds of a picture for steps
    this.due = this.speed ? this.due + passed * this.speed * this.data.pace : Infinity;
    this.now = this.machine.advance(this.due, patience);
    if (this.speed && this.now.time < this.due - 0.25 * this.data.pace) this.due = this.now.time; // a slow device falls behind
    if (this.isOver()) { this.isRunning = false; this.showRunning(); this.sayState(); }
    this.isNew = true;
  }

  /** One picture for all runs of equations; worlds are side by side. */
  areas(width, height) {
    const { runs, kind } = this.description, count = kind === 0 ? 1 : runs.length;
    const columns = count <= 1 ? 1 : width > height ? Math.min(count, Math.ceil(Math.sqrt(count * width / height / 1.4))) : Math.ceil(Math.sqrt(count * width / height));
    const across = Math.max(1, columns), down = Math.ceil(count / across);
    return runs.map((_, i) => {
      const place = kind === 0 ? 0 : i;
      return { x: (place % across) * width / across, y: Math.floor(place / across) * height / down, width: width / across, height: height / down };
    });
  }
  draw() {
    const { machine, description } = this, canvas = byId("picture"), ratio = window.devicePixelRatio || 1;
    const width = canvas.clientWidth, height = canvas.clientHeight;
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    const context = canvas.getContext("2d");
    context.scale(ratio, ratio);
    const several = description.kind === 0 && description.runs.length > 1, areas = this.areas(width, height);
    this.views = areas.map((area) => viewOf(description.bounds, area, description.yDown));
    this.frames = [];
    description.runs.forEach((_, i) => {
      this.frames.push(machine.picture(i));
      this.fullStrain = Math.max(this.fullStrain, largestStrain(this.frames[i]));
      const painter = new Painter(context, this.views[i], { colour: runColour(i), several, fullStrain: this.fullStrain });
      if (i === 0) painter.paintExact(machine.exactPicture(i));
      painter.paint(this.frames[i]);
    });
    if (!several && description.runs.length > 1) this.nameAreas(context, areas);
    this.hand?.paint(context);
    const unit = description.timeUnit === "1" ? "" : " " + description.timeUnit;
    const clock = "t = " + this.now.time.toLocaleString(document.documentElement.lang, { minimumFractionDigits: description.timeUnit === "frame" ? 0 : 2, maximumFractionDigits: 2 }) + unit;
    byId("clock").textContent = clock;
    for (const plot of this.plots) {
      plot.draw(Math.min(description.duration || 10, Math.max(this.now.time * 1.15, (description.duration || 10) / 4)));
      if (!this.isRunning) plot.canvas.setAttribute("aria-label", plot.names.y ? plot.names.y.name + ": " + plot.description() : "");
    }
  }
  nameAreas(context, areas) {
    context.font = "600 13px system-ui, sans-serif";
    context.textBaseline = "top";
    areas.forEach((area, i) => {
      context.fillStyle = runColour(i);
      context.fillText(this.description.runs[i].label, area.x + 10, area.y + 8, area.width - 20);
      context.strokeStyle = themeColour("grid");
      context.lineWidth = 1;
      if (area.x > 0) { context.beginPath(); context.moveTo(area.x, area.y); context.lineTo(area.x, area.y + area.height); context.stroke(); }
    });
  }
}

/** In a report the engine is there once, outside of this frame: the report sends it, also where frames are strangers to each other. */
function engineOfReport(texts) {
  return new Promise((take, fail) => {
    if (window.parent === window) throw new Fault(texts.notStarted);
    window.addEventListener("message", ({ data, source }) => { if (source === window.parent && data?.timestepEngine) take(data.timestepEngine); });
    window.parent.postMessage("timestep-engine", "*");
    setTimeout(() => fail(new Fault(texts.notStarted)), 20000);
  });
}

async function startPage() {
  const showFault = (sentence) => { byId("fault").textContent = sentence; byId("fault").hidden = false; };
  let texts = {}, machine;
  try {
    const data = JSON.parse(byId("timestep-data").textContent);
    texts = data.texts;
    machine = await startMachine(byId("timestep-engine").textContent || await engineOfReport(texts), texts);
    window.timestepPage = new Page(data, machine); // for tests and for who looks inside
  } catch (error) {
    if (!(error instanceof Fault)) console.error(error);
    const form = machine ? texts.notRead : "%1"; // without the engine its sentence is alone
    showFault(error instanceof Fault ? form.replace("%1", error.message) : texts.broken ?? "This page is damaged: the experiment in it cannot be read.");
  }
}
startPage();
