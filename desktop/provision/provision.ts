/**
 * Writes the files for a lab: npm run kiosk:provision -- --server https://… --lab "Lab 1" --seats 1-30
 * The PIN comes from LULUS_KIOSK_PIN or the standard input, never from the command line, which other programs see.
 */
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { hashPin, isGoodPin } from '../src/main/config/pin.ts'
import { labFiles, seatsOf, type LabSettings } from './lab-files.ts'

const USAGE =
  'npm run kiosk:provision -- --server https://ujian.akademi.sch.id --lab "Lab 1" --seats 1-30 [--displays refuse] [--lab-id 3 --lab-key …] [--updates https://…] [--out folder]'

const { values } = parseArgs({
  options: {
    server: { type: 'string' },
    lab: { type: 'string' },
    seats: { type: 'string' },
    displays: { type: 'string' },
    'lab-id': { type: 'string' },
    'lab-key': { type: 'string' },
    updates: { type: 'string' },
    out: { type: 'string', default: 'kiosk-provision' },
  },
})

const problem = await provision()
if (problem !== null) {
  console.error(problem)
  process.exitCode = 1
}

/** @returns why nothing was written; null when all was */
async function provision(): Promise<string | null> {
  const seats = seatsOf(values.seats ?? '')
  if (seats === null) return `--seats harus seperti 1-30 atau A1,A2.\n${USAGE}`
  const pin = process.env.LULUS_KIOSK_PIN ?? (await askPin())
  if (!isGoodPin(pin))
    return 'PIN harus 6 sampai 12 angka, tidak berurutan dan tidak semuanya sama.'

  const given = {
    server: values.server,
    lab: values.lab,
    pinHash: await hashPin(pin),
    displays: values.displays,
    labId: values['lab-id'] === undefined ? undefined : Number(values['lab-id']),
    labKey: values['lab-key'],
    updates: values.updates,
  }
  const result = labFiles(given as Partial<LabSettings>, seats)
  if (!result.ok)
    return result.problems.map(({ field, message }) => `${field}: ${message}`).join('\n')

  // npm runs scripts in the workspace; the caller means the folder that they are in.
  const folder = resolve(process.env.INIT_CWD ?? '.', values.out)
  for (const [path, text] of result.files) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text, { mode: path.endsWith('kiosk.json') ? 0o600 : 0o644 })
    if (path.endsWith('.sh')) chmodSync(file, 0o755)
  }
  console.warn(`${result.files.size} berkas untuk ${seats.length} kursi ditulis ke ${folder}`)
  return null
}

async function askPin(): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return (await lines.question('PIN operator (6-12 angka): ')).trim()
  } finally {
    lines.close()
  }
}
