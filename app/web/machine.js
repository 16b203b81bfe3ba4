// SPDX-License-Identifier: GPL-3.0-or-later
// The engine of Timestep in the page: core as WebAssembly, behind functions that take and give values of JavaScript.
// A function that fails throws a Fault with one sentence for the reader.
"use strict";

class Fault extends Error {}

/** Unpacks the engine of the page (gzip in base64) and starts it. */
async function startMachine(packed, texts) {
  if (typeof WebAssembly !== "object" || typeof DecompressionStream !== "function") throw new Fault(texts.tooOld);
  let engine;
  try {
    const letters = atob(packed.trim());
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    engine = await timestepEngine({ wasmBinary: await new Response(stream).arrayBuffer() });
  } catch (error) {
    console.error(error);
    throw new Fault(texts.notStarted);
  }
  return new Machine(engine, texts);
}

class Machine {
  constructor(engine, texts) {
    this.engine = engine;
    this.texts = texts;
  }

  /** Calls a C function whose answer is a JSON text; texts among the values are passed as UTF-8. */
  ask(name, ...values) {
    const engine = this.engine, kept = [];
    const passed = values.map((value) => {
      if (typeof value !== "string") return value;
      const size = engine.lengthBytesUTF8(value) + 1, place = engine._malloc(size);
      if (place === 0) throw new Fault(this.texts.tooLarge);
      engine.stringToUTF8(value, place, size);
      kept.push(place);
      return place;
    });
    let answer;
    try {
      answer = engine.UTF8ToString(engine["_timestep_" + name](...passed));
    } catch (error) {
      console.error(error);
      throw new Fault(this.texts.tooLarge); // the memory of the page or its stack is used up
    } finally {
      for (const place of kept) engine._free(place);
    }
    return answer;
  }
  answer(name, ...values) {
    const found = JSON.parse(this.ask(name, ...values));
    if (found.tooLarge) throw new Fault(this.texts.tooLarge);
    if (found.fault !== undefined) throw new Fault(found.fault);
    return found;
  }

  load(experiment, words) { return this.answer("load", JSON.stringify(experiment), JSON.stringify(words)); }
  restart() { return this.answer("restart"); }
  set(key, value) { return this.answer("set", key, String(value)); }
  /** Steps up to a time, for so many seconds of the clock and at most so many steps (0: any number). */
  advance(until, seconds, steps = 0) { return this.answer("advance", until, seconds, steps); }
  hand(what, run, index, x, y) { return this.answer("hand", what, run, index, x, y); }
  csv() { return this.ask("csv"); }
  experiment() { return this.ask("experiment"); }

  /** The values of a column of the table. Valid until the next step. */
  column(number) {
    const start = this.engine._timestep_column(number) / 8;
    return this.engine.HEAPF64.subarray(start, start + this.engine._timestep_rows(number));
  }
  /** The picture of a run: points, segments, polygons and sheets of app/web/engine.cpp. */
  picture(run) { return this.read(this.engine._timestep_picture(run)); }
  exactPicture(run) { return this.read(this.engine._timestep_exact(run)); }

  read(place) {
    const numbers = this.engine.HEAPF64;
    let at = place / 8;
    const next = () => numbers[at++];
    const many = (make) => Array.from({ length: next() }, make);
    const points = many(() => ({
      x: next(), y: next(), role: next(), shape: next(), index: next(), radius: next(), angle: next(), mass: next(),
    }));
    const segments = many(() => ({
      x: next(), y: next(), toX: next(), toY: next(), role: next(), shape: next(), index: next(), strain: next(), width: next(),
    }));
    const polygons = many(() => {
      const one = { role: next(), shape: next(), index: next() };
      one.corners = many(() => ({ x: next(), y: next() }));
      return one;
    });
    const sheets = many(() => {
      const sheet = { columns: next(), rows: next(), tensionOnly: next() !== 0 };
      const count = sheet.columns * sheet.rows;
      const take = (size) => numbers.slice(at, (at += size));
      sheet.nodes = take(2 * count);
      sheet.across = take(count);
      sheet.down = take(count);
      return sheet;
    });
    return { points, segments, polygons, sheets };
  }
}
