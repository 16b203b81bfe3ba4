// SPDX-License-Identifier: GPL-3.0-or-later
// The hand: holds parts of the picture, by mouse, finger, or keys (arrows move, Enter takes and lets go).
"use strict";

class Hand {
  constructor(canvas, page) {
    Object.assign(this, { canvas, page });
    page.hand = this;
    if (!page.canHold) return;
    canvas.addEventListener("pointerdown", (event) => this.take(event));
    canvas.addEventListener("pointermove", (event) => this.move(event));
    for (const end of ["pointerup", "pointercancel"]) canvas.addEventListener(end, () => this.release());
    canvas.addEventListener("keydown", (event) => this.key(event));
    canvas.addEventListener("blur", () => { if (this.byKeys) { this.release(); this.byKeys = null; page.isNew = true; } });
  }

  /** The parts that can be held, with their place on the canvas [px]. */
  parts() {
    const found = [];
    this.page.frames?.forEach((frame, run) => {
      const view = this.page.views[run];
      for (const one of frame.points)
        if (one.index >= 0 && one.role !== Role.Ghost) found.push({ run, index: one.index, x: view.x(one.x), y: view.y(one.y), radius: one.radius * view.scale });
    });
    return found;
  }
  nearest(x, y) {
    let best = null, least = 42; // [px] a finger is wide
    for (const part of this.parts()) {
      const distance = Math.hypot(part.x - x, part.y - y) - part.radius;
      if (distance < least) [best, least] = [part, distance];
    }
    return best;
  }
  at(event) {
    const box = this.canvas.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  }
  does(what, x, y) {
    const { held, page } = this, view = page.views[held.run];
    return page.guarded(() => { page.now = page.machine.hand(what, held.run, held.index, view.sceneX(x), view.sceneY(y)); page.isNew = true; });
  }

  take(event) {
    const [x, y] = this.at(event), part = this.nearest(x, y);
    if (!part) return;
    event.preventDefault();
    this.canvas.focus({ preventScroll: true });
    this.canvas.setPointerCapture(event.pointerId);
    this.away = [part.x - x, part.y - y];
    this.hold(part);
  }
  hold(part) {
    const { page } = this;
    this.held = page.held = part;
    if (!this.does("grab", part.x, part.y)) { this.held = page.held = null; return; }
    this.canvas.classList.add("held");
    page.now.goesOn = true;
    if (!page.isRunning) page.run(true); // what is held follows while time goes on
  }
  move(event) {
    const [x, y] = this.at(event);
    if (this.held && !this.byKeys) this.does("move", x + this.away[0], y + this.away[1]);
    else if (!this.held) this.canvas.classList.toggle("holds", this.nearest(x, y) !== null);
  }
  release() {
    if (!this.held) return;
    const { page } = this;
    this.does("release", 0, 0);
    this.held = page.held = null;
    this.canvas.classList.remove("held");
    if (page.now.atEnd) page.run(true);
  }

  key(event) {
    const parts = this.parts(), by = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (parts.length === 0) return;
    const stepWidth = this.canvas.clientHeight / 40;
    if (event.key === "Enter") {
      if (this.held) { this.release(); this.byKeys = null; this.page.say(this.page.texts.letGo); }
      else {
        const part = parts[Math.max(0, this.page.chosen) % parts.length];
        this.byKeys = [part.x, part.y];
        this.hold(part);
        this.page.say(this.page.texts.holds);
      }
    } else if (event.key === "Escape" && this.held) {
      this.release();
      this.byKeys = null;
    } else if (by && this.held && this.byKeys) {
      this.byKeys = [this.byKeys[0] + by[0] * stepWidth, this.byKeys[1] + by[1] * stepWidth];
      this.does("move", ...this.byKeys);
    } else if (by && !this.held) { // chooses another part
      this.page.chosen = (Math.max(0, this.page.chosen) + (by[0] + by[1] > 0 ? 1 : parts.length - 1)) % parts.length;
      this.page.isNew = true;
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  /** A ring around the part that the keys would take. */
  paint(context) {
    if (document.activeElement !== this.canvas || this.page.chosen < 0) return;
    const parts = this.parts(), part = parts[this.page.chosen % parts.length];
    if (!part) return;
    context.strokeStyle = themeColour("accent");
    context.lineWidth = 2;
    context.beginPath();
    context.arc(part.x, part.y, Math.max(9, part.radius + 4), 0, 7);
    context.stroke();
  }
}
