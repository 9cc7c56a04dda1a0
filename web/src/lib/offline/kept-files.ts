/** The cache of the files that kept pages have loaded. The service worker answers from it. */
export const KEPT_FILES = 'lulus-kept-files'

/** Files of earlier builds go first. */
const MOST_FILES = 200

/** Puts the build's files that this page has loaded into the cache, so that they are there without a network. */
export async function keepLoadedFiles(): Promise<void> {
  const cache = await caches.open(KEPT_FILES)
  const known = (await cache.keys()).map(({ url }) => url)
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((url) => url.startsWith(`${window.location.origin}/assets/`) && !known.includes(url))
  for (const url of new Set(loaded)) {
    const response = await fetch(url)
    // A captive portal sends pages.
    const isPage = response.headers.get('Content-Type')?.startsWith('text/html')
    if (response.ok && !isPage) await cache.put(url, response)
  }
  const all = await cache.keys()
  for (const request of all.slice(0, Math.max(0, all.length - MOST_FILES))) {
    await cache.delete(request)
  }
}
