import vine from '@vinejs/vine'
import { listQueryValidator } from '#app/listing/pages/list_query'
import {
  nameText,
  phoneRule,
  scalarNumber,
  utcTimeRule,
  MAX_NUMBER,
} from '#app/platform/validation/rules'
import { sentences } from '#app/platform/validation/sentences'
import { EVENT_MAX_LEARNERS, EVENT_MAX_OTHERS } from '#app/events/domain/schedule'
import {
  EVENT_NAME_MAX_LENGTH,
  EVENT_NAME_MISSING,
  EVENT_REST_LIMITS,
  EVENT_STARTS,
  EVENT_TOKEN_LIMITS,
  EVENT_TOLERANCE_LIMITS,
  EVENT_WINDOW_LIMITS,
  LEARNER_REASON_MISSING,
  TOKEN_MAX_LENGTH,
  EVENT_LIST,
} from '#contracts/events'
import { GRANT_REASON_MAX_LENGTH } from '#contracts/grants'
import { PHONE_MAX_LENGTH } from '#contracts/phone'

const id = () => scalarNumber().withoutDecimals().min(1).max(MAX_NUMBER)
const ids = (most: number) => vine.array(id()).distinct().maxLength(most)
const minutes = ({ min, max }: { min: number; max: number }) =>
  scalarNumber().withoutDecimals().min(min).max(max)

export const listEventsValidator = listQueryValidator(EVENT_LIST.columns)

export const eventValidator = vine.create({
  nama: nameText().maxLength(EVENT_NAME_MAX_LENGTH),
  paketId: id(),
  kelas: ids(EVENT_MAX_OTHERS),
  peserta: ids(EVENT_MAX_LEARNERS),
  pengawas: ids(EVENT_MAX_OTHERS),
  labId: id().nullable(),
  mulai: vine.string().use(utcTimeRule()),
  caraMulai: vine.enum(EVENT_STARTS),
  batasMulai: minutes(EVENT_WINDOW_LIMITS),
  toleransi: minutes(EVENT_TOLERANCE_LIMITS),
  istirahat: minutes(EVENT_REST_LIMITS),
  pakaiToken: vine.boolean(),
  gantiToken: minutes(EVENT_TOKEN_LIMITS),
  acakPilihan: vine.boolean().optional(),
})
eventValidator.messagesProvider = sentences({
  'nama.required': EVENT_NAME_MISSING,
  'nama.minLength': EVENT_NAME_MISSING,
})

/** A learner who isn't listed, with the reason for adding them. */
export const addLearnerValidator = vine.create({
  // Not `nohp`: that field names the caller.
  nomorHp: vine.string().trim().maxLength(PHONE_MAX_LENGTH).use(phoneRule()),
  alasan: vine.string().trim().minLength(1).maxLength(GRANT_REASON_MAX_LENGTH),
})
addLearnerValidator.messagesProvider = sentences({
  'alasan.required': LEARNER_REASON_MISSING,
  'alasan.minLength': LEARNER_REASON_MISSING,
})

export const enterValidator = vine.create({
  tokenUjian: vine.string().trim().maxLength(TOKEN_MAX_LENGTH).optional(),
})
