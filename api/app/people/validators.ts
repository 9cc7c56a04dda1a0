import vine from '@vinejs/vine'
import { MAX_NUMBER } from '#app/platform/validation/rules'
import { sentences } from '#app/platform/validation/sentences'
import { ERASURE_NOTE_MAX_LENGTH } from '#contracts/erasure'
import { ACTION_REASON, ACTION_REASON_MISSING } from '#contracts/interventions'

const reason = () => vine.string().trim().minLength(ACTION_REASON.min).maxLength(ACTION_REASON.max)

export const mergeValidator = vine.create({
  ke: vine.number({ strict: true }).withoutDecimals().min(1).max(MAX_NUMBER),
  periksa: vine.boolean({ strict: true }),
  alasan: reason(),
})
mergeValidator.messagesProvider = sentences({
  'alasan.required': ACTION_REASON_MISSING,
  'alasan.minLength': ACTION_REASON_MISSING,
})

export const erasureValidator = vine.create({
  alasan: reason(),
  /** The person's name, typed as a confirmation. */
  nama: vine.string().optional(),
  periksa: vine.boolean({ strict: true }).optional(),
})
erasureValidator.messagesProvider = mergeValidator.messagesProvider

export const declineErasureValidator = vine.create({ alasan: reason() })
declineErasureValidator.messagesProvider = mergeValidator.messagesProvider

export const erasureRequestValidator = vine.create({
  catatan: vine.string().trim().maxLength(ERASURE_NOTE_MAX_LENGTH).nullable().optional(),
})
