import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { clock } from '#app/platform/time/clock'
import { startOfDate } from '#app/platform/time/domain/academy_days'
import { DAYS_REVERSED } from '#contracts/lists'
import { readPhone, PHONE_INVALID } from '#contracts/phone'
import { LINK_INVALID } from '#contracts/settings'
import { canonicalName } from '#contracts/visible_text'

export const NAME_WITHOUT_LETTERS = 'Nama harus berisi huruf.'

/** Highest accepted value of row ids, client counters and the like. */
export const MAX_NUMBER = 2_000_000_000

/** A number or its text. Lists and objects are refused, because JavaScript converts some of them to numbers. */
export const scalarNumber = () =>
  vine.number().parse((value) => (typeof value === 'object' && value !== null ? Number.NaN : value))

/** Accepts an Indonesian mobile number in any form and converts it to the canonical one. */
export const phoneRule = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  if (!field.isValid || typeof value !== 'string') return
  const read = readPhone(value)
  if ('nohp' in read) field.mutate(read.nohp, field)
  else field.report(read.fault, 'phone', field)
})

/** Refuses two phone numbers in one field, and one that a spreadsheet has changed. */
export const legiblePhoneRule = vine.createRule(
  (value: unknown, _: undefined, field: FieldContext) => {
    if (!field.isValid || typeof value !== 'string') return
    const read = readPhone(value)
    if ('fault' in read && read.fault !== PHONE_INVALID) {
      field.report(read.fault, 'legiblePhone', field)
    }
  }
)

/**
 * Text that others see and search for, in its stored form (`canonicalName`). Invisible characters could hide a
 * difference between two names, or reverse the text after them in a table or a message.
 */
export const nameText = () =>
  vine
    .string()
    .parse((value) => (typeof value === 'string' ? canonicalName(value) : value))
    .minLength(1)
    .use(printableRule())

/** Refuses a name that is only a dash or a dot. */
export const letteredRule = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  if (typeof value === 'string' && !/\p{L}/u.test(value)) {
    field.report(NAME_WITHOUT_LETTERS, 'lettered', field)
  }
})

/** Refuses control characters and broken surrogates, because names end up in files and links. */
export const printableRule = vine.createRule(
  (value: unknown, _: undefined, field: FieldContext) => {
    if (typeof value === 'string' && /[\p{Cc}\p{Cs}]/u.test(value)) {
      field.report('{{ field }} berisi karakter yang tidak diperbolehkan.', 'printable', field)
    }
  }
)

/**
 * Accepts an address that is safe to send visitors to: https, a named host, no credentials. Converts it to URL form.
 */
export const httpsUrlRule = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  if (!field.isValid || typeof value !== 'string') return
  const url = URL.parse(value)
  if (url && isSafe(url)) field.mutate(url.href, field)
  else field.report(LINK_INVALID, 'httpsUrl', field)
})

const UTC_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z$/

/** A time in ISO 8601, UTC, for `Date.parse`. */
export const utcTimeRule = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  if (!field.isValid || typeof value !== 'string') return
  const time = UTC_TIME.test(value) ? Date.parse(value) : Number.NaN
  if (Number.isNaN(time)) field.report('{{ field }} tidak valid.', 'utcTime', field)
})

function isSafe(url: URL): boolean {
  return (
    url.protocol === 'https:' &&
    url.username === '' &&
    url.password === '' &&
    // Refuses IP addresses and hosts without a domain, which may be internal.
    /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*$/.test(url.hostname)
  )
}

interface DayOptions {
  /** Whether a day after today is accepted. */
  mayBeAhead?: boolean
  /** The field with the first day of the period whose last day this is. */
  from?: string
}

const dateRule = vine.createRule(
  (value: unknown, { mayBeAhead = true, from }: DayOptions, field: FieldContext) => {
    if (!field.isValid || typeof value !== 'string') return
    const start = startOfDate(value)
    const first: unknown = from === undefined ? undefined : field.parent[from]
    if (start === null) field.report('{{ field }} harus berupa tanggal.', 'date', field)
    else if (!mayBeAhead && start > clock.now())
      field.report('{{ field }} tidak boleh di masa depan.', 'past', field)
    // Dates in this form are ordered like their texts.
    else if (typeof first === 'string' && value < first)
      field.report(DAYS_REVERSED, 'reversed', field)
  }
)

/** A date such as 2026-12-31, as the epoch milliseconds of its midnight in Jakarta, where the academy's days begin. */
export const academyDay = (options: DayOptions = {}) =>
  vine
    .string()
    .use(dateRule(options))
    .transform((date) => startOfDate(date) as number)
