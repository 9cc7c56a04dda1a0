import vine from '@vinejs/vine'
import { MAX_NUMBER } from '#app/platform/validation/rules'
import { sentences } from '#app/platform/validation/sentences'
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
