import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { sentences } from '#app/platform/validation/sentences'
import {
  INCIDENT_DETAIL_MAX_LENGTH,
  INCIDENTS_PER_REPORT,
  LAB_NAME_MAX_LENGTH,
  LAB_NAME_PATTERN,
  SEAT_READ_MAX_LENGTH,
} from '#contracts/labs'
import { MAX_NUMBER } from '#contracts/limits'
import { LAB_NAME_INVALID, LAB_NAME_MISSING } from '#contracts/sentences'

const MAX_COUNT = 1_000_000

/** The instants that a clock of these years can show, as ISO 8601 in UTC. */
const INSTANT = /^20[2-9]\d-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d(\.\d{1,3})?Z$/

/** Refuses what the pattern lets through and no calendar has: the 31st of February. */
const onCalendarRule = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  if (field.isValid && Number.isNaN(Date.parse(String(value)))) {
    field.report('{{ field }} tidak valid.', 'onCalendar', field)
  }
})

const instant = () =>
  vine
    .string()
    .regex(INSTANT)
    .use(onCalendarRule())
    .transform((text) => Date.parse(text))

/** Kinds aren't listed: a newer kiosk's reports are kept, and its invigilators read them by their own name. */
export const reportValidator = vine.create({
  kejadian: vine
    .array(
      vine.object({
        kind: vine.string().regex(/^[a-z_]{1,40}$/),
        detail: vine.string().maxLength(INCIDENT_DETAIL_MAX_LENGTH).nullable().optional(),
        at: instant(),
        count: vine.number().withoutDecimals().min(1).max(MAX_COUNT),
      })
    )
    .maxLength(INCIDENTS_PER_REPORT),
  terbuang: vine.number().withoutDecimals().min(0).max(MAX_COUNT).optional(),
})

export const labValidator = vine.create({
  nama: vine.string().trim().minLength(1).maxLength(LAB_NAME_MAX_LENGTH).regex(LAB_NAME_PATTERN),
})
labValidator.messagesProvider = sentences({
  'nama.required': LAB_NAME_MISSING,
  'nama.maxLength': `Nama lab maksimal ${LAB_NAME_MAX_LENGTH} karakter.`,
  'nama.regex': LAB_NAME_INVALID,
})

export const forceValidator = vine.create({ force: vine.boolean().optional() })

export const eventFilterValidator = vine.create({
  simulasi: vine.number().withoutDecimals().min(1).max(MAX_NUMBER).optional(),
  kursi: vine.string().minLength(1).maxLength(SEAT_READ_MAX_LENGTH).optional(),
})
