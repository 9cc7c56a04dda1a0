// When each line of a recording begins and ends: pauses between turns, before questions and for answering.
import { RATE } from './kokoro.mjs'

/** Seconds of silence. Turns vary, because equal pauses sound like a machine. */
export const PAUSES = {
  lead: 0.5,
  tail: 0.6,
  turn: { min: 0.3, max: 0.8 },
  afterNumber: 1,
  afterIntroduction: 1.5,
  beforeQuestion: 1.5,
  /** To answer one question of a group before the next one; the last one's follows the recording. */
  toAnswer: 12,
}

const QUESTION_OF_GROUP = /^Question \w+/
const NUMBER = /^Number \w[\w-]*\.$/
const INTRODUCTION = /^Questions \w/

/**
 * @param {{ role: string, text: string }[]} lines
 * @param {() => number} random between 0 and 1
 * @returns {number[]} seconds of silence before each line
 */
export function pausesBefore(lines, random) {
  return lines.map(({ role, text }, index) => {
    if (index === 0) return PAUSES.lead
    const before = lines[index - 1].text
    if (NUMBER.test(before)) return PAUSES.afterNumber
    if (INTRODUCTION.test(before)) return PAUSES.afterIntroduction
    if (QUESTION_OF_GROUP.test(text) && role === 'narrator') {
      return QUESTION_OF_GROUP.test(before) ? PAUSES.toAnswer : PAUSES.beforeQuestion
    }
    if (role === 'narrator' && index === lines.length - 1) return PAUSES.beforeQuestion
    return PAUSES.turn.min + random() * (PAUSES.turn.max - PAUSES.turn.min)
  })
}

/**
 * Puts spoken lines one after another over room tone.
 * @param {Float32Array[]} spoken samples of each line, trimmed and levelled
 * @param {number[]} pauses seconds before each line
 * @param {() => number} random for the room tone
 * @returns {{ samples: Float32Array, times: { start: number, end: number }[] }} times in seconds, to the millisecond
 */
export function timelineOf(spoken, pauses, random) {
  const lengths = spoken.map(({ length }, index) => length + Math.round(pauses[index] * RATE))
  const total = lengths.reduce((sum, length) => sum + length, 0) + Math.round(PAUSES.tail * RATE)
  const samples = roomTone(total, random)
  const times = []
  let at = 0
  spoken.forEach((line, index) => {
    at += Math.round(pauses[index] * RATE)
    line.forEach((sample, offset) => (samples[at + offset] += sample))
    times.push({ start: seconds(at), end: seconds(at + line.length) })
    at += line.length
  })
  return { samples, times }
}

/** Level of the room tone, of full scale: about -66 dBFS, which is heard as air and not as noise. */
const ROOM_TONE = 0.0005

/** Noise with little above 1 kHz, as a quiet room has it: digital silence sounds like a fault. */
function roomTone(length, random) {
  const tone = new Float32Array(length)
  let low = 0
  for (let index = 0; index < length; index++) {
    low += 0.15 * (random() * 2 - 1 - low)
    tone[index] = low * ROOM_TONE * 4
  }
  return tone
}

function seconds(samples) {
  return Math.round((samples / RATE) * 1000) / 1000
}

/**
 * Seeded random numbers, so that the same script gives the same pauses (mulberry32).
 * @param {string} seed
 * @returns {() => number} at least 0, below 1
 */
export function randomOf(seed) {
  let state = [...seed].reduce(
    (hash, sign) => Math.imul(hash ^ sign.codePointAt(0), 16_777_619),
    2_166_136_261
  )
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
