import vine from '@vinejs/vine'
import { listQueryValidator } from '#app/listing/pages/list_query'
import { scalarNumber, MAX_NUMBER } from '#app/platform/validation/rules'
import { sentences } from '#app/platform/validation/sentences'
import { ANSWERS, SESSIONS, REOPENING_REASON_MISSING } from '#contracts/exam'
import { EXTRA_TIME_PERCENTS, EXTRA_TIME_REASON_MISSING } from '#contracts/extra_time'
import { GRANT_REASON_MAX_LENGTH } from '#contracts/grants'
import { ANCHOR_PATTERN, JOURNAL_ENTRIES_MAX } from '#contracts/journal'
import { LISTENING_MODES } from '#contracts/listening'
import { LATE_REASON_MAX_LENGTH, LATE_REASON_MISSING, LATE_LIST } from '#contracts/late_answers'
import { BATTERY_LIMITS, INDEX_LIMITS, UNSENT_LIMITS } from '#contracts/pulse'
import { RESCUE_FILE_MAX_LENGTH, RESCUE_TOO_LARGE } from '#contracts/rescue'

/** Answers, flags or recordings per request. Real clients never send more. */
export const EXAM_ITEMS_MAX = 1_000

/** Recordings are named by their page. */
const RECORDING_NAME_MAX_LENGTH = 10

const STATUS_UNKNOWN = 'Status harus accepted atau refused.'
const NOTHING_CHOSEN = 'Pilih jawaban yang diterima.'

/** Length limit of a link. */
const LINK_MAX_LENGTH = 64

const id = () => scalarNumber().withoutDecimals().min(1).max(MAX_NUMBER)

/** Epoch milliseconds, up to the year 2100. */
const moment = () => scalarNumber().withoutDecimals().min(0).max(4_102_444_800_000)

const answers = () =>
  vine
    .array(
      vine.object({
        id: scalarNumber().withoutDecimals().min(-MAX_NUMBER).max(MAX_NUMBER),
        answer: vine.enum(ANSWERS),
        seq: id().optional(),
        at: moment().optional(),
      })
    )
    .maxLength(EXAM_ITEMS_MAX)

const anchor = () => vine.string().regex(ANCHOR_PATTERN).optional()

/** Extra time of a learner, with a reason. */
export const extraTimeValidator = vine.create({
  persen: vine.enum(EXTRA_TIME_PERCENTS),
  alasan: vine.string().trim().minLength(1).maxLength(GRANT_REASON_MAX_LENGTH),
})
extraTimeValidator.messagesProvider = sentences({
  'alasan.required': EXTRA_TIME_REASON_MISSING,
  'alasan.minLength': EXTRA_TIME_REASON_MISSING,
})

/** A recording to reopen, with a reason. */
export const reopenValidator = vine.create({
  halaman: id(),
  alasan: vine.string().trim().minLength(1).maxLength(GRANT_REASON_MAX_LENGTH),
})
reopenValidator.messagesProvider = sentences({
  'alasan.required': REOPENING_REASON_MISSING,
  'alasan.minLength': REOPENING_REASON_MISSING,
})

export const paperValidator = vine.create({ paketId: id().optional() })

/** The timer's learner, compared before the controller runs. */
export const timerValidator = vine.create({ nohp: vine.string().optional() })

export const startValidator = vine.create({
  paketId: id().optional(),
  takeover: vine.boolean().optional(),
  lanjut: vine.boolean().optional(),
  mode: vine.enum(LISTENING_MODES).optional(),
})

export const nextValidator = vine.create({ from: vine.enum(SESSIONS).optional() })

export const saveAnswersValidator = vine.create({
  index: scalarNumber().withoutDecimals().min(0).max(MAX_NUMBER).optional(),
  answer: answers(),
  ragu: vine.array(scalarNumber().withoutDecimals()).maxLength(EXAM_ITEMS_MAX).optional(),
  tautan: anchor(),
})

/** A whole number of JSON within limits; its text isn't one. */
const wholeNumber = ({ min, max }: { min: number; max: number }) =>
  vine.number({ strict: true }).withoutDecimals().min(min).max(max)

/** What a page or a waiting room reports with its pulse. */
export const pulseValidator = vine.create({
  belumTerkirim: wholeNumber(UNSENT_LIMITS),
  page: wholeNumber(INDEX_LIMITS).optional(),
  memutar: vine.boolean({ strict: true }).optional(),
  terlihat: vine.boolean({ strict: true }).optional(),
  baterai: wholeNumber(BATTERY_LIMITS).optional(),
  mengisi: vine.boolean({ strict: true }).optional(),
})

export const submitValidator = vine.create({ answers: answers().optional(), tautan: anchor() })

export const reportAudioValidator = vine.create({
  audio: vine.array(vine.string().maxLength(RECORDING_NAME_MAX_LENGTH)).maxLength(EXAM_ITEMS_MAX),
  positions: vine.record(scalarNumber()).optional(),
})

/** The link before a journal's first entry. */
const journalFrom = () => vine.string().maxLength(LINK_MAX_LENGTH)

const journalEntries = () =>
  vine
    .array(
      vine.object({
        id: id(),
        answer: vine.enum(ANSWERS),
        seq: id(),
        at: moment(),
        jam: moment(),
        link: vine.string().regex(/^[0-9a-f]{64}$/),
      })
    )
    .maxLength(JOURNAL_ENTRIES_MAX)

export const deliveredAttemptValidator = vine.create({ simulasi: id() })

export const lateAnswersValidator = vine.create({
  dari: journalFrom(),
  jurnal: journalEntries().minLength(1),
})

export const listLateValidator = listQueryValidator(LATE_LIST.columns)

export const rescueUploadValidator = vine.create({
  berkas: vine.string().maxLength(RESCUE_FILE_MAX_LENGTH),
})
rescueUploadValidator.messagesProvider = sentences({
  'berkas.required': 'Pilih berkas penyelamatan.',
  'berkas.maxLength': RESCUE_TOO_LARGE,
})

/** The decrypted contents of a rescue file. */
export const rescueContentValidator = vine.create({
  simulasi: id(),
  dari: journalFrom().nullable(),
  jurnal: journalEntries(),
  jawaban: vine
    .array(
      vine.object({
        id: id(),
        answer: vine.enum(ANSWERS),
        seq: id(),
        at: moment().optional(),
      })
    )
    .maxLength(EXAM_ITEMS_MAX),
  ragu: vine.array(id()).maxLength(EXAM_ITEMS_MAX).nullable(),
  server: moment().nullable(),
  perangkat: moment(),
})

export const decideLateValidator = vine.create(
  vine
    .object({ alasan: vine.string().trim().minLength(1).maxLength(LATE_REASON_MAX_LENGTH) })
    .merge(
      vine.group([
        vine.group.if((data) => vine.helpers.isObject(data) && data.status === 'accepted', {
          status: vine.literal('accepted'),
          jawaban: vine
            .array(vine.object({ id: id(), seq: id() }))
            .distinct('id')
            .minLength(1)
            .maxLength(EXAM_ITEMS_MAX),
        }),
        vine.group.else({ status: vine.literal('refused') }),
      ])
    )
)
decideLateValidator.messagesProvider = sentences({
  'alasan.required': LATE_REASON_MISSING,
  'alasan.minLength': LATE_REASON_MISSING,
  'status.required': STATUS_UNKNOWN,
  'status.literal': STATUS_UNKNOWN,
  'jawaban.required': NOTHING_CHOSEN,
  'jawaban.minLength': NOTHING_CHOSEN,
})
