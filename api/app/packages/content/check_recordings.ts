import type { ContentPackage } from '#app/packages/content/content_format'
import type { Problem } from '#app/packages/content/problem'

/** Recordings of a whole package: what is left of the listening session is for reading the options and answering. */
const TOTAL_MINUTES_MAX = 25
/** Anything shorter is no dialogue but an encoder's accident. */
const SECONDS_MIN = 2

/** Every recording is there, can be measured, is used once, and all of them leave time to answer. */
export function checkRecordings(content: ContentPackage): Problem[] {
  const { dialogues, groups } = content.listening
  const used = [...dialogues, ...groups].map(({ page, audio }) => ({
    where: `listening.json, page ${page}`,
    audio,
  }))

  return [
    ...used.flatMap(({ where, audio }) => {
      const recording = content.recordings.get(audio)
      if (recording?.kind !== 'recording') {
        return [{ where, sentence: `The recording ${audio} ${recording?.reason ?? 'is missing'}.` }]
      }
      if (recording.durationMs >= SECONDS_MIN * 1000) return []
      return [{ where, sentence: `The recording ${audio} is shorter than ${SECONDS_MIN} seconds.` }]
    }),
    ...used
      .filter(({ audio }, index) => used.findIndex((other) => other.audio === audio) !== index)
      .map(({ where, audio }) => ({
        where,
        sentence: `The recording ${audio} is used by another page too.`,
      })),
    ...checkTotal(content),
  ]
}

/** Length of all recordings in minutes; those that can't be measured count nothing. */
export function audioMinutes({ recordings }: ContentPackage): number {
  let total = 0
  for (const recording of recordings.values()) {
    if (recording.kind === 'recording') total += recording.durationMs
  }
  return total / 60_000
}

function checkTotal(content: ContentPackage): Problem[] {
  const minutes = audioMinutes(content)
  const limit = Math.min(TOTAL_MINUTES_MAX, content.manifest.durations.listening)
  if (minutes <= limit) return []
  return [
    {
      where: 'listening.json',
      sentence: `The recordings last ${minutes.toFixed(1)} minutes; ${limit} are allowed.`,
    },
  ]
}
