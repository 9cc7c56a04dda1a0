import vine from '@vinejs/vine'
import { academyDay, nameText, scalarNumber, MAX_NUMBER } from '#app/platform/validation/rules'
import { dayFilters, idFilter } from '#app/listing/pages/list_filters'
import { listFields, listQueryValidator } from '#app/listing/pages/list_query'
import { sentences } from '#app/platform/validation/sentences'
import { CLASS_LIST_MAX_ROWS } from '#contracts/classes'
import { SEARCH_MAX_LENGTH } from '#contracts/lists'
import {
  CLASS_AMOUNT_MAX,
  CLASS_PAYMENT_LIST,
  ENTERED_AMOUNT_MAX,
  PAYMENT_LIST,
  PAYMENT_REASON_MAX_LENGTH,
  PAYMENT_STATUSES,
  PAYMENT_WAYS,
  REFUND_ACCESS,
  REFUND_REASON_MISSING,
  REJECTION_REASON_MAX_LENGTH,
  REJECTION_REASON_MISSING,
  UNDO_REASON_MISSING,
} from '#contracts/payments'
import {
  canonicalPromo,
  PROMO_CODE_FORM,
  PROMO_CODE_MAX_LENGTH,
  PROMO_CODE_MIN_LENGTH,
  PROMO_CODE_MISSING,
  PROMO_PERCENT_MAX,
  PROMO_RUPIAH_MAX,
  PROMO_USES_MAX,
} from '#contracts/promos'
import {
  BUNDLE_NAME_LENGTH,
  BUNDLE_PACKAGES,
  BUNDLE_PRICE,
  BUNDLE_TOO_SMALL,
} from '#contracts/bundles'
import { CONFIRMED_AT_ONCE } from '#contracts/statements'

const id = () => scalarNumber().withoutDecimals().min(1).max(MAX_NUMBER)

export const listPaymentsValidator = vine.create({
  ...listFields(PAYMENT_LIST.columns),
  ...dayFilters(),
  paket: idFilter(),
  nomor: idFilter(),
  status: vine.enum(PAYMENT_STATUSES).optional(),
})

export const undoValidator = vine.create({
  alasan: vine.string().trim().minLength(1).maxLength(PAYMENT_REASON_MAX_LENGTH),
})
undoValidator.messagesProvider = sentences({ 'alasan.required': UNDO_REASON_MISSING })

export const refundValidator = vine.create({
  alasan: vine.string().trim().minLength(1).maxLength(PAYMENT_REASON_MAX_LENGTH),
  jumlah: vine.number({ strict: true }).withoutDecimals().min(1).max(CLASS_AMOUNT_MAX).optional(),
  tanggal: academyDay({ mayBeAhead: false }).optional(),
  akses: vine.enum(REFUND_ACCESS).optional(),
})
refundValidator.messagesProvider = sentences({ 'alasan.required': REFUND_REASON_MISSING })

/** A number of JSON, not its text. */
const jsonId = () => vine.number({ strict: true }).withoutDecimals().min(1).max(MAX_NUMBER)

/** A package, or a bundle of several. */
const jsonProduct = () => ({
  paketId: jsonId().optional().requiredIfMissing('bundelId'),
  bundelId: jsonId().optional(),
})

export const findPayersValidator = vine.create({
  search: vine.string().trim().minLength(2).maxLength(SEARCH_MAX_LENGTH),
})

export const recordPaymentValidator = vine.create({
  userId: jsonId(),
  ...jsonProduct(),
  jumlah: vine.number({ strict: true }).withoutDecimals().range([1, ENTERED_AMOUNT_MAX]),
  cara: vine.enum(PAYMENT_WAYS),
  tanggal: academyDay({ mayBeAhead: false }),
  catatan: vine.string().trim().maxLength(PAYMENT_REASON_MAX_LENGTH).nullable().optional(),
})

/** A promo code, however it is typed. */
const promoCode = () =>
  vine
    .string()
    .parse((value) => (typeof value === 'string' ? canonicalPromo(value) : value))
    .minLength(PROMO_CODE_MIN_LENGTH)
    .maxLength(PROMO_CODE_MAX_LENGTH)
    .regex(/^[A-Z0-9-]+$/)
const PROMO_SENTENCES = sentences({
  'kodePromo.regex': PROMO_CODE_FORM,
  'kodePromo.required': PROMO_CODE_MISSING,
  'kode.regex': PROMO_CODE_FORM,
  'satuan.literal': 'Satuan potongan harus persen atau rupiah.',
  'satuan.required': 'Satuan potongan harus persen atau rupiah.',
})

/** An empty code is none; without the field an open bill stays as it is. */
export const openBillValidator = vine.create({
  ...jsonProduct(),
  kodePromo: promoCode().nullable().optional(),
})
openBillValidator.messagesProvider = PROMO_SENTENCES

export const quotePromoValidator = vine.create({ ...jsonProduct(), kodePromo: promoCode() })
quotePromoValidator.messagesProvider = PROMO_SENTENCES

const uses = () =>
  vine.number({ strict: true }).withoutDecimals().range([1, PROMO_USES_MAX]).nullable().optional()
const isPercent = (data: unknown) => vine.helpers.isObject(data) && data.satuan === 'persen'
const promoValue = (max: number) => vine.number({ strict: true }).withoutDecimals().range([1, max])

export const createPromoValidator = vine.create(
  vine
    .object({
      kode: promoCode(),
      paketId: jsonId().nullable().optional(),
      mulai: academyDay().nullable().optional(),
      sampai: academyDay().nullable().optional(),
      maksimal: uses(),
      maksimalPerPeserta: uses(),
    })
    .merge(
      vine.group([
        vine.group.if(isPercent, {
          satuan: vine.literal('persen'),
          nilai: promoValue(PROMO_PERCENT_MAX),
        }),
        vine.group.else({ satuan: vine.literal('rupiah'), nilai: promoValue(PROMO_RUPIAH_MAX) }),
      ])
    )
)
createPromoValidator.messagesProvider = PROMO_SENTENCES

export const createBundleValidator = vine.create({
  nama: nameText().minLength(BUNDLE_NAME_LENGTH.min).maxLength(BUNDLE_NAME_LENGTH.max),
  harga: vine
    .number({ strict: true })
    .withoutDecimals()
    .range([BUNDLE_PRICE.min, BUNDLE_PRICE.max]),
  paket: vine
    .array(jsonId())
    .distinct()
    .minLength(BUNDLE_PACKAGES.min)
    .maxLength(BUNDLE_PACKAGES.max),
})
createBundleValidator.messagesProvider = sentences({ 'paket.minLength': BUNDLE_TOO_SMALL })

/** Of a JSON body, where a text is no number. */
const wireId = () => vine.number({ strict: true }).withoutDecimals().min(1).max(MAX_NUMBER)

/** The place of a column, from 0. */
const place = () => scalarNumber().withoutDecimals().min(0).max(100).optional()

export const uploadStatementValidator = vine.create({
  waktu: place(),
  jam: place(),
  jumlah: place(),
  jenis: place(),
  keterangan: place(),
})

export const confirmLinesValidator = vine.create({
  pasangan: vine
    .array(vine.object({ baris: wireId(), pembayaran: wireId() }))
    .minLength(1)
    .maxLength(CONFIRMED_AT_ONCE),
})

export const uploadPaymentValidator = vine.create({
  paket_soal_id: id().optional().requiredIfMissing('bundelId'),
  bundelId: id().optional(),
  tagihanId: id().optional(),
  kodePromo: promoCode().optional(),
})
uploadPaymentValidator.messagesProvider = PROMO_SENTENCES

const rejection = {
  status: vine.literal('rejected'),
  alasanPenolakan: vine.string().trim().minLength(1).maxLength(REJECTION_REASON_MAX_LENGTH),
}
const isRejection = (data: unknown) => vine.helpers.isObject(data) && data.status === 'rejected'

export const decidePaymentValidator = vine.create(
  vine
    .object({})
    .merge(
      vine.group([
        vine.group.if(isRejection, rejection),
        vine.group.else({ status: vine.literal('confirmed') }),
      ])
    )
)

/** `lagi`: once more, although it was sent. */
export const tellBuyerValidator = vine.create({ lagi: vine.boolean({ strict: true }) })

export const listClassPaymentsValidator = listQueryValidator(CLASS_PAYMENT_LIST.columns)

/** Rupiah. */
const amount = () => scalarNumber().withoutDecimals().min(0).max(CLASS_AMOUNT_MAX)

export const createClassPaymentValidator = vine.create({
  paket_soal_id: id(),
  peserta: vine.array(id()).minLength(1).maxLength(CLASS_LIST_MAX_ROWS).optional(),
  amount: amount().optional(),
})

export const changeAmountValidator = vine.create({ amount: amount() })

export const decideClassPaymentValidator = vine.create(
  vine
    .object({})
    .merge(
      vine.group([
        vine.group.if(isRejection, rejection),
        vine.group.else({ status: vine.literal('confirmed'), amount: amount().optional() }),
      ])
    )
)

const DECISION_SENTENCES = sentences({
  'alasanPenolakan.required': REJECTION_REASON_MISSING,
  'status.required': 'Status harus confirmed atau rejected.',
  'status.literal': 'Status harus confirmed atau rejected.',
})
decidePaymentValidator.messagesProvider = DECISION_SENTENCES
decideClassPaymentValidator.messagesProvider = DECISION_SENTENCES
