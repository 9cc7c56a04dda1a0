import { Declined, quickly } from '#app/exam/actions/quickly'
import type { FindCaller } from '#app/exam/caller'
import { mergePlayed } from '#app/exam/domain/audio_grants'
import { isDrivenBy } from '#app/exam/domain/driving'
import { acceptsSaves } from '#app/exam/domain/session_clock'
import type { KeptSnapshots } from '#app/exam/rows/kept_snapshots'
import { playedOn, writePlayedOn } from '#app/exam/rows/quick_audio'
import { runningAttemptOn } from '#app/exam/rows/running_attempts'
import type { SqliteHandle } from '#app/platform/database/grouped_commits'

interface AudioReport {
  /** Pages as the wire has them. */
  pages: string[]
  /** Seconds heard, by page. */
  positions: Record<string, number>
}

/**
 * Stores which recordings have been played and how far, by the rules of `reportAudio`, in one flush with what other
 * learners store meanwhile.
 * @returns the learner's id; null, with nothing written, for everything that the ordinary way decides
 */
export function reportAudioQuickly(
  find: FindCaller,
  report: AudioReport,
  now: number
): Promise<number | null> {
  return quickly((handle, snapshots) => store(handle, snapshots, find, report, now))
}

function store(
  handle: SqliteHandle,
  snapshots: KeptSnapshots,
  find: FindCaller,
  { pages, positions }: AudioReport,
  now: number
): number {
  const caller = find.on(handle, now)
  const attempt = caller && runningAttemptOn(handle, caller.userId)
  const snapshot = attempt && snapshots.get(attempt.snapshotId)
  if (!snapshot || !isDrivenBy(attempt, caller)) throw new Declined()
  const { clock, id } = attempt
  if (clock.session !== 'listening' || !acceptsSaves(clock, now)) throw new Declined()

  const played = playedOn(handle, id)
  writePlayedOn(handle, id, mergePlayed(played, pages, positions, snapshot.questions, now))
  return caller.userId
}
