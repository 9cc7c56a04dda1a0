// Speaks a package's listening script and encodes it as MP3.
// Usage: node scripts/demo-content/make-audio.mjs <package folder> [--only 07[,31...]]
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { UsageError, duration, record, requireTools } from './speech.mjs'

/** @returns {{ page: number, audio: string, script: { voice: string, text: string }[] }[]} */
function readRecordings(folder) {
  const file = join(folder, 'listening.json')
  if (!existsSync(file)) throw new UsageError(`No such file: ${file}`)
  const { dialogues, groups } = JSON.parse(readFileSync(file, 'utf8'))
  return [...dialogues, ...groups]
}

function main() {
  const { values, positionals } = parseArgs({
    options: { only: { type: 'string' } },
    allowPositionals: true,
  })
  if (positionals.length !== 1) {
    throw new UsageError('Usage: make-audio.mjs <package folder> [--only 07[,31...]]')
  }
  const [folder] = positionals
  const recordings = readRecordings(folder)
  const wanted = values.only?.split(',').map(Number) ?? recordings.map(({ page }) => page)
  const unknown = wanted.filter((page) => !recordings.some((one) => one.page === page))
  if (unknown.length > 0)
    throw new UsageError(`--only: no recording for page ${unknown.join(', ')}`)
  requireTools()

  const workFolder = mkdtempSync(join(tmpdir(), 'make-audio-'))
  try {
    for (const { page, audio, script } of recordings) {
      if (!wanted.includes(page)) continue
      const target = join(folder, audio)
      mkdirSync(dirname(target), { recursive: true })
      record(script, target, workFolder)
    }
  } finally {
    rmSync(workFolder, { recursive: true })
  }
  const made = recordings.map(({ audio }) => join(folder, audio)).filter((file) => existsSync(file))
  const minutes = made.reduce((sum, file) => sum + duration(file), 0) / 60
  console.log(`${made.length} of ${recordings.length} recordings, ${minutes.toFixed(1)} minutes`)
}

try {
  main()
} catch (error) {
  if (!(error instanceof UsageError) && !error.code?.startsWith('ERR_PARSE_ARGS')) throw error
  console.error(error.message)
  process.exitCode = 1
}
