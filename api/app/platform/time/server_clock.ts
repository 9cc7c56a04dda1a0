import {
  beginTime,
  look,
  type ClockStep,
  type Reading,
  type ServerTime,
} from '#app/platform/time/domain/server_time'

export interface ClockStatus {
  /** The server's time, in epoch milliseconds. */
  time: number
  /** What the machine's wall clock shows, in epoch milliseconds. */
  wall: number
  /** What the machine has counted since its boot, in milliseconds. */
  elapsed: number
  /** The ignored step of the wall clock; null while it is right. */
  step: ClockStep | null
}

/** Called when a step is found, and when it is over. */
export type StepListener = (status: ClockStatus, before: ClockStep | null) => void

/** The server's time, computed from the machine's clocks. */
export class ServerClock {
  #known: ServerTime
  #listener: StepListener = () => {}

  constructor(private readonly machine: { read(): Reading }) {
    this.#known = beginTime(machine.read())
  }

  /** The clocks now. A `step` needs an operator's attention. */
  status(): ClockStatus {
    const reading = this.machine.read()
    return this.#learn(look(this.#known, reading), reading.wall)
  }

  /** Continues from another time, in epoch milliseconds. */
  set(time: number): void {
    const reading = this.machine.read()
    this.#learn(beginTime(reading, time), reading.wall)
  }

  /** Sets the listener for steps. */
  onStep(listener: StepListener): void {
    this.#listener = listener
  }

  #learn(next: ServerTime, wall: number): ClockStatus {
    const before = this.#known.step
    this.#known = next
    const status = { ...next, time: Math.floor(next.time), wall }
    if (next.step !== before) this.#listener(status, before)
    return status
  }
}
