import { once } from 'node:events'
import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { StandInApp } from './app.ts'
import { ElectronHost } from './electron-host.ts'
import { electronModule, type ChooseFile } from './electron-module.ts'
import { Machine, type System } from './machine.ts'
import { MainClock } from './main-clock.ts'
import { Person } from './person.ts'
import { runMain } from './run-main.ts'

export interface StandInOptions {
  system: System
  /** Bundle of the main process, in the folder of the other bundles. */
  main: string
  /** The folder for its data and its resources. */
  folder: string
  /** The web build inside the package. */
  webRoot: string
  args?: readonly string[]
  /** On Windows: the folder that contains an administrator's settings. */
  programData?: string
  /** Whether the kiosk runs windowed and unpackaged, as in development. */
  isWindowed?: boolean
  chooseFile?: ChooseFile
}

/** A kiosk that runs in the stand-in. */
export interface StandIn extends AsyncDisposable {
  app: StandInApp
  machine: Machine
  person: Person
  clock: MainClock
  /** The process's events: uncaught errors and signals. */
  process: NodeJS.EventEmitter
  /** The exit code, once the process has ended. */
  ended: Promise<number>
  /** Null while it runs. */
  exitCode: () => number | null
  /** The arguments of a page's last handled call to the main process. */
  lastCall: (channel: string) => readonly unknown[] | null
  /** The names of the windows that have appeared so far, in order. */
  appeared: () => readonly string[]
  /** Crashes the renderer of a window's page. */
  crash: (window: string) => Promise<void>
  /** Tries to open developer tools in each window, and returns whether any opened. */
  opensDevTools: () => Promise<boolean>
  /** Another program opens a window and takes the keyboard. */
  openForeignWindow: () => void
}

/** Starts the kiosk: packaged, in full screen and restarted by the system, unless the options say otherwise. */
export function startStandIn(browser: Browser, options: StandInOptions): StandIn {
  const { folder, isWindowed = false, chooseFile = () => Promise.resolve(null) } = options
  const machine = new Machine(options.system)
  const clock = new MainClock()
  const { promise: ended, resolve } = Promise.withResolvers<number>()
  let exitCode: number | null = null
  const app = new StandInApp({
    isPackaged: !isWindowed,
    dataFolder: join(folder, 'data'),
    version: '1.0.0',
    onEnd: (code) => {
      exitCode = code
      clock.stop()
      resolve(code)
    },
  })
  const host = new ElectronHost(browser, machine, app)
  const resources = join(folder, 'resources')
  if (!existsSync(resources)) {
    mkdirSync(resources)
    symlinkSync(options.webRoot, join(resources, 'web'))
  }
  const events = runMain(options.main, {
    electron: electronModule(host, chooseFile),
    clock,
    platform: machine.platform,
    args: options.args ?? [
      '--diawasi',
      ...(machine.system === 'cage' ? ['--ozone-platform=wayland'] : []),
    ],
    resources,
    env: {
      ...(isWindowed ? { LULUS_KIOSK_WINDOWED: '1' } : {}),
      ...(options.programData === undefined ? {} : { ProgramData: options.programData }),
    },
  })
  return {
    app,
    machine,
    clock,
    ended,
    process: events,
    person: new Person(machine),
    exitCode: () => exitCode,
    appeared: () => machine.stacking.appeared,
    lastCall: (channel) => host.ipcMain.lastCall(channel),
    crash: async (name) => {
      const window = [...app.windows].find((one) => one.name === name)
      if (!window) throw new Error(`There is no window '${name}'`)
      const gone = once(window.webContents, 'render-process-gone')
      window.webContents.forcefullyCrashRenderer()
      await gone
    },
    opensDevTools: () => {
      const pages = [...app.windows].map(({ webContents }) => webContents)
      for (const page of pages) page.openDevTools()
      return Promise.resolve(pages.some((page) => page.isDevToolsOpened()))
    },
    openForeignWindow: () => {
      const { bounds } = machine.displays.getPrimaryDisplay()
      const onActivation = () => undefined
      machine.stacking.map({
        name: 'foreign',
        bounds,
        isOnTop: true,
        isFocusable: true,
        onActivation,
      })
    },
    [Symbol.asyncDispose]: async () => {
      if (exitCode === null) app.exit(0)
      await host.close()
    },
  }
}
