import { listedPhone } from '#app/classes/domain/listed_phone'
import { PHONE_CUT, PHONE_SEVERAL, readPhone } from '#contracts/phone'
import { withoutMarks } from '#contracts/visible_text'

/** Texts of cells by row and column. */
export type Cells = readonly (readonly string[])[]

/**
 * A cell as its reader sees it. Spreadsheets use hard spaces, line breaks in cells, and an apostrophe or `="…"`
 * around numbers that are text; a dash or a dot stands for an empty cell.
 */
export function plainCell(cell: string): string {
  const text = withoutMarks(cell)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^="(.*)"$/, '$1')
    .replace(/^'/, '')
  return /^[\p{Pd}\u2212._·]+$/u.test(text) ? '' : text
}

export const isEmptyRow = (row: readonly string[]) => row.every((cell) => cell === '')

/** How many digits a cell has. */
export const digitsIn = (cell: string) => cell.replaceAll(/\D/g, '').length

/** Whether a cell may be a mobile number, well written or not. */
export function looksLikePhone(cell: string): boolean {
  const read = readPhone(listedPhone(cell))
  if ('nohp' in read || read.fault === PHONE_CUT || read.fault === PHONE_SEVERAL) return true
  return /^(?:(?:00)?620?|0)?8\d{6,}$/.test(cell.replaceAll(/\D/g, '')) && !/\p{L}/u.test(cell)
}
