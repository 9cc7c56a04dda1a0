import vine from '@vinejs/vine'
import { journalEntries, journalFrom, moment } from '#app/exam/validators'
import { listQueryValidator } from '#app/platform/listing/list_query'
import { scalarNumber } from '#app/platform/validation/rules'
import { sentences } from '#app/platform/validation/sentences'
import { ANSWERS } from '#contracts/exam'
import { EXAM_ITEMS_MAX, MAX_NUMBER } from '#contracts/limits'
import { LATE_REASON_MAX_LENGTH, LATE_REASON_MISSING } from '#contracts/late_answers'
import { RESCUE_FILE_MAX_LENGTH, RESCUE_TOO_LARGE } from '#contracts/rescue'
import { LATE_LIST } from '#contracts/sort_columns'

export const listLateValidator = listQueryValidator(LATE_LIST.columns)

const STATUS_UNKNOWN = 'Status harus accepted atau refused.'
const NOTHING_CHOSEN = 'Pilih jawaban yang diterima.'

const number = () => scalarNumber().withoutDecimals().min(1).max(MAX_NUMBER)

export const rescueUploadValidator = vine.create({
  berkas: vine.string().maxLength(RESCUE_FILE_MAX_LENGTH),
})
rescueUploadValidator.messagesProvider = sentences({
  'berkas.required': 'Pilih berkas penyelamatan.',
  'berkas.maxLength': RESCUE_TOO_LARGE,
})

/** What was encrypted in a rescue file. */
export const rescueContentValidator = vine.create({
  simulasi: number(),
  dari: journalFrom().nullable(),
  jurnal: journalEntries(),
  jawaban: vine
    .array(
      vine.object({
        id: number(),
        answer: vine.enum(ANSWERS),
        seq: number(),
        at: moment().optional(),
      })
    )
    .maxLength(EXAM_ITEMS_MAX),
  ragu: vine.array(number()).maxLength(EXAM_ITEMS_MAX).nullable(),
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
            .array(vine.object({ id: number(), seq: number() }))
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
