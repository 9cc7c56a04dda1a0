import { fileURLToPath } from 'node:url'

/** Port of the academy's server in these journeys. */
export const SERVER_PORT = Number(process.env.E2E_PORT ?? '4371')
export const SERVER_ORIGIN = `http://127.0.0.1:${SERVER_PORT}`

/** The web build that the gateway serves. */
export const WEB_ROOT =
  process.env.E2E_WEB_DIST ?? fileURLToPath(new URL('../../../web/dist', import.meta.url))

/** The demo account that decides on payments. */
export const ADMIN = { identifier: 'admin@demo.test', password: 'demo-12345' }
