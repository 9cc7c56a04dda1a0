import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The number of concurrent journeys, each with its own server and data. They often wait, so three keep two cores busy.
 */
export const WORKERS = Number(process.env.E2E_WORKERS ?? '3')

/** The port of the first worker's server. The others follow. */
export const FIRST_PORT = Number(process.env.E2E_PORT ?? '4400')

/** The address of this worker's server. */
export const ORIGIN = originOf(FIRST_PORT + Number(process.env.TEST_PARALLEL_INDEX ?? '0'))

export function originOf(port: number): string {
  return `http://127.0.0.1:${port}`
}

/** Where the servers of these journeys keep their data, each in a folder of its own. */
export const DATA_FOLDER = join(tmpdir(), `lulus-e2e-${FIRST_PORT}`)

/** The data folder of a worker's server; this worker's by default. */
export function dataFolderOf(worker = process.env.TEST_PARALLEL_INDEX ?? '0'): string {
  return join(DATA_FOLDER, `worker-${worker}`)
}

/** The web build that it serves. */
export const WEB_DIST =
  process.env.E2E_WEB_DIST ?? fileURLToPath(new URL('../../dist', import.meta.url))

/**
 * Browser features that journeys disable. Chromium accepts only one such list, so it repeats those that Playwright 1.65
 * disables.
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
  // Two more pages for each window, under an address bar that isn't visible.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // A spare process for the next page.
  'SpareRendererForSitePerProcess',
]

/** A browser without background traffic, which also runs as root in a container. */
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

/** The accounts of the server's demo installation. */
export const ADMIN = { identifier: 'admin@demo.test', password: 'demo-12345' }
