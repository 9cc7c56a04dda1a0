import vine from '@vinejs/vine'
import { scalarNumber, MAX_NUMBER } from '#app/platform/validation/rules'
import { sentences } from '#app/platform/validation/sentences'
import { CLASS_LIST_MAX_ROWS } from '#contracts/classes'
import {
  GRANT_REASON_MAX_LENGTH,
  GRANT_REASON_MISSING,
  REVOCATION_REASON_MISSING,
} from '#contracts/grants'

const id = () => scalarNumber().withoutDecimals().min(1).max(MAX_NUMBER)
const reason = () => vine.string().trim().minLength(1).maxLength(GRANT_REASON_MAX_LENGTH)

export const giveAccessValidator = vine.create({ paket_soal_id: id(), alasan: reason() })

export const revokeAccessValidator = vine.create({ alasan: reason() })

const classOffer = {
  paket_soal_id: id(),
  peserta: vine.array(id()).minLength(1).maxLength(CLASS_LIST_MAX_ROWS).optional(),
}

export const checkClassAccessValidator = vine.create(classOffer)

export const giveClassAccessValidator = vine.create({ ...classOffer, alasan: reason() })

const REASON_MISSING = sentences({
  'alasan.required': GRANT_REASON_MISSING,
  'alasan.minLength': GRANT_REASON_MISSING,
})
giveAccessValidator.messagesProvider = REASON_MISSING
giveClassAccessValidator.messagesProvider = REASON_MISSING
revokeAccessValidator.messagesProvider = sentences({
  'alasan.required': REVOCATION_REASON_MISSING,
  'alasan.minLength': REVOCATION_REASON_MISSING,
})
