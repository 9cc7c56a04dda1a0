import { createHash } from 'node:crypto'
import type { ContentPackage, MeasuredRecording } from '#app/packages/content/content_format'
import type { Problem } from '#app/packages/content/problem'

/** Recordings are as loud as each other, so that learners set their volume once. LUFS by EBU R 128. */
const LOUDNESS = { target: -18, tolerance: 1 }
/** True peak in dBTP; above it MP3 decoders may clip. */
const PEAK_MAX = -1.5
/** How far the length may be from the measured one, in seconds: decoders count an MP3's padding differently. */
const LENGTH_TOLERANCE = 0.2

/**
 * Checks what recordings.json measured: that it belongs to the files beside it, which their digests tie to it, and that they are
 * as loud as each other and as long as their scripts' times.
 */
export function checkMeasurements(content: ContentPackage): Problem[] {
  return Object.entries(content.lineTimes).flatMap(([audio, measured]) => {
    const recording = content.recordings.get(audio)
    if (recording?.kind !== 'recording') return []
    return [
      ...fileFaults(measured, recording),
      ...loudnessFaults(measured),
      ...timeFaults(measured, recording.durationMs / 1000),
    ].map((sentence) => ({ where: `recordings.json, ${audio}`, sentence }))
  })
}

function fileFaults(
  { sha256, seconds }: MeasuredRecording,
  { data, durationMs }: { data: Buffer; durationMs: number }
): string[] {
  if (sha256 !== undefined && createHash('sha256').update(data).digest('hex') !== sha256) {
    return ['The file is not the one that was measured.']
  }
  return seconds !== undefined && Math.abs(seconds - durationMs / 1000) > LENGTH_TOLERANCE
    ? [`It lasts ${(durationMs / 1000).toFixed(1)} s; ${seconds} s were measured.`]
    : []
}

function loudnessFaults({ loudness, peak }: MeasuredRecording): string[] {
  const { target, tolerance } = LOUDNESS
  return [
    ...(loudness !== undefined && Math.abs(loudness - target) > tolerance
      ? [`Its loudness is ${loudness} LUFS; it should be ${target} ± ${tolerance}.`]
      : []),
    ...(peak !== undefined && peak > PEAK_MAX
      ? [`Its peak is ${peak} dBTP; ${PEAK_MAX} is the most.`]
      : []),
  ]
}

/** A transcript follows the sound only with times in order, inside the file. */
function timeFaults({ lines }: MeasuredRecording, seconds: number): string[] {
  let before = 0
  return lines.flatMap(({ start, end }, index) => {
    const isInOrder = start >= before && end > start
    before = end
    if (!isInOrder) return [`Line ${index + 1} begins at ${start} s and ends at ${end} s.`]
    return end > seconds + LENGTH_TOLERANCE
      ? [`Line ${index + 1} ends at ${end} s, after the file.`]
      : []
  })
}
