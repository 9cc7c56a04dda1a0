import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import type { Caller } from '#app/exam/domain/caller'
import type Attempt from '#app/exam/models/attempt'
import { addIncident } from '#app/exam/rows/contacts'

/** Makes the caller's login the attempt's driver, with an audit entry and an incident. The attempt's row must be locked. */
export async function changeDriver(
  trx: TransactionClientContract,
  attempt: Attempt,
  caller: Caller,
  now: number
): Promise<void> {
  const { id, name } = await User.findOrFail(caller.userId, { client: trx })
  await attempt.merge({ driver: caller.loginId }).useTransaction(trx).save()
  const moved = { session: attempt.session, from: now, to: now }
  await addIncident(trx, attempt.id, moved, 'device', caller.lab?.seat ?? null)
  await recordAudit(trx, {
    actor: { id, name },
    action: 'attempt.taken_over',
    subject: { type: 'attempt', id: attempt.id },
    details: {
      packageName: attempt.packageName,
      lab: caller.lab && (await labNameOf(trx, caller.lab.labId)),
      seat: caller.lab?.seat ?? null,
    },
  })
}

async function labNameOf(trx: TransactionClientContract, labId: number): Promise<string | null> {
  const row = await trx.query<{ name: string }>().from('labs').where('id', labId).first()
  return row?.name ?? null
}
