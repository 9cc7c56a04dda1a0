import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { httpsUrlRule, nameText, phoneRule, printableRule } from '#app/platform/validation/rules'
import { sentences } from '#app/platform/validation/sentences'
import { PHONE_MAX_LENGTH } from '#contracts/phone'
import { cleanQris, qrisFault } from '#contracts/qris'
import {
  CERTIFICATE_MAX_LENGTHS,
  CERTIFICATE_YEARS,
  numberPatternFault,
} from '#contracts/certificates'
import {
  NUMBER_PREFIX_INVALID,
  NUMBER_PREFIX,
  SETTING_MAX_LENGTHS as MAX,
  TESTIMONIALS_MAX,
} from '#contracts/settings'
import { PICTURE_PATH, PICTURE_GONE } from '#app/academy/actions/testimonial_pictures'

const qrisRule = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  const fault = typeof value === 'string' ? qrisFault(value) : null
  if (fault) field.report(fault, 'qris', field)
})

const numberPatternRule = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  const fault = typeof value === 'string' ? numberPatternFault(value) : null
  if (fault) field.report(fault, 'numberPattern', field)
})

const name = (max: number) => nameText().maxLength(max)
const text = (max: number) => vine.string().trim().minLength(1).maxLength(max)

/** An emptied field arrives as null, which a required setting refuses. */
const isEmptied = (field: FieldContext) => field.value === null

/** What the settings and a sample say of certificates. */
function certificateFields() {
  return {
    polaNomor: vine
      .string()
      .trim()
      .minLength(1)
      .maxLength(CERTIFICATE_MAX_LENGTHS.numberPattern)
      .use(numberPatternRule())
      .optional()
      .requiredWhen(isEmptied),
    penandaTangan: name(CERTIFICATE_MAX_LENGTHS.signatory).nullable().optional(),
    jabatan: name(CERTIFICATE_MAX_LENGTHS.position).nullable().optional(),
    masaBerlaku: vine
      .number({ strict: true })
      .in([...CERTIFICATE_YEARS])
      .nullable()
      .optional(),
  }
}

const prefix = () =>
  vine
    .string()
    .trim()
    .toUpperCase()
    .minLength(1)
    .maxLength(MAX.numberPrefix)
    .regex(NUMBER_PREFIX)
    .optional()
    .requiredWhen(isEmptied)

/** What a sample certificate is drawn with; omitted fields are today's. */
export const certificateSampleValidator = vine.create({
  namaAkademi: name(MAX.name).optional().requiredWhen(isEmptied),
  awalanNomor: prefix(),
  ...certificateFields(),
})
certificateSampleValidator.messagesProvider = sentences({
  'awalanNomor.regex': NUMBER_PREFIX_INVALID,
})

/** Omitted fields stay unchanged; null clears an optional one. */
export const settingsValidator = vine.create({
  namaAkademi: name(MAX.name).optional().requiredWhen(isEmptied),
  awalanNomor: prefix(),
  ...certificateFields(),
  nomorWa: vine.string().trim().maxLength(PHONE_MAX_LENGTH).use(phoneRule()).nullable().optional(),
  qrisTeks: vine
    .string()
    .parse((value) => (typeof value === 'string' ? cleanQris(value) : value))
    .maxLength(MAX.qris)
    .use(qrisRule())
    .nullable()
    .optional(),
  qrisContoh: vine.boolean().optional(),
  nominalUnik: vine.boolean({ strict: true }).optional().requiredWhen(isEmptied),
  linkChannel: vine.string().trim().maxLength(MAX.url).use(httpsUrlRule()).nullable().optional(),
  kursus: vine
    .object({
      judul: name(MAX.courseTitle).optional().requiredWhen(isEmptied),
      teks: text(MAX.courseText).optional().requiredWhen(isEmptied),
      pesan: text(MAX.courseMessage).optional().requiredWhen(isEmptied),
    })
    .optional(),
  testimoni: vine
    .array(
      vine.object({
        nama: name(MAX.name),
        asal: vine.string().trim().maxLength(MAX.name).use(printableRule()).nullable().optional(),
        isi: text(MAX.testimonial),
        gambar: vine
          .object({
            path: vine.string().regex(PICTURE_PATH),
            keterangan: vine
              .string()
              .trim()
              .maxLength(MAX.pictureText)
              .use(printableRule())
              .nullable()
              .optional(),
          })
          .nullable()
          .optional(),
      })
    )
    .maxLength(TESTIMONIALS_MAX)
    .optional(),
})
settingsValidator.messagesProvider = sentences({
  'awalanNomor.regex': NUMBER_PREFIX_INVALID,
  'testimoni.array.maxLength': `Testimoni maksimal ${TESTIMONIALS_MAX}.`,
  'testimoni.*.gambar.path.regex': PICTURE_GONE,
})
