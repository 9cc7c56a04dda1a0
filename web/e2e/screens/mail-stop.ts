import { createHmac } from 'node:crypto'

/** The key of the server whose screens are taken, so that what it signs can be signed here too. */
export const SCREENS_KEY = 'a-key-of-the-screens-with-32-characters'

/** The page on which a user stops e-mails, as an e-mail to them links it. */
export function mailStopAddress(userId: number): string {
  const signature = createHmac('sha256', SCREENS_KEY).update(`stop-mail|${userId}`)
  return `/berhenti-email/${userId}-${signature.digest('base64url')}`
}
