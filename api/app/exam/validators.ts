import vine from '@vinejs/vine'
import { scalarNumber } from '#app/platform/validation/number'
import { ANSWERS, SESSIONS } from '#contracts/exam'

/** `seq` and pages beyond this are no honest client's. */
const MAX_COUNTER = 2_000_000_000

const id = () => scalarNumber().withoutDecimals().min(1).max(MAX_COUNTER)

const answers = () =>
  vine
    .array(
      vine.object({
        id: scalarNumber().withoutDecimals().min(-MAX_COUNTER).max(MAX_COUNTER),
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
  index: scalarNumber().withoutDecimals().min(0).max(MAX_COUNTER).optional(),
  answer: answers(),
  ragu: vine.array(scalarNumber().withoutDecimals()).maxLength(1000).optional(),
})

export const submitValidator = vine.create({ answers: answers().optional() })

export const reportAudioValidator = vine.create({
  audio: vine.array(vine.string().maxLength(10)).maxLength(1000),
  positions: vine.record(scalarNumber()).optional(),
})
