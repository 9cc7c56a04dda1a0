import type { KioskStage } from '../../../../web/src/platform/kiosk-bridge.ts'
import type { ExamCopies } from '../recovery/exam-copies.ts'

/** The page's reports since the kiosk opened, which determine whose data is on this seat. */
export class SeatState {
  #reported: KioskStage | null = null
  #isUndelivered = false
  #isLeftOver: boolean

  constructor({ isFound, resumes }: Pick<ExamCopies, 'isFound' | 'resumes'>) {
    this.#isLeftOver = isFound && resumes === null
  }

  /** Copies of an earlier run belong to another learner, unless their exam is resumed automatically. */
  get isLeftOver(): boolean {
    return this.#isLeftOver
  }

  get isUndelivered(): boolean {
    return this.#isUndelivered
  }

  /**
   * Whether the learner's data can be deleted when the kiosk closes. An unfinished exam is resumed at the next start,
   * whatever ended this one, and undelivered answers stay stored.
   */
  get isDone(): boolean {
    return this.#reported !== null && this.#reported !== 'exam' && !this.#isUndelivered
  }

  report(stage: KioskStage): void {
    if (stage === 'signed_out') this.#isLeftOver = false
    this.#reported = stage
  }

  reportUndelivered(isUndelivered: boolean): void {
    this.#isUndelivered = isUndelivered
  }

  emptied(): void {
    this.#isUndelivered = false
  }
}
