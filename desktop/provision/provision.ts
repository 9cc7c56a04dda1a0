/**
 * Writes the files for a lab: npm run kiosk:provision -- --server https://… --lab "Lab 1" --seats 1-30
 * Secrets come from the environment (LULUS_KIOSK_PIN, LULUS_LAB_CODE, LULUS_LAB_KEY) or the standard input.
 */
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { DEFAULT_LINE } from '../src/main/config/line-settings.ts'
import { hashPin, isGoodPin } from '../src/main/config/pin.ts'
import { askSecret, inputLines } from './ask-secret.ts'
import { enrolSeat, type SeatIdentity } from '../src/main/labs/enrol-seat.ts'
import { labFiles, seatsOf, type LabSettings } from './lab-files.ts'

const USAGE =
  'npm run kiosk:provision -- --server https://ujian.akademi.sch.id --lab "Lab 1" --seats 1-30 [--displays refuse] [--lab-id 3] [--updates https://…] [--line-seats 45] [--out folder]'

const { values } = parseArgs({
  options: {
    server: { type: 'string' },
    lab: { type: 'string' },
    seats: { type: 'string' },
    displays: { type: 'string' },
    'lab-id': { type: 'string' },
    'lab-key': { type: 'string' },
    updates: { type: 'string' },
    'line-seats': { type: 'string' },
    out: { type: 'string', default: 'kiosk-provision' },
  },
})

const input = inputLines()
const problem = await provision()
input.close()
if (problem !== null) {
  console.error(problem)
  process.exitCode = 1
}

/** @returns the error message, or null when all files were written */
async function provision(): Promise<string | null> {
  if (values['lab-key'] !== undefined)
    return 'Kunci tidak boleh ditulis di baris perintah: program lain dapat membacanya. Jalankan lagi tanpa --lab-key; kuncinya ditanyakan. Ganti juga kunci yang sudah terlanjur ditulis.'
  const seats = seatsOf(values.seats ?? '')
  if (seats === null) return `--seats harus seperti 1-30 atau A1,A2.\n${USAGE}`
  const pin = await askSecret('LULUS_KIOSK_PIN', 'PIN operator (6-12 angka): ', input)
  if (!isGoodPin(pin))
    return 'PIN harus 6 sampai 12 angka, tidak berurutan dan tidak semuanya sama.'

  const labId = values['lab-id'] === undefined ? undefined : Number(values['lab-id'])
  const shared = labId === undefined ? {} : { labId, labKey: await askKey() }
  // Other labs may share the line, and a seat that is set up alone is rarely alone on it.
  const lineSeats = Number(values['line-seats'] ?? seats.length)
  const settings = {
    server: values.server,
    lab: values.lab,
    pinHash: await hashPin(pin),
    displays: values.displays,
    updates: values.updates,
    line: { ...DEFAULT_LINE, seats: lineSeats },
    ...shared,
  } as Partial<LabSettings>
  // Before the first code is used, because a mistake must not cost a seat its key.
  const checked = labFiles(settings, seats)
  if (!checked.ok) return sentencesOf(checked.problems)
  console.warn(
    `Jalur ke server dihitung untuk ${lineSeats} kursi. Bila lebih banyak yang berbagi jalur, hentikan dengan Ctrl+C dan tambahkan --line-seats.`
  )
  const code = labId === undefined ? await askCode() : ''
  if (code === '') return write(checked.files, seats.length)
  return enrolAll(settings, seats, code)
}

/**
 * Enrols seat by seat. Enrolled seats are written even if a later one fails, because their earlier keys are already
 * void.
 */
async function enrolAll(
  settings: Partial<LabSettings>,
  seats: readonly string[],
  code: string
): Promise<string | null> {
  const identities = new Map<string, SeatIdentity>()
  let failure: string | null = null
  for (const seat of seats) {
    try {
      identities.set(seat, await enrolSeat(String(settings.server), code, seat))
    } catch (error) {
      failure = `Kursi ${seat} belum terdaftar: ${error instanceof Error ? error.message : String(error)}`
      break
    }
  }
  if (identities.size === 0) return failure
  const result = labFiles(settings, [...identities.keys()], identities)
  if (!result.ok) return sentencesOf(result.problems)
  write(result.files, identities.size)
  return failure
}

function write(files: ReadonlyMap<string, string>, seats: number): null {
  // npm runs scripts in the workspace, but paths are relative to the caller's folder.
  const folder = resolve(process.env.INIT_CWD ?? '.', values.out)
  for (const [path, text] of files) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text, { mode: path.endsWith('kiosk.json') ? 0o600 : 0o644 })
    if (path.endsWith('.sh')) chmodSync(file, 0o755)
  }
  console.warn(`${files.size} berkas untuk ${seats} kursi ditulis ke ${folder}`)
  return null
}

function askKey(): Promise<string> {
  return askSecret('LULUS_LAB_KEY', 'Kunci lab (dari halaman admin): ', input)
}

function askCode(): Promise<string> {
  return askSecret(
    'LULUS_LAB_CODE',
    'Kode pendaftaran kursi (dari halaman admin; kosongkan bila lab tidak terdaftar): ',
    input
  )
}

function sentencesOf(problems: readonly { field: string; message: string }[]): string {
  return problems.map(({ field, message }) => `${field}: ${message}`).join('\n')
}
