import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { FACTORY_PASSWORD } from '../../api/database/factories/factory_password.ts'
import type { BrowserSession, Reply as Answered } from '../../api/tests/support/browser_session.ts'
import { startWithoutMemory } from '../../api/tests/support/database.ts'
import { HOUR, storedAttempt, sweepAt, type Seat } from '../../api/tests/support/exam.ts'
import { adminBrowser } from '../../api/tests/support/questions.ts'
import { refuseCommits } from '../../api/tests/support/refused_commits.ts'
import type { stopClock } from '../../api/tests/support/time_travel.ts'
import { Ledger } from './ledger.ts'
import { PAGES, Reference, type Choice, type Minutes, type Reply, type Save } from './reference.ts'

/** The faults of a call. */
export const FAULTS = [
  'none',
  /** The server has executed the call and dies before it responds. */
  'answer lost',
  'sent twice at once',
  'commit refused',
  /** The database has committed and its reply is lost. */
  'commit unanswered',
] as const
export type Fault = (typeof FAULTS)[number]

/** One call to the server and the reference's call at the same time. */
interface Call {
  send: () => Promise<Answered>
  expect: (reference: Reference) => Reply
  /** Records what the response acknowledges; `given` as the reference has it. */
  learn?: (reply: Reply, given: Reference['given']) => void
}

/** What an invigilator may do, in the reference and in the ledger. */
const ACTIONS = {
  tambah_waktu: { expected: 'give', noted: 'given' },
  jeda: { expected: 'pause', noted: 'paused' },
  lanjutkan: { expected: 'goOn', noted: 'wentOn' },
} as const
export type ActionKind = keyof typeof ACTIONS

const LONGER_THAN_A_LOGIN = 6 * HOUR

/** A learner with two devices against the real server, whose time moves only on command. */
export class SimulatedExam {
  reference: Reference
  readonly ledger: Ledger
  readonly calls = { sent: 0, faults: 0 }
  readonly #saves: Save[] = []
  readonly #devices: { browser: BrowserSession; login: string | null }[]
  #logins = 0
  #admin: BrowserSession | null = null
  #highestSeq = 0

  constructor(
    private readonly seat: Seat,
    readonly minutes: Minutes,
    private readonly time: ReturnType<typeof stopClock>
  ) {
    this.reference = new Reference(minutes)
    this.ledger = new Ledger(minutes)
    this.#devices = [
      { browser: seat.browser, login: this.#newLogin() },
      { browser: seat.browser, login: null },
    ]
  }

  get now(): number {
    return this.time.now
  }

  get earlierSaves(): readonly Save[] {
    return this.#saves
  }

  /** The next number of the learner's counter. @param skipped numbers left out before it */
  nextSeq(skipped = 0): number {
    this.#highestSeq += 1 + skipped
    return this.#highestSeq
  }

  oldSeq(at: number): number {
    return 1 + (at % Math.max(1, this.#highestSeq))
  }

  async pass(ms: number): Promise<void> {
    if (ms > LONGER_THAN_A_LOGIN) {
      for (const device of [0, 1]) await this.signOut(device)
      this.#admin = null
    }
    this.time.pass(ms)
  }

  async signOut(at: number): Promise<void> {
    const device = this.#device(at)
    if (device.login === null) return
    await device.browser.post('/users/logout')
    this.reference.logins.delete(device.login)
    device.login = null
  }

  /** A restart: the process loses everything but the database. */
  async restart(): Promise<void> {
    await startWithoutMemory()
  }

  async sweep(): Promise<void> {
    await sweepAt(this.now)
    this.reference.settle(this.now)
  }

  async start(device: number, takeover: boolean, fault: Fault = 'none'): Promise<void> {
    const { browser, login } = await this.#signedIn(device)
    await this.#perform(fault, {
      send: () => browser.put('/soal/timers', { nohp: this.seat.user.nohp, takeover }),
      expect: (reference) => reference.start(this.now, login, takeover),
    })
  }

  async save(device: number, save: Save, fault: Fault = 'none'): Promise<void> {
    await this.#perform(fault, await this.#saving(device, save))
  }

  /** Two saves that reach the server in any order. */
  async saveTogether(device: number, saves: [Save, Save]): Promise<void> {
    const calls = [await this.#saving(device, saves[0]), await this.#saving(device, saves[1])]
    await this.#together(calls)
  }

  async endEarly(device: number, fault: Fault = 'none'): Promise<void> {
    const { browser, login } = await this.#signedIn(device)
    await this.#perform(fault, {
      send: () => browser.put('/soal/timers-to-zero', { nohp: this.seat.user.nohp }),
      expect: (reference) => reference.endEarly(this.now, login),
    })
  }

  async advance(device: number, from: Reference['session'], fault: Fault = 'none'): Promise<void> {
    const { browser, login } = await this.#signedIn(device)
    await this.#perform(fault, {
      send: () => browser.put('/soal/timers/next', { nohp: this.seat.user.nohp, from }),
      expect: (reference) => reference.advance(this.now, login, from),
    })
  }

  async play(device: number, page: number, fault: Fault = 'none'): Promise<void> {
    const { browser, login } = await this.#signedIn(device)
    await this.#perform(fault, {
      send: () => browser.post('/soal/simpan-audio', { audio: [String(page)] }),
      expect: (reference) => reference.play(this.now, login, page),
    })
  }

  async submit(device: number, answers: Choice[], fault: Fault = 'none'): Promise<void> {
    const { browser, login } = await this.#signedIn(device)
    this.#note(answers)
    await this.#perform(fault, {
      send: () => browser.post('/soal/jawaban', { answers }),
      expect: (reference) => reference.submit(this.now, login, answers),
    })
  }

  /** A reload: everything that the server returns about the attempt. */
  async reload(device: number): Promise<void> {
    const { browser } = await this.#signedIn(device)
    this.reference.settle(this.now)
    const { reference } = this
    const timer = await browser.get('/soal/timers')
    agree('timer', seen(timer), reference.isStarted ? reference.timer(this.now) : { status: 404 })
    if (!reference.isRunning) return
    this.#watch(timer)

    const { data, sesi } = (await browser.get('/soal/ambil-jawaban')).body
    const answers = [...reference.sheet].map(([id, held]) => ({ id, ...held }))
    agree('session', sesi, reference.session)
    agree(
      'answers',
      data.answer,
      answers.toSorted((a, b) => a.id - b.id)
    )
    agree('flags', data.ragu, reference.flags)
    const played = (await browser.get('/soal/ambil-audio')).body.data.map(Number)
    agree('recordings', played.sort(ascending), [...reference.played].sort(ascending))
  }

  /**
   * An action of an invigilator on the attempt, and the same press again.
   * @param seconds that it gives; 0 for a pause and its end
   */
  async act(kind: ActionKind, seconds: number, isRepeated: boolean): Promise<void> {
    const stored = await storedAttempt(this.seat.user)
    if (!stored) return
    this.#admin ??= await adminBrowser()
    const body = {
      jenis: kind,
      alasan: 'Listrik padam.',
      kunci: randomUUID(),
      ...(kind === 'tambah_waktu' && { menit: seconds / 60 }),
    }
    const { session } = this.reference
    const isExpected = this.reference[ACTIONS[kind].expected](this.now, seconds)
    const path = `/admin/percobaan/${stored.attempt.id}/tindakan`
    const admin = this.#admin
    const presses = Array.from({ length: isRepeated ? 2 : 1 }, () => admin.post(path, body))
    for (const { status, body: told } of await Promise.all(presses)) {
      this.calls.sent += 1
      const wanted = isExpected ? 'dilakukan' : 'dilewati'
      agree(kind, [status, told.hasil?.[0]?.status], [200, wanted])
    }
    if (isExpected) this.ledger[ACTIONS[kind].noted](session, seconds, this.now)
  }

  /**
   * Lets the attempt end by itself and compares everything with the database.
   * @param keys the right answers by page
   * @throws Error with all differences
   */
  async conclude(keys: ReadonlyMap<number, string>): Promise<void> {
    if (!this.reference.isStarted) return
    // A pause and a rest may each take a day.
    for (let days = 0; this.reference.isRunning && days < 4; days++) {
      await this.pass(25 * HOUR)
      await this.sweep()
    }
    await this.sweep()
    const stored = await storedAttempt(this.seat.user)
    if (!stored?.result) throw new Error('the attempt has no result')

    const { answers, attempt, result } = stored
    const complaints = this.ledger.compare(answers, this.now)
    if (complaints.length > 0) throw new Error(complaints.join('; '))
    const sheet = [...this.reference.sheet].map(([page, held]) => ({ page, ...held }))
    agree(
      'stored answers',
      answers.map(({ page, answer, seq }) => ({ page, answer, seq })),
      sheet.toSorted((a, b) => a.page - b.page)
    )
    const { listening, written, reading } = this.reference.correct(keys)
    agree(
      'score',
      [result.listeningCorrect, result.writtenCorrect, result.readingCorrect],
      [listening, written, reading]
    )
    agree('end', attempt.finishedAt, this.reference.finishedAt)
  }

  async #saving(device: number, save: Save): Promise<Call> {
    const { browser, login } = await this.#signedIn(device)
    this.#saves.push(save)
    this.#note(save.answer)
    return {
      send: () => browser.post('/soal/simpan-jawaban', { index: 0, ...save }),
      expect: (reference) => reference.save(this.now, login, save),
      learn: ({ status, rejected = [], stale = [] }, given) => {
        if (status === 200) this.#acknowledge(save, [...rejected, ...stale], given)
      },
    }
  }

  #note(answers: readonly Choice[]): void {
    for (const { id, answer } of answers) this.ledger.sent(id, answer)
  }

  #acknowledge(
    { answer: answers }: Save,
    refused: readonly number[],
    given: Reference['given']
  ): void {
    const { session } = this.reference
    for (const [at, { id, answer, seq = given[at] }] of answers.entries()) {
      if (refused.includes(id) || seq === undefined || seq === null) continue
      this.ledger.acknowledged({ page: id, answer, seq, session, at: this.now })
    }
  }

  async #perform(fault: Fault, call: Call): Promise<void> {
    if (fault !== 'none') this.calls.faults += 1
    switch (fault) {
      case 'none':
        return this.#together([call])
      case 'sent twice at once':
        return this.#together([call, call])
      case 'answer lost':
        await call.send()
        this.calls.sent += 1
        call.expect(this.reference)
        return this.#noticeSession()
      case 'commit refused':
      case 'commit unanswered':
        return this.#withoutCommit(call, fault === 'commit unanswered')
    }
  }

  /** Sends calls at once; their responses must be those of one order. */
  async #together(calls: readonly Call[]): Promise<void> {
    const replies = await Promise.all(calls.map(({ send }) => send()))
    this.calls.sent += calls.length
    const shown = replies.map(seen)
    const orders =
      calls.length === 1
        ? [[0]]
        : [
            [0, 1],
            [1, 0],
          ]
    const wanted: Reply[][] = []
    for (const order of orders) {
      const reference = this.reference.copy()
      const expected: Reply[] = []
      const given: Reference['given'][] = []
      for (const at of order) {
        expected[at] = calls[at]?.expect(reference) ?? { status: 0 }
        given[at] = reference.given
      }
      wanted.push(expected)
      if (!isDeepStrictEqual(shown, expected)) continue
      // Responses without a number fit both orders, but the stored answers don't.
      if (order !== orders.at(-1) && !(await this.#holds(reference))) continue
      this.reference = reference
      for (const [at, { learn }] of calls.entries())
        learn?.(shown[at] ?? { status: 0 }, given[at] ?? [])
      for (const reply of replies) this.#watch(reply)
      return this.#noticeSession()
    }
    agree('answers of the server', shown, wanted.length === 1 ? wanted[0] : { oneOf: wanted })
  }

  /** Whether the database has the reference's answers and flags. */
  async #holds({ sheet, flags }: Reference): Promise<boolean> {
    const stored = await storedAttempt(this.seat.user)
    const answers = stored?.answers ?? []
    return (
      isDeepStrictEqual(stored?.attempt.flags ?? [], flags) &&
      answers.length === sheet.size &&
      answers.every(({ page, seq }) => sheet.get(page)?.seq === seq)
    )
  }

  async #withoutCommit(call: Call, isCommitted: boolean): Promise<void> {
    const reference = this.reference.copy()
    const wasRunning = reference.isRunning
    const expected = call.expect(reference)
    const commits = wasRunning && (expected.status === 200 || expected.code === 'terlambat')
    const settles = wasRunning && !reference.isRunning && reference.finishedAt !== null

    const error = isCommitted
      ? Object.assign(new Error('connection lost'), { code: 'ECONNRESET' })
      : Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })
    using _ = refuseCommits(error, isCommitted ? 'committed' : undefined)
    const reply = seen(await call.send())
    this.calls.sent += 1
    if (commits || settles) {
      if (reply.status !== 503 && reply.status !== 507) {
        // A call that changes nothing may be answered without a change.
        if (settles || !sameAnswers(reference, this.reference))
          agree('answer without a commit', reply, 'status 503 or 507')
        agree('answer of the server', reply, expected)
      }
      if (isCommitted) this.reference = reference
    } else {
      agree('answer of the server', reply, expected)
      this.reference = reference
    }
    this.#noticeSession()
  }

  #watch({ body }: Answered): void {
    if (typeof body.secondsRemaining === 'number')
      this.ledger.timer(body.sesi, body.secondsRemaining, this.now)
  }

  /** Without a response the learner still knows when the call was sent. */
  #noticeSession(): void {
    for (const [session, at] of this.reference.began) this.ledger.began(session, at)
  }

  #device(at: number) {
    const device = this.#devices[at]
    if (!device) throw new Error('a learner has two devices')
    return device
  }

  async #signedIn(at: number): Promise<{ browser: BrowserSession; login: string }> {
    const device = this.#device(at)
    if (device.login === null) {
      device.browser = await signIn(this.seat)
      device.login = this.#newLogin()
    }
    return { browser: device.browser, login: device.login }
  }

  #newLogin(): string {
    const login = `login ${++this.#logins}`
    this.reference.logins.add(login)
    return login
  }
}

async function signIn({ browser, user }: Seat): Promise<BrowserSession> {
  const device = browser.copy()
  device.cookies.clear()
  await device.get('/users/getAuth')
  const { status } = await device.post('/users/login', {
    identifier: user.email,
    password: FACTORY_PASSWORD,
  })
  if (status !== 200) throw new Error(`login failed with ${status}`)
  return device
}

/** The parts of a response that the reference knows. */
function seen({ status, body }: Answered): Reply {
  const { code, rejected, stale, held, sesi, secondsRemaining } = body as Partial<Reply>
  const shown: Reply = { status }
  if (status === 409 && code !== undefined) shown.code = code
  for (const [name, value] of Object.entries({ rejected, stale, held, sesi, secondsRemaining }))
    if (value !== undefined) Object.assign(shown, { [name]: value })
  return shown
}

function agree(what: string, shown: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(shown, expected))
    throw new Error(`${what}: ${JSON.stringify(shown)}, expected ${JSON.stringify(expected)}`)
}

function sameAnswers(one: Reference, other: Reference): boolean {
  return isDeepStrictEqual([one.sheet, one.flags], [other.sheet, other.flags])
}

function ascending(a: number, b: number): number {
  return a - b
}

/** The pages of the running session, and some that aren't in it. */
export function pageAt(reference: Reference, at: number): number {
  const elsewhere = [51, 67, 93, 1, 52, 94]
  const pages = PAGES[reference.session]
  return at < 60 ? (pages[at % pages.length] ?? 1) : (elsewhere[at % elsewhere.length] ?? 1)
}
