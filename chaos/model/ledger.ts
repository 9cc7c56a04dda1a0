import { SESSIONS, type Minutes, type Session } from './reference.ts'

/** The grace after a session's time, by the contract. */
const GRACE_MS = 10_000
const MINUTE_MS = 60_000
/** A pause ends by itself. */
const LONGEST_PAUSE_MS = 24 * 60 * 60_000

/**
 * What a session may still last: its minutes and what was given, less the time in which its clock ran. It is kept without
 * deadlines, unlike in the product and in the reference.
 */
class Allowance {
  /** Milliseconds as of `#at`. */
  #left: number
  #at: number
  #pausedAt: number | null = null
  /** When it was last used up; null while some is left. */
  #usedUpAt: number | null = null

  constructor(minutes: number, began: number) {
    this.#left = minutes * MINUTE_MS
    this.#at = began
  }

  left(now: number): number {
    this.#run(now)
    return this.#left
  }

  /** From when on its answers are too late; null while they aren't. */
  lateFrom(now: number): number | null {
    this.#run(now)
    return this.#usedUpAt === null ? null : this.#usedUpAt + GRACE_MS
  }

  give(seconds: number, now: number): void {
    this.#run(now)
    this.#left += seconds * 1000
    this.#usedUpAt = null
  }

  pause(now: number): void {
    this.#run(now)
    this.#pausedAt = now
  }

  goOn(now: number): void {
    this.#run(now)
    this.#pausedAt = null
  }

  #run(now: number): void {
    if (this.#pausedAt !== null && now >= this.#pausedAt + LONGEST_PAUSE_MS) {
      this.#at = this.#pausedAt + LONGEST_PAUSE_MS
      this.#pausedAt = null
    }
    if (this.#pausedAt === null && now > this.#at) {
      if (this.#left > 0 && now - this.#at >= this.#left) this.#usedUpAt = this.#at + this.#left
      this.#left = Math.max(0, this.#left - (now - this.#at))
    }
    this.#at = Math.max(this.#at, now)
  }
}

interface Acknowledged {
  page: number
  answer: string
  seq: number
  session: Session
  at: number
}

/** An answer as the database has it. */
export interface StoredAnswer {
  page: number
  answer: string
  seq: number
  saved_at: number
}

/** The responses that the learner saw, separate from the reference's expectations. */
export class Ledger {
  readonly #acknowledged: Acknowledged[] = []
  readonly #sent = new Set<string>()
  /** Of each session that the server has reported as running. */
  readonly #allowed = new Map<Session, Allowance>()
  /** The lowest number of seconds left that a session has shown. */
  readonly #left = new Map<Session, number>()
  readonly complaints: string[] = []

  constructor(private readonly minutes: Minutes) {}

  get saved(): number {
    return this.#acknowledged.length
  }

  sent(page: number, answer: string): void {
    this.#sent.add(`${page}:${answer}`)
  }

  acknowledged(one: Acknowledged): void {
    this.#acknowledged.push(one)
    const late = this.#allowed.get(one.session)?.lateFrom(one.at) ?? null
    if (late !== null && one.at >= late)
      this.complaints.push(`page ${one.page} was saved after the end of ${one.session}`)
  }

  /** A session may begin in an unanswered call: then `at` is when it was sent. */
  began(session: Session, at: number): void {
    if (!this.#allowed.has(session))
      this.#allowed.set(session, new Allowance(this.minutes[session], at))
  }

  /** Seconds were given to a session. */
  given(session: Session, seconds: number, at: number): void {
    this.#allowed.get(session)?.give(seconds, at)
    const lowest = this.#left.get(session)
    if (lowest !== undefined) this.#left.set(session, lowest + seconds)
  }

  paused(session: Session, _: number, at: number): void {
    this.#allowed.get(session)?.pause(at)
  }

  wentOn(session: Session, _: number, at: number): void {
    this.#allowed.get(session)?.goOn(at)
  }

  /** The server's timer, as the learner saw it. */
  timer(sesi: string, secondsRemaining: number, at: number): void {
    const session = SESSIONS.find((one) => one === sesi)
    if (!session) return
    this.began(session, at)
    const most = Math.ceil((this.#allowed.get(session)?.left(at) ?? 0) / 1000)
    const lowest = this.#left.get(session) ?? Number.POSITIVE_INFINITY
    if (secondsRemaining > most || secondsRemaining > lowest)
      this.complaints.push(`${session} gained time: ${secondsRemaining} s left, not ${most}`)
    this.#left.set(session, Math.min(lowest, secondsRemaining))
  }

  /** Errors of the stored answers; empty when there are none. @param now when everything is over */
  compare(stored: readonly StoredAnswer[], now: number): string[] {
    const byPage = new Map(stored.map((row) => [row.page, row]))
    const lost = this.#acknowledged.flatMap(({ page, answer, seq }) => {
      const row = byPage.get(page)
      if (!row) return [`page ${page}: the acknowledged ${answer} is lost`]
      if (row.seq < seq) return [`page ${page}: an older answer stands over choice ${seq}`]
      return row.seq === seq && row.answer !== answer ? [`page ${page}: not ${answer}`] : []
    })
    const strange = stored
      .filter(({ page, answer }) => !this.#sent.has(`${page}:${answer}`))
      .map(({ page }) => `page ${page}: nobody sent this answer`)
    const late = stored.flatMap(({ page, saved_at: at }) => {
      const session = sessionAt(page)
      // Its end as it is at last: whatever was given before moved it.
      const end = this.#allowed.get(session)?.lateFrom(now) ?? null
      return end !== null && at >= end ? [`page ${page}: stored after the end of ${session}`] : []
    })
    return [...this.complaints, ...lost, ...strange, ...late]
  }
}

function sessionAt(page: number): Session {
  return page <= 50 ? 'listening' : page <= 92 ? 'written' : 'reading'
}
