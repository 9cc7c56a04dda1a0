import vine from '@vinejs/vine'
import { scalarNumber } from '#app/platform/validation/rules'
import { sentences } from '#app/platform/validation/sentences'
import { CARD_CHOICES, CARDS_MAX, CARDS_TOO_MANY } from '#contracts/cards'
import { MAX_NUMBER } from '#contracts/limits'

export const cardOrderValidator = vine.create({
  siapa: vine.enum(CARD_CHOICES),
  /** Ids of the chosen ones. */
  peserta: vine
    .array(scalarNumber().withoutDecimals().range([1, MAX_NUMBER]))
    .maxLength(CARDS_MAX)
    .optional(),
  wajibGanti: vine.boolean().optional(),
  /** Whether accounts whose number isn't proven get a new password; so by default. */
  gantiBelumTerbukti: vine.boolean().optional(),
})
cardOrderValidator.messagesProvider = sentences({ 'peserta.array.maxLength': CARDS_TOO_MANY })
