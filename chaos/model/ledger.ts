import { SESSIONS, type Minutes, type Session } from './reference.ts'

/** The grace after a session's time, by the contract. */
const GRACE_MS = 10_000
const MINUTE_MS = 60_000

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
  /** When the server first reported that a session runs. */
  readonly #began = new Map<Session, number>()
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
    const began = this.#began.get(one.session)
    if (began !== undefined && one.at >= this.#endOf(one.session, began))
      this.complaints.push(`page ${one.page} was saved after the end of ${one.session}`)
  }

  /** A session may begin in an unanswered call: then `at` is when it was sent. */
  began(session: Session, at: number): void {
    if (!this.#began.has(session)) this.#began.set(session, at)
  }

  /** The server's timer, as the learner saw it. */
  timer(sesi: string, secondsRemaining: number, at: number): void {
    const session = SESSIONS.find((one) => one === sesi)
    if (!session) return
    this.began(session, at)
    const passed = at - (this.#began.get(session) ?? at)
    const most = Math.ceil((this.minutes[session] * MINUTE_MS - passed) / 1000)
    const lowest = this.#left.get(session) ?? Number.POSITIVE_INFINITY
    if (secondsRemaining > Math.max(0, most) || secondsRemaining > lowest)
      this.complaints.push(`${session} gained time: ${secondsRemaining} s left, not ${most}`)
    this.#left.set(session, Math.min(lowest, secondsRemaining))
  }

  /** Errors of the stored answers; empty when there are none. */
  compare(stored: readonly StoredAnswer[]): string[] {
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
      const began = this.#began.get(session)
      return began !== undefined && at >= this.#endOf(session, began)
        ? [`page ${page}: stored after the end of ${session}`]
        : []
    })
    return [...this.complaints, ...lost, ...strange, ...late]
  }

  #endOf(session: Session, began: number): number {
    return began + this.minutes[session] * MINUTE_MS + GRACE_MS
  }
}

function sessionAt(page: number): Session {
  return page <= 50 ? 'listening' : page <= 92 ? 'written' : 'reading'
}
