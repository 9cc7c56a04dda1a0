import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import type { Identify } from '#app/accounts/calls/who_sends'
import { isMadeHere } from '#app/accounts/http/published_password_guard'
import { SessionProofs } from '#app/platform/session/session_proof'

/** How to find the caller of a request; null when the request is unusual. */
export async function identifier(ctx: HttpContext): Promise<Identify | null> {
  const proofs = await app.container.make(SessionProofs)
  const proof = proofs.of(ctx)
  return proof && { proof, isMadeHere: () => isMadeHere(ctx) }
}
