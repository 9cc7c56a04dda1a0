import type { TranscriptLine } from '#app/packages/domain/explanation'
import { carriesAudio, pagesOfGroup, type ListeningGroups } from '#contracts/exam'
import { ANSWER_SECONDS, listeningPart, type ListeningTime } from '#contracts/listening'

/** How long a listening session takes whose recordings play by themselves (the mode `asli`). */

/** A silence of this length in a recording is time to answer a question. Speakers never pause that long. */
const LEAST_SECONDS = ANSWER_SECONDS - 2

const ANSWER_MS = ANSWER_SECONDS * 1000

/** A recording with its measured transcript, if it has one. */
interface MeasuredRecording {
  page: number
  audioMs: number | null
  transcript: readonly TranscriptLine[] | null
}

/**
 * The milliseconds to answer in after a recording: for each of its questions, except those for which it leaves the
 * time itself, between the lines of its transcript. Without a measured transcript it is taken to leave none.
 */
export function answerMs(
  { page, audioMs, transcript }: MeasuredRecording,
  groups?: ListeningGroups
): number {
  const questions = pagesOfGroup(page, groups).length
  const left = silences(transcript ?? [], audioMs).filter((one) => one >= LEAST_SECONDS).length
  return Math.max(0, questions - left) * ANSWER_MS
}

/** The silences between measured lines and after the last one, in seconds. */
function silences(transcript: readonly TranscriptLine[], audioMs: number | null): number[] {
  const found: number[] = []
  let before: number | null = null
  for (const { start, end } of transcript) {
    if (start === null || end === null) return []
    if (before !== null) found.push(start - before)
    before = end
  }
  if (before !== null && audioMs !== null) found.push(audioMs / 1000 - before)
  return found
}

/** A recording, and the time to answer in after it. */
interface TimedRecording {
  page: number
  audio: string | null
  audioMs: number | null
  answerMs?: number | undefined
}

/** What the recordings take together with the time to answer and the directions of their parts, in whole seconds. */
export function listeningSeconds(
  questions: readonly TimedRecording[],
  groups?: ListeningGroups
): number {
  const recordings = questions.filter(
    ({ page, audio }) => audio !== null && carriesAudio(page, groups)
  )
  const sum = recordings.reduce((all, one) => all + (one.audioMs ?? 0) + (one.answerMs ?? 0), 0)
  const parts = new Set(recordings.map(({ page }) => listeningPart(page)))
  const directions = [...parts].reduce((all, { seconds }) => all + seconds, 0)
  return Math.ceil(sum / 1000) + directions
}

/** Whether that fits. @param minutes of the listening session */
export function listeningTime(seconds: number, minutes: number): ListeningTime {
  return { seconds, fits: seconds <= minutes * 60 }
}
