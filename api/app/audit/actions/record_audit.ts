import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import AuditEntry from '#app/audit/models/audit_entry'
import { clock } from '#app/platform/time/clock'
import { noteSecurityEvent } from '#app/platform/log/security_log'
import type { AuditEvent } from '#contracts/audit'
import type { LucidRow } from '@adonisjs/lucid/types/model'

/** Null when the server itself acts. */
type Actor = { id: number; name: string } | null

/**
 * Writes an audit entry in the same transaction as the change, so that neither is stored without the other. Also writes
 * a line to the security log, which survives changes to the database.
 */
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
  const { action, subject, actor } = event
  const note = () =>
    noteSecurityEvent('audited', { action, subjectId: subject.id, userId: actor?.id ?? null })
  // Logged only after the commit.
  void trx.knexClient.executionPromise.then(note, () => undefined)
}

/** The attributes that saving the row would change, with old and new value. */
export function changesOf(row: LucidRow): Record<string, { from: unknown; to: unknown }> {
  return Object.fromEntries(
    Object.entries(row.$dirty).map(([name, to]) => [name, { from: row.$original[name], to }])
  )
}
