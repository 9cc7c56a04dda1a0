/**
 * Stands in for the service worker when it has to go (docs/operations.md): removes its files and itself. Open pages go
 * on, and ask the server from then on.
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
