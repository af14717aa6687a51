// Nothing of Yurt is served from here, so nothing is ever stale: pages come from the server, and what
// has a hash in its name the browser keeps by itself. Only where the server cannot be reached, one
// page says so; web/src/client/app.svelte.ts has left it here, in the language of this device.

const OFFLINE = "/offline";

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("fetch", (event) => {
  const { mode, url } = event.request;
  if (mode !== "navigate" || new URL(url).pathname.startsWith("/api/")) return;
  event.respondWith(
    fetch(event.request).catch(async (error) => {
      const page = await caches.match(OFFLINE);
      if (page) return page;
      throw error;
    }),
  );
});
