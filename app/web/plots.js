// SPDX-License-Identifier: GPL-3.0-or-later
// Small plots on canvases: columns of the table over another column, one curve for each run.
"use strict";

const dashes = [[], [7, 4], [2, 3], [9, 3, 2, 3], [12, 4], [4, 2], [1, 2], [10, 2, 4, 2]];

/** A number as a reader of this language writes it, with so many digits. */
function numberText(value, digits = 4) {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? "–" : value > 0 ? "∞" : "−∞";
  if (value === 0) value = 0; // not -0
  const size = Math.abs(value);
  const text = (number) => number.toLocaleString(document.documentElement.lang, { maximumSignificantDigits: digits }).replace("-", "−");
  if (size === 0 || (size >= 1e-3 && size < 1e6)) return text(value);
  const [factor, power] = value.toExponential(digits - 1).split("e").map(Number);
  return text(factor) + "·10" + raised(power);
}
const unitText = (unit) => (unit && unit !== "1" ? unit : "");

const raised = (power) => [...String(power)].map((sign) => "⁰¹²³⁴⁵⁶⁷⁸⁹"["0123456789".indexOf(sign)] ?? "⁻").join("");
const powerText = (power) => (power < -3 || power > 4 ? "10" + raised(power) : numberText(10 ** power));

/** Round steps of an axis: 1, 2 or 5 times a power of ten. */
function axisSteps(low, high, most) {
  const least = (high - low) / most, power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((one) => one >= least * (1 - 1e-9));
  const steps = [];
  for (let k = Math.ceil(low / step - 1e-9); k * step <= high + 1e-9 * step && steps.length < 50; ++k) steps.push(k * step + 0);
  return steps;
}
function powersOfTen(low, high, most) {
  const from = Math.ceil(low - 1e-9), to = Math.floor(high + 1e-9), by = Math.max(1, Math.ceil((to - from + 1) / most));
  const steps = [];
  for (let k = from; k <= to; k += by) steps.push(k);
  return steps;
}

class Plot {
  /** `shown`: { x, y, title, logY } with ids of columns. */
  constructor(canvas, machine, shown) {
    Object.assign(this, { canvas, machine, shown });
  }
  /** Finds its columns after a change of the experiment. */
  setColumns(columns, runs) {
    this.curves = [];
    columns.forEach((column, number) => {
      if (column.id !== this.shown.y) return;
      const x = columns.findIndex((one) => one.id === this.shown.x && (one.run === column.run || one.run < 0));
      if (x >= 0) this.curves.push({ x, y: number, run: Math.max(0, column.run) });
    });
    this.names = { x: columns.find((one) => one.id === this.shown.x), y: columns.find((one) => one.id === this.shown.y) };
    this.labels = runs.map((run) => run.label);
  }

  /** The last value of each curve as a sentence for screen readers. */
  description() {
    return this.curves.map(({ y, run }) => {
      const values = this.machine.column(y), last = values[values.length - 1];
      return (this.labels[run] ? this.labels[run] + ": " : "") + numberText(last ?? NaN) + " " + unitText(this.names.y.unit);
    }).join(", ");
  }

  /** `least`: the x axis reaches at least there. */
  draw(least) {
    const { canvas } = this, ratio = window.devicePixelRatio || 1, width = canvas.clientWidth, height = canvas.clientHeight;
    if (width < 40 || !this.names?.x || !this.names.y) return;
    if (canvas.width !== Math.round(width * ratio)) { canvas.width = Math.round(width * ratio); canvas.height = Math.round(height * ratio); }
    const context = canvas.getContext("2d");
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, width, height);
    const place = this.shown.logY ? (value) => (value === 0 ? NaN : Math.log10(Math.abs(value))) : (value) => value;
    const range = this.ranges(place, least);
    context.font = "12px system-ui, sans-serif";
    const tall = height - 32, yTicks = (this.shown.logY ? powersOfTen : axisSteps)(range.bottom, range.top, Math.max(2, Math.floor(tall / 32)));
    const yText = (tick) => (this.shown.logY ? powerText(tick) : numberText(tick, 3));
    const left = 10 + Math.max(24, ...yTicks.map((tick) => context.measureText(yText(tick)).width));
    const area = { left, top: 8, right: width - 8, bottom: height - 24 };
    const toX = (value) => area.left + (value - range.left) / (range.right - range.left) * (area.right - area.left);
    const toY = (value) => area.bottom - (value - range.bottom) / (range.top - range.bottom) * (area.bottom - area.top);
    context.strokeStyle = themeColour("grid");
    context.fillStyle = themeColour("quiet");
    context.lineWidth = 1;
    context.textBaseline = "middle";
    context.textAlign = "right";
    for (const tick of yTicks) {
      this.rule(context, area.left, toY(tick), area.right, toY(tick));
      context.fillText(yText(tick), area.left - 5, toY(tick));
    }
    // The name of the axis is at the end of its row of numbers, in the place of those that it would cover.
    const name = this.names.x.name + (unitText(this.names.x.unit) ? " [" + this.names.x.unit + "]" : "");
    const free = width - context.measureText(name).width - 12;
    context.textBaseline = "top";
    context.fillText(name, width - 2, area.bottom + 5);
    context.textAlign = "center";
    for (const tick of axisSteps(range.left, range.right, Math.max(2, Math.floor((area.right - area.left) / 70)))) {
      this.rule(context, toX(tick), area.top, toX(tick), area.bottom);
      const text = numberText(tick, 4);
      if (toX(tick) + context.measureText(text).width / 2 < free) context.fillText(text, toX(tick), area.bottom + 5);
    }
    context.strokeStyle = themeColour("axis");
    this.rule(context, area.left, area.bottom, area.right, area.bottom);
    this.rule(context, area.left, area.top, area.left, area.bottom);
    context.beginPath();
    context.rect(area.left, area.top - 2, area.right - area.left, area.bottom - area.top + 4);
    context.save();
    context.clip();
    for (const curve of this.curves) this.curve(context, curve, (value) => toX(value), (value) => toY(place(value)));
    context.restore();
  }

  rule(context, x, y, toX, toY) {
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(toX, toY);
    context.stroke();
  }

  ranges(place, least) {
    let left = Infinity, right = -Infinity, bottom = Infinity, top = -Infinity;
    for (const { x, y } of this.curves) {
      const xs = this.machine.column(x), ys = this.machine.column(y);
      for (let i = 0; i < ys.length; ++i) {
        const at = place(ys[i]);
        if (xs[i] < left) left = xs[i];
        if (xs[i] > right) right = xs[i];
        if (at < bottom && at > -1e300) bottom = at;
        if (at > top && at < 1e300) top = at;
      }
    }
    if (this.shown.x === "time") { left = Math.min(left, 0); right = Math.max(right, least); }
    if (!(right > left)) [left, right] = [Number.isFinite(left) ? left - 1 : 0, Number.isFinite(left) ? left + 1 : 1];
    if (!(bottom <= top)) [bottom, top] = this.shown.logY ? [-3, 0] : [0, 1];
    const room = top > bottom ? 0.06 * (top - bottom) : this.shown.logY ? 1 : Math.abs(top) * 0.1 || 1;
    return { left, right, bottom: bottom - room, top: top + room };
  }

  /** Of many rows for each pixel only the extremes are drawn. */
  curve(context, { x, y, run }, toX, toY) {
    const xs = this.machine.column(x), ys = this.machine.column(y), several = this.curves.length > 1;
    context.strokeStyle = runColour(run);
    context.lineWidth = 1.8;
    context.lineJoin = "round";
    context.setLineDash(several ? dashes[run % dashes.length] : []);
    context.beginPath();
    const inOrder = this.shown.x === "time";
    let pen = false, pixel = NaN, low = 0, high = 0;
    for (let i = 0; i < ys.length; ++i) {
      const px = toX(xs[i]), py = Math.max(-1e5, Math.min(1e5, toY(ys[i])));
      if (!Number.isFinite(px + py)) { pen = false; continue; }
      if (inOrder && pen && Math.round(px) === pixel && i + 1 < ys.length) {
        if (py < low) context.lineTo(px, (low = py));
        else if (py > high) context.lineTo(px, (high = py));
        continue;
      }
      if (pen) context.lineTo(px, py);
      else context.moveTo(px, py);
      pen = true;
      pixel = Math.round(px);
      low = high = py;
    }
    context.stroke();
    context.setLineDash([]);
  }
}
