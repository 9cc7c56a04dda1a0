import { settleRunningAttempt } from '#app/exam/actions/settle_attempt'
import { closedBecause, type Closed } from '#app/learning/domain/embargo'
import { plannedEvents } from '#app/learning/rows/embargoed_events'
import Package from '#app/packages/models/package'
import { Forbidden } from '#app/platform/errors/failures'
import { heldOf } from '#app/results/actions/find_results'
import { CLOSED_FOR_EVENT, type ClosedReason } from '#contracts/explanations'
import { REFUSAL } from '#contracts/refusals'

const SENTENCES: Readonly<Record<ClosedReason, string>> = {
  sedang_ujian: 'Pembahasan dapat dibaca setelah simulasi paket ini selesai.',
  jadwal: CLOSED_FOR_EVENT,
  paket: 'Pembahasan paket ini belum dibuka.',
}

/** Why the learner can't read the package's explanations now; null when they can. */
export async function findClosed(
  userId: number,
  packageId: number,
  now: number
): Promise<Closed | null> {
  const running = await settleRunningAttempt(userId, now)
  const { explanationMode, explanationsFrom } = await Package.findOrFail(packageId)
  return closedBecause(
    {
      isSitting: running?.packageId === packageId,
      events: await plannedEvents(packageId, now),
      mode: explanationMode,
      from: explanationsFrom,
      heldUntil: await heldOf({ userId, packageId }, now),
    },
    now
  )
}

/** @throws Forbidden with the reason when the learner can't read the package's explanations now */
export async function requireOpen(userId: number, packageId: number, now: number): Promise<void> {
  const closed = await findClosed(userId, packageId, now)
  if (!closed) return
  const { reason, opensAt } = closed
  throw new Forbidden(SENTENCES[reason], REFUSAL.explanationsClosed, {
    sebab: reason,
    ...(opensAt === null ? {} : { mulai: new Date(opensAt).toISOString() }),
  })
}
