import { Problem } from './problem.mjs'
import { findExecutable, installPackage, mayInstall, saysItsVersion } from './system.mjs'

/** Renders and runs pages like a full Chromium, without its windows: journeys take a seventh less CPU time. */
const SHELL = 'chromium-headless-shell'

const BROWSERS = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

const ADVICE =
  'The browser journeys need Chromium. Install Chromium or Chrome (Debian: apt-get install chromium), ' +
  'or name one: CHROMIUM_PATH=/path/to/chrome npm test'

/** @type {Promise<string> | undefined} */
let provided

/**
 * The browser for the journeys: the given one, an installed one, or one installed now, for all steps at once.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string>} absolute path
 * @throws {Problem} with what to do when there is none
 */
export function provideChromium(env) {
  provided ??= findOrInstall(env)
  return provided
}

/** @param {NodeJS.ProcessEnv} env */
async function findOrInstall({ CHROMIUM_PATH: named }) {
  if (named) {
    if (starts(named)) return named
    throw new Problem(`CHROMIUM_PATH is '${named}', but that is no browser that starts. ${ADVICE}`)
  }
  const existing = findWorking([SHELL]) ?? (await installShell()) ?? findWorking(BROWSERS)
  if (existing) return existing
  if (!mayInstall())
    throw new Problem(`There is no Chromium here, and installing one needs root. ${ADVICE}`)
  await installPackage('chromium')
  const installed = findWorking(BROWSERS)
  if (!installed) throw new Problem(`apt-get installed chromium, but it does not start. ${ADVICE}`)
  return installed
}

/** Null where it isn't available: not every system with apt-get has it. */
async function installShell() {
  if (!mayInstall()) return null
  try {
    await installPackage(SHELL)
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
  return findWorking([SHELL])
}

/** @param {string[]} candidates names or paths, the best first */
function findWorking(candidates) {
  const found = candidates.map((candidate) => findExecutable(candidate))
  return found.find((path) => path !== null && starts(path)) ?? null
}

/** @param {string} path */
function starts(path) {
  // On Windows --version opens a window instead.
  return process.platform === 'win32' || saysItsVersion(path)
}
