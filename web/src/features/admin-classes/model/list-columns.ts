import type { AskedColumns, FileNotes, ReadColumns } from '@/features/admin-classes/api/classes'
import { formatCount } from '@/lib/format/numbers'

/** The mapped columns, by their number. */
export type ChosenColumns = Partial<Record<AskedColumns['perlu'][number], number | undefined>>

/** The label of a column: its heading or position, and sample values. */
export function columnLabel({ nomor, judul, contoh }: AskedColumns['kolom'][number]): string {
  const name = judul === '' ? `Kolom ke-${nomor}` : judul
  return `${name} (${contoh.join(', ')})`
}

/** The initial choice: the only column that looks like phone numbers, if those are asked for. */
export function offeredChoice({ perlu, kolom }: AskedColumns): ChosenColumns {
  const [only, ...others] = kolom.filter((column) => column.mirip_nomor)
  return perlu.includes('nohp') && only && others.length === 0 ? { nohp: only.nomor } : {}
}

/** Whether every requested column is mapped. */
export function isAnswered({ perlu }: AskedColumns, chosen: ChosenColumns): boolean {
  return perlu.every((column) => chosen[column] !== undefined)
}

/** More names than anyone would read. */
const NAMES = 8
const LIST = new Intl.ListFormat('id-ID', { type: 'conjunction' })

/** Where a list was read from and what was ignored, one sentence each. */
export function listNotes(file: FileNotes | null, checked: CheckNotes | null): string[] {
  const dropped = [...(file?.tidak_dibawa ?? []), ...(checked?.kolom?.tidak_dibawa ?? [])]
  const skipped = [...(file?.dilewati ?? []), ...(checked?.dilewati ?? [])]
  const hidden = file?.baris_tersembunyi ?? 0
  return [
    ...(checked?.kolom ? sourcesOf(checked.kolom) : []),
    ...(dropped.length > 0 ? [`Kolom ${someOf([...new Set(dropped)])} tidak dibawa.`] : []),
    ...skippedNotes(skipped),
    ...(hidden > 0 ? [`${formatCount(hidden)} baris tersembunyi di Excel tidak dibawa.`] : []),
  ]
}

interface CheckNotes {
  kolom: ReadColumns | null
  dilewati: FileNotes['dilewati']
}

/** Mentioned only if unexpected: several columns, or an unusual heading. */
function sourcesOf({ nohp }: ReadColumns): string[] {
  const [first, ...others] = nohp.map((heading) => `“${heading}”`)
  if (first === undefined || others.length === 0) return []
  return [`Nomor HP dibaca dari kolom ${first}, atau ${LIST.format(others)} jika kosong.`]
}

function skippedNotes(rows: FileNotes['dilewati']): string[] {
  const reasons = [...new Set(rows.map(({ alasan }) => alasan))]
  return reasons.map((reason) => {
    const lines = rows.filter(({ alasan }) => alasan === reason).map(({ baris }) => String(baris))
    return `Baris ${someOf(lines)} dilewati: ${lowered(reason)}`
  })
}

const lowered = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1)

function someOf(names: readonly string[]): string {
  if (names.length <= NAMES) return LIST.format(names)
  return `${names.slice(0, NAMES).join(', ')}, dan ${formatCount(names.length - NAMES)} lainnya`
}
