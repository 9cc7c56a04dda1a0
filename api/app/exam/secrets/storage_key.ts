import { hkdfSync } from 'node:crypto'
import env from '#start/env'
import type { Session } from '#contracts/exam'

const KEY_BYTES = 32

/** The key's purpose; other keys derived from the app's have another. */
const PURPOSE = 'exam-storage'

/**
 * The key with which a device encrypts a session of an attempt while one login drives it: 32 bytes in base64, the
 * same at every call, and different for every other attempt, session and login.
 */
export function storageKey(attemptId: number, session: Session, loginId: string): string {
  const info = [PURPOSE, attemptId, session, loginId].join('/')
  const key = hkdfSync('sha256', env.get('APP_KEY').release(), '', info, KEY_BYTES)
  return Buffer.from(key).toString('base64')
}
