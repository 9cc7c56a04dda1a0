import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import AuditEntry from '#app/audit/audit_entry'
import { clock } from '#app/platform/clock'
import type { AuditEvent } from '#contracts/audit'

/** Null when the server itself acts. */
type Actor = { id: number; name: string } | null

/** Writes an audit entry in the transaction of the change it tells of: neither exists without the other. */
export async function recordAudit(
  trx: TransactionClientContract,
  event: AuditEvent & { actor: Actor }
): Promise<void> {
  await AuditEntry.create(
    {
      actorId: event.actor?.id ?? null,
      actorName: event.actor?.name ?? null,
      action: event.action,
      subjectType: event.subject.type,
      subjectId: event.subject.id,
      details: { ...event.details },
      createdAt: clock.now(),
    },
    { client: trx }
  )
}
