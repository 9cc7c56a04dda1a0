import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { nameText, scalarNumber, MAX_NUMBER } from '#app/platform/validation/rules'
import { sentences } from '#app/platform/validation/sentences'
import { INCIDENT_DETAIL_MAX_LENGTH, INCIDENTS_PER_REPORT } from '#contracts/incidents'
import { SEAT_READ_MAX_LENGTH } from '#app/labs/domain/lab_claim'
import {
  ENROLMENT_MAX_USES,
  LAB_NAME_MAX_LENGTH,
  LAB_NAME_PATTERN,
  SEAT_MAX_LENGTH,
  LAB_NAME_INVALID,
  LAB_NAME_MISSING,
  labelInvalid,
} from '#contracts/labs'
import {
  SEB_EXAM_KEY_NAME_MAX_LENGTH,
  SEB_KEY_PATTERN,
  SEB_PASSWORD_MAX_LENGTH,
  SEB_PASSWORD_MIN_LENGTH,
  SEB_PASSWORD_PATTERN,
  SEB_KEY_INVALID,
  SEB_PASSWORD_INVALID,
  SEB_PASSWORDS_EQUAL,
} from '#contracts/seb'

const SEAT_INVALID = labelInvalid('Nomor kursi')

const MAX_COUNT = 1_000_000

/** ISO 8601 in UTC, years 2020 to 2099. */
const INSTANT = /^20[2-9]\d-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d(\.\d{1,3})?Z$/

/** Refuses dates that don't exist, such as 31 February. */
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

/** Any kind is accepted, so that reports of newer kiosks are stored too. */
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

export const incidentFilterValidator = vine.create({
  simulasi: vine.number().withoutDecimals().min(1).max(MAX_NUMBER).optional(),
  kursi: vine.string().minLength(1).maxLength(SEAT_READ_MAX_LENGTH).optional(),
})

/** A code with the hyphens or spaces that may be typed in it. */
const CODE_READ_MAX_LENGTH = 60

export const enrolmentCodeValidator = vine.create({
  /** How many seats it enrols. */
  kali: scalarNumber().withoutDecimals().min(1).max(ENROLMENT_MAX_USES),
})

export const enrolmentValidator = vine.create({
  // Its form is checked with the code itself: any wrong one gets the same response.
  kode: vine.string().trim().minLength(1).maxLength(CODE_READ_MAX_LENGTH),
  kursi: vine.string().trim().minLength(1).maxLength(SEAT_MAX_LENGTH).regex(LAB_NAME_PATTERN),
})
enrolmentValidator.messagesProvider = sentences({ 'kursi.regex': SEAT_INVALID })

export const seatRevocationValidator = vine.create({
  kursi: vine.string().minLength(1).maxLength(SEAT_READ_MAX_LENGTH),
  force: vine.boolean().optional(),
})

const sebPassword = () =>
  vine
    .string()
    .minLength(SEB_PASSWORD_MIN_LENGTH)
    .maxLength(SEB_PASSWORD_MAX_LENGTH)
    .regex(SEB_PASSWORD_PATTERN)

/** A quit password that also opens the file would give its contents to every learner who quits. */
const otherThanQuitPasswordRule = vine.createRule(
  (value: unknown, _: undefined, field: FieldContext) => {
    if (typeof value === 'string' && value === field.parent.kataSandiKeluar) {
      field.report(SEB_PASSWORDS_EQUAL, 'otherThanQuitPassword', field)
    }
  }
)

export const sebFileValidator = vine.create({
  kataSandiKeluar: sebPassword(),
  /** Missing or null: the file is readable. */
  kataSandiBerkas: sebPassword().use(otherThanQuitPasswordRule()).nullable().optional(),
  force: vine.boolean().optional(),
})
sebFileValidator.messagesProvider = sentences({
  'kataSandiKeluar.regex': SEB_PASSWORD_INVALID,
  'kataSandiBerkas.regex': SEB_PASSWORD_INVALID,
})

const examKeyName = () => nameText().maxLength(SEB_EXAM_KEY_NAME_MAX_LENGTH)

export const examKeyValidator = vine.create({
  nama: examKeyName(),
  kunci: vine.string().trim().regex(SEB_KEY_PATTERN),
  force: vine.boolean().optional(),
})
examKeyValidator.messagesProvider = sentences({ 'kunci.regex': SEB_KEY_INVALID })

export const examKeyRemovalValidator = vine.create({
  nama: examKeyName(),
  force: vine.boolean().optional(),
})

const PAGE_ADDRESS_MAX_LENGTH = 2000

export const sebProofValidator = vine.create({
  // Whether it is one is checked with the proof: any wrong one gets the same response.
  alamat: vine.string().maxLength(PAGE_ADDRESS_MAX_LENGTH),
  kunciKonfigurasi: vine.string().regex(SEB_KEY_PATTERN),
  kunciUjian: vine.string().regex(SEB_KEY_PATTERN).nullable().optional(),
})
