import limiter from '@adonisjs/limiter/services/main'
import env from '#start/env'
import { CLAIM_WINDOW_MS } from '#app/labs/domain/lab_claim'

/** A claim is taken from five minutes before its time until five after; one second is lost to rounding. */
const REMEMBERED_SECONDS = (2 * CLAIM_WINDOW_MS) / 1000 + 1

/**
 * Notes a nonce down and says whether it is new. Many processes share Redis; one keeps them in memory, where an entry
 * leaves by itself when its signature is too old anyway. Only calls with a valid signature get this far.
 */
export async function isFirstUse(labId: number, nonce: string): Promise<boolean> {
  const store = env.get('REDIS_URL') ? 'redis' : 'memory'
  const nonces = limiter.use(store, { requests: 1, duration: REMEMBERED_SECONDS })
  const { consumed } = await nonces.increment(`lab-nonce:${labId}:${nonce}`)
  return consumed === 1
}
