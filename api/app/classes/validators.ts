import vine from '@vinejs/vine'
import { nameText, scalarNumber, MAX_NUMBER } from '#app/platform/validation/rules'
import { sentences } from '#app/platform/validation/sentences'
import { CARDS_MAX, CARDS_TOO_MANY } from '#app/classes/domain/cards'
import { LIST_MAX_COLUMNS } from '#app/classes/domain/list_columns'
import {
  CARD_CHOICES,
  CLASS_LIST_MAX_LENGTH,
  CLASS_NAME_MAX_LENGTH,
  CLASS_NAME_MISSING,
} from '#contracts/classes'

export const classValidator = vine.create({
  nama: nameText().maxLength(CLASS_NAME_MAX_LENGTH),
})
classValidator.messagesProvider = sentences({
  'nama.required': CLASS_NAME_MISSING,
  'nama.minLength': CLASS_NAME_MISSING,
})

const column = () => scalarNumber().withoutDecimals().range([1, LIST_MAX_COLUMNS]).optional()

export const learnerListValidator = vine.create({
  daftar: vine.string().minLength(1).maxLength(CLASS_LIST_MAX_LENGTH),
  /** Columns that the admin picked. */
  kolom: vine.object({ nama: column(), nohp: column(), email: column() }).optional(),
})

/** Excel's names of worksheets have 31 characters. */
const WORKSHEET_NAME_MAX_LENGTH = 100

export const worksheetValidator = vine.create({
  lembar: vine.string().maxLength(WORKSHEET_NAME_MAX_LENGTH).optional(),
})

export const cardOrderValidator = vine.create({
  siapa: vine.enum(CARD_CHOICES),
  /** Ids of the selected learners. */
  peserta: vine
    .array(scalarNumber().withoutDecimals().range([1, MAX_NUMBER]))
    .maxLength(CARDS_MAX)
    .optional(),
  wajibGanti: vine.boolean().optional(),
  /** Whether accounts with an unproven number get a new password; true by default. */
  gantiBelumTerbukti: vine.boolean().optional(),
})
cardOrderValidator.messagesProvider = sentences({ 'peserta.array.maxLength': CARDS_TOO_MANY })
