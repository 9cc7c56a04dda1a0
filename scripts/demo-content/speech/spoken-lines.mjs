// Lines that were spoken before, by a digest of what is said, who says it, how fast, and the model.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { RATE } from './kokoro.mjs'
import { trim } from './sound.mjs'

/** The model speaks at most 509 phonemes at once, and best a few sentences. Characters. */
const PART = { whole: 280, joined: 200 }
/** Seconds between the parts of one speaker's line. */
const BREATH = 0.4

/**
 * The parts in which a line is spoken: all of a short one, else its sentences, short ones joined.
 * @param {string} text
 * @returns {string[]}
 */
export function partsOf(text) {
  if (text.length <= PART.whole) return [text]
  /** @type {string[]} */
  const parts = []
  for (const sentence of text.split(/(?<=[.!?]["”]?)\s+/)) {
    const last = parts.at(-1)
    if (last !== undefined && last.length + sentence.length < PART.joined) {
      parts[parts.length - 1] = `${last} ${sentence}`
    } else {
      parts.push(sentence)
    }
  }
  return parts
}

/** Parts of a line one after another, each trimmed. */
function joinedParts(parts) {
  if (parts.length === 1) return parts[0]
  const breath = new Float32Array(Math.round(BREATH * RATE))
  const pieces = parts.flatMap((part, index) => (index === 0 ? [trim(part)] : [breath, trim(part)]))
  const line = new Float32Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    line.set(piece, at)
    at += piece.length
  }
  return line
}

/**
 * Wraps a model so that each line is spoken once.
 * @param {Awaited<ReturnType<typeof import('./kokoro.mjs').openModel>>} model
 * @param {string} folder of the cache
 * @returns {(line: { text: string, speaker: string, speed: number }) => Promise<Float32Array>}
 */
export function spokenLines(model, folder) {
  mkdirSync(folder, { recursive: true })
  const speakPart = async (text, speaker, speed) => {
    const phonemes = await model.phonemes(text)
    const key = createHash('sha256')
      .update(JSON.stringify([model.digest, speaker, speed, phonemes]))
      .digest('hex')
    const file = join(folder, `${key}.f32`)
    if (existsSync(file)) return samplesOf(readFileSync(file))
    const samples = await model.speak(phonemes, speaker, speed)
    const half = `${file}.${process.pid}`
    writeFileSync(half, Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength))
    renameSync(half, file)
    return samples
  }
  return async ({ text, speaker, speed }) => {
    const parts = []
    for (const part of partsOf(text)) parts.push(await speakPart(part, speaker, speed))
    return joinedParts(parts)
  }
}

function samplesOf(bytes) {
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
}
