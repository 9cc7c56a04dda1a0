import type { Learner, Timer } from './learner.ts'

/** Whole seconds are rounded up, and a request for the time takes a moment. */
const ROUNDING_S = 2

interface Seen {
  learner: Learner
  timer: Timer
  /** On this process's own monotonic clock, milliseconds. */
  at: number
}

/** Checks by a clock of its own that no session gets longer, also when the server's is changed. */
export class TimeWatch {
  private constructor(private readonly begun: readonly Seen[]) {}

  static async begin(learners: readonly Learner[]): Promise<TimeWatch> {
    const begun: Seen[] = []
    for (const learner of learners)
      begun.push({ learner, timer: await learner.timer(), at: performance.now() })
    return new TimeWatch(begun)
  }

  /**
   * Sessions with more time left than their minutes allow, or less.
   * @param mayLoseS seconds that may be lost, such as those of a server that was down
   */
  async complaints(mayLoseS = ROUNDING_S): Promise<string[]> {
    const complaints: string[] = []
    for (const { learner, timer, at } of this.begun) {
      const now = await learner.timer()
      if (now.sesi !== timer.sesi) {
        complaints.push(`${learner.person.nohp} is in ${now.sesi}, not in ${timer.sesi}`)
        continue
      }
      const passed = (performance.now() - at) / 1000
      const gained = now.secondsRemaining - (timer.secondsRemaining - passed)
      if (gained > ROUNDING_S)
        complaints.push(`${learner.person.nohp} gained ${gained.toFixed(1)} s`)
      if (-gained > mayLoseS)
        complaints.push(`${learner.person.nohp} lost ${(-gained).toFixed(1)} s`)
    }
    return complaints
  }
}
