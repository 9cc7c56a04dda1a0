import { fileURLToPath } from 'node:url'

/** Where the journeys' own server listens. */
export const PORT = Number(process.env.E2E_PORT ?? '4400')
export const ORIGIN = `http://127.0.0.1:${PORT}`

/** The build of the web app that it serves. */
export const WEB_DIST =
  process.env.E2E_WEB_DIST ?? fileURLToPath(new URL('../../dist', import.meta.url))

/** A browser that keeps to itself, also as root in a container. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The accounts of the demo installation that the server starts with. */
export const ADMIN = { identifier: 'admin@demo.test', password: 'demo-12345' }
