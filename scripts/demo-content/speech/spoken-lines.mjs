// Lines that were spoken before, by a digest of what is said, who says it, how fast, and the model.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Wraps a model so that each line is spoken once.
 * @param {Awaited<ReturnType<typeof import('./kokoro.mjs').openModel>>} model
 * @param {string} folder of the cache
 * @returns {(line: { text: string, speaker: string, speed: number }) => Promise<Float32Array>}
 */
export function spokenLines(model, folder) {
  mkdirSync(folder, { recursive: true })
  return async ({ text, speaker, speed }) => {
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
}

function samplesOf(bytes) {
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
}
