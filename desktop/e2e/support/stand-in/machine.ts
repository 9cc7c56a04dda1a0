import { Cage } from './cage.ts'
import { Desktop } from './desktop.ts'
import { Displays } from './displays.ts'
import type { Stacking } from './stacking.ts'

/** windows: a Windows desktop; x11: a Linux desktop; cage: a Wayland session of cage, over all displays. */
export type System = 'windows' | 'x11' | 'cage'

/** The computer under the stand-in: its system, windows and displays. */
export class Machine {
  readonly displays = new Displays()
  readonly stacking: Stacking
  readonly system: System

  constructor(system: System) {
    this.system = system
    this.stacking = system === 'cage' ? new Cage(this.displays) : new Desktop()
  }

  /** Node's name for the platform. */
  get platform(): NodeJS.Platform {
    return this.system === 'windows' ? 'win32' : 'linux'
  }
}
