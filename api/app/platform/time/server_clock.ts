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
  /** The step of the wall clock that is not believed; null while it agrees. */
  step: ClockStep | null
}

/** Told of every step when it is noticed, and when it is over. */
export type StepListener = (status: ClockStatus, before: ClockStep | null) => void

/** Keeps the server's time by the machine's clocks. */
export class ServerClock {
  #known: ServerTime
  #listener: StepListener = () => {}

  constructor(private readonly machine: { read(): Reading }) {
    this.#known = beginTime(machine.read())
  }

  /** What the clocks show now. A `step` is for an operator to look at. */
  status(): ClockStatus {
    const reading = this.machine.read()
    return this.#learn(look(this.#known, reading), reading.wall)
  }

  /** Goes on from another time, in epoch milliseconds, than the one kept until now. */
  set(time: number): void {
    const reading = this.machine.read()
    this.#learn(beginTime(reading, time), reading.wall)
  }

  /** Names the one to tell of steps. */
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
