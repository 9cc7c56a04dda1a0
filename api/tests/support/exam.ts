import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type Package from '#app/packages/models/package'
import type User from '#app/accounts/models/user'
import Attempt from '#app/exam/models/attempt'
import { sweep } from '#app/exam/actions/sweeper'
import Result from '#app/results/models/result'
import { grantAttempt } from '#database/factories/entitlement_factory'
import { createPackage } from '#database/factories/package_factory'
import { factoryKey, fillPackage } from '#database/factories/question_factory'
import { createUser, type Reachable } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { DEFAULT_MINUTES, pagesOfSession, type Session } from '#contracts/exam'

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE

export interface Seat {
  user: Reachable
  pack: Package
  browser: BrowserSession
}

/** A signed-in learner with a grant for a complete package. */
export async function takeSeat(pack?: Package): Promise<Seat> {
  const user = await createUser()
  const complete = pack ?? (await completePackage())
  await grantAttempt(user, complete)
  return { user, pack: complete, browser: await BrowserSession.of(user) }
}

export async function completePackage(attributes: Partial<Package> = {}): Promise<Package> {
  const pack = await createPackage(attributes)
  await fillPackage(pack)
  return pack
}

/** Answers for every question of a session: right where `isRight` returns true. */
export function answersOf(session: Session, isRight: (page: number) => boolean = () => true) {
  return pagesOfSession(session).map((page) => ({
    id: page,
    answer: isRight(page) ? factoryKey(page) : wrongAnswer(page),
  }))
}

function wrongAnswer(page: number): string {
  return String((Number(factoryKey(page)) % 4) + 1)
}

export interface AnswerRow {
  attempt_id: number
  page: number
  answer: string
  seq: number
  is_correct: number | null
}

/** The stored answers of all attempts, by page. */
export async function heldAnswers(): Promise<AnswerRow[]> {
  return db.query<AnswerRow>().from('attempt_answers').orderBy('page', 'asc')
}

/** A stored answer with the time of its last change, in epoch milliseconds. */
export type StoredAnswer = AnswerRow & { saved_at: number }

/** The database's rows about a learner's only attempt; null before its start. */
export async function storedAttempt(user: User) {
  const attempt = await Attempt.findBy('userId', user.id)
  if (!attempt) return null
  const answers = await db
    .query<StoredAnswer>()
    .from('attempt_answers')
    .where('attempt_id', attempt.id)
    .orderBy('page', 'asc')
  return { attempt, answers, result: await Result.findBy('attemptId', attempt.id) }
}

/** Finishes the attempts whose time is over, as the server does by itself every few seconds. */
export function sweepAt(now: number): Promise<number> {
  return sweep(now, logger)
}

export async function start({ browser, user }: Seat) {
  return browser.put('/soal/timers', { nohp: user.nohp })
}

/** Starts and moves to the given session by letting the time run out. */
export async function startIn(seat: Seat, session: Session, time: { pass(ms: number): void }) {
  await start(seat)
  if (session === 'listening') return
  time.pass(DEFAULT_MINUTES.listening * MINUTE)
  await seat.browser.put('/soal/timers/next', { nohp: seat.user.nohp, from: 'listening' })
  if (session === 'written') return
  time.pass(DEFAULT_MINUTES.written * MINUTE)
  await seat.browser.put('/soal/timers/next', { nohp: seat.user.nohp, from: 'written' })
}
