import type User from '#app/accounts/models/user'
import { lockLab } from '#app/labs/actions/find_lab'
import { refuseWhileRunning } from '#app/labs/actions/refuse_while_running'
import type { HandedOutKey } from '#app/labs/actions/register_lab'
import { newLabKey, sealLabKey } from '#app/labs/secrets/lab_key'
import { recordAudit } from '#app/audit/actions/record_audit'
import { clock } from '#app/platform/time/clock'
import { inTransaction } from '#app/platform/database/transaction'

/**
 * Gives a lab a new key; the old one stops working at once. Seats with a key of their own are not affected.
 * @throws NotFound; Conflict once revoked, or while attempts run there and it isn't forced
 */
export async function rotateKey(admin: User, id: number, force: boolean): Promise<HandedOutKey> {
  const key = newLabKey()
  return inTransaction(async (trx) => {
    const lab = await lockLab(trx, id)
    if (!force) await refuseWhileRunning(trx, id, 'shared')
    await lab.merge({ sealedKey: sealLabKey(key), keyMadeAt: clock.now() }).save()
    await recordAudit(trx, {
      actor: admin,
      action: 'lab.key_rotated',
      subject: { type: 'lab', id },
      details: { name: lab.name },
    })
    return { lab, key }
  })
}
