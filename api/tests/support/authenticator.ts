import { Secret, TOTP } from 'otpauth'

/** The app that somebody has put the secret into: its code at a time in epoch milliseconds. */
export function authenticatorOf(secret: string): (timestamp: number) => string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  return (timestamp) => totp.generate({ timestamp })
}
