import type { Browser } from '@playwright/test'
import { Addresses } from './addresses.ts'
import type { StandInApp } from './app.ts'
import { StandInIpc } from './ipc-main.ts'
import type { Machine } from './machine.ts'
import { StandInSession } from './session.ts'

/** The shared state of the stand-in's parts: one running program on one computer. */
export class ElectronHost {
  readonly app: StandInApp
  readonly machine: Machine
  readonly addresses = new Addresses()
  readonly ipcMain = new StandInIpc()
  readonly #browser: Browser
  readonly #sessions = new Map<string, StandInSession>()

  constructor(browser: Browser, machine: Machine, app: StandInApp) {
    this.#browser = browser
    this.machine = machine
    this.app = app
  }

  sessionOf(partition: string): StandInSession {
    if (!this.app.isReady()) throw new Error('Session can only be received when app is ready')
    const known = this.#sessions.get(partition) ?? new StandInSession(this.#browser)
    this.#sessions.set(partition, known)
    return known
  }

  async close(): Promise<void> {
    for (const { context } of this.#sessions.values()) await (await context).close()
  }
}
