import { hkdfSync } from 'node:crypto'
import env from '#start/env'
import type { Session } from '#contracts/exam'

const KEY_BYTES = 32

/** What the key is for; other keys derived from the app's have another. */
const PURPOSE = 'exam-storage'

/**
 * The key that a device encrypts a session of an attempt with while one login drives it: 32 bytes in base64, the same
 * whenever it is asked for, and unknown to every other attempt, session and login.
 */
export function storageKey(attemptId: number, session: Session, loginId: string): string {
  const info = [PURPOSE, attemptId, session, loginId].join('/')
  const key = hkdfSync('sha256', env.get('APP_KEY').release(), '', info, KEY_BYTES)
  return Buffer.from(key).toString('base64')
}
