import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { _electron, type ElectronApplication, type Page } from '@playwright/test'
import { electronBinary } from './electron-binary.ts'
import type { KioskWindow, RunningKiosk } from './running-kiosk.ts'
import { LIMITS } from '../../../web/e2e/support/limits.ts'

const APP = fileURLToPath(new URL('../..', import.meta.url))
const ORIGINS = { operator: 'lulus-operator://', kios: 'http://127.0.0.1' } as const
const MODIFIERS = ['control', 'alt', 'shift'] as const

/**
 * Starts the kiosk in Electron, windowed, with the bundles in out/.
 * @throws Error where the binary is missing
 */
export async function startElectron(dataFolder: string): Promise<RunningKiosk> {
  const executablePath = electronBinary()
  if (executablePath === null) throw new Error("Electron's binary is not here")
  const app = await _electron.launch({
    executablePath,
    args: [APP, `--user-data-dir=${dataFolder}`, '--diawasi', '--use-fake-device-for-media-stream'],
    timeout: LIMITS.program,
    env: { ...process.env, LULUS_KIOSK_WINDOWED: '1' },
  })
  const ended = once(app.process(), 'exit').then(([code]) => Number(code))
  const page = () => pageInFront(app)
  return {
    person: {
      sees: async () => nameOf(await addressInFront(app)),
      page,
      press: (chord) => press(app, chord),
      type: async (text) => {
        for (const character of text) await press(app, character)
      },
      click: async (find) => find(await page()).click(),
    },
    appeared: () => null,
    crash: (window) =>
      app.evaluate(({ BrowserWindow }, origin) => {
        for (const { webContents } of BrowserWindow.getAllWindows())
          if (webContents.getURL().startsWith(origin)) webContents.forcefullyCrashRenderer()
      }, ORIGINS[window]),
    opensDevTools: () =>
      app.evaluate(({ BrowserWindow }) => {
        const pages = BrowserWindow.getAllWindows().map(({ webContents }) => webContents)
        for (const page of pages) page.openDevTools()
        return pages.some((page) => page.isDevToolsOpened())
      }),
    ended,
    [Symbol.asyncDispose]: async () => {
      if (app.process().exitCode === null) await app.close()
    },
  }
}

function nameOf(address: string): KioskWindow | 'nothing' {
  if (address.startsWith(ORIGINS.operator)) return 'operator'
  return address.startsWith(ORIGINS.kios) ? 'kios' : 'nothing'
}

function addressInFront(app: ElectronApplication): Promise<string> {
  return app.evaluate(({ BrowserWindow }) => {
    const front = BrowserWindow.getAllWindows().find((window) => window.isVisible())
    return front?.webContents.getURL() ?? ''
  })
}

async function pageInFront(app: ElectronApplication): Promise<Page> {
  const address = await addressInFront(app)
  const found = app.windows().find((page) => page.url() === address)
  if (!found) throw new Error(`No window shows '${address}'`)
  return found
}

function press(app: ElectronApplication, chord: string): Promise<void> {
  const held = chord.split('+')
  const keyCode = (held.pop() ?? '').replace(/^(Key|Digit)/, '')
  const modifiers = MODIFIERS.filter((name) => held.some((key) => key.toLowerCase() === name))
  return app.evaluate(
    ({ BrowserWindow }, input) => {
      const front = BrowserWindow.getAllWindows().find((window) => window.isVisible())
      for (const type of ['keyDown', 'char', 'keyUp'] as const)
        front?.webContents.sendInputEvent({ type, ...input })
    },
    { keyCode, modifiers }
  )
}
