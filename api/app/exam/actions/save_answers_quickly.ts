import app from '@adonisjs/core/services/app'
import { Declined, quickly } from '#app/exam/actions/quickly'
import type { SentSave } from '#app/exam/actions/look_up_saves'
import { SavesTogether, type QuickSave } from '#app/exam/actions/save_together'
import { isDrivenBy } from '#app/exam/domain/driving'
import { originOf } from '#app/exam/domain/save_origin'
import { isPlainSave, planSave } from '#app/exam/domain/save_plan'
import type { KeptSnapshots } from '#app/exam/rows/kept_snapshots'
import { readAnswersOf, writeAnswer, writePlace } from '#app/exam/rows/quick_saves'
import { runningAttemptOn } from '#app/exam/rows/running_attempts'
import { GroupedCommits, type SqliteHandle } from '#app/platform/database/grouped_commits'

/**
 * Saves answers together with those of other learners, by the same rules: what a learner's device sends all the time. Who
 * sends it is found out in the transaction that stores the answers. When it returns, that is on disk.
 * @returns null for everything else, with nothing written: the ordinary way knows what to do
 */
export async function saveAnswersQuickly(save: SentSave): Promise<QuickSave | null> {
  const commits = await app.container.make(GroupedCommits)
  if (commits.isSupported) return quickly((handle, snapshots) => store(handle, snapshots, save))
  const together = await app.container.make(SavesTogether)
  return together.run(save)
}

function store(
  handle: SqliteHandle,
  snapshots: KeptSnapshots,
  { who, request, now }: SentSave
): QuickSave {
  const caller = 'identify' in who ? who.on(handle, now) : who
  const attempt = caller && runningAttemptOn(handle, caller.userId)
  if (!attempt) throw new Declined()
  const snapshot = snapshots.get(attempt.snapshotId)
  if (!snapshot || !isDrivenBy(attempt, caller)) throw new Declined()
  if (!isPlainSave(attempt, request, now)) throw new Declined()

  const pages = new Set(request.answer.map(({ id }) => id))
  const held = readAnswersOf(handle, attempt.id, pages)
  const origin = originOf(caller.loginId, request)
  const { writes, place, outcome } = planSave(attempt, snapshot, held, request, origin)
  for (const write of writes) writeAnswer(handle, attempt.id, write, now)
  if (place) writePlace(handle, attempt.id, place)
  return { userId: caller.userId, ...outcome }
}
