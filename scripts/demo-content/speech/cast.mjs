// Who speaks a script: one pair of speakers for each recording, never the same pair twice in a row.
import { UsageError } from './usage-error.mjs'

const WOMEN = ['af_heart', 'af_sarah', 'af_kore']
const MEN = ['am_michael', 'am_fenrir', 'am_puck']
const NARRATOR = 'am_eric'

/** Every pair once, in an order in which neither speaker follows himself more often than can be helped. */
const PAIRS = WOMEN.flatMap((_, round) =>
  WOMEN.map((woman, index) => ({ woman, man: MEN[(index + round) % MEN.length] }))
)

/**
 * The model's own speed is 230 words a minute over speaking time. Conversations want 165 to 200 words, talks 150 to 175.
 */
const SPEEDS = { narrator: 0.82, conversation: 0.8, talk: 0.72 }

/**
 * @param {{ script: { voice: string, text: string, speaker?: string, speed?: number }[], items?: unknown[] }} recording
 * @param {number} position of the recording in its package, from 0
 * @returns {{ text: string, speaker: string, speed: number, role: string }[]} the script's lines with the model's voice and speed
 * @throws {UsageError} for a role that nobody plays
 */
export function castOf({ script, items }, position) {
  const pair = PAIRS[position % PAIRS.length]
  const roles = new Set(script.map(({ voice }) => voice))
  roles.delete('narrator')
  // A group in which one person speaks is a talk.
  const pace = items !== undefined && roles.size === 1 ? SPEEDS.talk : SPEEDS.conversation
  return script.map(({ voice, text, say, speaker, speed }) => {
    const own = { narrator: NARRATOR, ...pair }[voice]
    if (own === undefined) throw new UsageError(`Unknown voice "${voice}" in: ${text}`)
    return {
      text: say ?? text,
      role: voice,
      speaker: speaker ?? own,
      speed: speed ?? (voice === 'narrator' ? SPEEDS.narrator : pace),
    }
  })
}
