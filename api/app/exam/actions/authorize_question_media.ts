import { countOpening } from '#app/exam/actions/count_sending'
import { Excluded, requireDriver, whyNothingRuns } from '#app/exam/actions/drive_attempt'
import { refusePaused } from '#app/exam/actions/refuse_paused'
import { requireLab } from '#app/exam/actions/require_lab'
import { settleRunningAttempt } from '#app/exam/actions/settle_attempt'
import type { Caller } from '#app/exam/domain/caller'
import { mayOpenAudio } from '#app/exam/domain/audio_grants'
import type { Sending } from '#app/exam/domain/audio_openings'
import { mayOpenPassages } from '#app/exam/domain/session_clock'
import type { SnapshotQuestion } from '#app/exam/domain/types'
import type Attempt from '#app/exam/models/attempt'
import type { Opening } from '#app/exam/rows/audio_openings'
import { readPlayed } from '#app/exam/rows/played_audio'
import { loadSnapshot } from '#app/exam/rows/snapshots'
import { Forbidden } from '#app/platform/errors/failures'
import { REFUSAL } from '#contracts/refusals'

/**
 * Opens a recording of the running listening session that may still be heard, and counts the opening.
 * @param sending the bytes that are going to be sent, which count
 * @returns what was counted; null where nothing is: a played recording is limited by time instead
 * @throws Forbidden; Conflict while another login of theirs drives the attempt
 */
export async function authorizeAudio(
  caller: Caller,
  file: string,
  now: number,
  sending: Sending
): Promise<Opening | null> {
  const { attempt, questions } = await questionsShowing(
    caller,
    now,
    (question) => question.audio === file
  )

  const played = await readPlayed(attempt.id)
  const playOf = (page: number) => played.find((one) => one.page === page)
  const open = questions.find((question) =>
    mayOpenAudio({ ...question, clock: attempt.clock, played: playOf(question.page) }, now)
  )
  if (!open) throw refusal()
  if (playOf(open.page) || sending.bytes === 0) return null
  const opening = { attemptId: attempt.id, page: open.page, loginId: caller.loginId }
  if (!(await countOpening(opening, sending, now))) throw new RecordingUsedUp()
  return opening
}

/**
 * Opens a passage of the running reading session.
 * @throws Forbidden; Conflict while another login of theirs drives the attempt
 */
export async function authorizePassage(caller: Caller, file: string, now: number): Promise<void> {
  const { attempt, questions } = await questionsShowing(
    caller,
    now,
    ({ passage }) => passage?.image === file
  )
  if (!mayOpenPassages(attempt.clock, now) || questions.length === 0) throw refusal()
}

async function questionsShowing(
  caller: Caller,
  now: number,
  shows: (question: SnapshotQuestion) => boolean
): Promise<{ attempt: Attempt; questions: SnapshotQuestion[] }> {
  const attempt = await settleRunningAttempt(caller.userId, now)
  if (!attempt) {
    const why = await whyNothingRuns(caller.userId)
    throw why instanceof Excluded ? why : refusal()
  }
  await requireLab(attempt, caller.lab)
  await requireDriver(attempt, caller)
  refusePaused(attempt, now)
  const snapshot = await loadSnapshot(attempt.snapshotId)
  return { attempt, questions: snapshot.questions.filter(shows) }
}

/** The recording was sent as often as allowed, although no play of it was reported. */
class RecordingUsedUp extends Forbidden {
  constructor() {
    super('Rekaman ini sudah terlalu sering diambil dari server.', REFUSAL.recordingUsedUp)
  }
}

function refusal(): Forbidden {
  return new Forbidden('Berkas soal ini tidak dapat dibuka.')
}
