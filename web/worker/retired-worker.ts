/**
 * Replaces a service worker that has to be retired (docs/operations.md): deletes its files and unregisters itself. Open
 * pages continue and use the server from then on.
 */

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', () => {
  void self.skipWaiting()
})

self.addEventListener('activate', (event) => event.waitUntil(retire()))

async function retire(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
  await self.registration.unregister()
}
