/**
 * Indonesian mobile numbers, as stored by the server and shown in forms. Source: contract section 2. Forms, lists,
 * searches and the server's validation all parse numbers here.
 */

import { withoutMarks } from './visible_text.ts'

/** As typed, in any format, possibly with a label or a second number, which gets its own message. */
export const PHONE_MAX_LENGTH = 60
export const PHONE_INVALID = 'Nomor HP tidak valid. Contoh: 081234567890.'
export const PHONE_SEVERAL = 'Di sini ada lebih dari satu nomor HP. Tulis satu saja.'
export const PHONE_CUT =
  'Nomor HP terpotong oleh Excel (angka berbentuk 8,12E+11). Ubah format kolomnya menjadi Teks, lalu isi lagi.'
export const PHONE_DECIMALS =
  'Nomor HP ini tertulis sebagai angka dengan desimal. Tulis nomornya saja.'

const SEPARATORS = /[\s().-]/g
/** A mobile number after its zero or country code, without separators. */
const MOBILE = /^(?:(?:\+|00)?620?|0)(8\d{7,12})$/
const TWO_MOBILES = /^(?:\+?62|0)8\d{7,12}(?:\+?62|0)8\d{7,12}$/

/** A number in its stored form, or the message about what is wrong with it. */
export type PhoneReading = { nohp: string } | { fault: string }

/**
 * Parses a phone number without guessing: the result has the digits as written, after one of the known prefixes, and
 * any uncertain input is refused.
 *
 * Spaces, dots, brackets and all kinds of dashes separate digits. Invisible characters and emoji are ignored, and so is
 * a label beside the number ('WA', 'No. HP').
 */
export function readPhone(input: string): PhoneReading {
  const text = plainText(input)
  if (isCutNumber(text)) return { fault: PHONE_CUT }
  const written = withoutLabels(text)
  if (hasDecimals(written)) return { fault: PHONE_DECIMALS }
  const nohp = mobileOf(written)
  if (nohp !== null) return { nohp }
  return { fault: isSeveral(text) ? PHONE_SEVERAL : PHONE_INVALID }
}

/**
 * The canonical form in which phone numbers are compared and stored: `08…`. Null if it isn't certain which Indonesian
 * mobile number was meant.
 */
export function canonicalPhone(input: string): string | null {
  const read = readPhone(input)
  return 'nohp' in read ? read.nohp : null
}

/** The number for wa.me: `62…`, digits only. */
export function internationalPhone(canonical: string): string {
  return canonical.replace(/\D/g, '').replace(/^0/, '62')
}

/**
 * A search term as a part of stored numbers: without separators, and with the country code written as zero. Null if it
 * can't be part of one.
 */
export function partOfPhone(term: string): { digits: string; isBeginning: boolean } | null {
  const written = plainText(term).replaceAll(SEPARATORS, '')
  const digits = written.replace(/^(?:\+|00)?620?(?=8)/, '0')
  return /^\d+$/.test(digits) ? { digits, isBeginning: digits !== written } : null
}

/** Whether a spreadsheet has shortened a number: '8,12E+11'. Its digits are lost. */
export function isCutNumber(text: string): boolean {
  return /^\d+(?:[.,]\d+)?e\+?\d+$/i.test(text)
}

/** Normalises dashes and spaces, and drops invisible characters and emoji. */
function plainText(input: string): string {
  return withoutMarks(input)
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/\p{Extended_Pictographic}/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const LABEL =
  '(?:nomor|nomer|no|hp|handphone|ponsel|wa|whatsapp|telepon|telp|tel|tlp|mobile|phone|aktif)'
const LABELS_BEFORE = new RegExp(`^(?:${LABEL}[ .:/]*)+(?=[+(\\d])`, 'i')
const LABELS_AFTER = new RegExp(`[ ,]?\\(?(?:${LABEL}[ ./]*)+\\)?$`, 'i')

/** Removes labels, and punctuation at the end. */
function withoutLabels(text: string): string {
  return text
    .replace(LABELS_BEFORE, '')
    .replace(LABELS_AFTER, '')
    .replace(/[\s.,;:]+$/, '')
}

/** The number, if the text consists of its digits with separators between them. */
function mobileOf(written: string): string | null {
  const subscriber = MOBILE.exec(written.replaceAll(SEPARATORS, ''))?.[1]
  return subscriber === undefined ? null : `0${subscriber}`
}

/**
 * Whether a spreadsheet may have written it: '81234567890.0'. People don't group digits like this, nor after a whole
 * number.
 */
function hasDecimals(written: string): boolean {
  const [, whole = '', decimals = ''] = /^([+\d]+)[.,](\d+)$/.exec(written) ?? []
  if (whole === '') return false
  return decimals.length <= 2 || mobileOf(whole.replace(/^8/, '08')) !== null
}

/** Whether there is a second number, or something that may be one. */
function isSeveral(text: string): boolean {
  if (TWO_MOBILES.test(text.replaceAll(SEPARATORS, ''))) return true
  const parts = text.split(/[/,;|&]|\b(?:dan|atau)\b/i)
  return parts.length > 1 && parts.some((part) => mobileOf(withoutLabels(part.trim())) !== null)
}
