import type Package from '#app/packages/models/package'
import type User from '#app/accounts/models/user'
import { grantAttempt } from '#database/factories/entitlement_factory'
import { createPackage } from '#database/factories/package_factory'
import { factoryKey, fillPackage } from '#database/factories/question_factory'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { DEFAULT_MINUTES, pagesOfSession, type Session } from '#contracts/exam'

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE

export interface Seat {
  user: User
  pack: Package
  browser: BrowserSession
}

/** A learner who is signed in and may start a complete package. */
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

/** Answers for every question of a session: right where `isRight` says so. */
export function answersOf(session: Session, isRight: (page: number) => boolean = () => true) {
  return pagesOfSession(session).map((page) => ({
    id: page,
    answer: isRight(page) ? factoryKey(page) : wrongAnswer(page),
  }))
}

function wrongAnswer(page: number): string {
  return String((Number(factoryKey(page)) % 4) + 1)
}

export async function start({ browser, user }: Seat) {
  return browser.put('/soal/timers', { nohp: user.nohp })
}

/** Starts and goes on to the given session the way a learner does who lets the time run out. */
export async function startIn(seat: Seat, session: Session, time: { pass(ms: number): void }) {
  await start(seat)
  if (session === 'listening') return
  time.pass(DEFAULT_MINUTES.listening * MINUTE)
  await seat.browser.put('/soal/timers/next', { nohp: seat.user.nohp, from: 'listening' })
  if (session === 'written') return
  time.pass(DEFAULT_MINUTES.written * MINUTE)
  await seat.browser.put('/soal/timers/next', { nohp: seat.user.nohp, from: 'written' })
}
