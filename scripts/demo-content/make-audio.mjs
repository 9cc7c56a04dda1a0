// Speaks a package's listening script: one MP3 for each recording, and recordings.json with times and measurements.
// Usage: node scripts/demo-content/make-audio.mjs <package folder> --model <folder> [--only 7,31] [--phonemes]
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { castOf } from './speech/cast.mjs'
import { openModel } from './speech/kokoro.mjs'
import { correctionsIn } from './speech/phonemes.mjs'
import { encode, LOUDNESS, level, requireFfmpeg, trim } from './speech/sound.mjs'
import { spokenLines } from './speech/spoken-lines.mjs'
import { pausesBefore, randomOf, timelineOf } from './speech/timeline.mjs'
import { UsageError } from './speech/usage-error.mjs'

const CACHE = fileURLToPath(new URL('../../.cache/speech', import.meta.url))
/** How far a recording's loudness may be from the target, in LU. */
const LOUDNESS_TOLERANCE = 1

function readRecordings(folder) {
  const file = join(folder, 'listening.json')
  if (!existsSync(file)) throw new UsageError(`No such file: ${file}`)
  const { dialogues, groups = [] } = JSON.parse(readFileSync(file, 'utf8'))
  return [...dialogues, ...groups]
}

/** Records one script and returns its measurements. */
async function record({ audio, lines }, folder, speak) {
  const spoken = []
  for (const line of lines) spoken.push(level(trim(await speak(line))))
  const random = randomOf(audio)
  const { samples, times } = timelineOf(spoken, pausesBefore(lines, random), random)

  const target = join(folder, audio)
  mkdirSync(dirname(target), { recursive: true })
  const { seconds, loudness, peak } = encode(samples, target)
  if (Math.abs(loudness - LOUDNESS) > LOUDNESS_TOLERANCE) {
    throw new Error(`${target} has ${loudness} LUFS.`)
  }
  console.log(`${target}  ${seconds.toFixed(1)} s, ${loudness} LUFS, peak ${peak} dBTP`)
  return { sha256: digest(readFileSync(target)), seconds, loudness, peak, lines: times }
}

async function main() {
  const { values, positionals } = parseArgs({
    options: {
      model: { type: 'string' },
      only: { type: 'string' },
      phonemes: { type: 'boolean' },
    },
    allowPositionals: true,
  })
  const [folder] = positionals
  if (positionals.length !== 1 || values.model === undefined) {
    throw new UsageError(
      'Usage: make-audio.mjs <package folder> --model <folder> [--only 7,31] [--phonemes]'
    )
  }
  const recordings = readRecordings(folder).map((recording, position) => {
    const lines = castOf(recording, position)
    const corrections = lines.flatMap(({ text }) => correctionsIn(text))
    return { ...recording, lines, spokenFrom: digest(JSON.stringify([lines, corrections])) }
  })
  const wanted = values.only?.split(',').map(Number) ?? recordings.map(({ page }) => page)
  const unknown = wanted.filter((page) => !recordings.some((one) => one.page === page))
  if (unknown.length > 0)
    throw new UsageError(`--only: no recording for page ${unknown.join(', ')}`)

  const model = await openModel(values.model)
  if (values.phonemes) return printPhonemes(recordings, wanted, model)

  requireFfmpeg()
  const speak = spokenLines(model, CACHE)
  const book = join(folder, 'recordings.json')
  const known = existsSync(book) ? JSON.parse(readFileSync(book, 'utf8')) : {}
  for (const recording of recordings) {
    const { page, audio, spokenFrom } = recording
    if (!wanted.includes(page) || isMade(folder, audio, known[audio], spokenFrom)) continue
    known[audio] = { spokenFrom, ...(await record(recording, folder, speak)) }
    writeBook(book, recordings, known)
  }
  const made = recordings.flatMap(({ audio }) => known[audio] ?? [])
  const minutes = made.reduce((sum, { seconds }) => sum + seconds, 0) / 60
  console.log(`${made.length} of ${recordings.length} recordings, ${minutes.toFixed(1)} minutes`)
}

/** A recording stays as it is while its script, its speakers, the lexicon's words in it and its file do. */
function isMade(folder, audio, known, spokenFrom) {
  const file = join(folder, audio)
  return (
    known?.spokenFrom === spokenFrom &&
    existsSync(file) &&
    digest(readFileSync(file)) === known.sha256
  )
}

/** Written after each recording: a long run may be broken off. What the package no longer has is left out. */
function writeBook(book, recordings, known) {
  const kept = recordings.flatMap(({ audio }) => (known[audio] ? [[audio, known[audio]]] : []))
  writeFileSync(book, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`)
}

/** For the author, who reads whether each word is said as it should be. */
async function printPhonemes(recordings, wanted, model) {
  for (const { page, lines } of recordings) {
    if (!wanted.includes(page)) continue
    for (const { text, speaker } of lines) {
      console.log(`${page}\t${speaker}\t${text}\n\t\t${await model.phonemes(text)}`)
    }
  }
}

function digest(content) {
  return createHash('sha256').update(content).digest('hex')
}

try {
  await main()
} catch (error) {
  if (!(error instanceof UsageError) && !error.code?.startsWith('ERR_PARSE_ARGS')) throw error
  console.error(error.message)
  process.exitCode = 1
}
