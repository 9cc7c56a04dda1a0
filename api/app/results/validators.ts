import vine from '@vinejs/vine'
import { dayFilters, idFilter } from '#app/listing/pages/list_filters'
import { listFields } from '#app/listing/pages/list_query'
import { sentences } from '#app/platform/validation/sentences'
import { ACTION_REASON, ACTION_REASON_MISSING } from '#contracts/interventions'
import { RESULT_LIST } from '#contracts/results'

export const listResultsValidator = vine.create({
  ...listFields(RESULT_LIST.columns),
  ...dayFilters(),
  paket: idFilter(),
  kelas: idFilter(),
})

export const renameCertificateValidator = vine.create({
  alasan: vine.string().trim().minLength(ACTION_REASON.min).maxLength(ACTION_REASON.max),
})
renameCertificateValidator.messagesProvider = sentences({
  'alasan.required': ACTION_REASON_MISSING,
  'alasan.minLength': ACTION_REASON_MISSING,
})
