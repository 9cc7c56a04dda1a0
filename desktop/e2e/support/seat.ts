import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { chromium, type BrowserServer, type Page } from '@playwright/test'
import { BROWSER_FLAGS } from '../../../web/e2e/support/environment.ts'
import { SECRET_COOKIE } from '../../src/main/gateway/admission.ts'
import { BRIDGE } from './kiosk-page.ts'

const PROCESS = fileURLToPath(new URL('seat-process.ts', import.meta.url))

/** What the kiosk does when a learner has left. */
const SIGN_OUT = `
  window.lulusKiosk.onSignOutRequested = (listener) => {
    window.askToSignOut = listener
    return () => undefined
  }
`

/** Makes recordings play in a moment. */
const FAST_SOUND = `
  const { play } = HTMLMediaElement.prototype
  HTMLMediaElement.prototype.play = function () {
    this.playbackRate = 16
    return play.call(this)
  }
`

interface Ready {
  origin: string
  secret: string
  isFound: boolean
  /** The exam that is resumed automatically. */
  resumes: string | null
}

/** A seat whose power can be cut: a gateway and a Chromium, each in its own process. */
export interface Seat extends Ready, AsyncDisposable {
  page: Page
  /** The stages that the page reported, in order. */
  stages: string[]
  /** Kills both at once, as a power cut does. */
  cutPower: () => Promise<void>
}

interface Disk {
  /** The folder of the copies. */
  folder: string
  credentials: string
  restoreScript: string
}

/** Switches a seat on. The browser's own storage is new each time, as in a kiosk. */
export async function startSeat(server: string, disk: Disk): Promise<Seat> {
  const gateway = spawn(process.execPath, [PROCESS, server, disk.folder, disk.restoreScript], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, CREDENTIALS_DIRECTORY: disk.credentials },
  })
  const [line] = (await once(createInterface(gateway.stdout), 'line')) as [string]
  const ready = JSON.parse(line) as Ready
  const browser = await chromium.launchServer({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: BROWSER_FLAGS,
  })
  const context = await (
    await chromium.connect(browser.wsEndpoint())
  ).newContext({
    locale: 'id-ID',
    viewport: { width: 1366, height: 768 },
    reducedMotion: 'reduce',
  })
  await context.addCookies([
    {
      url: ready.origin,
      name: SECRET_COOKIE,
      value: ready.secret,
      httpOnly: true,
      sameSite: 'Strict',
    },
  ])
  const stages: string[] = []
  await context.exposeFunction('reportStage', (stage: string) => stages.push(stage))
  await context.addInitScript(BRIDGE + SIGN_OUT)
  await context.addInitScript(FAST_SOUND)
  const cutPower = async () => {
    gateway.kill('SIGKILL')
    await kill(browser)
    if (gateway.exitCode === null && gateway.signalCode === null) await once(gateway, 'exit')
  }
  return {
    ...ready,
    page: await context.newPage(),
    stages,
    cutPower,
    [Symbol.asyncDispose]: cutPower,
  }
}

async function kill(browser: BrowserServer): Promise<void> {
  const { pid, exitCode, signalCode } = browser.process()
  if (pid === undefined || exitCode !== null || signalCode !== null) return
  await browser.kill()
}
