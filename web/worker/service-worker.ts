import {
  addPlugins,
  addRoute,
  matchPrecache,
  precache,
  type PrecacheEntry,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'

/**
 * Opens an exam without a network: caches the files that an exam's screens need. Everything else goes to the server, in
 * particular API calls and new pages.
 *
 * A new version waits until the last page of the old one is closed, so that a page always finds the files of its own
 * build.
 */

declare const self: ServiceWorkerGlobalScope

/** Inserted by scripts/service-worker.ts: the files of this build. */
declare const EXAM_FILES: PrecacheEntry[]
/** The page that can render any screen. */
declare const SHELL: string
/** The script that this build's page starts with. */
declare const ENTRY: string
/** Prefix of the API's paths. */
declare const API_ROOT: string
/** The cache into which kept pages put the files that they have loaded. */
declare const KEPT_FILES: string

/** A page that takes longer than this comes from the cache. */
const PAGE_TIMEOUT_SECONDS = 4

/** A proxy's statuses for an unreachable server. */
const GATEWAY_FAILURES = [502, 503, 504]

const fromServer = new NetworkOnly({
  networkTimeoutSeconds: PAGE_TIMEOUT_SECONDS,
  plugins: [
    {
      fetchDidSucceed({ response }) {
        if (GATEWAY_FAILURES.includes(response.status)) throw new Error(`HTTP ${response.status}`)
        return Promise.resolve(response)
      },
    },
  ],
})

addPlugins([
  {
    // The other files are checked by their hashes. If one is refused, the whole version waits for another try.
    async cacheWillUpdate({ request, response }) {
      if (!response.ok) return null
      const isPage = new URL(request.url).pathname === SHELL
      return isPage && !(await response.clone().text()).includes(ENTRY) ? null : response
    },
  },
])
precache(EXAM_FILES)

registerRoute(
  new NavigationRoute(
    async (options) => {
      try {
        return await fromServer.handle(options)
      } catch (error) {
        const shell = await matchPrecache(SHELL)
        if (!shell) throw error
        return shell
      }
    },
    { denylist: [new RegExp(`^${API_ROOT}(/|$)`)] }
  )
)

// Only exact names: '/' is the landing page, which the server renders.
addRoute({ directoryIndex: '', cleanURLs: false })

// The name of such a file has its content's hash, so that it never changes.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) =>
    (await caches.match(request, { cacheName: KEPT_FILES, ignoreVary: true })) ?? fetch(request)
)

// Takes over the page that registered it, which fetched its later chunks from the server so far.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
