import vine from '@vinejs/vine'
import { scalarNumber } from '#app/platform/validation/number'
import { listQueryValidator } from '#app/platform/listing/list_query'
import { MAX_ROW_ID } from '#app/platform/validation/row_id'
import { sentences } from '#app/platform/validation/sentences'

export const PAYMENT_COLUMNS = [
  'createdAt',
  'userNohp',
  'nama',
  'nama_paket',
  'amount',
  'status',
] as const
export type PaymentColumn = (typeof PAYMENT_COLUMNS)[number]

export const listPaymentsValidator = listQueryValidator(PAYMENT_COLUMNS)

export const uploadPaymentValidator = vine.create({
  paket_soal_id: scalarNumber().withoutDecimals().min(1).max(MAX_ROW_ID),
})

const REASON_MISSING = 'Alasan penolakan harus diisi.'

export const decidePaymentValidator = vine.create(
  vine.object({}).merge(
    vine.group([
      vine.group.if((data) => vine.helpers.isObject(data) && data.status === 'rejected', {
        status: vine.literal('rejected'),
        alasanPenolakan: vine.string().trim().minLength(1).maxLength(500),
      }),
      vine.group.else({ status: vine.literal('confirmed') }),
    ])
  )
)
decidePaymentValidator.messagesProvider = sentences({
  'alasanPenolakan.required': REASON_MISSING,
  'status.required': 'Status harus confirmed atau rejected.',
  'status.literal': 'Status harus confirmed atau rejected.',
})
