import { isPaused } from '#app/exam/domain/pauses'
import { playsRecording } from '#app/exam/domain/sat_groups'
import { acceptsSaves } from '#app/exam/domain/session_clock'
import type { AttemptClock, SnapshotQuestion } from '#app/exam/domain/types'

/** How much longer than its own length a recording can be opened after its first play, to allow for a reload. */
const AUDIO_REPLAY_GRACE_MS = 30_000

/** Players stop counting a little before a file's end. */
const END_TOLERANCE_MS = 1_000

/**
 * Each recording may be heard once (contract section 4). Times are epoch milliseconds, lengths and positions
 * milliseconds.
 */

export interface PlayedAudio {
  page: number
  /** Time of the first report; never changes, because the right to open the file ends relative to it. */
  playedAt: number
  /** How far the recording has been heard. */
  positionMs: number
}

export interface PlayedMerge {
  /** New entries, with their position. */
  added: PlayedAudio[]
  /** Known recordings with a higher position. */
  moved: { page: number; positionMs: number }[]
}

export interface AudioRequest {
  clock: AttemptClock
  page: number
  group?: SnapshotQuestion['group']
  /** The first report of this page, if there was one. */
  played?: PlayedAudio | undefined
  audioMs: number | null
}

type AudioQuestion = Pick<SnapshotQuestion, 'page' | 'audio' | 'audioMs' | 'group'>

/**
 * Merges a report of played recordings. Entries are never removed and positions only increase, up to the recording's
 * length. Repeated reports change nothing. Pages without a recording, positions of recordings not played yet and
 * invalid positions are ignored.
 *
 * @param reportedPages page numbers as the wire has them: "7", "31"
 * @param positions seconds heard by page, for recordings played before or in this report
 * @param questions the snapshot's questions; only those with a recording of their own count
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

  for (const name of reportedPages) {
    const page = pageNamed(name)
    if (page === null || !lengths.has(page) || known.has(page)) continue
    added.set(page, { page, playedAt: now, positionMs: 0 })
  }

  for (const [name, seconds] of Object.entries(positions)) {
    const page = pageNamed(name)
    const length = page === null ? undefined : lengths.get(page)
    const heard = page === null ? undefined : (added.get(page) ?? known.get(page))
    if (length === undefined || heard === undefined || !Number.isFinite(seconds)) continue
    const positionMs = Math.min(Math.round(seconds * 1000), length)
    if (positionMs <= heard.positionMs) continue
    if (added.has(heard.page)) added.set(heard.page, { ...heard, positionMs })
    else moved.push({ page: heard.page, positionMs })
  }

  return { added: [...added.values()], moved }
}

/** What a report changes, each recording with the time of its first report. */
export function changedPlays(
  played: readonly PlayedAudio[],
  { added, moved }: PlayedMerge
): PlayedAudio[] {
  const known = new Map(played.map((one) => [one.page, one]))
  return [
    ...added,
    ...moved.flatMap((one) => {
      const before = known.get(one.page)
      return before ? [{ ...before, ...one }] : []
    }),
  ]
}

/**
 * Whether a report plays the recordings in their order, as the mode `asli` asks: each is the first that wasn't played, or
 * lies before a played one, which a reopened one does.
 */
export function isInOrder(
  played: readonly PlayedAudio[],
  { added }: PlayedMerge,
  questions: readonly AudioQuestion[]
): boolean {
  const pages = [...recordingLengths(questions).keys()].toSorted((a, b) => a - b)
  const heard = new Set([...played, ...added].map(({ page }) => page))
  const last = Math.max(0, ...played.map(({ page }) => page))
  const furthest = Math.max(last, ...added.map(({ page }) => page))
  return pages.every((page) => page <= last || page > furthest || heard.has(page))
}

/** Whether the last recording has played to its end. An unknown length counts as 0 ms. */
export function hasPlayedLast(
  played: readonly PlayedAudio[],
  questions: readonly AudioQuestion[],
  now: number
): boolean {
  const [page, length] = [...recordingLengths(questions)].toSorted(([a], [b]) => b - a)[0] ?? []
  if (page === undefined || length === undefined) return true
  const last = played.find((one) => one.page === page)
  if (!last) return false
  return last.positionMs >= length - END_TOLERANCE_MS || now >= last.playedAt + length
}

/** Whether reports of recordings are accepted: in listening while saves are. */
export function mayReportAudio(clock: AttemptClock, now: number): boolean {
  return clock.session === 'listening' && acceptsSaves(clock, now)
}

/**
 * Whether the recording on this page may be opened: only in listening while saves are accepted. Once played, only for
 * its own length plus a grace, so that a reload can resume it but not replay it.
 */
export function mayOpenAudio(request: AudioRequest, now: number): boolean {
  const { clock, played, audioMs } = request
  if (!mayReportAudio(clock, now) || isPaused(clock, now) || !playsRecording(request)) return false
  return played === undefined || now <= played.playedAt + (audioMs ?? 0) + AUDIO_REPLAY_GRACE_MS
}

/** Recordings by page. An unknown length counts as 0 ms, so it still plays only once. */
function recordingLengths(questions: readonly AudioQuestion[]): Map<number, number> {
  const recordings = questions.filter((one) => one.audio !== null && playsRecording(one))
  return new Map(recordings.map(({ page, audioMs }) => [page, audioMs ?? 0]))
}

/** Accepts only plain decimals: "07" or "7.0" would count a recording twice. */
function pageNamed(name: string): number | null {
  return /^[1-9]\d*$/.test(name) ? Number(name) : null
}
