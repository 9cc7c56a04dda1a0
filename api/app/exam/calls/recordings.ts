import app from '@adonisjs/core/services/app'
import { CallerCache } from '#app/exam/calls/caller_cache'
import { aboutWhom } from '#app/exam/calls/save'
import { findCaller, type Calling } from '#app/exam/calls/caller'
import {
  changedPlays,
  isInOrder,
  mayOpenAudio,
  mayReportAudio,
  mergePlayed,
  type PlayedAudio,
} from '#app/exam/domain/audio_grants'
import { loginOpenings, opened, type Sending } from '#app/exam/domain/audio_openings'
import { isDrivenBy } from '#app/exam/domain/driving'
import { isDue } from '#app/exam/domain/session_clock'
import { OPENINGS, STORE_OPENINGS, type Opening } from '#app/exam/rows/audio_openings'
import { SnapshotCache } from '#app/exam/rows/snapshot_cache'
import { PLAYED, STORE_PLAYED, toPlayed } from '#app/exam/rows/played_audio'
import { LOCKED_RUNNING, type RunningAttempt } from '#app/exam/rows/running_attempts'
import type { Snapshot } from '#app/exam/domain/types'
import { Declined, find, store, type Call } from '#app/platform/database/calls/call'
import { carryOutTogether } from '#app/platform/database/calls/ways'

/** A device's report of its recordings. */
export interface AudioReport {
  /** Pages as the wire has them. */
  pages: string[]
  /** Seconds heard, by page. */
  positions: Record<string, number>
}

/** A learner in listening, with what they have played. */
interface Listener {
  userId: number
  loginId: string
  attempt: RunningAttempt
  snapshot: Snapshot
  played: PlayedAudio[]
}

/**
 * Stores which recordings have been played and how far, in one transaction with other learners' calls.
 * @returns the learner's id; null, with nothing stored, for every case that `reportAudio` decides
 */
export function reportTogether(calling: Calling, report: AudioReport): Promise<number | null> {
  return listening(calling, function* ({ userId, attempt, snapshot, played }) {
    if (!mayReportAudio(attempt.clock, calling.now)) throw new Declined()
    const { pages, positions } = report
    const merge = mergePlayed(played, pages, positions, snapshot.questions, calling.now)
    if (attempt.listeningMode === 'asli' && !isInOrder(played, merge, snapshot.questions)) {
      throw new Declined()
    }
    for (const play of changedPlays(played, merge)) {
      yield* store(STORE_PLAYED, { ...play, attemptId: attempt.id })
    }
    return userId
  })
}

/**
 * Opens a recording, and counts the opening in one transaction with other learners' calls.
 * @param sending the bytes that are going to be sent, which count
 * @returns the learner's id, and what was counted of it if anything; null, with nothing counted, for every case that
 *   `authorizeAudio` decides
 */
export function openTogether(
  calling: Calling,
  file: string,
  sending: Sending
): Promise<{ userId: number; opening: Opening | null } | null> {
  return listening(calling, function* ({ userId, loginId, attempt, snapshot, played }) {
    const { id: attemptId, clock } = attempt
    if (isDue(clock, calling.now)) throw new Declined()
    const playOf = (page: number) => played.find((one) => one.page === page)
    const open = snapshot.questions.find(
      (question) =>
        question.audio === file &&
        mayOpenAudio({ ...question, clock, played: playOf(question.page) }, calling.now)
    )
    if (!open) throw new Declined()
    // A played recording is limited by time instead.
    if (sending.bytes === 0 || playOf(open.page)) return { userId, opening: null }
    const opening = { attemptId, page: open.page, loginId }
    const { size } = sending
    const noted = (yield* find(OPENINGS, opening)).map((row) => loginOpenings(row, size))
    const own = opened(noted, loginId, sending)
    if (!own) throw new Declined()
    yield* store(STORE_OPENINGS, { ...opening, own, size, openedAt: calling.now })
    return { userId, opening }
  })
}

async function listening<Result>(
  calling: Calling,
  work: (listener: Listener) => Call<Result>
): Promise<Result | null> {
  const callers = await app.container.make(CallerCache)
  const snapshots = await app.container.make(SnapshotCache)
  return carryOutTogether(aboutWhom(calling), function* () {
    const { running } = yield* findCaller(calling, callers, {
      attempts: LOCKED_RUNNING,
      about: (attemptId) => find(PLAYED, attemptId),
    })
    if (!running) throw new Declined()
    const { caller, attempt, beside } = running
    const snapshot = snapshots.get(attempt.snapshotId)
    if (!snapshot || !isDrivenBy(attempt, caller)) throw new Declined()
    const { userId, loginId } = caller
    return yield* work({ userId, loginId, attempt, snapshot, played: beside.map(toPlayed) })
  })
}
