import { Problem } from './problem.mjs'
import { findExecutable, installPackage, mayInstall, saysItsVersion } from './system.mjs'

const CANDIDATES = [
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

/**
 * The browser for the journeys: the one named, one that is installed, or one installed now.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string>} absolute path
 * @throws {Problem} a sentence that says what to do when there is none
 */
export async function provideChromium({ CHROMIUM_PATH: named }) {
  if (named) {
    if (starts(named)) return named
    throw new Problem(`CHROMIUM_PATH is '${named}', but that is no browser that starts. ${ADVICE}`)
  }
  const existing = findWorking()
  if (existing) return existing
  if (!mayInstall())
    throw new Problem(`There is no Chromium here, and installing one needs root. ${ADVICE}`)
  await installPackage('chromium')
  const installed = findWorking()
  if (!installed) throw new Problem(`apt-get installed chromium, but it does not start. ${ADVICE}`)
  return installed
}

function findWorking() {
  const found = CANDIDATES.map((candidate) => findExecutable(candidate))
  return found.find((path) => path !== null && starts(path)) ?? null
}

/** @param {string} path */
function starts(path) {
  // On Windows --version opens a window instead of answering.
  return process.platform === 'win32' || saysItsVersion(path)
}
