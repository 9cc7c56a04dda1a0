import type { StatementColumns } from '#contracts/statements'

/** Which columns of a statement hold what. */

/** Texts of cells by row and column. */
export type Cells = readonly (readonly string[])[]

/** The row with the names of the columns. */
export interface StatementHead {
  /** From 0. */
  row: number
  headings: string[]
}

type Field = keyof StatementColumns

/** Words by which a heading is recognised, the surest first; a column has one meaning. */
const WORDS: Readonly<Record<Field, readonly RegExp[]>> = {
  jumlah: [
    /\b(?:kredit|credit|uang masuk|dana masuk)\b/,
    /\b(?:nominal|jumlah|amount|nilai|mutasi)\b/,
    /\btotal\b/,
  ],
  waktu: [
    /\b(?:tanggal|tgl|date)\b.*\b(?:transaksi|trx|transaction|waktu|jam|time)\b/,
    /\b(?:tanggal|tgl|date)\b/,
    /\b(?:waktu|time)\b/,
  ],
  jam: [/\b(?:jam|pukul|waktu|time)\b/],
  jenis: [/^(?:db cr|d c|d k|dk|dc|db|cr)$/, /\b(?:jenis|tipe|type)\b/],
  keterangan: [
    /\b(?:keterangan|deskripsi|description|uraian|berita|remark|remarks)\b/,
    /\b(?:nama|pengirim|sender|customer|pelanggan)\b/,
  ],
}
/** Never the amount that arrived. */
const NOT_AMOUNTS = /\b(?:saldo|balance|debit|debet|biaya|fee|mdr|keluar)\b/

const MOST_TITLE_ROWS = 30

/** The row of headings: of the first rows the one with most names that we know, else the first with two cells. */
export function headOf(cells: Cells): StatementHead | null {
  let best: { row: number; known: number } | null = null
  for (const [row, texts] of cells.slice(0, MOST_TITLE_ROWS).entries()) {
    if (texts.filter((text) => text.trim() !== '').length < 2) continue
    const { waktu, jumlah, ...others } = guessColumns([...texts])
    const known = [waktu, jumlah, ...Object.values(others)].filter((at) => at !== null).length
    if (best === null || known > best.known) best = { row, known }
  }
  if (!best) return null
  return { row: best.row, headings: (cells[best.row] ?? []).map((text) => text.trim()) }
}

/** What each column probably holds; null for fields without one. */
export function guessColumns(headings: readonly string[]): Record<Field, number | null> {
  const names = headings.map(wordsOf)
  const taken = new Set<number>()
  const take = (field: Field): number | null => {
    for (const word of WORDS[field]) {
      const at = names.findIndex(
        (name, index) =>
          !taken.has(index) && word.test(name) && (field !== 'jumlah' || !NOT_AMOUNTS.test(name))
      )
      if (at === -1) continue
      taken.add(at)
      return at
    }
    return null
  }
  return {
    jumlah: take('jumlah'),
    waktu: take('waktu'),
    jam: take('jam'),
    jenis: take('jenis'),
    keterangan: take('keterangan'),
  }
}

/** Statements with the same headings have the same columns: 'tanggal|keterangan|jumlah'. */
export function layoutOf(headings: readonly string[]): string {
  return headings.map(wordsOf).join('|')
}

/** Letters, digits and single spaces only, in lower case. */
function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
}
