import { randomUUID } from 'node:crypto'
import type { LoggerService } from '@adonisjs/core/types'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#app/platform/database/transaction'
import { isSettled, type ClockStep } from '#app/platform/time/domain/server_time'
import { isAlive, startingTime } from '#app/platform/time/domain/starting_time'
import { forgetTimes, lockNotedTimes, noteTime, type Noter } from '#app/platform/time/noted_times'
import type { RequestsUnderWay } from '#app/platform/time/requests_under_way'
import type { ClockStatus, ServerClock } from '#app/platform/time/server_clock'

/** Whether the server's time may change from one value to another without affecting an exam. */
export type IsHarmless = (
  trx: TransactionClientContract,
  now: number,
  next: number
) => Promise<boolean>

/** Maintains the time across restarts, reports steps, and returns to the wall clock when no exam is affected. */
export class Timekeeper {
  readonly #self: Noter
  #resumed = false
  #announced: ClockStep | null = null

  /** @param boot id of the machine's boot; null when the system doesn't tell */
  constructor(
    private readonly clock: ServerClock,
    boot: string | null,
    private readonly logger: Pick<LoggerService, 'error' | 'warn'>,
    private readonly requests: RequestsUnderWay,
    private readonly isHarmless: IsHarmless
  ) {
    this.#self = { process: randomUUID(), boot }
    clock.onStep((status, before) => this.#tell(status, before))
  }

  /** Continues the server's time, once per process; the clock isn't reliable before. */
  async resume(): Promise<void> {
    if (this.#resumed) return
    await inTransaction(async (trx) => {
      const noted = await lockNotedTimes(trx)
      const reading = this.clock.status()
      this.clock.set(startingTime(reading, this.#self.boot, noted))
      this.#resumed = true
      const ended = noted.filter((one) => !isAlive(one))
      await forgetTimes(trx, ended)
      await noteTime(trx, this.#self, this.clock.status())
    })
  }

  /** Stores the time. Uses a stepped wall clock once it is stable and no exam is affected. */
  async keep(): Promise<void> {
    await this.resume()
    await inTransaction(async (trx) => {
      const begun = this.requests.begun
      const others = (await lockNotedTimes(trx)).filter(
        ({ process }) => process !== this.#self.process
      )
      const { time, wall, elapsed, step } = this.clock.status()
      const mayTakeOver =
        isSettled({ time, elapsed, step }) &&
        !this.#isShared(others.some(isAlive), step) &&
        (await this.isHarmless(trx, time, wall)) &&
        this.requests.isQuietSince(begun)

      if (mayTakeOver) {
        this.logger.warn(
          { serverTime: iso(time), wallClock: iso(wall) },
          'taking over the time of the wall clock: nobody sits an exam'
        )
        this.clock.set(wall)
        // They belong to ended processes and the previous time.
        await forgetTimes(trx, others)
      }
      await noteTime(trx, this.#self, this.clock.status())
    })
  }

  /** Processes change their time one by one; processes with different times would end each other's exams. */
  #isShared(areOthersAlive: boolean, step: ClockStep | null): boolean {
    if (areOthersAlive && this.#announced !== step) {
      this.#announced = step
      this.logger.error(
        'the wall clock is not taken over while other processes run: leave one alone when no exam runs'
      )
    }
    return areOthersAlive
  }

  #tell({ time, wall, step }: ClockStatus, before: ClockStep | null): void {
    const stepMs = Math.round((step ?? before)?.difference ?? 0)
    const clocks = { serverTime: iso(time), wallClock: iso(wall), stepMs }
    if (step === null) {
      this.logger.warn(clocks, 'the wall clock agrees again')
      return
    }
    const direction = stepMs > 0 ? 'ahead of' : 'behind'
    this.logger.error(
      clocks,
      `the wall clock is ${Math.round(Math.abs(stepMs) / 1000)} s ${direction} the server's time; exams go on without it`
    )
  }
}

function iso(instant: number): string {
  return new Date(instant).toISOString()
}
