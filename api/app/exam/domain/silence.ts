import type { Session } from '#contracts/exam'
import { SILENCE_MS } from '#contracts/pulse'

/**
 * The rules of contacts (contract section 7.1): any exam call of the login that drives an attempt is a contact, and a
 * silence of 15 s or more while a session runs is an outage. All times are epoch milliseconds.
 */

/** From the first millisecond to the first one after it. */
export interface Span {
  from: number
  to: number
}

/** A contact, and the session that ran then. */
export interface Contact {
  session: Session
  at: number
}

/** An outage, and the session in which it was. */
export interface Outage extends Span {
  session: Session
}

/** The part of an attempt that decides which silence is an outage. */
export interface SilentAttempt {
  session: Session
  /** When it ends, or stands still. */
  deadline: number
  /** From when on it goes on after a pause or an end; null from its beginning. What was before is stored. */
  runsSince: number | null
  restMinutes: number | null
  /** The deadline of a session; null when it hasn't begun or isn't known. */
  endOf: (session: Session) => number | null
}

const MS_PER_MINUTE = 60_000

/** Whether so long a silence can be an outage. */
export function isSilence(last: number, now: number): boolean {
  return now - last >= SILENCE_MS
}

/**
 * The outages in a silence: the parts in which a session ran, if they are long enough. Two when a rest ended meanwhile
 * and the next session began without the learner.
 * @param last the contact before the silence
 * @param now the contact after it, or the time of asking
 */
export function outagesIn(last: Contact, attempt: SilentAttempt, now: number): Outage[] {
  const silence = { from: last.at, to: now }
  const { session, deadline, runsSince } = attempt
  const goesOn = runsSince ?? 0
  if (last.session === session) return outagesOf(session, silence, { from: goesOn, to: deadline })
  // The learner moves on by a call, which is a contact: without one, the end of a rest began the session.
  const left = attempt.endOf(last.session)
  const began = Math.max(beganByItself(attempt), goesOn)
  return [
    ...(left === null ? [] : outagesOf(last.session, silence, { from: 0, to: left })),
    ...outagesOf(session, silence, { from: began, to: deadline }),
  ]
}

/** When the present session began, if the end of a rest began it. */
function beganByItself({ session, restMinutes, endOf }: SilentAttempt): number {
  const ended =
    session === 'listening' ? null : endOf(session === 'written' ? 'listening' : 'written')
  return (ended ?? 0) + (restMinutes ?? 0) * MS_PER_MINUTE
}

function outagesOf(session: Session, silence: Span, running: Span): Outage[] {
  const from = Math.max(silence.from, running.from)
  const to = Math.min(silence.to, running.to)
  return to - from >= SILENCE_MS ? [{ session, from, to }] : []
}

/** The part of a span after a time; null when nothing of it is left. */
export function after<Part extends Span>(span: Part, time: number): Part | null {
  const from = Math.max(span.from, time)
  return from < span.to ? { ...span, from } : null
}

/**
 * An attempt's start as its first contact, for one whose contacts the server had no time to store before it stopped;
 * null once it has left its first session.
 */
export function startOf(attempt: { session: Session; startedAt: number }): Contact | null {
  return attempt.session === 'listening' ? { session: 'listening', at: attempt.startedAt } : null
}

/** Whether two spans have a time in common. */
export function overlap(one: Span, other: Span): boolean {
  return one.from < other.to && other.from < one.to
}

/** Whether most of a span was in others, which don't overlap. */
export function isMostlyIn(span: Span, others: readonly Span[]): boolean {
  const common = others
    .filter((other) => overlap(span, other))
    .reduce((sum, other) => sum + Math.min(span.to, other.to) - Math.max(span.from, other.from), 0)
  return common * 2 > span.to - span.from
}

/** Whole seconds of spans together, rounded up. */
export function secondsOf(spans: readonly Span[]): number {
  return Math.ceil(spans.reduce((sum, { from, to }) => sum + to - from, 0) / 1000)
}
