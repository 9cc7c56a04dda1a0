import vine from '@vinejs/vine'
import { academyDay, scalarNumber, MAX_NUMBER } from '#app/platform/validation/rules'
import { sentences } from '#app/platform/validation/sentences'
import { SCHOOL_LINK_END_INVALID } from '#app/reports/domain/link_life'
import { SCHOOL_CODE_MAX_LENGTH, SCHOOL_CODE_MISSING } from '#contracts/reports'

const id = () => scalarNumber().withoutDecimals().min(1).max(MAX_NUMBER)
/** 2026-12-31. */
const DAY_LENGTH = 10

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

export const moneyReportValidator = vine.create({
  dari: academyDay(),
  sampai: academyDay({ from: 'dari' }),
  format: vine.enum(['json', 'xlsx', 'pdf'] as const).optional(),
})
moneyReportValidator.messagesProvider = sentences({
  'dari.required': 'Tanggal awal wajib diisi.',
  'sampai.required': 'Tanggal akhir wajib diisi.',
  'dari.date': 'Tanggal awal harus berupa tanggal.',
  'sampai.date': 'Tanggal akhir harus berupa tanggal.',
  'format.enum': 'Format harus json, xlsx, atau pdf.',
})

/** Of a link: for a package, or for an event when there is one. */
export const schoolLinkValidator = vine.create({
  paketId: id().optional().requiredIfMissing('jadwalId'),
  jadwalId: id().optional(),
  /** The last day on which it is open. */
  sampai: vine.string().fixedLength(DAY_LENGTH),
})
schoolLinkValidator.messagesProvider = sentences({
  'sampai.required': SCHOOL_LINK_END_INVALID,
  'sampai.fixedLength': SCHOOL_LINK_END_INVALID,
})

export const schoolCodeValidator = vine.create({
  kode: vine.string().trim().minLength(1).maxLength(SCHOOL_CODE_MAX_LENGTH),
})
schoolCodeValidator.messagesProvider = sentences({
  'kode.required': SCHOOL_CODE_MISSING,
  'kode.minLength': SCHOOL_CODE_MISSING,
})
