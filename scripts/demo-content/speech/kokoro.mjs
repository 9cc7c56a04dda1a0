// Speaks single lines with Kokoro-82M on the processor. The model, its voices and the two packages that run it lie in a
// folder of the author's (README.md says how to make it); nothing of them is part of the product.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { phonemesOf } from './phonemes.mjs'
import { UsageError } from './usage-error.mjs'

/** Samples a second of what the model speaks. */
export const RATE = 24_000
/** Floats of one style of a voice; a voice has one for each number of phonemes. */
const STYLE = 256
const STYLES = 510

/**
 * Opens the model.
 * @param {string} folder with model.json, its parts, vocabulary.json, voices/ and node_modules
 * @returns {Promise<{ digest: string, phonemes: (text: string) => Promise<string>, speak: (phonemes: string, voice: string, speed: number) => Promise<Float32Array> }>}
 *   `digest` names the model; `speak` gives samples between -1 and 1 at RATE
 * @throws {UsageError} when the folder or one of its parts is missing or damaged
 */
export async function openModel(folder) {
  const file = (...names) => {
    const path = join(folder, ...names)
    if (!existsSync(path))
      throw new UsageError(`Missing: ${path} (see scripts/demo-content/README.md)`)
    return path
  }
  const { parts, sha256 } = JSON.parse(readFileSync(file('model.json'), 'utf8'))
  const bytes = Buffer.concat(parts.map((part) => readFileSync(file(part))))
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) {
    throw new UsageError(`The model in ${folder} is damaged: its digest is another one.`)
  }
  const vocabulary = JSON.parse(readFileSync(file('vocabulary.json'), 'utf8'))
  const require = createRequire(join(folder, 'package.json'))
  const { phonemize } = await import(pathToFileURL(require.resolve('phonemizer')))
  const runtime = require('onnxruntime-node')
  const session = await runtime.InferenceSession.create(bytes, { executionMode: 'sequential' })
  // Exports of the model differ in how they name their inputs.
  const inputName = (...names) => session.inputNames.find((name) => names.includes(name))
  const ids = inputName('input_ids', 'tokens')
  const voices = new Map()

  const styleOf = (voice, length) => {
    if (!voices.has(voice)) voices.set(voice, readFileSync(file('voices', `${voice}.bin`)))
    const styles = voices.get(voice)
    return new Float32Array(styles.buffer, styles.byteOffset + length * STYLE * 4, STYLE)
  }

  return {
    digest: sha256,
    phonemes: (text) => phonemesOf(text, phonemize),
    async speak(phonemes, voice, speed) {
      const tokens = [...phonemes].map((sign) => vocabulary[sign])
      const unknown = [...phonemes].filter((sign) => !(sign in vocabulary))
      if (unknown.length > 0) {
        throw new UsageError(
          `The model knows no ${[...new Set(unknown)].join(' ')} in: ${phonemes}`
        )
      }
      if (tokens.length >= STYLES)
        throw new UsageError(`Split this line, it is too long: ${phonemes}`)
      const { Tensor } = runtime
      const outputs = await session.run({
        [ids]: new Tensor('int64', BigInt64Array.from([0, ...tokens, 0].map(BigInt)), [
          1,
          tokens.length + 2,
        ]),
        [inputName('style')]: new Tensor('float32', styleOf(voice, tokens.length), [1, STYLE]),
        [inputName('speed')]: new Tensor('float32', Float32Array.from([speed]), [1]),
      })
      return outputs[session.outputNames[0]].data
    },
  }
}
