import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lockWithManager } from '#app/accounts/actions/lock_with_manager'
import type User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import { groupsOf } from '#app/exam/domain/sat_groups'
import { recordingToReopen } from '#app/exam/domain/reopened_recording'
import Attempt from '#app/exam/models/attempt'
import { forgetOpenings } from '#app/exam/rows/audio_openings'
import { forgetPlay } from '#app/exam/rows/played_audio'
import { loadSnapshot } from '#app/exam/rows/snapshots'
import { inTransaction } from '#app/platform/database/transaction'
import { Conflict } from '#app/platform/errors/failures'
import { pagesOfGroup } from '#contracts/exam'

/** The learner's page gets the change when it is reloaded. */
export const RECORDING_REOPENED =
  'Rekaman dibuka lagi. Minta peserta memuat ulang halaman ujiannya, lalu memutarnya.'

/** Which recording, by one of its pages, and why. */
export interface Reopening {
  page: number
  reason: string
}

/** A reopened recording. */
export interface Reopened {
  attempt: Attempt
  /** Of the recording. */
  page: number
  /** The last page that it is for. */
  last: number
  /** How often it had been opened, as shown to admins. */
  openings: number
  wasPlayed: boolean
}

const REFUSALS = {
  not_listening: 'Peserta ini tidak sedang mengerjakan sesi Listening.',
  no_recording: 'Nomor ini tidak memiliki rekaman.',
}

/**
 * Reopens a recording of a learner's running listening session: its counters are reset, and it may be played once
 * more.
 * @throws Conflict when they aren't in listening, or the page has no recording
 */
export async function reopenRecording(
  trx: TransactionClientContract,
  userId: number,
  page: number,
  now: number
): Promise<Reopened> {
  const attempt = await Attempt.query({ client: trx })
    .where('runningUserId', userId)
    .forUpdate()
    .first()
  if (!attempt) throw new Conflict(REFUSALS.not_listening)
  const { questions } = await loadSnapshot(attempt.snapshotId, trx)
  const found = recordingToReopen(attempt.clock, page, questions, now)
  if (typeof found === 'string') throw new Conflict(REFUSALS[found])
  const openings = await forgetOpenings(trx, attempt.id, found)
  const wasPlayed = await forgetPlay(trx, attempt.id, found)
  const last = pagesOfGroup(found, groupsOf(questions)).at(-1) ?? found
  return { attempt, page: found, last, openings, wasPlayed }
}

/**
 * Reopens a recording for any learner.
 * @throws as `reopenRecording`; Forbidden when the admin lost the right to it meanwhile; NotFound
 */
export async function reopenForLearner(
  admin: User,
  userId: number,
  { page, reason }: Reopening,
  now: number
): Promise<void> {
  await inTransaction(async (trx) => {
    const manager = { adminId: admin.id, needs: 'access.grant' } as const
    const user = await lockWithManager(trx, manager, userId)
    const { attempt, ...reopened } = await reopenRecording(trx, user.id, page, now)
    await recordAudit(trx, {
      actor: admin,
      action: 'attempt.recording_reopened',
      subject: { type: 'attempt', id: attempt.id },
      details: {
        packageName: attempt.packageName,
        userId: user.id,
        userName: user.name,
        ...reopened,
        reason,
      },
    })
  })
}
