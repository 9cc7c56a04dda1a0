import vine from '@vinejs/vine'
import { scalarNumber } from '#app/platform/validation/rules'
import { MAX_NUMBER } from '#contracts/limits'

const id = () => scalarNumber().withoutDecimals().min(1).max(MAX_NUMBER)

/** Of a class: which package; of a paper: whether it has ranks. */
export const classResultsValidator = vine.create({
  paket: id().optional(),
  peringkat: vine.boolean().optional(),
})

/** Of an event: of whose learners. */
export const eventResultsValidator = vine.create({
  kelas: id().optional(),
  peringkat: vine.boolean().optional(),
})
