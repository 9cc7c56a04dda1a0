import { setTimeout as sleep } from 'node:timers/promises'
import { EVENT_PHASES } from '../../api/contracts/events.ts'
import { SESSIONS, SESSION_INDEXES, type Session } from '../../api/contracts/exam.ts'
import { planSession, type Character, type Step } from './behaviour.ts'
import { RehearsalFailed, Refused } from './failures.ts'
import { HttpClient } from './http_client.ts'
import { Ledger, type Choice } from './ledger.ts'
import type { Measures } from './measures.ts'

/** A simulated learner's activity, for the table. */
export type Activity = 'bersiap' | 'menunggu' | Session | 'selesai' | 'gagal'

/** A learner's account, opened by this rehearsal. */
export interface Account {
  nohp: string
  password: string
}

interface ExamRun {
  eventId: number
  packageId: number
  speed: number
  /** Of each session. */
  minutes: Record<Session, number>
  /** The event's present token; fetched when it is typed. */
  token: () => Promise<string>
}

interface Waiting {
  fase: string
  keadaan: string
  perluToken: boolean
  tanyaLagi: number
}

interface Timer {
  sesi: Session | 'finished'
  secondsRemaining: number
}

/** The environment of all simulated learners. */
interface Scene {
  origin: string
  measures: Measures
  /** Numbers from 0 to 1. */
  chance: () => number
}

/** Seconds of a person's time within which a class comes and signs in. */
const COMES_WITHIN = 600
/** Seconds of a person's time that a latecomer comes after the start. */
const LATE_BY = { least: 120, spread: 360 }

/** A learner without a screen: sends what the web app sends, at the given speed. */
export class SimulatedLearner {
  activity: Activity = 'bersiap'
  readonly ledger = new Ledger()
  /** Pages whose last choice the server didn't have at the end. */
  lost: number[] = []
  /** Why it gave up. */
  failure: string | null = null
  readonly character: Character
  readonly #account: Account
  readonly #run: ExamRun
  readonly #client: HttpClient
  readonly #chance: () => number
  readonly #marked = new Set<number>()
  #unsent: Choice[] = []

  constructor(person: { account: Account; character: Character }, run: ExamRun, scene: Scene) {
    this.character = person.character
    this.#account = person.account
    this.#run = run
    this.#client = new HttpClient(scene.origin, scene.measures)
    this.#chance = scene.chance
  }

  /** The account's phone number. */
  get nohp(): string {
    return this.#account.nohp
  }

  /** Runs everything from the login to the submission; an error is stored in `failure`. */
  async attend(): Promise<void> {
    try {
      await this.#pass(this.#chance() * COMES_WITHIN)
      await this.#signIn()
      await this.#waitForStart()
      await this.#sit()
      this.activity = 'selesai'
    } catch (error) {
      if (!(error instanceof Refused || error instanceof RehearsalFailed)) throw error
      this.failure = error.message
      this.activity = 'gagal'
    }
  }

  async #signIn(): Promise<void> {
    const { nohp, password } = this.#account
    // A visitor's first response has the CSRF token.
    await this.#client.call('buka situs', 'GET', '/pengaturan')
    const body = { identifier: nohp, password }
    await this.#client.call('login', 'POST', '/users/login', { body })
  }

  async #waitForStart(): Promise<void> {
    const { eventId, token } = this.#run
    const room = `/jadwal/${eventId}`
    if (this.character === 'terlambat') await this.#comeLate(room)
    const body = { tokenUjian: await token() }
    await this.#client.call('masuk ruang tunggu', 'POST', `${room}/masuk`, { body })
    await this.#client.call('siap', 'PUT', `${room}/siap`, { body: {} })
    this.activity = 'menunggu'
    await this.#untilStarted(room)
  }

  /** Waits elsewhere, and learns of the start like everybody. */
  async #comeLate(room: string): Promise<void> {
    await this.#untilStarted(room)
    await this.#pass(LATE_BY.least + this.#chance() * LATE_BY.spread)
  }

  async #untilStarted(room: string): Promise<void> {
    for (;;) {
      const path = `${room}/ruang-tunggu`
      const state = await this.#client.call<Waiting>('ruang tunggu', 'GET', path)
      if (state.fase === EVENT_PHASES.started) return
      if (state.fase === EVENT_PHASES.cancelled || state.fase === EVENT_PHASES.ended)
        throw new RehearsalFailed('Ujian gladi dibatalkan atau lewat sebelum dimulai.')
      await sleep(state.tanyaLagi * 1000)
    }
  }

  async #sit(): Promise<void> {
    const body = this.#own({ paketId: this.#run.packageId })
    let timer = await this.#client.call<Timer>('mulai', 'PUT', '/soal/timers', { body })
    await this.#client.call('soal', 'GET', '/soal')
    await this.#client.call('ambil jawaban', 'GET', '/soal/ambil-jawaban')
    await this.#client.call('ambil audio', 'GET', '/soal/ambil-audio')
    for (const session of SESSIONS) {
      if (timer.sesi !== session) continue
      this.activity = session
      await this.#answer(session, timer.secondsRemaining)
      await this.#compare()
      if (session === 'reading') break
      timer = await this.#leave(session)
    }
    await this.#client.call('kirim', 'POST', '/soal/jawaban', { body: this.#own({ answers: [] }) })
  }

  /** Answers until all is answered or the server's time is up. @param seconds left, from the server */
  async #answer(session: Session, seconds: number): Promise<void> {
    const end = performance.now() + seconds * 1000
    const minutes = this.#run.minutes[session]
    let silent = 0
    for (const step of planSession(session, minutes, this.character, this.#chance)) {
      await this.#pass(step.after)
      if (performance.now() >= end) break
      this.#unsent.push(this.ledger.choose(step.page, step.answer))
      this.#mark(step)
      silent = step.loses ?? Math.max(0, silent - 1)
      if (silent === 0) await this.#deliver(step.page)
    }
    await this.#deliver(SESSION_INDEXES[session].last)
    const left = end - performance.now()
    if (left > 0) await this.#endEarly(left)
  }

  #mark({ page, doubts }: Step): void {
    if (doubts === true) this.#marked.add(page)
    if (doubts === false) this.#marked.delete(page)
  }

  /** Sends everything that the server has not acknowledged yet at once, like the web app. */
  async #deliver(index: number): Promise<void> {
    if (this.#unsent.length === 0) return
    const sent = [...new Map(this.#unsent.map((choice) => [choice.id, choice])).values()]
    const body = this.#own({ index, answer: sent, ragu: [...this.#marked] })
    await this.#client.call('simpan jawaban', 'POST', '/soal/simpan-jawaban', { body })
    this.#unsent = []
  }

  /** Ends the session, or, where questions are open, waits for the server's time. @param left milliseconds */
  async #endEarly(left: number): Promise<void> {
    if (this.activity === 'reading') return
    try {
      await this.#client.call('akhiri sesi', 'PUT', '/soal/timers-to-zero', { body: this.#own({}) })
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 422) throw error
      await sleep(left + 1000)
    }
  }

  async #leave(session: Session): Promise<Timer> {
    const body = this.#own({ from: session })
    return this.#client.call<Timer>('sesi berikutnya', 'PUT', '/soal/timers/next', { body })
  }

  /** Compares the server's answers with the choices. */
  async #compare(): Promise<void> {
    const path = '/soal/ambil-jawaban'
    const { data } = await this.#client.call<{ data: { answer: Choice[] } }>('periksa', 'GET', path)
    this.lost = this.ledger.missingIn(data.answer)
  }

  #own(body: object): object {
    return { nohp: this.#account.nohp, ...body }
  }

  /** Lets a person's time pass, at the rehearsal's speed. @param seconds of it */
  async #pass(seconds: number): Promise<void> {
    await sleep((seconds * 1000) / this.#run.speed)
  }
}
