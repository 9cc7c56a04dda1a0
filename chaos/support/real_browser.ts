import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  chromium,
  type Browser,
  type BrowserContext,
  type Page,
  type Response,
} from '@playwright/test'
import { BROWSER_FLAGS } from '../../web/e2e/support/environment.ts'
import type { Learner } from './learner.ts'
import type { Held } from './ledger.ts'

const PROGRAM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const STARTS_WITHIN_MS = 30_000
const PATIENCE_MS = 30_000
const SCREEN = { width: 1366, height: 768 }
/** Chromium writes its debugging port here. */
const PORT_FILE = 'DevToolsActivePort'

/** The missing requirement for browser cases on this machine, or null. */
export function lacksBrowser(): string | null {
  try {
    accessSync(PROGRAM, constants.X_OK)
    return null
  } catch {
    return `no browser at ${PROGRAM}`
  }
}

/** A Chromium with a profile on disk that outlives it, so that it can be killed and reopened. */
export class RealBrowser {
  /** Responses of the server that are being read. */
  readonly #noting = new Set<Promise<void>>()

  private constructor(
    private readonly child: ChildProcess,
    private readonly browser: Browser,
    private readonly context: BrowserContext
  ) {}

  /** @param profile folder; made when absent */
  static async open(profile: string): Promise<RealBrowser> {
    const file = join(profile, PORT_FILE)
    rmSync(file, { force: true })
    const flags = ['--headless=new', `--user-data-dir=${profile}`, '--remote-debugging-port=0']
    // A process group of its own, because killing Chromium means all of its processes.
    const child = spawn(PROGRAM, [...flags, ...BROWSER_FLAGS, 'about:blank'], {
      detached: true,
      stdio: 'ignore',
    })
    const end = () => killGroup(child)
    process.once('exit', end)
    child.once('exit', () => process.off('exit', end))
    const port = await portIn(file)
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
    const [context] = browser.contexts()
    if (!context) throw new Error('Chromium has no window')
    return new RealBrowser(child, browser, context)
  }

  /** Gives it the learner's login at this origin. */
  async signIn(learner: Learner, origin: string): Promise<void> {
    const cookies = [...learner.person.browser.cookies]
    await this.context.addCookies(cookies.map(([name, value]) => ({ name, value, url: origin })))
  }

  /** A new page, whose acknowledged answers go to the learner's ledger. */
  async page(learner: Learner): Promise<Page> {
    const page = await this.context.newPage()
    page.setDefaultTimeout(PATIENCE_MS)
    await page.setViewportSize(SCREEN)
    page.on('dialog', (dialog) => void dialog.accept())
    page.on('response', (response) => {
      const noting = noteSave(response, learner).finally(() => this.#noting.delete(noting))
      this.#noting.add(noting)
    })
    return page
  }

  /** SIGKILL to all of its processes, like a power cut of the computer. */
  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return
    await Promise.all(this.#noting)
    const ended = once(this.child, 'exit')
    killGroup(this.child)
    await ended
    await this.browser.close()
  }
}

/**
 * The debugging port, once the file is complete: Chromium creates the file before it writes the port on the first
 * line and a path on the second.
 */
async function portIn(file: string): Promise<string> {
  for (const end = Date.now() + STARTS_WITHIN_MS; Date.now() < end; await sleep(50)) {
    const [port, path] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
    if (port && path) return port
  }
  throw new Error('Chromium did not start')
}

function killGroup({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGKILL')
}

/** Records the server's responses to a page's saves as acknowledgements. */
async function noteSave(response: Response, { ledger }: Learner): Promise<void> {
  const request = response.request()
  if (!response.ok() || !request.url().endsWith('/soal/simpan-jawaban')) return
  const { answer } = request.postDataJSON() as { answer: Held[] }
  // A broken-off response acknowledges nothing, for the page either.
  const outcome = await response.json().catch(() => null)
  if (outcome === null) return
  const { rejected, stale } = outcome as { rejected: number[]; stale: number[] }
  const refused = new Set([...rejected, ...stale])
  for (const saved of answer) if (!refused.has(saved.id)) ledger.note(saved)
}
