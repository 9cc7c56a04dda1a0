import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import {
  canonicalToken,
  lettersOf,
  takenIntervals,
  tokenInterval,
} from '#app/events/domain/token_time'
import env from '#start/env'

const KEY_BYTES = 32
/** The key's purpose; other keys derived from the app's have another. */
const PURPOSE = 'event-token'

/** An event that admits learners by a token. */
interface TokenEvent {
  id: number
  /** Minutes that a token lasts. */
  tokenMinutes: number
}

/** The token of an event at a time: nothing is stored, and without APP_KEY the next one can't be predicted. */
export function tokenAt({ id, tokenMinutes }: TokenEvent, now: number): string {
  return tokenOf(id, tokenInterval(tokenMinutes, now))
}

/** Whether the typed text is a token that is accepted now. */
export function isTakenToken(
  { id, tokenMinutes }: TokenEvent,
  typed: string,
  now: number
): boolean {
  const token = canonicalToken(typed)
  if (token === null) return false
  const given = Buffer.from(token)
  return takenIntervals(tokenMinutes, now).some((interval) =>
    timingSafeEqual(given, Buffer.from(tokenOf(id, interval)))
  )
}

function tokenOf(eventId: number, interval: number): string {
  const secret = env.get('APP_KEY').release()
  const key = hkdfSync('sha256', secret, '', `${PURPOSE}/${eventId}`, KEY_BYTES)
  return lettersOf(createHmac('sha256', Buffer.from(key)).update(String(interval)).digest())
}
