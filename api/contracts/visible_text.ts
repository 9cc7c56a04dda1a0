/** Text as people see it, without invisible characters left by copying and keyboards. Imports nothing. */

/** Zero-width characters: writing directions, joiners, soft hyphens, byte order marks. */
const MARKS = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** The text without invisible characters. */
export function withoutMarks(text: string): string {
  return text.replaceAll(MARKS, '')
}

/**
 * The stored form of names: composed letters (NFC), no invisible characters, single spaces. Everything else stays as
 * typed, including quotation marks and letter case. Line breaks and other control characters stay too, and validation
 * refuses them.
 */
export function canonicalName(typed: string): string {
  return withoutMarks(typed)
    .normalize('NFC')
    .replaceAll(/[\p{Zs}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
}

/** Characters used for an apostrophe, and for the letters ʿain and hamza, so that a search for Nu'aim finds Nuʼaim. */
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

/** The form that a search compares: composed, without marks, with one kind of apostrophe. Letter case stays. */
export function searchKey(text: string): string {
  return withoutMarks(text).normalize('NFC').replaceAll(ANY_APOSTROPHE, "'")
}
