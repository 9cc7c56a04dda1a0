import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { httpsUrlRule } from '#app/platform/validation/https_url'
import { phoneRule } from '#app/platform/validation/phone'
import { printableRule } from '#app/platform/validation/printable'
import { sentences } from '#app/platform/validation/sentences'
import { qrisFault } from '#contracts/qris'
import { PICTURE_PATH, PICTURE_GONE } from '#app/academy/testimonial_pictures'

/** With their texts at most 500 and 100 long, all of them fit MySQL's 64 kB in any script. */
const MAX_TESTIMONIALS = 20

const qrisRule = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  const fault = typeof value === 'string' ? qrisFault(value) : null
  if (fault) field.report(fault, 'qris', field)
})

const name = (max: number) => vine.string().trim().minLength(1).maxLength(max).use(printableRule())
const text = (max: number) => vine.string().trim().minLength(1).maxLength(max)

/** An emptied field arrives as null; a value that there must be is not emptied by leaving it so. */
const isEmptied = (field: FieldContext) => field.value === null

/** What is left out stays as it is; null takes a value away where there may be none. */
export const settingsValidator = vine.create({
  namaAkademi: name(80).optional().requiredWhen(isEmptied),
  nomorWa: vine.string().trim().maxLength(30).use(phoneRule()).nullable().optional(),
  qrisTeks: vine.string().trim().maxLength(512).use(qrisRule()).nullable().optional(),
  qrisContoh: vine.boolean().optional(),
  linkChannel: vine.string().trim().maxLength(300).use(httpsUrlRule()).nullable().optional(),
  kursus: vine
    .object({
      judul: name(120).optional().requiredWhen(isEmptied),
      teks: text(3_000).optional().requiredWhen(isEmptied),
      pesan: text(500).optional().requiredWhen(isEmptied),
    })
    .optional(),
  testimoni: vine
    .array(
      vine.object({
        nama: name(80),
        asal: vine.string().trim().maxLength(80).use(printableRule()).nullable().optional(),
        isi: text(500),
        gambar: vine
          .object({
            path: vine.string().regex(PICTURE_PATH),
            keterangan: vine
              .string()
              .trim()
              .maxLength(100)
              .use(printableRule())
              .nullable()
              .optional(),
          })
          .nullable()
          .optional(),
      })
    )
    .maxLength(MAX_TESTIMONIALS)
    .optional(),
})
settingsValidator.messagesProvider = sentences({
  'testimoni.array.maxLength': `Testimoni maksimal ${MAX_TESTIMONIALS}.`,
  'testimoni.*.gambar.path.regex': PICTURE_GONE,
})
