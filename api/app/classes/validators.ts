import vine from '@vinejs/vine'
import { nameText, scalarNumber } from '#app/platform/validation/rules'
import { sentences } from '#app/platform/validation/sentences'
import {
  CLASS_LIST_MAX_LENGTH,
  CLASS_NAME_MAX_LENGTH,
  CLASS_NAME_MISSING,
  LIST_MAX_COLUMNS,
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
  /** Columns that somebody pointed at. */
  kolom: vine.object({ nama: column(), nohp: column(), email: column() }).optional(),
})

/** Excel's names of sheets have 31 characters. */
const SHEET_NAME_MAX_LENGTH = 100

export const sheetValidator = vine.create({
  lembar: vine.string().maxLength(SHEET_NAME_MAX_LENGTH).optional(),
})
