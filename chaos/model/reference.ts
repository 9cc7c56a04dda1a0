/**
 * The required behaviour of an attempt, implemented from the contract (section 4) without the product's code, and
 * simpler: one learner, whole answers, no database. Times are epoch milliseconds of the server's clock.
 */

export const SESSIONS = ['listening', 'written', 'reading'] as const
export type Session = (typeof SESSIONS)[number]

const GRACE_MS = 10_000
const REST_MS = 24 * 60 * 60_000
const LONGEST_PAUSE_MS = 24 * 60 * 60_000
const MINUTE_MS = 60_000

const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at)

/** The question pages of each session. */
export const PAGES: Readonly<Record<Session, readonly number[]>> = {
  listening: from(1, 50),
  written: [...from(52, 66), ...from(68, 92)],
  reading: from(94, 143),
}

/** The pages that carry a recording. */
const RECORDINGS = new Set([...from(1, 30), 31, 35, 39, 43, 47])

export interface Choice {
  id: number
  answer: string
  seq?: number
}

export interface Save {
  answer: Choice[]
  ragu?: number[]
}

/** The server's required response. Only the fields that are compared. */
export interface Reply {
  status: number
  code?: string
  rejected?: number[]
  stale?: number[]
  held?: number[]
  sesi?: string
  secondsRemaining?: number
}

export type Minutes = Readonly<Record<Session, number>>

const NOT_RUNNING: Reply = { status: 409, code: 'tidak_berjalan' }
const PAUSED: Reply = { status: 409, code: 'dijeda' }
const ELSEWHERE: Reply = { status: 409, code: 'dipakai_di_perangkat_lain' }

/** A refused call, for which nothing was stored. */
class Refused extends Error {
  constructor(readonly reply: Reply) {
    super(`status ${reply.status}`)
  }
}

export class Reference {
  isStarted = false
  finishedAt: number | null = null
  session: Session = 'listening'
  /** When each session began, and when its time is over. */
  began = new Map<Session, number>()
  deadline = 0
  sheet = new Map<number, { answer: string; seq: number }>()
  /** The numbers of the last merged choices, null for those that changed nothing. */
  given: (number | null)[] = []
  flags: number[] = []
  played = new Set<number>()
  /** Since when an invigilator holds its clock; null while it runs. */
  pausedAt: number | null = null
  /** By how much pauses prolong the present rest. */
  restHeldMs = 0
  /** Seconds that were given to each session by hand. */
  gifts = new Map<Session, number>()
  /** The login that drives, and all valid ones. */
  driver = ''
  logins = new Set<string>()

  constructor(readonly minutes: Minutes) {}

  copy(): Reference {
    const copy = new Reference(this.minutes)
    return Object.assign(copy, structuredClone({ ...this, minutes: undefined }), {
      minutes: this.minutes,
    })
  }

  get highestSeq(): number {
    return Math.max(0, ...[...this.sheet.values()].map(({ seq }) => seq))
  }

  get isRunning(): boolean {
    return this.isStarted && this.finishedAt === null
  }

  /** When the attempt ends by itself without further events. */
  private get end(): number {
    return this.session === 'reading'
      ? this.deadline + GRACE_MS
      : this.deadline + REST_MS + this.restHeldMs
  }

  /** When the session's time ends or has ended, as its clock stands now. */
  private endAt(now: number): number {
    const isHeld = this.pausedAt !== null && this.pausedAt < this.deadline
    return isHeld ? this.deadline + Math.max(0, now - (this.pausedAt ?? now)) : this.deadline
  }

  /** Lets the clock go on from a moment. A pause of a session that is over prolongs the rest. */
  private unpause(at: number): void {
    if (this.pausedAt === null) return
    const held = Math.max(0, at - this.pausedAt)
    if (this.pausedAt >= this.deadline) this.restHeldMs += held
    else this.deadline += held
    this.pausedAt = null
  }

  /** Finishes an attempt that has ended by itself. */
  settle(now: number): void {
    if (this.pausedAt !== null && now >= this.pausedAt + LONGEST_PAUSE_MS)
      this.unpause(this.pausedAt + LONGEST_PAUSE_MS)
    if (!this.isRunning || this.pausedAt !== null || now < this.end) return
    this.finishedAt = this.session === 'reading' ? this.deadline : this.end
  }

  /** The timer in every response of the exam. */
  timer(now: number): Reply {
    const left = this.isRunning ? Math.max(0, Math.ceil((this.endAt(now) - now) / 1000)) : 0
    return {
      status: 200,
      sesi: this.isRunning ? this.session : 'finished',
      secondsRemaining: Math.min(left, this.minutes[this.session] * 60 + this.giftOf(this.session)),
    }
  }

  start(now: number, login: string, takeover: boolean): Reply {
    this.settle(now)
    if (!this.isStarted) {
      this.isStarted = true
      this.driver = login
      this.open('listening', now)
      return this.timer(now)
    }
    if (!this.isRunning) return { status: 403 }
    if (takeover) this.driver = login
    return this.drive(now, login, () => this.timer(now))
  }

  save(now: number, login: string, { answer, ragu }: Save): Reply {
    return this.drive(now, login, () => {
      this.refusePaused(now, GRACE_MS)
      if (now >= this.endAt(now) + GRACE_MS)
        return { status: 409, code: 'terlambat', held: this.tooLate(answer) }
      const [rejected, stale] = this.merge(answer)
      if (ragu) this.flags = PAGES[this.session].filter((page) => ragu.includes(page))
      return { ...this.timer(now), rejected, stale }
    })
  }

  endEarly(now: number, login: string): Reply {
    return this.drive(now, login, () => {
      this.refusePaused(now)
      if (!this.isComplete()) throw new Refused({ status: 422 })
      this.deadline = Math.min(this.deadline, now)
      return this.timer(now)
    })
  }

  advance(now: number, login: string, from: Session): Reply {
    return this.drive(now, login, () => {
      this.refusePaused(now)
      if (from !== this.session) return this.timer(now)
      if (this.session === 'reading' || now < this.deadline) throw new Refused({ status: 409 })
      this.flags = []
      this.open(this.session === 'listening' ? 'written' : 'reading', now)
      return this.timer(now)
    })
  }

  play(now: number, login: string, page: number): Reply {
    return this.drive(now, login, () => {
      this.refusePaused(now, GRACE_MS)
      if (this.session !== 'listening' || now >= this.endAt(now) + GRACE_MS)
        throw new Refused({ status: 409 })
      if (RECORDINGS.has(page)) this.played.add(page)
      return { status: 200 }
    })
  }

  submit(now: number, login: string, answers: Choice[]): Reply {
    if (!this.isStarted) return NOT_RUNNING
    const before = new Map(this.sheet)
    const reply = this.drive(now, login, () => {
      this.refusePaused(now)
      if (this.session !== 'reading') throw new Refused({ status: 422 })
      if (now < this.deadline + GRACE_MS) this.merge(answers)
      if (now < this.deadline && !this.isComplete()) {
        this.sheet.clear()
        for (const [page, held] of before) this.sheet.set(page, held)
        throw new Refused({ status: 422 })
      }
      this.finishedAt = Math.min(now, this.deadline)
      return { status: 200 }
    })
    if (reply !== NOT_RUNNING && reply.status !== 200) return reply
    const missing = answers.filter(({ id, seq }) => (seq ?? 0) > (this.sheet.get(id)?.seq ?? 0))
    return { status: 200, rejected: unique(missing.map(({ id }) => id)) }
  }

  /** Minutes for the running session, and for one whose time is over while the learner hasn't moved on. */
  give(now: number, seconds: number): boolean {
    this.settle(now)
    if (!this.isRunning) return false
    this.deadline = Math.max(this.deadline, this.pausedAt ?? now) + seconds * 1000
    this.gifts.set(this.session, this.giftOf(this.session) + seconds)
    this.restHeldMs = 0
    return true
  }

  pause(now: number): boolean {
    this.settle(now)
    const isOver = this.session === 'reading' && now >= this.deadline
    if (!this.isRunning || this.pausedAt !== null || isOver) return false
    this.pausedAt = now
    return true
  }

  goOn(now: number): boolean {
    this.settle(now)
    if (!this.isRunning || this.pausedAt === null) return false
    this.unpause(now)
    return true
  }

  private giftOf(session: Session): number {
    return this.gifts.get(session) ?? 0
  }

  /** @param grace for what was on its way as the pause began */
  private refusePaused(now: number, grace = 0): void {
    if (this.pausedAt !== null && now >= this.pausedAt + grace) throw new Refused(PAUSED)
  }

  /** Right answers of each session. */
  correct(keys: ReadonlyMap<number, string>): Record<Session, number> {
    const right = (session: Session) =>
      PAGES[session].filter((page) => this.sheet.get(page)?.answer === keys.get(page)).length
    return { listening: right('listening'), written: right('written'), reading: right('reading') }
  }

  /** Only the driving login may change a running attempt; one that has ended is replaced. */
  private drive(now: number, login: string, work: () => Reply): Reply {
    this.settle(now)
    if (!this.isRunning) return NOT_RUNNING
    const driver = this.driver
    if (driver !== login && this.logins.has(driver)) return ELSEWHERE
    this.driver = login
    try {
      return work()
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.driver = driver
      return error.reply
    }
  }

  private open(session: Session, now: number): void {
    this.session = session
    this.began.set(session, now)
    this.deadline = now + this.minutes[session] * MINUTE_MS + this.giftOf(session) * 1000
    this.restHeldMs = 0
  }

  private merge(choices: readonly Choice[]): [rejected: number[], stale: number[]] {
    const rejected: number[] = []
    const stale: number[] = []
    this.given = choices.map(({ id, answer, seq = this.highestSeq + 1 }) => {
      if (!PAGES[this.session].includes(id)) {
        rejected.push(id)
        return null
      }
      if (seq <= (this.sheet.get(id)?.seq ?? 0)) {
        stale.push(id)
        return null
      }
      this.sheet.set(id, { answer, seq })
      return seq
    })
    return [unique(rejected), unique(stale)]
  }

  private isComplete(): boolean {
    return PAGES[this.session].every((page) => this.sheet.has(page))
  }

  /** The pages of closed sessions whose choice is newer than the counting one. */
  private tooLate(choices: readonly Choice[]): number[] {
    const closed = SESSIONS.slice(0, SESSIONS.indexOf(this.session) + 1).flatMap(
      (one) => PAGES[one]
    )
    let highest = this.highestSeq
    const late = choices.filter(({ id, seq = highest + 1 }) => {
      highest = Math.max(highest, seq)
      return closed.includes(id) && seq > (this.sheet.get(id)?.seq ?? 0)
    })
    return unique(late.map(({ id }) => id)).sort((a, b) => a - b)
  }
}

function unique(numbers: readonly number[]): number[] {
  return [...new Set(numbers)]
}
