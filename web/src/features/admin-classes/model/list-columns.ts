import type { AskedColumns, FileNotes, ReadColumns } from '@/features/admin-classes/api/classes'
import { formatCount } from '@/lib/format/numbers'

/** Which columns an admin pointed at, by their number. */
export type ChosenColumns = Partial<Record<AskedColumns['perlu'][number], number | undefined>>

/** A column as it is offered: its heading, or its place, and what stands in it. */
export function columnLabel({ nomor, judul, contoh }: AskedColumns['kolom'][number]): string {
  const name = judul === '' ? `Kolom ke-${nomor}` : judul
  return `${name} (${contoh.join(', ')})`
}

/** What to begin with: the one column that looks like phone numbers, where these are asked for. */
export function offeredChoice({ perlu, kolom }: AskedColumns): ChosenColumns {
  const [only, ...others] = kolom.filter((column) => column.mirip_nomor)
  return perlu.includes('nohp') && only && others.length === 0 ? { nohp: only.nomor } : {}
}

/** Whether there is a choice for each column that is asked for. */
export function isAnswered({ perlu }: AskedColumns, chosen: ChosenColumns): boolean {
  return perlu.every((column) => chosen[column] !== undefined)
}

/** More names than somebody reads. */
const NAMES = 8
const LIST = new Intl.ListFormat('id-ID', { type: 'conjunction' })

/** What of a list was read from where, and what wasn't read, a sentence each. */
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

/** Only where it isn't plain: more than one column, or one that is called otherwise. */
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
