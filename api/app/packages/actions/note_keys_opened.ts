import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import { clock } from '#app/platform/time/clock'
import { inTransaction } from '#app/platform/database/transaction'
import type { Section } from '#contracts/exam'

/** An author opens a section repeatedly while working on it. */
const NOTED_FOR_MS = 60 * 60 * 1000
const ACTION = 'package.keys_opened'

/** Records in the audit log who opened a section with its answer keys, or the analysis of all, once an hour. */
export async function noteKeysOpened(
  { id: actorId, name: actorName }: User,
  { id, name }: { id: number; name: string },
  section: Section | 'analisis'
): Promise<void> {
  const since = clock.now() - NOTED_FOR_MS
  const noted: { details: string | { section?: string } }[] = await db
    .from('audit_log')
    .where({ action: ACTION, actor_id: actorId, subject_id: id })
    .where('created_at', '>', since)
    .select('details')
  if (noted.some(({ details }) => sectionIn(details) === section)) return
  await inTransaction((trx) =>
    recordAudit(trx, {
      actor: { id: actorId, name: actorName },
      action: ACTION,
      subject: { type: 'package', id },
      details: { name, section },
    })
  )
}

function sectionIn(details: string | { section?: string }): string | undefined {
  const { section } =
    typeof details === 'string' ? (JSON.parse(details) as { section?: string }) : details
  return section
}
