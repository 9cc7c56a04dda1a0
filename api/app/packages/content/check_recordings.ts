import type { ContentPackage } from '#app/packages/content/content_format'
import type { Problem } from '#app/packages/content/problem'

/** Limit for all recordings together; learners need the rest of the session to answer. */
const TOTAL_MINUTES_MAX = 25
/** Anything shorter is a failed encoding. */
const SECONDS_MIN = 2

/** Checks that every recording exists, is measurable and is used once, and that all leave time to answer. */
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
    ...checkLineTimes(content),
    ...checkTotal(content),
  ]
}

/** Length of all recordings in minutes; unmeasurable ones count as zero. */
export function audioMinutes({ recordings }: ContentPackage): number {
  let total = 0
  for (const recording of recordings.values()) {
    if (recording.kind === 'recording') total += recording.durationMs
  }
  return total / 60_000
}

/** Each line of a measured script has its times, so that a learner can play it. */
function checkLineTimes({ listening, lineTimes }: ContentPackage): Problem[] {
  return [...listening.dialogues, ...listening.groups].flatMap(({ page, audio, script }) => {
    const times = lineTimes[audio]?.lines
    if (!times || times.length === script.length) return []
    return [
      {
        where: `listening.json, page ${page}`,
        sentence: `The script of ${audio} has ${script.length} lines; recordings.json has times for ${times.length}.`,
      },
    ]
  })
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
