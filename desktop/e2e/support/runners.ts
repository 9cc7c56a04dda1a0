import type { Browser } from '@playwright/test'
import { electronBinary } from './electron-binary.ts'
import { startElectron } from './electron-app.ts'
import { WEB_ROOT } from './environment.ts'
import type { Computer } from './kiosk-files.ts'
import type { RunningKiosk } from './running-kiosk.ts'
import type { System } from './stand-in/machine.ts'
import { startStandIn, type StandIn, type StandInOptions } from './stand-in/start.ts'

const SYSTEMS = ['windows', 'x11', 'cage'] as const

/** Starts the kiosk in the stand-in for a system. */
export function standIn(
  browser: Browser,
  system: System,
  computer: Computer,
  options: Partial<StandInOptions> = {}
): StandIn {
  return startStandIn(browser, {
    system,
    folder: computer.path,
    main: computer.main,
    webRoot: WEB_ROOT,
    ...options,
  })
}

interface Runner {
  name: string
  /** Why it can't be used here, or null if it can. */
  missing: string | null
  start: (browser: Browser, computer: Computer) => Promise<RunningKiosk>
}

/** Everything that can run the kiosk: the stand-in for each system, and Electron itself. */
export const RUNNERS: readonly Runner[] = [
  ...SYSTEMS.map((system) => ({
    name: system,
    missing: null,
    start: (browser: Browser, computer: Computer) =>
      Promise.resolve(standIn(browser, system, computer)),
  })),
  {
    name: 'Electron',
    missing: electronBinary() === null ? "Electron's binary is not here: it is a download" : null,
    start: (_browser, computer) => startElectron(computer.data),
  },
]

/** One system's stand-in, and Electron, for system-independent behaviour. */
export function runnersOf(system: System): readonly Runner[] {
  return RUNNERS.filter(({ name }) => name === system || name === 'Electron')
}
