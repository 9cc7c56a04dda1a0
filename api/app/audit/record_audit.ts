import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import AuditEntry from '#app/audit/audit_entry'
import { clock } from '#app/platform/clock'

interface AuditEvent {
  /** Null when the server itself acts. */
  actor: { id: number; name: string } | null
  /** `subject.verb`, for example `payment.confirmed`. */
  action: string
  subject: { type: string; id: number | null }
  /** What a reader needs to understand the entry later; no secrets. */
  details?: Record<string, unknown>
}

/** Writes an audit entry in the transaction of the change it tells of: neither exists without the other. */
export async function recordAudit(
  trx: TransactionClientContract,
  event: AuditEvent
): Promise<void> {
  await AuditEntry.create(
    {
      actorId: event.actor?.id ?? null,
      actorName: event.actor?.name ?? null,
      action: event.action,
      subjectType: event.subject.type,
      subjectId: event.subject.id,
      details: event.details ?? {},
      createdAt: clock.now(),
    },
    { client: trx }
  )
}
