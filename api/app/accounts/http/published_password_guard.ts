import type { HttpContext } from '@adonisjs/core/http'
import { Forbidden } from '#app/platform/errors/failures'
import { isLocalRequest } from '#app/platform/network/local_request'
import { DEMO_PASSWORD } from '#contracts/passwords'

const REFUSAL =
  'Password demo hanya berlaku di komputer server itu sendiri. Ganti password akun ini di sana terlebih dahulu.'

/** Whether the request was made on the server's own machine, as far as the server can know. */
export function isMadeHere({ request }: HttpContext): boolean {
  const { socket, httpVersion, headers } = request.request
  return isLocalRequest({ peer: socket.remoteAddress, httpVersion, headers })
}

/**
 * Refuses the published password from other machines, on any account. Checked after the password has matched, so that
 * neither the response nor its time reveals which accounts exist.
 * @throws Forbidden
 */
export function refusePublishedPassword(ctx: HttpContext, password: string): void {
  if (password === DEMO_PASSWORD && !isMadeHere(ctx)) throw new Forbidden(REFUSAL)
}
