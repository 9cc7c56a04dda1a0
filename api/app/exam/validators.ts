import vine from '@vinejs/vine'
import { scalarNumber } from '#app/platform/validation/number'
import { ANSWERS, SESSIONS } from '#contracts/exam'
import { MAX_NUMBER } from '#contracts/limits'

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
    .maxLength(1000)

export const paperValidator = vine.create({ paketId: id().optional() })

export const startValidator = vine.create({
  paketId: id().optional(),
  takeover: vine.boolean().optional(),
})

export const nextValidator = vine.create({ from: vine.enum(SESSIONS).optional() })

export const saveAnswersValidator = vine.create({
  index: scalarNumber().withoutDecimals().min(0).max(MAX_NUMBER).optional(),
  answer: answers(),
  ragu: vine.array(scalarNumber().withoutDecimals()).maxLength(1000).optional(),
})

export const submitValidator = vine.create({ answers: answers().optional() })

export const reportAudioValidator = vine.create({
  audio: vine.array(vine.string().maxLength(10)).maxLength(1000),
  positions: vine.record(scalarNumber()).optional(),
})
