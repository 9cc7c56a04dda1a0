import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import { moveResultsOpening } from '#app/enrolment/actions/event_grants'
import { missing } from '#app/events/actions/find_event'
import ExamEvent from '#app/events/models/exam_event'
import { postponeMessages } from '#app/messages/actions/withdraw_messages'
import { clock } from '#app/platform/time/clock'
import { inTransaction } from '#app/platform/database/transaction'
import { Conflict } from '#app/platform/errors/failures'

/**
 * Moves the moment from which an event's learners and schools see its results: those that there are, and those to come.
 * Also while it goes on, and when it is over or closed: nothing that happened in it changes.
 * @param opensAt epoch milliseconds; null for at once
 * @throws NotFound; Conflict for a draft, which has it in its form, and for one that is called off
 */
export async function moveResults(admin: User, id: number, opensAt: number | null): Promise<void> {
  await inTransaction(async (trx) => {
    const event = await ExamEvent.query({ client: trx }).where('id', id).forUpdate().first()
    if (!event) throw missing()
    if (event.status !== 'scheduled') {
      throw new Conflict('Pembukaan hasil hanya dapat diatur untuk ujian yang dijadwalkan.')
    }
    const before = event.resultsOpenAt
    if (before === opensAt) return
    await event.merge({ resultsOpenAt: opensAt, updatedAt: clock.now() }).save()
    // First: a result that is being recorded waits for it, or is waited for.
    await moveResultsOpening(trx, id, opensAt)
    await moveRecorded(trx, id, opensAt)
    await recordAudit(trx, {
      actor: admin,
      action: 'event.results_moved',
      subject: { type: 'event', id },
      details: { name: event.name, before: textOf(before), after: textOf(opensAt) },
    })
  })
}

async function moveRecorded(
  trx: TransactionClientContract,
  eventId: number,
  opensAt: number | null
): Promise<void> {
  const results = () =>
    trx.from('results').whereIn('attempt_id', (attempts) => {
      void attempts
        .from('attempts')
        .join('entitlements', 'entitlements.id', 'attempts.entitlement_id')
        .where('entitlements.event_id', eventId)
        .select('attempts.id')
    })
  await results().update({ opens_at: opensAt })
  // Learners are told of them when they open.
  const rows = (await results().select('id')) as { id: number }[]
  const subjects = rows.map(({ id }) => `result:${id}` as const)
  await postponeMessages(trx, { subjects, kinds: ['hasil_siap'] }, opensAt ?? clock.now())
}

function textOf(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString()
}
