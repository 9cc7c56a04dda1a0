import vine from '@vinejs/vine'
import { scalarNumber } from '#app/platform/validation/number'
import type { Infer } from '@vinejs/vine/types'
import { printableRule } from '#app/platform/validation/printable'
import { sentences } from '#app/platform/validation/sentences'
import { MINUTES_LIMITS } from '#contracts/exam'
import { PRICE_MAX } from '#contracts/limits'

const NAME_MISSING = 'Nama paket wajib diisi!'

const minutes = () =>
  scalarNumber().withoutDecimals().range([MINUTES_LIMITS.min, MINUTES_LIMITS.max]).optional()

const fields = () => ({
  nama_paket: vine.string().trim().minLength(1).maxLength(120).use(printableRule()),
  level: vine.enum(['prediction', 'itp'] as const).optional(),
  harga: scalarNumber().withoutDecimals().range([0, PRICE_MAX]).optional(),
  hanya_lab: vine.boolean().optional(),
  durasi: vine.object({ listening: minutes(), written: minutes(), reading: minutes() }).optional(),
})

export const createPackageValidator = vine.create(fields())
export const updatePackageValidator = vine.create({
  ...fields(),
  status: vine.enum(['siap', 'belum'] as const).optional(),
})

export type NewPackage = Infer<typeof createPackageValidator>
export type PackageChange = Infer<typeof updatePackageValidator>

for (const validator of [createPackageValidator, updatePackageValidator]) {
  validator.messagesProvider = sentences({ 'nama_paket.required': NAME_MISSING })
}
