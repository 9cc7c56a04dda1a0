import { statement, type SqliteHandle } from '#app/platform/database/grouped_commits'
import type { PlayedAudio, PlayedMerge } from '#app/exam/domain/audio_grants'
import {
  loginOpenings,
  opened,
  openingsShown,
  type Sending,
  type StoredOpenings,
} from '#app/exam/domain/audio_openings'
import type { Opening } from '#app/exam/rows/audio_openings'

const PLAYED = 'SELECT page, played_at AS playedAt, position_ms AS positionMs FROM played_audio'
const READ_PLAYED = `${PLAYED} WHERE attempt_id = ? AND page = ?`
const READ_ALL_PLAYED = `${PLAYED} WHERE attempt_id = ? ORDER BY page`

const ADD_PLAYED =
  'INSERT INTO played_audio (attempt_id, page, played_at, position_ms) VALUES (?, ?, ?, ?)'
const MOVE_PLAYED = 'UPDATE played_audio SET position_ms = ? WHERE attempt_id = ? AND page = ?'

const READ_OPENINGS = `
  SELECT login_id AS loginId, openings, sent_bytes AS sent, cut_bytes AS cut FROM audio_openings
  WHERE attempt_id = ? AND page = ?`
const NOTE_OPENING = `
  INSERT INTO audio_openings (attempt_id, page, login_id, opened_at, openings, sent_bytes) VALUES (?, ?, ?, ?, ?, ?)
  ON CONFLICT (attempt_id, page, login_id)
  DO UPDATE SET openings = excluded.openings, sent_bytes = excluded.sent_bytes`

/** The first report of a recording; undefined while there is none. */
export function playedAudioOn(
  handle: SqliteHandle,
  attemptId: number,
  page: number
): PlayedAudio | undefined {
  return statement<PlayedAudio>(handle, READ_PLAYED).get(attemptId, page)
}

/** The recordings played in an attempt, by page. */
export function playedOn(handle: SqliteHandle, attemptId: number): PlayedAudio[] {
  return statement<PlayedAudio>(handle, READ_ALL_PLAYED).all(attemptId)
}

/** Writes new and changed entries of a report. */
export function writePlayedOn(
  handle: SqliteHandle,
  attemptId: number,
  { added, moved }: PlayedMerge
): void {
  for (const { page, playedAt, positionMs } of added) {
    statement(handle, ADD_PLAYED).run(attemptId, page, playedAt, positionMs)
  }
  for (const { page, positionMs } of moved) {
    statement(handle, MOVE_PLAYED).run(positionMs, attemptId, page)
  }
}

/** Counts as `noteOpening` does; false at a limit. */
export function noteOpeningOn(
  handle: SqliteHandle,
  { attemptId, page, loginId }: Opening,
  sending: Sending,
  now: number
): boolean {
  const { size } = sending
  const stored = statement<StoredOpenings>(handle, READ_OPENINGS).all(attemptId, page)
  const noted = stored.map((row) => loginOpenings(row, size))
  const own = opened(noted, loginId, sending)
  if (!own) return false
  statement(handle, NOTE_OPENING).run(
    attemptId,
    page,
    loginId,
    now,
    openingsShown(own, size),
    own.sent
  )
  return true
}
