import { EventEmitter } from 'node:events'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { compileFunction } from 'node:vm'
import type { MainClock } from './main-clock.ts'

export interface MainSurroundings {
  electron: object
  clock: MainClock
  platform: NodeJS.Platform
  /** The command line without the program. */
  args: readonly string[]
  resources: string
  env: Readonly<Record<string, string>>
}

/** Runs the unmodified main-process bundle in place of Electron. Returns its `process`. */
export function runMain(file: string, surroundings: MainSurroundings): EventEmitter {
  const { electron, clock, platform, args, resources, env } = surroundings
  const requireReal = createRequire(file)
  const requireHere = (name: string): unknown =>
    name === 'electron' ? electron : requireReal(name)
  const events = new EventEmitter()
  const mainProcess = Object.create(process, {
    platform: { value: platform },
    argv: { value: ['kiosk', ...args] },
    env: { value: { ...process.env, ...env } },
    resourcesPath: { value: resources },
    versions: { value: { ...process.versions, chrome: '140.0.0.0', electron: '45.4.1' } },
    // Each start listens for their errors.
    stdout: { value: new EventEmitter() },
    stderr: { value: new EventEmitter() },
    on: { value: events.on.bind(events) },
    once: { value: events.once.bind(events) },
    off: { value: events.off.bind(events) },
  }) as NodeJS.Process
  const module = { exports: {} }
  const given = {
    require: requireHere,
    module,
    exports: module.exports,
    __dirname: dirname(file),
    __filename: file,
    process: mainProcess,
    Date: clock.Date,
    performance: clock.performance,
    setTimeout: clock.setTimeout,
    setInterval: clock.setInterval,
    clearTimeout: clock.clear,
    clearInterval: clock.clear,
  }
  const program = compileFunction(readFileSync(file, 'utf8'), Object.keys(given), {
    filename: file,
  })
  try {
    program(...Object.values(given))
  } catch (error) {
    // Node passes it to the listeners, and ends the process only if there are none.
    if (!events.emit('uncaughtException', error)) throw error
  }
  return events
}
