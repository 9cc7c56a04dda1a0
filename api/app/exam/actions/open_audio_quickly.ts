import { Declined, quickly } from '#app/exam/actions/quickly'
import type { FindCaller } from '#app/exam/caller'
import { mayOpenAudio } from '#app/exam/domain/audio_grants'
import type { Sending } from '#app/exam/domain/audio_openings'
import { isDrivenBy } from '#app/exam/domain/driving'
import { isDue } from '#app/exam/domain/session_clock'
import type { Snapshot } from '#app/exam/domain/types'
import type { Opening } from '#app/exam/rows/audio_openings'
import { noteOpeningOn, playedAudioOn } from '#app/exam/rows/quick_audio'
import { runningAttemptOn, type RunningAttempt } from '#app/exam/rows/running_attempts'
import type { SqliteHandle } from '#app/platform/database/grouped_commits'

/**
 * Lets a learner open a recording, by the rules of `authorizeAudio`, and counts the opening in one flush with what other
 * learners store meanwhile.
 * @param sending what is going to be sent, which counts
 * @returns the learner's id, and what was counted of it if anything; null, with nothing counted, for everything that the
 *   ordinary way decides
 */
export function openAudioQuickly(
  find: FindCaller,
  file: string,
  now: number,
  sending: Sending
): Promise<{ userId: number; opening: Opening | null } | null> {
  return quickly((handle, snapshots) => {
    const caller = find.on(handle, now)
    const attempt = caller && runningAttemptOn(handle, caller.userId)
    const snapshot = attempt && snapshots.get(attempt.snapshotId)
    if (!snapshot || isDue(attempt.clock, now) || !isDrivenBy(attempt, caller)) {
      throw new Declined()
    }
    const page = pageToOpen(handle, attempt, snapshot, file, now)
    if (page === null) throw new Declined()
    const { userId, loginId } = caller
    // A played recording is limited by time instead.
    if (sending.bytes === 0 || playedAudioOn(handle, attempt.id, page)) {
      return { userId, opening: null }
    }
    const opening = { attemptId: attempt.id, page, loginId }
    if (!noteOpeningOn(handle, opening, sending, now)) throw new Declined()
    return { userId, opening }
  })
}

/** The first page whose recording this is and may be heard now; null when there is none. */
function pageToOpen(
  handle: SqliteHandle,
  { id, clock }: RunningAttempt,
  { questions }: Snapshot,
  file: string,
  now: number
): number | null {
  const open = questions.find(({ audio, page, audioMs }) => {
    if (audio !== file) return false
    const played = playedAudioOn(handle, id, page)
    return mayOpenAudio({ clock, page, audioMs, played }, now)
  })
  return open?.page ?? null
}
