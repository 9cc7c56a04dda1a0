import { Secret, TOTP } from 'otpauth'

/** An authenticator app with this secret: its code at a time in epoch milliseconds. */
export function authenticatorOf(secret: string): (timestamp: number) => string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  return (timestamp) => totp.generate({ timestamp })
}
