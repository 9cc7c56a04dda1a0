import { hkdfSync } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { loginIdOf } from '#app/accounts/http/login_session'
import { publicOrigin } from '#config/app'
import env from '#start/env'
import type { KnownConfiguration } from '#app/labs/actions/find_seb_configuration'
import { isHashOf } from '#app/labs/seb/config_key'
import { SEB_PROOF_PARAMETER, SEB_SCREEN } from '#contracts/seb'

/** Headers that SEB for Windows adds to every call of a page to its own host. SEB for macOS and iOS adds none. */
const SEB_HEADERS = {
  configKey: 'x-safeexambrowser-configkeyhash',
  examKey: 'x-safeexambrowser-requesthash',
} as const

const PROOF = 'seb'
const PURPOSE = 'seb-proof'
const TOKEN_BYTES = 32

/** A login's proof of its SEB, stored in its session. */
export interface SebProof {
  /** The login that proved it: the next login must prove again. */
  loginId: string
  configurationId: number
  /** The Browser Exam Key's name, if the lab lists any. */
  examKey: string | null
  /** Whether this SEB adds its headers to calls; then all calls must have them. */
  sendsHeaders: boolean
}

/** The hashes of SEB's keys with an address. */
export interface SebHashes {
  configKey: string
  /** Null when SEB doesn't send it. */
  examKey: string | null
}

/** The token in the address of this login's proof: no other login's address has it, so a hash can't be replayed. */
export function proofTokenOf(ctx: HttpContext): string {
  const secret = env.get('APP_KEY').release()
  const token = hkdfSync('sha256', secret, '', `${PURPOSE}|${loginIdOf(ctx)}`, TOKEN_BYTES)
  return Buffer.from(token).toString('hex')
}

/** Whether a page's address is the one that only this login has. */
export function isProofAddress(ctx: HttpContext, address: string): boolean {
  if (!URL.canParse(address)) return false
  const { origin, pathname, searchParams } = new URL(address)
  return (
    origin === publicOrigin &&
    pathname === SEB_SCREEN &&
    searchParams.get(SEB_PROOF_PARAMETER) === proofTokenOf(ctx)
  )
}

export function keepProof({ session }: HttpContext, proof: SebProof): void {
  session.put(PROOF, proof)
}

/** The proof of this login; null without one. */
export function proofOf(ctx: HttpContext): SebProof | null {
  const proof = ctx.session.get(PROOF) as SebProof | undefined
  return proof?.loginId === loginIdOf(ctx) ? proof : null
}

/** The hashes that SEB added to this call; null when it added none. */
export function hashesOf({ request }: HttpContext): SebHashes | null {
  const configKey = request.header(SEB_HEADERS.configKey)
  const examKey = request.header(SEB_HEADERS.examKey) ?? null
  return configKey === undefined ? null : { configKey, examKey }
}

/** The address of this call as SEB saw it. The path is exactly as sent, because SEB hashed that text. */
export function addressOf({ request }: HttpContext): string {
  return publicOrigin + (request.request.url ?? '')
}

/** The name of the Browser Exam Key that SEB used at this address; undefined when it is none of the lab's. */
export function examKeyUsed(
  { examKeys }: KnownConfiguration,
  address: string,
  hash: string | null
): string | undefined {
  return examKeys.find(({ key }) => hash !== null && isHashOf(key, address, hash))?.name
}

/** Whether the hashes are those of the lab's configuration, and of one of its Browser Exam Keys if there are any. */
export function isRightAt(
  configuration: KnownConfiguration,
  address: string,
  { configKey, examKey }: SebHashes
): boolean {
  return (
    isHashOf(configuration.configKey, address, configKey) &&
    (configuration.examKeys.length === 0 ||
      examKeyUsed(configuration, address, examKey) !== undefined)
  )
}
