import { fileURLToPath } from 'node:url'

/** Journeys that run at once, each on a server and data of its own; they often wait, so three fill two cores. */
export const WORKERS = Number(process.env.E2E_WORKERS ?? '3')

/** Where the first worker's server listens; the others' follow. */
export const FIRST_PORT = Number(process.env.E2E_PORT ?? '4400')

/** Where this worker's server listens. */
export const ORIGIN = originOf(FIRST_PORT + Number(process.env.TEST_PARALLEL_INDEX ?? '0'))

export function originOf(port: number): string {
  return `http://127.0.0.1:${port}`
}

/** The build of the web app that it serves. */
export const WEB_DIST =
  process.env.E2E_WEB_DIST ?? fileURLToPath(new URL('../../dist', import.meta.url))

/**
 * Parts of the browser that journeys go without. Chromium heeds one such list alone, so those that Playwright 1.65
 * leaves out are in it again.
 */
const ABSENT_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  // Two more pages for each window, below an address bar that nobody sees.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // A process in reserve for the next page.
  'SpareRendererForSitePerProcess',
]

/** A browser that keeps to itself, also as root in a container. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${ABSENT_FEATURES.join(',')}`,
]

/** The accounts of the demo installation that the server starts with. */
export const ADMIN = { identifier: 'admin@demo.test', password: 'demo-12345' }
