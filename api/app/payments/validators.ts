import vine from '@vinejs/vine'
import { scalarNumber } from '#app/platform/validation/number'
import { listQueryValidator } from '#app/platform/listing/list_query'
import { sentences } from '#app/platform/validation/sentences'
import { PAYMENT_LIST } from '#contracts/sort_columns'
import { MAX_NUMBER, REJECTION_REASON_MAX_LENGTH } from '#contracts/limits'
import { REJECTION_REASON_MISSING } from '#contracts/sentences'

export const listPaymentsValidator = listQueryValidator(PAYMENT_LIST.columns)

export const uploadPaymentValidator = vine.create({
  paket_soal_id: scalarNumber().withoutDecimals().min(1).max(MAX_NUMBER),
})

export const decidePaymentValidator = vine.create(
  vine.object({}).merge(
    vine.group([
      vine.group.if((data) => vine.helpers.isObject(data) && data.status === 'rejected', {
        status: vine.literal('rejected'),
        alasanPenolakan: vine.string().trim().minLength(1).maxLength(REJECTION_REASON_MAX_LENGTH),
      }),
      vine.group.else({ status: vine.literal('confirmed') }),
    ])
  )
)
decidePaymentValidator.messagesProvider = sentences({
  'alasanPenolakan.required': REJECTION_REASON_MISSING,
  'status.required': 'Status harus confirmed atau rejected.',
  'status.literal': 'Status harus confirmed atau rejected.',
})
