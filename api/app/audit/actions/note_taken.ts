import { recordAudit } from '#app/audit/actions/record_audit'
import { inTransaction } from '#app/platform/database/transaction'
import type { AuditEvent } from '#contracts/audit'

/** Records in the audit log who exported a document with many people's data. */
export async function noteTaken(
  actor: { id: number; name: string },
  event: Extract<AuditEvent, { action: `${string}_taken` }>
): Promise<void> {
  await inTransaction((trx) => recordAudit(trx, { ...event, actor }))
}
