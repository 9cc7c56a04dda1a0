import { spawnSync } from 'node:child_process'
import { findExecutable } from './executables.mjs'
import { Problem } from './problem.mjs'
import { installSystemPackage, packageManagerHere } from './system-packages.mjs'

const CANDIDATES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

const ADVICE =
  'The browser journeys need Chromium. Install Chromium or Chrome (Debian: apt-get install chromium), ' +
  'or name one: CHROMIUM_PATH=/path/to/chrome npm test'

/**
 * The browser for the journeys: the one named, one that is installed, or one installed now.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string>} absolute path
 * @throws {Problem} a sentence that says what to do when there is none
 */
export async function provideChromium(env) {
  if (env.CHROMIUM_PATH) {
    if (starts(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH
    throw new Problem(
      `CHROMIUM_PATH is '${env.CHROMIUM_PATH}', but that is no browser that starts. ${ADVICE}`
    )
  }

  const existing = findWorking()
  if (existing) return existing

  const manager = packageManagerHere()
  if (!manager)
    throw new Problem(`There is no Chromium here, and installing one needs root. ${ADVICE}`)
  await installSystemPackage(manager, 'chromium')

  const installed = findWorking()
  if (!installed)
    throw new Problem(`${manager.manager} installed chromium, but it does not start. ${ADVICE}`)
  return installed
}

function findWorking() {
  for (const candidate of CANDIDATES) {
    const path = findExecutable([candidate])
    if (path && starts(path)) return path
  }
  return null
}

/**
 * Some systems ship a stand-in that only says where to get the browser.
 * @param {string} path
 */
function starts(path) {
  // On Windows --version opens a window instead of answering.
  if (process.platform === 'win32') return true
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 })
  return status === 0 && /\d+\.\d+/.test(stdout)
}
