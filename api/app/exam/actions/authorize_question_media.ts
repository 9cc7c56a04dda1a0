import { loadSnapshot } from '#app/exam/actions/package_snapshot'
import { requireLab } from '#app/exam/actions/require_lab'
import { findRunningAttempt } from '#app/exam/actions/running_attempt'
import { mayOpenAudio } from '#app/exam/domain/audio_grants'
import { acceptsSaves } from '#app/exam/domain/session_clock'
import type { SnapshotQuestion } from '#app/exam/domain/types'
import type Attempt from '#app/exam/models/attempt'
import PlayedAudioRow from '#app/exam/models/played_audio'
import type User from '#app/accounts/models/user'
import type { LabSeat } from '#contracts/labs'
import { Forbidden } from '#app/platform/errors/failures'

interface Viewer {
  user: User
  labSeat: LabSeat | null
}

/**
 * Lets a learner open a recording of the running listening session that they may still hear; admins always.
 * @throws Forbidden
 */
export async function authorizeAudio(viewer: Viewer, file: string, now: number): Promise<void> {
  if (viewer.user.isAdmin) return
  const { attempt, questions } = await questionsShowing(
    viewer,
    now,
    (question) => question.audio === file
  )

  const played = await PlayedAudioRow.query().where('attemptId', attempt.id)
  const allowed = questions.some(({ page, audioMs }) =>
    mayOpenAudio(
      { clock: attempt.clock, page, audioMs, played: played.find((one) => one.page === page) },
      now
    )
  )
  if (!allowed) throw refusal()
}

/**
 * Lets a learner open a passage of the running reading session; admins always.
 * @throws Forbidden
 */
export async function authorizePassage(viewer: Viewer, file: string, now: number): Promise<void> {
  if (viewer.user.isAdmin) return
  const { attempt, questions } = await questionsShowing(
    viewer,
    now,
    ({ passage }) => passage?.image === file
  )
  const open = attempt.session === 'reading' && acceptsSaves(attempt.clock, now)
  if (!open || questions.length === 0) throw refusal()
}

async function questionsShowing(
  { user, labSeat }: Viewer,
  now: number,
  shows: (question: SnapshotQuestion) => boolean
): Promise<{ attempt: Attempt; questions: SnapshotQuestion[] }> {
  const attempt = await findRunningAttempt(user.id, now)
  if (!attempt) throw refusal()
  await requireLab(attempt, labSeat)
  const snapshot = await loadSnapshot(attempt.snapshotId)
  return { attempt, questions: snapshot.questions.filter(shows) }
}

function refusal(): Forbidden {
  return new Forbidden('Berkas soal ini tidak dapat dibuka.')
}
