import vine from '@vinejs/vine'
import { scalarNumber } from '#app/platform/validation/number'
import { ANSWERS, SESSIONS } from '#contracts/exam'
import { EXAM_ITEMS_MAX, MAX_NUMBER, RECORDING_NAME_MAX_LENGTH } from '#contracts/limits'

const id = () => scalarNumber().withoutDecimals().min(1).max(MAX_NUMBER)

const answers = () =>
  vine
    .array(
      vine.object({
        id: scalarNumber().withoutDecimals().min(-MAX_NUMBER).max(MAX_NUMBER),
        answer: vine.enum(ANSWERS),
        seq: id().optional(),
      })
    )
    .maxLength(EXAM_ITEMS_MAX)

export const paperValidator = vine.create({ paketId: id().optional() })

export const startValidator = vine.create({
  paketId: id().optional(),
  takeover: vine.boolean().optional(),
})

export const nextValidator = vine.create({ from: vine.enum(SESSIONS).optional() })

export const saveAnswersValidator = vine.create({
  index: scalarNumber().withoutDecimals().min(0).max(MAX_NUMBER).optional(),
  answer: answers(),
  ragu: vine.array(scalarNumber().withoutDecimals()).maxLength(EXAM_ITEMS_MAX).optional(),
})

export const submitValidator = vine.create({ answers: answers().optional() })

export const reportAudioValidator = vine.create({
  audio: vine.array(vine.string().maxLength(RECORDING_NAME_MAX_LENGTH)).maxLength(EXAM_ITEMS_MAX),
  positions: vine.record(scalarNumber()).optional(),
})
