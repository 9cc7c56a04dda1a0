import { AUDIO_REPLAY_GRACE_MS, carriesAudio } from '#contracts/exam'
import { acceptsSaves } from '#app/exam/domain/session_clock'
import type { AttemptClock, SnapshotQuestion } from '#app/exam/domain/types'

/** Audio is heard once (contract section 4). Instants are epoch milliseconds, lengths and positions milliseconds. */

export interface PlayedAudio {
  page: number
  /** The first report; it never changes, for the grant to open the file runs from it. */
  playedAt: number
  /** How far the recording has been heard. */
  positionMs: number
}

export interface PlayedMerge {
  /** First reports, their position included. */
  added: PlayedAudio[]
  /** Earlier reported recordings that have been heard further. */
  moved: { page: number; positionMs: number }[]
  /** Reports and positions that were not taken, each once: they name no recording, one not played yet, or no time. */
  ignored: string[]
}

export interface AudioRequest {
  clock: AttemptClock
  page: number
  /** The first report of this page, if there was one. */
  played?: PlayedAudio | undefined
  audioMs: number | null
}

type AudioQuestion = Pick<SnapshotQuestion, 'page' | 'audio' | 'audioMs'>

/**
 * Merges a report of played recordings. The set only grows and positions only move forward, up to the
 * recording's length; a repeated report changes nothing.
 *
 * @param reportedPages page numbers as the wire has them: "7", "31"
 * @param positions seconds heard by page, for recordings played before or reported along
 * @param questions the snapshot's questions; only those that carry a recording of their own count
 */
export function mergePlayed(
  played: readonly PlayedAudio[],
  reportedPages: readonly string[],
  positions: Readonly<Record<string, number>>,
  questions: readonly AudioQuestion[],
  now: number
): PlayedMerge {
  const lengths = recordingLengths(questions)
  const known = new Map(played.map((one) => [one.page, one]))
  const added = new Map<number, PlayedAudio>()
  const moved: PlayedMerge['moved'] = []
  const ignored = new Set<string>()

  for (const name of reportedPages) {
    const page = pageNamed(name)
    if (page === null || !lengths.has(page)) ignored.add(name)
    else if (!known.has(page)) added.set(page, { page, playedAt: now, positionMs: 0 })
  }

  for (const [name, seconds] of Object.entries(positions)) {
    const page = pageNamed(name)
    const length = page === null ? undefined : lengths.get(page)
    const heard = page === null ? undefined : (added.get(page) ?? known.get(page))
    if (length === undefined || heard === undefined || !Number.isFinite(seconds)) {
      ignored.add(name)
      continue
    }
    const positionMs = Math.min(Math.round(seconds * 1000), length)
    if (positionMs <= heard.positionMs) continue
    if (added.has(heard.page)) added.set(heard.page, { ...heard, positionMs })
    else moved.push({ page: heard.page, positionMs })
  }

  return { added: [...added.values()], moved, ignored: [...ignored] }
}

/**
 * Whether the recording on this page opens: only in listening and while its saves are taken, and once it has
 * been played only for its own length plus a grace, so that a reload can resume but not replay it.
 */
export function mayOpenAudio(request: AudioRequest, now: number): boolean {
  const { clock, page, played, audioMs } = request
  if (clock.session !== 'listening' || !acceptsSaves(clock, now) || !carriesAudio(page))
    return false
  return played === undefined || now <= played.playedAt + (audioMs ?? 0) + AUDIO_REPLAY_GRACE_MS
}

/** Recordings by page. One of unknown length counts as 0 ms long: it is still heard only once. */
function recordingLengths(questions: readonly AudioQuestion[]): Map<number, number> {
  const recordings = questions.filter(({ page, audio }) => audio !== null && carriesAudio(page))
  return new Map(recordings.map(({ page, audioMs }) => [page, audioMs ?? 0]))
}

/** Only the plain decimal form is a page's name: "07" or "7.0" would let one recording count as several. */
function pageNamed(name: string): number | null {
  return /^[1-9]\d*$/.test(name) ? Number(name) : null
}
