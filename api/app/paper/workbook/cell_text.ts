import type { WorkbookIndex } from './index_parts.js'

interface CellForm {
  type: string | undefined
  isDate: boolean
}

/**
 * The displayed text of a cell.
 * @param value as its file has it
 * @throws when it refers to a missing text
 */
export function cellText(value: string, { type, isDate }: CellForm, index: WorkbookIndex): string {
  switch (type) {
    case 's':
      return sharedText(value, index)
    case 'str':
    case 'inlineStr':
      return unescaped(value)
    case 'd':
      return value
    case 'b':
      return value === '1' ? 'TRUE' : 'FALSE'
    case 'e':
      // An error value like '#N/A' is no name.
      return ''
    default:
      return isDate && Number(value) <= LAST_DAY
        ? dateText(Number(value), index.from1904)
        : numberText(value)
  }
}

/** A missing shared text must not become an empty cell, which would hide that names are missing. */
function sharedText(value: string, { strings }: WorkbookIndex): string {
  const text = strings[Number(value)]
  if (text === undefined) throw new Error('A cell refers to a text that is not there')
  return unescaped(text)
}

/** Excel writes characters that XML can't hold as `_x000D_`, and an underscore before such a text as `_x005F_`. */
function unescaped(text: string): string {
  return text.replaceAll(/_x([0-9a-f]{4})_/gi, (_, code: string) => {
    const character = String.fromCharCode(Number.parseInt(code, 16))
    // Line breaks and other controls separate words.
    return /\p{Cc}/u.test(character) ? ' ' : character
  })
}

/** 31 December 9999: a larger number is no date, regardless of its cell's format. */
const LAST_DAY = 2_958_465
/** A spreadsheet that cuts a number shows at most this many digits: '8,12346E+11'. */
const DIGITS_OF_A_CUT = 6

/** All digits of a whole number, which a file may store as '8.1234567890E10'; any other as stored. */
function numberText(value: string): string {
  const number = Number(value)
  if (!Number.isSafeInteger(number)) return value
  const digits = String(number)
  // A number that was cut and typed in again is a whole number with zeros for the lost digits.
  const isCut = digits.length > 9 && digits.replace(/0+$/, '').length <= DIGITS_OF_A_CUT
  return isCut ? number.toExponential() : digits
}

const DAY_MS = 24 * 60 * 60 * 1000
/** Day 0 as Excel counts from March 1900 on: it assumes a 29 February 1900. */
const DAY_ZERO = Date.UTC(1899, 11, 30)
const DAYS_TO_1904 = 1462

function dateText(days: number, from1904: boolean): string {
  const date = new Date(DAY_ZERO + Math.round((days + (from1904 ? DAYS_TO_1904 : 0)) * DAY_MS))
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10)
}
