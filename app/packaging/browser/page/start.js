// SPDX-License-Identifier: GPL-3.0-or-later
// Starts the program in its page: looks at what the browser offers, loads the files with a progress bar and says in a sentence what
// is missing. The address may name what to open: #lesson=ten-steps-of-euler&step=3 or #experiment=..., and ?lang=de a language.
"use strict";
const narrowest = 820; // width from which the window is usable [px]
const english = {
    loading: "Timestep is loading.",
    starting: "Timestep starts.",
    noWebAssembly: "This browser is too old for Timestep: it has no WebAssembly with vectors, exceptions and threads.",
    advice: "Chromium, Chrome or Edge from version 95, Firefox from 100 and Safari from 16.4 have it.",
    insecure: "A browser offers threads only to a page with an address that begins with https:// or http://localhost.",
    noThreads: "This browser offers no threads to this page. Perhaps it blocks service workers: a private window of some browsers does.",
    twice: "Timestep is already open in another tab or window of this browser.",
    twiceAdvice: "Two of them would overwrite each other's answers. Go on there, or close it and load this page again.",
    narrow: `Timestep wants a window that is at least ${narrowest} px wide; this one has %1.`,
    narrowAdvice: "Lessons need that room: turn the device, make the window wider, or zoom out. To play, this one will do.",
    play: "Play",
    notKept: "This browser keeps nothing for this page: save what you want to keep as files.",
    couldNotKeep: "This browser has not kept your last answers: its storage is full, or was blocked. Save what you want to keep as files.",
    brokenLink: "The experiment in this link is damaged; Timestep opens without it.",
    stopped: "Timestep has stopped: %1",
    stoppedAdvice: "Load the page again. Answers and settings are kept.",
    broken: "Timestep could not be loaded: %1",
};
const german = {
    loading: "Timestep wird geladen.",
    starting: "Timestep startet.",
    noWebAssembly: "Dieser Browser ist zu alt für Timestep: Ihm fehlt WebAssembly mit Vektoren, Ausnahmen und Threads.",
    advice: "Chromium, Chrome und Edge ab Version 95, Firefox ab 100 und Safari ab 16.4 haben es.",
    insecure: "Ein Browser bietet Threads nur einer Seite an, deren Adresse mit https:// oder http://localhost beginnt.",
    noThreads: "Dieser Browser bietet dieser Seite keine Threads an. Vielleicht sperrt er Service Worker, wie private Fenster mancher Browser.",
    twice: "Timestep ist schon in einem anderen Tab oder Fenster dieses Browsers offen.",
    twiceAdvice: "Zwei würden einander die Antworten überschreiben. Arbeite dort weiter, oder schließe es und lade diese Seite neu.",
    narrow: `Timestep braucht ein Fenster, das mindestens ${narrowest} px breit ist; dieses hat %1.`,
    narrowAdvice: "Lektionen brauchen diesen Platz: Drehe das Gerät, mach das Fenster breiter oder zoome heraus. Zum Spielen reicht dieses.",
    play: "Spielen",
    notKept: "Dieser Browser behält nichts für diese Seite: Speichere, was du behalten willst, als Dateien.",
    couldNotKeep: "Dieser Browser hat deine letzten Antworten nicht behalten: Sein Speicher ist voll oder gesperrt. Speichere, was du behalten willst, als Dateien.",
    brokenLink: "Der Versuch in diesem Link ist beschädigt; Timestep öffnet sich ohne ihn.",
    stopped: "Timestep ist stehen geblieben: %1",
    stoppedAdvice: "Lade die Seite neu. Antworten und Einstellungen sind noch da.",
    broken: "Timestep konnte nicht geladen werden: %1",
};
const asked = new URLSearchParams(location.search).get("lang");
const text = (asked ?? navigator.language).startsWith("de") ? german : english;
const part = (id) => document.getElementById(id);
document.documentElement.lang = text === german ? "de" : "en";
part("sentence").textContent = text.loading;

function say(sentence, advice = "") {
    part("wait").hidden = false;
    part("progress").hidden = true;
    part("sentence").textContent = sentence;
    part("advice").textContent = advice;
    part("screen").classList.add("waits");
}
function note(sentence) {
    part("note").textContent = sentence;
    part("note").hidden = false;
    setTimeout(() => { part("note").hidden = true; }, 20000);
}

const isModern = () => typeof WebAssembly === "object" && typeof WebAssembly.Exception === "function";

const keepsFiles = () => new Promise((resolve) => {
    try {
        const request = indexedDB.open("timestep-probe");
        request.onsuccess = () => { request.result.close(); indexedDB.deleteDatabase("timestep-probe"); resolve(true); };
        request.onerror = request.onblocked = () => resolve(false);
    } catch { resolve(false); }
});

// Holds the lock of the kept files until the page is left.
const isFirst = () => new Promise((resolve) => {
    if (!navigator.locks) return resolve(true);
    navigator.locks.request("timestep", { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock === null ? null : new Promise(() => {});
    }).catch(() => resolve(true));
});

// The service worker keeps the files for later, and gives the page what threads need if the server does not.
async function isolated() {
    if (navigator.serviceWorker && location.protocol !== "file:") {
        try {
            await navigator.serviceWorker.register("worker.js");
            if (!navigator.serviceWorker.controller)
                await Promise.race([
                    new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true })),
                    new Promise((resolve) => setTimeout(resolve, 3000)),
                ]);
            if (!crossOriginIsolated && !sessionStorage.isolating) {
                sessionStorage.isolating = "yes";
                location.reload();
                return new Promise(() => {});
            }
            delete sessionStorage.isolating;
        } catch (fault) { console.warn("no service worker", fault); }
    }
    return crossOriginIsolated;
}

// Fetches a file and tells how much of it is there. A copy is counted: the browser keeps what it has compiled beside the answer itself.
async function load(name, tell) {
    const answer = await fetch(name);
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
    answer.clone().body.pipeTo(new WritableStream({ write(piece) { tell(piece.byteLength); } })).catch(() => {});
    return answer;
}

// Not every server says that the file is WebAssembly.
const compile = async (answer) => answer.headers.get("Content-Type") === "application/wasm" ? WebAssembly.compileStreaming(answer)
    : WebAssembly.compile(await answer.arrayBuffer());

// What the address asks for: arguments of the program, and the bytes of an experiment.
async function wanted() {
    const words = new URLSearchParams(location.hash.slice(1)), given = { arguments: [], linked: null };
    if (asked) given.arguments.push("--lang", asked);
    if (words.has("lesson")) {
        given.arguments.push("--lesson", words.get("lesson"));
        if (/^[1-9][0-9]{0,3}$/.test(words.get("step") ?? "")) given.arguments.push("--step", words.get("step"));
    } else if (words.has("experiment")) {
        try {
            const packed = Uint8Array.from(atob(words.get("experiment").replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0));
            const plain = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"));
            given.linked = new Uint8Array(await new Response(plain).arrayBuffer());
            given.arguments.push("/tmp/link.timestep");
        } catch { note(text.brokenLink); }
    }
    return given;
}

async function start() {
    if (!isModern()) return say(text.noWebAssembly, text.advice);
    if (!isSecureContext) return say(text.insecure);
    if (!await isolated()) return say(text.noThreads);
    if (!await isFirst()) return say(text.twice, text.twiceAdvice);
    if (innerWidth < narrowest && !sessionStorage.narrow) {
        say(text.narrow.replace("%1", innerWidth), text.narrowAdvice);
        part("go").textContent = text.play;
        part("go").hidden = false;
        await new Promise((resolve) => part("go").addEventListener("click", resolve, { once: true }));
        sessionStorage.narrow = "yes";
        part("go").hidden = true;
        part("progress").hidden = false;
        part("sentence").textContent = text.loading;
        part("advice").textContent = "";
    }
    const keeps = await keepsFiles();
    if (!keeps) note(text.notKept);
    const sizes = await (await fetch("sizes.json")).json();
    const all = Object.values(sizes).reduce((sum, size) => sum + size, 0);
    let there = 0;
    const tell = (bytes) => {
        there += bytes;
        part("progress").value = Math.min(1, there / all);
    };
    const [compiled, data, given] = await Promise.all([
        load("timestep.wasm", tell).then(compile),
        load("timestep.data", tell).then((answer) => answer.arrayBuffer()),
        wanted(),
        new Promise((resolve, reject) => {
            const script = document.createElement("script");
            script.src = "timestep.js";
            script.onload = resolve;
            script.onerror = () => reject(new Error("timestep.js"));
            document.head.append(script);
        }),
    ]);
    part("sentence").textContent = text.starting;
    window.timestep = await qtLoad({
        arguments: given.arguments,
        linked: given.linked,
        keepsFiles: keeps,
        couldNotKeep: () => note(text.couldNotKeep),
        getPreloadedPackage: () => data,
        qt: {
            entryFunction: window.timestep_entry,
            module: Promise.resolve(compiled),
            containerElements: [part("screen")],
            onLoaded: () => {
                part("wait").hidden = true;
                part("screen").classList.remove("waits");
            },
            onExit: (end) => say(text.stopped.replace("%1", end.text ?? `${end.code ?? ""}`), text.stoppedAdvice),
        },
    });
    // Qt's windows are there now. The program speaks itself (#spoken); what Qt's hidden button switches on follows no focus.
    const style = document.createElement("style");
    style.textContent = `.hidden-visually-read-by-screen-reader { display: none; }
        .qt-window.has-border { background-color: var(--frame); border-color: var(--frame) !important; }
        .title-bar { color: var(--frame-text); font: 0.85rem system-ui, sans-serif; }
        .title-bar .image-button:not(:first-child) img { filter: invert(var(--frame-icons)); }`;
    document.getElementById("qt-shadow-container")?.shadowRoot.append(style);
}
part("screen").classList.add("waits");
// A file that came only in part cannot be compiled either, so the browser's own words are said, too.
start().catch((fault) => say(text.broken.replace("%1", fault.message), fault instanceof WebAssembly.CompileError ? `${text.noWebAssembly} ${text.advice}` : ""));
// Another link in the same page: it opens as if it was the first.
addEventListener("hashchange", () => location.reload());
