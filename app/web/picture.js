// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the display list of core (core/frame/frame.h) on a canvas: cloth, springs, limbs, bodies, wheels, pins, ground.
"use strict";

const Role = { Body: 0, Pin: 1, Rod: 2, Spring: 3, Ground: 4, Guide: 5, Fill: 6, Mark: 7, Grip: 8, Ghost: 9 };
const Shape = { Plain: 0, Node: 1, Thread: 2, Limb: 3, Joint: 4, Head: 5, Wheel: 6, Sun: 7, Planet: 8, Ruler: 9, Wall: 10 };

const darkScheme = window.matchMedia("(prefers-color-scheme: dark)");
const runColours = () => darkScheme.matches
  ? ["#56b4e9", "#e69f00", "#009e73", "#cc79a7", "#ffffff", "#f0e442", "#d55e00", "#a58cff"]
  : ["#0072b2", "#d55e00", "#009e73", "#b35a93", "#000000", "#a87400", "#2b8fc4", "#5b3fa8"];
const runColour = (run) => runColours()[run % 8];
const themeColour = (name) => getComputedStyle(document.documentElement).getPropertyValue("--" + name).trim();
const channels = (colour) => [1, 3, 5].map((from) => parseInt(colour.slice(from, from + 2), 16));
function mixed(from, to, share) {
  const a = channels(from), b = channels(to);
  return "#" + a.map((value, i) => Math.round(value + (b[i] - value) * share).toString(16).padStart(2, "0")).join("");
}

/** Colours of a cloth by strain, and of sticks: blue is too short, orange too long. */
function strainColours() {
  return darkScheme.matches
    ? { sheet: [[0, "#2f628f"], [0.3, "#60a8d6"], [0.55, "#ded6be"], [0.8, "#f7a452"], [1, "#ff5c38"]],
        stick: ["#3da5ff", "#8a919b", "#ff8c1a"] }
    : { sheet: [[0, "#3478ab"], [0.3, "#74b4dc"], [0.55, "#e3d8b4"], [0.8, "#f0973c"], [1, "#d9431a"]],
        stick: ["#0052cc", "#868e98", "#d04500"] };
}
function sheetColour(stops, share) {
  let k = 0;
  while (k + 2 < stops.length && stops[k + 1][0] < share) ++k;
  return mixed(stops[k][1], stops[k + 1][1], Math.min(1, Math.max(0, (share - stops[k][0]) / (stops[k + 1][0] - stops[k][0]))));
}

/** Fits a region of the scene into a rectangle of the canvas. */
function viewOf(bounds, area, yDown) {
  const [left, bottom, right, top] = bounds, margin = 0.03;
  const scale = Math.min(area.width / (right - left), area.height / (top - bottom)) * (1 - 2 * margin);
  const middleX = area.x + area.width / 2, middleY = area.y + area.height / 2, sign = yDown ? 1 : -1;
  return {
    scale, area, yDown,
    x: (x) => middleX + (x - (left + right) / 2) * scale,
    y: (y) => middleY + sign * (y - (bottom + top) / 2) * scale,
    sceneX: (x) => (x - middleX) / scale + (left + right) / 2,
    sceneY: (y) => (y - middleY) / scale * sign + (bottom + top) / 2,
  };
}

/** The largest strain of a picture. */
function largestStrain(frame) {
  let most = 0;
  const take = (strain) => { if (strain > most && strain < 1e9) most = strain; };
  for (const one of frame.segments) if (one.role <= Role.Spring) take(Math.abs(one.strain));
  for (const sheet of frame.sheets) { sheet.across.forEach(take); sheet.down.forEach(take); }
  return most;
}

class Painter {
  /** `look`: colour of the run, whether several runs are drawn over each other, the strain of the strongest colour. */
  constructor(context, view, look) {
    Object.assign(this, { context, view, look });
    this.ink = { axis: themeColour("axis"), grid: themeColour("grid"), card: themeColour("card"), text: themeColour("text"), quiet: themeColour("quiet") };
    this.strains = strainColours();
  }

  paint(frame) {
    const { context, view } = this, { x, y, width, height } = view.area;
    context.save();
    context.beginPath();
    context.rect(x, y, width, height);
    context.clip();
    context.lineJoin = "round";
    this.covered = frame.sheets.length > 0;
    for (const one of frame.segments) if (one.role === Role.Ground) this.ground(one);
    this.glossy = frame.segments.some((one) => one.role === Role.Spring && one.shape === Shape.Plain);
    for (const one of frame.polygons) if (one.role <= Role.Fill) this.polygon(one);
    for (const one of frame.sheets) this.sheet(one);
    this.segments(frame);
    this.points(frame);
    context.restore();
  }

  /** The exact motion: pale dashes. */
  paintExact(frame) {
    const { context, view } = this;
    context.save();
    context.globalAlpha = 0.5;
    context.strokeStyle = this.ink.text;
    context.lineWidth = 1.4;
    context.setLineDash([4, 3.5]);
    for (const one of frame.segments) if (one.role <= Role.Spring || one.role === Role.Ghost) this.line(one);
    const dot = this.dotRadius(frame);
    for (const one of frame.points) {
      if (one.role !== Role.Body && one.role !== Role.Ghost) continue;
      context.beginPath();
      context.arc(view.x(one.x), view.y(one.y), one.radius > 0 ? one.radius * view.scale : dot, 0, 7);
      context.stroke();
    }
    for (const one of frame.polygons) if (one.role !== Role.Fill) { this.outline(one.corners); context.stroke(); }
    context.restore();
  }

  line(one) {
    const { context, view } = this;
    context.beginPath();
    context.moveTo(view.x(one.x), view.y(one.y));
    context.lineTo(view.x(one.toX), view.y(one.toY));
    context.stroke();
  }
  outline(corners) {
    const { context, view } = this;
    context.beginPath();
    for (const corner of corners) context.lineTo(view.x(corner.x), view.y(corner.y));
    context.closePath();
  }

  ground(one) {
    const { context, view, ink } = this;
    context.setLineDash([]);
    context.lineCap = "round";
    context.strokeStyle = ink.axis;
    context.lineWidth = 2;
    if (one.shape !== Shape.Wall && one.shape !== Shape.Ruler) return this.line(one);
    const dx = view.x(one.toX) - view.x(one.x), dy = view.y(one.toY) - view.y(one.y), length = Math.hypot(dx, dy);
    if (!(length > 0)) return;
    const side = (view.yDown ? -1 : 1) * 9 / length, outX = -dy * side, outY = dx * side; // a strip on the outer side
    context.fillStyle = ink.grid;
    context.beginPath();
    const x = view.x(one.x), y = view.y(one.y);
    if (one.shape === Shape.Ruler) context.rect(view.area.x, y, view.area.width, 10);
    else for (const [cx, cy] of [[x, y], [x + dx, y + dy], [x + dx + outX, y + dy + outY], [x + outX, y + outY]]) context.lineTo(cx, cy);
    context.closePath();
    context.fill();
    if (one.shape === Shape.Ruler) { context.beginPath(); context.moveTo(view.area.x, y); context.lineTo(view.area.x + view.area.width, y); context.stroke(); }
    else this.line(one);
  }

  polygon(one) {
    const { context, view, ink, look } = this;
    const still = one.role === Role.Ground || one.role === Role.Pin || one.role === Role.Guide, fillOnly = one.role === Role.Fill;
    this.outline(one.corners);
    context.setLineDash([]);
    const ys = one.corners.map((corner) => view.y(corner.y)), top = Math.min(...ys), bottom = Math.max(...ys);
    if (still) {
      context.fillStyle = ink.grid;
    } else if (fillOnly) {
      context.fillStyle = look.colour + "26";
    } else if (Number.isFinite(top + bottom)) {
      const light = context.createLinearGradient(0, top, 0, bottom);
      light.addColorStop(0, this.glossy ? mixed(look.colour, "#ffffff", 0.25) : mixed(ink.card, look.colour, 0.34));
      light.addColorStop(1, this.glossy ? look.colour : mixed(ink.card, look.colour, 0.62));
      context.fillStyle = light;
    }
    context.fill();
    if (fillOnly) return;
    context.strokeStyle = still ? ink.axis : look.colour;
    context.lineWidth = 1.6;
    context.stroke();
  }

  /** A cloth: cells by strain, lit as if folds ran where its threads are too short. */
  sheet(sheet) {
    const { context, view, look } = this, { columns, rows, nodes, across, down, tensionOnly } = sheet;
    const table = Array.from({ length: 33 }, (_, i) => look.several ? look.colour : sheetColour(this.strains.sheet, i / 32));
    const at = (i) => [view.x(nodes[2 * i]), view.y(nodes[2 * i + 1])];
    const pulled = (strain) => tensionOnly ? Math.max(strain, 0) : Math.abs(strain);
    // The slope of a fold from how much shorter a thread is than its rest length.
    const slope = (strain) => { const share = Math.min(1, Math.max(1 + strain, 0.447)); return Math.sqrt(1 / (share * share) - 1); };
    for (let row = 0; row + 1 < rows; ++row) for (let column = 0; column + 1 < columns; ++column) {
      const i = row * columns + column, below = i + columns;
      const threads = [across[i], across[below], down[i], down[i + 1]];
      if (threads.some(Number.isNaN)) continue;
      const [a, b, c, d] = [at(i), at(i + 1), at(below + 1), at(below)];
      const strain = threads.reduce((sum, one) => sum + pulled(one), 0) / 4;
      const fold = Math.cos((column + 0.5) * 1.1) * slope((across[i] + across[below]) / 2) * 0.8;
      const shear = Math.atan2(d[0] - a[0], Math.abs(d[1] - a[1]) + 1e-9);
      const light = 1 / Math.sqrt(1 + fold * fold) * (1 + 0.35 * Math.max(-1, Math.min(1, fold))) - 0.12 * Math.abs(shear);
      const colour = table[Math.round(32 * Math.min(1, strain / look.fullStrain))];
      context.fillStyle = light < 1 ? mixed(colour, "#000000", Math.min(0.5, 1 - light)) : mixed(colour, "#ffffff", Math.min(0.35, light - 1));
      context.strokeStyle = context.fillStyle;
      context.lineWidth = 0.7; // closes the gaps between cells
      context.beginPath();
      for (const corner of [a, b, c, d]) context.lineTo(corner[0], corner[1]);
      context.closePath();
      context.fill();
      context.stroke();
    }
    this.tornThreads(sheet, at, table);
  }
  /** Threads that bound no whole cell. */
  tornThreads({ columns, rows, across, down }, at, table) {
    const { context } = this;
    const whole = (row, column) => {
      if (row < 0 || column < 0 || row + 1 >= rows || column + 1 >= columns) return false;
      const i = row * columns + column;
      return !Number.isNaN(across[i] + across[i + columns] + down[i] + down[i + 1]);
    };
    context.strokeStyle = table[0];
    context.lineWidth = 1.4;
    context.beginPath();
    const draw = (i, j) => { context.moveTo(...at(i)); context.lineTo(...at(j)); };
    for (let row = 0; row < rows; ++row) for (let column = 0; column < columns; ++column) {
      const i = row * columns + column, cell = whole(row, column);
      if (column + 1 < columns && !Number.isNaN(across[i]) && !cell && !whole(row - 1, column)) draw(i, i + 1);
      if (row + 1 < rows && !Number.isNaN(down[i]) && !cell && !whole(row, column - 1)) draw(i, i + columns);
    }
    context.stroke();
  }

  stickColour(strain) {
    if (this.look.several) return this.look.colour;
    const [short, neutral, long] = this.strains.stick, share = Math.min(1, Math.abs(strain) / this.look.fullStrain);
    return mixed(neutral, strain < 0 ? short : long, Number.isFinite(share) ? share : 1);
  }

  segments(frame) {
    const { context, view, ink, look } = this;
    const few = frame.segments.length < 1500, limbs = [];
    for (const one of frame.segments) {
      if (one.role === Role.Ground || one.role > Role.Mark || (this.covered && one.shape === Shape.Thread)) continue;
      if (one.shape === Shape.Limb && one.role === Role.Rod) { limbs.push(one); continue; }
      context.setLineDash(one.role === Role.Guide ? [3, 4] : []);
      context.lineCap = "round";
      if (one.role === Role.Guide) { context.strokeStyle = ink.axis; context.lineWidth = 1; }
      else if (one.role === Role.Mark) { context.strokeStyle = look.colour; context.lineWidth = 1.5; }
      else { context.strokeStyle = this.stickColour(one.strain); context.lineWidth = few ? (look.several ? 2 : 3) : 1; }
      if (one.role === Role.Spring && one.shape !== Shape.Thread && few) this.coil(one);
      else this.line(one);
    }
    context.setLineDash([]);
    const length = (one) => Math.hypot(one.toX - one.x, one.toY - one.y) * view.scale;
    this.limb = limbs.length ? Math.min(16, Math.max(2, 0.15 * limbs.reduce((sum, one) => sum + length(one), 0) / limbs.length)) : 0;
    for (const [width, colour] of [[2 * this.limb + 3, mixed(look.colour, "#000000", 0.35)], [2 * this.limb, look.colour], [0.5 * this.limb, mixed(look.colour, "#ffffff", 0.4)]]) {
      context.lineWidth = width;
      context.strokeStyle = colour;
      for (const one of limbs) this.line(one);
    }
  }

  coil(one) {
    const { context, view } = this;
    const x = view.x(one.x), y = view.y(one.y), dx = view.x(one.toX) - x, dy = view.y(one.toY) - y, length = Math.hypot(dx, dy);
    if (!(length > 0) || length > 1e5) return;
    const wide = one.width > 0 ? one.width * view.scale : 9, turns = one.width > 0 ? 13 : 4;
    const straight = Math.min(0.08, 10 / length), aX = -dy / length * wide / 2, aY = dx / length * wide / 2;
    context.lineWidth = 1.8;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + straight * dx, y + straight * dy);
    for (let i = 0; i < 2 * turns; ++i) {
      const share = straight + (1 - 2 * straight) * (i + 0.5) / (2 * turns), side = i % 2 === 0 ? 1 : -1;
      context.lineTo(x + share * dx + side * aX, y + share * dy + side * aY);
    }
    context.lineTo(x + (1 - straight) * dx, y + (1 - straight) * dy);
    context.lineTo(x + dx, y + dy);
    context.stroke();
  }

  dotRadius(frame) {
    const count = frame.points.length;
    return count <= 2 ? 10 : count <= 40 ? 5 : count <= 400 ? 3.5 : 2.5;
  }

  points(frame) {
    const { view } = this, dot = this.dotRadius(frame);
    const radiusOf = (one) => one.radius > 0 ? Math.max(one.radius * view.scale, frame.points.length <= 12 ? 3.5 : 1.5)
      : one.shape === Shape.Head ? 2.1 * this.limb
      : one.role === Role.Pin ? Math.min(5, Math.max(4, dot))
      : dot * Math.sqrt(Math.min(9, Math.max(1, one.mass)));
    const shown = frame.points.filter((one) => one.role <= Role.Ground && Number.isFinite(one.x + one.y));
    for (const one of shown)
      if (one.role !== Role.Pin && one.shape !== Shape.Joint && !(this.covered && one.shape === Shape.Node)) this.dot(one, radiusOf(one));
    for (const one of shown) if (one.role === Role.Pin) this.pin(one, Math.max(3.5, radiusOf(one)));
  }

  dot(one, radius) {
    const { context, view, ink, look } = this, x = view.x(one.x), y = view.y(one.y);
    if (!(radius < 20000)) return;
    if (one.shape === Shape.Wheel) return this.wheel(x, y, radius, one.angle);
    const colour = one.shape === Shape.Sun ? "#ffc82e" : one.role === Role.Body ? look.colour : ink.axis;
    const disc = (r) => { context.beginPath(); context.arc(x, y, r, 0, 7); context.fill(); };
    if (one.shape === Shape.Sun) {
      const halo = context.createRadialGradient(x, y, 0.9 * radius, x, y, 2.1 * radius);
      halo.addColorStop(0, "#ffc82e80");
      halo.addColorStop(1, "#ffc82e00");
      context.fillStyle = halo;
      disc(2.1 * radius);
    }
    if (radius < 5.5) {
      context.fillStyle = colour;
    } else {
      const light = context.createRadialGradient(x - 0.28 * radius, y - 0.4 * radius, 0, x, y, 1.05 * radius);
      light.addColorStop(0, mixed(colour, "#ffffff", 0.42));
      light.addColorStop(0.55, colour);
      light.addColorStop(1, one.shape === Shape.Sun ? "#f08c00" : mixed(colour, "#000000", 0.3));
      context.fillStyle = light;
    }
    disc(radius);
  }
  wheel(x, y, radius, angle) {
    const { context, ink, look } = this, rubber = mixed(ink.text, look.colour, 0.25), tyre = 0.26 * radius;
    context.strokeStyle = rubber;
    context.fillStyle = ink.card;
    context.lineWidth = tyre;
    context.beginPath();
    context.arc(x, y, radius - tyre / 2, 0, 7);
    context.fill();
    context.stroke();
    context.lineWidth = 0.12 * radius;
    for (let i = 0; i < 4; ++i) {
      const turn = angle + i * Math.PI / 4, sx = (radius - tyre) * Math.cos(turn), sy = -(radius - tyre) * Math.sin(turn);
      context.beginPath();
      context.moveTo(x - sx, y - sy);
      context.lineTo(x + sx, y + sy);
      context.stroke();
    }
  }
  pin(one, radius) {
    const { context, view, ink } = this, x = view.x(one.x), y = view.y(one.y);
    context.lineWidth = 0.3 * radius;
    context.strokeStyle = ink.text;
    context.fillStyle = "#dfe3e8";
    context.beginPath();
    context.arc(x, y, 0.95 * radius, 0, 7);
    context.fill();
    context.stroke();
    context.fillStyle = "#1c2128";
    context.beginPath();
    context.arc(x, y, 0.35 * radius, 0, 7);
    context.fill();
  }
}
