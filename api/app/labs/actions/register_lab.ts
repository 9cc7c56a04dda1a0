import type User from '#app/accounts/models/user'
import { activeNameOf, refuseTakenName } from '#app/labs/actions/name_taken'
import { newLabKey, sealLabKey } from '#app/labs/secrets/lab_key'
import Lab from '#app/labs/models/lab'
import { recordAudit } from '#app/audit/actions/record_audit'
import { clock } from '#app/platform/time/clock'
import { inTransaction } from '#app/platform/database/transaction'

export interface HandedOutKey {
  lab: Lab
  /** Shown only once. */
  key: string
}

/**
 * Registers a lab.
 * @throws Conflict when another lab in use has that name
 */
export async function registerLab(admin: User, name: string): Promise<HandedOutKey> {
  const key = newLabKey()
  return refuseTakenName(() =>
    inTransaction(async (trx) => {
      const now = clock.now()
      const lab = await Lab.create(
        {
          name,
          activeName: activeNameOf(name),
          sealedKey: sealLabKey(key),
          createdBy: admin.id,
          createdAt: now,
          keyMadeAt: now,
          revokedAt: null,
        },
        { client: trx }
      )
      await recordAudit(trx, {
        actor: admin,
        action: 'lab.registered',
        subject: { type: 'lab', id: lab.id },
        details: { name },
      })
      return { lab, key }
    })
  )
}
