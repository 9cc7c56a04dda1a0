import type User from '#app/accounts/models/user'
import { DAY_MS } from '#app/platform/time/domain/academy_days'
import type { SnapshotQuestion } from '#app/exam/domain/types'
import type Package from '#app/packages/models/package'
import { Diary } from '#database/demo_academy/diary'

const MINUTE_MS = 60_000

interface Setting {
  /** Epoch milliseconds. */
  now: number
  /** Its midnight in Jakarta. */
  today: number
  admin: User
  /** The package of all attempts. */
  pack: Package
  questions: readonly SnapshotQuestion[]
  /** Hash of an unknown password. */
  nobodys: string
}

/** The shared data of all parts of the sample academy. */
export class Story {
  readonly diary = new Diary()
  readonly admin: User
  readonly pack: Package
  readonly questions: readonly SnapshotQuestion[]
  readonly nobodysPassword: string
  readonly #now: number
  readonly #today: number
  readonly #people = new Map<string, User>()

  constructor({ now, today, admin, pack, questions, nobodys }: Setting) {
    this.#now = now
    this.#today = today
    this.admin = admin
    this.pack = pack
    this.questions = questions
    this.nobodysPassword = nobodys
  }

  /** A time of day in Jakarta, so many days ago; in epoch milliseconds. */
  at(daysAgo: number, hour: number, minute = 0): number {
    return this.#today - daysAgo * DAY_MS + (hour * 60 + minute) * MINUTE_MS
  }

  minutesAgo(minutes: number): number {
    return this.#now - minutes * MINUTE_MS
  }

  /** Registers an account from now on. */
  welcome(user: User): void {
    this.#people.set(user.nohp, user)
  }

  /** @throws RangeError before they have an account */
  person({ nohp }: { nohp: string }): User {
    const user = this.#people.get(nohp)
    if (!user) throw new RangeError(`nobody has the number ${nohp} yet`)
    return user
  }
}

/** Milliseconds of so many minutes. */
export function minutes(count: number): number {
  return count * MINUTE_MS
}
