import { setTimeout as wait } from 'node:timers/promises'
import {
  findAction,
  insertAction,
  inheritAction,
  type NewAction,
  type Outcome,
  type StoredAction,
} from '#app/events/rows/actions'
import { inTransaction, isUniqueViolation } from '#app/platform/database/transaction'
import { InvalidInput, Unavailable } from '#app/platform/errors/failures'
import { clock } from '#app/platform/time/clock'
import { ADMIN_REFUSAL } from '#contracts/refusals'

/** A process that hasn't touched its action for so long has ended. */
const ABANDONED_MS = 15_000
/** How often the process that works on an action is asked for, and for how long. */
const ASK_EVERY_MS = 50
const ASK_TIMES = 1_200

/** The action is this call's to carry out, or its first outcomes. */
export type Claimed = { id: number } | { outcomes: Outcome[] }

/**
 * The first outcomes of an action that was asked for before, waiting for them while another call carries it out. Null
 * when its key is new, or when whoever carried it out has ended: then this call goes on with it.
 * @throws InvalidInput with code `kunci_dipakai` for other contents, or another person; Unavailable when it takes too
 *   long
 */
export async function firstOutcomes(action: NewAction): Promise<Claimed | null> {
  for (let asked = 0; asked < ASK_TIMES; asked++) {
    const stored = await findAction(action.scope, action.key)
    if (!stored) return null
    requireSame(stored, action)
    if (stored.outcomes) return { outcomes: stored.outcomes }
    const now = clock.now()
    const isAbandoned = now - stored.touchedAt >= ABANDONED_MS
    if (isAbandoned && (await inheritAction(stored.id, stored.touchedAt, now))) {
      return { id: stored.id }
    }
    await wait(ASK_EVERY_MS)
  }
  throw new Unavailable()
}

/** Takes an action on, once for each key. @throws as `firstOutcomes` */
export async function claimAction(action: NewAction): Promise<Claimed> {
  try {
    await inTransaction((trx) => insertAction(trx, action, clock.now()))
  } catch (error) {
    const first = isUniqueViolation(error) ? await firstOutcomes(action) : null
    if (first) return first
    throw error
  }
  const stored = await findAction(action.scope, action.key)
  if (!stored) throw new Error('an action that was stored is not there')
  return { id: stored.id }
}

function requireSame(
  { digest, actorId }: StoredAction,
  action: Pick<NewAction, 'digest' | 'actorId'>
): void {
  if (digest === action.digest && actorId === action.actorId) return
  const sentence = 'Kunci tindakan ini sudah dipakai.'
  throw new InvalidInput(sentence, [{ field: 'kunci', msg: sentence }], ADMIN_REFUSAL.keyUsed)
}
