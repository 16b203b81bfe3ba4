// SPDX-License-Identifier: GPL-3.0-or-later
// The service worker: keeps the files of this version, so that the page also opens without a network, and gives them the headers
// without which a browser offers no threads.
"use strict";
const version = "timestep-@VERSION@"; // changes with every file

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil((async () => {
    for (const name of await caches.keys()) if (name.startsWith("timestep-") && name !== version) await caches.delete(name);
    await self.clients.claim();
})()));

function withHeaders(answer) {
    const headers = new Headers(answer.headers);
    headers.set("Cross-Origin-Opener-Policy", "same-origin");
    headers.set("Cross-Origin-Embedder-Policy", "require-corp");
    return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers });
}

self.addEventListener("fetch", (event) => {
    const address = new URL(event.request.url);
    if (event.request.method !== "GET" || address.origin !== location.origin) return;
    event.respondWith((async () => {
        const cache = await caches.open(version);
        const kept = await cache.match(event.request, { ignoreSearch: true });
        if (kept) return kept; // as it was put there: with it the browser keeps what it has compiled
        const answer = withHeaders(await fetch(event.request));
        if (answer.ok && answer.status === 200) event.waitUntil(cache.put(event.request, answer.clone()));
        return answer;
    })());
});
