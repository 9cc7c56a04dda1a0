import vine from '@vinejs/vine'
import { EXAM_ITEMS_MAX } from '#app/exam/validators'
import { listQueryValidator } from '#app/listing/pages/list_query'
import {
  nameText,
  phoneRule,
  scalarNumber,
  utcTimeRule,
  MAX_NUMBER,
} from '#app/platform/validation/rules'
import { sentences } from '#app/platform/validation/sentences'
import { EVENT_MAX_LEARNERS, EVENT_MAX_OTHERS } from '#app/events/domain/schedule'
import {
  EVENT_NAME_MAX_LENGTH,
  EVENT_NAME_MISSING,
  EVENT_REST_LIMITS,
  EVENT_STARTS,
  EVENT_TOKEN_LIMITS,
  EVENT_TOLERANCE_LIMITS,
  EVENT_WINDOW_LIMITS,
  LEARNER_REASON_MISSING,
  REMARKS_MAX_LENGTH,
  TOKEN_MAX_LENGTH,
  EVENT_LIST,
} from '#contracts/events'
import {
  DEVICE_FUNCTIONS,
  SAMPLE_QUESTIONS,
  SOUND_ANSWERS,
  VERSION_MAX_LENGTH,
} from '#contracts/device_check'
import { SECTION_PAGES } from '#contracts/exam'
import {
  ACTION_KINDS,
  ACTION_MINUTES,
  ACTION_REASON,
  ACTION_REASON_MISSING,
  ACTION_SCOPES,
  EVERYBODY,
  INVIGILATORS_MINUTES,
  MESSAGE_MAX_LENGTH,
  MESSAGE_MISSING,
} from '#contracts/interventions'
import { SEAT_MAX_LENGTH } from '#contracts/labs'
import { PLAN_COLUMNS, PLAN_ROWS } from '#contracts/seat_plan'
import { GRANT_REASON_MAX_LENGTH } from '#contracts/grants'
import {
  LATE_AT_ONCE_MAX,
  LATE_REASON_MAX_LENGTH,
  LATE_REASON_MISSING,
} from '#contracts/late_answers'
import { LISTENING_MODES } from '#contracts/listening'
import { PHONE_MAX_LENGTH } from '#contracts/phone'

/** A whole JSON number. */
const wholeNumber = () => vine.number({ strict: true }).withoutDecimals()

const id = () => scalarNumber().withoutDecimals().min(1).max(MAX_NUMBER)
const ids = (most: number) => vine.array(id()).distinct().maxLength(most)
const minutes = ({ min, max }: { min: number; max: number }) =>
  scalarNumber().withoutDecimals().min(min).max(max)

export const listEventsValidator = listQueryValidator(EVENT_LIST.columns)

export const eventValidator = vine.create({
  nama: nameText().maxLength(EVENT_NAME_MAX_LENGTH),
  paketId: id(),
  kelas: ids(EVENT_MAX_OTHERS),
  peserta: ids(EVENT_MAX_LEARNERS),
  pengawas: ids(EVENT_MAX_OTHERS),
  labId: id().nullable(),
  mulai: vine.string().use(utcTimeRule()),
  caraMulai: vine.enum(EVENT_STARTS),
  batasMulai: minutes(EVENT_WINDOW_LIMITS),
  toleransi: minutes(EVENT_TOLERANCE_LIMITS),
  istirahat: minutes(EVENT_REST_LIMITS),
  pakaiToken: vine.boolean(),
  gantiToken: minutes(EVENT_TOKEN_LIMITS),
  acakPilihan: vine.boolean().optional(),
  modeListening: vine.enum(LISTENING_MODES).optional(),
  menitPengawas: wholeNumber()
    .min(INVIGILATORS_MINUTES.min)
    .max(INVIGILATORS_MINUTES.max)
    .optional(),
  hasilDibuka: vine.string().use(utcTimeRule()).nullable().optional(),
})
eventValidator.messagesProvider = sentences({
  'nama.required': EVENT_NAME_MISSING,
  'nama.minLength': EVENT_NAME_MISSING,
})

/** From when on learners see the results; null for at once. */
export const moveResultsValidator = vine.create({
  hasilDibuka: vine.string().use(utcTimeRule()).nullable(),
})

/** An empty body schedules without it. */
export const scheduleEventValidator = vine.create({
  pakaiAksesKelas: vine.boolean({ strict: true }).optional(),
})

/** What the invigilators remark when they close an event. */
export const closeEventValidator = vine.create({
  catatan: vine.string().trim().maxLength(REMARKS_MAX_LENGTH).optional(),
})

const lateIds = () =>
  vine.array(wholeNumber().min(1).max(MAX_NUMBER)).distinct().maxLength(LATE_AT_ONCE_MAX)

const NOTHING_DECIDED = 'Pilih jawaban yang diterima atau ditolak.'
const DECIDED_TWICE = 'Satu jawaban tidak dapat diterima dan ditolak sekaligus.'

/** Whether a body decides about anything, and about everything once. */
const decidesOnce = vine.createRule((value: unknown, _: undefined, field) => {
  const { terima, tolak } = field.parent as Record<'terima' | 'tolak', unknown>
  if (!Array.isArray(value) || !Array.isArray(terima) || !Array.isArray(tolak)) return
  const ids = [...(terima as number[]), ...(tolak as number[])]
  if (ids.length === 0) field.report(NOTHING_DECIDED, 'decidesOnce', field)
  if (new Set(ids).size !== ids.length) field.report(DECIDED_TWICE, 'decidesOnce', field)
})

/** A decision about late answers of an event: those of which attempts are accepted, and of which refused. */
export const decideEventLateValidator = vine.create({
  alasan: vine.string().trim().minLength(1).maxLength(LATE_REASON_MAX_LENGTH),
  terima: lateIds(),
  tolak: lateIds().use(decidesOnce()),
  /** Of accepted ones the answers to accept, as they were seen; all of them by default. */
  hanya: vine
    .array(
      vine.object({
        id: wholeNumber().min(1).max(MAX_NUMBER),
        jawaban: vine
          .array(
            vine.object({
              id: wholeNumber().min(1).max(MAX_NUMBER),
              seq: wholeNumber().min(0).max(MAX_NUMBER),
            })
          )
          .distinct('id')
          .minLength(1)
          .maxLength(EXAM_ITEMS_MAX),
      })
    )
    .distinct('id')
    .maxLength(LATE_AT_ONCE_MAX)
    .optional(),
})
decideEventLateValidator.messagesProvider = sentences({
  'alasan.required': LATE_REASON_MISSING,
  'alasan.minLength': LATE_REASON_MISSING,
})

/** A learner who isn't listed, with the reason for adding them. */
export const addLearnerValidator = vine.create({
  // Not `nohp`: that field names the caller.
  nomorHp: vine.string().trim().maxLength(PHONE_MAX_LENGTH).use(phoneRule()),
  alasan: vine.string().trim().minLength(1).maxLength(GRANT_REASON_MAX_LENGTH),
})
addLearnerValidator.messagesProvider = sentences({
  'alasan.required': LEARNER_REASON_MISSING,
  'alasan.minLength': LEARNER_REASON_MISSING,
})

/** Why an invigilator gives a learner a code for a new password. */
export const sittersCodeValidator = vine.create({
  alasan: vine.string().trim().minLength(ACTION_REASON.min).maxLength(ACTION_REASON.max),
})
sittersCodeValidator.messagesProvider = sentences({
  'alasan.required': ACTION_REASON_MISSING,
  'alasan.minLength': ACTION_REASON_MISSING,
})

const action = () => ({
  jenis: vine.enum(ACTION_KINDS),
  alasan: vine
    .string()
    .trim()
    .minLength(ACTION_REASON.min)
    .maxLength(ACTION_REASON.max)
    .optional()
    .requiredWhen('jenis', '!=', 'pesan'),
  menit: wholeNumber()
    .min(ACTION_MINUTES.min)
    .max(ACTION_MINUTES.max)
    .optional()
    .requiredWhen('jenis', 'in', ['tambah_waktu', 'izinkan_masuk']),
  halaman: wholeNumber()
    .min(SECTION_PAGES.listening.first)
    .max(SECTION_PAGES.listening.last)
    .optional()
    .requiredWhen('jenis', '=', 'putar_lagi'),
  pesan: vine
    .string()
    .trim()
    .minLength(1)
    .maxLength(MESSAGE_MAX_LENGTH)
    .optional()
    .requiredWhen('jenis', '=', 'pesan'),
  lingkup: vine.enum(ACTION_SCOPES).optional().requiredWhen('jenis', '=', 'selesaikan'),
  paksa: vine.boolean({ strict: true }).optional(),
})

const key = () => vine.string().uuid()

const sitters = () =>
  vine.union([
    vine.union.if((value: unknown) => value === EVERYBODY, vine.literal(EVERYBODY)),
    vine.union.else(
      vine.array(wholeNumber().min(1).max(MAX_NUMBER)).minLength(1).maxLength(EVENT_MAX_LEARNERS)
    ),
  ])

/** Clients make it; a person never sees this. */
const KEY_INVALID = 'Kunci tindakan tidak valid.'

const ACTION_SENTENCES = sentences({
  'alasan.required': ACTION_REASON_MISSING,
  'alasan.minLength': ACTION_REASON_MISSING,
  'pesan.required': MESSAGE_MISSING,
  'pesan.minLength': MESSAGE_MISSING,
  'kunci.required': KEY_INVALID,
  'kunci.uuid': KEY_INVALID,
  'pesan.maxLength': `Pesan maksimal ${MESSAGE_MAX_LENGTH} karakter.`,
})

/** An action on learners of an event; a preview needs no key. */
export const actionValidators = {
  take: vine.create({ ...action(), peserta: sitters(), kunci: key() }),
  preview: vine.create({ ...action(), peserta: sitters(), kunci: key().optional() }),
}

/** The same on one attempt. */
export const attemptActionValidators = {
  take: vine.create({ ...action(), kunci: key() }),
  preview: vine.create({ ...action(), kunci: key().optional() }),
}
for (const { take, preview } of [actionValidators, attemptActionValidators]) {
  take.messagesProvider = ACTION_SENTENCES
  preview.messagesProvider = ACTION_SENTENCES
}

export const previewValidator = vine.create({ periksa: vine.enum(['0', '1'] as const).optional() })

export const enterValidator = vine.create({
  tokenUjian: vine.string().trim().maxLength(TOKEN_MAX_LENGTH).optional(),
})

/** More than any device has, so that a figure stays one. */
const MAX_PIXELS = 100_000
const MAX_ROUND_TRIP_MS = 600_000
const measured = () => vine.number({ strict: true }).min(0).max(Number.MAX_SAFE_INTEGER)

const deviceFigures = () => ({
  suara: vine.enum(SOUND_ANSWERS),
  jam: vine.string().use(utcTimeRule()),
  perjalanan: wholeNumber().min(0).max(MAX_ROUND_TRIP_MS),
  layar: vine.object({
    lebar: wholeNumber().min(1).max(MAX_PIXELS),
    tinggi: wholeNumber().min(1).max(MAX_PIXELS),
  }),
  /** Bits per second. */
  kecepatan: measured().nullable(),
  versi: vine.string().trim().maxLength(VERSION_MAX_LENGTH),
  ruangKosong: measured().nullable(),
})

/** What a kiosk measured of its seat. */
export const seatCheckValidator = vine.create(deviceFigures())

/** What a learner's device measured of itself. */
export const deviceCheckValidator = vine.create({
  ...deviceFigures(),
  fungsi: vine.array(vine.enum(DEVICE_FUNCTIONS)).distinct().maxLength(DEVICE_FUNCTIONS.length),
  contoh: wholeNumber().min(0).max(SAMPLE_QUESTIONS),
})

/** The plan of a lab, as it was arranged. */
export const seatPlanValidator = vine.create({
  kursi: vine
    .array(
      vine.object({
        nama: vine.string().minLength(1).maxLength(SEAT_MAX_LENGTH),
        baris: wholeNumber()
          .min(0)
          .max(PLAN_ROWS - 1),
        kolom: wholeNumber()
          .min(0)
          .max(PLAN_COLUMNS - 1),
      })
    )
    .maxLength(PLAN_ROWS * PLAN_COLUMNS),
})
