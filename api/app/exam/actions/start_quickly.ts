import app from '@adonisjs/core/services/app'
import { Declined, quickly } from '#app/exam/actions/quickly'
import {
  attemptOf,
  planStart,
  type QuickStarted,
  type SentStart,
} from '#app/exam/actions/plan_start'
import { StartsTogether } from '#app/exam/actions/start_together'
import type { KeptSnapshots } from '#app/exam/rows/kept_snapshots'
import { startableOn, startOn } from '#app/exam/rows/quick_starts'
import { runningAttemptOn } from '#app/exam/rows/running_attempts'
import { GroupedCommits, type SqliteHandle } from '#app/platform/database/grouped_commits'

/**
 * Starts an attempt together with those of other learners, by the rules of `startAttempt`, or returns the running one to
 * the login that drives it. When it returns, that is on disk.
 * @returns null, with nothing written, for everything that the ordinary way decides
 */
export async function startQuickly(sent: SentStart): Promise<QuickStarted | null> {
  const commits = await app.container.make(GroupedCommits)
  if (commits.isSupported) return quickly((handle, snapshots) => start(handle, snapshots, sent))
  const together = await app.container.make(StartsTogether)
  return together.run(sent)
}

function start(handle: SqliteHandle, snapshots: KeptSnapshots, sent: SentStart): QuickStarted {
  const { who, now } = sent
  const caller = 'identify' in who ? who.on(handle, now) : who
  if (!caller) throw new Declined()
  const { userId } = caller
  const running = runningAttemptOn(handle, userId)
  const planned = planStart(sent, caller, running, () => startableOn(handle, userId), snapshots)
  if (!planned) throw new Declined()
  if ('attempt' in planned) return { userId, attempt: planned.attempt }
  return { userId, attempt: attemptOf(planned.start, startOn(handle, planned.start, now)) }
}
