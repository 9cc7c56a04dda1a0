import { mayReportAudio } from '#app/exam/domain/audio_grants'
import type { AttemptClock, SnapshotQuestion } from '#app/exam/domain/types'
import { groupsOf, playsRecording } from '#app/exam/domain/sat_groups'
import { groupStartOf } from '#contracts/exam'

/** Why a recording can't be reopened. */
export type NotReopened = 'not_listening' | 'no_recording'

/**
 * Which recording is reopened for a learner: that of the page, or of the group it is in, while it may be heard. Then
 * it opens and plays as if it had never been opened or played: once, by the rules of a first play.
 * @returns its page
 */
export function recordingToReopen(
  clock: AttemptClock,
  page: number,
  questions: readonly Pick<SnapshotQuestion, 'page' | 'audio' | 'group'>[],
  now: number
): number | NotReopened {
  if (!mayReportAudio(clock, now)) return 'not_listening'
  const first = groupStartOf(page, groupsOf(questions)) ?? page
  const isThere = questions.some(
    (one) => one.page === first && one.audio !== null && playsRecording(one)
  )
  return isThere ? first : 'no_recording'
}
