/** Amounts as banks and payment services write them. */

/** Words and letters beside an amount that leaves the account. */
const OUT = /\b(?:db|d|dr|debit|debet|keluar)\b/
/** The same of one that arrives, and the currency. */
const BESIDE = /\b(?:cr|k|kr|kredit|credit|masuk)\b\.?|\b(?:rp|idr)\.?/g

/**
 * The rupiah of a cell, below zero for money that left: 'Rp 20.000', '20.000,00 CR', '20,000.00', '(20.000)', '20000 DB'.
 * @returns null when it holds no amount, or one with cents
 */
export function readAmount(cell: string): number | null {
  const text = cell.toLowerCase().replaceAll('\u2212', '-').trim()
  const isOut = isLeaving(text) || /^-|-$|^rp\s*-/.test(text) || /^\(.*\)$/.test(text)
  const digits = text
    .replaceAll(BESIDE, '')
    .replace(OUT, '')
    .replaceAll(/[\s+()]/g, '')
    .replaceAll(/^-|-$/g, '')
  const amount = wholeRupiah(digits)
  if (amount === null) return null
  return isOut ? -amount : amount
}

/** Whether a cell of a column 'DB/CR' or 'Jenis' says that the money left. */
export function isLeaving(cell: string): boolean {
  return OUT.test(cell.toLowerCase())
}

/** The last separator is one of decimals when one or two digits follow it; any other groups thousands. */
function wholeRupiah(digits: string): number | null {
  // Workbooks store large round numbers as '1e+9'.
  if (/^\d+(?:\.\d+)?e\d+$/.test(digits)) return safe(Number(digits))
  const parts = /^(\d[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(digits)
  if (!parts) return null
  const [, whole = '', cents = ''] = parts
  if (!/^\d+$|^\d{1,3}(?:[.,]\d{3})+$/.test(whole) || Number(cents) !== 0) return null
  return safe(Number(whole.replaceAll(/[.,]/g, '')))
}

function safe(amount: number): number | null {
  return Number.isSafeInteger(amount) ? amount : null
}
