import { ANSWERS, pagesOfSession, type Answer, type Session } from '@lulus/api/contracts/exam'
import { OUTDATED_PAGE } from '@lulus/api/contracts/refusals'
import type { DemoLearner } from '../../api/tests/support/demo_exam.ts'
import { createCourier, type Courier } from '../../web/src/features/exam/engine/courier.ts'
import {
  answerBatch,
  EMPTY_RECORD,
  reconcile,
  sheetOf,
  withAnswer,
  type AnswerBatch,
  type ExamRecord,
} from '../../web/src/features/exam/model/exam-record.ts'
import { withEntry } from '../../web/src/features/exam/model/journal.ts'
import { isLinked, withLinks } from '../../web/src/features/exam/model/journal-chain.ts'
import { withOutcome } from '../../web/src/features/exam/late/late-answers.ts'
import { ApiError } from '../../web/src/lib/api/api-error.ts'
import { sha256 } from '../../web/src/lib/sha256.ts'
import { Ledger, type Held } from './ledger.ts'

/** The web app's timeout of one call. */
const TIMEOUT_MS = 20_000

interface Receipt {
  rejected: number[]
  stale: number[]
}

/** The timer on the wire. */
export interface Timer {
  attemptId: number
  paketId: number
  sesi: Session | 'finished'
  secondsRemaining: number
  deadline: string
}

/**
 * A learner without a browser. Record, journal, numbers and the order and retries of delivery are the web app's own
 * code; only the screen is missing.
 */
export class Learner {
  readonly ledger: Ledger
  readonly courier: Courier
  /** Why delivery stopped until the learner acts. */
  stopped: ApiError | null = null
  /** Answers that came too late, by page; the server holds them for a decision. */
  readonly late = new Set<number>()
  #record: ExamRecord = EMPTY_RECORD

  constructor(
    public person: DemoLearner,
    readonly attemptId: number,
    /** How long a call may take, in milliseconds. */
    private readonly patience = TIMEOUT_MS
  ) {
    this.ledger = new Ledger(person.nohp)
    this.courier = createCourier<AnswerBatch, Receipt>({
      ready: async () => true,
      peek: () => answerBatch(this.#record),
      send: (batch) => this.#send<Receipt>('/soal/simpan-jawaban', batch),
      delivered: (batch, { rejected, stale }) => {
        const refused = [...rejected, ...stale]
        for (const saved of batch.answer) if (!refused.includes(saved.id)) this.ledger.note(saved)
        this.#record = withOutcome(this.#record, batch, rejected)
        if (refused.length > 0) this.#reloadQuietly()
      },
      refused: (batch, error) => {
        const pages = batch.answer.map(({ id }) => id)
        if (error instanceof ApiError && error.code === 'terlambat')
          for (const page of pages) this.late.add(page)
        this.#record = withOutcome(this.#record, batch, pages)
      },
      stopped: (error) => (this.stopped = error instanceof ApiError ? error : null),
      statusChanged: () => {},
    })
  }

  /** Number of answers that the server hasn't acknowledged. */
  get unsent(): number {
    return Object.keys(this.#record.answers).length
  }

  choose(page: number, answer: Answer): void {
    const now = Date.now()
    const held = { answer, seq: this.#record.highestSeq + 1, at: now }
    const record = withAnswer(this.#record, page, held)
    const journal = withEntry(record.journal, this.attemptId, { id: page, ...held, jam: now })
    this.#record = { ...record, journal: isLinked(journal) ? journal : withLinks(journal, sha256) }
    this.courier.nudge()
  }

  /** Chooses an option on any page of a session. @param random 0 to 1 */
  chooseAny(session: Session, random: () => number): void {
    const pages = pagesOfSession(session)
    this.choose(
      pages[Math.floor(random() * pages.length)] ?? pages[0] ?? 1,
      ANSWERS[Math.floor(random() * ANSWERS.length)] ?? '1'
    )
  }

  /**
   * Delivers everything, as the web app does when the network is back.
   * @throws Error when it doesn't arrive in time
   */
  async deliverAll(withinMs = 60_000): Promise<void> {
    const end = Date.now() + withinMs
    while (!(await this.courier.flush())) {
      if (this.stopped) throw this.stopped
      if (Date.now() > end)
        throw new Error(`${this.person.nohp} can't deliver ${this.unsent} answers`)
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }

  /** Continues after the learner has acted: signed in again, or taken the attempt over. */
  goOn(browser = this.person.browser): void {
    this.person = { ...this.person, browser }
    this.stopped = null
  }

  async timer(): Promise<Timer> {
    return this.#read<Timer>('/soal/timers')
  }

  /** The server's answers; while the attempt runs. */
  async held(): Promise<Held[]> {
    const saved = await this.#read<{ data: { answer: Held[] } }>('/soal/ambil-jawaban')
    return saved.data.answer
  }

  /** Fetches the server's answers, as after a reload; unsent ones stay. */
  async reload(): Promise<void> {
    const { data, sesi } = await this.#read<{
      data: { answer: AnswerBatch['answer'] }
      sesi: Timer['sesi']
    }>('/soal/ambil-jawaban')
    if (sesi !== 'finished') this.#record = reconcile(this.#record, sheetOf(data.answer), sesi)
  }

  /** Number of answers that the server holds for a decision, because they came too late. */
  async heldForDecision(): Promise<number> {
    const { data } = await this.#read<{ data: { jumlah: number }[] }>('/users/jawaban-terlambat')
    return data.reduce((sum, { jumlah }) => sum + jumlah, 0)
  }

  close(): void {
    void this.courier.close()
  }

  #reloadQuietly(): void {
    this.reload().catch((error: unknown) => {
      // The next stale answer fetches again.
      console.warn(`${this.person.nohp}: answers were not refreshed, ${String(error)}`)
    })
  }

  async #send<Answer>(path: string, body: object): Promise<Answer> {
    return this.#call<Answer>('POST', path, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ nohp: this.person.nohp, ...body }),
    })
  }

  async #read<Answer>(path: string): Promise<Answer> {
    return this.#call<Answer>('GET', path, {})
  }

  async #call<Answer>(method: string, path: string, init: RequestInit): Promise<Answer> {
    const first = await this.#exchange(method, path, init)
    const isOutdated = first.status === 403 && first.body.code === OUTDATED_PAGE
    const { status, body, headers } = isOutdated ? await this.#exchange(method, path, init) : first
    if (status >= 200 && status < 300) return body as Answer
    const retryAfter = Number(headers.get('retry-after') ?? Number.NaN)
    throw new ApiError({
      status,
      userMessage: body.message ?? null,
      code: body.code ?? null,
      retryAfter: Number.isFinite(retryAfter) ? retryAfter : null,
    })
  }

  async #exchange(method: string, path: string, init: RequestInit) {
    const signal = AbortSignal.timeout(this.patience)
    try {
      return await this.person.browser.send(method, path, { ...init, signal })
    } catch (cause) {
      throw new ApiError({ status: 0, code: 'network', cause })
    }
  }
}
