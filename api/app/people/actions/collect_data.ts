import { openLoginsOf } from '#app/accounts/actions/open_logins'
import type User from '#app/accounts/models/user'
import { readSkillMap } from '#app/learning/actions/read_skill_map'
import { skillState } from '#app/learning/domain/skill_map'
import { archiveOf, type ArchivedFile } from '#app/paper/archive/write_archive'
import { writeWorkbook, type Worksheet } from '#app/paper/workbook/write_workbook'
import {
  HELD_COLUMNS,
  isNamed,
  NAMED_BY,
  shownValue,
  type Names,
  type NamingTable,
} from '#app/people/domain/shown_data'
import {
  dataOf,
  namesFor,
  picturesOf,
  type PersonPart,
  type Row,
} from '#app/people/rows/data_of_person'
import { timeOf, type StoredTime } from '#app/platform/database/columns'
import { readStoredFile } from '#app/platform/uploads/stored_files'
import { clock } from '#app/platform/time/clock'

/** One part of a person's data: its rows by heading. */
export interface DataPart {
  title: string
  headings: readonly string[]
  rows: Record<string, unknown>[]
}

/**
 * All that is stored about a person (`PERSON_TABLES`), whoever asks: no secrets, nobody else's data, and no scores that
 * their learner doesn't see yet.
 */
async function collectData(user: User): Promise<DataPart[]> {
  const now = clock.now()
  const parts: PersonPart[] = []
  for await (const part of dataOf(user.id)) parts.push(part)
  holdBack(parts, now)
  const names = await readNames(parts)
  return [
    ...parts.map((part) => shownPart(part, names)),
    await loginPart(user),
    await skillPart(user, now),
  ]
}

/** A ZIP of the data as JSON and as a workbook, with the person's pictures; one of them in memory at a time. */
export async function dataArchive(user: User): Promise<AsyncIterable<Uint8Array>> {
  const parts = await collectData(user)
  const pictures = await picturesOf(user.id)
  async function* files(): AsyncGenerator<ArchivedFile> {
    yield { name: 'baca-dulu.txt', content: Buffer.from(READ_FIRST) }
    yield { name: 'data.json', content: Buffer.from(jsonOf(parts)) }
    yield { name: 'data.xlsx', content: workbookOf(parts) }
    for (const { folder, stored, name } of pictures) {
      const content = await readStoredFile(folder, stored)
      if (content) yield { name: `berkas/${name}`, content }
    }
  }
  return archiveOf(files())
}

const READ_FIRST = `Semua data pribadi Anda yang tersimpan.

data.xlsx  untuk dibaca: satu lembar untuk setiap jenis data
data.json  isi yang sama, untuk dibaca komputer
berkas     foto profil dan bukti pembayaran Anda

Tidak ada di sini: password dan kode rahasia, kunci jawaban, data orang lain,
dan nilai yang belum dibuka. Waktu di data.json dalam UTC, di data.xlsx dalam WIB.
`

/** Removes from the rows what their learner doesn't see before results open. */
function holdBack(parts: readonly PersonPart[], now: number): void {
  const rowsOf = (table: string) => parts.find((part) => part.table === table)?.rows ?? []
  const held = new Set<unknown>()
  for (const result of rowsOf('results')) {
    const opensAt = timeOf(result.opens_at as StoredTime | null)
    if (opensAt === null || opensAt <= now) continue
    held.add(result.attempt_id)
    clear(result)
  }
  for (const certificate of rowsOf('retired_certificates')) {
    if (held.has(certificate.attempt_id)) clear(certificate)
  }
}

function clear(row: Row): void {
  for (const column of HELD_COLUMNS) row[column] = null
}

async function readNames(parts: readonly PersonPart[]): Promise<Names> {
  const ids: Record<NamingTable, Set<number>> = {
    packages: new Set(),
    classes: new Set(),
    exam_events: new Set(),
    labs: new Set(),
  }
  for (const { rows } of parts) {
    for (const row of rows) {
      for (const [column, value] of Object.entries(row)) {
        if (isNamed(column) && value !== null) ids[NAMED_BY[column]].add(Number(value))
      }
    }
  }
  return {
    packages: await namesFor('packages', ids.packages),
    classes: await namesFor('classes', ids.classes),
    exam_events: await namesFor('exam_events', ids.exam_events),
    labs: await namesFor('labs', ids.labs),
  }
}

function shownPart({ described, rows }: PersonPart, names: Names): DataPart {
  const columns = Object.entries(described.columns)
  return {
    title: described.title,
    headings: columns.map(([, heading]) => heading),
    rows: rows.map((row) =>
      Object.fromEntries(
        columns.map(([column, heading]) => [heading, shownValue(column, row[column], names)])
      )
    ),
  }
}

/** Where the person is signed in: never the ids that open a session. */
async function loginPart(user: User): Promise<DataPart> {
  const logins = await openLoginsOf(user)
  return {
    title: 'Login',
    headings: ['Perangkat', 'Alamat', 'Mulai', 'Berakhir'],
    rows: logins.map(({ device, address, startedAt, endsAt }) => ({
      Perangkat: device,
      Alamat: address,
      Mulai: new Date(startedAt).toISOString(),
      Berakhir: new Date(endsAt).toISOString(),
    })),
  }
}

async function skillPart(user: User, now: number): Promise<DataPart> {
  const { counts } = await readSkillMap(user.id, now)
  return {
    title: 'Peta keterampilan',
    headings: ['Keterampilan', 'Benar', 'Dari', 'Keadaan'],
    rows: counts.map((count) => ({
      Keterampilan: count.label,
      Benar: count.right,
      Dari: count.of,
      Keadaan: skillState(count),
    })),
  }
}

function jsonOf(parts: readonly DataPart[]): string {
  const byTitle = Object.fromEntries(parts.map(({ title, rows }) => [title, rows]))
  return JSON.stringify({ dibuat: new Date(clock.now()).toISOString(), ...byTitle }, null, 2)
}

/** Fits a line of any of the parts. */
const WIDTH = 22

/** One worksheet for each part that has rows. */
function workbookOf(parts: readonly DataPart[]): Buffer {
  const [first, ...others] = parts.filter(({ rows }) => rows.length > 0).map(worksheetOf)
  // The account itself is always there.
  if (!first) throw new Error('a person without an account')
  return writeWorkbook(first, ...others)
}

function worksheetOf({ title, headings, rows }: DataPart): Worksheet {
  return {
    name: title,
    widths: headings.map(() => WIDTH),
    frozen: 1,
    rows: [
      { cells: headings, look: 'heading' },
      ...rows.map((row) => ({ cells: headings.map((heading) => cellOf(row[heading])) })),
    ],
  }
}

const ISO_TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

function cellOf(value: unknown) {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return value
  if (typeof value !== 'string') return JSON.stringify(value)
  return ISO_TIME.test(value) ? { time: Date.parse(value) } : value
}
