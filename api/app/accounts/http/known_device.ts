import { randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { secureCookies } from '#config/app'

const COOKIE = secureCookies ? '__Host-lulus-device' : 'lulus-device'
/** A lab PC is shared; the oldest accounts are dropped first. */
const MAX_ACCOUNTS = 60

interface KnownDevice {
  id: string
  /** Accounts that have signed in here. */
  users: number[]
}

/** The id of this device if the account has signed in on it before, else null. The cookie is encrypted by us. */
export function knownDeviceOf({ request }: HttpContext, userId: number | undefined): string | null {
  const device = readDevice(request)
  return device && userId !== undefined && device.users.includes(userId) ? device.id : null
}

/** Remembers on this device that the account signed in here. */
export function rememberDevice({ request, response }: HttpContext, userId: number): void {
  const device = readDevice(request) ?? { id: randomUUID(), users: [] }
  const users = [...device.users.filter((known) => known !== userId), userId].slice(-MAX_ACCOUNTS)
  response.encryptedCookie(COOKIE, { id: device.id, users }, { maxAge: '365 days' })
}

function readDevice(request: HttpContext['request']): KnownDevice | null {
  return (request.encryptedCookie(COOKIE) as KnownDevice | null | undefined) ?? null
}
