import type User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import { lockLab } from '#app/labs/actions/find_lab'
import { refuseWhileRunning } from '#app/labs/actions/refuse_while_running'
import { endSeatKey } from '#app/labs/rows/seat_keys'
import { clock } from '#app/platform/time/clock'
import { inTransaction } from '#app/platform/database/transaction'
import { NotFound } from '#app/platform/errors/failures'

/**
 * Revokes the key of one seat; the other seats are not affected. A new enrolment restores the seat.
 * @throws NotFound when the lab is unknown or the seat has no active key; Conflict once the lab is revoked, or while
 *   an attempt runs at the seat and it isn't forced
 */
export async function revokeSeat(
  admin: User,
  labId: number,
  { seat, force }: { seat: string; force: boolean }
): Promise<void> {
  await inTransaction(async (trx) => {
    const lab = await lockLab(trx, labId)
    if (!force) await refuseWhileRunning(trx, labId, { seat })
    if (!(await endSeatKey(trx, { labId, seat }, clock.now()))) {
      throw new NotFound('Kursi ini tidak memiliki kunci sendiri.')
    }
    await recordAudit(trx, {
      actor: admin,
      action: 'lab.seat_revoked',
      subject: { type: 'lab', id: labId },
      details: { name: lab.name, seat },
    })
  })
}
