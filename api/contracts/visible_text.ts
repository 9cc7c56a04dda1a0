/** Text as people see it: without what copying and keyboards leave in it. Imports nothing. */

/** Marks that take no room: directions of writing, joiners, soft hyphens, byte order marks. */
const MARKS = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** The text without characters that nobody sees. */
export function withoutMarks(text: string): string {
  return text.replaceAll(MARKS, '')
}

/**
 * The form in which names are stored: composed letters (NFC), no marks that nobody sees, single spaces. Whatever else was
 * typed stays as it is, quotation marks and letter case included. Line breaks and other control characters stay, too:
 * whoever takes a name refuses them.
 */
export function canonicalName(typed: string): string {
  return withoutMarks(typed)
    .normalize('NFC')
    .replaceAll(/[\p{Zs}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
}

/**
 * What keyboards and word processors write for an apostrophe, and what stands for the letters ʿain and hamza: whoever
 * searches for Nu'aim finds Nuʼaim.
 */
export const APOSTROPHES = [
  '\u0060',
  '\u00b4',
  '\u02b9',
  '\u02bb',
  '\u02bc',
  '\u02be',
  '\u02bf',
  '\u2018',
  '\u2019',
  '\u201b',
  '\u2032',
  '\uff07',
] as const

const ANY_APOSTROPHE = new RegExp(`[${APOSTROPHES.join('')}]`, 'gu')

/** The form in which a search compares: composed, without marks, with one kind of apostrophe. Letter case stays. */
export function searchKey(text: string): string {
  return withoutMarks(text).normalize('NFC').replaceAll(ANY_APOSTROPHE, "'")
}
