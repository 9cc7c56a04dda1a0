import encryption from '@adonisjs/core/services/encryption'
import { Secret, TOTP } from 'otpauth'

/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20
const STEP_SECONDS = 30
/** Steps before and after the present one whose codes count, because a phone's clock is never quite right. */
const WINDOW = 1
/** Binds the encrypted text to second factors; other encrypted values don't decrypt here. */
const PURPOSE = 'second-factor'

/** A new secret as text, as it is typed into an app (base 32). */
export function newFactorSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/** Encrypts a secret for storage. A hash won't do, because checking a code needs the secret itself. */
export function sealFactorSecret(secret: string): string {
  return encryption.encrypt(secret, { purpose: PURPOSE })
}

/** Decrypts a stored secret; null when it was encrypted with another APP_KEY. */
export function openFactorSecret(sealed: string): string | null {
  return encryption.decrypt<string>(sealed, PURPOSE)
}

/** The address in the QR code, for an app. @param account how the app names the entry */
export function factorAddress(secret: string, issuer: string, account: string): string {
  return totpOf(secret, issuer, account).toString()
}

/**
 * The time step of a typed code (RFC 6238), or null when it is none of the accepted ones.
 * @param now epoch milliseconds
 */
export function stepOfCode(secret: string, typed: string, now: number): number | null {
  const token = typed.replaceAll(/\s/g, '')
  const delta = totpOf(secret).validate({ token, window: WINDOW, timestamp: now })
  return delta === null ? null : Math.floor(now / (STEP_SECONDS * 1000)) + delta
}

function totpOf(secret: string, issuer = '', label = 'Lulus'): TOTP {
  return new TOTP({
    issuer,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: STEP_SECONDS,
  })
}
