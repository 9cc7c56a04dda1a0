import { withoutMarks } from '#contracts/visible_text'

/** A spreadsheet's number with its decimals; with three zeros they may be the last digits of a number in groups. */
const WITH_DECIMALS = /^((?:62)?8\d{7,})[.,]0{1,2}$/

/**
 * A phone number of a list with a spreadsheet's changes undone, where only one number can be meant: a mark before
 * text, decimals behind a number, the zero in front. Not yet parsed: see `readPhone`.
 */
export function listedPhone(cell: string): string {
  const text = withoutMarks(cell)
    .trim()
    .replace(/^['\u2019]/, '')
    .replace(/^="?(.*?)"?$/, '$1')
  const whole = text.replace(WITH_DECIMALS, '$1')
  return /^8[\d\s.\p{Pd}\u2212]{7,}$/u.test(whole) ? `0${whole}` : whole
}
